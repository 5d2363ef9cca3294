//! Games in PGN, after the standard of 1994 as read in practice: strict in what is an item, lax in how it is laid out.

use super::{FIRST_TAGS, move_like, trimmed};
use crate::language::mark_phrase;
use crate::lexer::{dots_length, is_space, pgn as lexer, tag_parts};
use crate::{
    Dialect, ItemKind, Key, Lexer, Outcome, Score, ScoreFaultKind, Span, Tag, Token, TokenKind, result_phrase,
};
use std::borrow::Cow;

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
    let mut reader = Reader { text, score, depth: 0, result: false, names: 0 };
    let moves = reader.headings();
    reader.movetext(moves);
    let depth = reader.depth;
    if depth > 0 {
        score.open_variations(depth);
    }
}

/// Undoes the escapes `\"` and `\\` of the value of a tag pair.
///
/// ```
/// use planilla_notation::unescape;
/// assert_eq!(unescape(r#"\"Big\" Al"#), "\"Big\" Al");
/// ```
pub fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut plain = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(c) = characters.next() {
        let escaped = (c == '\\').then(|| characters.next_if(|next| matches!(next, '"' | '\\'))).flatten();
        plain.push(escaped.unwrap_or(c));
    }
    Cow::Owned(plain)
}

struct Reader<'t, 's> {
    text: &'t str,
    score: &'s mut Score,
    /// How many variations are open.
    depth: usize,
    /// Whether the result of the game has been read, and nothing after it yet.
    result: bool,
    /// A bit for each name of a tag so far; names may share one.
    names: u64,
}

impl Reader<'_, '_> {
    /// Reads the tag pairs before the first item, and gives their end.
    fn headings(&mut self) -> usize {
        let bytes = self.text.as_bytes();
        let mut at = 0;
        loop {
            while let Some(b' ' | b'\t'..=b'\r') = bytes.get(at) {
                at += 1;
            }
            if bytes.get(at) != Some(&b'[') {
                return at;
            }
            at = self.tag(at);
        }
    }

    /// Reads what opens with the `[` at `start`, and gives its end.
    fn tag(&mut self, start: usize) -> usize {
        let parts = tag_parts(self.text, start);
        let span = Span::new(start, parts.end);
        if !parts.whole {
            self.score.fault(ScoreFaultKind::BrokenTag, span);
        }
        if parts.name.is_empty() {
            self.score.push(ItemKind::Junk, span);
        } else {
            let name = parts.name.of(self.text).as_bytes();
            let key = tag_key(name);
            if self.repeats(name) {
                self.score.fault(ScoreFaultKind::RepeatedTag, span);
            }
            self.score.tags.push(Tag { key, name: parts.name, value: trimmed(self.text, parts.value), span });
        }
        parts.end
    }

    /// Whether a tag of this name has been read before.
    #[inline]
    fn repeats(&mut self, name: &[u8]) -> bool {
        let (first, last) = (name[0] as usize, name[name.len() - 1] as usize);
        let bit = 1 << ((first * 5 + last * 3 + name.len() * 7) % 64);
        let perhaps = self.names & bit != 0;
        self.names |= bit;
        perhaps && self.score.tags.iter().take(FIRST_TAGS).any(|tag| tag.name.of(self.text).as_bytes() == name)
    }

