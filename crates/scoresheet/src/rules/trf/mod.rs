//! A game and the tournament report of the federation (TRF).

pub(crate) mod code_mismatch;
pub(crate) mod date_mismatch;
pub(crate) mod file_fault;
pub(crate) mod same_moves;
pub(crate) mod time_control_mismatch;
pub(crate) mod unpaired_game;

use crate::federation::{Federation, Pairing};
use crate::rule::Context;
use planilla_notation::{Key, Span};

/// The report and the pairing that a game is.
fn paired<'a>(context: &Context<'a>) -> Option<(&'a Federation, &'a Pairing)> {
    let (federation, joined) = context.federation?;
    Some((federation, joined.pairing()?))
}

/// Where a heading stands, else the first that there is, else the start.
fn heading(context: &Context<'_>, keys: &[Key]) -> Span {
    let of = |key: &Key| context.score.tags.iter().find(|tag| tag.key == *key).map(|tag| tag.value);
    let first = || context.score.tags.first().map(|tag| tag.span);
    keys.iter().find_map(of).filter(|span| !span.is_empty()).or_else(first).unwrap_or_default()
}
