//! The result against the board, and how it is recorded.

pub(super) mod contradicts_end;
pub(super) mod missing_or_unsigned;
pub(super) mod reason_not_visible;
pub(super) mod unusual;

use crate::rule::Context;
use planilla_notation::{Dialect, Key, Outcome, Span, read_result, unescape};
use std::borrow::Cow;

/// The result after the moves, else the one of the headings.
pub(in crate::rules) fn written(context: &Context<'_>) -> Option<(Outcome, Span)> {
    context.record.result.or_else(|| {
        let tag = context.score.tags.iter().find(|tag| tag.key == Key::Result)?;
        Some((read_result(tag.value.of(context.text))?, tag.value))
    })
}

/// Why a game in PGN ended, where its heading for that (PGN 9.8.1) says more than that it did.
fn termination<'a>(context: &Context<'a>) -> Option<Cow<'a, str>> {
    const SILENT: [&str; 4] = ["", "?", "normal", "unterminated"];
    let named = |name: &str| name.eq_ignore_ascii_case("Termination");
    let tags = context.score.tags.iter().filter(|_| context.score.dialect == Dialect::Pgn);
    let tag = tags.filter(|tag| tag.key == Key::Other).find(|tag| named(tag.name.of(context.text)))?;
    let value = unescape(tag.value.of(context.text));
    (!SILENT.iter().any(|silent| value.trim().eq_ignore_ascii_case(silent))).then_some(value)
}
