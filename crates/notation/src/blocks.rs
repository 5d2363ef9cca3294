//! Cuts a file of any size into the blocks of its games, with one buffer and bounded memory, and tells PGN from sheets.

mod sniff;

pub use sniff::{Input, sniff};

use memchr::{memchr, memrchr, memrchr2};
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

/// Reads the blocks of a PGN file one after the other.
///
/// A game begins at a line that opens with a tag pair (`[Name "`) after the moves of another game; at a further
/// `[Event "` after an empty line where a game has no moves; and, where games have no tags, at a line that opens with
/// `1.` after a result. A tag pair inside a comment opens no game, except an `[Event "` after an empty line: there
/// the comment was never closed. Text in UTF-16 must be decoded first.
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
/// ```
#[derive(Debug)]
pub struct Blocks<R> {
    reader: R,
    buffer: Vec<u8>,
    /// The block, or its beginning, is `buffer[start..]`, and bytes up to `filled` have been read.
    start: usize,
    filled: usize,
    /// The first line not looked at, from `start`; and how far its end has been looked for.
    line_start: usize,
    searched: usize,
    at_end: bool,
    bound: usize,
    offset: u64,
    line: u64,
    /// The lines before `line_start` in this block.
    lines: u64,
    index: u64,
    state: State,
}

/// What has been seen of a block.
#[derive(Clone, Copy, Debug, Default)]
struct State {
    part: Part,
    /// Whether the line before was empty.
    blank: bool,
    /// How far braces have been looked for, and whether the last one opened a comment.
    braces: usize,
    comment: bool,
}

