//! `notation.non_algebraic`

use crate::edition::EditionName::{E1997, E2005, E2009, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};
use planilla_notation::Marks;

/// Moves written in another system than the algebraic. One finding a game.
pub(crate) static RULE: Rule = Rule {
    name: "notation.non_algebraic",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2005, numbers: &["E"] }, Cited { from: E2009, to: E2023, numbers: &["C"] }],
    summary: "descriptive notation, the digits of correspondence chess, or spoken names; the Laws know the algebraic only",
    page: include_str!("non_algebraic.md"),
    wakes: Signals::NON_ALGEBRAIC,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let plies = context.record.plies.iter().enumerate();
    let mut found = plies.filter(|(_, ply)| ply.written.marks.has(Marks::OTHER_SYSTEM));
    let Some((entry, ply)) = found.next() else { return };
    let others = found.count();
    let message = match others {
        0 => Message::new("non-algebraic"),
        others => Message::new("non-algebraic-several").with("others", others),
    };
    let message = message.with("written", written(context, ply));
    findings.push(about(context, &RULE, entry, message).or_pgn(context, "PGN 8.2.3"));
}
