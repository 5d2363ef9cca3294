//! What follows a move: check, mate, en passant, an offer, annotations; and what belongs to no move.

use super::letters::Letters;
use super::text::shape;
use crate::Marks;
use crate::language::mark_at;

/// Signs and what they say, a longer one before its beginning. `++` is mate in the Laws and double check in older
/// books (C.13 notes); `(=)` is the Laws' offer (C.12), a bare `=` is one in another form.
const SIGNS: &[(&str, Marks)] = &[
    ("+-+", Marks::CHECK.with(Marks::MARK_FORM)),
    ("+/-", Marks::ANNOTATION),
    ("-/+", Marks::ANNOTATION),
    ("+/=", Marks::ANNOTATION),
    ("=/+", Marks::ANNOTATION),
    ("+-", Marks::ANNOTATION),
    ("-+", Marks::ANNOTATION),
    ("++", Marks::DOUBLE_PLUS),
    ("+ +", Marks::DOUBLE_PLUS.with(Marks::MARK_FORM)),
    ("††", Marks::DOUBLE_PLUS.with(Marks::MARK_FORM)),
    ("+", Marks::CHECK),
    ("†", Marks::CHECK.with(Marks::MARK_FORM)),
    ("#", Marks::MATE),
    ("‡", Marks::MATE.with(Marks::MARK_FORM)),
    ("≠", Marks::MATE.with(Marks::MARK_FORM)),
    ("×", Marks::MATE.with(Marks::MARK_FORM)),
    ("(+)", Marks::CHECK.with(Marks::MARK_FORM)),
    ("(#)", Marks::MATE.with(Marks::MARK_FORM)),
    ("(=)", Marks::OFFER),
    ("( = )", Marks::OFFER.with(Marks::OFFER_FORM)),
    ("=", Marks::OFFER.with(Marks::OFFER_FORM)),
    ("!", Marks::ANNOTATION),
    ("?", Marks::ANNOTATION),
    ("±", Marks::ANNOTATION),
    ("∓", Marks::ANNOTATION),
    ("⩲", Marks::ANNOTATION),
    ("⩱", Marks::ANNOTATION),
    ("∞", Marks::ANNOTATION),
    ("□", Marks::ANNOTATION),
    ("⌓", Marks::ANNOTATION),
];

/// The signs that stand close to the move: a space before them is noted.
const CLOSE: Marks = Marks(Marks::CHECK.0 | Marks::DOUBLE_PLUS.0 | Marks::MATE.0);

/// How many letters that belong to no move may follow one.
const STRAY_LETTERS: usize = 1;

/// What may follow the move that was read.
#[derive(Clone, Copy)]
pub(super) struct Allowed<'l> {
    /// The letters of men, which are never left out.
    pub(super) letters: &'l Letters,
    /// A sign of capture after the square: `ed5:`, `Nb4x`.
    pub(super) capture: bool,
    /// An `N` for a novelty.
    pub(super) novelty: bool,
    /// Letters that belong to no move.
    pub(super) stray: bool,
}

/// The marks that make up the whole of `text`, and whether letters had to be left out; `None` if something else is
/// there.
pub(super) fn tail(text: &str, allowed: Allowed<'_>) -> Option<(Marks, bool)> {
    let mut marks = Marks::NONE;
    let mut rest = text;
    if allowed.capture
        && let Some(after) = late_capture(rest)
    {
        marks |= Marks::CAPTURE | Marks::CAPTURE_FORM;
        rest = after;
    }
    let mut left_out = 0;
    loop {
        let next = rest.trim_start_matches(' ');
        let Some(first) = next.chars().next() else { return Some((marks, left_out > 0)) };
        if left_out == 0
            && let Some((length, more)) = mark(next, allowed, marks)
        {
            let spaced = next.len() < rest.len() && more.any(CLOSE) && !more.has(Marks::MARK_FORM);
            marks |= if spaced { more | Marks::SPACED } else { more };
            rest = &next[length..];
            continue;
        }
        // After `!` or `?` a letter can no longer be a file.
        let file = matches!(shape(first), 'a'..='h') && !marks.has(Marks::ANNOTATION);
        let stray = first.is_lowercase() && !file;
        if stray && allowed.stray && left_out < STRAY_LETTERS && allowed.letters.at(next, true).next().is_none() {
            left_out += 1;
        } else if !punctuation(first) {
            return None;
        }
        marks |= Marks::STRAY;
        rest = &next[first.len_utf8()..];
    }
}

/// What follows a sign of capture that stands after the square, as older German books and hasty players have it.
pub(super) fn late_capture(text: &str) -> Option<&str> {
    let after = text.strip_prefix([':', 'x'])?;
    (!after.starts_with(char::is_alphanumeric)).then_some(after).or_else(|| text.strip_prefix(':'))
}

/// Characters that mean nothing before or after a move.
pub(super) fn punctuation(character: char) -> bool {
    matches!(character, '.' | ',' | ';' | ':' | '\'' | '"' | '`' | '_' | '~' | '|' | '·' | '•' | ')' | ']')
}

/// One mark at the start of a text.
fn mark(text: &str, allowed: Allowed<'_>, held: Marks) -> Option<(usize, Marks)> {
    if let Some(found) = mark_at(text) {
        return Some(found);
    }
    if let Some((sign, marks)) = SIGNS.iter().find(|(sign, _)| text.starts_with(sign)) {
        return Some((sign.len(), *marks));
    }
    let first = text.chars().next()?;
    let single = !text[first.len_utf8()..].starts_with(char::is_alphanumeric);
    match first {
        _ if single && shape(first) == 'X' => Some((first.len_utf8(), Marks::MATE | Marks::MARK_FORM)),
        'N' if single && allowed.novelty && !held.has(Marks::OFFER) => Some((1, Marks::ANNOTATION)),
        '(' | '[' => {
            // A mark in words, in brackets: `(e.p.)`.
            let (length, marks) = mark_at(&text[1..])?;
            let close = if first == '(' { ')' } else { ']' };
            text[1 + length..].starts_with(close).then_some((length + 2, marks | Marks::MARK_FORM))
        }
        '$' => {
            let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
            (digits > 0).then_some((1 + digits, Marks::ANNOTATION))
        }
        _ => None,
    }
}
