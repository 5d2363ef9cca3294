//! The digits of correspondence chess (ICCF): file and rank of the departure, file and rank of the arrival, and for a
//! promotion its piece: `5254`, `57581`. Castling is the king's move: `5171`.

use super::MEANING;
use super::marks::{Allowed, tail};
use crate::{Kind, Laxity, ManMove, Marks, Target, WrittenMove};
use planilla_board::{File, Rank, Role, Square};

/// The reading of a text.
pub(super) fn read(text: &str, allowed: Allowed<'_>, marks: Marks) -> Option<WrittenMove> {
    let (from, rest) = square(text)?;
    let (to, rest) = square(rest.strip_prefix('-').unwrap_or(rest))?;
    let last = matches!(to.rank().index(), 0 | 7);
    let (promotion, rest) = match rest.as_bytes().first() {
        Some(digit @ b'1'..=b'4') if last => {
            let piece = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight][usize::from(digit - b'1')];
            (Some(piece), &rest[1..])
        }
        _ => (None, rest),
    };
    if from == to || rest.starts_with(char::is_alphanumeric) {
        return None;
    }
    let (more, _) = tail(rest, allowed)?;
    let target = Target::Square(to);
    let man = ManMove { role: None, file: Some(from.file()), rank: Some(from.rank()), target, promotion };
    let marks = ((marks | more) & MEANING) | Marks::OTHER_SYSTEM;
    Some(WrittenMove { kind: Kind::Man(man), marks, laxity: Laxity::Letter })
}

fn square(text: &str) -> Option<(Square, &str)> {
    let [file @ b'1'..=b'8', rank @ b'1'..=b'8', ..] = *text.as_bytes() else { return None };
    Some((Square::new(File::new(file - b'1')?, Rank::new(rank - b'1')?), &text[2..]))
}
