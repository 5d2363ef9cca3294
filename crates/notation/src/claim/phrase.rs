//! How far a claim goes that a player wrote amid the moves. **Lacks what it says**: that is read by `read`.

use super::points::{dots_length, number_length, ordinal};
use super::{ClaimWord, LONGEST};
use crate::language::{claim_word, side_word};

/// How many words may stand before it is said that one claims.
const MOST_WORDS: usize = 16;

/// The length in bytes of the words at the start of `rest` that say that a player claims a draw, on one line:
/// `reclama tablas`, `White claims a draw by repetition`.
///
/// ```
/// use planilla_notation::claim_phrase;
/// assert_eq!(claim_phrase("remis reklamiert 5.e4"), Some("remis reklamiert".len()));
/// assert_eq!(claim_phrase("tablas"), None);
/// ```
pub fn claim_phrase(rest: &str) -> Option<usize> {
    let first = claim_word(rest).map(|(_, word)| word);
    if !matches!(first, Some(ClaimWord::Say | ClaimWord::Draw)) && side_word(rest).is_none() {
        return None;
    }
    // Near, so that a flood of such words is not looked through from each of them.
    let near = &rest[..rest.floor_char_boundary(LONGEST + 256)];
    let line = near.find(['\n', '\r', '\t', '|']).map_or(near, |end| &near[..end]);
    let (mut at, mut end, mut said, mut words) = (0, 0, false, 0);
    while at < line.len() && at <= LONGEST {
        let found = claim_word(&line[at..]).map(|(length, word)| (length, Some(word)));
        let side = side_word(&line[at..]).map(|(length, _)| (length, None));
        let longest = match (found, side) {
            (Some(word), Some(side)) => Some(if side.0 >= word.0 { side } else { word }),
            (word, side) => word.or(side),
        };
        let Some((length, word)) = longest else {
            let Some((_, length)) = ordinal(&line[at..]) else { break };
            at += length;
            end = at;
            continue;
        };
        // Of much that is said before it is said that one claims, nothing is a claim.
        words += 1;
        if words > MOST_WORDS && !said {
            return None;
        }
        let numbered = line[..at].trim_end().ends_with(|c: char| c.is_ascii_digit() || c == '.');
        at += length;
        match word {
            Some(ClaimWord::With) => {
                let Some(written) = announced(&line[at..]) else { break };
                at += written;
                end = at;
            }
            Some(ClaimWord::After | ClaimWord::On) => {
                // What names a point is of the claim; what opens with another word is not.
                match point_of(&line[at..]) {
                    Some(written) => {
                        at += written;
                        end = at;
                    }
                    None if numbered => end = at,
                    None => {}
                }
            }
            Some(ClaimWord::None) => break,
            Some(ClaimWord::Join) => {}
            Some(ClaimWord::Say) => (said, end) = (true, at),
            _ => end = at,
        }
        at += line[at..].len() - line[at..].trim_start_matches([' ', '\u{a0}', ',', ':', '-', '–', '(']).len();
    }
    // What was opened in it is closed.
    if line[..end].matches('(').count() > line[..end].matches(')').count() && line[end..].starts_with(')') {
        end += 1;
    }
    said.then_some(end)
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
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let word = text[..end].trim_end_matches([',', ';', ':', ')']);
    let is_move = word.contains(|c: char| c.is_ascii_digit()) || word.contains('-');
    is_move.then_some(rest.len() - text.len() + word.len())
}
