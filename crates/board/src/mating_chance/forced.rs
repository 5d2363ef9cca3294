//! Moves without much choice: where only one is legal it is played, until there is a choice, an end, or a repetition; where
//! there are few, it is looked whether all lines die soon. **Lacks memory**: a position met twice is looked at twice.

use super::packed::Packed;
use super::{material, walls};
use crate::{Color, Move, Position};
use std::ops::ControlFlow;

/// How far forced moves are followed; beyond, there is taken to be a choice.
const FURTHEST: usize = 512;

/// What the forced moves lead to.
pub(super) enum Forced {
    /// A position with a choice.
    Choice {
        /// The position.
        now: Position,
        /// Whether it has few legal moves.
        narrow: bool,
    },
    /// The side to move there is checkmated.
    Mate(Position),
    /// Stalemate, or the same positions again and again: no mate can follow.
    Never,
}

/// How many legal moves make a position narrow.
pub(super) const NARROW: usize = 3;

/// The first legal move, and how many there are, counted no further than needed.
fn few(position: &Position) -> (Option<Move>, usize) {
    let (mut first, mut count) = (None, 0);
    let _ = position.try_each_legal(|m| {
        first = first.or(Some(m));
        count += 1;
        if count > NARROW { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (first, count)
}

/// Plays forced moves and adds them to the line.
///
/// A position that comes back after forced moves comes back for ever: nobody had a choice in between, nor will have.
pub(super) fn play(position: &Position, line: &mut Vec<Move>) -> Forced {
    let mut now = *position;
    let mut seen: Vec<Packed> = Vec::new();
    loop {
        match few(&now) {
            (None, _) if now.in_check() => return Forced::Mate(now),
            (None, _) => return Forced::Never,
            (Some(m), 1) => {
                let packed = Packed::of(&now);
                if seen.contains(&packed) {
                    return Forced::Never;
                }
                if seen.len() >= FURTHEST {
                    return Forced::Choice { now, narrow: false };
                }
                seen.push(packed);
                line.push(m);
                now.play(m);
            }
            (_, count) => return Forced::Choice { now, narrow: count <= NARROW },
        }
    }
}

/// How much more is done before it is given up to look whether all lines die.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    /// Positions to see.
    pub(super) positions: u32,
    /// Looks for walls at the ends of lines.
    pub(super) walls: u32,
}

/// Whether every line dies within so many plies: in a mate or stalemate that is not the one sought, or where a theorem rules
/// out what follows. It leaves at the first line that does not, and where its patience ends.
pub(super) fn dies(position: &Position, winner: Color, depth: u32, patience: &mut Patience) -> bool {
    if material::rules_out(position, winner) {
        return true;
    }
    if depth == 0 || patience.positions == 0 {
        if patience.walls == 0 {
            return false;
        }
        patience.walls -= 1;
        return walls::prove_safe(position, winner);
    }
    patience.positions -= 1;
    let mut any = false;
    let lives = position.try_each_legal(|m| {
        any = true;
        if dies(&position.played(m), winner, depth - 1, patience) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    let mated = !any && position.in_check() && position.turn != winner;
    !mated && lives.is_continue()
}
