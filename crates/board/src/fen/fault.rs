//! What can be wrong with a FEN.

use crate::{Color, Role, Side, Square};
use std::fmt;

/// One fault of a FEN (PGN 16.1), with its place or its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenFault {
    /// The text is longer than any FEN and was not read.
    TooLong {
        /// Its length in bytes.
        len: usize,
    },
    /// There are not four to six fields.
    FieldCount {
        /// How many there are.
        found: usize,
    },
    /// The board has not eight ranks.
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// A rank has not eight squares.
    RankLength {
        /// The number of the rank, 8 for the first one written.
        rank: u8,
        /// How many squares it describes.
        squares: u32,
    },
    /// A letter that stands for no man and no number of empty squares.
    UnknownLetter {
        /// The letter.
        letter: char,
        /// Its place in the text, in bytes.
        at: usize,
    },
    /// A player has no king.
    NoKing(Color),
    /// A player has more than one king.
    SeveralKings {
        /// Whose kings.
        color: Color,
        /// How many.
        count: usize,
    },
    /// A pawn on the first or the eighth rank.
    PawnOnEdge(Square),
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// The castling field is not `-` and not made of `KQkq`.
    Castling,
    /// The castling field names rook files, as Chess960 does: another game.
    Chess960,
    /// A castling right without king and rook at home.
    CastlingWithoutMen {
        /// Whose right.
        color: Color,
        /// To which side.
        side: Side,
    },
    /// The en passant field is neither `-` nor a square.
    EnPassant,
    /// No double step can have crossed the en passant square.
    EnPassantImpossible(Square),
    /// The half-move clock is no number up to 65,535.
    HalfmoveClock,
    /// The move number is no number from 1 to 65,535.
    FullmoveNumber,
    /// A player has more than 16 men.
    TooManyMen {
        /// Whose men.
        color: Color,
        /// How many.
        count: usize,
    },
    /// A player has more than 8 pawns.
    TooManyPawns {
        /// Whose pawns.
        color: Color,
        /// How many.
        count: usize,
    },
    /// A player has more promoted pieces than pawns have gone.
    TooManyPromoted {
        /// Whose pieces.
        color: Color,
        /// How many pieces go beyond the first set.
        promoted: usize,
        /// How many of the eight pawns are gone.
        missing: usize,
    },
    /// The player who has just moved is in check (Article 3.9.2 forbids it).
    OpponentInCheck,
    /// More than two men give check.
    TooManyCheckers {
        /// How many.
        count: usize,
    },
}

impl FenFault {
    /// Whether the position can be played all the same, the fault repaired or ignored.
    pub const fn is_forgivable(self) -> bool {
        matches!(
            self,
            FenFault::CastlingWithoutMen { .. }
                | FenFault::EnPassantImpossible(_)
                | FenFault::HalfmoveClock
                | FenFault::FullmoveNumber
                | FenFault::TooManyMen { .. }
                | FenFault::TooManyPawns { .. }
                | FenFault::TooManyPromoted { .. }
        )
    }
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            FenFault::TooLong { len } => write!(f, "{len} bytes are too long for a FEN"),
            FenFault::FieldCount { found } => write!(f, "four to six fields are needed, {found} found"),
            FenFault::RankCount { found } => write!(f, "eight ranks are needed, {found} found"),
            FenFault::RankLength { rank, squares } => write!(f, "rank {rank} describes {squares} squares instead of 8"),
            FenFault::UnknownLetter { letter, at } => write!(f, "{letter:?} at byte {at} stands for no man"),
            FenFault::NoKing(color) => write!(f, "{color} has no king"),
            FenFault::SeveralKings { color, count } => write!(f, "{color} has {count} kings"),
            FenFault::PawnOnEdge(square) => write!(f, "a pawn cannot stand on {square}"),
            FenFault::Turn => f.write_str("the side to move must be `w` or `b`"),
            FenFault::Castling => f.write_str("the castling field must be `-` or letters of `KQkq`"),
            FenFault::Chess960 => f.write_str("castling by rook files belongs to Chess960"),
            FenFault::CastlingWithoutMen { color, side } => {
                let side = if side == Side::King { "short" } else { "long" };
                write!(f, "{color} cannot have the right to castle {side}: king or rook is not at home")
            }
            FenFault::EnPassant => f.write_str("the en passant field must be `-` or a square"),
            FenFault::EnPassantImpossible(square) => write!(f, "no pawn can have crossed {square} with its last move"),
            FenFault::HalfmoveClock => f.write_str("the half-move clock must be a number up to 65535"),
            FenFault::FullmoveNumber => f.write_str("the move number must be from 1 to 65535"),
            FenFault::TooManyMen { color, count } => write!(f, "{color} has {count} men, more than 16"),
            FenFault::TooManyPawns { color, count } => write!(f, "{color} has {count} pawns, more than 8"),
            FenFault::TooManyPromoted { color, promoted, missing } => {
                write!(f, "{color} has {promoted} promoted pieces, but only {missing} pawns are gone")
            }
            FenFault::OpponentInCheck => f.write_str("the king of the player who has just moved is in check"),
            FenFault::TooManyCheckers { count } => write!(f, "{count} men give check at once, more than 2"),
        }
    }
}

/// A text that is no FEN of a position of chess: the text and all its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    text: String,
    faults: Vec<FenFault>,
}

impl FenError {
    pub(super) fn new(text: &str, faults: Vec<FenFault>) -> FenError {
        let mut end = text.len().min(super::LONGEST);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        FenError { text: text[..end].to_owned(), faults }
    }

    /// The text; of one that is far too long, its beginning.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// All faults, those of the fields before those of the men; never empty.
    pub fn faults(&self) -> &[FenFault] {
        &self.faults
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faults.iter().enumerate().try_for_each(|(i, fault)| {
            f.write_str(if i == 0 { "" } else { "; " })?;
            fmt::Display::fmt(fault, f)
        })
    }
}

impl std::error::Error for FenError {}

/// How many men of a role a player starts with (Article 2.2).
pub(super) const fn first_set(role: Role) -> usize {
    match role {
        Role::Pawn => 8,
        Role::Knight | Role::Bishop | Role::Rook => 2,
        Role::Queen | Role::King => 1,
    }
}
