//! `notation.pawn_form`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::Message;
use crate::record::{Ply, Signals};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, written};
use crate::rules::spelling::{respelled, spelled};
use planilla_board::{Move, Role};
use planilla_notation::{Kind, ManMove, Marks, Target};

/// A pawn written with a letter, or a pawn's capture not written in full.
pub(crate) static RULE: Rule = Rule {
    name: "notation.pawn_form",
    severity: Severity::Note,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E3", "E8"] },
        Cited { from: E2005, to: E2005, numbers: &["E4", "E9"] },
        Cited { from: E2009, to: E2023, numbers: &["C.4", "C.9"] },
    ],
    summary: "a pawn written with a letter, or a pawn's capture without its file or its square",
    page: include_str!("pawn_form.md"),
    wakes: Signals(Signals::FORM.0 | Signals::CAPTURE_MISSING.0),
    notes_in_pgn: Signals(Signals::FORM.0 | Signals::CAPTURE_MISSING.0),
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if !context.notes {
        return;
    }
    for (entry, ply) in read(context, RULE.wakes) {
        let Some(played) = ply.played else { continue };
        let text = written(context, ply);
        let message = match fault(ply, played) {
            Some(Fault::Letter) => Message::new("pawn-letter").with("written", text),
            Some(Fault::NoFile) => Message::new("pawn-no-file").with("written", text),
            Some(Fault::NoSquare) => Message::new("pawn-no-square").with("written", text),
            None => continue,
        };
        let message = message.with("better", spelled(context, entry, played));
        let finding = about(context, &RULE, entry, message).fix(respelled(context, entry, ply));
        findings.push(finding.or_pgn(context, "PGN 8.2.3.3"));
    }
}

enum Fault {
    Letter,
    NoFile,
    NoSquare,
}

fn fault(ply: &Ply, played: Move) -> Option<Fault> {
    let Kind::Man(ManMove { role: Some(Role::Pawn), file, target, .. }) = ply.written.kind else { return None };
    if ply.written.marks.has(Marks::PAWN_LETTER) {
        Some(Fault::Letter)
    } else if !matches!(target, Target::Square(_) | Target::ManAt(..)) {
        Some(Fault::NoSquare)
    } else if file.is_none() && played.from().file() != played.to().file() {
        Some(Fault::NoFile)
    } else {
        None
    }
}
