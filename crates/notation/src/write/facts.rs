//! What is to be written of a move. **Lacks the board** that it is taken from.

use super::Told;
use planilla_board::{Color, Role, Side, Square};

/// All that writing a move needs to know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is one mark or hint of the notation, on its own")]
pub struct MoveFacts {
    /// The man that moves; the king in castling.
    pub role: Role,
    /// Where it comes from.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether it captures.
    pub capture: bool,
    /// Whether it captures en passant.
    pub en_passant: bool,
    /// The piece a pawn becomes.
    pub promotion: Option<Role>,
    /// The side of castling.
    pub castle: Option<Side>,
    /// Whether the short form needs the departure file (C.10). A pawn's capture has it anyway (C.9).
    pub file: bool,
    /// Whether the short form needs the departure rank (C.10).
    pub rank: bool,
    /// Whether it gives check.
    pub check: bool,
    /// Whether it mates.
    pub mate: bool,
    /// Whether the player offers a draw with it.
    pub offer: bool,
    /// Whose move it is: descriptive notation counts the ranks from that side.
    pub turn: Color,
    /// The man that is taken, which descriptive notation names; where it is not known the square stands for it.
    pub captured: Option<Role>,
    /// How much descriptive notation has to tell of it.
    pub told: Told,
}

impl MoveFacts {
    /// A move of White without marks and hints.
    pub const fn new(role: Role, from: Square, to: Square) -> MoveFacts {
        MoveFacts {
            role,
            from,
            to,
            capture: false,
            en_passant: false,
            promotion: None,
            castle: None,
            file: false,
            rank: false,
            check: false,
            mate: false,
            offer: false,
            turn: Color::White,
            captured: None,
            told: Told::LEAST,
        }
    }
}
