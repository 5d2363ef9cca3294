//! The smallest pieces of a text.

use crate::Span;

/// One token: what it is, and where it stands. Tokens tile their text: each begins where the last one ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Where it stands; never empty.
    pub span: Span,
    /// The value of a [`TokenKind::Number`] or a [`TokenKind::Nag`], at most 65,535; else 0.
    pub value: u16,
    /// What it is.
    pub kind: TokenKind,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// White space; in PGN with its line ends, in a sheet without.
    Space,
    /// The end of a line of a sheet.
    Newline,
    /// What parts the columns of a sheet: a tab, `|`.
    Separator,
    /// A move number with its dots: `12`, `12.`, `12...`.
    Number,
    /// A word: a move, a mark, a name.
    Word,
    /// A word that opens with a digit or a sign and yet is no number: `1-0`, `0-0-0`, `½-½`, `*`, `+/-`, `--` in PGN.
    Figure,
    /// A comment: `{...}`, or `;...` to the end of its line. One that is never closed runs to the end of the text.
    Comment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// What opens with `[`: a tag pair, or what remains of one.
    Tag,
    /// A numeric annotation glyph `$1`, or a word of nothing but `!` and `?`.
    Nag,
    /// A PGN line with `%` in its first column.
    Escape,
    /// A draw offer as the Laws write it: `(=)`.
    Offer,
    /// A place left open on a sheet: `?`, `--`, `...`, `___`.
    Gap,
    /// `<` or `>`, which PGN keeps for the future.
    Reserved,
    /// Characters that belong to no token.
    Other,
}
