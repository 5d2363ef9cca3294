//! Pieces of a text replaced.

use planilla_notation::Span;
use std::collections::BTreeMap;

/// Takes spaces from where the next column is parted from a piece that is replaced, or adds them, so that it stays where it
/// stands.
pub(super) fn align(text: &str, edits: &mut Vec<(Span, String)>) {
    let mut longer: BTreeMap<usize, isize> = BTreeMap::new();
    for (span, new) in edits.iter() {
        let behind = text.get(span.end as usize..).unwrap_or_default();
        let line = behind.split(['\n', '\r']).next().unwrap_or_default();
        // Nothing stands behind it on its line where there is no such place.
        if let Some(gap) = line.find("  ") {
            let by = new.chars().count().cast_signed() - span.of(text).chars().count().cast_signed();
            *longer.entry(span.end as usize + gap).or_default() += by;
        }
    }
    for (gap, by) in longer {
        let spaces = text[gap..].bytes().take_while(|byte| *byte == b' ').count();
        // Two spaces at the least part the columns.
        let taken = usize::try_from(by).unwrap_or(0).min(spaces - 2);
        edits.push((Span::new(gap, gap + taken), " ".repeat(usize::try_from(-by).unwrap_or(0))));
    }
}

/// A text with pieces replaced; the pieces do not overlap.
pub(super) fn edited(text: &str, mut edits: Vec<(Span, String)>) -> String {
    edits.sort_by_key(|(span, _)| span.start);
    let mut out = String::with_capacity(text.len());
    let mut copied = 0;
    for (span, new) in edits {
        out.push_str(text.get(copied..span.start as usize).unwrap_or_default());
        out.push_str(&new);
        copied = span.end as usize;
    }
    out.push_str(text.get(copied..).unwrap_or_default());
    out
}
