//! The identity of positions under Article 9.2, as a number and exactly.
//!
//! Two positions are the same if the same player has the move, the same men stand on the same squares, and the possible
//! moves of all men are the same: the rights to castle are equal, and so is the en passant capture that could be *made*
//! (Article 9.2.3; 9.2.2 before 2023). The key mixes exactly these facts and not the clocks.

use crate::castling::CastlingRights;
use crate::{Color, Position, Role, Square};

struct Numbers {
    men: [[[u64; 64]; 6]; 2],
    castling: [u64; 16],
    en_passant: [u64; 8],
    black_to_move: u64,
}

/// Random numbers of the `SplitMix64` generator (Steele, Lea and Flood 2014), the same in every build.
static NUMBERS: Numbers = {
    let mut numbers = Numbers { men: [[[0; 64]; 6]; 2], castling: [0; 16], en_passant: [0; 8], black_to_move: 0 };
    let mut index = 0;
    while index < 2 * 6 * 64 {
        numbers.men[index / 384][index / 64 % 6][index % 64] = splitmix64(index as u64);
        index += 1;
    }
    let mut rights = 1;
    while rights < 16 {
        numbers.castling[rights] = splitmix64(1000 + rights as u64);
        rights += 1;
    }
    let mut file = 0;
    while file < 8 {
        numbers.en_passant[file] = splitmix64(2000 + file as u64);
        file += 1;
    }
    numbers.black_to_move = splitmix64(3000);
    numbers
};

/// The number of the sequence with that index.
const fn splitmix64(index: u64) -> u64 {
    let mut z = index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The number of a man on a square.
#[inline]
pub(crate) fn man(color: Color, role: Role, square: Square) -> u64 {
    NUMBERS.men[color.index()][role.index()][square.index()]
}

/// The number of a set of castling rights.
#[inline]
pub(crate) fn castling(rights: CastlingRights) -> u64 {
    NUMBERS.castling[rights.index()]
}

/// The number that tells the side to move: mixed in when Black has the move.
#[inline]
pub(crate) fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => NUMBERS.black_to_move,
    }
}

/// The number that every move mixes in.
#[inline]
pub(crate) fn other_turn() -> u64 {
    NUMBERS.black_to_move
}

impl Position {
    /// The identity of the position under Article 9.2 as a 64-bit number.
    ///
    /// Equal positions have equal keys; different ones differ but for a chance of one in 2^64 a pair:
    /// [`Position::same_as`] is exact.
    ///
    /// ```
    /// use planilla_board::Position;
    /// let mut position = Position::default();
    /// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
    ///     position.play(text.parse().unwrap());
    /// }
    /// assert_eq!(position.key(), Position::default().key());
    /// ```
    #[inline]
    pub fn key(&self) -> u64 {
        if self.en_passant.is_empty() {
            return self.key;
        }
        self.key ^ self.legal_ep_square().map_or(0, |square| NUMBERS.en_passant[square.file().index()])
    }

    /// Whether two positions are the same under Article 9.2, compared fact by fact.
    pub fn same_as(&self, other: &Position) -> bool {
        self.by_role == other.by_role
            && self.by_color == other.by_color
            && self.turn == other.turn
            && self.rights == other.rights
            && self.legal_ep_square() == other.legal_ep_square()
    }

    /// The incremental part of the key, counted afresh.
    pub(crate) fn counted_key(&self) -> u64 {
        let mut men = 0;
        for (color, role) in Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role))) {
            men = self.pieces(color, role).into_iter().fold(men, |key, square| key ^ man(color, role, square));
        }
        men ^ castling(self.rights) ^ turn(self.turn)
    }
}
