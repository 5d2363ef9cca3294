//! `game.refused`

use super::fen::sentences;
use crate::checked::Refusal;
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{Key, Span};

/// A game that is not judged.
pub(crate) static RULE: Rule = Rule {
    name: "game.refused",
    severity: Severity::Error,
    articles: &[],
    summary: "the game is not judged: another variant of chess, or a start position that is none",
    page: include_str!("refused.md"),
    wakes: Signals::REFUSED,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(refusal) = context.refused else { return };
    let place = |key| context.score.tags.iter().find(|tag| tag.key == key).map_or(Span::default(), |tag| tag.value);
    let (span, message) = match refusal {
        Refusal::Variant(name) => (place(Key::Variant), Message::new("refused-variant").with("name", name.as_str())),
        Refusal::Chess960 => (place(Key::Fen), Message::new("refused-chess960")),
        Refusal::BadFen(_) => {
            (place(Key::Fen), Message::new("refused-fen").with("why", sentences(context.start_faults)))
        }
        // Each of these has a rule of its own.
        Refusal::NoMoves { .. } | Refusal::ColumnsSwapped { .. } | Refusal::RowsDescending { .. } => return,
    };
    findings.push(Finding::new(&RULE, span, message));
}
