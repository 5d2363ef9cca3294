//! What belongs to a move though a space parts it: marks, the piece of a promotion, the other side of a dash.

use super::{DASHES, Reader};
use crate::TokenKind;
use crate::language::mark_phrase;
use crate::lexer::is_space;

impl Reader<'_, '_> {
    /// The end of the mark that the word at `start` makes of itself or opens, if it belongs to the cell before it.
    pub(super) fn mark(&self, word: &str, start: usize) -> Option<usize> {
        if let Some(length) = mark_phrase(&self.text[start..]) {
            return Some(self.phrase_end(start, length));
        }
        let end = start + word.len();
        if word.chars().all(|c| matches!(c, '+' | '#' | '†' | '‡' | '!' | '?' | '.')) {
            return Some(end);
        }
        let promotes = self.promotes();
        if word == "=" {
            let behind = self.behind(end);
            let piece = single_letter(behind);
            return Some(if promotes && piece > 0 { self.text.len() - behind.len() + piece } else { end });
        }
        // "e8 =D", "e8 D", "e8 /D".
        let letter = word.strip_prefix(['=', '/']).unwrap_or(word);
        let length = single_letter(letter);
        let capital = letter.chars().next().is_some_and(|c| !c.is_lowercase());
        (promotes && length > 0 && (capital || letter.len() < word.len())).then_some(end)
    }

    /// Whether the last item is a pawn's move to the last rank without a piece: `e8`, `exd1`, `e7 - e8`.
    pub(super) fn promotes(&self) -> bool {
        let Some(last) = self.score.items.last() else { return false };
        let bytes = &self.text.as_bytes()[last.span.range()];
        // `B-B1` is descriptive.
        bytes.first().is_some_and(|first| matches!(first.to_ascii_lowercase(), b'a'..=b'h'))
            && bytes.get(1) != Some(&b'-')
            && matches!(bytes, [.., file, b'1' | b'8'] if matches!(file.to_ascii_lowercase(), b'a'..=b'h'))
    }

    /// The end of the part that a dash joins to the cell from `start` on, which is the last item: `e2 - e4`, `0 - 0`.
    pub(super) fn dashed(&mut self, start: usize) -> Option<usize> {
        let end = self.lexer.offset();
        let cell = &self.text[start..end];
        let head = cell.trim_end_matches(DASHES);
        let behind = self.behind(end);
        let right = if head.len() < cell.len() { behind } else { behind.strip_prefix(DASHES)? };
        let right = self.behind(self.text.len() - right.len());
        let right_start = self.text.len() - right.len();
        if right_start == end {
            return None;
        }
        let mut lexer = self.lexer.clone();
        lexer.seek(right_start);
        let word = lexer.next().filter(|token| matches!(token.kind, TokenKind::Word | TokenKind::Figure))?;
        let right = word.span.of(self.text);
        let ring = |c: char| matches!(c, '0' | 'O' | 'o' | 'О' | 'о');
        let rings = head.chars().filter(|&c| ring(c)).count();
        let castling = head.chars().all(|c| ring(c) || is_space(c) || DASHES.contains(&c)) && right.starts_with(ring);
        if castling {
            return (1..3).contains(&rings).then_some(word.span.end as usize);
        }
        let square = |bytes: &[u8]| matches!(bytes, [b'a'..=b'h', b'1'..=b'8', ..]);
        let left = head.as_bytes();
        let from = left.len().checked_sub(2).map(|at| &left[at..]).filter(|from| square(from))?;
        // A man and a square, and nothing else, before the dash.
        if !square(right.as_bytes()) || head.chars().count() > 3 {
            return None;
        }
        // The first move of a game starts from the first two ranks of a side: what comes from elsewhere has arrived.
        let long = *self.long.get_or_insert(matches!(from[1], b'1' | b'2' | b'7' | b'8'));
        long.then_some(word.span.end as usize)
    }
}

