//! The row of a move as nearly all are: read, on the board, settled, in a few ASCII letters.

use super::entry::is_judged_on_one_board;
use super::fill::Filler;
use super::moves::is_draw_offer;
use super::pen::{Pen, Word};
use super::san::san_of_exact;
use crate::record::{Ply, Signals, Status};
use planilla_board::{Color, Square};
use serde_json::Number;

/// Writes such rows, one after the other in the same place.
pub(super) struct PlainRows<'f> {
    filler: &'f Filler<'f>,
    /// [`is_judged_on_one_board`].
    judged: bool,
    letters: [u8; MOST],
}

/// No row is longer: the names and words are 200 letters, five numbers have at most 20 digits each, and three moves
/// eight letters each.
const MOST: usize = 384;

impl<'f> PlainRows<'f> {
    pub(super) fn new(filler: &'f Filler<'f>) -> PlainRows<'f> {
        PlainRows { filler, judged: is_judged_on_one_board(filler.checked), letters: [0; MOST] }
    }

    /// The row of an entry as JSON, if it is of this kind.
    #[inline]
    pub(super) fn row(&mut self, entry: usize, ply: &Ply, clock: Option<&Number>) -> Option<&[u8]> {
        let (Some(played), Some(span)) = (ply.played, ply.span) else { return None };
        let settled = ply.settled_by.is_none() && ply.candidates.0 == ply.candidates.1;
        if !ply.status.is_read() || !settled || ply.ply == 0 || ply.signals.any(Signals::AMBIGUOUS) {
            return None;
        }
        let san = match san_of_exact(ply).filter(|_| self.judged) {
            Some(san) => san,
            None => self.filler.entries.san(entry, played)?,
        };
        let behind = self.filler.text.as_bytes().get(span.start as usize..)?;
        let written = Word::first_of(behind, span.end.wrapping_sub(span.start))?;
        if written != san && !written.is_plain() {
            return None;
        }
        let clock = match clock {
            Some(clock) => Some(clock.as_u64()?),
            None => None,
        };
        let (start, end) = (self.filler.offset(span.start), self.filler.offset(span.end));

        let mut pen = Pen::new(&mut self.letters);
        pen.put(b"{\"ply\":");
        pen.integer(ply.ply.into());
        pen.put(b",\"number\":");
        pen.integer(ply.number.into());
        match ply.color {
            Color::White => pen.put(b",\"color\":\"white\",\"written\":\""),
            Color::Black => pen.put(b",\"color\":\"black\",\"written\":\""),
        }
        pen.word(written);
        pen.put(b"\",\"start\":");
        pen.integer(start);
        pen.put(b",\"end\":");
        pen.integer(end);
        match ply.status {
            Status::Exact => pen.put(b",\"status\":\"exact\",\"uci\":\""),
            status => {
                pen.put(b",\"status\":\"");
                status.as_str().bytes().for_each(|letter| pen.put(&[letter]));
                pen.put(b"\",\"uci\":\"");
            }
        }
        let file = |square: Square| square.file().letter() as u8;
        let rank = |square: Square| square.rank().digit() as u8;
        let (from, to) = (played.from(), played.to());
        pen.put(&[file(from), rank(from), file(to), rank(to)]);
        if let Some(piece) = played.promotion() {
            pen.put(&[piece.letter().to_ascii_lowercase() as u8]);
        }
        pen.put(b"\",\"san\":\"");
        pen.word(san);
        if is_draw_offer(ply) {
            pen.put(b"\",\"candidates\":[],\"settled_by\":null,\"draw_offer\":true,\"clock\":");
        } else {
            pen.put(b"\",\"candidates\":[],\"settled_by\":null,\"draw_offer\":false,\"clock\":");
        }
        match clock {
            Some(seconds) => pen.integer(seconds),
            None => pen.put(b"null"),
        }
        pen.put(b"}");
        Some(pen.written())
    }
}
