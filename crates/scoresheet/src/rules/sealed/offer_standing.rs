//! `sealed.offer_standing`: found where an envelope is judged ([`crate::judge_envelope`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// An offer that still stands.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.offer_standing",
    severity: Severity::Note,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["A4"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 4"] },
        Cited { from: E2014, to: E2014, numbers: &["E.4"] },
        Cited { from: E2017, to: E2023, numbers: &["I.4"] },
    ],
    summary: "an offer of a draw made after the move was sealed, and not answered yet",
    page: include_str!("offer_standing.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
