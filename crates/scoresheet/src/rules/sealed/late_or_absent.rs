//! `sealed.late_or_absent`: found where an envelope is judged ([`crate::judge_envelope`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// A player who comes too late, or not.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.late_or_absent",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["A9", "A10"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 9", "Guidelines 10"] },
        Cited { from: E2014, to: E2014, numbers: &["E.9", "E.10"] },
        Cited { from: E2017, to: E2023, numbers: &["I.9", "I.10", "I.11"] },
    ],
    summary: "a player who came too late to the resumption, or not: who loses, unless the sealed move had ended the game",
    page: include_str!("late_or_absent.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
