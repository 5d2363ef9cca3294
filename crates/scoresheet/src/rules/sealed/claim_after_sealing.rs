//! `sealed.claim_after_sealing`: found where an envelope is judged ([`crate::judge_envelope`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// A claim that comes after sealing.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.claim_after_sealing",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["9.4", "A1"] },
        Cited { from: E2009, to: E2009, numbers: &["9.4", "Guidelines 1"] },
        Cited { from: E2014, to: E2014, numbers: &["9.4", "E.1"] },
        Cited { from: E2017, to: E2023, numbers: &["9.4", "I.1"] },
    ],
    summary: "a draw that the sealing player claimed after the move was sealed: too late, by the opinion of an arbiter; the Laws are silent",
    page: include_str!("claim_after_sealing.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
