//! What the facts prove: that no check can ever be given, or none that mates. **Lacks a yes**: where nothing is proved,
//! nothing is said.

use super::facts::Facts;
use super::steps::{pawn_steps, straight_steps};
use crate::{Bitboard, Color, Position, Role, Square, king_attacks};

/// Whether the facts prove that `winner` can never mate.
///
/// **No check.** A mate is a check on a square the king may stand on. It is given by a man other than a king, which attacks
/// that square; it could go there but for the king, so the square is among those it *may stand on* (see [`Facts`]), or it is
/// a pawn that may stand where it attacks the square. If no man may, there is no mate. If a pawn of the winner's may
/// promote, nothing is claimed.
///
/// **Bishops of one colour.** Let all men that may do so be bishops on squares of one colour. The mated king stands on that
/// colour, and the squares beside it on its rank and file are of the other. Each of them on which the king may stand at all
/// has to be out of its reach: held by an own man, or attacked, or held, by a man of the winner's. The latter would be one
/// of the men that may attack a square the king may stand on, and those are bishops of the wrong colour; or it is the king,
/// which stands on one square that is not beside the other king. So if for each square of the colour where the king may
/// stand there are neighbours that no own man may stand on, and no one square from which the other king attacks all of
/// these, there is no mate.
pub(super) fn prove_safe(position: &Position, winner: Color) -> bool {
    let Some(mut facts) = Facts::of(position) else { return false };
    loop {
        let grown = facts.grow();
        if may_mate(&facts, winner) {
            return false;
        }
        if !grown {
            return true;
        }
    }
}

/// Whether the facts so far leave a mate possible. More facts only make it more so.
fn may_mate(facts: &Facts, winner: Color) -> bool {
    let threats = Threats::of(facts, winner);
    threats.many || threats.checked.into_iter().any(|square| !helpers(facts, winner, &threats, square).is_empty())
}

/// What checks may ever be given.
pub(super) struct Threats {
    /// Where the king to be mated may stand.
    pub(super) victim: Bitboard,
    /// Where the other king may stand.
    pub(super) helper: Bitboard,
    /// Where check may be given.
    pub(super) checked: Bitboard,
    /// Whether it may be given by others than bishops on squares of one colour.
    pub(super) many: bool,
}

impl Threats {
    pub(super) fn of(facts: &Facts, winner: Color) -> Threats {
        let mut found = Threats {
            victim: Bitboard::EMPTY,
            helper: Bitboard::EMPTY,
            checked: Bitboard::EMPTY,
            many: facts.promotes[winner.index()],
        };
        for man in facts.men().iter().filter(|man| man.role == Role::King) {
            if man.color == winner {
                found.helper = man.anywhere();
            } else {
                found.victim = man.stands;
            }
        }
        for man in facts.men().iter().filter(|man| man.color == winner) {
            let attacked = match man.role {
                Role::King => continue,
                Role::Pawn => pawn_steps(winner, man.arrives()) & found.victim,
                Role::Knight if !man.may_leave() => continue,
                _ => man.stands & found.victim,
            };
            found.checked |= attacked;
            found.many |= man.role != Role::Bishop && !attacked.is_empty();
        }
        let dark = found.checked & !Bitboard::LIGHT;
        found.many |= !dark.is_empty() && dark != found.checked;
        found
    }
}

/// The squares from which the other king helps to mate on a square by bishops of its colour: all of them if it need not.
pub(super) fn helpers(facts: &Facts, winner: Color, threats: &Threats, square: Square) -> Bitboard {
    let beside = straight_steps(square.into()) & threats.victim;
    let from = threats.helper & !(king_attacks(square) | Bitboard::of(square));
    if may_hold(facts, !winner, beside) {
        return from;
    }
    from.into_iter().filter(|&from| may_hold(facts, !winner, beside & !king_attacks(from))).collect()
}

/// Whether as many men of a player may stand on some of these squares as there are squares, for each choice of them: by
/// Hall's theorem, whether each square may be given a man of its own.
fn may_hold(facts: &Facts, color: Color, squares: Bitboard) -> bool {
    if squares.is_empty() || facts.promotes[color.index()] {
        return true;
    }
    let mut chosen = squares.0;
    while chosen != 0 {
        let some = Bitboard(chosen);
        let holders = facts
            .men()
            .iter()
            .filter(|man| man.color == color && man.role != Role::King && !(man.anywhere() & some).is_empty());
        if holders.count() < some.len() {
            return false;
        }
        chosen = (chosen - 1) & squares.0;
    }
    true
}
