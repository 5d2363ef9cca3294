//! `trf.same_moves`: found when all games have been seen ([`crate::federation::Roll`]).

use crate::record::Signals;
use crate::rule::{Rule, Severity};

/// Two games of a tournament have the same moves.
pub(crate) static RULE: Rule = Rule {
    name: "trf.same_moves",
    severity: Severity::Warning,
    articles: &[],
    summary: "two games of a tournament are the same move for move",
    page: include_str!("same_moves.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