/// The part of a game that a line belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Opening,
    Tags,
    /// Moves behind tag pairs.
    Moves,
    /// Moves of a game without tag pairs.
    BareMoves,
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
        Blocks {
            reader,
            buffer: Vec::new(),
            start: 0,
            filled: 0,
            line_start: 0,
            searched: 0,
            at_end: false,
            bound: bound.max(4),
            offset: 0,
            line: 1,
            lines: 0,
            index: 0,
            state: State::default(),
        }
    }

    /// The next block; `None` at the end of the file, and for a file of nothing but white space.
    ///
    /// # Errors
    ///
    /// Those of the reader.
    pub fn next_block(&mut self) -> io::Result<Option<Block<'_>>> {
        let (length, cut) = loop {
            if let Some(length) = self.boundary().filter(|&length| length <= self.bound) {
                break (length, false);
            }
            let held = self.filled - self.start;
            if held > self.bound {
                break (self.cut_length(), true);
            }
            if self.at_end {
                break (held, false);
            }
            self.fill()?;
        };
        let (start, lines) = (self.start, self.lines);
        let bytes = &self.buffer[start..start + length];
        if bytes.iter().all(u8::is_ascii_whitespace) {
            return Ok(None);
        }
        let block = Block { bytes, offset: self.offset, line: self.line, index: self.index, cut };
        self.start += length;
        self.offset += length as u64;
        self.line += lines;
        self.index += 1;
        (self.line_start, self.searched, self.lines) = (0, 0, 0);
        self.state = State { part: if cut { Part::Moves } else { Part::Opening }, ..State::default() };
        Ok(Some(block))
    }

    /// Reads more of the file behind what is held.
    fn fill(&mut self) -> io::Result<()> {
        if self.start > 0 && self.filled == self.buffer.len() {
            self.buffer.copy_within(self.start..self.filled, 0);
            self.filled -= self.start;
            self.start = 0;
        }
        if self.filled == self.buffer.len() {
            let size = (self.buffer.len() * 2).max(BUFFER).min(self.bound.saturating_add(1).max(BUFFER));
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

    /// Looks at the lines held and not seen, and gives the length of the block if the next one begins at one of them.
    fn boundary(&mut self) -> Option<usize> {
        let held = &self.buffer[self.start..self.filled];
        while self.line_start <= self.bound {
            let end = match memchr(b'\n', &held[self.searched..]) {
                Some(length) => self.searched + length + 1,
                None if self.at_end && self.line_start < held.len() => held.len(),
                None => {
                    self.searched = held.len();
                    return None;
                }
            };
            if self.line_start > 0 && self.state.begins(held, self.line_start) {
                return Some(self.line_start);
            }
            let mark = if self.offset == 0 && self.line_start == 0 { b"\xef\xbb\xbf".as_slice() } else { b"" };
            let line = &held[self.line_start..end];
            self.state.line(line.strip_prefix(mark).unwrap_or(line));
            self.lines += u64::from(line.ends_with(b"\n"));
            (self.line_start, self.searched) = (end, end);
        }
        None
    }

    /// Where to cut a block that is too large: behind its last line, else anywhere between two characters.
    fn cut_length(&mut self) -> usize {
        let held = &self.buffer[self.start..self.start + self.bound];
        let line = memrchr(b'\n', held).map(|at| at + 1);
        let whole = held.iter().rposition(|byte| byte & 0xc0 != 0x80).filter(|&at| at > 0);
        let length = line.or(whole).unwrap_or(self.bound);
        self.lines = memchr::memchr_iter(b'\n', &held[..length]).count() as u64;
        length
    }
}

impl State {
    /// Takes note of a line.
    #[inline]
    fn line(&mut self, line: &[u8]) {
        let text = line.trim_ascii_start();
        self.blank = text.is_empty();
        match text.first() {
            _ if matches!(self.part, Part::Moves | Part::BareMoves) => {}
            None | Some(b'%' | b'"' | b']') => {}
            Some(b'[') => {
                let rest = memrchr(b']', text).map_or(text, |at| &text[at + 1..]);
                // Moves behind the last tag pair of the line; but not the rest of a broken tag.
                let moves = rest.len() < text.len() && !rest.trim_ascii().is_empty();
                self.part = if moves { Part::Moves } else { Part::Tags };
            }
            Some(_) => self.part = if self.part == Part::Tags { Part::Moves } else { Part::BareMoves },
        }
    }

    /// Whether the line that begins at `at` opens a new game. Lines are asked in their order.
    #[inline]
    fn begins(&mut self, held: &[u8], at: usize) -> bool {
        match (held[at], self.part) {
            (b'[', Part::Moves | Part::BareMoves) => {
                opens_tag(&held[at..]) && (!self.in_comment(held, at) || self.forced(held, at))
            }
            (b'[', Part::Tags) => self.forced(held, at),
            (b'1', Part::BareMoves) => {
                held[at..].starts_with(b"1.") && ends_with_result(&held[..at]) && !self.in_comment(held, at)
            }
            _ => false,
        }
    }

    /// Whether an `[Event "` after an empty line begins here.
    fn forced(&self, held: &[u8], at: usize) -> bool {
        self.blank && held[at..].starts_with(b"[Event \"")
    }

    /// Whether a comment in braces is open at `at`. Each byte is looked at once.
    fn in_comment(&mut self, held: &[u8], at: usize) -> bool {
        if let Some(brace) = memrchr2(b'{', b'}', &held[self.braces..at]) {
            self.comment = held[self.braces + brace] == b'{';
        }
        self.braces = at;
        self.comment
    }
}

/// Whether a line opens with `[Name "`, the name with a capital or small letter first.
fn opens_tag(line: &[u8]) -> bool {
    let name = line[1..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let rest = line[1 + name..].trim_ascii_start();
    name > 0 && rest.first() == Some(&b'"')
}

/// Whether the last word before is a result.
fn ends_with_result(before: &[u8]) -> bool {
    let before = before.trim_ascii_end();
    [b"1-0".as_slice(), b"0-1", b"1/2-1/2", b"*"].iter().any(|result| before.ends_with(result))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The blocks of a text, read in pieces of a few bytes; they must tile it.
    fn blocks(text: &str, bound: usize, piece: usize) -> Vec<(String, u64, bool)> {
        struct Pieces<'t>(&'t [u8], usize);
        impl Read for Pieces<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let length = self.1.min(buffer.len()).min(self.0.len());
                buffer[..length].copy_from_slice(&self.0[..length]);
                self.0 = &self.0[length..];
                Ok(length)
            }
        }
        let mut blocks = Blocks::with_bound(Pieces(text.as_bytes(), piece), bound);
        let mut list = Vec::new();
        let mut end = 0;
        while let Some(block) = blocks.next_block().unwrap() {
            assert_eq!(block.offset as usize, end);
            assert_eq!(block.index as usize, list.len());
            end += block.bytes.len();
            list.push((String::from_utf8(block.bytes.to_vec()).unwrap(), block.line, block.cut));
        }
        assert!(text[end..].trim().is_empty());
        list
    }

    #[test]
    fn games_begin() {
        let cases: [(&str, &[&str]); 12] = [
            ("", &[]),
            (" \n\n", &[]),
            ("[A \"x\"]\n1.e4\n[A \"y\"]\n1.d4", &["[A \"x\"]\n1.e4\n", "[A \"y\"]\n1.d4"]),
            ("\u{feff}[A \"x\"]\r\n\r\n1.e4\r\n\r\n[A \"y\"]", &["\u{feff}[A \"x\"]\r\n\r\n1.e4\r\n\r\n", "[A \"y\"]"]),
            ("[A \"x\"]\n\n[B \"y\"]\n1.e4 *\n", &["[A \"x\"]\n\n[B \"y\"]\n1.e4 *\n"]),
            ("[Event \"x\"]\n\n[Event \"y\"]\n", &["[Event \"x\"]\n\n", "[Event \"y\"]\n"]),
            ("[A\n\"x\"\n]\n[B \"y\"]\n1.e4", &["[A\n\"x\"\n]\n[B \"y\"]\n1.e4"]),
            ("[A \"x\"] 1.e4\n[A \"y\"]", &["[A \"x\"] 1.e4\n", "[A \"y\"]"]),
            ("1.e4 {\n[A \"x\"]\n[%clk 1]} e5\n[A \"y\"]", &["1.e4 {\n[A \"x\"]\n[%clk 1]} e5\n", "[A \"y\"]"]),
            ("1.e4 {\n[A \"x\"]\n\n[Event \"y\"]", &["1.e4 {\n[A \"x\"]\n\n", "[Event \"y\"]"]),
            ("1.e4 1-0\n\n1.d4\n1.c4 *\n1.b4", &["1.e4 1-0\n\n", "1.d4\n1.c4 *\n", "1.b4"]),
            ("1.e4\n[%clk\n[x]\n", &["1.e4\n[%clk\n[x]\n"]),
        ];
        for (text, expected) in cases {
            for piece in [1, 3, 1000] {
                let found: Vec<_> = blocks(text, BOUND, piece).into_iter().map(|(bytes, ..)| bytes).collect();
                assert_eq!(found, expected, "{text:?}");
            }
        }
    }

    #[test]
    fn lines_are_counted() {
        let text = "\n[A \"x\"]\n\n1.e4\n\n\n[A \"y\"]\n1.d4\n[A \"z\"]";
        let lines: Vec<_> = blocks(text, BOUND, 7).into_iter().map(|(_, line, _)| line).collect();
        assert_eq!(lines, [1, 7, 9]);
    }

    #[test]
    fn what_outgrows_the_bound_is_cut() {
        let text = "1.e4 é\né é é é é é é é\n\n[A \"x\"]\n";
        for piece in [1, 4, 1000] {
            let found = blocks(text, 10, piece);
            assert!(found.iter().all(|(bytes, ..)| bytes.len() <= 10), "{found:?}");
            assert!(found[0].2 && !found[found.len() - 1].2, "{found:?}");
            assert_eq!(found[found.len() - 1].0, "[A \"x\"]\n");
        }
    }
}
