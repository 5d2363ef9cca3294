//! Kinds of men and the two sides of castling.

use crate::Color;

/// A kind of man, without its colour.
///
/// ```
/// use planilla_board::Role;
/// assert_eq!(Role::from_letter('n'), Some(Role::Knight));
/// assert_eq!(Role::Knight.letter(), 'N');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
}

impl Role {
    /// All roles, from pawn to king.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The roles a pawn may promote to, as Article 3 names them (3.7e, since 2017 3.7.5, in 2023 3.7.3.3).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// 0 for the pawn to 5 for the king: an index into tables by role.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English capital letter (PGN 8.2.3.2): `P N B R Q K`.
    pub const fn letter(self) -> char {
        ['P', 'N', 'B', 'R', 'Q', 'K'][self as usize]
    }

    /// The role of an English letter, capital or small.
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Role::Pawn,
            'N' => Role::Knight,
            'B' => Role::Bishop,
            'R' => Role::Rook,
            'Q' => Role::Queen,
            'K' => Role::King,
            _ => return None,
        })
    }
}

/// A man on the board: whose it is and what it is.
///
/// ```
/// use planilla_board::{Color, Piece, Role};
/// let piece = Piece { color: Color::Black, role: Role::Queen };
/// assert_eq!(piece.fen_letter(), 'q');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose man it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: capital for White, small for Black (PGN 16.1.3.1).
    pub const fn fen_letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The man of a FEN letter.
    pub const fn from_fen_letter(letter: char) -> Option<Piece> {
        let Some(role) = Role::from_letter(letter) else { return None };
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }
}

/// The side a king castles to: with the h-rook or with the a-rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Short castling, with the rook of the h-file: `0-0`.
    King,
    /// Long castling, with the rook of the a-file: `0-0-0`.
    Queen,
}

impl Side {
    /// Both sides, the king's first.
    pub const ALL: [Side; 2] = [Side::King, Side::Queen];
}
