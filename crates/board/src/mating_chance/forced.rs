//! Moves without a choice: where only one is legal it is played, until there is a choice, an end, or a repetition. **Lacks a
//! search.**

use super::packed::Packed;
use crate::{Move, Position};
use std::ops::ControlFlow;

/// How far forced moves are followed. They repeat or end sooner: each undoes or brings forward what is there.
const FURTHEST: usize = 512;

/// What the forced moves lead to.
pub(super) enum Forced {
    /// A position with a choice.
    Choice(Position),
    /// The side to move there is checkmated.
    Mate(Position),
    /// Stalemate, or the same positions again and again: no mate can follow.
    Never,
}

/// The legal moves of a position as far as two.
enum Few {
    None,
    One(Move),
    More,
}

fn few(position: &Position) -> Few {
    let mut found = Few::None;
    let _ = position.try_each_legal(|m| match found {
        Few::None => {
            found = Few::One(m);
            ControlFlow::Continue(())
        }
        Few::One(_) | Few::More => {
            found = Few::More;
            ControlFlow::Break(())
        }
    });
    found
}

/// Plays forced moves and adds them to the line.
///
/// A position that comes back after forced moves comes back for ever: nobody had a choice in between, nor will have.
pub(super) fn play(position: &Position, line: &mut Vec<Move>) -> Forced {
    let mut now = *position;
    let mut seen: Vec<Packed> = Vec::new();
    loop {
        match few(&now) {
            Few::None if now.in_check() => return Forced::Mate(now),
            Few::None => return Forced::Never,
            Few::More => return Forced::Choice(now),
            Few::One(m) => {
                let packed = Packed::of(&now);
                if seen.contains(&packed) {
                    return Forced::Never;
                }
                if seen.len() >= FURTHEST {
                    return Forced::Choice(now);
                }
                seen.push(packed);
                line.push(m);
                now.play(m);
            }
        }
    }
}
