//! Cuts a text into tokens that tile it, in one pass over its bytes and without allocation. Never fails.
//!
//! One lexer serves both dialects. They differ where people and programs differ: a sheet has lines, columns, gaps and
//! numbers glued to moves; PGN has escapes, tag pairs and variations.

mod class;
pub(crate) mod lanes;
pub(crate) mod pgn;
pub(crate) mod plain;
mod sheet;
mod tag;

pub(crate) use tag::{TagParts, plain_tag, tag_parts};

use crate::{Dialect, Span, Token, TokenKind};
use class::{CLASSES, Class, run};
use memchr::{memchr, memchr2};

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
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    #[inline]
    fn next(&mut self) -> Option<Token> {
        let token = match self.dialect {
            Dialect::Pgn => pgn::token_at(self.text, self.at),
            Dialect::Sheet => sheet::token_at(self.text, self.at),
        }?;
        self.at = token.span.end as usize;
        Some(token)
    }
}

impl std::iter::FusedIterator for Lexer<'_> {}

#[inline]
fn token(kind: TokenKind, start: usize, end: usize, value: u16) -> Token {
    Token { span: Span::new(start, end), value, kind }
}

/// The tokens that both dialects have and few texts hold many of. There is a byte at `at`.
fn common(text: &str, at: usize) -> Token {
    let rest = &text.as_bytes()[at..];
    let (kind, length) = match CLASSES[usize::from(rest[0])] {
        Class::Open if rest.starts_with(b"(=)") => (TokenKind::Offer, 3),
        Class::Open => (TokenKind::Open, 1),
        Class::Close => (TokenKind::Close, 1),
        Class::Brace => (TokenKind::Comment, memchr(b'}', rest).map_or(rest.len(), |at| at + 1)),
        Class::Semicolon => (TokenKind::Comment, line_length(rest)),
        Class::Bracket => (TokenKind::Tag, tag_parts(text, at).end - at),
        Class::Star => (TokenKind::Figure, 1),
        Class::Reserved => (TokenKind::Reserved, run(rest, |byte| matches!(byte, b'<' | b'>'))),
        class => (TokenKind::Other, run(rest, |byte| CLASSES[usize::from(byte)] == class)),
    };
    token(kind, at, at + length, 0)
}

/// Whether a character is white space, with the marks that print nothing.
pub(crate) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}' | '\u{2060}' | '\u{feff}')
}

/// The length of the full stops and ellipses a text opens with.
pub(crate) fn dots_length(text: &str) -> usize {
    text.len() - text.trim_start_matches(['.', '…']).len()
}

/// The bytes before the end of the line.
pub(crate) fn line_length(bytes: &[u8]) -> usize {
    memchr2(b'\n', b'\r', bytes).unwrap_or(bytes.len())
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
        let cases: [(&str, &[(TokenKind, &str)]); 25] = [
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
            (
                "120-0-0 100–0 10-0",
                &[(Number, "12"), (Figure, "0-0-0"), (Number, "10"), (Figure, "0–0"), (Number, "1"), (Figure, "0-0")],
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(solid(text, Dialect::Sheet), expected, "{text:?}");
        }
    }

    #[test]
    fn pgn() {
        let cases: [(&str, &[(TokenKind, &str)]); 13] = [
            ("3.4b3 12 c4", &[(Number, "3."), (Word, "4b3"), (Number, "12"), (Word, "c4")]),
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
