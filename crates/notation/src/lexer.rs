//! Cuts a text into tokens that tile it, in one pass over its bytes and without allocation. Never fails.
//!
//! One lexer serves both dialects. They differ where people and programs differ: a sheet has lines, columns, gaps and
//! numbers glued to moves; PGN has escapes, tag pairs and variations.

use crate::{Dialect, Span, Token, TokenKind};
use memchr::{memchr, memchr2, memchr3};

/// The tokens of a text.
///
/// ```
/// use planilla_notation::{Dialect, Lexer, TokenKind::*};
/// let text = "5Dxd5 d5";
/// let tokens: Vec<_> = Lexer::new(text, Dialect::Sheet).map(|token| (token.kind, token.span.of(text))).collect();
/// assert_eq!(tokens, [(Number, "5"), (Word, "Dxd5"), (Space, " "), (Word, "d5")]);
/// ```
#[derive(Clone, Debug)]
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
    dialect: Dialect,
}

/// What a byte may open or continue.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Class {
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

const CLASSES: [Class; 256] = {
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
const PLAIN: [bool; 256] = {
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

impl<'t> Lexer<'t> {
    /// A lexer at the start of a text.
    #[inline]
    pub const fn new(text: &'t str, dialect: Dialect) -> Lexer<'t> {
        Lexer { text, at: 0, dialect }
    }

    /// The byte where the next token begins.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.at
    }

    /// Goes to a byte of the text, which ought to be the first of a character; to the end where it is not.
    #[inline]
    pub fn seek(&mut self, offset: usize) {
        self.at = if self.text.is_char_boundary(offset) { offset } else { self.text.len() };
    }

    /// The text from here on.
    #[inline]
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The class of the byte at an offset; the end of the text is as good as a line end.
    #[inline]
    fn class(&self, at: usize) -> Class {
        self.text.as_bytes().get(at).map_or(Class::Line, |&byte| CLASSES[usize::from(byte)])
    }

    /// The next token of a PGN text.
    #[inline]
    pub(crate) fn next_pgn(&mut self) -> Option<Token> {
        let bytes = self.text.as_bytes();
        let start = self.at;
        let &first = bytes.get(start)?;
        let mut end = start + 1;
        let mut value = 0;
        let kind = match CLASSES[usize::from(first)] {
            Class::Word | Class::Dot | Class::Comma => {
                end = self.pgn_word(end);
                TokenKind::Word
            }
            Class::Space | Class::Line | Class::Separator if first != b'|' => {
                while bytes.get(end).is_some_and(|&byte| matches!(byte, b' ' | b'\t'..=b'\r')) {
                    end += 1;
                }
                TokenKind::Space
            }
            Class::Digit => {
                (end, value) = digits(bytes, start);
                match bytes.get(end) {
                    Some(b'.') if first != b'0' || end > start + 1 => {
                        while bytes.get(end) == Some(&b'.') {
                            end += 1;
                        }
                        TokenKind::Number
                    }
                    _ => self.bare_digits(first, &mut end, true),
                }
            }
            Class::Brace => {
                end = memchr(b'}', &bytes[end..]).map_or(bytes.len(), |length| end + length + 1);
                TokenKind::Comment
            }
            Class::Sign => {
                end = self.pgn_word(end);
                TokenKind::Figure
            }
            _ => {
                let kind;
                (kind, end, value) = self.rare(first);
                kind
            }
        };
        self.at = end;
        Some(Token { span: Span::new(start, end), value, kind })
    }

    /// The end of a word of PGN that goes on at `at`.
    #[inline]
    fn pgn_word(&self, mut at: usize) -> usize {
        let bytes = self.text.as_bytes();
        loop {
            match bytes.get(at) {
                Some(&byte) if PLAIN[usize::from(byte)] => at += 1,
                Some(&byte) if byte >= 0x80 => match self.high(at) {
                    (length, false) => at += length,
                    (_, true) => return at,
                },
                _ => return at,
            }
        }
    }

    /// The length of the character at `at`, and whether it is white space.
    #[cold]
    fn high(&self, at: usize) -> (usize, bool) {
        self.text.get(at..).and_then(|rest| rest.chars().next()).map_or((1, false), |c| (c.len_utf8(), is_space(c)))
    }

    /// What the digits before `end` are that no dot follows: a number, or the head of a [`TokenKind::Figure`].
    fn bare_digits(&self, first: u8, end: &mut usize, pgn: bool) -> TokenKind {
        let bytes = self.text.as_bytes();
        let length = *end - self.at;
        let number = first != b'0'
            && length <= 3
            && match bytes.get(*end) {
                // "1-0", "1/2", "1,5", "1:0", "1+"; but "1- e4", "1-e4", "1: e4" count moves.
                Some(b'-' | b':') => {
                    let counts = !pgn
                        && matches!(
                            bytes.get(*end + 1),
                            Some(b' ' | b'\t' | b'A'..=b'N' | b'P'..=b'Z' | b'a'..=b'n' | b'p'..=b'z')
                        );
                    *end += usize::from(counts);
                    counts
                }
                Some(b'/' | b',' | b'+' | b'=' | b'.') => false,
                Some(0x80..) => !self.text[*end..].starts_with(['½', '–', '—', '−', '‑']),
                _ => true,
            };
        if number {
            return TokenKind::Number;
        }
        *end = if pgn { self.pgn_word(*end) } else { self.sheet_word(*end, false) };
        TokenKind::Figure
    }

    /// The tokens that both dialects have and few texts hold many of.
    #[cold]
    fn rare(&self, first: u8) -> (TokenKind, usize, u16) {
        let bytes = self.text.as_bytes();
        let start = self.at;
        let rest = &bytes[start..];
        let pgn = self.dialect == Dialect::Pgn;
        let (kind, length) = match CLASSES[usize::from(first)] {
            Class::Open if rest.starts_with(b"(=)") => (TokenKind::Offer, 3),
            Class::Open => (TokenKind::Open, 1),
            Class::Close => (TokenKind::Close, 1),
            Class::Brace => (TokenKind::Comment, memchr(b'}', rest).map_or(rest.len(), |at| at + 1)),
            Class::Semicolon => (TokenKind::Comment, line_length(rest)),
            Class::Bracket => (TokenKind::Tag, tag_parts(self.text, start).end - start),
            Class::Star => (TokenKind::Figure, 1),
            Class::Reserved => (TokenKind::Reserved, run(rest, |byte| matches!(byte, b'<' | b'>'))),
            Class::Dollar if rest.get(1).is_some_and(u8::is_ascii_digit) => {
                let (end, value) = digits(bytes, start + 1);
                return (TokenKind::Nag, end, value);
            }
            Class::Percent if pgn && (start == 0 || matches!(bytes[start - 1], b'\n' | b'\r')) => {
                (TokenKind::Escape, line_length(rest))
            }
            Class::Bang if pgn => {
                let end = self.pgn_word(start + 1);
                let bangs = bytes[start..end].iter().all(|byte| matches!(byte, b'!' | b'?'));
                (if bangs { TokenKind::Nag } else { TokenKind::Word }, end - start)
            }
            Class::High if pgn => match self.high(start) {
                (length, true) => (TokenKind::Space, length),
                (length, false) => {
                    let half = self.text[start..].starts_with('½');
                    (if half { TokenKind::Figure } else { TokenKind::Word }, self.pgn_word(start + length) - start)
                }
            },
            Class::Percent => (TokenKind::Word, self.pgn_word(start + 1) - start),
            class => (TokenKind::Other, run(rest, |byte| CLASSES[usize::from(byte)] == class)),
        };
        (kind, start + length, 0)
    }

    /// The next token of a sheet.
    fn next_sheet(&mut self) -> Option<Token> {
        let bytes = self.text.as_bytes();
        let start = self.at;
        let &first = bytes.get(start)?;
        let mut end = start + 1;
        let mut value = 0;
        let kind = match CLASSES[usize::from(first)] {
            Class::Space => {
                end += run(&bytes[end..], |byte| CLASSES[usize::from(byte)] == Class::Space);
                TokenKind::Space
            }
            Class::Line => {
                end += usize::from(first == b'\r' && bytes.get(end) == Some(&b'\n'));
                TokenKind::Newline
            }
            Class::Separator => TokenKind::Separator,
            Class::Digit => {
                (end, value) = digits(bytes, start);
                let dots = dots_length(&self.text[end..]);
                if dots > 0 && (first != b'0' || end > start + 1) {
                    end += dots;
                    TokenKind::Number
                } else {
                    self.bare_digits(first, &mut end, false)
                }
            }
            Class::Word | Class::Percent | Class::Comma => {
                end = if first == b',' { end } else { self.sheet_word(end, true) };
                if first == b',' { TokenKind::Other } else { TokenKind::Word }
            }
            Class::Dot | Class::Sign | Class::Bang => {
                end = self.sheet_word(end, false);
                self.signs(&mut end)
            }
            Class::High => match self.high(start) {
                (length, true) => {
                    end = start + length;
                    TokenKind::Space
                }
                (length, false) => {
                    end = self.sheet_word(start + length, false);
                    self.signs(&mut end)
                }
            },
            _ => {
                (_, end, value) = self.rare(first);
                self.rare(first).0
            }
        };
        self.at = end;
        Some(Token { span: Span::new(start, end), value, kind })
    }

    /// What the word from here to `end` is that opens with a sign or a character beyond ASCII.
    fn signs(&self, end: &mut usize) -> TokenKind {
        let word = &self.text[self.at..*end];
        let gap = |c: char| matches!(c, '?' | '-' | '_' | '.' | '…' | '–' | '—');
        if word.chars().all(gap) {
            return if word == "." { TokenKind::Other } else { TokenKind::Gap };
        }
        // A gap that a word follows: "...e5", "--Cf3".
        let opening = word.len() - word.trim_start_matches(['.', '…', '_']).len();
        if opening > 0 {
            *end = self.at + opening;
            return if opening == 1 { TokenKind::Other } else { TokenKind::Gap };
        }
        match word.as_bytes()[0] {
            b'!' | b'?' if word.bytes().all(|byte| matches!(byte, b'!' | b'?')) => TokenKind::Nag,
            b'+' | b'-' => TokenKind::Figure,
            _ if word.starts_with(['½', '–', '—', '−']) => TokenKind::Figure,
            _ => TokenKind::Word,
        }
    }

    /// The end of a word of a sheet that goes on at `at`. A word with `letters` ends at a full stop before a digit.
    fn sheet_word(&self, mut at: usize, letters: bool) -> usize {
        let bytes = self.text.as_bytes();
        loop {
            match self.class(at) {
                Class::Dot if letters && self.class(at + 1) == Class::Digit => return at + 1,
                Class::Digit
                | Class::Word
                | Class::Sign
                | Class::Bang
                | Class::Dot
                | Class::Percent
                | Class::Dollar => {
                    at += 1;
                }
                Class::Comma if self.class(at + 1) == Class::Digit && !letters => at += 1,
                Class::Comma | Class::Semicolon => return at + 1,
                Class::High => match self.high(at) {
                    (length, false) => at += length,
                    (_, true) => return at,
                },
                Class::Open => match bytes[at + 1..].iter().take(4).position(|&byte| byte == b')') {
                    Some(length) if length > 0 && bracketed(&bytes[at + 1..at + 1 + length]) => at += length + 2,
                    _ => return at,
                },
                _ => return at,
            }
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    #[inline]
    fn next(&mut self) -> Option<Token> {
        match self.dialect {
            Dialect::Pgn => self.next_pgn(),
            Dialect::Sheet => self.next_sheet(),
        }
    }
}

impl std::iter::FusedIterator for Lexer<'_> {}

/// What may stand in brackets inside a written move: `(=)`, `(D)`, `N(b)d2`, `(ep)`.
fn bracketed(inner: &[u8]) -> bool {
    match inner {
        b"=" | [b'1'..=b'8'] => true,
        _ => inner.iter().all(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80),
    }
}

/// Whether a character is white space, with the marks that print nothing.
pub(crate) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}' | '\u{2060}' | '\u{feff}')
}

/// The end of the digits at `at`, and their value, at most 65,535.
#[inline]
fn digits(bytes: &[u8], mut at: usize) -> (usize, u16) {
    let mut value: u16 = 0;
    while let Some(&byte @ b'0'..=b'9') = bytes.get(at) {
        value = value.saturating_mul(10).saturating_add(u16::from(byte - b'0'));
        at += 1;
    }
    (at, value)
}

/// The length of the full stops and ellipses a text opens with.
pub(crate) fn dots_length(text: &str) -> usize {
    text.len() - text.trim_start_matches(['.', '…']).len()
}

/// How many bytes from the first one on pass a test.
fn run(bytes: &[u8], test: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|&byte| !test(byte)).unwrap_or(bytes.len())
}

/// The bytes before the end of the line.
pub(crate) fn line_length(bytes: &[u8]) -> usize {
    memchr2(b'\n', b'\r', bytes).unwrap_or(bytes.len())
}

/// A tag pair taken apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TagParts {
    /// One past its last byte.
    pub(crate) end: usize,
    pub(crate) name: Span,
    /// The value between its quotes.
    pub(crate) value: Span,
    /// Whether it is whole: a name, a value in quotes, a closing bracket.
    pub(crate) whole: bool,
}

