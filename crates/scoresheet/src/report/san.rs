//! The SAN of a move from what was read of it, without a board.

use super::pen::Word;
use crate::record::{Ply, Status};
use planilla_board::{Role, Side};
use planilla_notation::{Kind, ManMove, Marks, Target};

/// The SAN of a move, if it is exact and what the text says of it is all that SAN says.
///
/// This holds for moves that were held against the board by the standard of PGN: an exact one has no hint, mark or sign
/// that the board does not bear out, and lacks none. What is exact there and not in every case SAN is left to the board.
#[inline]
pub(super) fn san_of_exact(ply: &Ply) -> Option<Word> {
    if ply.status != Status::Exact {
        return None;
    }
    let marks = ply.written.marks;
    let mut san = match ply.written.kind {
        Kind::Man(ManMove { role: Some(role), file, rank, target: Target::Square(to), promotion }) => {
            let capture = marks.has(Marks::CAPTURE);
            let hints_fit = match role {
                // A pawn that captures has its file; else it has no hint (PGN 8.2.3.3).
                Role::Pawn => file.is_some() == capture && rank.is_none(),
                Role::King => file.is_none() && rank.is_none(),
                _ => !marks.has(Marks::LONG),
            };
            if !hints_fit {
                return None;
            }
            let mut san = Word::default();
            if role != Role::Pawn {
                san.push(role.letter() as u8);
            }
            if let Some(file) = file {
                san.push(file.letter() as u8);
            }
            if let Some(rank) = rank {
                san.push(rank.digit() as u8);
            }
            if capture {
                san.push(b'x');
            }
            san.push(to.file().letter() as u8);
            san.push(to.rank().digit() as u8);
            if let Some(piece) = promotion {
                san.push(b'=');
                san.push(piece.letter() as u8);
            }
            san
        }
        Kind::Castle(Side::King) => Word::of("O-O"),
        Kind::Castle(Side::Queen) => Word::of("O-O-O"),
        Kind::Man(_) | Kind::Relative(_) | Kind::Gap | Kind::Unread => return None,
    };
    if marks.has(Marks::MATE) {
        san.push(b'#');
    } else if marks.has(Marks::CHECK) {
        san.push(b'+');
    }
    Some(san)
}
