//! Players' sheets as plain text: headings, then moves as people write them, with or without numbers, in columns or in
//! lines. What is no move stays a cell, for the replay to say so; nothing is dropped.

mod field;
mod headings;
mod joins;
mod offers;
mod phrases;
mod titles;

use super::move_like;
use super::time::{time_length, written_time};
use crate::claim::claim_phrase;
use crate::language::{adjourned_at, castling_phrase, mark_phrase, offer_told, reason_told_at, resigns_phrase};
use crate::lexer::{Lexer, dots_length, is_space, tag_parts};
use crate::points::score_at;
use crate::{Dialect, Item, ItemKind, Outcome, Score, ScoreFaultKind, Span, TimeKind, Token, TokenKind, result_phrase};
pub(in crate::grammar) use headings::{heading_line, push as push_heading};
use joins::{apart, captured, single_letter};
pub(crate) use phrases::at as spaced_move;
pub(crate) use titles::is_coded;
pub use titles::looks_like_move;

/// Reads a sheet into a score, which is emptied first. Never fails.
///
/// ```
/// use planilla_notation::{ItemKind, Score, parse_sheet};
/// let text = "Blancas: N N\n1e4 e5 2Cf3 exd6 a.p. 3 0 - 0 ?";
/// let mut score = Score::default();
/// parse_sheet(text, &mut score);
/// let cells = score.items.iter().filter(|item| item.kind == ItemKind::Cell);
/// assert_eq!(cells.map(|cell| cell.span.of(text)).collect::<Vec<_>>(), ["e4", "e5", "Cf3", "exd6 a.p.", "0 - 0", "?"]);
/// ```
pub fn parse_sheet(text: &str, score: &mut Score) {
    score.clear();
    score.dialect = Dialect::Sheet;
    let mut lexer = Lexer::new(text, Dialect::Sheet);
    lexer.seek(headings::read(text, score));
    let mut reader = Reader::new(text, score);
    reader.lexer = lexer;
    reader.moves();
    reader.close();
}

const DASHES: [char; 5] = ['-', '–', '—', '−', '‑'];

/// The longest time in brackets, in bytes.
const LONGEST_TIME: usize = 24;

/// What may hang on a cell without a space and says nothing of the move by itself.
const HANGING: [char; 10] = ['.', ',', ';', '+', '#', '!', '?', '†', '‡', '*'];

pub(super) struct Reader<'t, 's> {
    text: &'t str,
    score: &'s mut Score,
    lexer: Lexer<'t>,
    /// How many parentheses are open.
    depth: usize,
    /// Whether the last item is a cell that marks may still join.
    open: bool,
    /// Whether `e2 - e4` is one move on this sheet, or two with a dash between; the first such place decides.
    long: Option<bool>,
    /// The result that has been read, until something after it has been found fault with.
    ended: Option<Outcome>,
}

