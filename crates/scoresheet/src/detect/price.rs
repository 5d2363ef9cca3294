//! What a player would have had to do wrong for a sheet to look as it does in a language, as a price.

use super::CellTexts;
use crate::record::{Candidate, Ply, Record, Status};
use planilla_board::Role;
use planilla_notation::{Kind, Language, Laxity, ManMove, Marks, WrittenMove};

/// What a cell costs with letters that the language does not know.
pub(super) const UNKNOWN: u64 = 10;

/// What a cell costs that the language reads and the board has no move for.
pub(super) const UNFIT: u64 = 7;

/// What a cell costs that is not reached: little, for the slip that stops the reading may be one in any language.
const UNREACHED: u64 = 2;

/// What the letters of one cell cost.
const fn of_cell(written: &WrittenMove) -> u64 {
    match (written.laxity, written.kind) {
        // A capital for a file, `Bxc6`, is more likely a piece of another language.
        (Laxity::Case, Kind::Man(ManMove { role: Some(Role::Pawn), file: Some(_), .. })) => UNKNOWN - 2,
        (Laxity::Letter, _) => 0,
        (Laxity::Other, _) => 2,
        (Laxity::Case, _) => 3,
        (Laxity::Stray, _) => 4,
    }
}

/// What the letters of all cells cost. A sheet that has the list's letter for a man and another one beside it, or letters
/// beside figurines, or pawns with a letter and without one, mixes two languages, so that the one or the other counts as unknown.
pub(super) fn of_letters(language: &Language, cells: &[CellTexts<'_>]) -> u64 {
    let mut price = 0;
    let mut others = [(0, false); 6];
    let (mut letters, mut figurines, mut pawn_letters, mut bare_pawns) = (0, 0, 0, 0);
    for CellTexts { glosses, times, .. } in cells {
        let own = glosses.iter().filter(|gloss| gloss.is_of(language)).map(|gloss| gloss.written);
        let Some(written) = own.min_by_key(|written| written.laxity) else {
            price += UNKNOWN * times;
            continue;
        };
        price += of_cell(&written) * times;
        if let Kind::Man(ManMove { role: Some(role), .. }) = written.kind {
            let (count, has_own) = &mut others[role.index()];
            let figurine = written.marks.has(Marks::FIGURINE);
            *count += if written.marks.has(Marks::OTHER_LETTER) { *times } else { 0 };
            *has_own |= written.laxity == Laxity::Letter && !figurine;
            let pawn_letter = written.marks.has(Marks::PAWN_LETTER);
            let kind = match (figurine, role == Role::Pawn, pawn_letter) {
                (true, ..) => &mut figurines,
                (false, true, true) => &mut pawn_letters,
                (false, true, false) => &mut bare_pawns,
                (false, false, _) => &mut letters,
            };
            *kind += times;
        }
    }
    let mixed = others.iter().filter(|(_, has_own)| *has_own).map(|(count, _)| count * (UNKNOWN - 1));
    price + mixed.sum::<u64>() + UNKNOWN * (letters.min(figurines) + pawn_letters.min(bare_pawns))
}

/// What a game costs on the board, beside the letters that the language does not know.
pub(super) fn of_moves(record: &Record, own: u64) -> u64 {
    let own_only = |candidates: &[Candidate]| candidates.iter().all(|candidate| candidate.languages & own != 0);
    let price = |ply: &Ply| match ply.status {
        Status::Ambiguous if own_only(record.candidates_of(ply)) => 1,
        Status::Illegal | Status::Extra => UNFIT,
        // A gap that the sheet shows is no fault of the language.
        Status::Missing => UNFIT * u64::from(ply.span.is_none()),
        Status::Unreached => UNREACHED,
        Status::Exact | Status::Normalized | Status::Repaired | Status::Unread | Status::Ambiguous => 0,
    };
    record.plies.iter().map(price).sum()
}