/// Takes apart what opens with the `[` at `start`: `[Name "value"]`, over several lines if need be, the value on one.
/// Quotes inside the value that no backslash covers are forgiven. What is broken ends with its line or its `]`.
pub(crate) fn tag_parts(text: &str, start: usize) -> TagParts {
    let bytes = text.as_bytes();
    let skip = |at: usize| at + run(&bytes[at..], |byte| matches!(byte, b' ' | b'\t'..=b'\r'));
    let name_start = skip(start + 1);
    let name_end = name_start + run(&bytes[name_start..], |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let name = Span::new(name_start, name_end);
    let quote = skip(name_end);
    if name_end > name_start && bytes.get(quote) == Some(&b'"') {
        let value_start = quote + 1;
        let mut at = value_start;
        let mut last_quote = None;
        while let Some(length) = memchr3(b'"', b'\\', b'\n', &bytes[at..]) {
            at += length;
            match bytes[at] {
                b'"' => {
                    let close = skip(at + 1);
                    if bytes.get(close) == Some(&b']') {
                        return TagParts { end: close + 1, name, value: Span::new(value_start, at), whole: true };
                    }
                    last_quote = Some(at);
                    at += 1;
                }
                b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => at += 2,
                b'\\' => at += 1,
                _ => break,
            }
        }
        let end = value_start + line_length(&bytes[value_start..]);
        let value_end = last_quote.filter(|&quote| quote < end).unwrap_or(end);
        return TagParts { end, name, value: Span::new(value_start, value_end), whole: false };
    }
    let line = &bytes[start..start + line_length(&bytes[start..])];
    let end = start + memchr(b']', line).map_or(line.len(), |at| at + 1);
    let empty = Span::new(end, end);
    TagParts { end, name: if name_end <= end { name } else { empty }, value: empty, whole: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use TokenKind::*;

    fn solid(text: &str, dialect: Dialect) -> Vec<(TokenKind, &str)> {
        let mut at = 0;
        let mut solid = Vec::new();
        for token in Lexer::new(text, dialect) {
            assert_eq!(token.span.start as usize, at, "{text:?}");
            assert!(!token.span.is_empty() && text.get(token.span.range()).is_some(), "{text:?}");
            at = token.span.end as usize;
            if !matches!(token.kind, Space | Newline) {
                solid.push((token.kind, token.span.of(text)));
            }
        }
        assert_eq!(at, text.len());
        solid
    }

    #[test]
    fn sheets() {
        let cases: [(&str, &[(TokenKind, &str)]); 24] = [
            ("1e4 e5", &[(Number, "1"), (Word, "e4"), (Word, "e5")]),
            ("2Cf3", &[(Number, "2"), (Word, "Cf3")]),
            ("11.Rb1(=)", &[(Number, "11."), (Word, "Rb1(=)")]),
            ("12.Axe5", &[(Number, "12."), (Word, "Axe5")]),
            ("3...e5", &[(Number, "3..."), (Word, "e5")]),
            ("3…e5", &[(Number, "3…"), (Word, "e5")]),
            ("2♘f3", &[(Number, "2"), (Word, "♘f3")]),
            ("0-0 00 000 0-0-0+", &[(Figure, "0-0"), (Figure, "00"), (Figure, "000"), (Figure, "0-0-0+")]),
            ("1-0 1/2-1/2", &[(Figure, "1-0"), (Figure, "1/2-1/2")]),
            ("½-½ 0,5-0,5 0.5-0.5", &[(Figure, "½-½"), (Figure, "0,5-0,5"), (Figure, "0.5-0.5")]),
            ("exd6 a.p..", &[(Word, "exd6"), (Word, "a.p..")]),
            ("e4,e5, d4", &[(Word, "e4,"), (Word, "e5,"), (Word, "d4")]),
            ("? -- ... … ___", &[(Gap, "?"), (Gap, "--"), (Gap, "..."), (Gap, "…"), (Gap, "___")]),
            ("...e5 .e5", &[(Gap, "..."), (Word, "e5"), (Other, "."), (Word, "e5")]),
            ("e5.2.Cf3", &[(Word, "e5."), (Number, "2."), (Word, "Cf3")]),
            ("e4\t|e5", &[(Word, "e4"), (Separator, "\t"), (Separator, "|"), (Word, "e5")]),
            (
                "N(b)d2 e8(D)+ e4(1:30)",
                &[(Word, "N(b)d2"), (Word, "e8(D)+"), (Word, "e4"), (Open, "("), (Figure, "1:30"), (Close, ")")],
            ),
            ("1- e4 1-e4 1-O", &[(Number, "1-"), (Word, "e4"), (Number, "1-"), (Word, "e4"), (Figure, "1-O")]),
            ("7163 2005", &[(Figure, "7163"), (Figure, "2005")]),
            ("Cf3!? !? +", &[(Word, "Cf3!?"), (Nag, "!?"), (Figure, "+")]),
            ("{x}e4;", &[(Comment, "{x}"), (Word, "e4;")]),
            ("e4\u{a0}e5", &[(Word, "e4"), (Word, "e5")]),
            ("0–0 e2–e4", &[(Figure, "0–0"), (Word, "e2–e4")]),
            ("*", &[(Figure, "*")]),
        ];
        for (text, expected) in cases {
            assert_eq!(solid(text, Dialect::Sheet), expected, "{text:?}");
        }
    }

    #[test]
    fn pgn() {
        let cases: [(&str, &[(TokenKind, &str)]); 12] = [
            ("1.e4 1... e5", &[(Number, "1."), (Word, "e4"), (Number, "1..."), (Word, "e5")]),
            ("e4{c}e5;d\nd4", &[(Word, "e4"), (Comment, "{c}"), (Word, "e5"), (Comment, ";d"), (Word, "d4")]),
            ("Nf3$14 !? ?", &[(Word, "Nf3"), (Nag, "$14"), (Nag, "!?"), (Nag, "?")]),
            ("e4!? O-O+ 0-0", &[(Word, "e4!?"), (Word, "O-O+"), (Figure, "0-0")]),
            ("1-0 1/2-1/2 *", &[(Figure, "1-0"), (Figure, "1/2-1/2"), (Figure, "*")]),
            ("e4* --", &[(Word, "e4"), (Figure, "*"), (Figure, "--")]),
            ("(e4) (=)", &[(Open, "("), (Word, "e4"), (Close, ")"), (Offer, "(=)")]),
            ("%x\n %y", &[(Escape, "%x"), (Word, "%y")]),
            ("[A \"b\\\"]\"][C \"d\"]", &[(Tag, "[A \"b\\\"]\"]"), (Tag, "[C \"d\"]")]),
            ("[A\n\"b\"\n]", &[(Tag, "[A\n\"b\"\n]")]),
            ("[A \"b\nc", &[(Tag, "[A \"b"), (Word, "c")]),
            ("<> } {", &[(Reserved, "<>"), (Other, "}"), (Comment, "{")]),
        ];
        for (text, expected) in cases {
            assert_eq!(solid(text, Dialect::Pgn), expected, "{text:?}");
        }
        let text = "[A \"b \"c\" d\"]";
        assert_eq!(tag_parts(text, 0).value.of(text), "b \"c\" d");
    }
}
