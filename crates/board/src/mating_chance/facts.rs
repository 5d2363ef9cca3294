//! Where each man may some day stand: facts that only grow, from a position that is at rest. **Lacks time**: what may happen
//! on different moves is held to happen together, so that *may not* is a proof and *may* is none.
//!
//! # The theorem
//!
//! Let a position be without check, castling rights and legal en passant. Take the smallest sets of facts that hold at the
//! start and under the rules below, those of `kings`, `pawns` and `ends` among them. Then in every position of every line of
//! legal moves that ends in a mate by the winner,
//!
//! * a man that began on `s` and stands on `t` has the fact *may stand on* `t`, unless it was a pawn of a side that may
//!   promote, and is now another man;
//! * a man that left `s` or was captured there left the fact that `s` may be free of it.
//!
//! By induction over the moves: the first move that broke this would have met the conditions of a rule when it was made,
//! for each condition is itself a fact of an earlier position. No rule asks that a fact be absent, so a fact that comes
//! later takes nothing back, and the order in which they are found does not matter.

use super::steps::{knight_steps, oblique_steps, straight_steps};
use crate::{Bitboard, Color, Position, Role, Square};

/// A man and where it may stand.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub(super) from: Square,
    pub(super) color: Color,
    pub(super) role: Role,
    /// Where it may stand as what it is. Of a pawn: by advances alone, on the file it began on.
    pub(super) stands: Bitboard,
    /// Of a pawn: where it may stand after it has captured. Of a king: where it may arrive and leave the opponent no move.
    pub(super) strays: Bitboard,
    /// Of a pawn: where it may arrive by a capture.
    pub(super) captures: Bitboard,
}

impl Man {
    /// Every square it may stand on.
    #[inline]
    pub(super) fn anywhere(&self) -> Bitboard {
        self.stands | self.strays
    }

    /// Where it may arrive and capture: a piece wherever it goes.
    #[inline]
    fn takes(&self) -> Bitboard {
        if self.role == Role::Pawn { self.captures } else { self.stands }
    }

    /// Where a pawn may arrive. It never comes back to where it began.
    #[inline]
    pub(super) fn arrives(&self) -> Bitboard {
        self.anywhere() & !Bitboard::of(self.from)
    }

    /// Whether it may leave the square it began on.
    #[inline]
    pub(super) fn may_leave(&self) -> bool {
        self.anywhere() != Bitboard::of(self.from)
    }
}

/// What is supposed of some men, named by the squares they began on. Each man is captured before it has moved, and then it never
/// moves; or it is not: what holds in both cases holds.
#[derive(Clone, Copy, Default)]
pub(super) struct Supposed {
    /// They are captured before they move.
    pub(super) still: Bitboard,
    /// They are not captured before they have moved.
    pub(super) spared: Bitboard,
}

/// The facts found so far.
pub(super) struct Facts {
    men: [Man; Facts::MOST],
    len: usize,
    /// By colour: squares that may be free of that player's men.
    pub(super) clear: [Bitboard; 2],
    /// By colour: squares on which one of the men but the king may stand.
    pub(super) reach: [Bitboard; 2],
    /// By colour: squares on which a man, or the king, may arrive and capture.
    pub(super) take: [Bitboard; 2],
    /// Whether to stop growing once a pawn of the winner's may promote: nothing is proved then.
    pub(super) hasty: bool,
    /// Who is to mate.
    pub(super) winner: Color,
    /// Who mates with one man besides the king. No line to a mate loses that man: without it there is none.
    pub(super) kept: Option<Color>,
    /// What is supposed of men that have not moved.
    supposed: Supposed,
    /// The men of which first nothing more was known than that they may be captured before they move.
    pub(super) sitting: Bitboard,
    /// By colour: whether a pawn may promote.
    pub(super) promotes: [bool; 2],
}

impl Facts {
    /// More men are on no board that a game can lead to.
    const MOST: usize = 32;

