//! `sealed.language_clash`: found where a sealed move is judged ([`crate::judge_sealed`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// A sealed move that is another one in another language.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.language_clash",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["A8", "E2"] },
        Cited { from: E2005, to: E2005, numbers: &["A8", "E3"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 8", "C.3"] },
        Cited { from: E2014, to: E2014, numbers: &["E.8", "C.3"] },
        Cited { from: E2017, to: E2023, numbers: &["I.8", "C.3"] },
    ],
    summary: "a sealed move whose letters mean different moves in different languages, and the player's language is not known",
    page: include_str!("language_clash.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
