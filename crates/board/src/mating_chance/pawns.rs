//! The rule of pawns among the facts. **Lacks what a promoted pawn is**: from then on it may be anywhere.

use super::facts::{Facts, Man};
use super::steps::{ahead, pawn_steps};
use crate::play::backward;
use crate::{Bitboard, Color, Role};

impl Facts {
    /// A pawn advances to squares that may be free of all men, and captures on squares where a man other than the king may
    /// stand; en passant, on the square the other pawn crosses, where by the rule of single steps it may stand too.
    ///
    /// Of two pawns on a file neither passes the other while both are on it. So a pawn that has not captured gets to the square
    /// an enemy pawn ahead of it began on, or the last one an own pawn ahead may advance to, only if that one may be
    /// captured or may capture.
    pub(super) fn pawn(&self, mut man: Man) -> Man {
        let (own, enemy) = (man.color, !man.color);
        let free = self.clear[0] & self.clear[1];
        let forward = |set| backward(enemy, set);
        let ahead = ahead(own, man.from);
        let mut walls = Bitboard::EMPTY;
        for other in self.men() {
            if other.role == Role::Pawn
                && ahead.contains(other.from)
                && other.captures.is_empty()
                && !self.may_be_taken_on(other, other.anywhere())
            {
                let last = if own == Color::White { other.stands.last() } else { other.stands.first() };
                let last = last.map_or(Bitboard::EMPTY, Bitboard::of) & !Bitboard::EDGE_RANKS;
                walls |= if other.color == own { last } else { other.from.into() };
            }
        }
        let over = self.over(&man);
        let (free, prey) = (free & !over, self.prey(own) & !over);
        loop {
            let before = (man.stands, man.strays);
            man.stands |= forward(man.stands) & free & !walls;
            let sides = pawn_steps(own, man.anywhere()) & prey & self.clear[own.index()];
            man.captures |= sides;
            man.strays |= sides | (forward(man.strays) & free);
            if before == (man.stands, man.strays) {
                return man;
            }
        }
    }
}
