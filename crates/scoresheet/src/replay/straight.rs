//! The walk while every cell names one legal move: no allocation, one position.

use super::fit::{among, each_fit};
use super::judge::{OF_HINTS, judge, judge_marks};
use super::standard::Standard;
use super::watch::{TO_FIFTH, TO_THIRD};
use super::{Cell, Replay};
use crate::record::{Signals, Status};
use planilla_board::{Advance, Move, Position, Role};
use planilla_notation::{Kind, ManMove, Marks, MoveReader, PlainMove, Readings, Span, Target, WrittenMove};

/// A move that was read and played, with what is kept of how it was written: all, or nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<W> {
    pub(crate) written: W,
    pub(crate) played: Move,
    /// What stands between the text and the board.
    pub(crate) signals: Signals,
}

/// What is kept of how a move was written.
pub(crate) trait Kept {
    fn of_plain(plain: PlainMove) -> Self;
    fn of(written: &WrittenMove) -> Self;
}

impl Kept for WrittenMove {
    #[inline]
    fn of_plain(plain: PlainMove) -> WrittenMove {
        plain.into()
    }

    fn of(written: &WrittenMove) -> WrittenMove {
        *written
    }
}

impl Kept for () {
    #[inline]
    fn of_plain(_: PlainMove) {}

    fn of(_: &WrittenMove) {}
}

/// Reads a cell that names one legal move, and plays it; otherwise changes nothing. Signals that are not wanted may be
/// left out.
#[allow(clippy::inline_always, reason = "called in two loops, each of which needs another part of what it gives")]
#[inline(always)]
pub(crate) fn step<W: Kept>(
    position: &mut Position,
    text: &str,
    span: Span,
    reader: &MoveReader,
    standard: &Standard,
    wanted: Signals,
) -> Option<Step<W>> {
    if let Some(plain) = reader.read_plain(text, span) {
        step_plainly(position, plain, standard, wanted)
    } else {
        step_rarely(position, span.of(text), reader, standard, wanted)
    }
}

/// Plays a plain move.
#[allow(clippy::inline_always, reason = "the hot path, of which each caller needs another part")]
#[inline(always)]
fn step_plainly<W: Kept>(
    position: &mut Position,
    plain: PlainMove,
    standard: &Standard,
    wanted: Signals,
) -> Option<Step<W>> {
    let enemies = position.by_color(!position.turn());
    let Advance::Played(played) = position.advance(plain.role, plain.to, plain.among, None) else { return None };
    let captured = enemies != position.by_color(position.turn());
    let en_passant = captured && !enemies.contains(plain.to);
    let (check, mate) = (position.in_check(), wanted.any(Signals::MATE_MISSING));
    let unusual = (captured != plain.capture) | en_passant | (check != plain.check) | (check & mate);
    let signals = if unusual && wanted != Signals::NONE {
        judge_plain(plain, captured, en_passant, position, standard)
    } else {
        Signals::NONE
    };
    Some(Step { written: W::of_plain(plain), played, signals })
}

/// The signals of a plain move that does more than go from one square to another.
#[cold]
fn judge_plain(plain: PlainMove, captured: bool, en_passant: bool, after: &Position, standard: &Standard) -> Signals {
    let written = WrittenMove::from(plain);
    standard.heard(judge_marks(written.marks, captured, en_passant, after, after.checkers()))
}

/// The rest of [`step`]: all other forms.
#[cold]
#[inline(never)]
fn step_rarely<W: Kept>(
    position: &mut Position,
    text: &str,
    reader: &MoveReader,
    standard: &Standard,
    wanted: Signals,
) -> Option<Step<W>> {
    if !wanted.any(OF_HINTS)
        && let Some(hinted) = reader.read_hinted(text.as_bytes())
    {
        return step_plainly(position, hinted, standard, wanted);
    }
    let readings = reader.read(text);
    // A letter that only looks right wants a closer look.
    let written = only_nearest(&readings).filter(|written| !written.marks.has(Marks::LOOKALIKE))?;
    let before = *position;
    let played = play(position, written)?;
    let signals = match wanted {
        Signals::NONE => Signals::NONE,
        _ => judge(&before, position, written, played, standard, wanted),
    };
    Some(Step { written: W::of(written), played, signals })
}

/// Plays a written move, if it is legal and there is one such move.
fn play(position: &mut Position, written: &WrittenMove) -> Option<Move> {
    match written.kind {
        Kind::Man(ManMove { role: Some(role), target: Target::Square(to), .. }) => {
            let Kind::Man(man) = written.kind else { return None };
            if role == Role::Pawn && man.promotion.is_none() && matches!(to.rank().index(), 0 | 7) {
                return None;
            }
            match position.advance(role, to, among(man, to, written.marks), man.promotion) {
                Advance::Played(played) => Some(played),
                Advance::None | Advance::Several(_) => None,
            }
        }
        Kind::Castle(side) => {
            let played = position.castle(side).ok()?;
            position.play(played);
            Some(played)
        }
        Kind::Man(_) if written.marks.has(Marks::OTHER_SYSTEM) => play_only(position, written),
        Kind::Relative(_) => play_only(position, written),
        Kind::Man(_) | Kind::Gap | Kind::Unread => None,
    }
}

/// Plays the one legal move that fits, if it is one.
fn play_only(position: &mut Position, written: &WrittenMove) -> Option<Move> {
    let (mut played, mut count) = (None, 0);
    each_fit(position, written, |fit| {
        count += usize::from(played != Some(fit));
        played = Some(fit);
    });
    let played = played.filter(|_| count == 1)?;
    position.play(played);
    Some(played)
}

/// The reading nearest to the letter, if it is alone there.
fn only_nearest(readings: &Readings) -> Option<&WrittenMove> {
    match readings.as_slice() {
        [only] => Some(only),
        [first, second, ..] if first.laxity < second.laxity => Some(first),
        _ => None,
    }
}

impl Replay<'_, '_> {
    /// Reads a cell that names one legal move in the sheet's language, and plays it. Otherwise changes nothing.
    #[inline]
    pub(super) fn read_straight(&mut self, cell: &Cell) -> bool {
        let clock = (self.position.turn(), self.position.fullmove_number());
        let standard = &self.sheet.standard;
        let Some(Step { written, played, signals }) =
            step(&mut self.position, self.sheet.text, cell.span, self.sheet.own.reader, standard, Signals::ALWAYS)
        else {
            return false;
        };
        let status = if standard.is_exact(signals) { Status::Exact } else { Status::Normalized };
        let entry = self.push_at(Some(cell), written, status, signals, Some(played), clock);
        match self.position.halfmove_clock() {
            0 => {
                let after = self.position;
                self.watch_material(entry, &after);
            }
            clock if clock >= TO_THIRD => self.record.signals |= Signals::of_clock(clock),
            _ => {}
        }
        true
    }
}

impl Signals {
    /// What a half-move clock leaves possible.
    const fn of_clock(clock: u16) -> Signals {
        match clock {
            0..TO_THIRD => Signals::NONE,
            TO_THIRD..TO_FIFTH => Signals::MAY_CLAIM,
            TO_FIFTH.. => Signals::MAY_CLAIM.with(Signals::MAY_BE_DRAWN),
        }
    }

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
