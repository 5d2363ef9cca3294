//! A position packed into 34 bytes without a loss: what a search compares and keeps. **Lacks the clocks**, on which no
//! mate depends.

use crate::castling::CastlingRights;
use crate::{Bitboard, Color, Move, Position, Role};

/// Men, side to move, castling rights and the *legal* en passant capture: what Article 9.2 calls the same position, and all
/// that decides which moves can follow. Equal values are equal positions: nothing is hashed away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed {
    /// Four bits a square, a plane for each: the role counted from one, and the colour.
    planes: [u64; 4],
    /// Bit 0 the turn, bits 1 to 4 the rights, bits 5 to 8 the file of the crossed square and whether there is one.
    rest: u16,
}

impl Packed {
    /// Packs a position.
    #[inline]
    pub(super) fn of(position: &Position) -> Packed {
        let [pawns, knights, bishops, rooks, queens, kings] = position.by_role.map(|set| set.0);
        let crossed = if position.en_passant.is_empty() { None } else { position.legal_ep_square() };
        let crossed = crossed.map_or(0, |square| 8 | square.file().index() as u16);
        Packed {
            planes: [
                pawns | bishops | queens,
                knights | bishops | kings,
                rooks | queens | kings,
                position.by_color(Color::Black).0,
            ],
            rest: position.turn.index() as u16 | (position.rights.index() as u16) << 1 | crossed << 5,
        }
    }

    /// The position after a legal move, if that can be told without playing it: not where castling rights are left, nor after
    /// a double step or an en passant capture.
    #[inline]
    pub(super) fn after(&self, position: &Position, m: Move) -> Option<Packed> {
        let (from, to) = (1u64 << m.from().index(), 1u64 << m.to().index());
        if position.by_role[0].0 & from != 0 {
            let double = m.from().index().abs_diff(m.to().index()) == 16;
            if double || position.en_passant.0 & to != 0 {
                return None;
            }
        }
        if !position.rights.is_empty() {
            return None;
        }
        let mut man = self.planes.map(|plane| plane & from != 0);
        if let Some(role) = m.promotion() {
            let [a, b, c] = [
                matches!(role, Role::Bishop | Role::Queen),
                matches!(role, Role::Knight | Role::Bishop),
                matches!(role, Role::Rook | Role::Queen),
            ];
            man = [a, b, c, man[3]];
        }
        let mut planes = self.planes;
        for (plane, set) in planes.iter_mut().zip(man) {
            *plane = (*plane & !(from | to)) | if set { to } else { 0 };
        }
        Some(Packed { planes, rest: (self.rest ^ 1) & 0x1F })
    }

    /// The position again, with its clocks at zero. Its `key` is not counted: nothing here asks for it.
    #[inline]
    pub(super) fn position(&self) -> Position {
        let [a, b, c, black] = self.planes;
        let men = a | b | c;
        let roles = [a & !b & !c, !a & b & !c, a & b & !c, !a & !b & c, a & !b & c, b & c];
        let turn = if self.rest & 1 == 0 { Color::White } else { Color::Black };
        let mut position = Position {
            by_role: roles.map(Bitboard),
            by_color: [Bitboard(men & !black), Bitboard(men & black)],
            en_passant: self.crossed(turn),
            rights: CastlingRights::from_index((self.rest >> 1) & 15),
            turn,
            ..Position::EMPTY
        };
        position.look_at_king(turn);
        position
    }

    fn crossed(&self, turn: Color) -> Bitboard {
        let field = self.rest >> 5;
        if field & 8 == 0 {
            return Bitboard::EMPTY;
        }
        // White captures on the sixth rank, Black on the third.
        let rank = if turn == Color::White { 40 } else { 16 };
        Bitboard(1 << (rank + u32::from(field & 7)))
    }

    /// A number that differs for nearly all different positions: where to look in a table, never the answer itself.
    #[inline]
    pub(super) fn spread(&self) -> u64 {
        let [a, b, c, d] = self.planes;
        let fold = |x: u64, y: u64| {
            let product = u128::from(x) * u128::from(y);
            (product as u64) ^ (product >> 64) as u64
        };
        let first = fold(a ^ 0x9E37_79B9_7F4A_7C15, b ^ 0xBF58_476D_1CE4_E5B9 ^ u64::from(self.rest) << 24);
        let second = fold(c ^ 0x94D0_49BB_1331_11EB, d ^ 0xD6E8_FEB8_6659_FD93);
        fold(first ^ 0xA076_1D64_78BD_642F, second ^ 0xE703_7ED1_A0B4_28DB)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/8/4pP2/8/8/R3K2R b Kq f3 0 1",
            "r3k2r/8/8/4pP2/8/8/8/R3K2R w Qk e6 0 1",
            "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
            "bqn1KN2/rrk1pB2/nb1pPp1p/p1pP1PpP/PpP3P1/1P2N1R1/4Q3/1R4B1 w - - 0 1",
        ] {
            let position = Position::from_fen(fen).unwrap();
            let back = Packed::of(&position).position();
            assert_eq!(back.to_fen(), fen);
            assert_eq!((back.checked, back.shield), (position.checked, position.shield), "{fen}");
            assert_eq!(Packed::of(&back), Packed::of(&position), "{fen}");
        }
    }
    #[test]
    fn what_follows_is_the_same_played_or_not() {
        let mut told = 0;
        for fen in [
            "8/P4k2/8/3pP3/8/1pB1n3/5Kp1/3q3R w - d6 0 1",
            "8/P4k2/8/3pP3/8/1pB1n3/5Kp1/3q3R b - - 0 1",
            "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1",
            "bqn1KN2/rrk1pB2/nb1pPp1p/p1pP1PpP/PpP3P1/1P2N1R1/4Q3/1R4B1 w - - 0 1",
        ] {
            let position = Position::from_fen(fen).unwrap();
            let packed = Packed::of(&position);
            for m in position.legal_moves() {
                if let Some(after) = packed.after(&position, m) {
                    told += 1;
                    assert_eq!(after, Packed::of(&position.played(m)), "{m} in {fen}");
                }
            }
        }
        assert!(told > 60, "{told}");
    }
}
