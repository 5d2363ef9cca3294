//! Places in a text.

use std::ops::Range;

/// A range of bytes in the decoded text of one block (a game of a PGN file, or a whole sheet).
///
/// ```
/// use planilla_notation::Span;
/// assert_eq!(Span::new(2, 5).of("1.Nf3"), "Nf3");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span from `start` up to, not including, `end`.
    #[inline]
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start: start as u32, end: end as u32 }
    }

    /// The text of the span; empty where the span does not lie in `text` on character boundaries.
    #[inline]
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or_default()
    }

    /// The span as a range of bytes.
    #[inline]
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The length in bytes.
    #[inline]
    pub const fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether the span holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }
}
