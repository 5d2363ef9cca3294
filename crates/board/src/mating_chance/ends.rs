//! Arrivals of the loser's men that checkmate the winner, after which no mate by the winner follows. **Lacks sliders**, whose
//! checks may be answered in between, and checks that are uncovered.

use super::facts::{Facts, Man};
use super::walls::may_attack;
use crate::{Bitboard, Role, Square, attacks, king_attacks, knight_attacks, pawn_attacks};

/// The ranks that pawns enter by the first single step, and pass by the double one.
const HOME_STEPS: Bitboard = Bitboard(0x0000_FF00_00FF_0000);

impl Facts {
    /// The squares on which a man may not arrive in a line to a mate, as far as is known: where a knight or pawn of the loser's
    /// checkmates the other king, which has never moved. Nothing may capture it there, and every square beside the king is held
    /// by an own man, or attacked: from there, or by another man for sure.
    ///
    /// A king that may be found to move later is not held for immobile: what it could answer is asked of the position in which
    /// the man has arrived. Squares that a pawn also passes are left out. A pawn that has passed one may be captured in passing;
    /// then it stands nowhere after two moves that it would not have stood after a single step and a capture there, which the
    /// rule of pawns knows of.
    pub(super) fn over(&self, man: &Man) -> Bitboard {
        if man.color == self.winner {
            return Bitboard::EMPTY;
        }
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
                !captured.contains(to) && self.cannot_go(king, man, to, attacked)
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
