//! Why a written move is illegal, as data. The sentence is made from it in the report.

use planilla_board::{CastlingFault, Color, File, Piece, Role, Side, Square};

/// Why no legal move fits a text that names a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The player has no such man on the board.
    NoSuchPiece {
        /// The man named.
        role: Role,
    },
    /// The player has such men, and none stands on the file, rank or square named.
    NotThere {
        /// The man named.
        role: Role,
    },
    /// Such a man does not move that way (3.2 to 3.8).
    CannotReach {
        /// The man named.
        role: Role,
        /// Where it was to go.
        to: Square,
    },
    /// Something stands in the way (3.5).
    Blocked {
        /// The man named.
        role: Role,
        /// Where it comes from.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// What is in the way.
        by: Piece,
        /// Where that stands.
        square: Square,
    },
    /// A man of the player's own stands on the square (3.1).
    OwnPiece {
        /// The man named.
        role: Role,
        /// The square.
        square: Square,
        /// The own man there.
        by: Role,
    },
    /// The man may not leave the line between its king and an attacker (3.9; 2017+ 3.9.2).
    Pinned {
        /// The man named.
        role: Role,
        /// Where it stands.
        from: Square,
        /// The attacker behind.
        by: Role,
        /// Where that stands.
        square: Square,
    },
    /// The king is in check, and the move does not end it (3.9; 2017+ 3.9.2).
    InCheck {
        /// The man that gives check.
        by: Role,
        /// Where it stands.
        square: Square,
    },
    /// The king would stand on an attacked square (3.9; 2017+ 3.9.2).
    IntoCheck {
        /// Where the king was to go.
        to: Square,
        /// The attacker.
        by: Role,
        /// Where it stands.
        square: Square,
    },
    /// The king would be captured (1.2 since 2005).
    KingCapture {
        /// Where the king stands.
        square: Square,
    },
    /// Castling fails (3.8; 2017+ 3.8.2).
    Castling {
        /// The side.
        side: Side,
        /// The first condition that fails.
        fault: CastlingFault,
        /// The entry (an index) whose move lost the right.
        lost_at: Option<u32>,
    },
    /// No pawn of the opponent has just passed there by a double step (3.7d; 2017 3.7.4, 2023 3.7.3).
    NoDoubleStep {
        /// Where the pawn was to go.
        to: Square,
        /// The entry (an index) that made the double step, if one did, too early.
        stepped_at: Option<u32>,
    },
    /// A pawn captures only what is there, and the square is empty (3.7).
    NothingToCapture {
        /// The square.
        square: Square,
    },
    /// A pawn does not capture straight ahead, and the square is taken (3.7).
    PawnBlocked {
        /// Where the pawn was to go.
        to: Square,
        /// What stands there or on the way.
        by: Piece,
        /// Where.
        square: Square,
    },
    /// The promotion piece is one a pawn cannot become, or the pawn does not reach the last rank (3.7e).
    Promotion {
        /// The piece named.
        to: Role,
    },
    /// The captured man named stands nowhere it could be taken.
    NoSuchCapture {
        /// The man to be captured.
        role: Role,
        /// Whose it would be.
        color: Color,
    },
    /// The departure square named is empty.
    EmptySquare {
        /// The square.
        square: Square,
    },
    /// The man on the departure square named is the opponent's.
    NotYours {
        /// The square.
        square: Square,
        /// What stands there.
        role: Role,
    },
    /// Of such men none can capture on the file: `Nxe`, with nothing there for a knight.
    NoCaptureOnFile {
        /// The man named.
        role: Role,
        /// Where it would go.
        to: File,
    },
    /// No pawn of that file can capture on the other file.
    NoPawnCapture {
        /// Where the pawn would come from.
        from: File,
        /// Where it would go.
        to: File,
    },
}
