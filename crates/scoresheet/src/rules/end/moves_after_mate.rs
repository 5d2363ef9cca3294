//! `end.moves_after_mate`

use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_board::State;

/// Moves recorded after checkmate.
pub(crate) static RULE: Rule = Rule {
    name: "end.moves_after_mate",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["5.1a"] },
        Cited { from: E2017, to: E2023, numbers: &["5.1.1"] },
    ],
    summary: "moves are recorded after checkmate had ended the game",
    page: include_str!("moves_after_mate.md"),
    wakes: super::WAKES,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let message = Message::new("moves-after-mate");
    findings.list.extend(super::played_on(context, &RULE, State::Checkmate, message));
}
