//! Languages that only slips tell apart: they are one, and go by the first name.

use super::CellTexts;
use crate::record::{Ply, Record, Status};
use crate::replay::Glosses;
use planilla_notation::{Language, Laxity};

/// Adds the languages that read every cell as the first of those found does, as far from the letter as that one goes and
/// the faulty cells set aside: one slip does not make another language.
pub(super) fn add(
    languages: &mut Vec<&'static Language>,
    allowed: &[&'static Language],
    cells: &[CellTexts<'_>],
    faulty: &[&str],
) {
    let Some(&first) = languages.first() else { return };
    let own = |cell: &CellTexts<'_>| {
        cell.glosses.iter().filter(|gloss| gloss.is_of(first)).map(|gloss| gloss.written.laxity).min()
    };
    // A few letters in another case, or a few characters left out, are slips too.
    let loose = |cell: &CellTexts<'_>| own(cell).is_some_and(|laxity| laxity > Laxity::Other);
    let count = |cells: &mut dyn Iterator<Item = &CellTexts<'_>>| cells.map(|cell| cell.times).sum::<u64>();
    let few_loose = count(&mut cells.iter().filter(|cell| loose(cell))) * 10 <= count(&mut cells.iter());
    let odd = |cell: &&CellTexts<'_>| faulty.contains(&cell.text) || (few_loose && loose(cell));
    let equal = |other: &&'static Language| {
        cells.iter().filter(|cell| !odd(cell)).all(|cell| {
            // What the first does not know the other may know in a loose way only.
            let loosest = own(cell).unwrap_or(Laxity::Other);
            let mut glosses = cell.glosses.iter().filter(|gloss| gloss.written.laxity <= loosest);
            glosses.all(|gloss| gloss.is_of(first) == gloss.is_of(other))
        })
    };
    let held = languages.clone();
    languages.extend(allowed.iter().copied().filter(|other| !held.contains(other)).filter(equal));
}

/// The texts of the cells that made no sense.
pub(super) fn faulty_texts<'s>(record: &Record, glosses: &Glosses<'s>) -> Vec<&'s str> {
    let faulty = |ply: &&Ply| matches!(ply.status, Status::Illegal | Status::Unread | Status::Extra);
    record.plies.iter().filter(faulty).filter_map(|ply| ply.span).map(|span| glosses.text_at(span)).collect()
}
