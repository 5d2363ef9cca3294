//! `sheets.first_divergence`: found where two sheets are compared ([`crate::compare`]), for it is no single sheet's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// Two sheets that name different moves.
pub(crate) static RULE: Rule = Rule {
    name: "sheets.first_divergence",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["8.1", "8.5c", "F2"] },
        Cited { from: E2009, to: E2009, numbers: &["8.1", "8.5c", "E.2"] },
        Cited { from: E2014, to: E2014, numbers: &["8.1", "8.5c", "D.2.9"] },
        Cited { from: E2017, to: E2023, numbers: &["8.1", "8.5.3", "D.2.9"] },
    ],
    summary: "where two sheets of a game name different moves for the first time",
    page: include_str!("first_divergence.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
