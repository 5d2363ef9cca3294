//! Cuts a file of any size into the blocks of its games, with one buffer and bounded memory, and tells PGN from sheets.

mod cut;
mod json;
mod sheets;
mod sniff;
mod state;
mod tables;

pub use sniff::{Input, sniff, sniff_in};

use crate::Encoding;
use cut::Cut;
use std::io::{self, Read};

/// One game's part of a file. The blocks of a file tile it: the space behind a game belongs to its block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block<'b> {
    /// The bytes, not decoded.
    pub bytes: &'b [u8],
    /// Where the block begins, in bytes from the start of the file.
    pub offset: u64,
    /// The line it begins in, counted from 1.
    pub line: u64,
    /// The number of the block in the file, counted from 0.
    pub index: u64,
    /// Whether the block was cut off because it outgrew the bound; the next one goes on where it ends.
    pub cut: bool,
}

/// Reads the blocks of a file one after the other: the games of PGN, or the sheets of a text.
///
/// In PGN a game begins at a line that opens with a tag pair (`[Name "`) after the moves of another game; at a further
/// `[Event "` after an empty line where a game has no moves; and, where games have no tags, at a line that opens with
/// `1.` after a result. A tag pair inside a comment opens no game, except after an empty line an `[Event "`, or another of
/// the roster with a second below it: there the comment was never closed.
///
/// In a text ([`Blocks::of_kind`] with [`Input::Text`]) a further sheet begins
/// - at a line with a heading of a known name for players, event, site, date or round, or at a tag pair, that stands
///   below moves: after a result, or after an empty line if the sheet has such a heading already. It must have moves
///   below it in its turn (else it is the foot of the sheet), and these must not count on from the last number (then it
///   is a further page of it);
/// - at a line that opens with move number 1 after a result.
///
/// In tables ([`Input::Table`]), which are held whole, a further game begins with number 1 below higher numbers, or without
/// numbers at names of columns or of players below a result; rows between the moves of two games belong to the second.
///
/// In JSON ([`Input::Json`]) each object that has `moves` is a game, one behind the other or in a list; an object that has none,
/// like the summary of a run, belongs to the game before it. One that is not closed ends where a line opens the next.
///
/// Text in UTF-16 must be decoded first.
///
/// ```
/// use planilla_notation::Blocks;
/// let file = "[White \"A\"]\n\n1.e4 1-0\n\n[White \"B\"]\n\n1.d4 0-1\n";
/// let mut blocks = Blocks::new(file.as_bytes());
/// let mut starts = Vec::new();
/// while let Some(block) = blocks.next_block().unwrap() {
///     starts.push((block.index, block.offset, block.line));
/// }
/// assert_eq!(starts, [(0, 0, 1), (1, 23, 5)]);
///
/// use planilla_notation::Input;
/// let file = "Blancas: A\n1.e4 e5 2.Cf3 1-0\n\nBlancas: B\n1.d4 d5 2.c4 0-1\nFecha: 2004\n";
/// let mut blocks = Blocks::of_kind(file.as_bytes(), Input::Text);
/// assert_eq!(blocks.next_block().unwrap().unwrap().bytes.len(), 30);
/// assert_eq!(blocks.next_block().unwrap().unwrap().line, 4);
/// ```
#[derive(Debug)]
pub struct Blocks<R> {
    reader: R,
    buffer: Vec<u8>,
    /// The block, or its beginning, is `buffer[start..]`, and bytes up to `filled` have been read.
    start: usize,
    filled: usize,
    at_end: bool,
    cut: Cut,
}

/// The first size of the buffer.
const BUFFER: usize = 1 << 18;

/// The largest size of a block, unless another is asked for.
const BOUND: usize = 64 << 20;

impl<R: Read> Blocks<R> {
    /// The blocks of what a reader gives, of at most 64 MiB each.
    pub fn new(reader: R) -> Blocks<R> {
        Blocks::with_bound(reader, BOUND)
    }

    /// The blocks of what a reader gives, of at most so many bytes each; those that outgrow the bound are cut.
    pub fn with_bound(reader: R, bound: usize) -> Blocks<R> {
        Blocks::of_kind_with_bound(reader, Input::Pgn, bound)
    }

    /// The blocks of an input of a kind: games for PGN, sheets for a text, tables.
    pub fn of_kind(reader: R, kind: Input) -> Blocks<R> {
        Blocks::of_kind_with_bound(reader, kind, BOUND)
    }

    /// The same, of at most so many bytes each.
    pub fn of_kind_with_bound(reader: R, kind: Input, bound: usize) -> Blocks<R> {
        Blocks { reader, buffer: Vec::new(), start: 0, filled: 0, at_end: false, cut: Cut::new(kind, bound) }
    }

    /// The same for bytes of a known encoding: only its letters tell where one table ends and another begins.
    #[must_use]
    pub fn in_encoding(mut self, encoding: Option<Encoding>) -> Blocks<R> {
        self.cut.know_encoding(encoding);
        self
    }

    /// The next block; `None` at the end of the file, and for a file of nothing but white space.
    ///
    /// # Errors
    ///
    /// Those of the reader.
    pub fn next_block(&mut self) -> io::Result<Option<Block<'_>>> {
        let (length, cut) = loop {
            if let Some(found) = self.cut.length(&self.buffer[self.start..self.filled], self.at_end) {
                break found;
            }
            self.fill()?;
        };
        let held = &self.buffer[self.start..self.filled];
        self.start += length;
        Ok(self.cut.take(held, length, cut))
    }

    /// Reads more of the file behind what is held.
    fn fill(&mut self) -> io::Result<()> {
        if self.start > 0 && self.filled == self.buffer.len() {
            self.buffer.copy_within(self.start..self.filled, 0);
            self.filled -= self.start;
            self.start = 0;
        }
        if self.filled == self.buffer.len() {
            let size = (self.buffer.len() * 2).max(BUFFER).min(self.cut.bound().saturating_add(1).max(BUFFER));
            self.buffer.resize(size.max(self.filled + 1), 0);
        }
        let length = loop {
            match self.reader.read(&mut self.buffer[self.filled..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.filled += length;
        self.at_end = length == 0;
        Ok(())
    }
}

/// The blocks of bytes in memory, which are not copied: what [`Blocks`] finds in a reader, as long as no block outgrows
/// the bound.
///
/// ```
/// use planilla_notation::{BlocksIn, Input};
/// let file = "[White \"A\"]\n\n1.e4 1-0\n\n[White \"B\"]\n\n1.d4 0-1\n";
/// let lines: Vec<u64> = BlocksIn::new(file.as_bytes(), Input::Pgn).map(|block| block.line).collect();
/// assert_eq!(lines, [1, 5]);
/// ```
#[derive(Debug)]
pub struct BlocksIn<'b> {
    rest: &'b [u8],
    cut: Cut,
}

impl<'b> BlocksIn<'b> {
    /// The blocks of an input of a kind: games for PGN, sheets for a text; of at most 64 MiB each.
    pub fn new(bytes: &'b [u8], kind: Input) -> BlocksIn<'b> {
        BlocksIn { rest: bytes, cut: Cut::new(kind, BOUND) }
    }
}

impl<'b> Iterator for BlocksIn<'b> {
    type Item = Block<'b>;

    #[inline]
    fn next(&mut self) -> Option<Block<'b>> {
        let (length, cut) = self.cut.length(self.rest, true)?;
        let held = self.rest;
        self.rest = &held[length..];
        self.cut.take(held, length, cut)
    }
}

impl std::iter::FusedIterator for BlocksIn<'_> {}

#[cfg(test)]
mod tests;
