//! Where a block ends, in bytes that are held of a file.

use super::json::Objects;
use super::sheets::Sheets;
use super::state::{Part, State};
use super::tables::Tables;
use super::{Block, Input};
use crate::Encoding;
use crate::lexer::lanes::either_in_32;
use memchr::memmem::Finder;
use memchr::{memchr, memchr_iter, memchr2, memrchr};

/// Looks for the end of one block after the other. It is shown the same bytes again, with more behind them, until it has
/// found it, and looks at each byte once.
#[derive(Debug)]
pub(super) struct Cut {
    bound: usize,
    /// The first line not looked at, and how far its end has been looked for.
    line_start: usize,
    searched: usize,
    /// The bytes of the block's tag pairs that have a line each.
    tags: usize,
    /// The lines before `line_start` in this block of a text.
    lines: u64,
    /// Where the block stands in the file.
    offset: u64,
    line: u64,
    index: u64,
    state: State,
    /// Looks for a line that opens with a bracket.
    bracket: Finder<'static>,
    kind: Kind,
}

/// What is cut, with what has been seen of it.
#[derive(Debug)]
enum Kind {
    Pgn,
    Sheets(Sheets),
    Tables(Tables),
    Json(Objects),
}

/// The place of the first closing bracket or line feed; most tag pairs are short.
#[inline]
fn bracket_or_line_end(tag: &[u8]) -> Option<usize> {
    match tag.first_chunk().map(|near| either_in_32(near, b']', b'\n')) {
        None | Some(0) => memchr2(b']', b'\n', tag),
        Some(found) => Some(found.trailing_zeros() as usize),
    }
}

/// Where a game begins whose second line, or first, begins at `at`: where files with byte order marks were joined, the mark
/// hides the bracket of the first.
#[inline]
fn behind_mark(held: &[u8], at: usize) -> usize {
    // Nearly always the line before is empty.
    match held[..at] {
        [.., before, b'\n'] if !matches!(before, b'\n' | b'\r') => marked_line(held, at),
        _ => at,
    }
}

#[cold]
fn marked_line(held: &[u8], at: usize) -> usize {
    let start = memrchr(b'\n', &held[..at - 1]).map_or(0, |end| end + 1);
    if start > 0 && held[start..].starts_with(b"\xef\xbb\xbf[") { start } else { at }
}

/// Whether a tag pair may begin here, of which no more is held than its name and some space behind it.
fn unfinished(line: &[u8]) -> bool {
    line.first() == Some(&b'[')
        && line.len() < 300
        && line[1..].iter().all(|byte| byte.is_ascii_alphanumeric() || byte.is_ascii_whitespace() || *byte == b'_')
}

impl Cut {
    /// At the start of an input of a kind, whose blocks have at most so many bytes.
    pub(super) fn new(kind: Input, bound: usize) -> Cut {
        Cut {
            bound: bound.max(4),
            line_start: 0,
            searched: 0,
            tags: 0,
            lines: 0,
            offset: 0,
            line: 1,
            index: 0,
            state: State::default(),
            bracket: Finder::new(b"\n["),
            kind: match kind {
                Input::Pgn => Kind::Pgn,
                Input::Text => Kind::Sheets(Sheets::default()),
                Input::Table => Kind::Tables(Tables::default()),
                Input::Json => Kind::Json(Objects::default()),
            },
        }
    }

    /// Takes note of the encoding of the bytes.
    pub(super) fn know_encoding(&mut self, encoding: Option<Encoding>) {
        if let Kind::Tables(tables) = &mut self.kind {
            tables.encoding = encoding;
        }
    }

    /// The largest size of a block.
    pub(super) fn bound(&self) -> usize {
        self.bound
    }

    /// The length of the block that these bytes open with, and whether it is cut off; `None` while more must be held.
    #[inline]
    pub(super) fn length(&mut self, held: &[u8], at_end: bool) -> Option<(usize, bool)> {
        match self.boundary(held, at_end) {
            Some(length) if length <= self.bound => Some((length, false)),
            _ if held.len() > self.bound => Some((self.cut_length(held), true)),
            _ => at_end.then_some((held.len(), false)),
        }
    }

