//! The fields of a table, each read as a small sheet of its own.

use super::Reader;
use crate::lexer::Lexer;
use crate::{Dialect, ItemKind, Outcome, Score, Span};

impl<'t, 's> Reader<'t, 's> {
    /// A reader of a text's fields into a score.
    pub(in crate::grammar) fn new(text: &'t str, score: &'s mut Score) -> Reader<'t, 's> {
        let lexer = Lexer::new(text, Dialect::Sheet);
        Reader { text, score, lexer, depth: 0, open: false, long: None, ended: None }
    }

    /// The score that is read into.
    pub(in crate::grammar) fn score(&mut self) -> &mut Score {
        self.score
    }

    /// Reads a field, and says how many cells it holds.
    pub(in crate::grammar) fn field(&mut self, text: &'t str, span: Span) -> usize {
        let first = self.score.items.len();
        // Nothing is joined to what stands before or behind the field.
        self.text = text.get(..span.end as usize).unwrap_or(text);
        self.lexer = Lexer::new(self.text, Dialect::Sheet);
        self.lexer.seek(span.start as usize);
        self.open = false;
        while let Some(token) = self.lexer.next() {
            self.token(token);
        }
        self.open = false;
        self.score.items.iter().skip(first).filter(|item| item.kind == ItemKind::Cell).count()
    }

    /// Adds a cell for a move that is left out.
    pub(in crate::grammar) fn gap(&mut self, span: Span) {
        self.push_cell(span);
    }

    /// Adds a result that no field holds as a whole.
    pub(in crate::grammar) fn result_of(&mut self, outcome: Outcome, span: Span) {
        self.push_result(outcome, span);
    }

    /// Says what was left open at the end.
    pub(in crate::grammar) fn close(self) {
        if self.depth > 0 {
            self.score.open_variations(self.depth);
        }
    }
}