    /// What holds at the start, for lines that end in a mate by `winner`; `None` for a position that the theorem does not
    /// speak of.
    pub(super) fn of(position: &Position, winner: Color, supposed: Supposed) -> Option<Facts> {
        let men = position.occupied();
        if position.checked
            || !position.rights.is_empty()
            || men.len() > Facts::MOST
            || (!position.en_passant.is_empty() && position.legal_ep_square().is_some())
        {
            return None;
        }
        let none = Man {
            from: Square::A1,
            color: Color::White,
            role: Role::King,
            stands: Bitboard::EMPTY,
            strays: Bitboard::EMPTY,
            captures: Bitboard::EMPTY,
        };
        let mut facts = Facts {
            men: [none; Facts::MOST],
            len: 0,
            clear: position.by_color.map(|own| !own),
            reach: position.by_color.map(|own| own & !position.by_role(Role::King)),
            take: [Bitboard::EMPTY; 2],
            kept: (position.by_color(winner).len() == 2).then_some(winner),
            hasty: false,
            winner,
            supposed,
            sitting: Bitboard::EMPTY,
            promotes: [false; 2],
        };
        for color in Color::ALL {
            for role in [Role::Queen, Role::Rook, Role::Knight, Role::Bishop, Role::Pawn, Role::King] {
                for from in position.pieces(color, role) {
                    if let Some(place) = facts.men.get_mut(facts.len) {
                        *place = Man { from, color, role, stands: from.into(), ..none };
                        facts.len += 1;
                    }
                }
            }
        }
        Some(facts)
    }

    /// All men.
    #[inline]
    pub(super) fn men(&self) -> &[Man] {
        self.men.get(..self.len).unwrap_or_default()
    }

    /// The king of a colour.
    pub(super) fn king_of(&self, color: Color) -> Option<&Man> {
        self.men().iter().find(|man| man.role == Role::King && man.color == color)
    }

    /// Applies the rules once to every man; whether anything new came of it.
    pub(super) fn grow(&mut self) -> bool {
        let mut grown = false;
        for index in 0..self.len {
            let Some(man) = self.men.get(index).copied() else { break };
            if self.hasty && self.promotes[self.winner.index()] {
                return true;
            }
            if self.supposed.still.contains(man.from) {
                continue;
            }
            let after = match man.role {
                Role::Pawn => self.pawn(man),
                Role::King => self.king(man),
                Role::Knight => Man { stands: self.spread(&man, knight_steps), ..man },
                Role::Bishop => Man { stands: self.spread(&man, oblique_steps), ..man },
                Role::Rook => Man { stands: self.spread(&man, straight_steps), ..man },
                Role::Queen => Man { stands: self.spread(&man, |set| straight_steps(set) | oblique_steps(set)), ..man },
            };
            if after.stands != man.stands || after.strays != man.strays || after.captures != man.captures {
                grown = true;
                self.note(after);
                if let Some(place) = self.men.get_mut(index) {
                    *place = after;
                }
            }
        }
        // What may be captured where it began leaves that square free; a king is never captured.
        let mut sitting = Bitboard::EMPTY;
        for index in 0..self.len {
            let Some(man) = self.men.get(index) else { break };
            let own = man.color.index();
            if self.may_be_taken_on(man, man.from.into()) && !self.clear[own].contains(man.from) {
                self.clear[own] |= man.from.into();
                sitting |= man.from.into();
                grown = true;
            }
        }
        if self.sitting.is_empty() {
            self.sitting = sitting;
        }
        grown
    }

    /// Whether a man may be captured on one of these squares.
    pub(super) fn may_be_taken_on(&self, man: &Man, squares: Bitboard) -> bool {
        let spared = self.supposed.spared.contains(man.from) && !man.may_leave();
        let takes = self.take[(!man.color).index()];
        !spared && man.role != Role::King && self.kept != Some(man.color) && !(takes & squares).is_empty()
    }

    /// Where a pawn of that colour may capture: where an enemy man may stand, if one may be captured at all.
    pub(super) fn prey(&self, own: Color) -> Bitboard {
        if self.kept == Some(!own) { Bitboard::EMPTY } else { self.reach[(!own).index()] }
    }

    /// What follows from where a man may stand.
    fn note(&mut self, man: Man) {
        let own = man.color.index();
        self.take[own] |= man.takes();
        if man.role != Role::King {
            self.reach[own] |= man.anywhere();
        }
        if man.may_leave() {
            self.clear[own] |= man.from.into();
        }
        if man.role == Role::Pawn && !(man.anywhere() & Bitboard::EDGE_RANKS).is_empty() {
            // It is another man now, and that may be anywhere.
            self.promotes[own] = true;
            self.reach[own] = Bitboard::ALL;
            self.take[own] = Bitboard::ALL;
        }
    }

    /// A piece goes step by step. A square it stops on or passes must be free of own men; what else stands there it captures,
    /// or it is gone. A king is not captured: the square it began on must be one it may leave.
    fn spread(&self, man: &Man, steps: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
        let king = self.king_of(!man.color).map_or(Bitboard::EMPTY, |king| king.from.into());
        let open = self.clear[man.color.index()] & (self.clear[(!man.color).index()] | !king);
        let open = open & !self.over(man);
        let mut set = man.stands;
        loop {
            let more = set | (steps(set) & open);
            if more == set {
                return set;
            }
            set = more;
        }
    }
}
