//! The plainest forms, which seven in eight of the moves in files have: `Nf3`, `Nxf3`, `e4`, `exd5`, each perhaps with
//! `+`. They are read without a branch that depends on the piece.

use super::letters::{Letters, Sign};
use crate::{Kind, Laxity, ManMove, Marks, Target, WrittenMove};
use planilla_board::{Bitboard, File, Role, Square};

/// A move written in a plain form, as far as the letter of the text goes: what [`MoveReader::read`] gives for it first.
///
/// [`MoveReader::read`]: crate::MoveReader::read
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainMove {
    /// The man.
    pub role: Role,
    /// Where it goes.
    pub to: Square,
    /// Where it may come from: a pawn stays on its file, or names it.
    pub among: Bitboard,
    /// Whether a capture is written.
    pub capture: bool,
    /// Whether a check is written.
    pub check: bool,
}

impl From<PlainMove> for WrittenMove {
    fn from(plain: PlainMove) -> WrittenMove {
        let file = if plain.capture && plain.role == Role::Pawn { plain.among.first().map(Square::file) } else { None };
        let target = Target::Square(plain.to);
        let man = ManMove { role: Some(plain.role), file, rank: None, target, promotion: None };
        let mark = |is: bool, mark| if is { mark } else { Marks::NONE };
        let marks = mark(plain.capture, Marks::CAPTURE) | mark(plain.check, Marks::CHECK);
        WrittenMove { kind: Kind::Man(man), marks, laxity: Laxity::Letter }
    }
}

/// What a first byte says of a plain move.
#[derive(Clone, Copy, Debug)]
struct Head {
    among: Bitboard,
    role: Role,
    /// How many bytes there are without and with the sign of capture; 0 where no plain move opens so.
    step: u8,
    capture: u8,
}

/// The plain moves of a language, by their first byte.
#[derive(Debug)]
pub(super) struct PlainForms {
    heads: [Head; 256],
}

impl PlainForms {
    pub(super) fn new(letters: &Letters) -> PlainForms {
        let heads = std::array::from_fn(|byte| {
            let byte = byte as u8;
            let none = Head { among: Bitboard::EMPTY, role: Role::Pawn, step: 0, capture: 0 };
            match (byte, letters.sign(byte, true), letters.sign(byte, false)) {
                (b'a'..=b'h', Sign::None | Sign::Man(_), _) => {
                    let file = File::new(byte - b'a').map_or(Bitboard::EMPTY, Bitboard::file);
                    Head { among: file, step: 2, capture: 4, ..none }
                }
                (b'A'..=b'Z', _, Sign::Man(role)) => Head { among: Bitboard::ALL, role, step: 3, capture: 4 },
                _ => none,
            }
        });
        PlainForms { heads }
    }

    /// The move that a text names, if it has a plain form.
    #[inline]
    pub(super) fn read(&self, text: &[u8]) -> Option<PlainMove> {
        let check = *text.last()? == b'+';
        let length = text.len() - usize::from(check);
        if !(2..=4).contains(&length) {
            return None;
        }
        let (file, rank) = (text[length - 2].wrapping_sub(b'a'), text[length - 1].wrapping_sub(b'1'));
        let Head { among, role, step, capture } = self.heads[usize::from(text[0])];
        let captures = (length == usize::from(capture)) & (text[1] == b'x');
        if !((length == usize::from(step)) | captures) | (file | rank > 7) {
            return None;
        }
        let to = Square::from_low_bits(u32::from(rank) << 3 | u32::from(file));
        Some(PlainMove { role, to, among, capture: captures, check })
    }
}
