//! Sets of squares.

use crate::{File, Rank, Square};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A set of squares, one bit a square: bit 0 is `a1`, bit 63 is `h8`.
///
/// ```
/// use planilla_board::{Bitboard, Rank, Square};
/// let home = Bitboard::rank(Rank::from_digit('1').unwrap());
/// assert_eq!(home.len(), 8);
/// assert!(home.contains(Square::A1));
/// assert_eq!((!home).first(), Some("a2".parse().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// All 64 squares.
    pub const ALL: Bitboard = Bitboard(!0);

    /// The light squares, `h1` among them (Article 2.1).
    pub const LIGHT: Bitboard = Bitboard(0x55AA_55AA_55AA_55AA);

    /// The first and the eighth rank, where no pawn can stand.
    pub const EDGE_RANKS: Bitboard = Bitboard(0xFF00_0000_0000_00FF);

    /// The squares of a file.
    #[inline]
    pub const fn file(file: File) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << file.index())
    }

    /// The squares of a rank.
    #[inline]
    pub const fn rank(rank: Rank) -> Bitboard {
        Bitboard(0xFF << (rank.index() * 8))
    }

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether exactly one square is in the set.
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The number of squares.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest square: the one nearest to `a1`, rank by rank.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(self.first_or_a1()) }
    }

    /// The highest square: the one nearest to `h8`, rank by rank.
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low_bits(self.0.ilog2())) }
    }

    /// The lowest square of a set known to have one; `a1` for an empty set.
    #[inline]
    pub(crate) const fn first_or_a1(self) -> Square {
        Square::from_low_bits(self.0.trailing_zeros())
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        Bitboard::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | square.into())
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl Shl<u32> for Bitboard {
    type Output = Bitboard;
    /// Shifts towards `h8`: by 8 is one rank up. Shifting by 64 or more gives the empty set.
    #[inline]
    fn shl(self, by: u32) -> Bitboard {
        Bitboard(self.0.unbounded_shl(by))
    }
}

impl Shr<u32> for Bitboard {
    type Output = Bitboard;
    /// Shifts towards `a1`: by 8 is one rank down. Shifting by 64 or more gives the empty set.
    #[inline]
    fn shr(self, by: u32) -> Bitboard {
        Bitboard(self.0.unbounded_shr(by))
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

/// The squares of a [`Bitboard`], from the lowest to the highest.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_squares_are_those_of_article_2_1() {
        assert_eq!(Bitboard::LIGHT, Square::all().filter(|square| square.is_light()).collect());
    }

    #[test]
    fn single_is_neither_none_nor_two() {
        assert!(!Bitboard::EMPTY.is_single());
        assert!(Bitboard::of(Square::H8).is_single());
        assert!(!Bitboard::EDGE_RANKS.is_single());
        assert_eq!(Bitboard::EDGE_RANKS.last(), Some(Square::H8));
        assert_eq!(Bitboard::EDGE_RANKS.into_iter().count(), Bitboard::EDGE_RANKS.len());
    }
}
