//! The result against the board, and how it is recorded.

pub(super) mod account;
pub(super) mod chance;
pub(super) mod contradicts_end;
pub(super) mod contradicts_reason;
pub(super) mod draw_before_minimum;
pub(super) mod draw_without_moves;
pub(super) mod flag_without_mating_chance;
pub(super) mod missing_or_unsigned;
pub(super) mod reason_not_visible;
pub(super) mod resignation_without_mating_chance;
pub(super) mod unusual;

use crate::finding::{Applicability, Fix};
use crate::report::says_only_that_it_ended;
use crate::rule::Context;
use planilla_notation::{Dialect, Key, Outcome, Span, result_of_heading, unescape};
use std::borrow::Cow;

/// The result after the moves, else the one of the headings.
pub(in crate::rules) fn written(context: &Context<'_>) -> Option<(Outcome, Span)> {
    context.record.result.or_else(|| {
        let tag = context.score.tags.iter().find(|tag| tag.key == Key::Result)?;
        Some((result_of_heading(tag.value.of(context.text))?, tag.value))
    })
}

/// Why a game in PGN ended, where its heading for that (PGN 9.8.1) says more than that it did.
fn termination<'a>(context: &Context<'a>) -> Option<Cow<'a, str>> {
    let mut tags = context.score.tags.iter().filter(|_| context.score.dialect == Dialect::Pgn);
    let tag = tags.find(|tag| tag.key == Key::Termination)?;
    let value = unescape(tag.value.of(context.text));
    (!says_only_that_it_ended(&value)).then_some(value)
}

/// The fix that puts another result in the place of the written one; likely, because the reason may be what is wrong.
fn instead(span: Span, due: Outcome) -> Fix {
    Fix {
        span,
        replacement: due.as_str().to_owned(),
        played: None,
        san: None,
        applicability: Applicability::Likely,
        probability: None,
    }
}
