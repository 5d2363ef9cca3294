//! `end.moves_after_stalemate`

use crate::edition::EditionName::{E1997, E2001, E2014, E2017, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_board::State;

/// Moves recorded after stalemate.
pub(crate) static RULE: Rule = Rule {
    name: "end.moves_after_stalemate",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["5.2"] },
        Cited { from: E2001, to: E2014, numbers: &["5.2a"] },
        Cited { from: E2017, to: E2023, numbers: &["5.2.1"] },
    ],
    summary: "moves are recorded after stalemate had ended the game",
    page: include_str!("moves_after_stalemate.md"),
    wakes: super::WAKES,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let message = Message::new("moves-after-stalemate");
    findings.list.extend(super::played_on(context, &RULE, State::Stalemate, message));
}
