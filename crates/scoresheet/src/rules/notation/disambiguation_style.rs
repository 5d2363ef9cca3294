//! `notation.disambiguation_style`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, written};
use crate::rules::spelling::{respelled, spelled};
use planilla_notation::Marks;

/// A departure file or rank that is not needed, or a rank where the file would do.
pub(crate) static RULE: Rule = Rule {
    name: "notation.disambiguation_style",
    severity: Severity::Note,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E9"] },
        Cited { from: E2005, to: E2005, numbers: &["E10"] },
        Cited { from: E2009, to: E2023, numbers: &["C.10"] },
    ],
    summary: "a departure file or rank that the move does not need, or a rank where the file would do",
    page: include_str!("disambiguation_style.md"),
    wakes: Signals(Signals::HINT_SPARE.0 | Signals::HINT_RANK.0),
    notes_in_pgn: Signals(Signals::HINT_SPARE.0 | Signals::HINT_RANK.0),
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if !context.notes {
        return;
    }
    for (entry, ply) in read(context, RULE.wakes) {
        if ply.written.marks.any(Marks::LONG | Marks::COORDINATES) {
            continue; // `notation.long_form` says it
        }
        let Some(played) = ply.played else { continue };
        let better = spelled(context, entry, played);
        let message = if ply.signals.any(Signals::HINT_SPARE) {
            Message::new("hint-spare").with("written", written(context, ply)).with("better", better)
        } else {
            Message::new("hint-rank").with("written", written(context, ply)).with("better", better)
        };
        let finding = about(context, &RULE, entry, message).fix(respelled(context, entry, ply));
        findings.push(finding.or_pgn(context, "PGN 8.2.3.4"));
    }
}
