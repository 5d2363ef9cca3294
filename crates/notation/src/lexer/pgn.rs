//! The tokens of PGN. Most of what PGN holds is words and numbers with dots; both have a function of their own, which
//! the grammar calls first.

use super::class::{CLASSES, Class, HANGING, PLAIN, WORDS, high, run};
use super::lanes;
use super::tag::tag_parts;
use super::{line_length, token};
use crate::{Token, TokenKind};
use memchr::memchr;

/// The token at `at`.
#[inline]
pub(crate) fn token_at(text: &str, at: usize) -> Option<Token> {
    let solid = skip_space(text, at);
    if solid > at {
        // What else is white space makes a token of its own.
        return Some(token(TokenKind::Space, at, solid, 0));
    }
    if let Some(end) = word(text, at) {
        return Some(token(TokenKind::Word, at, end, 0));
    }
    if let Some(number) = number(text, at) {
        return Some(token(TokenKind::Number, at, number.end, number.value));
    }
    other(text, at)
}

/// The first byte from `at` on that is no plain white space.
#[inline]
pub(crate) fn skip_space(text: &str, mut at: usize) -> usize {
    while let Some(b' ' | b'\n' | b'\r') = text.as_bytes().get(at) {
        at += 1;
    }
    at
}

/// Whether a byte may open a mark that stands apart from its move.
#[inline]
pub(crate) fn may_hang(byte: u8) -> bool {
    HANGING[usize::from(byte)]
}

/// The end of the word that begins at `at`, if one does.
#[inline]
pub(crate) fn word(text: &str, at: usize) -> Option<usize> {
    let opens = matches!(text.as_bytes().get(at), Some(&byte) if WORDS[usize::from(byte)]);
    opens.then(|| word_end(text, at))
}

/// A move number with its dots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    pub(crate) end: usize,
    pub(crate) value: u16,
    /// Whether more dots than one leave White's place open.
    pub(crate) black: bool,
}

/// The number with dots that begins at `at`, if one does.
#[inline]
pub(crate) fn number(text: &str, at: usize) -> Option<Number> {
    let bytes = text.as_bytes();
    let (dots, value) = digits(bytes, at);
    // "0." is the head of "0.5-0.5".
    if bytes.get(dots) != Some(&b'.') || dots == at || (value == 0 && dots == at + 1) {
        return None;
    }
    let mut end = dots + 1;
    while bytes.get(end) == Some(&b'.') {
        end += 1;
    }
    Some(Number { end, value, black: end > dots + 1 })
}

/// The token at `at`, if it is neither a word nor a number with dots.
#[inline]
pub(crate) fn other(text: &str, at: usize) -> Option<Token> {
    let bytes = text.as_bytes();
    if bytes.get(at)? == &b'{' {
        return Some(token(TokenKind::Comment, at, comment_end(bytes, at), 0));
    }
    Some(rare(text, at))
}

/// The end of the comment in braces that begins at `at`.
#[inline]
fn comment_end(bytes: &[u8], at: usize) -> usize {
    closed_comment(bytes, at).unwrap_or(bytes.len())
}

/// The same, if it has an end.
#[inline]
pub(crate) fn closed_comment(bytes: &[u8], at: usize) -> Option<usize> {
    // Most comments are times, shorter than what a search for longer ones takes to get under way.
    let Some((near, _)) = bytes.get(at..).and_then(<[u8]>::split_first_chunk::<32>) else {
        return far_brace(bytes, at);
    };
    match lanes::equal_in_32(near, b'}') {
        0 => far_brace(bytes, at + near.len()),
        found => Some(at + found.trailing_zeros() as usize + 1),
    }
}

/// The end of a comment whose brace is at `from` or behind it.
#[cold]
fn far_brace(bytes: &[u8], from: usize) -> Option<usize> {
    memchr(b'}', &bytes[from..]).map(|length| from + length + 1)
}

/// The tokens that few texts hold many of. There is a byte at `at`.
fn rare(text: &str, at: usize) -> Token {
    let bytes = text.as_bytes();
    let first = bytes[at];
    let rest = &bytes[at..];
    let (kind, end) = match CLASSES[usize::from(first)] {
        Class::Digit => {
            let (end, value) = digits(bytes, at);
            // A symbol may open with digits (PGN 7): "4b3" is no number with a move behind it.
            if bytes.get(end).is_some_and(u8::is_ascii_alphabetic) {
                return token(TokenKind::Word, at, word_end(text, end), 0);
            }
            // "1-0", "1/2", "1,5", and numbers that count no moves.
            let figure = first == b'0'
                || end > at + 3
                || matches!(bytes.get(end), Some(b'-' | b'/' | b',' | b':' | b'+' | b'='));
            if !figure {
                return token(TokenKind::Number, at, end, value);
            }
            (TokenKind::Figure, word_end(text, end))
        }
        Class::Sign => (TokenKind::Figure, word_end(text, at)),
        Class::Dollar if rest.get(1).is_some_and(u8::is_ascii_digit) => {
            let (end, value) = digits(bytes, at + 1);
            return token(TokenKind::Nag, at, end, value);
        }
        Class::Bang => {
            let end = word_end(text, at);
            let bangs = bytes[at..end].iter().all(|byte| matches!(byte, b'!' | b'?'));
            (if bangs { TokenKind::Nag } else { TokenKind::Word }, end)
        }
        Class::Percent if at == 0 || matches!(bytes[at - 1], b'\n' | b'\r') => {
            (TokenKind::Escape, at + line_length(rest))
        }
        Class::Percent => (TokenKind::Word, word_end(text, at)),
        Class::High => match high(text, at) {
            (length, true) => (TokenKind::Space, at + length),
            _ if text[at..].starts_with('½') => (TokenKind::Figure, word_end(text, at)),
            _ => (TokenKind::Word, word_end(text, at)),
        },
        Class::Bracket => (TokenKind::Tag, tag_parts(text, at).end),
        _ if matches!(first, b' ' | b'\t'..=b'\r') => {
            (TokenKind::Space, at + run(rest, |byte| matches!(byte, b' ' | b'\t'..=b'\r')))
        }
        _ => return super::common(text, at),
    };
    token(kind, at, end, 0)
}

/// The end of a word that goes on at `at`.
fn word_end(text: &str, mut at: usize) -> usize {
    loop {
        match text.as_bytes().get(at) {
            Some(&byte) if PLAIN[usize::from(byte)] => at += 1,
            Some(0x80..) => match high(text, at) {
                (length, false) => at += length,
                (_, true) => return at,
            },
            _ => return at,
        }
    }
}

/// The end of the digits at `at`, and their value, at most 65,535.
#[inline]
pub(super) fn digits(bytes: &[u8], mut at: usize) -> (usize, u16) {
    let mut value: u32 = 0;
    while let Some(&byte @ b'0'..=b'9') = bytes.get(at) {
        value = (value * 10 + u32::from(byte - b'0')).min(u32::from(u16::MAX));
        at += 1;
    }
    (at, value as u16)
}
