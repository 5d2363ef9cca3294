//! The numbers by which claims name a point of the game: `5`, `4...`, `5. Zug`.

use super::ClaimWord;
use crate::language::claim_word;

/// The number of a move that its word follows, as in `5. Zug`, `5e coup` and `5th move`: the length of the digits and of all.
pub(super) fn ordinal(text: &str) -> Option<(usize, usize)> {
    let digits = number_length(text);
    if digits == 0 {
        return None;
    }
    let marks = [".ª", ".º", ".", "ème", "eme", "er", "e", "th", "st", "nd", "rd", "ª", "º"];
    let behind = marks.iter().find_map(|mark| text[digits..].strip_prefix(mark))?;
    let word = behind.trim_start_matches(' ');
    let (length, found) = claim_word(word)?;
    (found == ClaimWord::On && word.len() < behind.len()).then(|| (digits, text.len() - word.len() + length))
}

/// How many digits open a text.
pub(super) fn number_length(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// How many bytes of dots open a text.
pub(super) fn dots_length(text: &str) -> usize {
    text.len() - text.trim_start_matches(['.', '…']).len()
}

/// Whether a word ends at a place.
pub(super) fn ends(text: &str, at: usize) -> bool {
    text[at..].chars().next().is_none_or(|next| !next.is_alphanumeric())
}

/// The length of the words behind a move that say that it is announced: `Sf3 angekündigt`, `Sf3 wurde angekündigt`.
pub(super) fn announced_behind(behind: &str) -> Option<usize> {
    let mut at = 0;
    for _ in 0..3 {
        at += behind[at..].len() - behind[at..].trim_start_matches([' ', '\u{a0}', ',', '-', '–', '(']).len();
        let (length, word) = claim_word(&behind[at..])?;
        at += length;
        match word {
            ClaimWord::Announced => return Some(at),
            ClaimWord::Join => {}
            _ => return None,
        }
    }
    None
}
