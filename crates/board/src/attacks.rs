//! The squares a man attacks (Article 3.1.2, and 3.2 to 3.8.1 man by man).
//!
//! Sliders are computed by *hyperbola quintessence*: on a line, `occupied - slider` borrows through the empty squares
//! up to the first man; the other direction is the same sum on the byte-swapped board. Ranks, which a byte swap does
//! not turn round, come from a table of 512 bytes. All that starts from one square lies in one cache line.

use crate::{Bitboard, Color, Role, Square};

/// What starts from one square: its four lines without the square itself, and the leaps.
#[repr(align(64))]
#[derive(Clone, Copy)]
struct Reach {
    file: u64,
    rank: u64,
    rising: u64,
    falling: u64,
    knight: u64,
    king: u64,
    pawn: [u64; 2],
}

static REACH: [Reach; 64] = {
    const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    const KING: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let mut table = [Reach { file: 0, rank: 0, rising: 0, falling: 0, knight: 0, king: 0, pawn: [0; 2] }; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = Reach {
            file: ray(square, 0, 1) | ray(square, 0, -1),
            rank: ray(square, 1, 0) | ray(square, -1, 0),
            rising: ray(square, 1, 1) | ray(square, -1, -1),
            falling: ray(square, 1, -1) | ray(square, -1, 1),
            knight: leaps(square, &KNIGHT),
            king: leaps(square, &KING),
            pawn: [leaps(square, &[(1, 1), (-1, 1)]), leaps(square, &[(1, -1), (-1, -1)])],
        };
        square += 1;
    }
    table
};

/// The squares attacked along a rank, by the file of the slider and the six inner squares of the rank.
static ALONG_RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner << 1) as u8;
            let mut attacked = 0u8;
            let mut to = file + 1;
            while to < 8 {
                attacked |= 1 << to;
                to = if occupied >> to & 1 == 0 { to + 1 } else { 8 };
            }
            let mut to = file;
            while to > 0 {
                to -= 1;
                attacked |= 1 << to;
                if occupied >> to & 1 != 0 {
                    break;
                }
            }
            table[file][inner] = attacked;
            inner += 1;
        }
        file += 1;
    }
    table
};

/// The square a step away, as a set: empty when the step leaves the board.
const fn step(square: usize, (files, ranks): (i8, i8)) -> u64 {
    let (file, rank) = ((square & 7) as i8 + files, (square >> 3) as i8 + ranks);
    if file >= 0 && file < 8 && rank >= 0 && rank < 8 { 1 << (rank * 8 + file) } else { 0 }
}

const fn leaps<const N: usize>(square: usize, steps: &[(i8, i8); N]) -> u64 {
    let (mut set, mut i) = (0, 0);
    while i < N {
        set |= step(square, steps[i]);
        i += 1;
    }
    set
}

const fn ray(square: usize, files: i8, ranks: i8) -> u64 {
    let (mut set, mut distance) = (0, 1);
    while distance < 8 {
        set |= step(square, (files * distance, ranks * distance));
        distance += 1;
    }
    set
}

/// Hyperbola quintessence on one line that a byte swap reverses.
#[inline]
const fn along(line: u64, bit: u64, occupied: u64) -> u64 {
    let men = occupied & line;
    let up = men.wrapping_sub(bit);
    let down = men.swap_bytes().wrapping_sub(bit.swap_bytes()).swap_bytes();
    (up ^ down) & line
}

/// The squares a rook attacks: up to and with the first man in each of four directions (Article 3.3).
///
/// ```
/// use planilla_board::{Bitboard, Square, rook_attacks};
/// assert_eq!(rook_attacks(Square::A1, Bitboard::of(Square::C1)).len(), 7 + 2);
/// ```
#[inline]
pub fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    let square = from.index();
    let rank = square & 0o70;
    let inner = (occupied.0 >> (rank + 1)) as usize & 63;
    let on_rank = (ALONG_RANK[square & 7][inner] as u64) << rank;
    Bitboard(on_rank | along(REACH[square].file, 1 << square, occupied.0))
}

