//! What a cell says of its move beside naming it: `!`, `?`, `±`, `$5`.

use planilla_notation::{Marks, WrittenMove};

/// Signs of annotation of one character.
const SIGNS: [char; 14] = ['!', '?', '‼', '⁇', '⁈', '⁉', '±', '∓', '⩲', '⩱', '∞', '□', '⌓', '$'];

/// Puts the annotation of a cell behind its new form, before a draw offer.
pub(super) fn add_annotation(new: &mut String, written: &WrittenMove, cell: &str) {
    if written.marks.has(Marks::ANNOTATION) {
        let at = new.find("(=)").map_or(new.len(), |offer| new[..offer].trim_end().len());
        new.insert_str(at, annotation(cell));
    }
}

/// Whether a cell has an annotation that [`add_annotation`] does not keep: `+-`, `N`, or signs that do not stand together.
pub(super) fn is_annotation_lost(written: &WrittenMove, cell: &str) -> bool {
    let kept = annotation(cell);
    let signs = |text: &str| text.chars().filter(|c| SIGNS.contains(c)).count();
    let several = ["+-", "-+", "+/", "/+", "=/"].iter().any(|sign| cell.contains(sign));
    written.marks.has(Marks::ANNOTATION) && (kept.is_empty() || several || signs(kept) < signs(cell))
}

/// The first run of signs of a cell.
pub(crate) fn annotation(cell: &str) -> &str {
    let Some(start) = cell.find(SIGNS) else { return "" };
    let rest = &cell[start..];
    let mut glyph = false;
    let end = rest.find(|c: char| {
        glyph = c == '$' || (glyph && c.is_ascii_digit());
        !(glyph || SIGNS.contains(&c))
    });
    &rest[..end.unwrap_or(rest.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_run_of_signs_is_kept() {
        for (cell, kept) in [("Cf3!?", "!?"), ("Cf3± (=)", "±"), ("Cf3$14", "$14"), ("Cf3 !$1 2", "!$1"), ("Cf3", "")]
        {
            assert_eq!(annotation(cell), kept, "{cell}");
        }
    }
}
