//! The longhand of old English books, `P. to K. 4th`, `K. Kt. to B. 3d`, `R. to K. sq.`, drawn together into what newer
//! ones print: `P to K4`, `KKt to B3`, `R to K1`.

use super::Names;
use crate::language::capture_word;

/// A text drawn together, and how far it goes in each: the ends of its words in the one and in the other.
pub(super) struct Compact {
    pub(super) text: String,
    ends: Vec<(usize, usize)>,
}

impl Compact {
    /// Draws a text together, if that makes another of it.
    pub(super) fn new(text: &str, names: &Names) -> Option<Compact> {
        if names.rank_first || !text.contains([' ', '.']) {
            return None;
        }
        let mut compact = Compact { text: String::with_capacity(text.len()), ends: Vec::new() };
        // Without a word between the man and the square a rank may be the number of a move.
        let (mut at, mut joined) = (0, false);
        for word in text.split_inclusive([' ', '.']) {
            let (start, end) = (at, at + word.trim_end_matches(' ').len());
            at += word.len();
            let bare = word.trim_end_matches([' ', '.', ',']);
            let bare = bare.strip_suffix("'s").unwrap_or(bare);
            if bare.is_empty() {
                if let Some((_, last)) = compact.ends.last_mut() {
                    *last = end;
                }
                continue;
            }
            match rank(bare) {
                Some(digit) => compact.text.extend([digit, ' ']),
                None if names.are_men(bare) => compact.text.push_str(bare),
                None if matches!(bare, "to" | "x" | "-") || capture_word(bare) == Some(bare.len()) => {
                    compact.text.extend([" ", bare, " "]);
                    joined = true;
                }
                // Marks, or no part of this move.
                None => {
                    compact.text.extend([" ", &text[start..]]);
                    break;
                }
            }
            compact.ends.push((compact.text.trim_end().len(), end));
        }
        (joined && compact.text.trim() != text).then_some(compact)
    }

    /// Where the text as written ends if so much of the compact one is taken, which must be whole words.
    pub(super) fn source(&self, length: usize) -> Option<usize> {
        self.ends.iter().find(|(compact, _)| *compact == length).map(|(_, source)| *source)
    }
}

/// A rank: `4th`, `3d`, `1st`, `4`, `sq`.
fn rank(word: &str) -> Option<char> {
    if word == "sq" {
        return Some('1');
    }
    let digit = word.chars().next().filter(|digit| matches!(digit, '1'..='8'))?;
    matches!(&word[1..], "" | "st" | "nd" | "d" | "rd" | "th").then_some(digit)
}
