//! `notation.piece_language`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::Message;
use crate::record::{Ply, Signals};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};
use crate::rules::spelling::respelled;
use planilla_board::Role;
use planilla_notation::{Kind, ManMove};

/// A piece letter of another language than the sheet's.
pub(crate) static RULE: Rule = Rule {
    name: "notation.piece_language",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E1", "E2"] },
        Cited { from: E2005, to: E2005, numbers: &["E2", "E3"] },
        Cited { from: E2009, to: E2023, numbers: &["C.2", "C.3"] },
    ],
    summary: "a piece letter of another language than the rest of the sheet",
    page: include_str!("piece_language.md"),
    wakes: Signals::FOREIGN,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.is_foreign_pgn() {
        let letter =
            |ply: &Ply| matches!(ply.written.kind, Kind::Man(ManMove { role: Some(role), .. }) if role != Role::Pawn);
        if let Some(entry) = context.record.plies.iter().position(|ply| ply.status.is_read() && letter(ply)) {
            let message = Message::new("piece-language-pgn").with("language", context.language.code);
            findings.push(about(context, &RULE, entry, message).or_pgn(context, "PGN 8.2.3.2"));
        }
    }
    for (entry, ply) in context.record.with_signals(Signals::FOREIGN) {
        let message = Message::new("piece-language")
            .with("written", written(context, ply))
            .with("language", context.language.code);
        let finding = about(context, &RULE, entry, message).fix(respelled(context, entry, ply));
        findings.push(finding.or_pgn(context, "PGN 8.2.3.2"));
    }
}
