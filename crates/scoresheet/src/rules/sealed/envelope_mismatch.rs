//! `sealed.envelope_mismatch`: found where an envelope is judged ([`crate::judge_envelope`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// An envelope that something contradicts.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.envelope_mismatch",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["A2", "A5"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 2", "Guidelines 5"] },
        Cited { from: E2014, to: E2014, numbers: &["E.2", "E.5"] },
        Cited { from: E2017, to: E2023, numbers: &["I.2", "I.5"] },
    ],
    summary: "an envelope that contradicts itself or a scoresheet: the position, who is to move, the number, the sealed move, a time",
    page: include_str!("envelope_mismatch.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
