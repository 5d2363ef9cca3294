//! Lines above the moves that are no headings: titles, names, places, the names of columns.

use super::phrases;
use crate::language::{System, month};
use crate::lexer::is_space;
use crate::{Alphabet, Kind, MoveReader, Target, Zone, alphabets, result_phrase};

/// How many such lines a sheet may have, and how long one may be, in bytes.
pub(super) const MOST: usize = 64;
const LONGEST: usize = 400;

/// A line that may be a title.
pub(super) struct Title {
    /// The byte behind what stands before it, and how many headings that is.
    pub(super) before: usize,
    pub(super) tags: usize,
    /// Whether it opens as a numbered move would.
    numbered: bool,
    /// Whether it has more than one long word, as no move has.
    wordy: bool,
}

impl Title {
    /// A line, if it may be one: it has a word or a date, and nothing in it looks like a move, a gap or a comment.
    pub(super) fn new(line: &str, before: usize, tags: usize) -> Option<Title> {
        const NEVER: [char; 15] = ['{', '?', '…', '♔', '♕', '♖', '♗', '♘', '♙', '♚', '♛', '♜', '♝', '♞', '♟'];
        if line.len() > LONGEST || line.contains(NEVER) || line.contains("--") || line.contains("(=)") {
            return None;
        }
        // `1. 5254` opens a game in digits, and no date does so.
        if opens_coded(line) {
            return None;
        }
        // Most lines are moves, and their first word says so.
        if cells(line).take(2).any(looks_like_move) || phrases::open(line) {
            return None;
        }
        let words = || line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let letters = |least: usize| move |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() >= least;
        let digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        // One: more are moves in the digits of correspondence chess.
        let year = words().filter(|word| word.len() == 4 && digits(word)).take(2).count() == 1;
        let dated = words().any(|word| month(word).is_some())
            || (year && words().take(3).filter(|word| digits(word)).count() > 2);
        let title =
            (dated || words().any(|word| letters(3)(&word))) && !is_result(line) && !cells(line).any(looks_like_move);
        title.then(|| Title {
            before,
            tags,
            numbered: line.trim_start_matches(is_space).starts_with(|c: char| c.is_ascii_digit()) && !dated,
            wordy: dated || words().filter(letters(4)).take(2).count() > 1,
        })
    }

    /// Whether it is no illegible move. It is sure where the moves open with number 1; with another number if the line
    /// has none itself; and, where they have no number, if an empty line stands between or if it has long words.
    pub(super) fn sure(&self, moves: Moves) -> bool {
        match moves {
            Moves::None => false,
            Moves::FromOne => true,
            Moves::Numbered | Moves::Apart => !self.numbered,
            Moves::Close => !self.numbered && self.wordy,
        }
    }
}

/// How the moves below the headings begin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moves {
    /// Not at all.
    None,
    /// With number 1.
    FromOne,
    /// With another number, or a result.
    Numbered,
    /// Without one, below an empty line.
    Apart,
    /// Without one, on the next line.
    Close,
}

impl Moves {
    /// From the space before the moves, and what stands from there on.
    pub(super) fn new(space: &str, text: &str) -> Moves {
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        match &text[..digits] {
            _ if text.is_empty() => Moves::None,
            "1" if result_phrase(text).is_none() => Moves::FromOne,
            "" if space.matches('\n').count().max(space.matches('\r').count()) > 1 => Moves::Apart,
            "" => Moves::Close,
            _ => Moves::Numbered,
        }
    }
}

/// Whether a line is a result and nothing else.
fn is_result(line: &str) -> bool {
    result_phrase(line.trim()).is_some_and(|(length, _)| line.trim()[length..].trim_matches('.').is_empty())
}

/// The words of a line as cells would be, with and without a number glued to them.
fn cells(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| is_space(c) || c == '|').flat_map(|word| {
        let word = word.trim_matches([',', ';', ':', '.', '(', ')', '"']);
        let bare = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(['.', ')', ':', '-']);
        std::iter::once(bare).chain((bare.len() < word.len()).then_some(word))
    })
}

/// Whether a word is in some language a move with its square, or castling. Four digits may be a year, and are none here.
///
/// ```
/// use planilla_notation::looks_like_move;
/// assert!(["Cf3", "e4", "0-0", "P-K4"].map(looks_like_move).iter().all(|looks| *looks));
/// assert!(!["Carlos", "1972", "eggs"].map(looks_like_move).iter().any(|looks| *looks));
/// ```
pub fn looks_like_move(word: &str) -> bool {
    // Without a digit it is castling, or a descriptive capture: what a language's letters are does not matter then.
    let letters_matter = word.contains(char::is_numeric);
    let one_of_all = |one: &&Alphabet| match one.reader.language().system {
        System::Algebraic => letters_matter || one.rows & 1 != 0,
        System::Figurine | System::Spoken => letters_matter,
        System::Descriptive => true,
        System::Numeric => false,
    };
    alphabets().iter().filter(one_of_all).any(|one| names_square(one.reader, word))
}

/// Whether a line opens with number 1 and a move in digits.
fn opens_coded(line: &str) -> bool {
    let mut words = line.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.next() == Some("1") && words.next().is_some_and(is_coded)
}

/// Whether a word is a move in digits.
pub(crate) fn is_coded(word: &str) -> bool {
    let numeric = |one: &&Alphabet| one.reader.language().system == System::Numeric;
    alphabets().iter().filter(numeric).any(|one| names_square(one.reader, word))
}

fn names_square(reader: &MoveReader, word: &str) -> bool {
    reader.read(word).iter().any(|reading| match reading.kind {
        Kind::Castle(_) => true,
        Kind::Man(man) => matches!(man.target, Target::Square(_)),
        Kind::Relative(man) => man.to != Zone::ALL,
        Kind::Gap | Kind::Unread => false,
    })
}
