//! Arrivals after which no mate by the winner can follow: they end the game, or cost the last man. **Lacks sliders' checks**
//! from afar, and checks that are uncovered.

use super::facts::{Facts, Man};
use super::steps::king_steps;
use super::walls::may_attack;
use crate::play::backward;
use crate::{Bitboard, Role, Square, attacks, king_attacks, knight_attacks, pawn_attacks};

/// The ranks that pawns enter by the first single step, and pass by the double one.
const HOME_STEPS: Bitboard = Bitboard(0x0000_FF00_00FF_0000);

impl Facts {
    /// The squares on which a man may not arrive in a line to a mate, as far as is known.
    pub(super) fn over(&self, man: &Man) -> Bitboard {
        if man.color == self.winner { self.wasted(man) } else { self.mating(man) }
    }

    /// Where a knight or pawn of the loser's checkmates the other king, which has never moved: nothing may capture it there,
    /// and every square beside the king is held by an own man, or attacked: from there, or by another man for sure.
    ///
    /// A king that may be found to move later is not held for immobile: what it could answer is asked of the position in which
    /// the man has arrived. Squares that a pawn also passes are left out.
    fn mating(&self, man: &Man) -> Bitboard {
        let Some(king) = self.king_of(self.winner).filter(|king| !king.may_leave()) else { return Bitboard::EMPTY };
        let from = match man.role {
            Role::Knight => knight_attacks(king.from),
            Role::Pawn => pawn_attacks(self.winner, king.from) & !HOME_STEPS,
            _ => return Bitboard::EMPTY,
        };
        let from = from & !man.anywhere();
        if from.is_empty() {
            return from;
        }
        let mut captured = Bitboard::EMPTY;
        for other in self.men().iter().filter(|other| other.color == self.winner) {
            captured |= may_attack(other, other.anywhere());
        }
        from.into_iter()
            .filter(|&to| {
                let attacked = attacks(man.role, man.color, to, Bitboard::ALL);
                let passed = if man.role == Role::Pawn { backward(man.color, to.into()) } else { Bitboard::EMPTY };
                (captured & (passed | to.into())).is_empty() && self.cannot_go(king, man, to, attacked)
            })
            .collect()
    }

    /// Where the winner's last man gives check to the other king, which has never moved, from beside it, is captured, and does
    /// not mate: for the king cannot go anywhere else, and captures it, or another man can for sure.
    ///
    /// Only squares that are not known ever to be free are meant: past others it may go.
    fn wasted(&self, man: &Man) -> Bitboard {
        if self.kept != Some(man.color) || !matches!(man.role, Role::Bishop | Role::Rook | Role::Queen) {
            return Bitboard::EMPTY;
        }
        let Some(king) = self.king_of(!man.color).filter(|king| !king.may_leave()) else { return Bitboard::EMPTY };
        let from = attacks(man.role, man.color, king.from, Bitboard::ALL) & !self.clear[(!man.color).index()];
        let helped = self.king_of(man.color).map_or(Bitboard::ALL, |king| king_steps(king.anywhere()));
        (from & !man.anywhere())
            .into_iter()
            .filter(|&to| {
                let attacked = attacks(man.role, man.color, to, Bitboard::ALL) & !Bitboard::of(to);
                let captured =
                    !helped.contains(to) || self.guarded(!man.color, Some(king.from), to.into()).contains(to);
                captured && self.cannot_go(king, man, to, attacked | to.into())
            })
            .collect()
    }

    /// Whether a king that has not moved cannot go anywhere once a man of the other side has arrived, which attacks these
    /// squares.
    fn cannot_go(&self, king: &Man, man: &Man, to: Square, attacked: Bitboard) -> bool {
        let free = self.clear[king.color.index()] | to.into();
        let open = king_attacks(king.from) & free & !attacked;
        open.is_empty() || (open & !self.guarded(man.color, Some(man.from), to.into())).is_empty()
    }
}
