//! Games in PGN, after the standard of 1994 as read in practice: strict in what is an item, lax in how it is laid out.

mod keys;
mod tags;
mod visit;

use tags::Names;
pub use tags::unescape;
pub use visit::Visitor;

use super::{add_fault, move_like};
use crate::language::mark_phrase;
use crate::lexer::pgn::Number;
use crate::lexer::{dots_length, is_space, pgn as lexer};
use crate::{
    Dialect, Item, ItemKind, Lexer, Outcome, Score, ScoreFault, ScoreFaultKind, Span, Tag, Token, TokenKind,
    result_phrase,
};

/// Reads one game of a PGN file into a score, which is emptied first. Never fails: what has no place becomes
/// [`ItemKind::Junk`], and [`Score::faults`] say why.
///
/// ```
/// use planilla_notation::{ItemKind, Outcome, Score, parse_pgn};
/// let text = "[White \"N N\"]\n1.e4 {best} (1.d4) e5 1-0";
/// let mut score = Score::default();
/// parse_pgn(text, &mut score);
/// assert_eq!(score.tags[0].value.of(text), "N N");
/// let cells: Vec<_> = score.items.iter().filter(|item| item.kind == ItemKind::Cell).collect();
/// assert_eq!(cells.iter().map(|cell| cell.span.of(text)).collect::<Vec<_>>(), ["e4", "d4", "e5"]);
/// assert_eq!(score.items.last().unwrap().kind, ItemKind::Result(Outcome::WhiteWins));
/// ```
pub fn parse_pgn(text: &str, score: &mut Score) {
    score.clear();
    score.dialect = Dialect::Pgn;
    let mut movetext = Movetext::new(text, &mut score.tags, &mut score.faults);
    for item in &mut movetext {
        score.items.push(item);
    }
    let depth = movetext.depth();
    if depth > 0 {
        score.open_variations(depth);
    }
}

/// The movetext of one game of a PGN file (PGN 8.2), read item by item as it is asked for: who needs the first moves
/// only, stops there. The tag pairs before it are read at once.
///
/// Never fails, like [`parse_pgn`], which is this in one go. Where a variation is still open at the end, its depth tells;
/// that alone is not among the faults.
///
/// ```
/// use planilla_notation::{ItemKind, Movetext};
/// let text = "[White \"N N\"]\n1.e4 e5 2.Nf3 Nc6 1-0";
/// let (mut tags, mut faults) = (Vec::new(), Vec::new());
/// let movetext = Movetext::new(text, &mut tags, &mut faults);
/// let mut cells = movetext.filter(|item| item.kind == ItemKind::Cell).map(|item| item.span.of(text));
/// assert_eq!(cells.next(), Some("e4"));
/// assert_eq!(tags[0].value.of(text), "N N");
/// ```
#[allow(clippy::struct_excessive_bools, reason = "facts of one walk that have nothing to do with each other")]
#[derive(Debug)]
pub struct Movetext<'t, 's> {
    text: &'t str,
    at: usize,
    tags: &'s mut Vec<Tag>,
    faults: &'s mut Vec<ScoreFault>,
    /// How many variations are open.
    depth: usize,
    /// Whether the result of the game has been read, and nothing after it yet.
    result: bool,
    /// Whether the last item is a move, or a glyph behind one, and what follows it is not plainly another move.
    after_move: bool,
    /// The last number read, whether there was a move, and whether there was anything else.
    last_number: Option<u16>,
    any_move: bool,
    any: bool,
    /// The names of the tags so far.
    names: Names,
}

impl<'t, 's> Movetext<'t, 's> {
    /// Reads the tag pairs of a game, and then waits at its first item. Tags and faults are put into these lists, which
    /// must be empty; a tag pair that stands later, between moves, is added when it is met.
    #[inline]
    pub fn new(text: &'t str, tags: &'s mut Vec<Tag>, faults: &'s mut Vec<ScoreFault>) -> Movetext<'t, 's> {
        Movetext::with_tags(text, |_| true, tags, faults)
    }

    /// The same with only those tag pairs whose name is wanted. Others are passed over, and faults in them are not told,
    /// as far as they are written as programs write them; who wants few saves most of the time they take.
    #[inline]
    pub fn with_tags(
        text: &'t str,
        wanted: impl Fn(&[u8]) -> bool,
        tags: &'s mut Vec<Tag>,
        faults: &'s mut Vec<ScoreFault>,
    ) -> Movetext<'t, 's> {
        let mut movetext = Movetext {
            text,
            at: 0,
            tags,
            faults,
            depth: 0,
            result: false,
            after_move: false,
            last_number: None,
            any_move: false,
            any: false,
            names: Names::default(),
        };
        movetext.headings(wanted);
        movetext
    }

    /// The tag pairs read so far.
    pub fn tags(&self) -> &[Tag] {
        self.tags
    }

    /// How many variations are open.
    #[inline]
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Whether something is not as the grammar wants it, so far.
    pub fn has_faults(&self) -> bool {
        !self.faults.is_empty()
    }

