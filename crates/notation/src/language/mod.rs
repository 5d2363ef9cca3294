//! The languages players write in. **A language is a row of data**: its letters, its words and its headings stand in
//! [`LANGUAGES`], and the lexer's sets, the reader, the writer and the lists are made from it. No code asks which
//! language it has before it.

mod fold;
mod headers;
mod months;
mod table;
mod words;

pub(crate) use fold::folded;
pub use headers::header_key;
pub use months::month;
pub use table::LANGUAGES;
pub(crate) use words::{capture_word, castling_at, mark_at, reason_at, reason_tail, result_word};
pub use words::{castling_phrase, mark_phrase, resigns_phrase};

use crate::{EndReason, Key};
use planilla_board::Role;
use std::fmt;

/// The figurines (U+2654 to U+2659), by [`Role::index`]. They are read in every language (C.3).
pub(crate) const FIGURINES: [&str; 6] = ["♙", "♘", "♗", "♖", "♕", "♔"];

/// A system of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Algebraic, with the letters of a language (Laws, C; E before 2009).
    Algebraic,
    /// Algebraic with figurines and no letters (C.3).
    Figurine,
    /// The digits of correspondence chess (ICCF): `5254`.
    Numeric,
    /// Descriptive: squares are named after the pieces that start on their files, from the mover's side: `P-K4`.
    Descriptive,
    /// The names that are announced to players who cannot see the board (D; F before 2009): `Eva zwei Eva vier`.
    Spoken,
}

/// No letters for files but the Latin ones.
pub const LATIN_FILES: [&[&str]; 8] = [&[]; 8];

/// A language as a row of data.
///
/// ```
/// use planilla_board::Role;
/// use planilla_notation::language::Language;
/// let spanish = Language::by_code("es").unwrap();
/// assert_eq!(spanish.name, "español");
/// assert_eq!(spanish.letter(Role::Knight), "C");
/// ```
#[derive(Clone, Copy)]
pub struct Language {
    /// The ISO 639 code: `es`.
    pub code: &'static str,
    /// The language's name for itself.
    pub name: &'static str,
    /// Its English name.
    pub english_name: &'static str,
    /// The system of notation it is a row of.
    pub system: System,
    /// The letters of each man, by [`Role::index`]; the first is the one of the Laws' list (PGN 8.2.3.2, section 17),
    /// the rest are others that players write. The pawn's own letter is named here for the record: on a sheet the
    /// pawn has none (C.4), and the reader takes only `P` for one.
    pub letters: [&'static [&'static str]; 6],
    /// Letters of its own alphabet for the files a to h, beside the Latin ones: `ζ` for f. [`LATIN_FILES`] has none.
    pub files: [&'static [&'static str]; 8],
    /// Its words.
    pub words: Words,
    /// The printed headings of its sheets.
    pub headings: &'static [(Key, &'static [&'static str])],
    /// Its names of the months, January first: the whole name, and then what it is shortened to, without the full stop.
    pub months: [&'static [&'static str]; 12],
}

/// The words of a language, by what they mean. The first of each list is the one to write. Letter case, accents and
/// the width of spaces do not matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words {
    /// Check: `jaque`.
    pub check: &'static [&'static str],
    /// Double check: `jaque doble`.
    pub double_check: &'static [&'static str],
    /// Mate: `jaque mate`.
    pub mate: &'static [&'static str],
    /// En passant: `a.p.` (2005 E9, C.9).
    pub en_passant: &'static [&'static str],
    /// A capture, between the man and the square: `takes`.
    pub capture: &'static [&'static str],
    /// A draw offer: `tablas?`.
    pub offer: &'static [&'static str],
    /// A draw as a result: `tablas`. With a question mark each is an offer.
    pub draw: &'static [&'static str],
    /// White and Black as words for a result are made: `las blancas`. A word of [`Words::wins`], [`Words::loses`] or
    /// [`Words::resigns`] before or behind one makes a result, with [`Words::of`] between if need be:
    /// `ganan las blancas`, `abandono de las negras`.
    pub sides: [&'static [&'static str]; 2],
    /// That a side wins: `ganan`.
    pub wins: &'static [&'static str],
    /// That a side loses: `pierden`.
    pub loses: &'static [&'static str],
    /// What joins a win to whose it is: `de`.
    pub of: &'static [&'static str],
    /// White's win as a result, in words that are not made as [`Words::sides`] says.
    pub white_wins: &'static [&'static str],
    /// Black's win as a result, likewise.
    pub black_wins: &'static [&'static str],
    /// A resignation that does not say whose.
    pub resigns: &'static [&'static str],
    /// Why a game ends; mate and resignation have lists of their own.
    pub reasons: &'static [(EndReason, &'static [&'static str])],
    /// What joins a reason to a result: `por`.
    pub because: &'static [&'static str],
    /// Short castling: `enroque corto`.
    pub castle_short: &'static [&'static str],
    /// Long castling: `enroque largo`.
    pub castle_long: &'static [&'static str],
    /// Castling that does not say to which side: `enroque`.
    pub castle: &'static [&'static str],
}

impl Words {
    /// No words.
    pub const NONE: Words = Words {
        check: &[],
        double_check: &[],
        mate: &[],
        en_passant: &[],
        capture: &[],
        offer: &[],
        draw: &[],
        sides: [&[], &[]],
        wins: &[],
        loses: &[],
        of: &[],
        reasons: &[],
        because: &[],
        white_wins: &[],
        black_wins: &[],
        resigns: &[],
        castle_short: &[],
        castle_long: &[],
        castle: &[],
    };
}

impl Language {
    /// The language of a code, in any letter case; a region after the code (`es-MX`, `de_AT`) is passed over.
    ///
    /// ```
    /// use planilla_notation::language::Language;
    /// assert_eq!(Language::by_code("DE_at").map(|language| language.code), Some("de"));
    /// assert_eq!(Language::by_code("tlh"), None);
    /// ```
    pub fn by_code(code: &str) -> Option<&'static Language> {
        let find = |code: &str| LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(code));
        find(code).or_else(|| find(code.split(['-', '_', '.']).next()?))
    }

    /// The language that a heading names: by its code, or by its name in itself or in English.
    ///
    /// ```
    /// use planilla_notation::language::Language;
    /// assert_eq!(Language::named("Español").map(|language| language.code), Some("es"));
    /// assert_eq!(Language::named("German").map(|language| language.code), Some("de"));
    /// ```
    pub fn named(text: &str) -> Option<&'static Language> {
        let name = text.trim().to_lowercase();
        let is_name =
            |language: &&Language| language.name.to_lowercase() == name || language.english_name.to_lowercase() == name;
        Language::by_code(text.trim()).or_else(|| LANGUAGES.iter().find(is_name))
    }

    /// The codes of all languages, in the table's order.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|language| language.code)
    }

    /// The letter to write for a man; for the pawn, which has none on a sheet, the letter of the list.
    pub fn letter(&self, role: Role) -> &'static str {
        self.letters[role.index()].first().copied().unwrap_or_default()
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.code == other.code
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_languages_stand_in_the_order_of_ties() {
        assert_eq!(Language::codes().take(4).collect::<Vec<_>>(), ["en", "es", "fr", "de"]);
    }

    #[test]
    fn letters_of_one_language_do_not_clash() {
        for language in LANGUAGES {
            let mut all: Vec<&str> = language.letters[1..].iter().flat_map(|letters| letters.iter().copied()).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{language:?}");
            assert!(language.letters.iter().all(|letters| !letters.is_empty()), "{language:?}");
        }
    }
}
