//! In what two sheets differ, one by one: a list to go through. **Lacks judgement by the Laws**: that is the rules'.

use super::joint::{JointOutcome, JointPly, SettledBy};
use super::sheet::{Meaning, Sheet};
use crate::report::is_draw_offer;
use planilla_board::{Color, Move};
use planilla_notation::{Key, Span};

/// The kinds of differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DifferenceKind {
    /// The sheets name different moves, or one names none that is possible.
    Move,
    /// A sheet has nothing there.
    Missing,
    /// A cell of one sheet stands for no move of the game.
    Extra,
    /// The moves of a sheet stand in the wrong column from there on.
    Shift,
    /// The same move, written with other hints or in another form.
    Spelling,
    /// An offer of a draw stands on one sheet only, or at different moves.
    DrawOffer,
    /// The results differ.
    Result,
    /// The headings differ.
    Header,
}

impl DifferenceKind {
    /// All kinds.
    pub const ALL: [DifferenceKind; 8] = [
        DifferenceKind::Move,
        DifferenceKind::Missing,
        DifferenceKind::Extra,
        DifferenceKind::Shift,
        DifferenceKind::Spelling,
        DifferenceKind::DrawOffer,
        DifferenceKind::Result,
        DifferenceKind::Header,
    ];

    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            DifferenceKind::Move => "move",
            DifferenceKind::Missing => "missing",
            DifferenceKind::Extra => "extra",
            DifferenceKind::Shift => "shift",
            DifferenceKind::Spelling => "spelling",
            DifferenceKind::DrawOffer => "draw_offer",
            DifferenceKind::Result => "result",
            DifferenceKind::Header => "header",
        }
    }
}

/// One difference of two sheets.
#[derive(Clone, Debug)]
pub struct SheetDifference {
    /// What kind of difference it is.
    pub kind: DifferenceKind,
    /// The row of the joint game (an index) at which it is; none for results and headings.
    pub row: Option<usize>,
    /// The heading it is about.
    pub key: Option<Key>,
    /// Where it stands on each sheet, White's first: the cell, or the value of a heading.
    pub places: [Option<Span>; 2],
    /// The move that was played, if that is settled, and by what.
    pub settled: Option<(Move, SettledBy)>,
}

impl SheetDifference {
    pub(super) fn new(kind: DifferenceKind) -> SheetDifference {
        SheetDifference { kind, row: None, key: None, places: [None; 2], settled: None }
    }
}

