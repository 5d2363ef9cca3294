//! What a cell says by itself, and what becomes of it beside a proposal.

use super::answer::RepairOptions;
use super::sheet::ObservedCell;
use crate::record::{Signals, Status};
use crate::replay::{Standard, each_fit, judge};
use planilla_board::{Move, Position};
use planilla_notation::language::Language;
use planilla_notation::{Dialect, Kind, Laxity, reader};

/// What the text of a cell says by itself in a position.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// The legal moves that fit.
    pub(super) fits: Vec<Move>,
    /// Whether it is written as the Laws prescribe or allow, if one fits.
    pub(super) exact: bool,
    /// What it is where none fits.
    pub(super) otherwise: Option<Status>,
    /// The move it names, where that is not a legal one.
    names: Option<Kind>,
}

impl Said {
    /// Whether it is a move, and not a legal one.
    fn is_illegal(&self) -> bool {
        self.otherwise == Some(Status::Illegal)
    }

    /// Whether both name the same move, which is not legal, in whatever letters.
    pub(super) fn is_same_fault(&self, other: &Said) -> bool {
        let both = self.names.zip(other.names).filter(|_| self.is_illegal() && other.is_illegal());
        both.is_some_and(|(one, other)| one.agrees_with(other))
    }
}

/// Reads a cell by itself.
pub(super) fn said(
    cell: &ObservedCell,
    position: &Position,
    language: &'static Language,
    options: &RepairOptions,
) -> Said {
    let readings = reader(language).read(cell.text());
    if cell.readings.is_empty() || readings.first().kind == Kind::Gap {
        return Said { otherwise: Some(Status::Missing), ..Said::default() };
    }
    for laxity in Laxity::ALL {
        let mut said = Said::default();
        let mut first = None;
        for written in readings.iter().filter(|written| written.laxity == laxity) {
            each_fit(position, written, |played| {
                if !said.fits.contains(&played) {
                    said.fits.push(played);
                    first = first.or(Some(*written));
                }
            });
        }
        if let (Some(written), Some(played)) = (first, said.fits.first()) {
            let standard = Standard::new(Dialect::Sheet, options.laws);
            let signals = judge(position, &position.played(*played), &written, *played, &standard, Signals::ALWAYS);
            said.exact = said.fits.len() == 1 && standard.is_exact(signals);
            return said;
        }
    }
    let unread = readings.iter().all(|written| written.kind == Kind::Unread);
    let otherwise = Some(if unread { Status::Unread } else { Status::Illegal });
    Said { otherwise, names: Some(readings.first().kind), ..Said::default() }
}

/// What became of a cell that says this, if this move is proposed.
pub(super) fn status(said: &Said, played: Move, decided: bool) -> Status {
    match (said.fits.as_slice(), said.otherwise) {
        ([only], _) if *only == played => {
            if said.exact {
                Status::Exact
            } else {
                Status::Normalized
            }
        }
        (fits, _) if fits.len() > 1 && fits.contains(&played) && decided => Status::Normalized,
        (_, Some(Status::Missing)) => Status::Missing,
        _ if decided => Status::Repaired,
        (_, Some(otherwise)) => otherwise,
        _ => Status::Ambiguous,
    }
}

/// Which of two statuses is the worse.
pub(super) fn gravity(status: Status) -> usize {
    match status {
        Status::Exact => 0,
        Status::Normalized => 1,
        Status::Repaired => 2,
        Status::Missing => 3,
        Status::Ambiguous => 4,
        Status::Illegal => 5,
        Status::Unread => 6,
        Status::Extra => 7,
        Status::Unreached => 8,
    }
}
