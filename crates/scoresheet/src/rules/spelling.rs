//! How a move would be written: the fixes of the notation rules.

use super::place::{place, written};
use crate::facts::facts_for;
use crate::finding::{Applicability, Arg, Fix};
use crate::record::{Candidate, Ply};
use crate::rule::Context;
use planilla_board::Move;
use planilla_notation::{Marks, Style, write_move};

/// More moves than this are not named: they say nothing.
pub(super) const MOST_NAMED: usize = 4;

/// A legal move of the position before an entry, as the sheet's language and the Laws write it, or PGN's standard.
pub(super) fn spelled(context: &Context<'_>, entry: usize, played: Move) -> String {
    let position = context.record.position_before(entry);
    if context.is_pgn() {
        position.san(played).as_str().to_owned()
    } else {
        let (language, style) = (context.language, Style::default());
        write_move(&facts_for(position, played, language, style), language, style)
    }
}

/// Rivals as a list for a sentence. Those that are not legal in the position that stands for all (after an entry which
/// rival readings leave open) have no spelling there, and are counted with those that are too many to be named.
pub(super) fn listed(
    context: &Context<'_>,
    entry: usize,
    rivals: &[Candidate],
    spell: impl Fn(&Candidate) -> String,
) -> Arg {
    let position = context.record.position_before(entry);
    let legal = rivals.iter().filter(|rival| position.is_legal(rival.played));
    let named: Vec<String> = legal.take(MOST_NAMED).map(spell).collect();
    let others = rivals.len() - named.len();
    Arg::Among(named, others)
}

/// The rivals of an entry as a list, each as the sheet would have it.
pub(super) fn rivals_listed(context: &Context<'_>, entry: usize, rivals: &[Candidate]) -> Arg {
    listed(context, entry, rivals, |rival| spelled(context, entry, rival.played))
}

/// A move in PGN's SAN, if it is legal where it stands.
pub(super) fn san(context: &Context<'_>, entry: usize, played: Move) -> Option<String> {
    let position = context.record.position_before(entry);
    position.is_legal(played).then(|| position.san(played).as_str().to_owned())
}

/// The fix that writes an entry's own reading as it should be. Certain, unless later moves had to settle the reading, or
/// rivals stand to the end: then the board before it may be another.
pub(super) fn respelled(context: &Context<'_>, entry: usize, ply: &Ply) -> Option<Fix> {
    let doubtful = ply.settled_by.is_some() || context.record.end.is_none();
    let applicability = if doubtful { Applicability::Likely } else { Applicability::Certain };
    proposed(context, entry, ply, applicability).filter(|fix| fix.replacement != written(context, ply))
}

/// The fix that writes the move of an entry, trusted so far; none while rivals stand.
pub(super) fn proposed(context: &Context<'_>, entry: usize, ply: &Ply, applicability: Applicability) -> Option<Fix> {
    meant(context, entry, ply, context.record.sure(ply)?, applicability)
}

/// The fix that writes a move in the place of an entry, trusted so far.
pub(super) fn meant(
    context: &Context<'_>,
    entry: usize,
    ply: &Ply,
    played: Move,
    applicability: Applicability,
) -> Option<Fix> {
    ply.span?;
    Some(Fix {
        span: place(context.record, entry),
        replacement: spelled(context, entry, played) + &kept(context, ply),
        played: Some(played),
        san: san(context, entry, played),
        applicability,
        probability: None,
    })
}

/// What a cell holds besides its move, to be kept when the move is written anew.
fn kept(context: &Context<'_>, ply: &Ply) -> String {
    let mut kept = String::new();
    if ply.written.marks.has(Marks::ANNOTATION) {
        let text = written(context, ply);
        let signs = text.trim_end_matches(['(', '=', ')', ' ']);
        let start = signs.trim_end_matches(['!', '?']).len();
        kept.push_str(&signs[start..]);
    }
    if ply.written.marks.has(Marks::OFFER) {
        kept.push_str(" (=)");
    }
    kept
}
