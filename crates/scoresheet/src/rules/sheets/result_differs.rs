//! `sheets.result_differs`: found where two sheets are compared ([`crate::compare`]), for it is no single sheet's.

use crate::edition::EditionName::{E1997, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// Results or headings that differ.
pub(crate) static RULE: Rule = Rule {
    name: "sheets.result_differs",
    severity: Severity::Error,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.7"] }],
    summary: "the results of two sheets of a game differ, or names, event, round, board, date or colours do",
    page: include_str!("result_differs.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
