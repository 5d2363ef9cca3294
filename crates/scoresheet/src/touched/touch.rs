//! What was touched, as people name it.

use crate::finding::Message;
use planilla_board::{Color, Role, Square};
use std::fmt;
use std::str::FromStr;

/// One thing touched.
///
/// ```
/// use planilla::Touch;
/// assert_eq!("e8=Q".parse::<Touch>().unwrap().to_string(), "e8=Q");
/// assert!("e9".parse::<Touch>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// The piece on a square.
    On(Square),
    /// The square of promotion, with the new piece.
    Promoted(Square, Role),
}

/// A text that names nothing to touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATouch;

impl fmt::Display for NotATouch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not a touched piece: a square is (`e2`), or a new piece that touched the square of promotion (`e8=Q`)",
        )
    }
}

impl std::error::Error for NotATouch {}

impl NotATouch {
    /// The same, to be said in a reader's language.
    pub fn message(self) -> Message {
        Message::new("touch-not-named")
    }
}

impl FromStr for Touch {
    type Err = NotATouch;

    /// `e2`, `E2`; `e8=Q`, `e8Q`.
    fn from_str(text: &str) -> Result<Touch, NotATouch> {
        let text = text.trim().to_ascii_lowercase();
        let (square, rest) = text.split_at_checked(2).ok_or(NotATouch)?;
        let square: Square = square.parse().map_err(|_| NotATouch)?;
        let role = match rest.strip_prefix('=').unwrap_or(rest) {
            "" if rest.is_empty() => return Ok(Touch::On(square)),
            "q" => Role::Queen,
            "r" => Role::Rook,
            "b" => Role::Bishop,
            "n" => Role::Knight,
            _ => return Err(NotATouch),
        };
        Ok(Touch::Promoted(square, role))
    }
}

impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Touch::On(square) => write!(f, "{square}"),
            Touch::Promoted(square, role) => write!(f, "{square}={}", role.letter()),
        }
    }
}

/// What cannot have been touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchFault {
    /// Nothing is named.
    Nothing,
    /// No piece stands there.
    Empty(Square),
    /// No pawn of the player to move can become a new piece there.
    NoPromotion(Square, Color),
}

impl TouchFault {
    /// What is wrong, to be said in a reader's language.
    pub fn message(self) -> Message {
        match self {
            TouchFault::Nothing => Message::new("touch-nothing"),
            TouchFault::Empty(square) => Message::new("touch-empty").with("square", square),
            TouchFault::NoPromotion(square, color) => {
                Message::new("touch-no-promotion").with("square", square).with("color", color)
            }
        }
    }
}
