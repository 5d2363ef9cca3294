//! `sealed.clock_error`: found where an envelope is judged ([`crate::judge_envelope`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// Times that were set wrongly.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.clock_error",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["A12"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 12"] },
        Cited { from: E2014, to: E2014, numbers: &["E.12"] },
        Cited { from: E2017, to: E2023, numbers: &["I.13"] },
    ],
    summary: "a clock that was set to other times at the resumption than the envelope has",
    page: include_str!("clock_error.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
