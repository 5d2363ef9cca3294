//! Castling: the rights, and the reason why it cannot be done (Article 3.8).

use crate::{Bitboard, Color, Move, Position, Role, Side, Square, between};
use std::fmt::{self, Write};

/// Which king may still castle to which side, in four bits.
///
/// ```
/// use planilla_board::{CastlingRights, Color, Side};
/// let mut rights = CastlingRights::ALL;
/// rights.remove(Color::White, Side::King);
/// assert!(!rights.has(Color::White, Side::King));
/// assert_eq!(rights.to_string(), "Qkq");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No right at all.
    pub const NONE: CastlingRights = CastlingRights(0);

    /// All four rights.
    pub const ALL: CastlingRights = CastlingRights(15);

    const fn bit(color: Color, side: Side) -> u8 {
        1 << (color as u8 * 2 + side as u8)
    }

    /// Whether the right is there.
    #[inline]
    pub const fn has(self, color: Color, side: Side) -> bool {
        self.0 & Self::bit(color, side) != 0
    }

    /// Takes the right away.
    pub const fn remove(&mut self, color: Color, side: Side) {
        self.0 &= !Self::bit(color, side);
    }

    /// Adds the right.
    pub const fn insert(&mut self, color: Color, side: Side) {
        self.0 |= Self::bit(color, side);
    }

    /// Whether no right is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A number below 16: an index into tables by rights.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The rights of such a number.
    #[inline]
    pub(crate) const fn from_index(index: u16) -> CastlingRights {
        CastlingRights((index & 15) as u8)
    }

    /// The rights left when a man leaves one square for the other: those of its king or rook end (Article 3.8.2.1), and
    /// those of a rook captured at home.
    #[inline]
    pub(crate) fn after(self, from: Square, to: Square) -> CastlingRights {
        CastlingRights(self.0 & KEPT[from.index()] & KEPT[to.index()])
    }
}

/// The rights that survive when a square is left or entered.
static KEPT: [u8; 64] = {
    let mut kept = [15; 64];
    (kept[4], kept[0], kept[7]) = (0b1100, 0b1101, 0b1110);
    (kept[60], kept[56], kept[63]) = (0b0011, 0b0111, 0b1011);
    kept
};

impl CastlingRights {
    /// The letters of the castling field of FEN (PGN 16.1.3.3).
    pub(crate) fn letters(self) -> impl Iterator<Item = u8> {
        let none = self.is_empty().then_some(b'-');
        let each = (*b"KQkq").into_iter().enumerate().filter(move |(i, _)| self.0 >> i & 1 != 0);
        none.into_iter().chain(each.map(|(_, letter)| letter))
    }
}

impl fmt::Display for CastlingRights {
    /// Writes the castling field of FEN (PGN 16.1.3.3).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| f.write_char(letter.into()))
    }
}

impl fmt::Debug for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Where king and rook start and arrive.
#[derive(Clone, Copy)]
pub(crate) struct Path {
    pub(crate) king: Square,
    pub(crate) king_to: Square,
    pub(crate) rook: Square,
    pub(crate) rook_to: Square,
}

impl Path {
    pub(crate) const fn of(color: Color, side: Side) -> Path {
        let [king, king_to, rook, rook_to] = match (color, side) {
            (Color::White, Side::King) => [Square::E1, Square::G1, Square::H1, Square::F1],
            (Color::White, Side::Queen) => [Square::E1, Square::C1, Square::A1, Square::D1],
            (Color::Black, Side::King) => [Square::E8, Square::G8, Square::H8, Square::F8],
            (Color::Black, Side::Queen) => [Square::E8, Square::C8, Square::A8, Square::D8],
        };
        Path { king, king_to, rook, rook_to }
    }

    /// The side a king's move from its home square castles to, if it has castling's shape.
    pub(crate) fn side(color: Color, m: Move) -> Option<Side> {
        let fits = |side: &Side| {
            let path = Path::of(color, *side);
            m == Move::new(path.king, path.king_to)
        };
        Side::ALL.into_iter().find(fits)
    }
}

/// Why castling to a side is not possible: the first condition of Article 3.8.2 that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingFault {
    /// The king is not on its home square, so the right is gone (3.8.2.1).
    KingNotHome {
        /// Where the king stands.
        king: Square,
    },
    /// No own rook stands in the corner, so the right is gone (3.8.2.1).
    RookNotHome {
        /// The corner.
        corner: Square,
    },
    /// King and rook are at home, but one of them has moved before (3.8.2.1).
    NoRight,
    /// A man stands between king and rook (3.8.2.2.2; 3.8b(2) before 2017).
    Blocked {
        /// The square of that man, the one nearest to the king.
        by: Square,
    },
    /// The king stands in check (3.8.2.2.1).
    InCheck {
        /// A man that gives check.
        from: Square,
    },
    /// The king would cross an attacked square (3.8.2.2.1).
    Through {
        /// The attacked square.
        square: Square,
        /// A man that attacks it.
        from: Square,
    },
    /// The king would arrive on an attacked square (3.8.2.2.1).
    Into {
        /// The attacked square.
        square: Square,
        /// A man that attacks it.
        from: Square,
    },
}

