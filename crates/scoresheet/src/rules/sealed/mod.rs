//! Sealed moves: what is wrong with their record, and what they end. Found where a sealed move is judged
//! ([`crate::judge_sealed`]) or an envelope is ([`crate::judge_envelope`]).

pub(super) mod ambiguous;
pub(super) mod claim_after_sealing;
pub(super) mod clock_error;
pub(super) mod ends_game;
pub(super) mod envelope_incomplete;
pub(super) mod envelope_mismatch;
pub(super) mod illegal;
pub(super) mod language_clash;
pub(super) mod late_or_absent;
pub(super) mod loss_exempt;
pub(super) mod offer_standing;
pub(super) mod unintelligible;
