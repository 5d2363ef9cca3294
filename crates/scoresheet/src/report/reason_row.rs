//! Why a move is illegal, as an object: `kind` first, then what is known of it.

use crate::reason::Reason;
use planilla_board::{CastlingFault, Color, File, Role, Side, Square};
use schemars::JsonSchema;
use serde::Serialize;

/// Why a move is illegal. Men are English letters, squares and sides are words, plies count from 1.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of `Reason`, as text")]
pub enum ReasonRow {
    /// The player has no such man.
    NoSuchPiece { role: char },
    /// None of the player's stands on the file, rank or square named.
    NotThere { role: char },
    /// Such a man does not move that way.
    CannotReach { role: char, to: String },
    /// Something stands in the way.
    Blocked { by: char, color: &'static str, square: String, role: char, from: String, to: String },
    /// An own man stands on the square.
    OwnPiece { by: char, square: String, role: char },
    /// The man may not leave the line between its king and an attacker.
    Pinned { by: char, square: String, role: char, from: String },
    /// The king is in check, and the move does not end it.
    InCheck { by: char, square: String },
    /// The king would stand on an attacked square.
    IntoCheck { by: char, square: String, to: String },
    /// The king would be captured.
    KingCapture { square: String },
    /// Castling fails; `square` is the one that the fault is about.
    Castling {
        side: &'static str,
        fault: &'static str,
        square: Option<String>,
        from: Option<String>,
        lost_at: Option<u32>,
    },
    /// No double step was made just before.
    NoDoubleStep { to: String, stepped_at: Option<u32> },
    /// Nothing stands where a pawn was to capture.
    NothingToCapture { square: String },
    /// The square before a pawn is taken.
    PawnBlocked { by: char, color: &'static str, square: String, to: String },
    /// A pawn cannot become that here.
    Promotion { to: char },
    /// No such man could be captured.
    NoSuchCapture { role: char, color: &'static str },
    /// The departure square is empty.
    EmptySquare { square: String },
    /// The man on the departure square is the opponent's.
    NotYours { square: String, role: char },
    /// Of such men none can capture on the file.
    NoCaptureOnFile { role: char, to: char },
    /// No pawn of that file can capture on the other.
    NoPawnCapture { from: char, to: char },
}

impl ReasonRow {
    /// The word of its kind, as in JSON: `blocked`, `pinned` ...
    pub const fn kind(&self) -> &'static str {
        match self {
            ReasonRow::NoSuchPiece { .. } => "no_such_piece",
            ReasonRow::NotThere { .. } => "not_there",
            ReasonRow::CannotReach { .. } => "cannot_reach",
            ReasonRow::Blocked { .. } => "blocked",
            ReasonRow::OwnPiece { .. } => "own_piece",
            ReasonRow::Pinned { .. } => "pinned",
            ReasonRow::InCheck { .. } => "in_check",
            ReasonRow::IntoCheck { .. } => "into_check",
            ReasonRow::KingCapture { .. } => "king_capture",
            ReasonRow::Castling { .. } => "castling",
            ReasonRow::NoDoubleStep { .. } => "no_double_step",
            ReasonRow::NothingToCapture { .. } => "nothing_to_capture",
            ReasonRow::PawnBlocked { .. } => "pawn_blocked",
            ReasonRow::Promotion { .. } => "promotion",
            ReasonRow::NoSuchCapture { .. } => "no_such_capture",
            ReasonRow::EmptySquare { .. } => "empty_square",
            ReasonRow::NotYours { .. } => "not_yours",
            ReasonRow::NoCaptureOnFile { .. } => "no_capture_on_file",
            ReasonRow::NoPawnCapture { .. } => "no_pawn_capture",
        }
    }

    /// The row of a reason; `ply_of` gives the ply of an entry.
    pub fn new(reason: &Reason, ply_of: impl Fn(u32) -> Option<u32>) -> ReasonRow {
        let man = Role::letter;
        let square = |square: Square| square.to_string();
        let file = File::letter;
        match *reason {
            Reason::NoSuchPiece { role } => ReasonRow::NoSuchPiece { role: man(role) },
            Reason::NotThere { role } => ReasonRow::NotThere { role: man(role) },
            Reason::CannotReach { role, to } => ReasonRow::CannotReach { role: man(role), to: square(to) },
            Reason::Blocked { role, from, to, by, square: at } => ReasonRow::Blocked {
                by: man(by.role),
                color: player(by.color),
                square: square(at),
                role: man(role),
                from: square(from),
                to: square(to),
            },
            Reason::OwnPiece { role, square: at, by } => {
                ReasonRow::OwnPiece { by: man(by), square: square(at), role: man(role) }
            }
            Reason::Pinned { role, from, by, square: at } => {
                ReasonRow::Pinned { by: man(by), square: square(at), role: man(role), from: square(from) }
            }
            Reason::InCheck { by, square: at } => ReasonRow::InCheck { by: man(by), square: square(at) },
            Reason::IntoCheck { to, by, square: at } => {
                ReasonRow::IntoCheck { by: man(by), square: square(at), to: square(to) }
            }
            Reason::KingCapture { square: at } => ReasonRow::KingCapture { square: square(at) },
            Reason::Castling { side, fault, lost_at } => castling(side, fault, lost_at.and_then(ply_of)),
            Reason::NoDoubleStep { to, stepped_at } => {
                ReasonRow::NoDoubleStep { to: square(to), stepped_at: stepped_at.and_then(ply_of) }
            }
            Reason::NothingToCapture { square: at } => ReasonRow::NothingToCapture { square: square(at) },
            Reason::PawnBlocked { to, by, square: at } => {
                ReasonRow::PawnBlocked { by: man(by.role), color: player(by.color), square: square(at), to: square(to) }
            }
            Reason::Promotion { to } => ReasonRow::Promotion { to: man(to) },
            Reason::NoSuchCapture { role, color } => ReasonRow::NoSuchCapture { role: man(role), color: player(color) },
            Reason::EmptySquare { square: at } => ReasonRow::EmptySquare { square: square(at) },
            Reason::NotYours { square: at, role } => ReasonRow::NotYours { square: square(at), role: man(role) },
            Reason::NoCaptureOnFile { role, to } => ReasonRow::NoCaptureOnFile { role: man(role), to: file(to) },
            Reason::NoPawnCapture { from, to } => ReasonRow::NoPawnCapture { from: file(from), to: file(to) },
        }
    }
}

/// The word of the interface for a player.
pub(super) const fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn castling(side: Side, fault: CastlingFault, lost_at: Option<u32>) -> ReasonRow {
    let side = match side {
        Side::King => "king",
        Side::Queen => "queen",
    };
    let (fault, square, from) = match fault {
        CastlingFault::KingNotHome { king } => ("king_not_home", Some(king), None),
        CastlingFault::RookNotHome { corner } => ("rook_not_home", Some(corner), None),
        CastlingFault::NoRight => ("no_right", None, None),
        CastlingFault::Blocked { by } => ("blocked", Some(by), None),
        CastlingFault::InCheck { from } => ("in_check", None, Some(from)),
        CastlingFault::Through { square, from } => ("through", Some(square), Some(from)),
        CastlingFault::Into { square, from } => ("into", Some(square), Some(from)),
    };
    let text = |square: Option<Square>| square.map(|square| square.to_string());
    ReasonRow::Castling { side, fault, square: text(square), from: text(from), lost_at }
}
