//! The plainest tokens of PGN, told by the next sixteen bytes alone: the hot path of reading files.

use super::class::{HANGING, WORDS};
use super::lanes::{self, Window};

/// A plain token at the start of a window, and how many bytes it has. What is `next` begins right behind it or behind
/// one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plain {
    /// A word of at most eight letters, digits and signs, and one space or line feed behind it. What comes next is `clear`
    /// if no mark of the word's move can open with it.
    Word { end: usize, next: usize, clear: bool },
    /// A move number from 1 to 999 with one dot, or with three that leave White's place open.
    Number { value: u16, black: bool, end: usize, next: usize },
    /// A brace: a comment begins.
    Brace,
}

/// What may stand behind a plain token and the space behind it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Behind {
    /// Nothing that belongs to it.
    Clear,
    /// A word, which may be a mark of a move.
    Word,
    /// More space, a dot, a sign, or something else to be looked at closely.
    Other,
}

static BEHIND: [Behind; 256] = {
    let mut table = [Behind::Clear; 256];
    let mut byte = 0;
    while byte < 256 {
        if byte as u8 <= b' ' || byte as u8 == b'.' || byte >= 0x80 {
            table[byte] = Behind::Other;
        } else if HANGING[byte] {
            table[byte] = if WORDS[byte] { Behind::Word } else { Behind::Other };
        }
        byte += 1;
    }
    table
};

/// The token that a window opens with, if it is plain.
#[allow(clippy::inline_always, reason = "the hot path of every walk through movetext")]
#[inline(always)]
pub(crate) fn token(window: &Window) -> Option<Plain> {
    let first = window[0];
    if WORDS[usize::from(first)] {
        let end = ((!lanes::plain(window)).trailing_zeros() as usize).min(8);
        let next = end + 1;
        let behind = BEHIND[usize::from(window[next])];
        let plain = matches!(window[end], b' ' | b'\n') & (behind != Behind::Other);
        return plain.then_some(Plain::Word { end, next, clear: behind == Behind::Clear });
    }
    if first.is_ascii_digit() {
        return number(window);
    }
    (first == b'{').then_some(Plain::Brace)
}

/// A move number with its dots.
#[inline]
fn number(window: &Window) -> Option<Plain> {
    let digit = |at: usize| {
        let digit = window[at].wrapping_sub(b'0');
        (digit < 10).then_some(u16::from(digit))
    };
    let (value, dot) = match window {
        [_, b'.', ..] => (digit(0)?, 1),
        [_, _, b'.', ..] => (digit(0)? * 10 + digit(1)?, 2),
        [_, _, _, b'.', ..] => (digit(0)? * 100 + digit(1)? * 10 + digit(2)?, 3),
        _ => return None,
    };
    let black = window[dot + 1] == b'.' && window[dot + 2] == b'.';
    let end = if black { dot + 3 } else { dot + 1 };
    let next = end + usize::from(matches!(window[end], b' ' | b'\n'));
    let plain = (value > 0) & (BEHIND[usize::from(window[next])] != Behind::Other);
    plain.then_some(Plain::Number { value, black, end, next })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_tokens_and_others() {
        let number = |value, black, end, next| Some(Plain::Number { value, black, end, next });
        for (text, expected) in [
            ("e4 e5 2.Nf3 Nc6 ", Some(Plain::Word { end: 2, next: 3, clear: false })),
            ("O-O-O+\nKb8 12.Kb", Some(Plain::Word { end: 6, next: 7, clear: false })),
            ("e4 2.Nf3 Nc6", Some(Plain::Word { end: 2, next: 3, clear: true })),
            ("e4 (=) e5", None),
            ("Qa1xb2+x e5 2.Nf", Some(Plain::Word { end: 8, next: 9, clear: false })),
            ("Qa1xb2+xx e5 2.N", None),
            ("e4  e5 2.Nf3 Nc6", None),
            ("e4! e5 2.Nf3 Nc6", None),
            ("e4\u{a0}e5 2.Nf3 Nc6", None),
            ("1.e4 e5 2.Nf3 Nc", number(1, false, 2, 2)),
            ("1. e4 e5 2. Nf3 ", number(1, false, 2, 3)),
            ("1... e5 2. Nf3 N", number(1, true, 4, 5)),
            ("100...Kb5 101.Ka", number(100, true, 6, 6)),
            ("12.\nNf3 Nc6 13.B", number(12, false, 3, 4)),
            ("12.. Nf3 Nc6 13.", None),
            ("12.... Nf3 Nc6 1", None),
            ("12. .. Nf3 Nc6 1", None),
            ("12.  Nf3 Nc6 13.", None),
            ("0.5-0.5 [White x", None),
            ("1234.Nf3 Nc6 [Wh", None),
            ("12 Nf3 Nc6 13 Bb", None),
            ("1.\u{a0}e4 e5 2.Nf3", None),
            ("{ [%clk 0:05:00]", Some(Plain::Brace)),
            ("(1.d4 d5 2.c4 c6", None),
        ] {
            let padded = format!("{text} Nf3 Nc6 3.Bb5");
            assert_eq!(token(padded.as_bytes().first_chunk().unwrap()), expected, "{text}");
        }
    }
}
