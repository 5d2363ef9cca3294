//! Two moves written as one: `e4c5`, `Nf3Nc6`. A cell is parted only where it is no legal move as it stands, where both
//! parts are moves to the letter and legal one after the other, where no other place would do, and where the game goes on
//! from there.

use super::branches::Fit;
use super::{Cell, Replay};
use crate::record::{Signals, Status};
use planilla_board::Position;
use planilla_notation::{Kind, Laxity, Marks, Readings, Span};

/// How long, in bytes, a cell of two moves may be.
const LONGEST: usize = 24;

/// How many cells behind it must make sense, if as many are left.
const ENOUGH: usize = 3;

impl Replay<'_, '_> {
    /// Reads a cell that no legal move fits as two moves, if it can only be that. Gives the cell to go on with.
    pub(super) fn read_two(&mut self, at: usize) -> Option<usize> {
        let middle = self.seam(at)?;
        let cell = self.cells[at];
        let parts = [Span { end: middle, ..cell.span }, Span { start: middle, ..cell.span }];
        for (part, span) in parts.into_iter().enumerate() {
            // The number stands before the first, the offer behind the second.
            let number = if part == 0 { cell.number } else { 0 };
            let cell = Cell { span, number, offer: cell.offer && part == 1, ..cell };
            self.open_branches();
            let positions = self.here();
            let readings = self.sheet.own.reader.read(self.text(&cell));
            let fits = fits_of_part(&positions, &readings);
            let Some((_, first)) = fits.first() else { return Some(self.stop(at)) };
            let entry = self.push(Some(&cell), first.written, Status::Exact, Signals::TWO_MOVES);
            let next = self.advance(entry, &fits, at);
            if next != at + 1 {
                return Some(next);
            }
        }
        Some(at + 1)
    }

    /// Whether a cell can only be two moves.
    pub(super) fn is_two(&self, at: usize) -> bool {
        let mut fits = Vec::new();
        self.fits_on(self.here().iter(), &self.readings(at), at, &mut fits);
        fits.is_empty() && self.seam(at).is_some()
    }

    /// The one place at which a cell falls apart into two moves.
    fn seam(&self, at: usize) -> Option<u32> {
        let cell = &self.cells[at];
        let text = self.text(cell);
        if !self.is_sheet() || text.len() > LONGEST || text.contains(char::is_whitespace) {
            return None;
        }
        let here = self.here();
        let mut found = None;
        for (middle, _) in text.char_indices().skip(2) {
            let parts = [&text[..middle], &text[middle..]].map(|part| self.sheet.own.reader.read(part));
            // "Nf3N" has the sign of a novelty; here the letter opens the second move.
            if parts[0].first().marks.has(Marks::ANNOTATION) && !text[..middle].ends_with(['!', '?']) {
                continue;
            }
            let after = after_part(&here, &parts[0]);
            let after = after_part(&after, &parts[1]);
            if after.is_empty() {
                continue;
            }
            if found.is_some() {
                return None;
            }
            found = Some((middle, after));
        }
        let (middle, after) = found?;
        // `e2e4` and `e7-e5` are one move, if a wrong one: two only where the rest of the game bears it out.
        let squares = self.readings(at).iter().any(|reading| reading.marks.any(Marks::LONG | Marks::COORDINATES));
        let left = self.cells.len() - at - 1;
        let enough = ENOUGH.min(left).max(usize::from(squares));
        (self.look(after, at + 1) >= enough).then_some(cell.span.start + middle as u32)
    }
}

/// The positions after a part of a cell.
fn after_part(positions: &[Position], readings: &Readings) -> Vec<Position> {
    let fits = fits_of_part(positions, readings);
    fits.iter().map(|(index, fit)| positions[*index].played(fit.played)).collect()
}

/// The moves that fit a part of a cell to the letter.
fn fits_of_part(positions: &[Position], readings: &Readings) -> Vec<(usize, Fit)> {
    let mut fits = Vec::new();
    let first = readings.first();
    let whole = match first.kind {
        Kind::Man(man) => man.role.is_some() && matches!(man.target, planilla_notation::Target::Square(_)),
        Kind::Castle(_) => true,
        Kind::Relative(_) | Kind::Gap | Kind::Unread => false,
    };
    if whole && first.laxity == Laxity::Letter && !first.marks.any(Marks::LONG | Marks::COORDINATES) {
        for (index, position) in positions.iter().enumerate() {
            super::each_fit(position, first, |played| {
                fits.push((index, Fit { played, written: *first, languages: 0 }));
            });
        }
    }
    fits
}
