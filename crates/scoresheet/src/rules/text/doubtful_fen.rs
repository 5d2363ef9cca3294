//! `start.doubtful_fen`

use super::fen::sentences;
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{Key, Span};

/// A start position that can be played, but whose FEN is not right.
pub(crate) static RULE: Rule = Rule {
    name: "start.doubtful_fen",
    severity: Severity::Warning,
    articles: &[],
    summary: "something in the FEN of the start position had to be set aside",
    page: include_str!("doubtful_fen.md"),
    wakes: Signals::START,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.refused.is_some() || context.start_faults.is_empty() {
        return;
    }
    let fen = context.score.tags.iter().find(|tag| tag.key == Key::Fen);
    let message = Message::new("start-doubtful").with("why", sentences(context.start_faults));
    findings.push(Finding::new(&RULE, fen.map_or(Span::default(), |tag| tag.value), message));
}
