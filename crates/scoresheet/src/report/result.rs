//! The result of a game and why it ended, as the sheet says.

use super::rows::ResultRow;
use crate::checked::Checked;
use crate::record::Record;
use planilla_notation::{Dialect, EndReason, ItemKind, Key, Outcome, Score, read_result, reason_of};

impl ResultRow {
    /// The result that stands after the moves, else the one of the headings; the reason by its heading, else in the words
    /// of the result. Of a resignation that does not say whose, only the reason is known.
    pub(super) fn new(checked: &Checked<'_>) -> ResultRow {
        let Checked { score, record, .. } = checked;
        let text = &*checked.source.text;
        let heading = score.tag(Key::Result, text).filter(|value| !value.is_empty());
        let resigned = score.items.iter().rev().find(|item| item.kind == ItemKind::Resignation);
        let at_end = record.result.map(|(outcome, span)| (outcome, span.of(text)));
        let at_end = at_end.or_else(|| resigned.map(|item| (Outcome::Unknown, item.span.of(text))));
        let told =
            at_end.map(|(outcome, _)| outcome).filter(|outcome| resigned.is_none() || *outcome != Outcome::Unknown);
        let outcome = told.or_else(|| read_result(heading?));
        let written = at_end.map(|(_, text)| text).or(heading);
        let reason = end_reason(score, record, text);
        ResultRow {
            written: written.map(str::to_owned),
            score: outcome.unwrap_or(Outcome::Unknown).as_str(),
            reason: reason.map(EndReason::as_str),
        }
    }
}

/// Why a game ended, as its heading for that says, else a resignation, the words of its result, or a remark.
pub(crate) fn end_reason(score: &Score, record: &Record, text: &str) -> Option<EndReason> {
    let resigned = || score.items.iter().any(|item| item.kind == ItemKind::Resignation);
    let named = score.tag(Key::Reason, text).and_then(reason_named);
    named
        .or_else(|| resigned().then_some(EndReason::Resignation))
        .or_else(|| record.result.and_then(|(_, span)| reason_of(span.of(text))))
        .or_else(|| score.tag(Key::Result, text).and_then(reason_of))
        .or_else(|| remark(score, text))
}

/// The reason in a remark behind the last move of a sheet, without brackets round it.
fn remark(score: &Score, text: &str) -> Option<EndReason> {
    let last = score.items.iter().rev().take_while(|item| item.kind != ItemKind::Cell);
    let remarks = last.filter(|item| item.kind == ItemKind::Comment && score.dialect == Dialect::Sheet);
    let plain = |remark: &&str| !remark.starts_with(['{', ';', '(', '[']);
    remarks.map(|item| item.span.of(text)).filter(plain).find_map(reason_of)
}

/// The reason that the heading for it names: by the interface's word, or in the words of players.
pub(crate) fn reason_named(written: &str) -> Option<EndReason> {
    let word = written.trim().replace([' ', '-'], "_");
    EndReason::ALL.into_iter().find(|reason| reason.as_str().eq_ignore_ascii_case(&word)).or_else(|| reason_of(written))
}