impl<'t> Reader<'t, '_> {
    fn moves(&mut self) {
        let mut fresh = true;
        loop {
            if fresh && let Some(end) = headings::footer(self.text, self.lexer.offset(), self.score) {
                self.lexer.seek(end);
                self.open = false;
            }
            let Some(token) = self.lexer.next() else { return };
            fresh = token.kind == TokenKind::Newline;
            self.token(token);
        }
    }

    fn token(&mut self, token: Token) {
        let span = token.span;
        let joins = std::mem::take(&mut self.open);
        if let Some(end) = self.time(token) {
            self.score.push(ItemKind::Time(TimeKind::Clock), Span::new(span.start as usize, end));
            return self.lexer.seek(end);
        }
        match token.kind {
            TokenKind::Space | TokenKind::Newline => self.open = joins,
            TokenKind::Separator => {}
            TokenKind::Number if self.result(span, joins) => {}
            TokenKind::Number => self.number(token),
            TokenKind::Word | TokenKind::Figure => self.word(span, joins),
            TokenKind::Gap => {
                if !self.lone_dash(span, joins) {
                    self.push_cell(span);
                }
            }
            TokenKind::Offer if joins => self.extend(span.end as usize),
            TokenKind::Offer => self.score.push(ItemKind::Offer, span),
            TokenKind::Nag if joins && !span.of(self.text).starts_with('$') => self.extend(span.end as usize),
            TokenKind::Nag => self.score.push(ItemKind::Nag, span),
            TokenKind::Comment => self.score.comment(self.text, span),
            TokenKind::Open => self.open(span, joins),
            TokenKind::Close if self.depth > 0 => {
                self.depth -= 1;
                self.score.push(ItemKind::VariationEnd, span);
            }
            TokenKind::Close => self.score.junk(ScoreFaultKind::StrayClose, span),
            TokenKind::Tag => {
                let parts = tag_parts(self.text, span.start as usize);
                if parts.whole || headings::unquoted(self.text, &parts) {
                    headings::tag_pair(self.text, self.score, &parts, span);
                } else {
                    self.score.junk(ScoreFaultKind::BrokenTag, span);
                }
            }
            TokenKind::Other if joins && self.touches(span) && matches!(span.of(self.text), "." | ",") => {
                self.extend(span.end as usize);
            }
            TokenKind::Escape | TokenKind::Reserved | TokenKind::Other => self.score.junk(ScoreFaultKind::Junk, span),
        }
    }

    /// The end of a time read off the clock, where a token begins one. A time without a colon stands beside a move.
    fn time(&self, token: Token) -> Option<usize> {
        if !matches!(token.kind, TokenKind::Number | TokenKind::Word | TokenKind::Figure) {
            return None;
        }
        let start = token.span.start as usize;
        let end = start + time_length(&self.text[start..])?;
        let beside = || match self.score.items.last().map(|item| item.kind) {
            Some(ItemKind::Cell | ItemKind::Offer | ItemKind::Time(_)) => true,
            Some(_) | None => false,
        };
        (self.text[start..end].contains(':') || beside()).then_some(end)
    }

    /// Adds a cell. One that follows the result of the game is a fault, noted once.
    fn push_cell(&mut self, span: Span) {
        if self.depth == 0 && self.ended.take().is_some() {
            self.score.fault(ScoreFaultKind::AfterResult, span);
        }
        self.score.push(ItemKind::Cell, span);
    }

    /// Adds a result. A second one that is not the first in other words is a fault.
    fn push_result(&mut self, outcome: Outcome, span: Span) {
        if self.depth == 0 {
            if self.ended.is_some_and(|ended| ended != outcome) {
                self.score.fault(ScoreFaultKind::AfterResult, span);
            }
            self.ended = Some(outcome);
        }
        self.score.push(ItemKind::Result(outcome), span);
    }

    /// Whether a token stands right behind the last item.
    fn touches(&self, span: Span) -> bool {
        self.score.items.last().is_some_and(|last| last.span.end == span.start)
    }

    /// Makes the last item, a cell, longer; marks may still join it.
    fn extend(&mut self, end: usize) {
        if let Some(last) = self.score.items.last_mut() {
            last.span.end = end as u32;
        }
        self.lexer.seek(end);
        self.open = true;
    }

    /// Adds a cell that ends at `end`, with the parts that a sign with spaces joins to it.
    fn cell(&mut self, start: usize, end: usize) {
        self.push_cell(Span::new(start, end));
        self.extend(end);
        if let Some(length) = captured(self.text, start, end) {
            return self.extend(end + length);
        }
        while let Some(end) = self.dashed(start) {
            self.extend(end);
        }
    }

    /// The text on this line behind the spaces at `at`.
    fn behind(&self, at: usize) -> &'t str {
        self.text[at..].trim_start_matches(|c: char| is_space(c) && !matches!(c, '\n' | '\r' | '\t'))
    }

    /// The end of a phrase at `start` with the signs that hang on it.
    fn phrase_end(&self, start: usize, length: usize) -> usize {
        let rest = &self.text[start + length..];
        let hanging = rest.len() - rest.trim_start_matches(HANGING).len();
        start + length + hanging
    }

    /// A move number with what belongs to it: `12)`, `12 -`, `12. ...`.
    fn number(&mut self, token: Token) {
        let mut end = token.span.end as usize;
        if self.depth == 0 && self.text[end..].starts_with(')') {
            end += 1;
        }
        let mut behind = self.behind(end);
        // "1 - e4", "1 -e4", but not "1 -- e5" or "1. — e5", in which White's place is open.
        if behind.starts_with(DASHES) && !(behind.starts_with('—') && self.text[..end].ends_with('.')) {
            let rest = behind.trim_start_matches(DASHES);
            let dash = behind[..behind.len() - rest.len()].chars().count() == 1;
            if dash && rest.chars().next().is_none_or(|c| is_space(c) || c.is_alphanumeric() || matches!(c, '♔'..='♟'))
            {
                end = self.text.len() - rest.len();
                behind = self.behind(end);
            }
        }
        let mut black = self.text[..end].ends_with("..") || self.text[..end].ends_with('…');
        let dots = dots_length(behind);
        // "3. ... e5", but not the dots of "3. ...": these are a gap only where nothing follows.
        if dots > 1 && !black {
            black = true;
            end = self.text.len() - behind.len() + dots;
        }
        self.lexer.seek(end);
        let span = Span::new(token.span.start as usize, end);
        // A bare number amid a line with nothing behind it may be what is left of a move.
        if self.text[span.range()].bytes().all(|byte| byte.is_ascii_digit())
            && !self.first_of_line(span)
            && !self.counts()
            && !self.score.continues(token.value)
        {
            return self.push_cell(span);
        }
        self.score.push(ItemKind::Number { number: token.value, black }, span);
    }

    /// Whether nothing but space stands before a place on its line.
    fn first_of_line(&self, span: Span) -> bool {
        let before = self.text[..span.start as usize].chars().rev();
        before.take_while(|c| !matches!(c, '\n' | '\r')).all(|c| is_space(c) || c == '|')
    }

    /// Whether the number just read has something to count behind it on its line.
    fn counts(&self) -> bool {
        let mut lexer = self.lexer.clone();
        let next =
            lexer.find(|token| !matches!(token.kind, TokenKind::Space | TokenKind::Comment | TokenKind::Separator));
        next.is_some_and(|token| match token.kind {
            TokenKind::Word | TokenKind::Gap => true,
            TokenKind::Figure => {
                result_phrase(token.span.of(self.text)).is_none_or(|(_, outcome)| outcome == Outcome::BothLose)
            }
            _ => false,
        })
    }

    /// Adds a result if one stands here. Castling with zeros is none.
    fn result(&mut self, span: Span, joins: bool) -> bool {
        let start = span.start as usize;
        let rest = &self.text[start..];
        let Some((length, outcome)) = result_phrase(rest) else { return self.score_of_points(start) };
        // "0-0" is castling, and so is "0 - 0"; words for a draw may be its offer.
        let zeros = outcome == Outcome::BothLose && !rest[..length].contains(':');
        let end = self.phrase_end(start, length);
        let offer = joins && mark_phrase(rest).is_some_and(|mark| mark > length || (mark == length && !self.last(end)));
        if zeros || offer {
            return false;
        }
        self.push_result(outcome, Span::new(start, end));
        self.lexer.seek(end);
        true
    }

    /// Adds the result that a score of other points gives (`3-0`), if it is the last that stands on the sheet.
    fn score_of_points(&mut self, start: usize) -> bool {
        let Some((length, outcome)) = score_at(&self.text[start..]) else { return false };
        let end = start + length;
        if !self.last(end) {
            return false;
        }
        self.push_result(outcome, Span::new(start, end));
        self.lexer.seek(end);
        true
    }

    /// Whether only space is left.
    fn last(&self, at: usize) -> bool {
        self.text[at..].chars().all(is_space)
    }

    /// A word: a mark of the move before it, a result, castling in words, or a cell.
    fn word(&mut self, span: Span, joins: bool) {
        let (start, end) = (span.start as usize, span.end as usize);
        let (word, rest) = (span.of(self.text), &self.text[start..]);
        // `Schwarz` opens like a move; without a digit a word of its length is none.
        let bare = word.trim_end_matches(HANGING);
        let spoken = bare.len() > 4 && bare.chars().all(char::is_alphabetic);
        if move_like(word.as_bytes(), 0) && !spoken {
            return self.cell(start, end);
        }
        if let Some(length) = phrases::at(rest, word.len()) {
            return self.cell(start, self.phrase_end(start, length));
        }
        if let Some(length) = claim_phrase(rest) {
            let end = self.phrase_end(start, length);
            self.score.push(ItemKind::Comment, Span::new(start, end));
            return self.lexer.seek(end);
        }
        if let Some((length, told)) = offer_told(rest) {
            return self.offer(start, self.phrase_end(start, length), told, joins);
        }
        if self.result(span, joins) {
            return;
        }
        if joins && let Some(end) = self.mark(word, start) {
            return self.extend(end);
        }
        if let Some(length) = apart(rest) {
            return self.cell(start, start + length);
        }
        if let Some(length) = castling_phrase(rest) {
            // "Castles Q-K2" are two moves.
            let two = rest[length..].starts_with(['-', 'x']);
            let length = rest[..length].rfind(is_space).filter(|_| two).unwrap_or(length);
            return self.cell(start, self.phrase_end(start, length));
        }
        if let Some(length) = resigns_phrase(rest) {
            let end = self.phrase_end(start, length);
            self.score.push(ItemKind::Resignation, Span::new(start, end));
            return self.lexer.seek(end);
        }
        let numbered = matches!(self.score.items.last(), Some(Item { kind: ItemKind::Number { .. }, .. }));
        let said = || reason_told_at(rest).or_else(|| adjourned_at(rest));
        if !numbered && let Some(length) = said() {
            let end = self.phrase_end(start, length);
            self.score.push(ItemKind::Comment, Span::new(start, end));
            return self.lexer.seek(end);
        }
        if word == "=" {
            return self.score.push(ItemKind::Offer, span);
        }
        self.cell(start, end);
    }

    /// What `(` opens: an offer with spaces in it, the piece of a promotion, a time, a variation.
    fn open(&mut self, span: Span, joins: bool) {
        let start = span.start as usize;
        let inside = self.behind(start + 1);
        let at = self.text.len() - inside.len();
        let offer = inside.strip_prefix('=').map(|rest| self.behind(self.text.len() - rest.len()));
        if let Some(rest) = offer.and_then(|rest| rest.strip_prefix(')')) {
            let end = self.text.len() - rest.len();
            if joins {
                return self.extend(end);
            }
            self.score.push(ItemKind::Offer, Span::new(start, end));
            return self.lexer.seek(end);
        }
        // An offer or another mark in words: `(tablas?)`.
        if let Some(rest) = mark_phrase(inside).map(|length| self.behind(at + length))
            && let Some(rest) = rest.strip_prefix(')')
        {
            let end = self.text.len() - rest.len();
            if joins {
                return self.extend(end);
            }
            self.score.push(ItemKind::Offer, Span::new(start, end));
            return self.lexer.seek(end);
        }
        // By whom, or that it was refused: `(White offers a draw)`, `(tablas rechazadas)`.
        if let Some((length, told)) = offer_told(inside)
            && let Some(rest) = self.behind(at + length).strip_prefix(')')
        {
            return self.offer(start, self.text.len() - rest.len(), told, joins);
        }
        // A claim: `(reclama tablas)`.
        if let Some(rest) = claim_phrase(inside).map(|length| self.behind(at + length))
            && let Some(rest) = rest.strip_prefix(')')
        {
            let end = self.text.len() - rest.len();
            self.score.push(ItemKind::Comment, Span::new(start, end));
            return self.lexer.seek(end);
        }
        let piece = inside.strip_prefix('=').unwrap_or(inside);
        let letter = single_letter(piece);
        if joins && letter > 0 && self.promotes() && piece[letter..].starts_with(')') {
            let end = self.text.len() - piece.len() + letter + 1;
            return self.extend(self.phrase_end(end, 0));
        }
        // Near, so that a flood of open brackets is not looked through from each of them.
        let time = inside.bytes().take(LONGEST_TIME + 1).position(|byte| byte == b')').unwrap_or(0);
        if written_time(&inside[..time]).is_some() {
            self.score.push(ItemKind::Time(TimeKind::Clock), Span::new(start, at + time + 1));
            return self.lexer.seek(at + time + 1);
        }
        let figures =
            inside.bytes().take(16).take_while(|byte| matches!(byte, b'0'..=b'9' | b':' | b'.' | b'\'')).count();
        if figures > 0 && inside[figures..].starts_with(')') {
            self.score.push(ItemKind::Comment, Span::new(start, at + figures + 1));
            return self.lexer.seek(at + figures + 1);
        }
        self.depth += 1;
        self.score.push(ItemKind::VariationStart, span);
    }

    /// Adds a single dash that joins nothing: between two moves it says nothing, elsewhere it has no place. It leaves
    /// a place open only where it has a column for itself, or where it is long and parts no moves. Whether it was one.
    fn lone_dash(&mut self, span: Span, joins: bool) -> bool {
        let written = span.of(self.text);
        let mut characters = written.chars();
        let (Some(dash), None) = (characters.next(), characters.next()) else { return false };
        let long = dash == '—' && self.long != Some(false);
        if !DASHES.contains(&dash) || long || self.has_column(span) {
            return false;
        }
        if joins {
            self.score.push(ItemKind::Junk, span);
        } else {
            self.score.junk(ScoreFaultKind::Junk, span);
        }
        true
    }

    /// Whether a place has a column for itself: `|` or a tab on one side, and that or the end of the line on the other.
    fn has_column(&self, span: Span) -> bool {
        let blank = |c: &char| is_space(*c) && !matches!(c, '\n' | '\r' | '\t');
        let left = self.text[..span.start as usize].chars().rev().find(|c| !blank(c));
        let right = self.text[span.end as usize..].chars().find(|c| !blank(c));
        let column = |c: Option<char>| matches!(c, Some('|' | '\t'));
        let edge = |c: Option<char>| matches!(c, None | Some('\n' | '\r' | '|' | '\t'));
        (column(left) && edge(right)) || (column(right) && edge(left))
    }
}

#[cfg(test)]
mod tests;