    /// Reads what follows the tag pairs. The place in the text is a local number, for the sake of speed: the hot path
    /// is words and numbers.
    fn movetext(&mut self, mut at: usize) {
        let text = self.text;
        // Whether the last item is a cell that marks may still join.
        let mut open = false;
        loop {
            at = lexer::skip_space(text, at);
            if let Some(end) = lexer::word(text, at) {
                if text.as_bytes()[at] == b'.'
                    && let Some(end) = self.dots(at)
                {
                    at = end;
                    continue;
                }
                if open
                    && !move_like(text.as_bytes(), at)
                    && let Some(end) = self.mark(at, end)
                {
                    at = end;
                    continue;
                }
                self.cell(Span::new(at, end));
                open = true;
                at = end;
            } else if let Some(number) = lexer::number(text, at) {
                let kind = ItemKind::Number { number: number.value, black: number.black };
                self.score.push(kind, Span::new(at, number.end));
                open = false;
                at = number.end;
            } else {
                let Some(token) = lexer::other(text, at) else { return };
                at = token.span.end as usize;
                match token.kind {
                    TokenKind::Comment => {
                        self.score.comment(text, token.span);
                        open = false;
                    }
                    TokenKind::Space => {}
                    TokenKind::Word
                        if text[token.span.range()].starts_with('…')
                            && let Some(end) = self.dots(token.span.start as usize) =>
                    {
                        at = end;
                    }
                    _ => open = self.token(token, open),
                }
            }
        }
    }

    /// Gives the dots at `at` to the number before them (8.2.2.2 allows space there): `3 . Bb5`, `3. ... Bb5`. Their end,
    /// if a number is right before them.
    #[cold]
    fn dots(&mut self, at: usize) -> Option<usize> {
        let length = dots_length(&self.text[at..]);
        let last = self.score.items.last_mut()?;
        let ItemKind::Number { black, .. } = &mut last.kind else { return None };
        if !self.text[last.span.end as usize..at].chars().all(is_space) {
            return None;
        }
        *black |= length > 1;
        last.span.end = (at + length) as u32;
        Some(at + length)
    }

    /// Takes in a token of the less frequent kinds. Whether marks may join the last item.
    fn token(&mut self, token: Token, open: bool) -> bool {
        let span = token.span;
        match token.kind {
            TokenKind::Figure if open && signs_only(span.of(self.text)) => {
                self.extend(span.end);
                return true;
            }
            TokenKind::Figure => return self.figure(span),
            TokenKind::Number if self.score.continues(token.value) || self.counts(span.end as usize) => {
                self.score.push(ItemKind::Number { number: token.value, black: false }, span);
            }
            TokenKind::Word | TokenKind::Number => {
                self.cell(span);
                return true;
            }
            TokenKind::Open => {
                self.depth += 1;
                self.score.push(ItemKind::VariationStart, span);
            }
            TokenKind::Close if self.depth > 0 => {
                self.depth -= 1;
                self.score.push(ItemKind::VariationEnd, span);
            }
            TokenKind::Close => self.score.junk(ScoreFaultKind::StrayClose, span),
            TokenKind::Offer if open => self.extend(span.end),
            TokenKind::Offer => self.score.push(ItemKind::Offer, span),
            TokenKind::Nag => self.score.push(ItemKind::Nag, span),
            TokenKind::Escape => self.score.push(ItemKind::Escape, span),
            TokenKind::Tag => {
                self.tag(span.start as usize);
            }
            _ => self.score.junk(ScoreFaultKind::Junk, span),
        }
        false
    }

    /// Whether a number without a dot has a move behind it to count. One that has none may be what is left of a move.
    #[cold]
    fn counts(&self, at: usize) -> bool {
        let mut lexer = Lexer::new(self.text, Dialect::Pgn);
        lexer.seek(at);
        let next =
            lexer.find(|token| !matches!(token.kind, TokenKind::Space | TokenKind::Newline | TokenKind::Comment));
        next.is_some_and(|token| matches!(token.kind, TokenKind::Word | TokenKind::Gap))
    }

    /// Adds a cell.
    #[inline]
    fn cell(&mut self, span: Span) {
        if self.result && self.depth == 0 {
            self.after_result(span);
        }
        self.score.push(ItemKind::Cell, span);
    }

    /// Notes that the game goes on after its result: once.
    #[cold]
    fn after_result(&mut self, span: Span) {
        self.result = false;
        self.score.fault(ScoreFaultKind::AfterResult, span);
    }

    /// Makes the last item longer.
    fn extend(&mut self, end: u32) {
        if let Some(last) = self.score.items.last_mut() {
            last.span.end = end;
        }
    }

