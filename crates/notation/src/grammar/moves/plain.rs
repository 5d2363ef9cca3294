//! The plainest forms, which nearly all moves in files have: `Nf3`, `Nxf3`, `e4`, `exd5`, and with a hint `Nbd2`, `R1xe2`;
//! each perhaps with `+`. Without a hint they are read without a branch that depends on the piece.

use super::fast::Fast;
use super::letters::Sign;
use crate::{Kind, Laxity, ManMove, Marks, Target, WrittenMove};
use planilla_board::{Bitboard, File, Rank, Role, Square};

/// A move written in a plain form, as far as the letter of the text goes: what [`MoveReader::read`] gives for it first.
///
/// [`MoveReader::read`]: crate::MoveReader::read
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainMove {
    /// The man.
    pub role: Role,
    /// Where it goes.
    pub to: Square,
    /// Where it may come from: a pawn stays on its file, or names it; a hint names a file or a rank.
    pub among: Bitboard,
    /// Whether a capture is written.
    pub capture: bool,
    /// Whether a check is written.
    pub check: bool,
}

impl From<PlainMove> for WrittenMove {
    fn from(plain: PlainMove) -> WrittenMove {
        let named = if plain.role == Role::Pawn { plain.capture } else { plain.among != Bitboard::ALL };
        let place = plain.among.first().filter(|_| named);
        let file = place.map(Square::file).filter(|&file| plain.among == Bitboard::file(file));
        let rank = place.map(Square::rank).filter(|_| file.is_none());
        let target = Target::Square(plain.to);
        let man = ManMove { role: Some(plain.role), file, rank, target, promotion: None };
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
    /// How many bytes there are without and with the sign of capture; none where no plain move opens so.
    step: u8,
    capture: u8,
    /// Whether the letter may be a file too, so that a rank behind it may make a square.
    clash: bool,
}

/// More bytes than there can be.
const NONE: u8 = u8::MAX;

/// The plain moves of a language, by their first byte.
#[derive(Debug)]
pub(super) struct PlainForms {
    heads: [Head; 256],
}

impl PlainForms {
    /// No plain moves.
    pub(super) const NONE: PlainForms = PlainForms {
        heads: [Head { among: Bitboard::EMPTY, role: Role::Pawn, step: NONE, capture: NONE, clash: false }; 256],
    };

    pub(super) fn new(fast: &Fast) -> PlainForms {
        let heads = std::array::from_fn(|byte| {
            let byte = byte as u8;
            let none = Head { among: Bitboard::EMPTY, role: Role::Pawn, step: NONE, capture: NONE, clash: false };
            match (byte, fast.signs(byte)) {
                (b'a'..=b'h', (_, Sign::None | Sign::Man(_))) => {
                    let file = File::new(byte - b'a').map_or(Bitboard::EMPTY, Bitboard::file);
                    Head { among: file, step: 2, capture: 4, ..none }
                }
                (b'A'..=b'Z', (Sign::Man(role), _)) => {
                    Head { among: Bitboard::ALL, role, step: 3, capture: 4, clash: byte <= b'H' }
                }
                _ => none,
            }
        });
        PlainForms { heads }
    }

    /// The move that a word names, if it has a plain form without a hint. The word is the first so many bytes of eight,
    /// the lowest first.
    #[inline]
    pub(super) fn read(&self, eight: u64, length: usize) -> Option<PlainMove> {
        // Where a word is too short or too long for what is looked at, no form has its length.
        let from = |byte: usize| eight >> (byte.wrapping_mul(8) & 63);
        let check = from(length.wrapping_sub(1)) as u8 == b'+';
        let length = length.wrapping_sub(usize::from(check));
        let Head { among, role, step, capture, .. } = self.heads[usize::from(from(0) as u8)];
        let captures = (length == usize::from(capture)) & (from(1) as u8 == b'x');
        // The letter less `a` in the low byte, and the digit less `1` above it: both below 8, or this is no square.
        let square = (from(length.wrapping_sub(2)) as u16).wrapping_sub(u16::from_le_bytes(*b"a1"));
        if !((length == usize::from(step)) | captures) | (square & 0xf8f8 != 0) {
            return None;
        }
        let to = Square::from_low_bits(u32::from(square | square >> 5));
        Some(PlainMove { role, to, among, capture: captures, check })
    }

    /// The move that a text names, if it is a piece's with its departure file or rank between the letter and the square.
    pub(super) fn read_hinted(&self, text: &[u8]) -> Option<PlainMove> {
        let (text, check) = match text {
            [text @ .., b'+'] => (text, true),
            _ => (text, false),
        };
        let (&[letter, hint], capture, to) = match text {
            [hinted @ .., b'x', file, rank] => (<&[u8; 2]>::try_from(hinted).ok()?, true, square(*file, *rank)?),
            [hinted @ .., file, rank] => (<&[u8; 2]>::try_from(hinted).ok()?, false, square(*file, *rank)?),
            _ => return None,
        };
        let Head { role, step, clash, .. } = self.heads[usize::from(letter)];
        let among = match hint {
            b'a'..=b'h' => Bitboard::file(File::new(hint - b'a')?),
            b'1'..=b'8' if !clash => Bitboard::rank(Rank::new(hint - b'1')?),
            _ => return None,
        };
        // A letter: a pawn names its file in front.
        (step == 3).then_some(PlainMove { role, to, among, capture, check })
    }
}

/// The square of a letter and a digit.
#[inline]
fn square(letter: u8, digit: u8) -> Option<Square> {
    let (file, rank) = (letter.wrapping_sub(b'a'), digit.wrapping_sub(b'1'));
    (file | rank < 8).then_some(Square::from_low_bits(u32::from(rank) << 3 | u32::from(file)))
}
