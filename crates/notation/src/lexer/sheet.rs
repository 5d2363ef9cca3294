//! The tokens of a sheet: numbers glued to moves, gaps, columns.

use super::class::{CLASSES, Class, class, high, run};
use super::pgn::digits;
use super::{common, dots_length, token};
use crate::{Token, TokenKind};

/// The token at `at`.
pub(super) fn token_at(text: &str, at: usize) -> Option<Token> {
    let bytes = text.as_bytes();
    let &first = bytes.get(at)?;
    Some(match CLASSES[usize::from(first)] {
        Class::Space => {
            let length = run(&bytes[at..], |byte| CLASSES[usize::from(byte)] == Class::Space);
            token(TokenKind::Space, at, at + length, 0)
        }
        Class::Line => {
            let length = 1 + usize::from(bytes[at..].starts_with(b"\r\n"));
            token(TokenKind::Newline, at, at + length, 0)
        }
        Class::Separator => token(TokenKind::Separator, at, at + 1, 0),
        Class::Digit => number(text, at),
        Class::Word | Class::Percent => token(TokenKind::Word, at, word_end(text, at + 1, true), 0),
        Class::Dot | Class::Sign | Class::Bang => signs(text, at),
        Class::High => match high(text, at) {
            (length, true) => token(TokenKind::Space, at, at + length, 0),
            (_, false) => signs(text, at),
        },
        Class::Dollar if class(text, at + 1) == Class::Digit => {
            let (end, value) = digits(bytes, at + 1);
            token(TokenKind::Nag, at, end, value)
        }
        _ => common(text, at),
    })
}

/// What opens with the digit at `at`: a move number, or a result, castling with zeros.
fn number(text: &str, at: usize) -> Token {
    let bytes = text.as_bytes();
    let (end, value) = digits(bytes, at);
    let zero = bytes[at] == b'0';
    let dots = dots_length(&text[end..]);
    // "0." is the head of "0.5-0.5".
    if dots > 0 && !(zero && end == at + 1) {
        return token(TokenKind::Number, at, end + dots, value);
    }
    if let Some(last) = castling_behind(text, at, end) {
        return token(TokenKind::Number, at, last, digits(&bytes[..last], at).1);
    }
    let behind = bytes.get(end + 1).copied().unwrap_or_default();
    let (counts, sign) = match bytes.get(end) {
        _ if zero || end > at + 3 => (false, 0),
        // "1-0", "1/2", "1,5", "1:0", "1+"; but "1- e4", "1-e4", "1: e4" count moves. "1-O" has a letter for a zero.
        Some(b'-' | b':') => {
            let letter = behind.is_ascii_alphabetic() && !matches!(behind, b'O' | b'o');
            (letter || matches!(behind, b' ' | b'\t'), 1)
        }
        Some(b'/' | b',' | b'+' | b'=') => (false, 0),
        Some(0x80..) => (!text[end..].starts_with(['½', '–', '—', '−', '‑']), 0),
        _ => (true, 0),
    };
    if counts {
        return token(TokenKind::Number, at, end + sign, value);
    }
    token(TokenKind::Figure, at, word_end(text, end, false), 0)
}

/// Where the number ends if the last of the digits from `at` to `end` is the first zero of castling: `120-0-0`, `100-0`.
fn castling_behind(text: &str, at: usize, end: usize) -> Option<usize> {
    let last = end - 1;
    let castles = last > at && last <= at + 3 && !text[at..].starts_with('0') && text[last..].starts_with('0');
    let rest = text[end..].strip_prefix(['-', '–', '—', '−', '‑'])?.strip_prefix('0')?;
    (castles && !rest.starts_with(|c: char| c.is_ascii_digit())).then_some(last)
}

/// What opens with a sign or a character beyond ASCII at `at`.
fn signs(text: &str, at: usize) -> Token {
    let first = text[at..].chars().next().map_or(1, char::len_utf8);
    let end = word_end(text, at + first, false);
    let word = &text[at..end];
    let gap = |c: char| matches!(c, '?' | '-' | '_' | '.' | '…' | '–' | '—');
    if word.chars().all(gap) {
        return token(if word == "." { TokenKind::Other } else { TokenKind::Gap }, at, end, 0);
    }
    // A gap that a word follows: "...e5".
    let opening = word.len() - word.trim_start_matches(['.', '…', '_']).len();
    if opening > 0 {
        return token(if opening == 1 { TokenKind::Other } else { TokenKind::Gap }, at, at + opening, 0);
    }
    let kind = match word.as_bytes()[0] {
        b'!' | b'?' if word.bytes().all(|byte| matches!(byte, b'!' | b'?')) => TokenKind::Nag,
        b'+' | b'-' => TokenKind::Figure,
        _ if word.starts_with(['½', '–', '—', '−']) => TokenKind::Figure,
        _ => TokenKind::Word,
    };
    token(kind, at, end, 0)
}

/// The end of a word that goes on at `at`. A word with `letters` ends at a full stop before a digit. A comma or a
/// semicolon is the last character of its word, but for a comma in a number; what stands in brackets inside a move
/// belongs to it.
fn word_end(text: &str, mut at: usize, letters: bool) -> usize {
    let bytes = text.as_bytes();
    loop {
        match class(text, at) {
            Class::Dot if letters && class(text, at + 1) == Class::Digit => return at + 1,
            Class::Digit
            | Class::Word
            | Class::Sign
            | Class::Bang
            | Class::Dot
            | Class::Percent
            | Class::Dollar
            | Class::Star => at += 1,
            Class::Comma if class(text, at + 1) == Class::Digit && !letters => at += 1,
            Class::Comma | Class::Semicolon => return at + 1,
            Class::High => match high(text, at) {
                (length, false) => at += length,
                (_, true) => return at,
            },
            Class::Open => match bytes[at + 1..].iter().take(4).position(|&byte| byte == b')') {
                Some(length) if length > 0 && bracketed(&bytes[at + 1..at + 1 + length]) => at += length + 2,
                _ => return at,
            },
            _ => return at,
        }
    }
}

/// What may stand in brackets inside a written move: `(=)`, `(D)`, `N(b)d2`, `(ep)`.
fn bracketed(inner: &[u8]) -> bool {
    match inner {
        b"=" | [b'1'..=b'8'] => true,
        _ => inner.iter().all(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80),
    }
}
