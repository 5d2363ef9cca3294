//! Games in PGN, after the standard of 1994 as read in practice: strict in what is an item, lax in how it is laid out.

use super::{move_like, trimmed};
use crate::language::mark_phrase;
use crate::lexer::{Lexer, tag_parts};
use crate::{Dialect, ItemKind, Key, Outcome, Score, ScoreFaultKind, Span, Tag, Token, TokenKind, result_phrase};
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
    let mut reader = Reader { text, score, lexer: Lexer::new(text, Dialect::Pgn), depth: 0, result: false };
    reader.headings();
    reader.movetext();
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
    lexer: Lexer<'t>,
    /// How many variations are open.
    depth: usize,
    /// Whether the result of the game has been read.
    result: bool,
}

impl Reader<'_, '_> {
    /// Reads the tag pairs before the first item: the lexer's work without its tokens.
    fn headings(&mut self) {
        loop {
            let blank = self.lexer.rest().bytes().take_while(|byte| matches!(byte, b' ' | b'\t'..=b'\r')).count();
            let start = self.lexer.offset() + blank;
            if self.text.as_bytes().get(start) != Some(&b'[') {
                return;
            }
            self.tag(start);
        }
    }

    /// Reads what opens with the `[` at `start`.
    fn tag(&mut self, start: usize) {
        let parts = tag_parts(self.text, start);
        self.lexer.seek(parts.end);
        let span = Span::new(start, parts.end);
        if !parts.whole {
            self.score.fault(ScoreFaultKind::BrokenTag, span);
        }
        if parts.name.is_empty() {
            self.score.push(ItemKind::Junk, span);
        } else {
            let key = tag_key(parts.name.of(self.text).as_bytes());
            self.score.tags.push(Tag { key, name: parts.name, value: trimmed(self.text, parts.value), span });
        }
    }

    fn movetext(&mut self) {
        // Whether the last item is a cell that marks may still join.
        let mut open = false;
        while let Some(token) = self.lexer.next_pgn() {
            let span = token.span;
            match token.kind {
                TokenKind::Space => continue,
                TokenKind::Word => {
                    if open && !move_like(&self.text.as_bytes()[span.range()]) && self.join_mark(token) {
                        continue;
                    }
                    self.cell(span);
                    open = true;
                    continue;
                }
                TokenKind::Number => {
                    let dots = &self.text.as_bytes()[span.range()];
                    let black = dots.ends_with(b"..");
                    self.score.push(ItemKind::Number { number: token.value, black }, span);
                }
                TokenKind::Comment => self.score.comment(self.text, span),
                TokenKind::Figure => {
                    if open && matches!(span.of(self.text), "+" | "#" | "++") {
                        self.extend(span.end);
                        continue;
                    }
                    open = self.figure(span);
                    continue;
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
                TokenKind::Tag => self.tag(span.start as usize),
                _ => self.score.junk(ScoreFaultKind::Junk, span),
            }
            open = false;
        }
    }

    /// Adds a cell.
    #[inline]
    fn cell(&mut self, span: Span) {
        if self.result && self.depth == 0 {
            self.after_result(span);
        }
        self.score.push(ItemKind::Cell, span);
    }

    /// Notes once that the game goes on after its result.
    #[cold]
    fn after_result(&mut self, span: Span) {
        if !self.score.faults.iter().any(|fault| fault.kind == ScoreFaultKind::AfterResult) {
            self.score.fault(ScoreFaultKind::AfterResult, span);
        }
    }

    /// Makes the last item longer.
    fn extend(&mut self, end: u32) {
        if let Some(last) = self.score.items.last_mut() {
            last.span.end = end;
        }
    }

    /// Takes a word that is no move for a mark of the move before it, or for a glyph. Whether it was one.
    #[cold]
    fn join_mark(&mut self, token: Token) -> bool {
        let start = token.span.start as usize;
        let Some(length) = mark_phrase(&self.text[start..]) else { return self.glyph(token.span) };
        // The marks that hang on the phrase go with it.
        let rest = &self.text[start + length..];
        let hanging = rest.len() - rest.trim_start_matches(['.', '+', '#', '!', '?']).len();
        self.lexer.seek(start + length + hanging);
        self.extend((start + length + hanging) as u32);
        true
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
            }
            self.result = true;
        }
        self.score.push(ItemKind::Result(outcome), span);
        false
    }
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
