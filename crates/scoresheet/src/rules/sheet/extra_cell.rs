//! `sheet.extra_cell`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Applicability, Fix, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};

/// A cell that stands for no move of the game.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.extra_cell",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "a cell that stands for no move of the game, such as a move written twice",
    page: include_str!("extra_cell.md"),
    wakes: Signals::EXTRA,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::EXTRA) {
        let message = Message::new("extra-cell").with("written", written(context, ply));
        let fix = ply.span.map(|span| Fix {
            span,
            replacement: String::new(),
            played: None,
            san: None,
            applicability: Applicability::Likely,
            probability: None,
        });
        findings.push(about(context, &RULE, entry, message).fix(fix));
    }
}
