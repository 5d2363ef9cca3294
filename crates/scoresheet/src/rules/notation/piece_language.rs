//! `notation.piece_language`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::{Arg, Message};
use crate::record::{Ply, Signals};
use crate::report::languages_of;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};
use crate::rules::spelling::respelled;
use planilla_board::Role;
use planilla_notation::{Kind, Language, ManMove, Marks};

/// How many languages are named; more are counted.
const MOST_NAMED: usize = 3;

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
        let letter = |ply: &Ply| {
            let man = matches!(ply.written.kind, Kind::Man(ManMove { role: Some(role), .. }) if role != Role::Pawn);
            man && !ply.written.marks.has(Marks::FIGURINE)
        };
        if let Some(entry) = context.record.plies.iter().position(|ply| ply.status.is_read() && letter(ply)) {
            let message = Message::new("piece-language-pgn").with("language", context.language);
            findings.push(about(context, &RULE, entry, message).or_pgn(context, "PGN 8.2.3.2"));
        }
    }
    for (entry, ply) in context.record.with_signals(Signals::FOREIGN) {
        let finding = about(context, &RULE, entry, message(context, ply)).fix(respelled(context, entry, ply));
        findings.push(finding.or_pgn(context, "PGN 8.2.3.2"));
    }
}

/// What is not written as the rest, and in which languages it is; those are not known where rivals stand.
fn message(context: &Context<'_>, ply: &Ply) -> Message {
    let found: Vec<&'static Language> = match context.record.candidates_of(ply) {
        [only] => languages_of(only.languages).filter(|language| !language.is_alias()).collect(),
        _ => Vec::new(),
    };
    let named = &found[..found.len().min(MOST_NAMED)];
    if named.is_empty() {
        return Message::new("piece-language")
            .with("written", written(context, ply))
            .with("language", context.language);
    }
    Message::new("piece-language-of")
        .with("written", written(context, ply))
        .with("language", context.language)
        .with("languages", Arg::Languages(named.to_vec(), found.len() - named.len()))
}
