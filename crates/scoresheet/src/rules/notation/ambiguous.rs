//! `notation.ambiguous`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::{Applicability, Arg, Finding, Message};
use crate::record::{Candidate, Ply, Signals};
use crate::replay::each_fit;
use crate::report::languages_in_short;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, place, written};
use crate::rules::spelling::{MOST_NAMED, listed, proposed, rivals_listed};
use planilla_board::Position;
use planilla_notation::Span;

/// A text that two or more legal moves fit.
pub(crate) static RULE: Rule = Rule {
    name: "notation.ambiguous",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E9"] },
        Cited { from: E2005, to: E2005, numbers: &["E10"] },
        Cited { from: E2009, to: E2023, numbers: &["C.10"] },
    ],
    summary: "two or more legal moves fit the text; a warning where later moves settle it",
    page: include_str!("ambiguous.md"),
    wakes: Signals::AMBIGUOUS,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::AMBIGUOUS) {
        if ply.signals.any(Signals::PROMOTION_UNNAMED) {
            continue; // `notation.promotion_form` says it
        }
        let settled = ply.settled_by.is_some() && context.record.sure(ply).is_some();
        let mut finding = about(context, &RULE, entry, message(context, entry, ply))
            .severity(if settled { Severity::Warning } else { Severity::Error })
            .or_pgn(context, "PGN 8.2.3.4");
        if let Some(by) = ply.settled_by.filter(|_| settled) {
            finding = finding
                .fix(proposed(context, entry, ply, Applicability::Likely))
                .label(place(context.record, by as usize), Message::new("ambiguous-settled"));
        }
        findings.push(finding);
    }
}

fn message(context: &Context<'_>, entry: usize, ply: &Ply) -> Message {
    let rivals = rivals(context, entry, ply);
    if rivals.is_empty() {
        return Message::new("ambiguous-unlisted").with("written", written(context, ply));
    }
    if rivals.iter().fold(u64::MAX, |all, rival| all & rival.languages) == 0 {
        let moves = listed(context, entry, &rivals, |rival| by_language(context, entry, rival));
        return Message::new("ambiguous-languages").with("written", written(context, ply)).with("moves", moves);
    }
    let moves = rivals_listed(context, entry, &rivals);
    Message::new("ambiguous-rivals").with("written", written(context, ply)).with("moves", moves)
}

/// The moves that fit, as the replay kept them; of a settled entry it keeps none, and the board is asked again.
fn rivals(context: &Context<'_>, entry: usize, ply: &Ply) -> Vec<Candidate> {
    let kept = context.record.candidates_of(ply);
    let mut rivals = kept.to_vec();
    if kept.len() < 2 {
        rivals.clear();
        let position = context.record.position_before(entry);
        each_fit(position, &ply.written, |played| rivals.push(Candidate { played, languages: u64::MAX }));
    }
    if rivals.len() < 2 { Vec::new() } else { rivals }
}

/// What is to be said of one written move that several legal moves of a position fit.
pub(crate) fn of_rivals(text: &str, position: &Position, rivals: &[Candidate]) -> Finding {
    let alike = rivals.iter().fold(u64::MAX, |all, rival| all & rival.languages) != 0;
    let san = |rival: &Candidate| position.san(rival.played).as_str().to_owned();
    let first = rivals.iter().take(MOST_NAMED);
    let (message, moves): (_, Vec<String>) = if alike {
        (Message::new("ambiguous-rivals"), first.map(san).collect())
    } else {
        let named = |rival: &Candidate| format!("{} ({})", san(rival), languages_in_short(rival.languages));
        (Message::new("ambiguous-languages"), first.map(named).collect())
    };
    let others = rivals.len() - moves.len();
    let moves = Arg::Among(moves, others);
    Finding::new(&RULE, Span::new(0, text.len()), message.with("written", text).with("moves", moves))
}

/// A rival in English letters with the languages that read the text so: `Kf1 (es, fr)`.
fn by_language(context: &Context<'_>, entry: usize, rival: &Candidate) -> String {
    let played = context.record.position_before(entry).san(rival.played);
    format!("{} ({})", played.as_str(), languages_in_short(rival.languages))
}
