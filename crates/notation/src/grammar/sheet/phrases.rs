//! Whole moves that have spaces, brackets or strokes inside, as systems other than the algebraic write them: `P pr P`,
//! `C. 3FR`, `R(QB1)-Q1`, `Springer Gustav eins Felix drei`. What has the form of an algebraic move is never looked at.

use crate::grammar::moves::phrase;
use crate::lexer::is_space;

/// The longest text, in bytes, that is looked at: no announcement is near it.
const LONGEST: usize = 128;

/// The length of the move at the start of a text, if it is longer than its first word.
pub(crate) fn at(text: &str, word: usize) -> Option<usize> {
    let behind = text[word..].trim_start_matches(' ');
    let joins = |c: char| c.is_alphanumeric() || matches!(c, '(' | '/' | '\\' | '-' | '–' | '—' | ':' | '×' | '.');
    if !behind.starts_with(joins) || text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let mut end = text.len().min(LONGEST);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let near = &text[..end];
    let line = near.find(['\n', '\r', '\t', '|', '{', ';', ',']).map_or(near, |end| &near[..end]);
    phrase(line).filter(|&length| length > word)
}

/// Whether a line opens with such a move, with or without a number before it.
pub(super) fn open(line: &str) -> bool {
    let line = line.trim_start_matches(|c: char| is_space(c) || c.is_ascii_digit() || matches!(c, '.' | ')'));
    let word = line.find(|c: char| is_space(c) || matches!(c, '.' | '(' | '/' | ',')).unwrap_or(line.len());
    at(line, word).is_some()
}
