//! Recording the moves (Article 8): where it stopped, what was not caught up with, what was written before it was played.

pub(super) mod gap_at_control;
pub(super) mod stopped_early;
pub(super) mod written_in_advance;

use crate::record::{Ply, Status};
use crate::rule::Context;
use planilla_board::Color;
use std::ops::Range;

/// A run of moves that are not on the sheet.
#[derive(Clone, Debug)]
struct Gap {
    /// The entries.
    entries: Range<usize>,
    /// The number of the first move.
    first: u16,
    /// The number of the last.
    last: u16,
}

/// The runs of moves that are not on the sheet. What stands behind the second of them cannot be replayed, but that they are
/// left open is seen.
fn gaps(context: &Context<'_>) -> Vec<Gap> {
    let plies = &context.record.plies;
    let open = |ply: &Ply| {
        let blank = || ply.span.is_none_or(|span| !context.text_of(span).contains(char::is_alphanumeric));
        ply.status == Status::Missing || (ply.status == Status::Unreached && blank())
    };
    let (mut gaps, mut at) = (Vec::new(), 0);
    for run in plies.chunk_by(|one, next| open(one) == open(next)) {
        if let Some(first) = run.first().filter(|first| open(first) && first.ply != 0) {
            let half = run.len() - 1 + usize::from(first.color == Color::Black);
            let last = first.number.saturating_add(u16::try_from(half / 2).unwrap_or(u16::MAX));
            gaps.push(Gap { entries: at..at + run.len(), first: first.number, last });
        }
        at += run.len();
    }
    gaps
}
