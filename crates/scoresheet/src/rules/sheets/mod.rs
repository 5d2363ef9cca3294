//! Two sheets of one game. Found where they are compared ([`crate::compare`]).

pub(super) mod first_divergence;
pub(super) mod one_resolves;
pub(super) mod result_differs;
pub(super) mod same_illegal;
