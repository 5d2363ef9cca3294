//! `notation.promotion_form`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2023};
use crate::finding::{Applicability, Arg, Finding, Message};
use crate::record::{Candidate, Signals};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, place, read, written};
use crate::rules::spelling::{MOST_NAMED, proposed, respelled, rivals_listed, spelled};
use planilla_board::Position;
use planilla_notation::{Marks, Span};

/// A promotion that does not name the piece, or names it in another form.
pub(crate) static RULE: Rule = Rule {
    name: "notation.promotion_form",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E11"] },
        Cited { from: E2005, to: E2005, numbers: &["E12"] },
        Cited { from: E2009, to: E2009, numbers: &["C.12"] },
        Cited { from: E2014, to: E2023, numbers: &["C.11"] },
    ],
    summary: "a promotion that does not name the new piece (error), or writes it in another form (note)",
    page: include_str!("promotion_form.md"),
    wakes: Signals(Signals::PROMOTION_UNNAMED.0 | Signals::FORM.0),
    notes_in_pgn: Signals::FORM,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    unnamed(context, findings);
    if context.notes {
        form(context, findings);
    }
}

fn unnamed(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::PROMOTION_UNNAMED) {
        let rivals = context.record.candidates_of(ply);
        let message = if rivals.len() < 2 {
            Message::new("promotion-unnamed").with("written", written(context, ply))
        } else {
            let moves = rivals_listed(context, entry, rivals);
            Message::new("promotion-unnamed-rivals").with("written", written(context, ply)).with("moves", moves)
        };
        let mut finding = about(context, &RULE, entry, message).or_pgn(context, "PGN 8.2.3.3");
        if let Some(by) = ply.settled_by.filter(|_| context.record.sure(ply).is_some()) {
            finding = finding
                .severity(Severity::Warning)
                .fix(proposed(context, entry, ply, Applicability::Likely))
                .label(place(context.record, by as usize), Message::new("ambiguous-settled"));
        }
        findings.push(finding);
    }
}

/// What is to be said of one written move that leaves the new piece open.
pub(crate) fn of_unnamed(text: &str, position: &Position, rivals: &[Candidate]) -> Finding {
    let named = rivals.iter().take(MOST_NAMED).map(|rival| position.san(rival.played).as_str().to_owned());
    let moves = Arg::Among(named.collect(), rivals.len().saturating_sub(MOST_NAMED));
    let message = Message::new("promotion-unnamed-rivals").with("written", text).with("moves", moves);
    Finding::new(&RULE, Span::new(0, text.len()), message)
}

fn form(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in read(context, Signals::FORM) {
        let Some(played) = ply.played.filter(|played| played.promotion().is_some()) else { continue };
        let marks = ply.written.marks;
        let good = marks.has(Marks::PROMOTION_EQUALS) == context.is_pgn() && !marks.has(Marks::PROMOTION_FORM);
        if good || ply.signals.any(Signals::PROMOTION_UNNAMED) {
            continue;
        }
        let message = Message::new("promotion-form")
            .with("written", written(context, ply))
            .with("better", spelled(context, entry, played));
        let finding = about(context, &RULE, entry, message).severity(Severity::Note);
        findings.push(finding.fix(respelled(context, entry, ply)).or_pgn(context, "PGN 8.2.3.3"));
    }
}
