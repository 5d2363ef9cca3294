//! What the facts prove: that no check can ever be given, or none that mates. **Lacks a yes**: where nothing is proved,
//! nothing is said.

use super::facts::{Facts, Man, Supposed};
use super::open::may_promote;
use super::steps::{king_steps, knight_steps, oblique_steps, pawn_steps, straight_steps};
use crate::attacks::{oblique_lines, straight_lines};
use crate::{Bitboard, Color, Position, Role, Square, between, king_attacks, pawn_attacks};
use std::ops::ControlFlow;

/// Whether the facts prove that `winner` can never mate. If a pawn of the winner's may promote, nothing is claimed.
///
/// **The check.** A mate is a check on a square the king may stand on. It is given by a piece that may stand where it attacks
/// that square, or by a pawn that may arrive there; a man that never moves gives none, as no king moves into check and nothing
/// ever stood between. A pawn stands beside the king it checks, which captures it unless another man, or the king,
/// attacks the pawn's square.
///
/// **The escapes.** No square beside the king is open to it. One where it may ever stand is held by one of its own men, each of
/// them on a square of its own, or attacked: by one of the winner's men, or by the other king from the one square on which
/// that one stands.
///
/// **The other king.** It stands where it may stand; or it has arrived, with the mating move, where it leaves no move. Then
/// another man gives the check on the line the king has left.
///
/// If for every square one of these fails, there is no mate.
pub(super) fn prove_safe(position: &Position, winner: Color) -> bool {
    prove(position, winner, Supposed::default(), 0, &mut { 1 })
}

/// The same with more patience: where men might be captured before they have moved, it is looked apart at what follows if one
/// of them is, and what if it is not; and where there is check or an en passant capture, at every move.
pub(super) fn prove_apart(position: &Position, winner: Color) -> bool {
    prove_moves(position, winner, CHECKS, &mut Patience { moves: MOVES, fixpoints: FIXPOINTS })
}

/// How much more is done before a proof is given up.
struct Patience {
    /// Moves to look at in check.
    moves: u32,
    /// Sets of facts to grow.
    fixpoints: u32,
}

/// How many checks in a row are looked at, how many moves and how many sets of facts in all.
const CHECKS: u32 = 8;
const MOVES: u32 = 64;
const FIXPOINTS: u32 = 24;

/// Of how many men it is looked apart at what becomes of them, and among how many they are sought.
const APART: u32 = 2;
const SITTING: usize = 4;

