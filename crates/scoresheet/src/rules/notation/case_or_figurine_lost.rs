//! `notation.case_or_figurine_lost`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::{Applicability, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};
use crate::rules::spelling::{proposed, spelled};

/// Letter case or a lost figurine decides between two legal moves.
pub(crate) static RULE: Rule = Rule {
    name: "notation.case_or_figurine_lost",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E1", "E2", "E9"] },
        Cited { from: E2005, to: E2005, numbers: &["E2", "E3", "E10"] },
        Cited { from: E2009, to: E2023, numbers: &["C.2", "C.3", "C.10"] },
    ],
    summary: "a capital letter or a figurine, perhaps lost, decides between two legal moves",
    page: include_str!("case_or_figurine_lost.md"),
    wakes: Signals::CASE_DECIDES,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::CASE_DECIDES) {
        let message = match context.record.sure(ply) {
            Some(played) => Message::new("case-decides-settled").with("better", spelled(context, entry, played)),
            None => Message::new("case-decides"),
        };
        let message = message.with("written", written(context, ply));
        let finding = about(context, &RULE, entry, message).fix(proposed(context, entry, ply, Applicability::Likely));
        findings.push(finding.or_pgn(context, "PGN 8.2.3.2"));
    }
}