impl Position {
    /// The castling move of the side to move, or the first reason against it.
    ///
    /// The rook may be attacked, and may cross an attacked square: Article 3.8.2 speaks of the king's squares only.
    ///
    /// ```
    /// use planilla_board::{CastlingFault, Position, Side, Square};
    /// let fault = CastlingFault::Blocked { by: Square::F1 };
    /// assert_eq!(Position::default().castle(Side::King), Err(fault));
    /// ```
    ///
    /// # Errors
    /// The first condition that fails: right, free way, check, crossing, arriving.
    pub fn castle(&self, side: Side) -> Result<Move, CastlingFault> {
        let us = self.turn;
        let path = Path::of(us, side);
        if !self.rights.has(us, side) {
            return Err(if self.king(us) != path.king {
                CastlingFault::KingNotHome { king: self.king(us) }
            } else if self.pieces(us, Role::Rook).contains(path.rook) {
                CastlingFault::NoRight
            } else {
                CastlingFault::RookNotHome { corner: path.rook }
            });
        }
        let men = between(path.king, path.rook) & self.occupied();
        let nearest = if side == Side::King { men.first() } else { men.last() };
        if let Some(by) = nearest {
            return Err(CastlingFault::Blocked { by });
        }
        let attacker = |square| self.attackers(square, !us, self.occupied()).first();
        if let Some(from) = attacker(path.king) {
            return Err(CastlingFault::InCheck { from });
        }
        if let Some(from) = attacker(path.rook_to) {
            return Err(CastlingFault::Through { square: path.rook_to, from });
        }
        if let Some(from) = attacker(path.king_to) {
            return Err(CastlingFault::Into { square: path.king_to, from });
        }
        Ok(Move::new(path.king, path.king_to))
    }

    /// Whether king and rook stand where that right needs them.
    pub(crate) fn supports_castling(&self, color: Color, side: Side) -> bool {
        let path = Path::of(color, side);
        self.pieces(color, Role::King).contains(path.king) && self.pieces(color, Role::Rook).contains(path.rook)
    }

    /// Whether king and rook stand where castling starts, and nobody between them.
    pub(crate) fn has_way_to_castle(&self, color: Color, side: Side) -> bool {
        let path = Path::of(color, side);
        self.supports_castling(color, side) && (between(path.king, path.rook) & self.occupied()).is_empty()
    }

    /// The same position with these castling rights; rights that the squares of king and rook rule out are left out.
    ///
    /// ```
    /// use planilla_board::{CastlingRights, Position};
    /// let bare = Position::default().with_castling_rights(CastlingRights::NONE);
    /// assert!(bare.castling_rights().is_empty());
    /// assert_eq!(bare.with_castling_rights(CastlingRights::ALL), Position::default());
    /// ```
    #[must_use]
    pub fn with_castling_rights(mut self, mut rights: CastlingRights) -> Position {
        for (color, side) in Color::ALL.into_iter().flat_map(|color| Side::ALL.map(|side| (color, side))) {
            if !self.supports_castling(color, side) {
                rights.remove(color, side);
            }
        }
        self.key ^= crate::key::castling(self.rights) ^ crate::key::castling(rights);
        self.rights = rights;
        self
    }

    /// Moves king and rook of the side to move, without a question.
    pub(crate) fn commit_castling(&mut self, side: Side) {
        let us = self.turn;
        let path = Path::of(us, side);
        let king = Bitboard::of(path.king) | Bitboard::of(path.king_to);
        let rook = Bitboard::of(path.rook) | Bitboard::of(path.rook_to);
        self.by_role[Role::King.index()] ^= king;
        self.by_role[Role::Rook.index()] ^= rook;
        self.by_color[us.index()] ^= king | rook;
        for (role, square) in
            [(Role::King, path.king), (Role::King, path.king_to), (Role::Rook, path.rook), (Role::Rook, path.rook_to)]
        {
            self.key ^= crate::key::man(us, role, square);
        }
        self.pass_turn(us, path.king, path.king_to, false, Bitboard::EMPTY);
        self.look_at_king(!us);
    }
}
