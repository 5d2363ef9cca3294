//! One line and its columns. A column is a character; columns are counted from 1.

use planilla_notation::Span;

/// A line of the file.
pub(crate) struct Row<'t> {
    /// Its text, without the line's end.
    pub(crate) text: &'t str,
    /// Its first byte in the text of the file.
    start: usize,
    /// The byte of each character, where these are not all one byte.
    marks: Vec<u32>,
}

/// What stands in some columns, without the blanks around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell<'t> {
    /// The text.
    pub(crate) text: &'t str,
    /// Its place; where nothing stands, the columns as far as the line has them.
    pub(crate) span: Span,
}

impl Cell<'_> {
    /// Whether nothing stands there.
    pub(crate) fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}

impl<'t> Row<'t> {
    /// The line that starts at a byte.
    pub(crate) fn new(text: &'t str, start: usize) -> Row<'t> {
        let marks = if text.is_ascii() {
            Vec::new()
        } else {
            text.char_indices().map(|(at, _)| at as u32).chain([text.len() as u32]).collect()
        };
        Row { text, start, marks }
    }

    /// How many columns it has.
    pub(crate) fn len(&self) -> usize {
        if self.marks.is_empty() { self.text.len() } else { self.marks.len() - 1 }
    }

    /// The place of the whole line.
    pub(crate) fn span(&self) -> Span {
        Span::new(self.start, self.start + self.text.len())
    }

    /// Its first three columns.
    pub(crate) fn code(&self) -> Cell<'t> {
        self.cell(1, 3)
    }

    /// The bytes of columns, as far as the line has them. Columns before the first are none.
    fn bytes(&self, from: usize, to: usize) -> (usize, usize) {
        let byte = |column: usize| {
            let at = column.min(self.len());
            if self.marks.is_empty() { at } else { self.marks[at] as usize }
        };
        let start = byte(from.saturating_sub(1));
        (start, byte(to).max(start))
    }

    /// What stands in columns.
    pub(crate) fn cell(&self, from: usize, to: usize) -> Cell<'t> {
        let (start, end) = self.bytes(from, to);
        let raw = &self.text[start..end];
        let text = raw.trim();
        if text.is_empty() {
            return Cell { text, span: Span::new(self.start + start, self.start + end) };
        }
        let lead = raw.len() - raw.trim_start().len();
        let start = self.start + start + lead;
        Cell { text, span: Span::new(start, start + text.len()) }
    }

    /// All that stands from a column on.
    pub(crate) fn rest(&self, from: usize) -> Cell<'t> {
        self.cell(from, self.len())
    }

    /// The first and the last column of a place in the line that is not empty.
    pub(crate) fn columns_of(&self, span: Span) -> (usize, usize) {
        let before = |byte: u32| {
            let at = byte as usize - self.start;
            if self.marks.is_empty() { at } else { self.marks.partition_point(|mark| (*mark as usize) < at) }
        };
        (before(span.start) + 1, before(span.end))
    }

    /// Whether columns are blank, or the line does not have them.
    pub(crate) fn is_blank(&self, from: usize, to: usize) -> bool {
        let (start, end) = self.bytes(from, to);
        self.text[start..end].chars().all(char::is_whitespace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters() {
        let row = Row::new("001  Müller  7", 10);
        assert_eq!(row.len(), 14);
        let name = row.cell(5, 12);
        assert_eq!((name.text, name.span), ("Müller", Span::new(15, 22)));
        let last = row.cell(14, 20);
        assert_eq!((last.text, last.span), ("7", Span::new(24, 25)));
        assert!(row.cell(20, 25).is_blank() && row.is_blank(12, 13) && !row.is_blank(12, 14));
    }
}
