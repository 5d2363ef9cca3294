//! `move.illegal`

use crate::edition::EditionName::{E1997, E2009, E2014, E2017, E2023};
use crate::reason::Reason;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// A text that is a move, but not a legal one.
pub(crate) static RULE: Rule = Rule {
    name: "move.illegal",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2009, numbers: &["3", "7.4"] },
        Cited { from: E2014, to: E2014, numbers: &["3.10", "7.5"] },
        Cited { from: E2017, to: E2023, numbers: &["3.10.1", "3.10.2", "7.5"] },
    ],
    summary: "a move that no legal move fits",
    page: include_str!("illegal.md"),
    wakes: Signals::ILLEGAL,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    super::illegal(context, &RULE, takes, findings);
}

/// All reasons that no rule beside it takes, and no reason at all.
fn takes(reason: Option<&Reason>) -> bool {
    let more_specific = [super::illegal_castling::takes, super::illegal_ep::takes, super::leaves_king_in_check::takes];
    !more_specific.iter().any(|takes| takes(reason))
}
