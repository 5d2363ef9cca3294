//! The text itself: its bytes, its grammar, and whether it holds a game of chess.

pub(super) mod doubtful_fen;
pub(super) mod encoding;
mod fen;
pub(super) mod json;
pub(super) mod king_centre_tail;
pub(super) mod refused;
pub(super) mod result_mismatch;
pub(super) mod syntax;
