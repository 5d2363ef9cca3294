//! `notation.castling_form`

use crate::edition::EditionName::{E1997, E2005, E2009, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, written};
use crate::rules::spelling::{respelled, spelled};
use planilla_notation::Marks;

/// Castling in another form than the standard's, and `0-0` that may be a result.
pub(crate) static RULE: Rule = Rule {
    name: "notation.castling_form",
    severity: Severity::Note,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["E"] },
        Cited { from: E2009, to: E2023, numbers: &["C.13"] },
    ],
    summary: "castling not written as its standard has it, or `0-0` at the end that may be a result",
    page: include_str!("castling_form.md"),
    wakes: Signals(Signals::FORM.0 | Signals::CASTLING_AS_KING_MOVE.0 | Signals::LAST_MAY_BE_RESULT.0),
    notes_in_pgn: Signals(Signals::FORM.0 | Signals::CASTLING_AS_KING_MOVE.0),
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    may_be_result(context, findings);
    if !context.notes {
        return;
    }
    let foreign = if context.is_pgn() { Marks::CASTLE_ZERO } else { Marks::CASTLE_LETTER };
    for (entry, ply) in read(context, RULE.wakes) {
        let text = written(context, ply);
        let Some(played) = ply.played else { continue };
        let message = if ply.signals.any(Signals::CASTLING_AS_KING_MOVE) {
            Message::new("castling-form-king").with("written", text)
        } else if ply.written.marks.any(foreign | Marks::CASTLE_FORM) {
            Message::new("castling-form").with("written", text)
        } else {
            continue;
        };
        let message = message.with("better", spelled(context, entry, played));
        let finding = about(context, &RULE, entry, message).fix(respelled(context, entry, ply));
        findings.push(finding.or_pgn(context, "PGN 8.2.3.3"));
    }
}

/// `0-0` or `0-0-0` as the last word: castling, or both players' loss.
fn may_be_result(context: &Context<'_>, findings: &mut Findings) {
    if !context.record.signals.any(Signals::LAST_MAY_BE_RESULT) {
        return;
    }
    let message = |text: &str| Message::new("castling-or-result").with("written", text);
    let impossible = |text: &str| Message::new("castling-is-result").with("written", text);
    let last = context.record.with_signals(Signals::LAST_MAY_BE_RESULT).last();
    if let Some((entry, ply)) = last {
        let text = written(context, ply);
        let said = if ply.status.is_read() { message(text) } else { impossible(text) };
        let finding = about(context, &RULE, entry, said);
        findings.push(finding.severity(Severity::Warning));
    } else if let Some((_, span)) = context.record.result {
        findings.push(Finding::new(&RULE, span, message(context.text_of(span))).severity(Severity::Warning));
    }
}
