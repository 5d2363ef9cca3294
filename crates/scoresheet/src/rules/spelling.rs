//! How a move would be written: the fixes of the notation rules.

use super::place::{place, written};
use crate::facts::facts;
use crate::finding::{Applicability, Fix};
use crate::record::Ply;
use crate::rule::Context;
use planilla_board::Move;
use planilla_notation::{Marks, Style, write_move};

/// A move as the sheet's language and the Laws write it, or PGN's standard. A move that is not legal where it stands
/// (after an entry that rival readings leave open) is given by its squares.
pub(super) fn spelled(context: &Context<'_>, entry: usize, played: Move) -> String {
    let position = context.record.position_before(entry);
    if !position.is_legal(played) {
        played.to_string()
    } else if context.is_pgn() {
        position.san(played).as_str().to_owned()
    } else {
        write_move(&facts(position, played), context.language, Style::default())
    }
}

/// A move in PGN's SAN, if it is legal where it stands.
pub(super) fn san(context: &Context<'_>, entry: usize, played: Move) -> Option<String> {
    let position = context.record.position_before(entry);
    position.is_legal(played).then(|| position.san(played).as_str().to_owned())
}

/// The fix that writes an entry's own reading as it should be. Certain, unless later moves had to settle the reading.
pub(super) fn respelled(context: &Context<'_>, entry: usize, ply: &Ply) -> Option<Fix> {
    let applicability = if ply.settled_by.is_some() { Applicability::Likely } else { Applicability::Certain };
    proposed(context, entry, ply, applicability).filter(|fix| fix.replacement != written(context, ply))
}

/// The fix that writes the move an entry put on the board, trusted so far.
pub(super) fn proposed(context: &Context<'_>, entry: usize, ply: &Ply, applicability: Applicability) -> Option<Fix> {
    let played = ply.played?;
    ply.span?;
    Some(Fix {
        span: place(context.record, entry),
        replacement: spelled(context, entry, played) + &kept(context, ply),
        played: Some(played),
        san: san(context, entry, played),
        applicability,
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
