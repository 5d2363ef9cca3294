//! Whether a player can still mate: is there a series of legal moves that ends with the opponent mated?

mod aim;
mod facts;
mod forced;
mod material;
mod packed;
mod search;
mod visited;
mod waiting;
mod walls;

use crate::{Color, Move, Position};
use forced::Forced;
use search::{Outcome, Search};

/// How much is done to find an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// fast
    Fast,
    /// full
    Full {
        /// The most positions to be met.
        nodes: u64,
    },
}

/// Why no mate is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// material
    Material,
    /// forced
    Forced,
    /// static
    Static,
    /// closure
    Closure,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatingChance {
    /// yes
    Winnable {
        /// A helpmate.
        line: Vec<Move>,
        /// Positions met.
        nodes: u64,
    },
    /// no
    Unwinnable {
        /// Why.
        how: How,
        /// Positions met.
        nodes: u64,
    },
    /// not known
    Undecided {
        /// Positions met.
        nodes: u64,
    },
}

impl Position {
    /// Whether the player can still mate.
    pub fn mating_chance(&self, winner: Color, effort: Effort) -> MatingChance {
        let mut line = Vec::new();
        let no = |how, nodes| MatingChance::Unwinnable { how, nodes };
        if self.is_checkmate() {
            return if self.turn == winner { no(How::Forced, 0) } else { MatingChance::Winnable { line, nodes: 0 } };
        }
        if material::rules_out(self, winner) {
            return no(How::Material, 0);
        }
        let now = match forced::play(self, &mut line) {
            Forced::Never => return no(How::Forced, line.len() as u64),
            Forced::Mate(end) if end.turn == winner => return no(How::Forced, line.len() as u64),
            Forced::Mate(_) => return MatingChance::Winnable { nodes: line.len() as u64, line },
            Forced::Choice(now) => now,
        };
        if !line.is_empty() && material::rules_out(&now, winner) {
            return no(How::Material, line.len() as u64);
        }
        if walls::prove_safe(&now, winner) {
            return no(How::Static, line.len() as u64);
        }
        let aims = aim::Aim::all(&now, winner);
        let most = match effort {
            Effort::Fast => 3000,
            Effort::Full { nodes } => nodes,
        };
        let mut nodes = 0;
        let mut searches: [Option<Search>; 4] = [None, None, None, None];
        let mut before = 0;
        for (limit, others) in [(400, true), (4000, true), (40_000, false), (150_000, true), (u64::MAX, false)] {
            for (index, (aim, place)) in aims.iter().zip(&mut searches).enumerate() {
                if index > 0 && !others { break; }
                let search = place.get_or_insert_with(|| Search::new(&now, winner, *aim));
                if before > 0 { search.be_careful(); }
                let met = search.met();
                let outcome = search.run(if index == 0 { limit } else { limit / 4 }.min(met + (most - nodes)));
                nodes += search.met() - met;
                match outcome {
                    Outcome::Mate(index) => {
                        line.extend(search.line(index));
                        return MatingChance::Winnable { line, nodes };
                    }
                    Outcome::Exhausted => return no(How::Closure, nodes),
                    Outcome::Limit => if nodes >= most { return MatingChance::Undecided { nodes } }
                }
                if index > 0 && before > 0 { *place = None; }
            }
            before = limit;
        }
        MatingChance::Undecided { nodes }
    }
}
