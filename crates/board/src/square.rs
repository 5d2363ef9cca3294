//! Files, ranks and squares.

use std::fmt;
use std::str::FromStr;

/// A file, from `a` to `h`, stored as 0 to 7.
///
/// ```
/// use planilla_board::File;
/// assert_eq!(File::from_letter('c').map(File::index), Some(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

impl File {
    /// The file of an index from 0 (`a`) to 7 (`h`).
    pub const fn new(index: u8) -> Option<File> {
        if index < 8 { Some(File(index)) } else { None }
    }

    /// The file of a small letter from `a` to `h`.
    pub const fn from_letter(letter: char) -> Option<File> {
        if letter >= 'a' && letter <= 'h' { Some(File(letter as u8 - b'a')) } else { None }
    }

    /// 0 for the a-file to 7 for the h-file.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The small letter of the file.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// All files from `a` to `h`.
    pub fn all() -> impl Iterator<Item = File> {
        (0..8).map(File)
    }
}

/// A rank, from `1` to `8`, stored as 0 to 7.
///
/// ```
/// use planilla_board::Rank;
/// assert_eq!(Rank::from_digit('8').map(Rank::index), Some(7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The rank of an index from 0 (first) to 7 (eighth).
    pub const fn new(index: u8) -> Option<Rank> {
        if index < 8 { Some(Rank(index)) } else { None }
    }

    /// The rank of a digit from `1` to `8`.
    pub const fn from_digit(digit: char) -> Option<Rank> {
        if digit >= '1' && digit <= '8' { Some(Rank(digit as u8 - b'1')) } else { None }
    }

    /// 0 for the first rank to 7 for the eighth.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The digit of the rank.
    pub const fn digit(self) -> char {
        (b'1' + self.0) as char
    }

    /// All ranks from the first to the eighth.
    pub fn all() -> impl Iterator<Item = Rank> {
        (0..8).map(Rank)
    }
}

/// One of the 64 squares, stored as 0 (`a1`), 1 (`b1`) ... 63 (`h8`).
///
/// ```
/// use planilla_board::Square;
/// let e4: Square = "e4".parse().unwrap();
/// assert_eq!(e4, Square::E4);
/// assert_eq!(e4.file().letter(), 'e');
/// assert_eq!(e4.to_string(), "e4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

#[rustfmt::skip]
#[allow(missing_docs, reason = "the name of each constant is the name of its square")]
impl Square {
    pub const A1: Square = Square(0); pub const B1: Square = Square(1); pub const C1: Square = Square(2); pub const D1: Square = Square(3);
    pub const E1: Square = Square(4); pub const F1: Square = Square(5); pub const G1: Square = Square(6); pub const H1: Square = Square(7);
    pub const E4: Square = Square(28);
    pub const A8: Square = Square(56); pub const B8: Square = Square(57); pub const C8: Square = Square(58); pub const D8: Square = Square(59);
    pub const E8: Square = Square(60); pub const F8: Square = Square(61); pub const G8: Square = Square(62); pub const H8: Square = Square(63);
}

impl Square {
    /// The square of an index from 0 (`a1`) to 63 (`h8`), rank by rank.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// The square of the low six bits of an index.
    #[inline]
    pub const fn from_low_bits(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// The square where a file and a rank cross.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(((rank.0 << 3) | file.0) & 63)
    }

    /// 0 for `a1`, 1 for `b1` ... 63 for `h8`.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file of the square.
    #[inline]
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// The rank of the square.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 3)
    }

    /// Its two letters: `e4`.
    #[inline]
    pub fn name(self) -> [u8; 2] {
        NAMES[self.index()]
    }

    /// Whether the square is light, as `h1` is (Article 2.1).
    pub const fn is_light(self) -> bool {
        (self.0 & 7) & 1 != (self.0 >> 3) & 1
    }

    /// All squares from `a1` to `h8`, rank by rank.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }
}

/// The names of the squares.
static NAMES: [[u8; 2]; 64] = {
    let (mut names, mut square) = ([[0; 2]; 64], 0);
    while square < 64 {
        names[square] = [b'a' + square as u8 % 8, b'1' + square as u8 / 8];
        square += 1;
    }
    names
};

/// A text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from `a` to `h` and a digit from `1` to `8`")
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let mut letters = text.chars();
        let (Some(file), Some(rank), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(NotASquare);
        };
        match (File::from_letter(file), Rank::from_digit(rank)) {
            (Some(file), Some(rank)) => Ok(Square::new(file, rank)),
            _ => Err(NotASquare),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [file, rank] = self.name().map(char::from);
        write!(f, "{file}{rank}")
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}
