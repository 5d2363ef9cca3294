//! The languages players write in. **A language is a row of data**: its letters, its words and its headings stand in
//! [`LANGUAGES`], and the lexer's sets, the reader, the writer and the lists are made from it. No code asks which
//! language it has before it.

mod fold;
mod headers;
mod months;
mod offers;
mod phrases;
#[cfg(test)]
mod spellings;
mod table;
mod words;

pub use fold::folded;
pub(crate) use fold::match_folded;
pub use headers::header_key;
pub use months::month;
pub use offers::{OfferTold, offer_told};
pub(crate) use table::SPOKEN_RANKS;
pub use table::{COMMON, LANGUAGES};
pub(crate) use words::{
    adjourned_at, capture_word, castling_at, claim_word, mark_at, reason_at, reason_tail, reason_told_at, result_word,
    side_owning, side_word,
};
pub use words::{
    adjourned_phrase, castling_phrase, loser_named, mark_phrase, offer_phrase, player_at, player_named, resigns_phrase,
};

use crate::{ClaimWord, EndReason, Key};
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

impl System {
    /// Its name in lists: `algebraic`, `figurine`, `numeric`, `descriptive`, `spoken`.
    pub const fn name(self) -> &'static str {
        match self {
            System::Algebraic => "algebraic",
            System::Figurine => "figurine",
            System::Numeric => "numeric",
            System::Descriptive => "descriptive",
            System::Spoken => "spoken",
        }
    }
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
    /// That an offered draw is not taken: `tablas rechazadas`.
    pub declined: &'static [&'static str],
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
    /// That the game is adjourned: `aplazada`.
    pub adjourned: &'static [&'static str],
    /// That a move is sealed: `jugada secreta`.
    pub sealed: &'static [&'static str],
    /// What is said of a claim: `reclama`, `repetición`.
    pub claims: &'static [(ClaimWord, &'static [&'static str])],
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
        declined: &[],
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
        adjourned: &[],
        sealed: &[],
        claims: &[],
    };
}

impl Language {
    /// The language of a code, in any letter case; what follows the code (`es-MX`, `de_AT`, `sr-Latn-RS`) is passed
    /// over.
    ///
    /// ```
    /// use planilla_notation::language::Language;
    /// assert_eq!(Language::by_code("DE_at").map(|language| language.code), Some("de"));
    /// assert_eq!(Language::by_code("es_descriptive").map(|language| language.code), Some("es-descriptive"));
    /// assert_eq!(Language::by_code("tlh"), None);
    /// ```
    pub fn by_code(code: &str) -> Option<&'static Language> {
        // The longest name of a region or script has eight characters (BCP 47, 2.1): `descriptivo` is none.
        const LONGEST: usize = 8;
        let same = |(a, b): (u8, u8)| a.eq_ignore_ascii_case(&b) || (a == b'-' && b == b'_');
        let find = |code: &str| {
            LANGUAGES.iter().find(|row| row.code.len() == code.len() && row.code.bytes().zip(code.bytes()).all(same))
        };
        let mut code = code.split('.').next()?;
        loop {
            if let Some(found) = find(code) {
                return Some(found);
            }
            let (head, tail) = code.rsplit_once(['-', '_'])?;
            code = Some(head).filter(|_| tail.len() <= LONGEST)?;
        }
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

    /// Whether it is algebraic: with letters, or with figurines.
    pub fn is_algebraic(&self) -> bool {
        matches!(self.system, System::Algebraic | System::Figurine)
    }

    /// Whether its players write the letters of the first row, English: it is another name for that one.
    pub fn is_alias(&self) -> bool {
        let first = &LANGUAGES[0];
        let letters = |language: &Language, role: usize| language.letters[role].first().copied();
        self.system == first.system && self != first && (1..6).all(|role| letters(self, role) == letters(first, role))
    }

    /// Its row in the table; 0 for a language that is not there.
    pub fn row(&self) -> usize {
        // Nearly all are the table's own, and their place there says it.
        let bytes = std::ptr::from_ref(self).addr().wrapping_sub(LANGUAGES.as_ptr().addr());
        let row = bytes / size_of::<Language>();
        match LANGUAGES.get(row) {
            Some(own) if std::ptr::eq(own, self) => row,
            _ => LANGUAGES.iter().position(|other| other == self).unwrap_or_default(),
        }
    }

    /// The row whose letters stand for a man on an algebraic sheet: the row itself, and for a row of another system the
    /// language whose words it uses, or else the first.
    ///
    /// ```
    /// use planilla_notation::Language;
    /// let algebraic = |code: &str| Language::by_code(code).unwrap().algebraic().code;
    /// assert_eq!(["fr", "fr-descriptive", "spoken", "iccf"].map(algebraic), ["fr", "fr", "de", "en"]);
    /// ```
    pub fn algebraic(&self) -> &Language {
        if self.is_algebraic() {
            return self;
        }
        let word = self.words.capture.first();
        let uses = |language: &&Language| {
            language.system == System::Algebraic && word.is_none_or(|word| language.words.capture.contains(word))
        };
        LANGUAGES.iter().find(uses).unwrap_or(&LANGUAGES[0])
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
    fn codes_in_all_their_spellings() {
        for (text, code) in
            [("sr-latn", "sr-Latn"), ("SR_CYRL.UTF-8", "sr-Cyrl"), ("sr-Latn-RS", "sr-Latn"), ("pt_BR", "pt")]
        {
            assert_eq!(Language::by_code(text).map(|language| language.code), Some(code), "{text}");
        }
        // Serbian has two rows, and the bare code does not say which.
        assert_eq!(Language::by_code("sr"), None);
        assert_eq!(Language::by_code("sr-RS"), None);
        assert_eq!(Language::by_code(""), None);
    }

    #[test]
    fn a_row_is_known_by_its_place_and_a_copy_by_its_code() {
        for (row, language) in LANGUAGES.iter().enumerate() {
            let copy = *language;
            assert_eq!((language.row(), copy.row()), (row, row), "{language:?}");
        }
    }

    #[test]
    fn letters_of_one_language_do_not_clash() {
        for language in LANGUAGES {
            let mut all: Vec<&str> = language.letters[1..].iter().flat_map(|letters| letters.iter().copied()).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{language:?}");
            // Some languages have no letter for the pawn, and one system none at all.
            let lettered = !matches!(language.system, System::Numeric);
            assert!(language.letters[1..].iter().all(|letters| letters.is_empty() != lettered), "{language:?}");
        }
    }
}