    /// Takes a word that is no move for a mark of the move before it, or for a glyph. Its end, if it was one.
    #[cold]
    fn mark(&mut self, start: usize, end: usize) -> Option<usize> {
        if signs_only(&self.text[start..end]) {
            self.extend(end as u32);
            return Some(end);
        }
        let Some(length) = mark_phrase(&self.text[start..]) else {
            return self.glyph(Span::new(start, end)).then_some(end);
        };
        // The marks that hang on the phrase go with it.
        let rest = &self.text[start + length..];
        let hanging = rest.len() - rest.trim_start_matches(['.', '+', '#', '!', '?']).len();
        self.extend((start + length + hanging) as u32);
        Some(start + length + hanging)
    }

    /// Adds a sign of evaluation that stands alone: `=`, `±`, `N`. Whether it was one.
    fn glyph(&mut self, span: Span) -> bool {
        let glyph = matches!(span.of(self.text), "N" | "TN" | "D")
            || span
                .of(self.text)
                .chars()
                .all(|c| matches!(c, '=' | '+' | '-' | '/' | '±' | '∓' | '⩲' | '⩱' | '∞' | '□' | '!' | '?'));
        if glyph {
            self.score.push(ItemKind::Nag, span);
        }
        glyph
    }

    /// Adds a word that opens with a digit or a sign: a result, castling with zeros, a null move. Whether it is a cell.
    fn figure(&mut self, span: Span) -> bool {
        let word = span.of(self.text);
        let outcome = match word {
            "1-0" => Some(Outcome::WhiteWins),
            "0-1" => Some(Outcome::BlackWins),
            "1/2-1/2" => Some(Outcome::Draw),
            "*" => Some(Outcome::Unknown),
            // Forfeits, in a game without moves; elsewhere these are signs of evaluation.
            _ if word.starts_with(['+', '-']) => {
                let moves = self.score.items.iter().any(|item| item.kind == ItemKind::Cell);
                if moves && word != "--" && self.glyph(span) {
                    return false;
                }
                result_phrase(word).filter(|&(length, _)| !moves && length == word.len()).map(|(_, outcome)| outcome)
            }
            _ => result_phrase(word)
                .filter(|&(length, outcome)| length == word.len() && outcome != Outcome::BothLose)
                .map(|(_, outcome)| outcome),
        };
        let Some(outcome) = outcome else {
            self.cell(span);
            return true;
        };
        if self.depth == 0 {
            if self.result {
                self.after_result(span);
            } else {
                self.result = true;
            }
        }
        self.score.push(ItemKind::Result(outcome), span);
        false
    }
}

/// Whether a word is a sign of check or mate and nothing else.
fn signs_only(word: &str) -> bool {
    word.bytes().all(|byte| matches!(byte, b'+' | b'#'))
}

/// What a tag pair is about, by its name in the standard (8.1.1, 9), which knows one spelling of each; the last
/// six are our own.
fn tag_key(name: &[u8]) -> Key {
    match name {
        b"White" => Key::White,
        b"Black" => Key::Black,
        b"Event" => Key::Event,
        b"Site" => Key::Site,
        b"Date" => Key::Date,
        b"Round" => Key::Round,
        b"Board" => Key::Board,
        b"Result" => Key::Result,
        b"TimeControl" => Key::TimeControl,
        b"FEN" => Key::Fen,
        b"SetUp" => Key::SetUp,
        b"Variant" => Key::Variant,
        b"WhiteElo" => Key::WhiteElo,
        b"BlackElo" => Key::BlackElo,
        b"Laws" => Key::Laws,
        b"Lang" => Key::Lang,
        b"Side" => Key::Side,
        b"Reason" => Key::Reason,
        b"Claim" => Key::Claim,
        b"Signed" => Key::Signed,
        _ => Key::Other,
    }
}

#[cfg(test)]
mod tests;
