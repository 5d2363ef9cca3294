//! `notation.check_mark`

use crate::edition::EditionName::{E1997, E2005, E2009, E2023};
use crate::edition::Mark;
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, wanted, written};
use crate::rules::spelling::respelled;

/// The sign of check missing or false, or `++` for a double check.
pub(crate) static RULE: Rule = Rule {
    name: "notation.check_mark",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["E"] },
        Cited { from: E2009, to: E2023, numbers: &["C.13"] },
    ],
    summary: "a check without its sign, the sign without a check, or `++` for a double check",
    page: include_str!("check_mark.md"),
    wakes: Signals(Signals::CHECK_MISSING.0 | Signals::CHECK_FALSE.0 | Signals::DOUBLE_CHECK_PLUS.0),
    notes_in_pgn: Signals(Signals::CHECK_MISSING.0 | Signals::CHECK_FALSE.0 | Signals::DOUBLE_CHECK_PLUS.0),
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let optional = context.is_pgn() || context.laws.optional(Mark::Check);
    for (entry, ply) in read(context, RULE.wakes) {
        let text = written(context, ply);
        let (severity, message) = if ply.signals.any(Signals::CHECK_FALSE) {
            // The sign means nothing to a program that reads PGN; on a sheet it may point to another move.
            let severity = if context.is_pgn() { Severity::Note } else { Severity::Warning };
            (severity, Message::new("check-mark-false").with("written", text))
        } else if ply.signals.any(Signals::DOUBLE_CHECK_PLUS) {
            (Severity::Note, Message::new("check-mark-double").with("written", text))
        } else {
            let severity = if optional { Severity::Note } else { Severity::Warning };
            (severity, Message::new("check-mark-missing").with("written", text))
        };
        if wanted(context, severity) {
            let finding = about(context, &RULE, entry, message).severity(severity);
            findings.push(finding.fix(respelled(context, entry, ply)).or_pgn(context, "PGN 8.2.3.5"));
        }
    }
}
