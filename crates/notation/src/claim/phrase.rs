//! How far a claim goes that a player wrote amid the moves. **Lacks what it says**: that is read by `read`.

use super::points::{announced_behind, dots_length, ends, number_length, ordinal};
use super::{ClaimWord, LONGEST};
use crate::grammar::sheet::{looks_like_move, spaced_move};
use crate::grammar::time::amount_length;
use crate::language::{castling_phrase, claim_word, resigns_phrase, side_word};
use crate::result_phrase;

/// How many words may stand before it is said that one claims, and how many where the first of them says nothing by itself.
const MOST_WORDS: usize = 16;
const MOST_JOINS: usize = 6;

/// How far is looked for a word, so that a long line is not looked through from each of its words.
const NEAR: usize = 256;

/// The longest word that may be a move, in bytes.
const LONGEST_MOVE: usize = 16;

/// The length in bytes of the words at the start of `rest` that say that a player claims a draw: `reclama tablas`,
/// `White claims a draw by repetition`. What is said behind it on the line belongs to it, understood or not, up to a move, its
/// number, or a result.
///
/// ```
/// use planilla_notation::claim_phrase;
/// assert_eq!(claim_phrase("remis reklamiert 5.e4"), Some("remis reklamiert".len()));
/// assert_eq!(claim_phrase("claims a draw, and waits 1/2-1/2"), Some("claims a draw, and waits".len()));
/// assert_eq!(claim_phrase("tablas"), None);
/// ```
pub fn claim_phrase(rest: &str) -> Option<usize> {
    let first = claim_word(rest).map(|(_, word)| word);
    let joined = first == Some(ClaimWord::Join);
    if !joined && !matches!(first, Some(ClaimWord::Say | ClaimWord::Draw)) && side_word(rest).is_none() {
        return None;
    }
    let most = if joined { MOST_JOINS } else { MOST_WORDS };
    let mut phrase = Phrase { rest, at: 0, end: 0, said: false, brackets: 0 };
    let mut words = 0;
    while phrase.word() && (phrase.said || phrase.at <= LONGEST) {
        // Of much that is said before it is said that one claims, nothing is a claim.
        words += 1;
        if words > most && !phrase.said {
            return None;
        }
        if !phrase.separators() {
            break;
        }
    }
    let Phrase { mut end, said, .. } = phrase;
    // What was opened in it is closed.
    if rest[..end].matches('(').count() > rest[..end].matches(')').count() && rest[end..].starts_with(')') {
        end += 1;
    }
    said.then_some(end)
}

struct Phrase<'t> {
    rest: &'t str,
    at: usize,
    /// Where the last word of the claim ends.
    end: usize,
    /// Whether it has been said that one claims.
    said: bool,
    brackets: usize,
}

impl Phrase<'_> {
    /// Takes the next word; whether it is one of the claim.
    fn word(&mut self) -> bool {
        let line = line(&self.rest[self.at..]);
        if line.is_empty() {
            return false;
        }
        let found = claim_word(line).map(|(length, word)| (length, Some(word)));
        let side = side_word(line).map(|(length, _)| (length, None));
        let longest = match (found, side) {
            (Some(word), Some(side)) => Some(if side.0 >= word.0 { side } else { word }),
            (word, side) => word.or(side),
        };
        // `White wins` is a result, and no player's name.
        let ended = || result_phrase(line).map(|(length, _)| length).max(resigns_phrase(line));
        if self.said && ended() > longest.map(|(length, _)| length) {
            return false;
        }
        let length = match longest {
            Some((length, word)) => length + self.behind(&line[length..], word),
            None => match ordinal(line) {
                Some((_, length)) => length,
                None if self.said => match other(line) {
                    Some(length) => length,
                    None => return false,
                },
                None => return false,
            },
        };
        let of_it = self.said || !matches!(longest, Some((_, Some(ClaimWord::Join | ClaimWord::None))));
        self.at += length;
        if of_it {
            self.end = self.at;
        }
        self.said || !matches!(longest, Some((_, Some(ClaimWord::None))))
    }

    /// The length of what a word calls for: a move behind `with`, a point behind `after`.
    fn behind(&mut self, behind: &str, word: Option<ClaimWord>) -> usize {
        match word {
            Some(ClaimWord::Say) => {
                self.said = true;
                0
            }
            Some(ClaimWord::With | ClaimWord::Announced) => announced(behind).unwrap_or(0),
            // What names a point is of the claim; what opens with another word is not.
            Some(ClaimWord::After | ClaimWord::On) => point_of(behind).unwrap_or(0),
            _ => 0,
        }
    }

    /// Passes over what parts words; whether the claim may go on.
    fn separators(&mut self) -> bool {
        for sign in self.rest[self.at..].chars() {
            match sign {
                '(' => self.brackets += 1,
                ')' if self.brackets == 0 => return false,
                ')' => self.brackets -= 1,
                ' ' | '\u{a0}' | ',' | ':' | '-' | '–' | '.' | ';' | '"' | '\'' | '’' | '“' | '”' | '„' | '«' | '»'
                | '/' | '&' | '!' | '?' => {}
                _ => return true,
            }
            self.at += sign.len_utf8();
        }
        false
    }
}

