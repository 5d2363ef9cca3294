//! Where a game begins in a file of tables, which is looked at as a whole: only its columns tell.

use crate::grammar::table::games;
use crate::{Encoding, Source};

/// Where the games of a file of tables begin.
#[derive(Debug, Default)]
pub(super) struct Tables {
    /// What the bytes are in, if it is known.
    pub(super) encoding: Option<Encoding>,
    /// In bytes from the start of the file, the last one first; known once all of the file is held.
    starts: Option<Vec<u64>>,
}

impl Tables {
    /// The length of the game that the bytes open with, if another one follows. They begin at `offset` of the file.
    pub(super) fn length(&mut self, held: &[u8], at_end: bool, offset: u64) -> Option<usize> {
        if !at_end {
            return None;
        }
        let starts = self.starts.get_or_insert_with(|| {
            let source = Source::decode(held, self.encoding);
            let starts = games(&source.text).into_iter().rev();
            starts.map(|start| offset + source.original_offset(start) as u64).collect()
        });
        while starts.last().is_some_and(|start| *start <= offset) {
            starts.pop();
        }
        starts.last().map(|start| (start - offset) as usize).filter(|length| *length < held.len())
    }
}
