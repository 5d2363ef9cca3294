//! The sentence of each reason.

use crate::finding::Message;
use crate::reason::Reason;
use planilla_board::{CastlingFault, Position, Role, Side, Square};

/// The sentence that says why a written move is illegal in a position.
pub(super) fn of(position: &Position, reason: &Reason, written: &str) -> Message {
    let color = position.turn();
    match *reason {
        Reason::NoSuchPiece { role } => Message::new("no-such-piece").with("color", color).with("role", role),
        Reason::NotThere { role: Role::Pawn } => {
            Message::new("no-pawn-there").with("color", color).with("written", written)
        }
        Reason::NotThere { role } => {
            Message::new("not-there").with("color", color).with("role", role).with("written", written)
        }
        Reason::CannotReach { role, to } => Message::new("cannot-reach")
            .with("role", role)
            .with("to", to)
            .with("count", position.pieces(color, role).len()),
        Reason::Blocked { role, to, by, square, .. } => {
            Message::new("blocked").with("role", role).with("to", to).with("by", by.role).with("square", square)
        }
        Reason::OwnPiece { role, square, by } => {
            Message::new("own-piece").with("role", role).with("square", square).with("by", by).with("color", color)
        }
        Reason::Pinned { role, from, by, square } => {
            Message::new("pinned").with("role", role).with("from", from).with("by", by).with("square", square)
        }
        Reason::InCheck { by, square } => Message::new("in-check").with("by", by).with("square", square),
        Reason::IntoCheck { to, by, square } => {
            Message::new("into-check").with("to", to).with("by", by).with("square", square)
        }
        Reason::KingCapture { square } => Message::new("king-capture").with("square", square),
        Reason::Castling { side, fault, .. } => castling(position, side, fault),
        Reason::NoDoubleStep { to, stepped_at: None } => Message::new("ep-no-double-step").with("to", to),
        Reason::NoDoubleStep { to, stepped_at: Some(_) } => Message::new("ep-too-late").with("to", to),
        Reason::NothingToCapture { square } => Message::new("nothing-to-capture").with("square", square),
        Reason::PawnBlocked { to, by, square } => {
            Message::new("pawn-blocked").with("to", to).with("by", by.role).with("square", square)
        }
        Reason::Promotion { to } => Message::new("promotion-impossible").with("role", to),
        Reason::NoSuchCapture { role, color } => {
            Message::new("no-such-capture").with("color", color).with("role", role)
        }
        Reason::EmptySquare { square } => Message::new("empty-square").with("square", square),
        Reason::NotYours { square, role } => {
            Message::new("not-yours").with("square", square).with("role", role).with("color", !color)
        }
        Reason::NoCaptureOnFile { role, to } => {
            Message::new("no-capture-on-file").with("role", role).with("to", to.letter().to_string())
        }
        Reason::NoPawnCapture { from, to } => {
            Message::new("no-pawn-capture").with("from", from.letter().to_string()).with("to", to.letter().to_string())
        }
    }
}

fn castling(position: &Position, side: Side, fault: CastlingFault) -> Message {
    let side = match side {
        Side::King => "short",
        Side::Queen => "long",
    };
    let man = |square: Square| position.role_at(square).unwrap_or(Role::Pawn);
    match fault {
        CastlingFault::KingNotHome { king } => {
            Message::new("castling-king-not-home").with("side", side).with("square", king)
        }
        CastlingFault::RookNotHome { corner } => {
            let color = position.turn();
            Message::new("castling-rook-not-home").with("side", side).with("square", corner).with("color", color)
        }
        CastlingFault::NoRight => Message::new("castling-no-right").with("side", side),
        CastlingFault::Blocked { by } => {
            Message::new("castling-blocked").with("side", side).with("by", man(by)).with("square", by)
        }
        CastlingFault::InCheck { from } => {
            Message::new("castling-in-check").with("side", side).with("by", man(from)).with("square", from)
        }
        CastlingFault::Through { square, from } => Message::new("castling-through")
            .with("side", side)
            .with("to", square)
            .with("by", man(from))
            .with("square", from),
        CastlingFault::Into { square, from } => Message::new("castling-into")
            .with("side", side)
            .with("to", square)
            .with("by", man(from))
            .with("square", from),
    }
}

/// The entry before, if one matters, and what is to be said of it.
pub(super) fn label(reason: &Reason) -> Option<(usize, Message)> {
    match *reason {
        Reason::Castling { lost_at: Some(entry), .. } => Some((entry as usize, Message::new("castling-right-lost"))),
        Reason::NoDoubleStep { stepped_at: Some(entry), .. } => Some((entry as usize, Message::new("ep-stepped"))),
        _ => None,
    }
}
