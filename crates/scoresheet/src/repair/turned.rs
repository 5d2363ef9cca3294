//! Rows in which White's and Black's moves stand in each other's column, throughout or from a row on. **What is turned round
//! to be read is told** ([`super::Repair::turned`]), and the cells stay where they stand.

use super::answer::Repair;
use super::sheet::SheetCells;
use crate::record::Status;
use planilla_board::Color;

/// So much cheaper the game must be with rows turned, from the first one on and from a later one on: a move that was left out
/// exchanges the columns behind it too, and is more usual.
const FROM_THE_FIRST: f64 = 8.0;
const FROM_A_LATER: f64 = 16.0;

/// So many cells at the least, and of those behind the first of them so many in a hundred, stand where they do not belong.
const LEAST: usize = 6;
const MOST_OF: usize = 70;

/// So many of them in a hundred are not read as written, if they begin at a later row: where they are, a cell that is lost or doubled
/// explains the columns.
const NOT_AS_WRITTEN: usize = 25;

/// A sheet with rows turned round.
pub(super) struct Turned {
    /// The first cell of the first row that is turned, an index of the sheet as it stands.
    pub(super) from: usize,
    /// The sheet in the order of play.
    pub(super) sheet: SheetCells,
    /// Where each of its cells stands on the sheet as it is.
    order: Vec<usize>,
}

impl Turned {
    /// A sheet with all rows from a cell on turned round; `None` if there are none.
    fn new(sheet: &SheetCells, from: usize) -> Option<Turned> {
        let mut turned = Turned { from, sheet: sheet.clone(), order: (0..sheet.cells.len()).collect() };
        let mut at = from;
        while let Some([one, other]) = turned.sheet.cells.get_mut(at..).and_then(<[_]>::first_chunk_mut) {
            if !is_row(one.color, other.color, other.number) {
                at += 1;
                continue;
            }
            std::mem::swap(one, other);
            std::mem::swap(&mut one.number, &mut other.number);
            std::mem::swap(&mut one.color, &mut other.color);
            turned.order.swap(at, at + 1);
            at += 2;
        }
        (turned.order.iter().enumerate().any(|(at, cell)| at != *cell)).then_some(turned)
    }

    /// A sheet with all rows turned round.
    pub(super) fn throughout(sheet: &SheetCells) -> Option<Turned> {
        Turned::new(sheet, 0)
    }

    /// A repair of the turned sheet, said of the cells as they stand.
    pub(super) fn told(&self, nth: usize, mut repair: Repair) -> Repair {
        for cell in repair.entries.iter_mut().filter_map(|entry| entry.cells[nth].as_mut()) {
            *cell = self.order.get(*cell).copied().unwrap_or(*cell);
        }
        repair.turned[nth] = Some(self.from);
        repair
    }

    /// How much cheaper it must make the game.
    pub(super) fn price(&self) -> f64 {
        if self.from == 0 { FROM_THE_FIRST } else { FROM_A_LATER }
    }
}

/// Whether two cells are those of one row.
fn is_row(one: Option<Color>, other: Option<Color>, number: Option<u16>) -> bool {
    one == Some(Color::White) && other == Some(Color::Black) && number.is_none()
}

/// The ways to turn a sheet that are worth a look: where a repair as it stands has most cells from one on in the column of the other
/// player, or in no place at all, and does not read them as written, the rows from that one on, or from the row before.
pub(super) fn suspects(repair: &Repair, nth: usize, sheet: &SheetCells) -> Vec<Turned> {
    let mut places: Vec<Option<Color>> = vec![None; sheet.cells.len()];
    let mut as_written = vec![false; sheet.cells.len()];
    let mut color = repair.start.turn();
    for entry in &repair.entries {
        if let Some(place) = entry.cells[nth].and_then(|cell| places.get_mut(cell)) {
            *place = entry.ply.map(|_| color);
        }
        if let Some(read) = entry.cells[nth].and_then(|cell| as_written.get_mut(cell)) {
            *read = matches!(entry.statuses[nth], Some(Status::Exact | Status::Normalized));
        }
        if entry.ply.is_some() {
            color = !color;
        }
    }
    let is_off = |at: usize| sheet.cells[at].color.is_some() && places[at] != sheet.cells[at].color;
    let Some(first) = (0..places.len()).find(|at| is_off(*at)) else { return Vec::new() };
    let behind = places.len() - first;
    let off = (first..places.len()).filter(|at| is_off(*at)).count();
    let not_as_written = as_written[first..].iter().filter(|read| !**read).count();
    let is_explained = off * 100 < behind * MOST_OF || (first > 1 && not_as_written * 100 < behind * NOT_AS_WRITTEN);
    if behind < LEAST || is_explained {
        return Vec::new();
    }
    let rows = (0..=first).rev().filter(|at| sheet.cells[*at].color == Some(Color::White));
    rows.take(2).filter_map(|from| Turned::new(sheet, from)).collect()
}
