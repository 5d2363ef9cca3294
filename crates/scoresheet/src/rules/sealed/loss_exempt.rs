//! `sealed.loss_exempt`: found where a sealed move is judged ([`crate::judge_sealed`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2018, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// A sealed move that would lose, and does not.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.loss_exempt",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["6.9", "9.6"] },
        Cited { from: E2001, to: E2005, numbers: &["6.10", "9.6"] },
        Cited { from: E2009, to: E2009, numbers: &["5", "6.9", "9.6"] },
        Cited { from: E2014, to: E2014, numbers: &["5", "6.9", "9.6", "9.7"] },
        Cited { from: E2017, to: E2018, numbers: &["5", "6.9", "9.6"] },
        Cited { from: E2023, to: E2023, numbers: &["5", "5.2.2", "6.9", "9.6"] },
    ],
    summary: "a sealed move that would lose, but the opponent cannot mate or the game was over: a draw",
    page: include_str!("loss_exempt.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
