//! What the field of a table looks like, and what a column of them holds.

use crate::Span;
use crate::grammar::sheet::looks_like_move;
use crate::lexer::is_space;

/// What one field looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Empty,
    /// A number and no more.
    Number(u16),
    /// One move, with or without its number.
    Move,
    /// Several moves.
    Moves,
    /// A place left open.
    Gap,
    Text,
}

/// A field that is longer, in bytes, holds more than moves.
const LONGEST: usize = 64;

impl Shape {
    pub(super) fn of(text: &str) -> Shape {
        if text.is_empty() {
            return Shape::Empty;
        }
        if let Some((number, _)) = number(text) {
            return Shape::Number(number);
        }
        if is_gap(text) {
            return Shape::Gap;
        }
        if text.len() > LONGEST {
            return Shape::Text;
        }
        if looks_like_move(text) {
            return Shape::Move;
        }
        let words = || text.split(is_space).map(without_number).filter(|word| !word.is_empty());
        let moves = words().filter(|word| looks_like_move(word)).count();
        match moves {
            0 => Shape::Text,
            1 if words().count() == 1 => Shape::Move,
            _ if moves * 2 > words().count() => Shape::Moves,
            _ => Shape::Text,
        }
    }
}

/// A word without a move number glued to it.
fn without_number(word: &str) -> &str {
    let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if bare.len() < word.len() && !bare.is_empty() {
        bare.trim_start_matches(['.', ')', ':', '-', '…'])
    } else {
        bare
    }
}

/// Whether a field is two moves without a space between them: no move by itself, but two halves that are.
pub(super) fn is_two(text: &str) -> bool {
    let parts = |(at, _): (usize, char)| looks_like_move(&text[..at]) && looks_like_move(&text[at..]);
    text.len() <= LONGEST / 2 && !looks_like_move(text) && text.char_indices().skip(2).any(parts)
}

/// Whether a field says that a move is not there: `-`, `?`, `...`.
pub(super) fn is_gap(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| matches!(c, '-' | '?' | '_' | '.' | '…' | '–' | '—'))
}

/// The move number that is the whole of a field, and whether its dots leave White's place open. Spreadsheets make
/// `1.0` and `1,0` of it, people `1.` and `1)`.
pub(super) fn number(text: &str) -> Option<(u16, bool)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let number = text[..digits].parse().ok()?;
    let rest = text[digits..].trim_start();
    let nothing = |rest: &str| rest.trim_start_matches(['.', ',']).trim_end_matches('0').is_empty();
    match rest {
        "" | "." | ")" | ":" | "-" | ".)" | "º" | "°" => Some((number, false)),
        ".." | "..." | "…" | ".…" => Some((number, true)),
        _ if rest.starts_with(['.', ',']) && rest.len() > 1 && nothing(rest) => Some((number, false)),
        _ => None,
    }
}

/// The number that a field opens with.
pub(super) fn leading_number(text: &str) -> Option<u16> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    text[..digits].parse().ok()
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Empty,
    /// Numbers that count up.
    Numbers,
    /// Moves of one player.
    Move,
    /// Moves of both.
    Moves,
    Other,
}

/// What has been seen of a column.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    filled: usize,
    numbers: Vec<u16>,
    moves: usize,
    several: usize,
    gaps: usize,
}

impl Seen {
    pub(super) fn add(&mut self, text: &str, field: Span) {
        let shape = Shape::of(field.of(text));
        self.filled += usize::from(shape != Shape::Empty);
        match shape {
            Shape::Number(number) => self.numbers.push(number),
            Shape::Move => self.moves += 1,
            Shape::Moves => self.several += 1,
            Shape::Gap => self.gaps += 1,
            Shape::Empty | Shape::Text => {}
        }
    }

    /// How many moves there are.
    pub(super) fn moves(&self) -> usize {
        self.moves + self.several + self.codes()
    }

    /// Whether a row of such fields is one of a game: two moves, or one with a number, or a field with several.
    pub(super) fn is_of_a_game(&self) -> bool {
        self.several > 0 || self.moves > 1 || (self.moves > 0 && !self.numbers.is_empty()) || self.codes() > 1
    }

    /// Numbers that may be moves in the digits of correspondence chess: `5254`.
    fn codes(&self) -> usize {
        let code = |number: &&u16| number.to_string().len() > 3 && looks_like_move(&number.to_string());
        if self.counts_up() { 0 } else { self.numbers.iter().filter(code).count() }
    }

    /// Whether most numbers go on from the one before, by no more than rows that stand side by side call for.
    fn counts_up(&self) -> bool {
        let pairs = self.numbers.windows(2);
        let up = pairs.clone().filter(|pair| pair[0] < pair[1] && pair[1] - pair[0] <= 8).count();
        up * 3 >= pairs.count() * 2
    }

    /// Whether each number is the one after the last, in three rows or more.
    pub(super) fn goes_up_by_one(&self) -> bool {
        self.numbers.len() > 2 && self.numbers.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]))
    }

    /// Whether there is one move in each field.
    pub(super) fn are_single(&self) -> bool {
        self.moves > 0 && self.several == 0
    }

    pub(super) fn column(&self) -> Column {
        let (moves, several) = (self.moves + self.codes(), self.several);
        if self.filled == 0 {
            Column::Empty
        } else if self.numbers.len() * 5 >= self.filled * 4 && self.counts_up() {
            Column::Numbers
        } else if moves > 0 && moves >= several && (moves + several + self.gaps) * 2 >= self.filled {
            Column::Move
        } else if several > 0 && (moves + several + self.gaps) * 2 >= self.filled {
            Column::Moves
        } else {
            Column::Other
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes() {
        for (text, shape) in [
            ("1.0", Shape::Number(1)),
            ("12,0", Shape::Number(12)),
            ("3)", Shape::Number(3)),
            ("0,5", Shape::Text),
            ("1-0", Shape::Text),
            ("e4", Shape::Move),
            ("1. e4", Shape::Move),
            ("1. e4 e5", Shape::Moves),
            ("--", Shape::Gap),
            ("a quiet move", Shape::Text),
            ("99999999", Shape::Text),
        ] {
            assert_eq!(Shape::of(text), shape, "{text}");
        }
        assert_eq!(number("7..."), Some((7, true)));
    }
}