/// The differences in moves, in the order of the game.
pub(super) fn of_moves(sheets: &[Sheet<'_>; 2], rows: &[JointPly]) -> Vec<SheetDifference> {
    let mut found = Vec::new();
    let mut shifted = [false; 2];
    for (at, row) in rows.iter().enumerate() {
        for side in Color::ALL {
            let now = is_shifted(sheets, row, side);
            // A row without a cell on this sheet says nothing of its columns.
            let Some(now) = now else { continue };
            // Where both are exchanged, nothing differs.
            let both = is_shifted(sheets, row, !side) == Some(true);
            if now && !both && !shifted[side.index()] && runs_on(sheets, &rows[at..], side) {
                let settled = row.outcome.played().map(|played| (played, SettledBy::sheet(!side)));
                found.push(about(sheets, rows, at, DifferenceKind::Shift, settled));
            }
            shifted[side.index()] = now;
        }
        if let Some((kind, settled)) = kind(sheets, row) {
            found.push(about(sheets, rows, at, kind, settled));
        }
    }
    found.extend(offers(sheets, rows));
    found.sort_by_key(|difference| difference.row);
    found
}

fn about(
    sheets: &[Sheet<'_>; 2],
    rows: &[JointPly],
    at: usize,
    kind: DifferenceKind,
    settled: Option<(Move, SettledBy)>,
) -> SheetDifference {
    let place = |side: Color| sheets[side.index()].ply(rows[at].entries[side.index()]? as usize).span;
    SheetDifference { row: Some(at), places: Color::ALL.map(place), settled, ..SheetDifference::new(kind) }
}

/// What kind of difference a row is, if it is one, and how it is settled.
fn kind(sheets: &[Sheet<'_>; 2], row: &JointPly) -> Option<(DifferenceKind, Option<(Move, SettledBy)>)> {
    // What both leave open is missing, and no difference.
    if row.ply > 0 && row.meanings.iter().all(Meaning::is_open) {
        return None;
    }
    let open = row.meanings.iter().any(Meaning::is_open);
    Some(match row.outcome {
        JointOutcome::Agreed(played) => {
            if !is_spelled_otherwise(sheets, row, played) {
                return None;
            }
            (DifferenceKind::Spelling, None)
        }
        // The same text that only one of two boards lets be played is no difference.
        JointOutcome::Settled(..) if !open && is_written_alike(sheets, row) => return None,
        JointOutcome::Settled(played, by) => {
            let alike = row.meanings.iter().all(|meaning| meaning.allows(played));
            let kind = match (alike, open) {
                (true, _) => DifferenceKind::Spelling,
                (_, true) => DifferenceKind::Missing,
                _ => DifferenceKind::Move,
            };
            (kind, Some((played, by)))
        }
        JointOutcome::Alike | JointOutcome::SameIllegal => return None,
        JointOutcome::Open if open => (DifferenceKind::Missing, None),
        JointOutcome::Open if is_written_alike(sheets, row) => return None,
        JointOutcome::Parted | JointOutcome::Open => (DifferenceKind::Move, None),
        // One that both have is too many on both.
        JointOutcome::Extra if row.entries.iter().all(Option::is_some) => return None,
        JointOutcome::Extra => (DifferenceKind::Extra, None),
        JointOutcome::Unreached => {
            let lacks = row.entries.iter().any(Option::is_none);
            if !lacks && is_written_alike(sheets, row) {
                return None;
            }
            (if lacks { DifferenceKind::Missing } else { DifferenceKind::Move }, None)
        }
    })
}

/// Whether both cells say the same, in whatever letters.
fn is_written_alike(sheets: &[Sheet<'_>; 2], row: &JointPly) -> bool {
    let [Some(white), Some(black)] = row.entries.map(|entry| entry.map(|entry| entry as usize)) else { return false };
    let cell = |side: Color, entry: usize| {
        let cells = &sheets[side.index()].cells;
        cells.binary_search_by_key(&entry, |cell| cell.entry).ok().map(|at| &cells[at])
    };
    let alike =
        cell(Color::White, white).zip(cell(Color::Black, black)).is_some_and(|(one, other)| one.names_what(other));
    alike || sheets[0].written(white).trim() == sheets[1].written(black).trim()
}

/// Whether a move that both sheets name is written with other hints or in another form: letters of languages and marks apart.
fn is_spelled_otherwise(sheets: &[Sheet<'_>; 2], row: &JointPly, played: Move) -> bool {
    let kind = |side: Color| {
        let sheet = &sheets[side.index()];
        let entry = row.entries[side.index()]? as usize;
        let cell = sheet.cells.binary_search_by_key(&entry, |cell| cell.entry).ok().map(|at| &sheet.cells[at])?;
        cell.reading_of(&row.before[side.index()], played).map(|written| written.kind)
    };
    kind(Color::White) != kind(Color::Black)
}

/// Whether the cell of a sheet stands in the column of the other player; `None` where no number tells.
fn is_shifted(sheets: &[Sheet<'_>; 2], row: &JointPly, side: Color) -> Option<bool> {
    let sheet = &sheets[side.index()];
    let entry = row.entries[side.index()].filter(|_| row.ply > 0)? as usize;
    let cell = sheet.cells.binary_search_by_key(&entry, |cell| cell.entry).ok()?;
    sheet.cells[cell].column.map(|column| column != row.color)
}

/// Whether the columns stay exchanged for more than one cell, or to the end of the sheet.
fn runs_on(sheets: &[Sheet<'_>; 2], rows: &[JointPly], side: Color) -> bool {
    let mut known = rows.iter().filter_map(|row| is_shifted(sheets, row, side)).skip(1);
    known.next().is_none_or(|next| next)
}

/// The offers of a draw that do not stand at the same move on both sheets. Two that stand near each other, one on each sheet,
/// are one offer at different moves.
fn offers(sheets: &[Sheet<'_>; 2], rows: &[JointPly]) -> Vec<SheetDifference> {
    let offered = |row: &JointPly, side: Color| {
        row.entries[side.index()].is_some_and(|entry| is_draw_offer(sheets[side.index()].ply(entry as usize)))
    };
    let alone = |side: Color| -> Vec<usize> {
        let there = |at: &usize| rows[*at].ply > 0 && offered(&rows[*at], side) && !offered(&rows[*at], !side);
        (0..rows.len()).filter(there).collect()
    };
    let (white, mut black) = (alone(Color::White), alone(Color::Black));
    let mut found = Vec::new();
    let place = |at: usize, side: Color| sheets[side.index()].ply(rows[at].entries[side.index()]? as usize).span;
    for at in white {
        let near = black.iter().position(|other| rows[at].ply.abs_diff(rows[*other].ply) <= NEAR);
        let other = near.map(|near| black.remove(near));
        let places = [place(at, Color::White), other.and_then(|other| place(other, Color::Black))];
        found.push(SheetDifference { row: Some(at), places, ..SheetDifference::new(DifferenceKind::DrawOffer) });
    }
    for at in black {
        let places = [None, place(at, Color::Black)];
        found.push(SheetDifference { row: Some(at), places, ..SheetDifference::new(DifferenceKind::DrawOffer) });
    }
    found
}

/// Offers so many half-moves apart can be one.
const NEAR: u32 = 2;
