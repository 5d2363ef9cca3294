//! `move.illegal_castling`

use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::reason::Reason;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// Castling against one of its conditions.
pub(crate) static RULE: Rule = Rule {
    name: "move.illegal_castling",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["3.8"] },
        Cited { from: E2017, to: E2023, numbers: &["3.8.2.1", "3.8.2.2"] },
    ],
    summary: "castling without the right to it, out of, through or into attack, or with the way blocked",
    page: include_str!("illegal_castling.md"),
    wakes: Signals::ILLEGAL,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    super::illegal(context, &RULE, takes, findings);
}

pub(super) fn takes(reason: Option<&Reason>) -> bool {
    matches!(reason, Some(Reason::Castling { .. }))
}
