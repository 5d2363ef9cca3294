//! Two moves in one cell, which `sheet.move_number` tells: of a table a field, of a text a word.

use super::move_number::RULE;
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings};
use crate::rules::place::written;
use planilla_notation::{ScoreFaultKind, Span};

/// Tells fields that hold the moves of both players, one after the other as one finding; and cells that were parted.
pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let faults = context.score.faults.iter().filter(|fault| fault.kind == ScoreFaultKind::TwoMoves);
    let mut spans = faults.map(|fault| fault.span);
    if let Some(first) = spans.next() {
        let message = Message::new("two-moves-in-a-field").with("written", context.text_of(first).trim());
        let entry = context
            .record
            .plies
            .iter()
            .position(|ply| ply.span.is_some_and(|span| first.start <= span.start && span.end <= first.end));
        let finding = Finding::new(&RULE, first, message.with("others", spans.count()));
        findings.push(match entry {
            Some(entry) => finding.entry(entry),
            None => finding,
        });
    }
    let two = |signals: Signals| signals.any(Signals::TWO_MOVES);
    let plies = &context.record.plies;
    for (entry, pair) in plies.windows(2).enumerate() {
        let [first, second] = pair else { continue };
        let (Some(start), Some(end)) = (first.span, second.span) else { continue };
        if two(first.signals) && two(second.signals) && start.end == end.start {
            let span = Span { start: start.start, end: end.end };
            let message = Message::new("two-moves-in-a-cell")
                .with("written", context.text_of(span))
                .with("first", written(context, first))
                .with("second", written(context, second));
            findings.push(Finding::new(&RULE, span, message).entry(entry));
        }
    }
}
