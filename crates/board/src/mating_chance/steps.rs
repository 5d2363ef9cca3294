//! Steps of men from whole sets of squares at once. **Lacks other men**: none stands in the way.

use crate::{Bitboard, Color, Square};

/// The squares of the file in front of a pawn.
pub(super) fn ahead(color: Color, from: Square) -> Bitboard {
    let file = Bitboard::file(from.file());
    let up_to = Bitboard((2u64 << from.index()).wrapping_sub(1));
    match color {
        Color::White => file & !up_to,
        Color::Black => file & up_to & !Bitboard::of(from),
    }
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// One step along a rank or file from each square of a set.
pub(super) fn straight_steps(set: Bitboard) -> Bitboard {
    let set = set.0;
    Bitboard(set << 8 | set >> 8 | (set << 1 & NOT_A) | (set >> 1 & NOT_H))
}

/// One step along a diagonal.
pub(super) fn oblique_steps(set: Bitboard) -> Bitboard {
    let set = set.0;
    Bitboard(((set << 9 | set >> 7) & NOT_A) | ((set << 7 | set >> 9) & NOT_H))
}

/// One step of a king.
pub(super) fn king_steps(set: Bitboard) -> Bitboard {
    straight_steps(set) | oblique_steps(set)
}

/// What pawns on these squares attack.
pub(super) fn pawn_steps(color: Color, set: Bitboard) -> Bitboard {
    let set = set.0;
    Bitboard(match color {
        Color::White => (set << 9 & NOT_A) | (set << 7 & NOT_H),
        Color::Black => (set >> 7 & NOT_A) | (set >> 9 & NOT_H),
    })
}

/// One leap of a knight.
pub(super) fn knight_steps(set: Bitboard) -> Bitboard {
    const NOT_AB: u64 = NOT_A & NOT_A << 1;
    const NOT_GH: u64 = NOT_H & NOT_H >> 1;
    let set = set.0;
    Bitboard(
        ((set << 17 | set >> 15) & NOT_A)
            | ((set << 15 | set >> 17) & NOT_H)
            | ((set << 10 | set >> 6) & NOT_AB)
            | ((set << 6 | set >> 10) & NOT_GH),
    )
}
