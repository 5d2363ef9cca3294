//! Lines and columns, for the edges where people read them.

use crate::lexer::line_length;
use memchr::memchr2;

/// A place in a text as people count: lines from 1, and characters of the line from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

/// Finds lines and columns in a text. A line ends with `\n`, `\r\n` or a lone `\r`.
///
/// ```
/// use planilla_notation::{LineIndex, Position};
/// let index = LineIndex::new("e4 é\r\n5Dxd5");
/// assert_eq!(index.position(7), Position { line: 2, column: 1 });
/// ```
#[derive(Clone, Debug)]
pub struct LineIndex<'t> {
    text: &'t str,
    starts: Vec<u32>,
    ascii: bool,
}

impl<'t> LineIndex<'t> {
    /// Reads the lines of a text.
    pub fn new(text: &'t str) -> LineIndex<'t> {
        let bytes = text.as_bytes();
        let mut starts = vec![0];
        let mut at = 0;
        while let Some(length) = memchr2(b'\n', b'\r', &bytes[at..]) {
            at += length + 1 + usize::from(bytes[at + length..].starts_with(b"\r\n"));
            starts.push(at as u32);
        }
        LineIndex { text, starts, ascii: text.is_ascii() }
    }

    /// How many lines there are; a text that ends with a line end has an empty last one.
    pub fn lines(&self) -> usize {
        self.starts.len()
    }

    /// The place of a byte; the end of the text for bytes beyond it.
    pub fn position(&self, offset: usize) -> Position {
        let offset = offset.min(self.text.len());
        let line = self.starts.partition_point(|&start| start as usize <= offset);
        let start = self.starts[line - 1] as usize;
        let before = if self.ascii {
            offset - start
        } else {
            // A byte is the start of a character unless its two high bits are 10.
            self.text.as_bytes()[start..offset].iter().filter(|&&byte| byte & 0xc0 != 0x80).count()
        };
        Position { line: line as u32, column: before as u32 + 1 }
    }

    /// The text of a line, counted from 1, without its end; empty where there is none.
    pub fn line(&self, line: u32) -> &'t str {
        let start = (line as usize).checked_sub(1).and_then(|at| self.starts.get(at));
        let rest = start.and_then(|&start| self.text.get(start as usize..)).unwrap_or_default();
        &rest[..line_length(rest.as_bytes())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places() {
        let index = LineIndex::new("a\nñb\r\n\rc");
        for (offset, line, column) in [(0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 2), (7, 3, 1), (8, 4, 1), (99, 4, 2)] {
            assert_eq!(index.position(offset), Position { line, column }, "{offset}");
        }
        assert_eq!((index.lines(), index.line(2), index.line(4), index.line(9)), (4, "ñb", "c", ""));
    }
}
