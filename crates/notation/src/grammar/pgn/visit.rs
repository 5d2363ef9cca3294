//! The ways through the items of a game: a visitor, and an iterator.

use super::Movetext;
use crate::grammar::move_like;
use crate::lexer::pgn::closed_comment;
use crate::lexer::plain::{self, Plain};
use crate::{Item, ItemKind, Span};
use std::ops::ControlFlow;

impl Movetext<'_, '_> {
    /// Shows a visitor the next item that is not plain; `None` at the end.
    #[cold]
    #[inline(never)]
    fn visit_any<V: Visitor>(&mut self, visitor: &mut V) -> Option<ControlFlow<()>> {
        let Item { kind, span } = self.any_item()?;
        Some(match kind {
            ItemKind::Cell => visitor.cell(span, self.depth),
            ItemKind::Number { number, black } => visitor.number(number, black, span, self.depth),
            ItemKind::Comment => visitor.comment(span, self.depth),
            _ => visitor.other(Item { kind, span }, self.depth),
        })
    }

    /// Shows the items to a visitor, one after the other, until it breaks off or the game ends: the fastest way through
    /// a game, for what the visitor does not look at costs next to nothing.
    ///
    /// ```
    /// use planilla_notation::{Movetext, Span, Visitor};
    /// use std::ops::ControlFlow;
    ///
    /// /// Counts the moves of the main line.
    /// struct Count(usize);
    ///
    /// impl Visitor for Count {
    ///     fn cell(&mut self, _: Span, depth: usize) -> ControlFlow<()> {
    ///         self.0 += usize::from(depth == 0);
    ///         ControlFlow::Continue(())
    ///     }
    /// }
    ///
    /// let (mut tags, mut faults, mut count) = (Vec::new(), Vec::new(), Count(0));
    /// let _ = Movetext::new("1.e4 (1.d4 d5) e5 2.Nf3 *", &mut tags, &mut faults).visit(&mut count);
    /// assert_eq!(count.0, 3);
    /// ```
    #[inline]
    pub fn visit<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        loop {
            self.visit_plain(visitor)?;
            match self.visit_any(visitor) {
                Some(flow) => flow?,
                None => return ControlFlow::Continue(()),
            }
        }
    }

    /// Shows a visitor the plainest items, with one space behind them, which nearly all of a file is made of, up to the
    /// next that is not plain. Each is the item that `any_item` would give.
    #[inline]
    fn visit_plain<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let bytes = self.text.as_bytes();
        // The place is a local number: all that follows waits for it, and memory is slower.
        let mut at = self.at;
        let flow = loop {
            let span = |end| Span::new(at, at + end);
            let window = bytes.get(at..).and_then(<[u8]>::first_chunk);
            let flow = match window.and_then(plain::token) {
                Some(Plain::Word { end, next, clear })
                    if !(self.after_move | self.result)
                        && (clear || window.is_some_and(|window| move_like(window, next))) =>
                {
                    self.any_move = true;
                    let span = span(end);
                    at += next;
                    visitor.cell(span, self.depth)
                }
                Some(Plain::Number { value, black, end, next }) => {
                    (self.after_move, self.last_number) = (false, Some(value));
                    let span = span(end);
                    at += next;
                    visitor.number(value, black, span, self.depth)
                }
                Some(Plain::Brace)
                    if let Some(end) = closed_comment(bytes, at)
                        && bytes.get(end) == Some(&b' ') =>
                {
                    (self.any, self.after_move) = (true, false);
                    let span = Span::new(at, end);
                    at = end + 1;
                    visitor.comment(span, self.depth)
                }
                _ => break ControlFlow::Continue(()),
            };
            if flow.is_break() {
                break flow;
            }
        };
        self.at = at;
        flow
    }
}

impl Iterator for Movetext<'_, '_> {
    type Item = Item;

    #[inline]
    fn next(&mut self) -> Option<Item> {
        let mut next = Next(None);
        let _ = self.visit(&mut next);
        next.0
    }
}

/// Who looks at the items of a game's movetext, and says whether to go on. What it does not ask for is passed over.
///
/// Every item comes with the number of variations that are open: 0 in the main line.
pub trait Visitor {
    /// The text of a written move with its marks.
    fn cell(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        let _ = (span, depth);
        ControlFlow::Continue(())
    }

    /// A move number, and whether its dots leave White's place open.
    fn number(&mut self, number: u16, black: bool, span: Span, depth: usize) -> ControlFlow<()> {
        let _ = (number, black, span, depth);
        ControlFlow::Continue(())
    }

    /// A comment, with its braces or its semicolon.
    fn comment(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        let _ = (span, depth);
        ControlFlow::Continue(())
    }

    /// Any other item. The depth is the one inside a variation that begins, and outside of one that ends.
    fn other(&mut self, item: Item, depth: usize) -> ControlFlow<()> {
        let _ = (item, depth);
        ControlFlow::Continue(())
    }
}

/// Takes the first item it is shown.
struct Next(Option<Item>);

impl Visitor for Next {
    #[inline]
    fn cell(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        self.other(Item { kind: ItemKind::Cell, span }, depth)
    }

    #[inline]
    fn number(&mut self, number: u16, black: bool, span: Span, depth: usize) -> ControlFlow<()> {
        self.other(Item { kind: ItemKind::Number { number, black }, span }, depth)
    }

    #[inline]
    fn comment(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        self.other(Item { kind: ItemKind::Comment, span }, depth)
    }

    #[inline]
    fn other(&mut self, item: Item, _: usize) -> ControlFlow<()> {
        self.0 = Some(item);
        ControlFlow::Break(())
    }
}
