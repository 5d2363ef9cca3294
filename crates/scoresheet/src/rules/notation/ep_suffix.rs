//! `notation.ep_suffix`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::edition::Mark;
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, wanted, written};
use crate::rules::spelling::respelled;
use planilla_notation::Marks;

/// The mark of en passant missing, or on another move.
pub(crate) static RULE: Rule = Rule {
    name: "notation.ep_suffix",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E8"] },
        Cited { from: E2005, to: E2005, numbers: &["E9"] },
        Cited { from: E2009, to: E2014, numbers: &["C.9"] },
        Cited { from: E2017, to: E2023, numbers: &["C.9.3"] },
    ],
    summary: "a capture en passant without its mark, or the mark on another move",
    page: include_str!("ep_suffix.md"),
    wakes: Signals(Signals::EP_MISSING.0 | Signals::EP_FALSE.0 | Signals::FORM.0),
    notes_in_pgn: Signals(Signals::EP_MISSING.0 | Signals::FORM.0),
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let optional = context.laws.optional(Mark::Ep);
    for (entry, ply) in read(context, RULE.wakes) {
        let (severity, message) = if ply.signals.any(Signals::EP_FALSE) {
            (Severity::Warning, Message::new("ep-suffix-false").with("written", written(context, ply)))
        } else if context.is_pgn() && ply.written.marks.has(Marks::EN_PASSANT) {
            (Severity::Note, Message::new("ep-suffix-pgn").with("written", written(context, ply)))
        } else if !context.is_pgn() && ply.signals.any(Signals::EP_MISSING) {
            let severity = if optional { Severity::Note } else { Severity::Warning };
            (severity, Message::new("ep-suffix-missing").with("written", written(context, ply)))
        } else {
            continue;
        };
        if wanted(context, severity) {
            let finding = about(context, &RULE, entry, message).severity(severity);
            findings.push(finding.fix(respelled(context, entry, ply)).or_pgn(context, "PGN 8.2.3.3"));
        }
    }
}
