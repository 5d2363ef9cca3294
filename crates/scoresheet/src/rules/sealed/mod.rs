//! Sealed moves: what is wrong with their record, and what they end. Found where a sealed move is judged
//! ([`crate::judge_sealed`]).

pub(super) mod ambiguous;
pub(super) mod ends_game;
pub(super) mod illegal;
pub(super) mod language_clash;
pub(super) mod loss_exempt;
pub(super) mod unintelligible;
