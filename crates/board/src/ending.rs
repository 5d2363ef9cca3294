//! The end of the game on the board: checkmate, stalemate and dead positions (Articles 5.1.1, 5.2.1 and 5.2.2).

use crate::{Bitboard, Position};
use std::ops::ControlFlow;

/// How the game stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// The game goes on, as far as [`Position::state`] can tell.
    Ongoing,
    /// The side to move is checkmated (Article 5.1.1).
    Checkmate,
    /// The side to move has no legal move and is not in check (Article 5.2.1).
    Stalemate,
    /// Neither player has the men to checkmate (Article 5.2.2).
    DeadPosition,
}

impl State {
    /// The word of the interface: `ongoing`, `checkmate`, `stalemate`, `dead_position`.
    pub const fn as_str(self) -> &'static str {
        match self {
            State::Ongoing => "ongoing",
            State::Checkmate => "checkmate",
            State::Stalemate => "stalemate",
            State::DeadPosition => "dead_position",
        }
    }
}

/// Whether checkmate can no longer come about by any series of legal moves (Article 5.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dead {
    /// It cannot: the position is dead.
    Yes,
    /// It can: checkmate stands on the board or one move away.
    No,
    /// Not known from what [`Position::dead`] looks at.
    Undecided,
}

impl Position {
    /// Whether the side to move is checkmated (Article 5.1.1).
    ///
    /// ```
    /// use planilla_board::Position;
    /// let fools = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    /// assert!(Position::from_fen(fools).unwrap().is_checkmate());
    /// ```
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated (Article 5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.has_legal_move()
    }

    /// Whether the men on the board can give no checkmate, wherever they stand: kings alone, one knight, or any number
    /// of bishops on squares of one colour.
    ///
    /// Two knights against a king are not among them: a mate exists, though it cannot be forced.
    ///
    /// ```
    /// use planilla_board::Position;
    /// assert!(Position::from_fen("4k3/8/8/8/8/8/8/4KN2 w - -").unwrap().dead_by_material());
    /// assert!(!Position::from_fen("4k3/8/8/8/8/8/8/4KNN1 w - -").unwrap().dead_by_material());
    /// ```
    pub fn dead_by_material(&self) -> bool {
        let [pawns, knights, bishops, rooks, queens, _] = self.by_role;
        if !(pawns | rooks | queens).is_empty() {
            return false;
        }
        if bishops.is_empty() {
            return knights.len() <= 1;
        }
        knights.is_empty() && ((bishops & Bitboard::LIGHT).is_empty() || (bishops & !Bitboard::LIGHT).is_empty())
    }

    /// Whether the position is dead, with a sound but modest answer.
    ///
    /// *Yes* comes from the material alone ([`Position::dead_by_material`]); *no* from a checkmate on the board or one
    /// move away; blocked pawns and forced captures are left undecided.
    pub fn dead(&self) -> Dead {
        if self.dead_by_material() {
            return Dead::Yes;
        }
        let mates = |m| if self.played(m).is_checkmate() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        if self.is_checkmate() || self.try_each_legal(mates).is_break() { Dead::No } else { Dead::Undecided }
    }

    /// How the game stands: mate and stalemate exactly, dead positions by material.
    pub fn state(&self) -> State {
        if !self.has_legal_move() {
            return if self.in_check() { State::Checkmate } else { State::Stalemate };
        }
        if self.dead_by_material() { State::DeadPosition } else { State::Ongoing }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states() {
        for (fen, state, dead) in [
            ("4k3/8/8/8/8/8/8/4K3 w - -", State::DeadPosition, Dead::Yes),
            ("4k3/8/8/8/8/8/8/B1B1K3 w - -", State::DeadPosition, Dead::Yes),
            ("b3k3/8/8/8/8/8/8/3BK3 w - -", State::DeadPosition, Dead::Yes),
            ("2b1k3/8/8/8/8/8/8/2B1K3 w - -", State::Ongoing, Dead::Undecided),
            ("4k1n1/8/8/8/8/8/8/4KN2 w - -", State::Ongoing, Dead::Undecided),
            ("4k3/8/8/8/8/8/8/3NKN2 w - -", State::Ongoing, Dead::Undecided),
            ("7k/8/5KQ1/8/8/8/8/8 b - -", State::Stalemate, Dead::Undecided),
            ("7k/6Q1/6K1/8/8/8/8/8 b - -", State::Checkmate, Dead::No),
            ("7k/8/6K1/8/8/8/8/R7 w - -", State::Ongoing, Dead::No),
        ] {
            let position = Position::from_fen(fen).unwrap();
            assert_eq!((position.state(), position.dead()), (state, dead), "{fen}");
        }
    }
}
