//! `pgn.syntax`

use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::ScoreFaultKind;

/// Text that its grammar has no place for.
pub(crate) static RULE: Rule = Rule {
    name: "pgn.syntax",
    severity: Severity::Warning,
    articles: &[],
    summary: "text that the grammar of PGN or of a sheet has no place for",
    page: include_str!("syntax.md"),
    wakes: Signals::SCORE_FAULT,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for run in context.score.faults.chunk_by(|one, next| one.kind == next.kind) {
        let Some(first) = run.first() else { continue };
        let written = context.text_of(first.span);
        let message = match first.kind {
            ScoreFaultKind::OpenComment => Message::new("syntax-open-comment"),
            ScoreFaultKind::OpenVariation => Message::new("syntax-open-variation"),
            ScoreFaultKind::StrayClose => Message::new("syntax-stray-close"),
            ScoreFaultKind::BrokenTag => Message::new("syntax-broken-tag").with("written", written),
            ScoreFaultKind::RepeatedTag => Message::new("syntax-repeated-tag").with("written", written),
            ScoreFaultKind::Junk => Message::new("syntax-junk").with("written", written),
            ScoreFaultKind::AfterResult => Message::new("syntax-after-result"),
            // Told with the numbers: `sheet.move_number`.
            ScoreFaultKind::TwoMoves => continue,
        };
        let finding = Finding::new(&RULE, first.span, message.with("others", run.len() - 1));
        findings.push(finding.or_pgn(context, section(first.kind)));
    }
}

/// The section of the PGN standard that is broken.
fn section(kind: ScoreFaultKind) -> &'static str {
    match kind {
        ScoreFaultKind::OpenComment => "PGN 5",
        ScoreFaultKind::OpenVariation | ScoreFaultKind::StrayClose => "PGN 8.2.5",
        ScoreFaultKind::BrokenTag => "PGN 8.1",
        ScoreFaultKind::RepeatedTag => "PGN 8.1.1",
        ScoreFaultKind::Junk | ScoreFaultKind::TwoMoves => "PGN 7",
        ScoreFaultKind::AfterResult => "PGN 8.2.6",
    }
}
