//! Whether a player can still mate (Articles 5.2.2, 6.9 and 6.10): is there any series of legal moves that ends with the
//! opponent mated? **Lacks the clocks**: repetitions and the count of moves without a capture (Article 9.6) are left out of the
//! question.
//!
//! Each step either gives an answer that is proved, or hands on to the next:
//!
//! 1. `material`: theorems about the men alone.
//! 2. `forced`: moves without a choice, and lines that all die soon.
//! 3. `facts` (with the rules of `kings`, `pawns` and `ends`) and `walls`: where each man may ever stand, and what that rules out.
//! 4. `search`: every position that can be reached, each once, the likeliest first. What it finds is a mate and the line to
//!    it; what it does not find when nothing is left is not there.
//!
//! No step guesses. A *yes* comes with a line that was replayed, a *no* with the step that proved it.
//!
//! # What the proofs rest on
//!
//! | of the Laws | what the proofs make of it |
//! |---|---|
//! | Check, double and uncovered (3.9, 5.1) | Nothing is proved by facts where the side to move is in check: each of its moves is looked at. Of check later on only this: a mate needs one, and no king goes where a man attacks that is never captured and never anywhere from where it does not. A man that has not moved gives check only once another has left its line, and then it may move. |
//! | Pins (3.1.3, 3.9.2) | Never counted on: a pinned man may move in the facts, and attacks as any other does. |
//! | Castling (3.8.2) | Where there is a right to it, facts are silent. Rights are never won back. |
//! | En passant (3.7.4.2) | Where one is legal, each move is looked at. Later ones are captures on the square a pawn crosses, where by single steps it may stand. |
//! | Promotion (3.7.5) | If the winner's pawn may promote, nothing is proved. One of the loser's may then be anywhere, as any man, attack nothing for sure and stand in the way of any line. |
//! | Captures (3.1) | A man is captured where a man of the other side may arrive; a king never, nor the last man of a winner, who without it mates no more. |
//! | Stalemate (5.2.1) and mate of the winner | A king goes nowhere to leave the other side no move, if all men but the other king stand still for good; where it uncovers a mate by that, it may end there. No knight or pawn arrives where it mates a king that never moved. |
//! | Forced moves | Played while there is one; a position that comes back among them comes back for ever. |
//! | Men of one colour of squares | `material` has the theorems. Among walls: what a bishop cannot attack beside a king, another man or the other king attacks, or a man of the king's own holds; each man holds one square. |
//! | The count of moves and repetitions (9.2 to 9.6) | Left out of the question. |

mod aim;
mod answer;
mod counted;
mod ends;
mod facts;
mod forced;
mod kings;
mod material;
mod open;
mod packed;
mod pawns;
mod pictures;
mod search;
mod steps;
mod visited;
mod waiting;
mod walls;

#[cfg(test)]
mod tests;

use crate::{Color, Dead, Move, Position};

/// How much is done to find out whether a player can still mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// What takes a microsecond or two in nearly all positions, and a few hundred where pawns are locked: men, forced
    /// moves, walls, and what little can be reached where little can be. Most positions that are won, or could be, are left
    /// undecided.
    Fast,
    /// A search too, until it has met that many positions. Each takes some 50 bytes and about a microsecond.
    Full {
        /// The most positions to meet; beyond 2^30 there are never more.
        nodes: u64,
    },
}

impl Effort {
    /// As much as an arbiter waits for: two million positions, some seconds at the most.
    pub const FULL: Effort = Effort::Full { nodes: 2_000_000 };

    /// The effort of a name: `fast`, `full`.
    ///
    /// ```
    /// use planilla_board::Effort;
    /// assert_eq!(Effort::from_name("fast"), Some(Effort::Fast));
    /// assert_eq!(Effort::from_name("some"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Effort> {
        match name {
            "fast" => Some(Effort::Fast),
            "full" => Some(Effort::FULL),
            _ => None,
        }
    }
}

/// What proved that a player can never mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// The men on the board, wherever they stand.
    Material,
    /// The game is over, or forced moves end it or repeat for ever.
    Forced,
    /// Walls: no man can ever give the check that mates.
    Static,
    /// Everything that can be reached has been looked at.
    Closure,
}

impl How {
    /// Its name: `material`, `forced`, `static`, `closure`.
    pub const fn as_str(self) -> &'static str {
        match self {
            How::Material => "material",
            How::Forced => "forced",
            How::Static => "static",
            How::Closure => "closure",
        }
    }
}

/// Whether a player can still mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatingChance {
    /// Yes: these moves lead to a mate.
    Winnable {
        /// A helpmate, replayed before it is given. Empty where the mate stands on the board.
        line: Vec<Move>,
        /// How many positions were met.
        nodes: u64,
    },
    /// No.
    Unwinnable {
        /// What proved it.
        how: How,
        /// How many positions were met.
        nodes: u64,
    },
    /// Not known with that effort.
    Undecided {
        /// How many positions were met.
        nodes: u64,
    },
}

impl MatingChance {
    /// How many positions were met to find the answer.
    pub const fn nodes(&self) -> u64 {
        match self {
            MatingChance::Winnable { nodes, .. }
            | MatingChance::Unwinnable { nodes, .. }
            | MatingChance::Undecided { nodes } => *nodes,
        }
    }
}

impl Position {
    /// Whether a player can still mate by some series of legal moves, the opponent helping.
    ///
    /// ```
    /// use planilla_board::{Color, Effort, How, MatingChance, Position};
    /// let walls = Position::from_fen("8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - -").unwrap();
    /// let answer = walls.mating_chance(Color::White, Effort::Fast);
    /// assert!(matches!(answer, MatingChance::Unwinnable { how: How::Static, .. }));
    ///
    /// let game = Position::from_fen("7k/8/8/8/8/4K3/8/R7 w - -").unwrap();
    /// let MatingChance::Winnable { line, .. } = game.mating_chance(Color::White, Effort::FULL) else { panic!() };
    /// assert!(line.iter().fold(game, |position, &m| position.played(m)).is_checkmate());
    /// ```
    pub fn mating_chance(&self, winner: Color, effort: Effort) -> MatingChance {
        answer::one(self, winner, effort).0
    }

    /// The same for White and Black: sooner than by asking twice where everything that can be reached has to be looked at.
    pub fn mating_chances(&self, effort: Effort) -> [MatingChance; 2] {
        answer::both(self, effort)
    }

    /// Whether the position is dead (Article 5.2.2): neither player can mate by any series of legal moves. [`Position::dead`]
    /// looks at less.
    ///
    /// ```
    /// use planilla_board::{Dead, Effort, Position};
    /// let walls = Position::from_fen("8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - -").unwrap();
    /// assert_eq!(walls.dead(), Dead::Undecided);
    /// assert_eq!(walls.dead_with(Effort::Fast), Dead::Yes);
    /// ```
    pub fn dead_with(&self, effort: Effort) -> Dead {
        let mut dead = Dead::Yes;
        for chance in self.mating_chances(effort) {
            match chance {
                MatingChance::Winnable { .. } => return Dead::No,
                MatingChance::Undecided { .. } => dead = Dead::Undecided,
                MatingChance::Unwinnable { .. } => {}
            }
        }
        dead
    }
}
