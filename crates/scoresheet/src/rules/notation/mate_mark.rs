//! `notation.mate_mark`

use crate::edition::EditionName::{E1997, E2005, E2009, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, wanted, written};
use crate::rules::spelling::respelled;

/// The sign of mate where there is none, or mate without its sign.
pub(crate) static RULE: Rule = Rule {
    name: "notation.mate_mark",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["E"] },
        Cited { from: E2009, to: E2023, numbers: &["C.13"] },
    ],
    summary: "the sign of mate on a position that is not mate, or mate without the sign",
    page: include_str!("mate_mark.md"),
    wakes: Signals(Signals::MATE_MISSING.0 | Signals::MATE_FALSE.0),
    notes_in_pgn: Signals::MATE_MISSING,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in read(context, RULE.wakes) {
        let text = written(context, ply);
        let (severity, message) = if ply.signals.any(Signals::MATE_MISSING) {
            (Severity::Note, Message::new("mate-mark-missing").with("written", text))
        } else if context.record.position_before(entry + 1).in_check() {
            (Severity::Warning, Message::new("mate-mark-only-check").with("written", text))
        } else {
            (Severity::Warning, Message::new("mate-mark-false").with("written", text))
        };
        if wanted(context, severity) {
            let finding = about(context, &RULE, entry, message).severity(severity);
            findings.push(finding.fix(respelled(context, entry, ply)).or_pgn(context, "PGN 8.2.3.5"));
        }
    }
}