/// The length of a move at the start of a text whose parts single spaces keep apart: a man or a file, `x` or nothing, a
/// square, as in `B x c6`, `Bx c6`, `♗ xc6`, `N f3`, `e x d5`. What has columns between its parts may be two cells.
pub(super) fn apart(text: &str) -> Option<usize> {
    let man = single_letter(text);
    let first = text.chars().next()?;
    let glued = || text[first.len_utf8()..].starts_with(CAPTURES);
    let man = if man > 0 { man } else { Some(first).filter(|c| c.is_alphabetic() && glued()).map(char::len_utf8)? };
    let sign = past_space(text, man);
    let square = match text[sign..].strip_prefix(CAPTURES) {
        Some(rest) => past_space(text, text.len() - rest.len()),
        // A small letter by itself is no man: `e 4` is a pawn's move.
        None if first.is_lowercase() => return split_square(text, 0),
        None => sign,
    };
    whole(text, square).or_else(|| split_square(text, square))
}

/// The end of a square whose file and rank one space keeps apart, `e 4`, with the signs that hang on it. A number with a dot behind
/// it counts.
fn split_square(text: &str, at: usize) -> Option<usize> {
    let [b'a'..=b'h', space, b'1'..=b'8', ..] = text.as_bytes()[at..] else { return None };
    let rest = &text[at + 3..];
    let hanging = rest.len() - rest.trim_start_matches(['+', '#', '!', '?']).len();
    let ends = rest[hanging..].chars().next().is_none_or(|next| is_space(next) || matches!(next, ',' | ';' | '|'));
    (space == b' ' && ends).then_some(at + 3 + hanging)
}

/// The length of what a capture's sign joins to a cell that ends at `at`: ` x d5` behind a square, ` d5` behind the sign.
pub(super) fn captured(text: &str, start: usize, at: usize) -> Option<usize> {
    let (cell, behind) = (&text[start..at], &text[at..]);
    let space = past_space(behind, 0);
    // `Lf3:` is a whole move.
    let open = cell.len() > 1 && cell.ends_with(CAPTURES) && !cell.contains(|c: char| c.is_ascii_digit());
    let square = if open {
        space
    } else {
        let from = matches!(cell.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8']) && cell.chars().count() < 4;
        let rest = behind[space..].strip_prefix(CAPTURES).filter(|_| from && space > 0)?;
        let square = past_space(behind, behind.len() - rest.len());
        Some(square).filter(|square| rest.len() > behind.len() - square)?
    };
    whole(behind, square)
}

/// Signs of a capture that may stand by themselves.
const CAPTURES: [char; 4] = ['x', 'X', '×', ':'];

/// Where a text goes on behind one space at most.
fn past_space(text: &str, at: usize) -> usize {
    let space = text[at..].chars().next().filter(|&c| is_space(c) && !matches!(c, '\n' | '\r' | '\t'));
    at + space.map_or(0, char::len_utf8)
}

/// The end of the word at `at` if it opens with a square and has no figures behind it: no second square.
fn whole(text: &str, at: usize) -> Option<usize> {
    if !matches!(text.as_bytes()[at..], [b'a'..=b'h', b'1'..=b'8', ..]) {
        return None;
    }
    let word = text[at..][..text[at..].floor_char_boundary(LONGEST_END + 1)].split(is_space).next()?;
    (word.len() <= LONGEST_END && !word[2..].contains(|c: char| c.is_ascii_digit())).then_some(at + word.len())
}

/// The longest square with its marks, in bytes.
const LONGEST_END: usize = 16;

/// The length of the one letter or figurine that a text opens with, if no other follows.
pub(super) fn single_letter(text: &str) -> usize {
    let mut characters = text.chars();
    let letter = characters.next().filter(|&c| c.is_alphabetic() || matches!(c, '♔'..='♟'));
    match (letter, characters.next()) {
        (Some(_), Some(next)) if next.is_alphanumeric() => 0,
        (Some(letter), _) => letter.len_utf8(),
        (None, _) => 0,
    }
}
