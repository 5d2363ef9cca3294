//! The forms that nearly all cells of files have, over bytes: `Nf3`, `Rad1+`, `e4`, `exd5`, `e8=Q`, `O-O`.
//!
//! What is not wholly of such a form is left to the general grammar, which gives for these forms the same readings.

use super::letters::{Letters, Sign};
use crate::{Kind, Laxity, ManMove, Marks, Readings, Target, WrittenMove};
use planilla_board::{File, Rank, Role, Side, Square};

/// The ASCII letters of a language by byte.
#[derive(Debug)]
pub(super) struct Fast {
    /// What each byte is as it stands.
    exact: [Sign; 128],
    /// What each small letter is as a capital.
    capital: [Sign; 128],
}

impl Fast {
    pub(super) fn new(letters: &Letters) -> Fast {
        let table = |any_case: bool| std::array::from_fn(|byte| letters.sign(byte as u8, any_case));
        Fast { exact: table(false), capital: table(true) }
    }

    /// What a byte is as it stands, and as a capital.
    pub(super) fn signs(&self, byte: u8) -> (Sign, Sign) {
        let at = |table: &[Sign; 128]| table.get(usize::from(byte)).copied().unwrap_or(Sign::None);
        (at(&self.exact), at(&self.capital))
    }

    /// The readings of a text of these forms.
    #[inline]
    pub(super) fn read(&self, text: &[u8]) -> Option<Readings> {
        let (&first, rest) = text.split_first()?;
        match first {
            b'a'..=b'h' => self.pawn(first, rest),
            b'O' | b'0' => castling(first, rest),
            b'A'..=b'Z' => match self.exact[usize::from(first)] {
                Sign::Man(role) => piece(first, Some(role), rest),
                Sign::None => piece(first, None, rest),
                Sign::Other => None,
            },
            _ => None,
        }
    }

    /// `e4`, `exd5`, `ed5`, with `=Q` or `Q` on the last rank.
    #[inline]
    fn pawn(&self, first: u8, rest: &[u8]) -> Option<Readings> {
        let (from, target, marks, rest) = match *rest {
            [rank @ b'1'..=b'8', ref rest @ ..] => (None, square(first, rank), Marks::NONE, rest),
            [b'x', file @ b'a'..=b'h', rank @ b'1'..=b'8', ref rest @ ..] => {
                (file_of(first), square(file, rank), Marks::CAPTURE, rest)
            }
            [file @ b'a'..=b'h', rank @ b'1'..=b'8', ref rest @ ..] if file.abs_diff(first) == 1 => {
                (file_of(first), square(file, rank), Marks::NONE, rest)
            }
            _ => return None,
        };
        let last = matches!(target.rank().index(), 0 | 7);
        let (promotion, sign, rest) = match *rest {
            [b'=', piece @ b'A'..=b'Z', ref rest @ ..] => (Some(piece), Marks::PROMOTION_EQUALS, rest),
            [piece @ b'A'..=b'Z', ref rest @ ..] if last => (Some(piece), Marks::NONE, rest),
            _ => (None, Marks::NONE, rest),
        };
        let promotion = match promotion.map(|piece| self.exact[usize::from(piece)]) {
            None => None,
            Some(Sign::Man(role)) => Some(role),
            Some(_) => return None,
        };
        let marks = marks | sign | suffix(rest)?;
        let target = Target::Square(target);
        let pawn = ManMove { role: Some(Role::Pawn), file: from, rank: None, target, promotion };
        let readings = Readings::one(letter(pawn, marks));
        if from.is_none() {
            return Some(readings);
        }
        match self.capital[usize::from(first)] {
            Sign::Man(role) if promotion.is_none() => {
                let man = ManMove { role: Some(role), file: None, ..pawn };
                Some(Readings::two(letter(pawn, marks), case(man, marks)))
            }
            Sign::None | Sign::Man(_) => Some(readings),
            Sign::Other => None,
        }
    }
}

