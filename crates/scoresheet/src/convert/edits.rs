//! Pieces of a text replaced.

use planilla_notation::Span;

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
