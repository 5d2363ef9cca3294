//! `sheet.gap`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Applicability, Arg, Fix, Message};
use crate::record::{Ply, Signals, Status};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, place, written};
use crate::rules::spelling::{MOST_NAMED, proposed, rivals_listed, san, spelled};
use planilla_notation::is_null_move;

/// A move that the sheet leaves out. Moves left out one after the other are one finding.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.gap",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "a move is left out",
    page: include_str!("gap.md"),
    wakes: Signals::MISSING,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let passes = |ply: &Ply| is_null(context, ply);
    let missing = |ply: &Ply| (ply.status == Status::Missing || ply.signals.any(Signals::MISSING)) && !passes(ply);
    for (entry, ply) in context.record.with_signals(Signals::MISSING).filter(|(_, ply)| passes(ply)) {
        let message = Message::new("null-move").with("written", written(context, ply));
        findings.push(about(context, &RULE, entry, message).fix(filled(context, entry, ply)));
    }
    let mut entry = 0;
    for run in context.record.plies.chunk_by(|one, next| missing(one) == missing(next)) {
        if let Some(first) = run.first().filter(|first| missing(first)) {
            findings.push(if run.len() == 1 {
                let message = message(context, entry, first);
                about(context, &RULE, entry, message).fix(filled(context, entry, first))
            } else {
                let message = Message::new("gap-run")
                    .with("count", run.len())
                    .with("color", first.color)
                    .with("number", Arg::Ordinal(i64::from(first.number)));
                let mut finding = about(context, &RULE, entry, message);
                finding.span.end = finding.span.end.max(place(context.record, entry + run.len() - 1).end);
                finding
            });
        }
        entry += run.len();
    }
}

/// Whether a null move is written, by which a side passes. In PGN a double dash is one; on a sheet it is an empty place.
fn is_null(context: &Context<'_>, ply: &Ply) -> bool {
    let text = written(context, ply);
    ply.status == Status::Missing && (is_null_move(text) || (context.is_pgn() && text == "--"))
}

fn message(context: &Context<'_>, entry: usize, ply: &Ply) -> Message {
    let rivals = context.record.candidates_of(ply);
    let message = match (context.record.sure(ply), rivals.len()) {
        (Some(played), _) => Message::new("gap-settled").with("better", spelled(context, entry, played)),
        (None, 0) => Message::new("gap"),
        (None, 1..=MOST_NAMED) => Message::new("gap-rivals").with("moves", rivals_listed(context, entry, rivals)),
        (None, count) => Message::new("gap-many").with("count", count),
    };
    message.with("color", ply.color).with("number", Arg::Ordinal(i64::from(ply.number)))
}

/// The one move that can have stood in the gap. Where the sheet has no cell for it, it is for the eye only.
fn filled(context: &Context<'_>, entry: usize, ply: &Ply) -> Option<Fix> {
    let played = context.record.sure(ply)?;
    proposed(context, entry, ply, Applicability::Likely).or_else(|| {
        Some(Fix {
            span: place(context.record, entry),
            replacement: spelled(context, entry, played),
            played: Some(played),
            san: san(context, entry, played),
            applicability: Applicability::Shown,
            probability: None,
        })
    })
}
