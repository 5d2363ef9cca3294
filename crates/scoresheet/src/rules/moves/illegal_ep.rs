//! `move.illegal_ep`

use crate::edition::EditionName::{E1997, E2014, E2017, E2018, E2023};
use crate::reason::Reason;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// A capture en passant too late, or of a pawn that made no double step.
pub(crate) static RULE: Rule = Rule {
    name: "move.illegal_ep",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["3.7d"] },
        Cited { from: E2017, to: E2018, numbers: &["3.7.4"] },
        Cited { from: E2023, to: E2023, numbers: &["3.7.3"] },
    ],
    summary: "a capture en passant that comes too late, or of a pawn that made no double step",
    page: include_str!("illegal_ep.md"),
    wakes: Signals::ILLEGAL,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    super::illegal(context, &RULE, takes, findings);
}

pub(super) fn takes(reason: Option<&Reason>) -> bool {
    matches!(reason, Some(Reason::NoDoubleStep { .. }))
}
