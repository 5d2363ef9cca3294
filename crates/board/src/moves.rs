//! A move: squares, not letters.

use crate::{Role, Square};
use std::fmt;

/// A move by its squares, as UCI writes it: from, to, and the promotion piece. Two bytes.
///
/// Castling is the king's own move of two squares (`e1g1`). What a player *wrote* is another type, in
/// `planilla-notation`; a `Move` means nothing without the position it is played in.
///
/// ```
/// use planilla_board::{Move, Role, Square};
/// let m = Move::promoting(Square::E1, Square::E8, Role::Queen);
/// assert_eq!(m.to_string(), "e1e8q");
/// assert_eq!("e1e8q".parse(), Ok(m));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// No move: from `a1` to itself. It stands where a move is stored but none is meant.
    pub(crate) const NONE: Move = Move(0);

    /// A move without promotion.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6)
    }

    /// A move with the piece the pawn becomes; king and pawn are no such pieces and leave a move without promotion.
    #[inline]
    pub const fn promoting(from: Square, to: Square, promotion: Role) -> Move {
        let piece = if matches!(promotion, Role::King) { 0 } else { promotion as u16 };
        Move(from.index() as u16 | (to.index() as u16) << 6 | piece << 12)
    }

    /// The square the man leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_low_bits(self.0 as u32)
    }

    /// The square the man arrives on; for castling, the king's.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_low_bits((self.0 >> 6) as u32)
    }

    /// The piece a pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.0 >> 12 {
            1 => Some(Role::Knight),
            2 => Some(Role::Bishop),
            3 => Some(Role::Rook),
            4 => Some(Role::Queen),
            _ => None,
        }
    }
}

impl Move {
    /// The move as UCI writes it, without an allocation.
    ///
    /// ```
    /// use planilla_board::Move;
    /// let played: Move = "e7e8q".parse().unwrap();
    /// assert_eq!(played.uci().as_str(), "e7e8q");
    /// ```
    #[inline]
    pub fn uci(self) -> Uci {
        let [from, to] = [self.from().name(), self.to().name()];
        let (promotion, length) = match self.promotion() {
            None => (0, 4),
            Some(role) => (role.letter() as u8 | 0x20, 5),
        };
        Uci { letters: [from[0], from[1], to[0], to[1], promotion], length }
    }
}

/// A move as UCI writes it: four or five ASCII letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uci {
    letters: [u8; 5],
    length: u8,
}

impl Uci {
    /// Its letters.
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        &self.letters[..usize::from(self.length)]
    }

    /// Its squares, and the letter of the piece that a pawn becomes.
    #[inline]
    pub fn parts(&self) -> ([u8; 4], Option<u8>) {
        let [a, b, c, d, promotion] = self.letters;
        ([a, b, c, d], (self.length > 4).then_some(promotion))
    }

    /// Its letters as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(self.as_bytes()).unwrap_or_default() // they are ASCII
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.uci().as_str())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no move in UCI's form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove;

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move in UCI's form is two squares and perhaps one of `q r b n`, such as `e2e4` or `e7e8q`")
    }
}

impl std::error::Error for NotAMove {}

impl std::str::FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let square = |part: Option<&str>| part.and_then(|part| part.parse::<Square>().ok()).ok_or(NotAMove);
        let (from, to) = (square(text.get(..2))?, square(text.get(2..4))?);
        match &text[4..] {
            "" => Ok(Move::new(from, to)),
            "q" => Ok(Move::promoting(from, to, Role::Queen)),
            "r" => Ok(Move::promoting(from, to, Role::Rook)),
            "b" => Ok(Move::promoting(from, to, Role::Bishop)),
            "n" => Ok(Move::promoting(from, to, Role::Knight)),
            _ => Err(NotAMove),
        }
    }
}
