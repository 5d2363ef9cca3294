//! `offer.not_on_both`: found where two sheets are compared ([`crate::compare`]), for it is no single sheet's.

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// An offer of a draw that stands on one sheet only, or at different moves.
pub(crate) static RULE: Rule = Rule {
    name: "offer.not_on_both",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["8.1", "9.1", "E12"] },
        Cited { from: E2005, to: E2005, numbers: &["8.1", "9.1", "E13"] },
        Cited { from: E2009, to: E2009, numbers: &["8.1", "9.1", "C.13"] },
        Cited { from: E2014, to: E2023, numbers: &["8.1", "9.1", "C.12"] },
    ],
    summary: "an offer of a draw stands on one of two sheets of a game only, or at different moves",
    page: include_str!("not_on_both.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