/// What is left of a line, as far as words need it.
fn line(text: &str) -> &str {
    let near = &text[..text.floor_char_boundary(NEAR)];
    near.find(['\n', '\r', '\t', '|']).map_or(near, |end| &near[..end])
}

/// The length of a word that says nothing of a claim by itself, at the start of a line; none for what goes on with the game.
fn other(line: &str) -> Option<usize> {
    let text = line.strip_prefix(['+', '−']).unwrap_or(line);
    if let Some(length) = amount_length(text) {
        return Some(line.len() - text.len() + length);
    }
    if let Some(length) = move_length(line) {
        return announced_behind(&line[length..]).map(|behind| length + behind);
    }
    let word =
        line.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')' | '{' | '[')).unwrap_or(line.len());
    let first = line.chars().next()?;
    if first.is_alphabetic() {
        return (castling_phrase(line).is_none() && spaced_move(line, word).is_none()).then_some(word);
    }
    // A number that counts no move: words come behind it.
    let digits = number_length(line);
    if let Some(length) = article_length(line) {
        return Some(length);
    }
    let behind = line[digits..].trim_start_matches(' ');
    let worded = digits > 0 && behind.starts_with(char::is_alphabetic);
    (worded && move_length(behind).is_none() && castling_phrase(behind).is_none()).then_some(digits)
}

/// The length of the number of an article: `9.2`, `9.2c`.
fn article_length(line: &str) -> Option<usize> {
    let digits = number_length(line);
    let of_it = number_length(line[digits..].strip_prefix('.')?);
    let length = digits + 1 + of_it;
    let length = length + usize::from(line[length..].starts_with(|c: char| c.is_ascii_lowercase()));
    ((1..=2).contains(&digits) && of_it == 1 && ends(line, length)).then_some(length)
}

/// The length of a move at the start of a line, with its number and dots.
fn move_length(line: &str) -> Option<usize> {
    let digits = number_length(line);
    let dots = dots_length(&line[digits..]);
    let numbered = if digits > 0 && !line.starts_with("0-0") { digits + dots } else { 0 };
    let text = line[numbered..].trim_start_matches(' ');
    let word = text.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ')' | ':')).unwrap_or(text.len());
    let word = &text[..word];
    let may_be = word.len() <= LONGEST_MOVE && word.contains(|c: char| c.is_ascii_digit() || matches!(c, 'x' | '-'));
    let bare = word.trim_end_matches(['.', '!', '?']);
    (may_be && looks_like_move(bare)).then(|| line.len() - text.len() + bare.len())
}

/// The length of the point that is named at the start of a text, with the space before it: `5`, `4...Sg8`, `20b`, `4. Sg8`.
fn point_of(rest: &str) -> Option<usize> {
    let text = rest.trim_start_matches([' ', '\u{a0}']);
    let mut length = number_length(text);
    // A result is no point.
    if length == 0 || text[length..].starts_with(['/', '-', '–', ':']) {
        return None;
    }
    if let Some((_, length)) = ordinal(text) {
        return Some(rest.len() - text.len() + length);
    }
    let dots = dots_length(&text[length..]);
    length += dots;
    let word = |from: usize| {
        let word = &text[from..];
        word[..word.find(char::is_whitespace).unwrap_or(word.len())].trim_end_matches([',', ';', ':', ')', '}']).len()
    };
    length += word(length);
    // `4... Sg8` names the move; of `5. 1/2-1/2` the number is all.
    let behind = text[length..].trim_start_matches(' ');
    let from = text.len() - behind.len();
    if dots > 1 && text[..length].ends_with(['.', '…']) && behind.starts_with(char::is_alphabetic) {
        let next = word(from);
        if behind[..next].bytes().any(|byte| byte.is_ascii_digit()) {
            length = from + next;
        }
    }
    Some(rest.len() - text.len() + length)
}

/// The length of the move that is announced at the start of a text, with the space before it.
fn announced(rest: &str) -> Option<usize> {
    let text = rest.trim_start_matches([' ', '\u{a0}']);
    if let Some(length) = move_length(text) {
        return Some(rest.len() - text.len() + length);
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let word = text[..end].trim_end_matches([',', ';', ':', ')', '.']);
    let is_move = word.contains(|c: char| c.is_ascii_digit()) || word.contains('-');
    is_move.then_some(rest.len() - text.len() + word.len())
}
