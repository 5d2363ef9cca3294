//! What tokens make together: scores of games, in PGN and as sheets, and the commands in their comments.

pub(crate) mod comment;
pub(crate) mod moves;
pub(crate) mod pgn;
pub(crate) mod sheet;

use crate::lexer::is_space;
use crate::{Dialect, Item, ItemKind, Score, ScoreFault, ScoreFaultKind, Span};

/// Looks for a byte of a text that a score does not hold exactly once: that lies in no tag or item, or in two.
/// White space is free, and in a sheet the `|` between columns. `None` says that nothing is lost: the law of every
/// grammar here.
///
/// ```
/// use planilla_notation::{Score, parse_sheet, first_lost_byte};
/// let mut score = Score::default();
/// parse_sheet("1e4 e5 2Cf3 ¿? Cc6", &mut score);
/// assert_eq!(first_lost_byte(&score, "1e4 e5 2Cf3 ¿? Cc6"), None);
/// ```
pub fn first_lost_byte(score: &Score, text: &str) -> Option<usize> {
    let mut times = vec![0u8; text.len()];
    for span in score.tags.iter().map(|tag| tag.span).chain(score.items.iter().map(|item| item.span)) {
        let Some(held) = times.get_mut(span.range()) else { return Some(span.start as usize) };
        for times in held {
            *times = times.saturating_add(1);
        }
    }
    let free = |c: char| is_space(c) || (c == '|' && score.dialect == Dialect::Sheet);
    text.char_indices().find(|&(at, c)| times[at] > 1 || (times[at] == 0 && !free(c))).map(|(at, _)| at)
}

/// What both grammars do with a score.
impl Score {
    #[inline]
    fn push(&mut self, kind: ItemKind, span: Span) {
        self.items.push(Item { kind, span });
    }

    /// Adds a fault; one that goes on where the last of its kind ended makes it longer.
    fn fault(&mut self, kind: ScoreFaultKind, span: Span) {
        match self.faults.last_mut() {
            Some(last) if last.kind == kind && last.span.end == span.start => last.span.end = span.end,
            _ => self.faults.push(ScoreFault { kind, span }),
        }
    }

    /// Adds text that the grammar has no place for, joined to such text right before it.
    fn junk(&mut self, kind: ScoreFaultKind, span: Span) {
        match self.items.last_mut() {
            Some(last) if last.kind == ItemKind::Junk && last.span.end == span.start => last.span.end = span.end,
            _ => self.push(ItemKind::Junk, span),
        }
        self.fault(kind, span);
    }

    /// Adds a comment, and a fault if it is a brace without an end.
    #[inline]
    fn comment(&mut self, text: &str, span: Span) {
        self.push(ItemKind::Comment, span);
        let bytes = text.as_bytes();
        if bytes[span.start as usize] == b'{' && bytes[span.end as usize - 1] != b'}' {
            self.fault(ScoreFaultKind::OpenComment, span);
        }
    }

    /// Adds a fault for the parentheses that are still open at the end, those next to each other as one.
    #[cold]
    fn open_variations(&mut self, mut open: usize) {
        let first = self.faults.len();
        let mut closed = 0usize;
        for item in self.items.iter().rev() {
            match item.kind {
                ItemKind::VariationEnd => closed += 1,
                ItemKind::VariationStart if closed > 0 => closed -= 1,
                ItemKind::VariationStart => {
                    self.faults.push(ScoreFault { kind: ScoreFaultKind::OpenVariation, span: item.span });
                    open -= 1;
                    if open == 0 {
                        break;
                    }
                }
                _ => {}
            }
        }
        self.faults[first..].reverse();
        self.faults.dedup_by(|later, kept| {
            let joined = kept.kind == ScoreFaultKind::OpenVariation
                && later.kind == kept.kind
                && kept.span.end == later.span.start;
            if joined {
                kept.span.end = later.span.end;
            }
            joined
        });
    }
}

/// Whether a word has the form of a move, as far as its first characters tell: enough to spare it the search for
/// phrases that a word of marks, results or castling needs.
#[inline]
fn move_like(word: &[u8]) -> bool {
    let square = |byte: u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x');
    match word {
        [b'a'..=b'h', b'1'..=b'8' | b'x', ..] | [b'O', b'-', ..] => true,
        [b'A'..=b'Z', second, third, ..] => square(*second) && square(*third),
        _ => false,
    }
}

/// A span without the white space at its ends.
fn trimmed(text: &str, span: Span) -> Span {
    let whole = span.of(text);
    let start = span.start as usize + (whole.len() - whole.trim_start().len());
    Span::new(start, start + whole.trim().len())
}
