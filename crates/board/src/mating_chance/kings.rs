//! The rule of kings among the facts: where one may go, and where it would end the game. **Lacks castling**, of which the facts
//! do not speak.

use super::facts::{Facts, Man};
use super::steps::king_steps;
use crate::{Bitboard, Color, Role, Square, attacks, king_attacks};

impl Facts {
    /// A king goes where no own man must be, and nowhere that is sure to be attacked. Where it would leave the opponent no
    /// move it arrives, but the game is over, and nothing follows from it.
    pub(super) fn king(&self, man: Man) -> Man {
        let open = self.clear[man.color.index()] & !self.guarded(!man.color, None, Bitboard::EMPTY);
        let foe = self.alone(!man.color);
        let (mut set, mut ends) = (man.stands, man.strays);
        loop {
            let next = king_steps(set) & open & !set;
            let stops = foe.map_or(Bitboard::EMPTY, |foe| self.stopped(foe, man.color, next));
            ends |= next & stops;
            let more = set | (next & !stops);
            if more == set {
                return Man { stands: set, strays: ends, ..man };
            }
            set = more;
        }
    }

    /// The squares that are attacked by men of a colour in every position: by a man that may not be captured, from each square
    /// it may stand on. One of them may be left out.
    ///
    /// A slider attacks as far as the first square on which any man may stand, one of `more` among them; and a bishop past
    /// squares on which only bishops of its side may stand, for whichever stands there attacks what is behind it.
    pub(super) fn guarded(&self, by: Color, except: Option<Square>, more: Bitboard) -> Bitboard {
        let (mut men, mut others) = (more, more);
        for man in self.men() {
            men |= man.anywhere();
            if man.color != by || man.role != Role::Bishop {
                others |= man.anywhere();
            }
        }
        for color in Color::ALL {
            if self.promotes[color.index()] {
                (men, others) = (Bitboard::ALL, Bitboard::ALL);
            }
        }
        let mut guarded = Bitboard::EMPTY;
        for man in self.men() {
            if man.color != by || except == Some(man.from) || self.may_be_taken_on(man, man.anywhere()) {
                continue;
            }
            let men = if man.role == Role::Bishop { others } else { men };
            let mut always = Bitboard::ALL;
            for from in man.anywhere() {
                always &= attacks(man.role, by, from, men & !Bitboard::of(from));
                if always.is_empty() {
                    break;
                }
            }
            guarded |= always;
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
    /// that is not beside `t`, free of own men and not sure to be attacked. What the other king captured stood on `t`. What it
    /// set free by leaving, and the squares it enters, count as squares on which it may stand, at the latest when the rules are
    /// applied again: a pawn that could advance to one of them is then one that may move, and a line through one is not sure.
    fn stopped(&self, foe: &Man, color: Color, next: Bitboard) -> Bitboard {
        let except = self.king_of(color).map(|king| king.from);
        let open = self.clear[foe.color.index()] & !self.guarded(color, except, Bitboard::EMPTY);
        let moves = |to: Square| {
            let near = king_attacks(to) | Bitboard::of(to);
            !(king_steps((foe.stands | foe.strays) & !near) & open & !near).is_empty()
        };
        next.into_iter().filter(|&to| !moves(to)).collect()
    }
}
