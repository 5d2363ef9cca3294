//! Columns of texts: sheets checked, written moves read, and either rewritten; a row for each text.

mod check;
mod convert;
mod read;

pub use check::check_texts;
pub use convert::{Conversions, convert_texts};
pub use read::{Boards, ReadColumns, read_moves};

use arrow_array::{Array, RecordBatch, StringViewArray};
use arrow_schema::ArrowError;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::ops::Range;

/// A column of texts, in pieces; each text may be null.
#[derive(Clone, Debug, Default)]
pub struct Texts {
    pieces: Vec<StringViewArray>,
}

impl Texts {
    /// The texts of some arrays, one after the other.
    pub fn new(pieces: Vec<StringViewArray>) -> Texts {
        Texts { pieces }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.pieces.iter().map(Array::len).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The texts of some rows.
    fn of(&self, rows: Range<usize>) -> impl Iterator<Item = Option<&str>> {
        let mut start = 0;
        self.pieces.iter().flat_map(move |piece| {
            let within = |row: usize| row.clamp(start, start + piece.len()) - start;
            let rows = within(rows.start)..within(rows.end);
            start += piece.len();
            rows.map(|row| piece.is_valid(row).then(|| piece.value(row)))
        })
    }
}

/// So many rows are worth a thread, and make a record batch.
const ROWS: usize = 16 * 1024;

/// Has rows worked on in pieces, by so many threads; the pieces stay in their order.
fn in_pieces(
    rows: usize,
    jobs: usize,
    work: impl Fn(Range<usize>) -> Result<RecordBatch, ArrowError> + Send + Sync,
) -> Result<Vec<RecordBatch>, ArrowError> {
    let pieces: Vec<_> = (0..rows).step_by(ROWS).map(|start| start..rows.min(start + ROWS)).collect();
    // A system that has no threads to give does without.
    match ThreadPoolBuilder::new().num_threads(jobs.min(pieces.len())).build() {
        Ok(pool) if jobs > 1 && pieces.len() > 1 => pool.install(|| pieces.into_par_iter().map(work).collect()),
        _ => pieces.into_iter().map(work).collect(),
    }
}
