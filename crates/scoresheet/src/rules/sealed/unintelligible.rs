//! `sealed.unintelligible`: found where a sealed move is judged ([`crate::judge_sealed`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// A sealed move whose significance cannot be established.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.unintelligible",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["A8b"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 8b"] },
        Cited { from: E2014, to: E2014, numbers: &["E.8"] },
        Cited { from: E2017, to: E2023, numbers: &["I.8"] },
    ],
    summary: "a sealed move whose text is no move: it loses",
    page: include_str!("unintelligible.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
