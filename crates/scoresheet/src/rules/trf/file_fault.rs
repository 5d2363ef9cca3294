//! `trf.file_fault`: found where the report is read ([`crate::federation`]), for it is no game's.

use crate::record::Signals;
use crate::rule::{Rule, Severity};

/// Something in the report is not as its format asks, or contradicts itself.
pub(crate) static RULE: Rule = Rule {
    name: "trf.file_fault",
    severity: Severity::Error,
    articles: &[],
    summary: "a line of the tournament report is not as the format asks, or contradicts another",
    page: include_str!("file_fault.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
