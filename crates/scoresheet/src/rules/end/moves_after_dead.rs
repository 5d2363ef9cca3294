//! `end.moves_after_dead`

use crate::dead::NODES;
use crate::edition::EditionName::{E1997, E2001, E2014, E2017, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_board::State;

/// Moves recorded after a dead position.
pub(crate) static RULE: Rule = Rule {
    name: "end.moves_after_dead",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["9.6"] },
        Cited { from: E2001, to: E2014, numbers: &["5.2b"] },
        Cited { from: E2017, to: E2023, numbers: &["5.2.2"] },
    ],
    summary: "moves are recorded after a dead position had ended the game",
    page: include_str!("moves_after_dead.md"),
    wakes: super::WAKES,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let seen = context.record.dead();
    if seen.open {
        findings.undecided(&RULE, Message::new("dead-open").with("count", NODES as usize));
    }
    let by_men = seen.first.is_none_or(|first| context.record.position_before(first).dead_by_material());
    let message = if by_men { Message::new("moves-after-dead") } else { Message::new("moves-after-dead-search") };
    findings.list.extend(super::played_on(context, &RULE, State::DeadPosition, message));
}