/// The squares a bishop attacks: up to and with the first man on each diagonal (Article 3.2).
#[inline]
pub fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    let square = from.index();
    let Reach { rising, falling, .. } = REACH[square];
    Bitboard(along(rising, 1 << square, occupied.0) | along(falling, 1 << square, occupied.0))
}

/// The rank and the file of a square, without it.
#[inline]
pub(crate) fn straight_lines(square: Square) -> Bitboard {
    let Reach { file, rank, .. } = REACH[square.index()];
    Bitboard(file | rank)
}

/// The diagonals of a square, without it.
#[inline]
pub(crate) fn oblique_lines(square: Square) -> Bitboard {
    let Reach { rising, falling, .. } = REACH[square.index()];
    Bitboard(rising | falling)
}

/// The squares a knight attacks (Article 3.6).
#[inline]
pub fn knight_attacks(from: Square) -> Bitboard {
    Bitboard(REACH[from.index()].knight)
}

/// The squares a king attacks (Article 3.8.1).
#[inline]
pub fn king_attacks(from: Square) -> Bitboard {
    Bitboard(REACH[from.index()].king)
}

/// The squares a pawn of that colour attacks (Article 3.7.3, `3.7c` before 2017).
#[inline]
pub fn pawn_attacks(color: Color, from: Square) -> Bitboard {
    Bitboard(REACH[from.index()].pawn[color.index()])
}

/// The squares a man attacks from a square; the colour matters for pawns, the occupied squares for sliders.
///
/// ```
/// use planilla_board::{Bitboard, Color, Role, Square, attacks};
/// assert_eq!(attacks(Role::Queen, Color::White, Square::E4, Bitboard::EMPTY).len(), 27);
/// ```
#[inline]
pub fn attacks(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => rook_attacks(from, occupied) | bishop_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
///
/// ```
/// use planilla_board::{Square, between};
/// assert_eq!(between(Square::E1, Square::H1).len(), 2);
/// assert!(between(Square::E1, Square::D8).is_empty());
/// ```
pub fn between(a: Square, b: Square) -> Bitboard {
    let (a_set, b_set) = (Bitboard::of(a), Bitboard::of(b));
    if rook_attacks(a, Bitboard::EMPTY).contains(b) {
        rook_attacks(a, b_set) & rook_attacks(b, a_set)
    } else if bishop_attacks(a, Bitboard::EMPTY).contains(b) {
        bishop_attacks(a, b_set) & bishop_attacks(b, a_set)
    } else {
        Bitboard::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks square by square: the definition that the tables must meet.
    fn walk(from: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
        let mut set = 0;
        for (files, ranks) in directions {
            for distance in 1..8 {
                let bit = step(from.index(), (files * distance, ranks * distance));
                set |= bit;
                if bit & occupied.0 != 0 {
                    break;
                }
            }
        }
        Bitboard(set)
    }

    #[test]
    fn sliders_stop_where_a_walk_stops() {
        let mut seed = 7u64;
        for round in 0..2_000 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let occupied = Bitboard(if round % 2 == 0 { seed } else { seed & seed.rotate_left(21) });
            for from in Square::all() {
                let straight = [(0, 1), (1, 0), (0, -1), (-1, 0)];
                assert_eq!(rook_attacks(from, occupied), walk(from, occupied, straight));
                let oblique = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
                assert_eq!(bishop_attacks(from, occupied), walk(from, occupied, oblique));
            }
        }
    }

    #[test]
    fn between_is_symmetric_and_strict() {
        for (a, b) in Square::all().flat_map(|a| Square::all().map(move |b| (a, b))) {
            let set = between(a, b);
            assert_eq!(set, between(b, a));
            assert!(!set.contains(a) && !set.contains(b));
        }
        assert_eq!(between(Square::A1, Square::H8).len(), 6);
    }
}
