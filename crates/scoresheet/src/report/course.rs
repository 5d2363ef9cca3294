//! Which position can be shown at each entry of a record, and how sure it is.
//!
//! While one position stands, it is the game's. Where a cell fits several moves and nothing settles it, several stand, and
//! what is shown is the last one that was sure, until only one is left again: moves that fit no rival, or rivals that lead to
//! the same position (Article 9.2), end the doubt.

use crate::record::{Ply, Record, Signals, Status};
use planilla_board::{Move, Position};
use std::collections::HashSet;

/// So many positions are carried at the most; past that nothing is sure any more.
const MOST: usize = 256;

/// What can be shown at an entry.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    /// The position to show.
    pub(super) position: Position,
    /// The move that led to it.
    pub(super) last_move: Option<Move>,
    /// What it is.
    pub(super) kind: Kind,
    /// The number of the move that was last taken for something that is not sure, on which all since then rests.
    pub(super) rests_on: Option<u16>,
}

/// What a position shown at an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The one after the move.
    After,
    /// The one in which the move is not possible, or in which something is missing.
    Before,
    /// The last one before rivals that nothing settles.
    LastSure,
    /// The last one before a stop.
    Stopped,
}

/// What can be shown at the entries of a record, of so many at the most.
pub(super) fn course(record: &Record, most: usize) -> Vec<Seen> {
    let mut standing = vec![record.start];
    let (mut sure, mut rests_on) = (record.start, None);
    let last = record.plies.iter().rposition(|ply| ply.ply != 0);
    let mut seen = Vec::with_capacity(record.plies.len().min(most));
    for (entry, ply) in record.plies.iter().enumerate().take(most) {
        let was_sure = standing.len() == 1;
        let before = sure;
        advance(&mut standing, record, ply);
        if let (Some(end), true) = (record.end, Some(entry) == last) {
            standing = vec![end];
        }
        if let [only] = standing.as_slice() {
            sure = *only;
        }
        let is_sure = standing.len() == 1;
        let (position, kind) = match ply.status {
            Status::Unreached => (sure, if is_sure { Kind::Stopped } else { Kind::LastSure }),
            _ if !was_sure && !is_sure => (sure, Kind::LastSure),
            _ if ply.signals.any(Signals::STANDS) && is_sure => (sure, Kind::After),
            Status::Illegal | Status::Unread | Status::Extra if was_sure => (before, Kind::Before),
            Status::Missing if !is_sure || ply.played.is_none() => (before, Kind::Before),
            _ if !is_sure => (before, Kind::LastSure),
            _ => (sure, Kind::After),
        };
        let last_move = ply.played.filter(|_| kind == Kind::After && record.candidates_of(ply).len() < 2);
        seen.push(Seen { position, last_move, kind, rests_on });
        let stands = ply.signals.any(Signals::STANDS);
        if !ply.status.is_read() && !stands && ply.played.is_some() && ply.settled_by.is_none() {
            rests_on = Some(ply.number);
        }
    }
    seen
}

/// The position after an entry (an index) of a record; `None` where it is not known: at a move that cannot be played or is
/// not there, and where rival readings stand. After a move that was taken for another, all rests on that.
///
/// ```
/// use planilla::{Checker, Settings, report::position_after};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"lang: en\n1.d4 d5 2.Nf3 Nf6 3.Nd2 e6");
/// let fen = |entry| position_after(checked.record, entry).map(|position| position.to_fen());
/// assert_eq!(fen(3).unwrap(), "rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 2 3");
/// assert_eq!(fen(5), None); // which knight went to d2 is never said
/// ```
pub fn position_after(record: &Record, entry: usize) -> Option<Position> {
    let seen = course(record, entry + 1).into_iter().nth(entry)?;
    (seen.kind == Kind::After).then_some(seen.position)
}

/// The positions after the entries of a record, as [`position_after`] gives them; and `None` for an entry whose own move is
/// not told.
///
/// ```
/// use planilla::{Checker, Settings, report::positions};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"lang: en\n1.d4 d5 2.Nf3 Nf6 3.Nd2 e6");
/// let known: Vec<bool> = positions(checked.record).iter().map(Option::is_some).collect();
/// assert_eq!(known, [true, true, true, true, false, false]);
/// ```
pub fn positions(record: &Record) -> Vec<Option<Position>> {
    let is_open = record.plies.iter().any(|ply| record.candidates_of(ply).len() > 1);
    let told = record.plies.iter().enumerate().filter(|(_, ply)| record.told(ply).is_some());
    let mut positions = vec![None; record.plies.len()];
    if is_open {
        let course = course(record, record.plies.len());
        for (entry, _) in told.filter(|(entry, _)| course[*entry].kind == Kind::After) {
            positions[entry] = Some(course[entry].position);
        }
    } else {
        // One position stands all the way.
        told.for_each(|(entry, _)| positions[entry] = Some(*record.position_before(entry + 1)));
    }
    positions
}

/// Plays what an entry was taken for, or each of its rivals, in all positions that stand.
fn advance(standing: &mut Vec<Position>, record: &Record, ply: &Ply) {
    let Some(played) = ply.played else { return };
    let stands = ply.signals.any(Signals::STANDS);
    let rivals = record.candidates_of(ply);
    let moves: Vec<Move> =
        if rivals.len() < 2 { vec![played] } else { rivals.iter().map(|rival| rival.played).collect() };
    let (mut next, mut known) = (Vec::new(), HashSet::new());
    for position in &*standing {
        for &played in moves.iter().filter(|played| stands || position.is_legal(**played)) {
            let after = position.played(played);
            if known.insert(after.key()) {
                next.push(after);
            }
        }
        if next.len() > MOST {
            next.clear();
            break;
        }
    }
    *standing = next;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Checker, Settings};

    fn kinds(sheet: &str) -> Vec<Kind> {
        let mut checker = Checker::new(Settings::default());
        course(checker.check(sheet.as_bytes()).record, 100).iter().map(|seen| seen.kind).collect()
    }

    #[test]
    fn what_is_shown() {
        use Kind::{After, Before, LastSure, Stopped};
        for (sheet, expected) in [
            ("1.e4 e5 2.Nf3 Nc6", vec![After, After, After, After]),
            ("lang: en\n1.e4 e5 2.Kd5 Ra4 3.Bb7 Kc1", vec![After, After, Before, Stopped, Stopped, Stopped]),
            (
                "lang: es\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5",
                vec![After, After, After, After, After, After, After, After, Before, After],
            ),
            // Which knight goes to d2 is never said.
            (
                "lang: en\n1.d4 d5 2.Nf3 Nf6 3.Nd2 e6 4.e3 e5",
                vec![After, After, After, After, LastSure, LastSure, LastSure, LastSure],
            ),
        ] {
            assert_eq!(kinds(sheet), expected, "{sheet}");
        }
    }

    #[test]
    fn what_rests_on_a_guess_says_so() {
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(b"lang: es\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6");
        let rests: Vec<Option<u16>> = course(checked.record, 100).iter().map(|seen| seen.rests_on).collect();
        assert_eq!((rests[8], rests[9], rests[11]), (None, Some(5), Some(5)));
    }
}
