//! `notation.capture_mark`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::edition::Mark;
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, wanted, written};
use crate::rules::spelling::respelled;

/// The sign of capture missing on a capture, or present without one.
pub(crate) static RULE: Rule = Rule {
    name: "notation.capture_mark",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E8"] },
        Cited { from: E2005, to: E2005, numbers: &["E9"] },
        Cited { from: E2009, to: E2023, numbers: &["C.9"] },
    ],
    summary: "a capture without the sign of capture, or the sign without a capture",
    page: include_str!("capture_mark.md"),
    wakes: Signals(Signals::CAPTURE_MISSING.0 | Signals::CAPTURE_FALSE.0),
    notes_in_pgn: Signals::CAPTURE_MISSING,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let optional = context.is_pgn() || context.laws.optional(Mark::Capture);
    for (entry, ply) in read(context, RULE.wakes) {
        let Some(played) = ply.played else { continue };
        let (severity, message) = if ply.signals.any(Signals::CAPTURE_FALSE) {
            let message = Message::new("capture-mark-false").with("square", played.to());
            (Severity::Warning, message.with("written", written(context, ply)))
        } else {
            let severity = if optional { Severity::Note } else { Severity::Warning };
            (severity, Message::new("capture-mark-missing").with("written", written(context, ply)))
        };
        if wanted(context, severity) {
            let finding = about(context, &RULE, entry, message).severity(severity);
            findings.push(finding.fix(respelled(context, entry, ply)).or_pgn(context, "PGN 8.2.3.3"));
        }
    }
}
