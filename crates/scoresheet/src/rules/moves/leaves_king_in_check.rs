//! `move.leaves_king_in_check`

use crate::edition::EditionName::{E1997, E2001, E2005, E2014, E2017, E2023};
use crate::reason::Reason;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// A move that leaves or puts the own king in check, or takes the other.
pub(crate) static RULE: Rule = Rule {
    name: "move.leaves_king_in_check",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["3.9"] },
        Cited { from: E2005, to: E2014, numbers: &["3.9", "1.2"] },
        Cited { from: E2017, to: E2023, numbers: &["3.9.2", "1.4.1"] },
    ],
    summary: "the own king is left or put in check, or a king is captured",
    page: include_str!("leaves_king_in_check.md"),
    wakes: Signals::ILLEGAL,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    super::illegal(context, &RULE, takes, findings);
}

pub(super) fn takes(reason: Option<&Reason>) -> bool {
    matches!(
        reason,
        Some(Reason::InCheck { .. } | Reason::IntoCheck { .. } | Reason::Pinned { .. } | Reason::KingCapture { .. })
    )
}
