//! Where each man may some day stand: facts that only grow, from a position that is at rest. **Lacks time**: what may happen
//! on different moves is held to happen together, so that *may not* is a proof and *may* is none.
//!
//! # The theorem
//!
//! Let a position be without check, castling rights and legal en passant. Take the smallest sets of facts that hold at the
//! start and under the rules below. Then in every position that legal moves can lead to,
//!
//! * a man that began on `s` and stands on `t` has the fact *may stand on* `t`, unless it was a pawn of a side that may
//!   promote, and is now another man;
//! * a man that left `s` or was captured there left the fact that `s` may be free of it.
//!
//! By induction over the moves: the first move that broke this would have met the conditions of a rule when it was made,
//! for each condition is itself a fact of an earlier position. No rule asks that a fact be absent, so a fact that comes
//! later takes nothing back, and the order in which they are found does not matter.

use super::steps::{ahead, king_steps, knight_steps, near_attacks, oblique_steps, pawn_steps, straight_steps};
use crate::play::backward;
use crate::{Bitboard, Color, Position, Role, Square, king_attacks};

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
    captures: Bitboard,
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

/// The facts found so far.
pub(super) struct Facts {
    men: [Man; Facts::MOST],
    len: usize,
    /// By colour: squares that may be free of that player's men.
    clear: [Bitboard; 2],
    /// By colour: squares on which one of the men but the king may stand.
    reach: [Bitboard; 2],
    /// By colour: squares on which a man, or the king, may arrive and capture.
    take: [Bitboard; 2],
    /// By colour: whether a pawn may promote.
    pub(super) promotes: [bool; 2],
}

impl Facts {
    /// More men are on no board that a game can lead to.
    const MOST: usize = 32;

    /// What holds at the start; `None` for a position that the theorem does not speak of.
    pub(super) fn of(position: &Position) -> Option<Facts> {
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

    /// Applies the rules once to every man; whether anything new came of it.
    pub(super) fn grow(&mut self) -> bool {
        let mut grown = false;
        for index in 0..self.len {
            let Some(man) = self.men.get(index).copied() else { break };
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
        for index in 0..self.len {
            let Some(man) = self.men.get(index) else { break };
            let (own, other) = (man.color.index(), (!man.color).index());
            if man.role != Role::King && self.take[other].contains(man.from) && !self.clear[own].contains(man.from) {
                self.clear[own] |= man.from.into();
                grown = true;
            }
        }
        grown
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
    /// or it is gone. Where the other king stands counts as entered: from there on its line, check can be given.
    fn spread(&self, man: &Man, steps: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
        let open = self.clear[man.color.index()];
        let mut set = man.stands;
        loop {
            let more = set | (steps(set) & open);
            if more == set {
                return set;
            }
            set = more;
        }
    }

    /// A king goes where no own man must be, and not beside a man that attacks the square as long as it stands where it
    /// began, whatever else is on the board, unless that man may be gone. Where it would leave the opponent no move it
    /// arrives, but the game is over, and nothing follows from it.
    fn king(&self, man: Man) -> Man {
        let open = self.clear[man.color.index()] & !self.guarded(!man.color, true);
        let foe = self.alone(!man.color);
        let (mut set, mut ends) = (man.stands, man.strays);
        loop {
            let next = king_steps(set) & open & !set;
            let stops = foe.map_or(Bitboard::EMPTY, |foe| self.stopped(foe, man.color, set, next));
            ends |= next & stops;
            let more = set | (next & !stops);
            if more == set {
                return Man { stands: set, strays: ends, ..man };
            }
            set = more;
        }
    }

    /// The squares attacked by men of a colour that may not leave where they began; the king among them or not.
    fn guarded(&self, by: Color, king: bool) -> Bitboard {
        let mut guarded = Bitboard::EMPTY;
        for man in self.men() {
            if man.color == by && !self.clear[by.index()].contains(man.from) && (king || man.role != Role::King) {
                guarded |= near_attacks(man.role, man.color, man.from);
            }
        }
        guarded
    }

    /// The king of a colour, if none of its other men may move as far as is known.
    fn alone(&self, color: Color) -> Option<&Man> {
        let mut king = None;
        for man in self.men().iter().filter(|man| man.color == color) {
            if man.role == Role::King {
                king = Some(man);
            } else if man.may_leave() {
                return None;
            }
        }
        king
    }

    /// Which of the squares the other king may enter from `set` leave this one, whose other men do not move, without a move.
    ///
    /// When that king has arrived on `t`, this one stands on some square that is not beside `t`, and could go to some square
    /// that is not beside `t`, free of own men and not attacked by men that are still where they began. What the other king
    /// captured stood on `t`, and what it set free by leaving is a square it may stand on: so a pawn that could advance to
    /// such a square counts as one that moves.
    fn stopped(&self, foe: &Man, color: Color, set: Bitboard, next: Bitboard) -> Bitboard {
        let open = self.clear[foe.color.index()] & !self.guarded(color, false);
        let blocked = self.men().iter().any(|man| {
            man.color == foe.color
                && man.role == Role::Pawn
                && !(backward(color, man.from.into()) & (set | next)).is_empty()
        });
        if blocked {
            return Bitboard::EMPTY;
        }
        let moves = |to: Square| {
            let near = king_attacks(to) | Bitboard::of(to);
            !(king_steps((foe.stands | foe.strays) & !near) & open & !near).is_empty()
        };
        next.into_iter().filter(|&to| !moves(to)).collect()
    }

    /// A pawn advances to squares that may be free of all men, and captures on squares where a man other than the king may
    /// stand; en passant, on the square the other pawn crosses, where by the rule of single steps it may stand too.
    ///
    /// Of two pawns that face each other on a file neither passes the other while both are on it. So a pawn that has not
    /// captured gets to the square an enemy pawn ahead of it began on only if that one may be captured or may capture.
    fn pawn(&self, mut man: Man) -> Man {
        let (own, enemy) = (man.color, !man.color);
        let free = self.clear[0] & self.clear[1];
        let forward = |set| backward(enemy, set);
        let ahead = ahead(own, man.from);
        let mut walls = Bitboard::EMPTY;
        for other in self.men() {
            if other.role == Role::Pawn && other.color == enemy && ahead.contains(other.from) {
                let taken = !(other.anywhere() & self.take[own.index()]).is_empty();
                if !taken && other.captures.is_empty() {
                    walls |= other.from.into();
                }
            }
        }
        loop {
            let before = (man.stands, man.strays);
            man.stands |= forward(man.stands) & free & !walls;
            let sides = pawn_steps(own, man.anywhere()) & self.reach[enemy.index()] & self.clear[own.index()];
            man.captures |= sides;
            man.strays |= sides | (forward(man.strays) & free);
            if before == (man.stands, man.strays) {
                return man;
            }
        }
    }
}
