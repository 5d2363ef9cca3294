//! Two sheets of which neither tells the game by itself, laid beside each other by the most likely game behind both
//! ([`crate::repair`]).

use super::joint::{Slot, leave_off};
use super::sheet::Sheet;
use crate::repair::{DecidedBy, RepairEntry, RepairOptions, Repairer, SheetCells};
use std::collections::HashMap;

/// A move less likely than this settles nothing.
const SURE: f64 = 0.95;

/// No game is so long that a sheet of it has more cells.
pub(super) const MOST_CELLS: usize = 2000;

/// The cells of both sheets side by side, with the moves that the rest of both asks for.
pub(super) fn slots(sheets: &[Sheet<'_>; 2]) -> Vec<Slot> {
    let cells = sheets.each_ref().map(|sheet| SheetCells::of(sheet.checked));
    let options = RepairOptions { laws: sheets[0].checked.laws, ..RepairOptions::default() };
    let repair = Repairer::default().repair(&[&cells[0], &cells[1]], &options);
    // Cells are known by where they stand: some hold two moves, and each of these is a cell here.
    let places = [0, 1].map(|side: usize| {
        let sheet = &sheets[side];
        let mut places: HashMap<_, Vec<usize>> = HashMap::new();
        for (at, cell) in sheet.cells.iter().enumerate() {
            let Some(span) = sheet.ply(cell.entry).span else { continue };
            let observed = cells[side].cells.iter().position(|observed| {
                observed.span == span || (observed.span.start <= span.start && span.end <= observed.span.end)
            });
            places.entry(observed).or_default().push(at);
        }
        places
    });
    let mut board = repair.start;
    let mut slots = Vec::with_capacity(repair.entries.len());
    for entry in &repair.entries {
        let of = |side: usize| -> Vec<usize> {
            let observed = entry.cells[side];
            observed.and_then(|observed| places[side].get(&Some(observed))).cloned().unwrap_or_default()
        };
        let (white, black) = (of(0), of(1));
        let first = [white.first().copied(), black.first().copied()];
        if let Some(played) = entry.proposal.filter(|played| entry.ply.is_some() && board.is_legal(*played)) {
            board.play(played);
            let asked = is_sure(entry).then_some((played, matches!(entry.decided_by, DecidedBy::Later(_))));
            slots.push(Slot { cells: first, taken: Some((played, board)), asked, ..Slot::default() });
        } else {
            slots.push(Slot { cells: first, extra: true, ..Slot::default() });
        }
        // The second move of a cell that holds two.
        let second = [white.get(1).copied(), black.get(1).copied()];
        if second.iter().any(Option::is_some) {
            slots.push(Slot { cells: second, extra: true, ..Slot::default() });
        }
    }
    leave_off(sheets, slots)
}

/// Whether a move is so likely that it settles what a sheet does not tell.
fn is_sure(entry: &RepairEntry) -> bool {
    entry.decided && entry.probability >= SURE && entry.decided_by != DecidedBy::Nothing
}
