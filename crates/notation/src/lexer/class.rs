//! What bytes may open and continue, as tables.

use super::is_space;

/// What a byte may open or continue.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Class {
    Space,
    Line,
    Separator,
    Digit,
    /// A letter, or any other character of a word.
    Word,
    /// `+` and `-`: of a word, and one that they open may be a result.
    Sign,
    /// `!` and `?`.
    Bang,
    /// `.` and `_`, which may make a gap.
    Dot,
    /// `,`: the last of its word.
    Comma,
    Brace,
    Semicolon,
    Open,
    Close,
    Bracket,
    Dollar,
    Percent,
    Star,
    Reserved,
    Other,
    /// A byte of a character beyond ASCII.
    High,
}

pub(super) const CLASSES: [Class; 256] = {
    let mut table = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | 0x0b | 0x0c => Class::Space,
            b'\n' | b'\r' => Class::Line,
            b'\t' | b'|' => Class::Separator,
            b'0'..=b'9' => Class::Digit,
            b'+' | b'-' => Class::Sign,
            b'!' | b'?' => Class::Bang,
            b'.' | b'_' => Class::Dot,
            b',' => Class::Comma,
            b'{' => Class::Brace,
            b';' => Class::Semicolon,
            b'(' => Class::Open,
            b')' => Class::Close,
            b'[' => Class::Bracket,
            b'$' => Class::Dollar,
            b'%' => Class::Percent,
            b'*' => Class::Star,
            b'<' | b'>' => Class::Reserved,
            b']' | b'}' | b'"' | 0..=0x1f | 0x7f => Class::Other,
            0x80.. => Class::High,
            _ => Class::Word,
        };
        byte += 1;
    }
    table
};

/// Whether a byte goes on with a word of PGN without a second look.
pub(super) const PLAIN: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = matches!(
            CLASSES[byte],
            Class::Digit | Class::Word | Class::Sign | Class::Bang | Class::Dot | Class::Comma | Class::Percent
        );
        byte += 1;
    }
    table
};

/// Whether a byte opens a word of PGN.
pub(super) const WORDS: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = matches!(CLASSES[byte], Class::Word | Class::Dot | Class::Comma);
        byte += 1;
    }
    table
};

/// Whether a byte may open a mark of PGN that stands apart from its move, or white space that is not plain.
pub(super) const HANGING: [bool; 256] = {
    let mut table = WORDS;
    let mut byte = 0;
    while byte < 256 {
        table[byte] |= matches!(CLASSES[byte], Class::Sign | Class::Open | Class::High)
            || matches!(byte as u8, b'\t' | 0x0b | 0x0c);
        byte += 1;
    }
    table
};

/// The class of the byte at an offset; the end of the text is as good as a line end.
#[inline]
pub(super) fn class(text: &str, at: usize) -> Class {
    text.as_bytes().get(at).map_or(Class::Line, |&byte| CLASSES[usize::from(byte)])
}

/// How many bytes from the first one on pass a test.
pub(super) fn run(bytes: &[u8], test: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|&byte| !test(byte)).unwrap_or(bytes.len())
}

/// The length of the character at `at`, and whether it is white space.
#[cold]
pub(super) fn high(text: &str, at: usize) -> (usize, bool) {
    text.get(at..).and_then(|rest| rest.chars().next()).map_or((1, false), |c| (c.len_utf8(), is_space(c)))
}