    /// The block of that length, before the next one is looked for; `None` for white space at the end of the file.
    #[inline]
    pub(super) fn take<'b>(&mut self, held: &'b [u8], length: usize, cut: bool) -> Option<Block<'b>> {
        let bytes = &held[..length];
        if length == held.len() && bytes.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        let block = Block { bytes, offset: self.offset, line: self.line, index: self.index, cut };
        self.line +=
            if matches!(self.kind, Kind::Sheets(_)) { self.lines } else { memchr_iter(b'\n', bytes).count() as u64 };
        self.offset += length as u64;
        self.index += 1;
        (self.line_start, self.searched, self.tags, self.lines) = (0, 0, 0, 0);
        self.state = State::new(if cut { Part::Moves } else { Part::Opening });
        match &mut self.kind {
            Kind::Sheets(sheets) => *sheets = Sheets::new(cut),
            Kind::Json(objects) => objects.begin_anew(),
            Kind::Pgn | Kind::Tables(_) => {}
        }
        Some(block)
    }

    /// Looks at the lines held and not seen, and gives the length of the block if the next one begins at one of them.
    fn boundary(&mut self, held: &[u8], at_end: bool) -> Option<usize> {
        while self.line_start <= self.bound {
            match &mut self.kind {
                Kind::Pgn if self.state.awaits_bracket() => {
                    if !self.pass_moves(held) {
                        return None;
                    }
                }
                Kind::Pgn if self.searched == self.line_start => self.pass_tags(held),
                Kind::Pgn | Kind::Sheets(_) => {}
                Kind::Tables(tables) => return tables.length(held, at_end, self.offset),
                Kind::Json(objects) => return objects.length(held, at_end),
            }
            let end = match memchr(b'\n', &held[self.searched..]) {
                Some(length) => self.searched + length + 1,
                None if at_end && self.line_start < held.len() => held.len(),
                None => {
                    self.searched = held.len();
                    return None;
                }
            };
            let line = &held[self.line_start..end];
            let shown = if self.line_start == 0 { line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line) } else { line };
            match &mut self.kind {
                Kind::Tables(_) | Kind::Json(_) => {}
                Kind::Pgn => {
                    if !at_end && unfinished(&held[self.line_start..]) {
                        self.searched = self.line_start;
                        return None;
                    }
                    if self.line_start > 0 {
                        match self.state.begins(held, self.line_start, at_end) {
                            Some(true) => return Some(behind_mark(held, self.line_start)),
                            Some(false) => {}
                            None => {
                                self.searched = self.line_start;
                                return None;
                            }
                        }
                    }
                    self.state.line(shown);
                }
                Kind::Sheets(sheets) => {
                    if let Some((length, lines)) = sheets.line(shown, self.line_start, self.lines) {
                        self.lines = lines;
                        return Some(length);
                    }
                    self.lines += u64::from(line.ends_with(b"\n"));
                }
            }
            (self.line_start, self.searched) = (end, end);
        }
        None
    }

    /// Goes over tag pairs at the head of the block that have a line each.
    #[inline]
    fn pass_tags(&mut self, held: &[u8]) {
        if self.tags != self.line_start {
            return;
        }
        while let Some(tag @ [b'[', ..]) = held.get(self.tags..)
            && let Some(end) = bracket_or_line_end(tag)
            && let [b']', b'\n', b'[' | b'\n', ..] = tag[end..]
        {
            self.tags += end + 2;
        }
        if self.tags > self.line_start {
            (self.line_start, self.searched) = (self.tags, self.tags);
            self.state.pass_tags();
        }
    }

    /// Goes over moves to the next line that opens with a bracket, if one is held. A line whose end has been looked for is
    /// one.
    fn pass_moves(&mut self, held: &[u8]) -> bool {
        if self.searched > self.line_start {
            return true;
        }
        // The line feed before the bracket ends the line before.
        let from = self.line_start.saturating_sub(1);
        match self.bracket.find(&held[from..]) {
            Some(length) => self.line_start = from + length + 1,
            None => self.line_start = held.len().max(self.line_start),
        }
        self.searched = self.line_start;
        self.line_start < held.len()
    }

    /// Where to cut a block that is too large: behind its last line, else anywhere between two characters.
    fn cut_length(&mut self, held: &[u8]) -> usize {
        let held = &held[..self.bound];
        let line = memrchr(b'\n', held).map(|at| at + 1);
        let whole = held.iter().rposition(|byte| byte & 0xc0 != 0x80).filter(|&at| at > 0);
        let length = line.or(whole).unwrap_or(self.bound);
        self.lines = memchr_iter(b'\n', &held[..length]).count() as u64;
        length
    }
}
