//! Writes short ASCII texts and numbers into one place, eight letters at a time.

#![allow(
    clippy::inline_always,
    reason = "what is written is mostly known where it is written: then it is a few stores"
)]

use std::fmt;

/// Up to eight ASCII letters in a number, the first in its lowest byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Word {
    letters: u64,
    length: u32,
}

/// Each byte of a word: 1.
const EACH: u64 = 0x0101_0101_0101_0101;

impl Word {
    /// The first letters of some bytes; none if they are not 1 to 8 or fewer than eight bytes stand there.
    #[inline(always)]
    pub(super) fn first_of(bytes: &[u8], length: u32) -> Option<Word> {
        let letters = u64::from_le_bytes(*bytes.first_chunk()?);
        let others = 8_u32.checked_sub(length).filter(|others| *others < 8)?;
        Some(Word { letters: letters << (8 * others) >> (8 * others), length })
    }

    /// A text of eight letters at the most.
    #[inline(always)]
    pub(super) fn of(text: &str) -> Word {
        let mut word = Word::default();
        text.bytes().for_each(|letter| word.push(letter));
        word
    }

    /// Adds a letter. There is room for eight.
    #[inline(always)]
    pub(super) fn push(&mut self, letter: u8) {
        self.letters |= u64::from(letter) << (8 * self.length);
        self.length += 1;
    }

    /// Its letters, and how many they are; what is behind them is nought.
    #[inline]
    pub fn letters(self) -> ([u8; 8], usize) {
        (self.letters.to_le_bytes(), self.length as usize)
    }

    /// Whether all letters are ASCII, and JSON has them as they are.
    #[inline]
    pub(super) fn is_plain(self) -> bool {
        // What lies behind the letters becomes a blank.
        let bytes = if self.length < 8 { self.letters | (EACH * 0x20) << (8 * self.length) } else { self.letters };
        let quotes = bytes ^ (EACH * u64::from(b'"'));
        let slashes = bytes ^ (EACH * u64::from(b'\\'));
        // A byte that is smaller than what is taken from it borrows, and shows it in its highest bit.
        let found = bytes | bytes.wrapping_sub(EACH * 0x20) | quotes.wrapping_sub(EACH) | slashes.wrapping_sub(EACH);
        found & (EACH << 7) == 0
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letters, length) = self.letters();
        f.write_str(std::str::from_utf8(&letters[..length]).unwrap_or_default()) // they are ASCII
    }
}

/// Eight letters `0`.
const ZEROS: u64 = EACH * b'0' as u64;

/// The first number with more than eight digits.
const EIGHT_DIGITS: u64 = 100_000_000;

/// The digits of a number below [`EIGHT_DIGITS`], a byte each and the first in the lowest: the number is cut into
/// halves, those into quarters and those into digits, in all places at once.
#[inline(always)]
const fn eight_digits(value: u64) -> u64 {
    let halves = (value / 10_000) | ((value % 10_000) << 32);
    let hundreds = ((halves * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let quarters = hundreds | ((halves - 100 * hundreds) << 16);
    let tens = ((quarters * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | ((quarters - 10 * tens) << 8)
}

/// Where is written, from the start.
pub(super) struct Pen<'p, const MOST: usize> {
    letters: &'p mut [u8; MOST],
    at: usize,
}

impl<'p, const MOST: usize> Pen<'p, MOST> {
    /// Begins at the start.
    #[inline(always)]
    pub(super) fn new(letters: &'p mut [u8; MOST]) -> Pen<'p, MOST> {
        Pen { letters, at: 0 }
    }

    /// Some letters.
    #[inline(always)]
    pub(super) fn put<const LENGTH: usize>(&mut self, letters: &[u8; LENGTH]) {
        self.letters[self.at..][..LENGTH].copy_from_slice(letters);
        self.at += LENGTH;
    }

    /// A word. Eight bytes are written, and the next part begins behind its letters.
    #[inline(always)]
    pub(super) fn word(&mut self, word: Word) {
        self.letters[self.at..][..8].copy_from_slice(&word.letters.to_le_bytes());
        self.at += word.length as usize;
    }

    /// A whole number.
    #[inline(always)]
    pub(super) fn integer(&mut self, value: u64) {
        if value >= EIGHT_DIGITS {
            self.long_integer(value);
        } else {
            let digits = eight_digits(value);
            // A number without digits is a zero.
            let zeros = (digits | (1 << 56)).trailing_zeros() / 8;
            let letters = (digits | ZEROS) >> (8 * zeros);
            self.word(Word { letters, length: 8 - zeros });
        }
    }

    #[cold]
    fn long_integer(&mut self, value: u64) {
        let (first, last) = (value / EIGHT_DIGITS, value % EIGHT_DIGITS);
        if first >= EIGHT_DIGITS {
            self.long_integer(first);
        } else {
            self.integer(first);
        }
        self.word(Word { letters: eight_digits(last) | ZEROS, length: 8 });
    }

    /// What was written.
    #[inline(always)]
    pub(super) fn written(self) -> &'p [u8] {
        &self.letters[..self.at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl FnOnce(&mut Pen<'_, 64>)) -> String {
        let mut letters = [0; 64];
        let mut pen = Pen::new(&mut letters);
        write(&mut pen);
        String::from_utf8(pen.written().to_vec()).unwrap()
    }

    #[test]
    fn numbers() {
        let powers = (0..20).map(|power| 10_u64.pow(power)).flat_map(|power| [power - 1, power, power + 1]);
        let many = (0..EIGHT_DIGITS).step_by(997).chain(0..20_000);
        for value in powers.chain(many).chain([u64::MAX, u64::MAX / 3]) {
            assert_eq!(written(|pen| pen.integer(value)), value.to_string());
        }
    }

    #[test]
    fn words() {
        for text in ["e4", "Nf3", "exd8=Q#", "12345678"] {
            assert_eq!(written(|pen| pen.word(Word::of(text))), text);
            let longer = format!("{text} and so on");
            let first = Word::first_of(longer.as_bytes(), text.len() as u32).unwrap();
            assert_eq!(first, Word::of(text));
        }
        assert_eq!(Word::first_of(b"e4", 2), None);
        assert_eq!(Word::first_of(b"0123456789", 9), None);
        assert_eq!(Word::first_of(b"0123456789", 0), None);
    }

    #[test]
    fn json_has_plain_words_as_they_are() {
        for byte in 0..=u8::MAX {
            for length in 1..=8 {
                for at in 0..length {
                    let mut bytes = [b'z'; 8];
                    bytes[at] = byte;
                    let plain = std::str::from_utf8(&bytes[..length])
                        .is_ok_and(|text| serde_json::to_string(text).unwrap().len() == length + 2);
                    let word = Word::first_of(&bytes, length as u32).unwrap();
                    assert_eq!(word.is_plain(), plain, "{byte} at {at} of {length}");
                }
            }
        }
    }
}