    fn fault(&mut self, kind: ScoreFaultKind, span: Span) {
        add_fault(self.faults, kind, span);
    }

    /// A move, with the marks that hang on it.
    fn cell(&mut self, start: usize, end: usize) -> Item {
        let bytes = self.text.as_bytes();
        if self.result && self.depth == 0 {
            self.after_result(Span::new(start, end));
        }
        self.at = lexer::skip_space(self.text, end);
        let mut end = end;
        self.any_move = true;
        self.after_move = bytes.get(self.at).is_some_and(|&next| lexer::may_hang(next) && !move_like(bytes, self.at));
        if self.after_move {
            end = self.hanging(end, true);
            self.at = end;
        }
        Item { kind: ItemKind::Cell, span: Span::new(start, end) }
    }

    /// A move number, with the dots behind it (8.2.2.2 allows space there): `3 . Bb5`, `3. ... Bb5`.
    fn number(&mut self, start: usize, number: Number) -> Item {
        let Number { mut end, value, mut black } = number;
        self.at = lexer::skip_space(self.text, end);
        if matches!(self.text.as_bytes().get(self.at), Some(b'.' | b'\t'..=b'\r' | 0x80..)) {
            (end, black) = self.dots(end, black);
            self.at = end;
        }
        (self.after_move, self.last_number) = (false, Some(value));
        Item { kind: ItemKind::Number { number: value, black }, span: Span::new(start, end) }
    }

    /// The end of the dots behind a number that ends at `end`, and whether they leave White's place open.
    #[cold]
    fn dots(&self, mut end: usize, mut black: bool) -> (usize, bool) {
        loop {
            let rest = self.text[end..].trim_start_matches(is_space);
            let length = dots_length(rest);
            if length == 0 {
                return (end, black);
            }
            black |= length > 1;
            end = self.text.len() - rest.len() + length;
        }
    }

    /// The end of a move that ends at `end`, with the marks behind it that stand apart from it, a draw offer among them if
    /// that is to be taken too.
    #[cold]
    fn hanging(&self, mut end: usize, offer: bool) -> usize {
        let mut at = end;
        while let Some(token) = lexer::token_at(self.text, at) {
            let start = token.span.start as usize;
            at = token.span.end as usize;
            match token.kind {
                TokenKind::Space => continue,
                TokenKind::Figure if signs_only(token.span.of(self.text)) => {}
                TokenKind::Word if !move_like(self.text.as_bytes(), start) => match self.mark(start, at) {
                    Some(mark) => at = mark,
                    None => return end,
                },
                TokenKind::Offer if offer => return at,
                _ => return end,
            }
            end = at;
        }
        end
    }

    /// The end of a word that is no move and marks the one before it.
    fn mark(&self, start: usize, end: usize) -> Option<usize> {
        if signs_only(&self.text[start..end]) {
            return Some(end);
        }
        let length = mark_phrase(&self.text[start..])?;
        // The marks that hang on the phrase go with it.
        let rest = &self.text[start + length..];
        let hanging = rest.len() - rest.trim_start_matches(['.', '+', '#', '!', '?']).len();
        Some(start + length + hanging)
    }

    /// The item of a token of the less frequent kinds; of a tag pair there is none.
    fn item(&mut self, token: Token) -> Option<Item> {
        let span = token.span;
        self.at = span.end as usize;
        let kind = match token.kind {
            TokenKind::Space => return None,
            TokenKind::Figure => return Some(self.figure(span)),
            TokenKind::Number if self.continues(token.value) || self.counts(self.at) => {
                let number = Number { end: self.at, value: token.value, black: false };
                return Some(self.number(span.start as usize, number));
            }
            TokenKind::Word
                if self.any_move
                    && let Some(glyph) = self.glyph(span) =>
            {
                return Some(glyph);
            }
            TokenKind::Word | TokenKind::Number => return Some(self.cell(span.start as usize, self.at)),
            TokenKind::Comment => {
                let comment = span.of(self.text);
                if comment.starts_with('{') && !comment.ends_with('}') {
                    self.fault(ScoreFaultKind::OpenComment, span);
                }
                ItemKind::Comment
            }
            TokenKind::Open => {
                self.depth += 1;
                ItemKind::VariationStart
            }
            TokenKind::Close if self.depth > 0 => {
                self.depth -= 1;
                ItemKind::VariationEnd
            }
            TokenKind::Offer => ItemKind::Offer,
            TokenKind::Nag => ItemKind::Nag,
            TokenKind::Escape => ItemKind::Escape,
            TokenKind::Tag => {
                let nameless = self.tag(span.start as usize)?;
                self.fault(ScoreFaultKind::BrokenTag, nameless);
                return Some(self.junk(nameless));
            }
            _ => return Some(self.junk(Span { end: span.start, ..span })),
        };
        self.after_move = false;
        Some(Item { kind, span })
    }

