//! `notation.case_or_figurine_lost`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};
use crate::rules::spelling::spelled;

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
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::CASE_DECIDES) {
        let rivals = context.record.candidates_of(ply);
        let moves: Vec<_> = rivals.iter().map(|rival| spelled(context, entry, rival.played)).collect();
        let message = if moves.len() > 1 {
            Message::new("case-decides-rivals").with("moves", moves)
        } else {
            Message::new("case-decides")
        };
        let message = message.with("written", written(context, ply));
        findings.push(about(context, &RULE, entry, message).or_pgn(context, "PGN 8.2.3.2"));
    }
}
