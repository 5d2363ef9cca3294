//! `sheet.unreached`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, place, written};

/// Cells that were not read because reading stopped before them. One finding for all of them.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.unreached",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "moves that could not be judged because the game breaks before them",
    page: include_str!("unreached.md"),
    wakes: Signals::UNREACHED,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.refused.is_some() {
        return; // another rule says why nothing was read
    }
    let mut cells = context.record.with_signals(Signals::UNREACHED);
    let Some((first, _)) = cells.next() else { return };
    if !context.record.position_before(first).has_legal_move() {
        return; // the game was over: an `end` rule says so
    }
    // A field left open in a table has no text to name.
    let mut named = context.record.with_signals(Signals::UNREACHED).map(|(_, ply)| written(context, ply));
    let named = named.find(|text| !text.is_empty()).unwrap_or_default();
    let (last, count) = cells.fold((first, 1_usize), |(_, count), (entry, _)| (entry, count + 1));
    let message = Message::new("unreached").with("written", named).with("count", count);
    let mut finding = about(context, &RULE, first, message);
    finding.span.end = finding.span.end.max(place(context.record, last).end);
    findings.push(finding);
}
