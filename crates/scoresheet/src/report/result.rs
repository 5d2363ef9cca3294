//! The result of a game and why it ended, as the sheet says.

use super::rows::ResultRow;
use crate::announced::{Fallen, flag_named};
use crate::checked::Checked;
use crate::record::Record;
use planilla_board::State;
use planilla_notation::{
    Dialect, EndReason, ItemKind, Key, Outcome, Score, Span, reason_of, result_of_heading, unescape,
};

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
        let outcome = told.or_else(|| result_of_heading(heading?));
        let written = at_end.map(|(_, text)| text).or(heading);
        let reason = end_reason(score, record, text);
        ResultRow {
            written: written.map(str::to_owned),
            score: outcome.unwrap_or(Outcome::Unknown).as_str(),
            reason: reason.map(EndReason::as_str),
        }
    }
}

/// Why a game ended, as its heading for that says, else a resignation, the words of its result, a remark, or what a program wrote.
pub(crate) fn end_reason(score: &Score, record: &Record, text: &str) -> Option<EndReason> {
    end_told(score, record, text).map(|told| told.reason)
}

/// Why a game ended, and where that is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EndTold {
    pub(crate) reason: EndReason,
    pub(crate) span: Span,
    /// By a heading that programs fill for every game (PGN 9.8.1).
    pub(crate) by_program: bool,
}

/// The same, and where it stands.
pub(crate) fn end_told(score: &Score, record: &Record, text: &str) -> Option<EndTold> {
    let at = |span: Span| Some((reason_of(span.of(text))?, span));
    let tag = |key| score.tags.iter().find(|tag| tag.key == key).map(|tag| tag.value);
    let named = tag(Key::Reason).and_then(|span| Some((reason_named(span.of(text))?, span)));
    let resigned = || {
        let item = score.items.iter().find(|item| item.kind == ItemKind::Resignation)?;
        Some((EndReason::Resignation, item.span))
    };
    let by_people = named
        .or_else(resigned)
        .or_else(|| record.result.and_then(|(_, span)| at(span)))
        .or_else(|| in_words(score, text))
        .or_else(|| tag(Key::Result).and_then(at))
        .or_else(|| remark(score, text));
    // A flag that is noted is the reason, unless the board has one.
    let by_flag = || {
        let span = tag(Key::Flag).filter(|_| record.state_at_end() == Some(State::Ongoing))?;
        matches!(flag_named(span.of(text)), Some(Fallen::One(_) | Fallen::Both)).then_some((EndReason::Time, span))
    };
    let by_people = by_people.or_else(by_flag);
    let by_program = || {
        let span = tag(Key::Termination)?;
        let pgn = score.dialect == Dialect::Pgn;
        let written = if pgn { unescape(span.of(text)) } else { span.of(text).into() };
        Some(EndTold { reason: reason_of_program(&written)?, span, by_program: true })
    };
    by_people.map(|(reason, span)| EndTold { reason, span, by_program: false }).or_else(by_program)
}

/// The reason that PGN's heading for it names (9.8.1), where it says more than that the game ended.
pub(crate) fn reason_of_program(written: &str) -> Option<EndReason> {
    if is_one(written, &[FORFEIT]) {
        Some(EndReason::Time)
    } else if says_only_that_it_ended(written) || is_one(written, &ABANDONED) {
        None
    } else if is_one(written, &ARBITER) {
        Some(EndReason::Arbiter)
    } else {
        reason_of(written)
    }
}

/// Whether they are words of the standard, which are the same whoever has won.
pub(crate) fn is_word_of_standard(written: &str) -> bool {
    is_one(written, &[FORFEIT])
        || says_only_that_it_ended(written)
        || is_one(written, &ABANDONED)
        || is_one(written, &ARBITER)
}

/// Whether what PGN's heading for the end holds (9.8.1) says no more than that the game ended, or did not.
pub(crate) fn says_only_that_it_ended(written: &str) -> bool {
    is_one(written, &SILENT)
}

const FORFEIT: &str = "time forfeit";
const SILENT: [&str; 4] = ["", "?", "normal", "unterminated"];
const ABANDONED: [&str; 1] = ["abandoned"];
const ARBITER: [&str; 2] = ["adjudication", "rules infraction"];

fn is_one(written: &str, words: &[&str]) -> bool {
    words.iter().any(|word| written.trim().eq_ignore_ascii_case(word))
}

/// The reason in the words of a result that another one follows: `White resigns 0-1`.
fn in_words(score: &Score, text: &str) -> Option<(EndReason, Span)> {
    let last = score.items.iter().rev().take_while(|item| item.kind != ItemKind::Cell);
    let results = last.filter(|item| matches!(item.kind, ItemKind::Result(_)) && score.dialect == Dialect::Sheet);
    results.map(|item| item.span).find_map(|span| Some((reason_of(span.of(text))?, span)))
}

/// The reason in a remark behind the last move of a sheet, without brackets round it.
fn remark(score: &Score, text: &str) -> Option<(EndReason, Span)> {
    let last = score.items.iter().rev().take_while(|item| item.kind != ItemKind::Cell);
    let remarks = last.filter(|item| item.kind == ItemKind::Comment && score.dialect == Dialect::Sheet);
    let plain = |remark: &&str| !remark.starts_with(['{', ';', '(', '[']);
    remarks
        .map(|item| item.span)
        .filter(|span| plain(&span.of(text)))
        .find_map(|span| Some((reason_of(span.of(text))?, span)))
}

/// The reason that the heading for it names: by the interface's word, or in the words of players.
pub(crate) fn reason_named(written: &str) -> Option<EndReason> {
    let word = written.trim().replace([' ', '-'], "_");
    EndReason::ALL.into_iter().find(|reason| reason.as_str().eq_ignore_ascii_case(&word)).or_else(|| reason_of(written))
}
