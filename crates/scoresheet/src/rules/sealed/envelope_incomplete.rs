//! `sealed.envelope_incomplete`: found where an envelope is judged ([`crate::judge_envelope`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// An envelope that lacks something.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.envelope_incomplete",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["A1", "A2"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 1", "Guidelines 2"] },
        Cited { from: E2014, to: E2014, numbers: &["E.1", "E.2"] },
        Cited { from: E2017, to: E2023, numbers: &["I.1", "I.2"] },
    ],
    summary: "an envelope that does not say all that the Laws ask for: names, position, times, who sealed, move number, the resumption, both sheets",
    page: include_str!("envelope_incomplete.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
