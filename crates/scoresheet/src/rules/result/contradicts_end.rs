//! `result.contradicts_end`

use crate::dead::NODES;
use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::{Record, Signals};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::end::{moves_after_dead, moves_after_mate, moves_after_stalemate};
use planilla_board::{Color, Position, State};
use planilla_notation::Outcome;

/// Mate, stalemate or a dead position on the board, and another result.
pub(crate) static RULE: Rule = Rule {
    name: "result.contradicts_end",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["5.1a", "5.2"] },
        Cited { from: E2017, to: E2023, numbers: &["5.1.1", "5.2.1", "5.2.2"] },
    ],
    summary: "the last position is mate, stalemate or dead, and the result is another",
    page: include_str!("contradicts_end.md"),
    wakes: Signals::RESULT_UNDUE,
    notes_in_pgn: Signals::NONE,
    check,
};

/// Entries after which the last position is not certain.
const DOUBT: Signals = Signals(Signals::ILLEGAL.0 | Signals::UNREAD.0 | Signals::MISSING.0 | Signals::AMBIGUOUS.0);

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(end) = &context.record.end else { return };
    let Some((written, span)) = super::written(context) else { return };
    let Some(state) = context.record.state_at_end() else { return };
    if context.record.dead().open && !matches!(written, Outcome::Draw | Outcome::Unknown) {
        findings.undecided(&RULE, Message::new("dead-open").with("count", NODES as usize));
    }
    let Some(due) = due_for(state, end, written) else { return };
    let (message, rule) = match (state, end.turn()) {
        (State::Ongoing, _) => return,
        (State::Checkmate, loser) => (Message::new("contradicts-mate").with("color", !loser), &moves_after_mate::RULE),
        (State::Stalemate, _) => (Message::new("contradicts-stalemate"), &moves_after_stalemate::RULE),
        (State::DeadPosition, _) if end.dead_by_material() => {
            (Message::new("contradicts-dead"), &moves_after_dead::RULE)
        }
        (State::DeadPosition, _) => (Message::new("contradicts-dead-search"), &moves_after_dead::RULE),
    };
    let message = message.with("written", written.as_str()).with("due", due.as_str());
    let severity = if context.record.signals.any(DOUBT) { Severity::Warning } else { Severity::Error };
    let finding = Finding::new(&RULE, span, message).severity(severity).fix(Some(super::instead(span, due)));
    findings.push(finding.articles(rule.articles_in(context.laws.name).collect()));
}

/// The result that the end of a game calls for, if the written one is another.
pub(crate) fn due_instead(record: &Record, written: Outcome) -> Option<Outcome> {
    due_for(record.state_at_end()?, record.end.as_ref()?, written)
}

/// The result that mate, stalemate or a dead position calls for, if the written one is another.
pub(crate) fn due_for(state: State, end: &Position, written: Outcome) -> Option<Outcome> {
    let due = match (state, end.turn()) {
        (State::Ongoing, _) => return None,
        (State::Checkmate, Color::White) => Outcome::BlackWins,
        (State::Checkmate, Color::Black) => Outcome::WhiteWins,
        (State::Stalemate | State::DeadPosition, _) => Outcome::Draw,
    };
    (written != due && written != Outcome::Unknown).then_some(due)
}

/// Whether the result of a game is another than its last position calls for.
pub(crate) fn stands_in(context: &Context<'_>) -> bool {
    let open = context.record.dead().open;
    super::written(context).is_some_and(|(written, _)| open || due_instead(context.record, written).is_some())
}