/// `Nf3`, `Nxf3`, `Nbd2`, `N1xf3`, `Ng1f3`. Without a role the letter is none of the language's, and the text names at
/// the most a pawn's move with a capital for its file.
#[inline]
fn piece(first: u8, role: Option<Role>, rest: &[u8]) -> Option<Readings> {
    let length = rest.iter().take_while(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x')).count();
    let (body, rest) = rest.split_at(length);
    let [ref hint @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = *body else { return None };
    let (hint, marks) = match *hint {
        [ref hint @ .., b'x'] => (hint, Marks::CAPTURE),
        ref hint => (hint, Marks::NONE),
    };
    // In a small letter the man's letter may be a file.
    let small = first.to_ascii_lowercase();
    let clash = small <= b'h';
    let (from, row, long) = match *hint {
        [] => (None, None, Marks::NONE),
        [file @ b'a'..=b'h'] => (file_of(file), None, Marks::NONE),
        [rank @ b'1'..=b'8'] if !clash => (None, rank_of(rank), Marks::NONE),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (file_of(file), rank_of(rank), Marks::LONG),
        _ => return None,
    };
    let marks = marks | long | suffix(rest)?;
    let man = ManMove { role, file: from, rank: row, target: Target::Square(square(file, rank)), promotion: None };
    let as_pawn = clash && hint.is_empty() && small.abs_diff(file) == 1;
    let pawn = ManMove { role: Some(Role::Pawn), file: file_of(small), ..man };
    Some(match (role, as_pawn) {
        (Some(_), false) => Readings::one(letter(man, marks)),
        (Some(_), true) => Readings::two(letter(man, marks), case(pawn, marks)),
        (None, false) => Readings::one(WrittenMove::UNREAD),
        (None, true) => Readings::one(case(pawn, marks)),
    })
}

/// `O-O`, `O-O-O`, `0-0`, `0-0-0`.
#[inline]
fn castling(circle: u8, rest: &[u8]) -> Option<Readings> {
    let form = if circle == b'0' { Marks::CASTLE_ZERO } else { Marks::CASTLE_LETTER };
    let (side, rest) = match *rest {
        [b'-', second, b'-', third, ref rest @ ..] if second == circle && third == circle => (Side::Queen, rest),
        [b'-', second, ref rest @ ..] if second == circle => (Side::King, rest),
        _ => return None,
    };
    let marks = form | suffix(rest)?;
    Some(Readings::one(WrittenMove { kind: Kind::Castle(side), marks, laxity: Laxity::Letter }))
}

/// Marks of check and mate, and then exclamation and question marks, to the end of the text.
#[inline]
fn suffix(rest: &[u8]) -> Option<Marks> {
    let (marks, rest) = match *rest {
        [] => return Some(Marks::NONE),
        [b'+', b'+', ref rest @ ..] => (Marks::DOUBLE_PLUS, rest),
        [b'+', ref rest @ ..] => (Marks::CHECK, rest),
        [b'#', ref rest @ ..] => (Marks::MATE, rest),
        _ => (Marks::NONE, rest),
    };
    match rest {
        [] => Some(marks),
        _ if rest.iter().all(|byte| matches!(byte, b'!' | b'?')) => Some(marks | Marks::ANNOTATION),
        _ => None,
    }
}

#[inline]
fn letter(man: ManMove, marks: Marks) -> WrittenMove {
    WrittenMove { kind: Kind::Man(man), marks, laxity: Laxity::Letter }
}

#[inline]
fn case(man: ManMove, marks: Marks) -> WrittenMove {
    WrittenMove { kind: Kind::Man(man), marks: marks | Marks::CASE, laxity: Laxity::Case }
}

#[inline]
fn file_of(letter: u8) -> Option<File> {
    File::new(letter.wrapping_sub(b'a'))
}

#[inline]
fn rank_of(digit: u8) -> Option<Rank> {
    Rank::new(digit.wrapping_sub(b'1'))
}

/// The square of a letter from `a` to `h` and a digit from `1` to `8`.
#[inline]
fn square(letter: u8, digit: u8) -> Square {
    Square::from_low_bits(u32::from(digit.wrapping_sub(b'1')) << 3 | u32::from(letter.wrapping_sub(b'a')))
}