/// Whether no mate follows: from here, or after any move where there is check or an en passant capture.
fn prove_moves(position: &Position, winner: Color, checks: u32, patience: &mut Patience) -> bool {
    let passes = !position.en_passant.is_empty() && position.legal_ep_square().is_some();
    if !position.checked && !passes {
        return prove(position, winner, Supposed::default(), APART, &mut patience.fixpoints);
    }
    let mut any = false;
    let proved = position.try_each_legal(|m| {
        any = true;
        if checks == 0 || patience.moves == 0 {
            return ControlFlow::Break(());
        }
        patience.moves -= 1;
        if prove_moves(&position.played(m), winner, checks - 1, patience) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    let mated = !any && position.checked && position.turn != winner;
    proved.is_continue() && !mated
}

fn prove(position: &Position, winner: Color, supposed: Supposed, apart: u32, fixpoints: &mut u32) -> bool {
    if *fixpoints == 0 || may_promote(position, winner, supposed.still) {
        return false;
    }
    *fixpoints -= 1;
    let Some(mut facts) = Facts::of(position, winner, supposed) else { return false };
    facts.hasty = true;
    loop {
        let grown = facts.grow();
        if may_mate(&facts, winner) {
            break;
        }
        if !grown {
            return true;
        }
    }
    apart > 0
        && facts.sitting.into_iter().take(SITTING).any(|man| {
            let spared = Supposed { spared: supposed.spared | man.into(), ..supposed };
            let still = Supposed { still: supposed.still | man.into(), ..supposed };
            prove(position, winner, spared, apart - 1, fixpoints)
                && prove(position, winner, still, apart - 1, fixpoints)
        })
}

/// Whether the facts so far leave a mate possible. More facts only make it more so.
fn may_mate(facts: &Facts, winner: Color) -> bool {
    if facts.promotes[winner.index()] {
        return true;
    }
    let threats = Threats::of(facts, winner);
    threats.checked().into_iter().any(|square| !helpers(facts, winner, &threats, square).is_empty())
}

/// What checks may ever be given.
pub(super) struct Threats {
    /// Where the king to be mated may stand.
    pub(super) victim: Bitboard,
    /// Where the other king may stand.
    pub(super) helper: Bitboard,
    /// Where it may arrive and leave no move.
    ends: Bitboard,
    /// Where check may be given by a piece.
    by_piece: Bitboard,
    /// Where check may be given by a pawn.
    by_pawn: Bitboard,
    /// What men other than the king may attack.
    covered: Bitboard,
}

/// What a man other than a king may attack; of a pawn, from where it may arrive, or already stands.
pub(super) fn may_attack(man: &Man, from: Bitboard) -> Bitboard {
    match man.role {
        Role::King => Bitboard::EMPTY,
        Role::Pawn => pawn_steps(man.color, from),
        Role::Knight => knight_steps(from),
        Role::Bishop => oblique_steps(from),
        Role::Rook => straight_steps(from),
        Role::Queen => king_steps(from),
    }
}

impl Threats {
    pub(super) fn of(facts: &Facts, winner: Color) -> Threats {
        let of_king = |color| facts.king_of(color).map_or((Bitboard::EMPTY, Bitboard::EMPTY), |m| (m.stands, m.strays));
        let (helper, ends) = of_king(winner);
        let (victim, _) = of_king(!winner);
        let (mut by_piece, mut by_pawn, mut covered) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
        for man in facts.men().iter().filter(|man| man.color == winner) {
            covered |= may_attack(man, man.anywhere());
            if man.role == Role::Pawn {
                by_pawn |= may_attack(man, man.arrives()) & victim;
            } else if man.may_leave() {
                by_piece |= may_attack(man, man.anywhere()) & victim;
            }
        }
        Threats { victim, helper, ends: ends & !helper, by_piece, by_pawn, covered }
    }

    /// Where check may be given.
    pub(super) fn checked(&self) -> Bitboard {
        self.by_piece | self.by_pawn
    }
}

/// The squares from which the other king may look on, or help, while its men mate on a square.
pub(super) fn helpers(facts: &Facts, winner: Color, threats: &Threats, square: Square) -> Bitboard {
    let near = king_attacks(square) | Bitboard::of(square);
    let mut from = threats.helper & !near;
    for to in threats.ends & !near {
        if uncovers(facts, winner, threats, square, to) {
            from |= to.into();
        }
    }
    if !threats.by_piece.contains(square) {
        from &= defenders(facts, winner, square);
    }
    let escapes = king_attacks(square) & threats.victim & !threats.covered;
    // What no own man may hold the other king attacks, all of it from one square.
    let held = held(facts, !winner);
    for escape in escapes & !held {
        from &= king_attacks(escape);
    }
    let escapes = escapes & held;
    if from.is_empty() || escapes.is_empty() || facts.promotes[(!winner).index()] {
        return from;
    }
    let holders = Holders::of(facts, !winner, escapes);
    if holders.hold(escapes) {
        return from;
    }
    // So the other king attacks one of them.
    from &= king_steps(escapes);
    from.into_iter().filter(|&from| holders.hold(escapes & !king_attacks(from))).collect()
}

/// Whether the other king, arriving on `to`, may open a line on which a slider gives check to a king on `square`.
fn uncovers(facts: &Facts, winner: Color, threats: &Threats, square: Square, to: Square) -> bool {
    let left = king_attacks(to) & threats.helper & !king_attacks(square);
    let open = facts.clear[0] & facts.clear[1];
    let lines = [(straight_lines(square), Role::Rook), (oblique_lines(square), Role::Bishop)];
    lines.into_iter().any(|(line, role)| {
        (left & line).into_iter().any(|from| {
            let line = between(square, from);
            (line & !open).is_empty()
                && facts.men().iter().any(|man| {
                    man.color == winner
                        && (man.role == role || man.role == Role::Queen)
                        && ((line | from.into()) & !man.stands).is_empty()
                })
        })
    })
}

/// From where the other king stands by while a pawn, which some man or that king defends, gives check to a king on a square.
fn defenders(facts: &Facts, winner: Color, square: Square) -> Bitboard {
    let mut from = Bitboard::EMPTY;
    for (index, pawn) in facts.men().iter().enumerate() {
        if pawn.color != winner || pawn.role != Role::Pawn {
            continue;
        }
        for on in pawn_attacks(!winner, square) & pawn.arrives() {
            let defended = facts.men().iter().enumerate().any(|(other, man)| {
                other != index && man.color == winner && may_attack(man, man.anywhere()).contains(on)
            });
            from |= if defended { Bitboard::ALL } else { king_attacks(on) };
        }
    }
    from
}

/// The squares that men of a player but the king may hold.
fn held(facts: &Facts, color: Color) -> Bitboard {
    if facts.promotes[color.index()] { Bitboard::ALL } else { facts.reach[color.index()] }
}

/// Which men may stand on each of some squares, at most eight.
struct Holders {
    /// The squares, and a bit for each man that may stand there.
    of: [(Square, u32); 8],
    len: usize,
}

impl Holders {
    fn of(facts: &Facts, color: Color, squares: Bitboard) -> Holders {
        let mut holders = Holders { of: [(Square::A1, 0); 8], len: 0 };
        for square in squares {
            let mut men = 0;
            for (index, man) in facts.men().iter().enumerate() {
                if man.color == color && man.role != Role::King && man.anywhere().contains(square) {
                    men |= 1 << index;
                }
            }
            if let Some(place) = holders.of.get_mut(holders.len) {
                *place = (square, men);
                holders.len += 1;
            }
        }
        holders
    }

    /// Whether each of some of the squares may be given a man of its own: one after the other, where men that hold others move
    /// on to make room.
    fn hold(&self, squares: Bitboard) -> bool {
        let mut held = [0u32; 8];
        (0..self.len).all(|index| !squares.contains(self.of[index].0) || self.give(index, &mut held, &mut { 0 }))
    }

    /// Gives a square a man that is not among those tried before; which men hold which squares changes.
    fn give(&self, index: usize, held: &mut [u32; 8], tried: &mut u32) -> bool {
        loop {
            let left = self.of[index].1 & !*tried;
            let man = left & left.wrapping_neg();
            if man == 0 {
                return false;
            }
            *tried |= man;
            let other = held.iter().position(|&other| other == man);
            if other.is_none_or(|other| self.give(other, held, tried)) {
                held[index] = man;
                return true;
            }
        }
    }
}
