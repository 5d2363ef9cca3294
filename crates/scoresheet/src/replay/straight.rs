//! The walk while every cell names one legal move: no allocation, one position.

use super::fit::among;
use super::judge::judge;
use super::{Cell, Replay};
use crate::record::{Signals, Status};
use planilla_board::{Advance, Move, Role};
use planilla_notation::{Kind, ManMove, Readings, Target, WrittenMove};

impl Replay<'_> {
    /// Reads a cell that names one legal move in the sheet's language, and plays it. Otherwise changes nothing.
    #[inline]
    pub(super) fn read_straight(&mut self, cell: &Cell) -> bool {
        let readings = self.sheet.own.reader.read(cell.span.of(self.sheet.text));
        let Some(written) = only_nearest(&readings) else { return false };
        let before = self.position;
        let Some(played) = self.play(written) else { return false };
        let signals = judge(&before, &self.position, written, played, &self.sheet.standard);
        let status = if self.sheet.standard.is_exact(signals) { Status::Exact } else { Status::Normalized };
        let entry = self.push_at(Some(cell), *written, status, signals, Some(played), &before);
        if self.position.halfmove_clock() == 0 {
            let after = self.position;
            self.watch_material(entry, &after);
        }
        true
    }

    #[inline]
    fn play(&mut self, written: &WrittenMove) -> Option<Move> {
        match written.kind {
            Kind::Man(ManMove { role: Some(role), target: Target::Square(to), .. }) => {
                let Kind::Man(man) = written.kind else { return None };
                if role == Role::Pawn && man.promotion.is_none() && matches!(to.rank().index(), 0 | 7) {
                    return None;
                }
                match self.position.advance(role, to, among(man, to, written.marks), man.promotion) {
                    Advance::Played(played) => Some(played),
                    Advance::None | Advance::Several(_) => None,
                }
            }
            Kind::Castle(side) => {
                let played = self.position.castle(side).ok()?;
                self.position.play(played);
                Some(played)
            }
            Kind::Man(_) | Kind::Gap | Kind::Unread => None,
        }
    }
}

/// The reading nearest to the letter, if it is alone there.
#[inline]
fn only_nearest(readings: &Readings) -> Option<&WrittenMove> {
    match readings.as_slice() {
        [only] => Some(only),
        [first, second, ..] if first.laxity < second.laxity => Some(first),
        _ => None,
    }
}

impl Signals {
    /// The signal of a status.
    pub(super) const fn of_status(status: Status) -> Signals {
        match status {
            Status::Exact | Status::Normalized | Status::Repaired => Signals::NONE,
            Status::Ambiguous => Signals::AMBIGUOUS,
            Status::Illegal => Signals::ILLEGAL,
            Status::Unread => Signals::UNREAD,
            Status::Missing => Signals::MISSING,
            Status::Extra => Signals::EXTRA,
            Status::Unreached => Signals::UNREACHED,
        }
    }
}
