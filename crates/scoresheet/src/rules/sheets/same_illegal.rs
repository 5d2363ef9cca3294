//! `sheets.same_illegal`: found where two sheets are compared ([`crate::compare`]), for it is no single sheet's.

use crate::edition::EditionName::{E1997, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// The same impossible move on both sheets.
pub(crate) static RULE: Rule = Rule {
    name: "sheets.same_illegal",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2009, numbers: &["7.4", "8.5c"] },
        Cited { from: E2014, to: E2014, numbers: &["7.5", "8.5c"] },
        Cited { from: E2017, to: E2023, numbers: &["7.5", "8.5.3"] },
    ],
    summary: "both sheets of a game have the same move, which is not possible",
    page: include_str!("same_illegal.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