    /// Text that the grammar has no place for, with such text right behind it.
    #[cold]
    fn junk(&mut self, mut span: Span) -> Item {
        while let Some(token) = lexer::token_at(self.text, span.end as usize) {
            let kind = match token.kind {
                TokenKind::Close if self.depth == 0 => ScoreFaultKind::StrayClose,
                TokenKind::Other | TokenKind::Reserved | TokenKind::Separator => ScoreFaultKind::Junk,
                _ => break,
            };
            self.fault(kind, token.span);
            span.end = token.span.end;
        }
        self.at = span.end as usize;
        self.after_move = false;
        Item { kind: ItemKind::Junk, span }
    }

    /// Whether a number is the one after the last, or the first of all: then it counts moves, even if none follows.
    fn continues(&self, value: u16) -> bool {
        self.last_number.map_or(!self.any && !self.any_move, |last| value == last.saturating_add(1))
    }

    /// Whether a number without a dot has a move behind it to count. One that has none may be what is left of a move.
    fn counts(&self, at: usize) -> bool {
        let mut lexer = Lexer::new(self.text, Dialect::Pgn);
        lexer.seek(at);
        let next =
            lexer.find(|token| !matches!(token.kind, TokenKind::Space | TokenKind::Newline | TokenKind::Comment));
        next.is_some_and(|token| matches!(token.kind, TokenKind::Word | TokenKind::Gap))
    }

    /// Notes that the game goes on after its result: once.
    #[cold]
    fn after_result(&mut self, span: Span) {
        self.result = false;
        self.fault(ScoreFaultKind::AfterResult, span);
    }

    /// A sign of evaluation that stands alone: `=`, `±`, `N`; if it is one. Marks of the move may follow it.
    #[cold]
    fn glyph(&mut self, span: Span) -> Option<Item> {
        let word = span.of(self.text);
        let sign = |c: char| matches!(c, '=' | '+' | '-' | '/' | '±' | '∓' | '⩲' | '⩱' | '∞' | '□' | '!' | '?');
        let letters = self.after_move && matches!(word, "N" | "TN" | "D");
        if !letters && !word.chars().all(sign) {
            return None;
        }
        let end = self.hanging(span.end as usize, false);
        self.at = end;
        Some(Item { kind: ItemKind::Nag, span: Span::new(span.start as usize, end) })
    }

    /// Whether nothing but blanks stands behind a place.
    fn ends_at(&self, at: usize) -> bool {
        lexer::skip_space(self.text, at) == self.text.len()
    }

    /// The item of a word that opens with a digit or a sign: a result, castling with zeros, a null move.
    fn figure(&mut self, span: Span) -> Item {
        let word = span.of(self.text);
        let outcome = match word {
            "1-0" => Some(Outcome::WhiteWins),
            "0-1" => Some(Outcome::BlackWins),
            "1/2-1/2" => Some(Outcome::Draw),
            "*" => Some(Outcome::Unknown),
            // Castling, unless it is all that there is: a game that neither player came to.
            "0-0" if !self.any_move && self.last_number.is_none() && self.ends_at(span.end as usize) => {
                Some(Outcome::BothLose)
            }
            // Forfeits, in a game without moves; elsewhere these are signs of evaluation.
            _ if word.starts_with(['+', '-']) => {
                if self.any_move
                    && word != "--"
                    && let Some(glyph) = self.glyph(span)
                {
                    self.after_move = false;
                    return glyph;
                }
                result_phrase(word)
                    .filter(|&(length, _)| !self.any_move && length == word.len())
                    .map(|(_, outcome)| outcome)
            }
            _ => result_phrase(word)
                .filter(|&(length, outcome)| length == word.len() && outcome != Outcome::BothLose)
                .map(|(_, outcome)| outcome),
        };
        let Some(outcome) = outcome else { return self.cell(span.start as usize, span.end as usize) };
        if self.depth == 0 {
            if self.result {
                self.after_result(span);
            } else {
                self.result = true;
            }
        }
        self.after_move = false;
        Item { kind: ItemKind::Result(outcome), span }
    }

    /// The next item, whatever it is.
    #[inline(never)]
    fn any_item(&mut self) -> Option<Item> {
        let text = self.text;
        loop {
            let at = lexer::skip_space(text, self.at);
            let item = if let Some(end) = lexer::word(text, at) {
                if self.any_move
                    && !move_like(text.as_bytes(), at)
                    && let Some(glyph) = self.glyph(Span::new(at, end))
                {
                    glyph
                } else {
                    self.cell(at, end)
                }
            } else if let Some(number) = lexer::number(text, at) {
                self.number(at, number)
            } else {
                let Some(item) = self.item(lexer::other(text, at)?) else { continue };
                item
            };
            self.any = true;
            return Some(item);
        }
    }
}

/// Whether a word is a sign of check or mate and nothing else.
fn signs_only(word: &str) -> bool {
    word.bytes().all(|byte| matches!(byte, b'+' | b'#'))
}

#[cfg(test)]
mod tests;
