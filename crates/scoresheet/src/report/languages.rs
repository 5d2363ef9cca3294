//! Sets of languages, given as bits by their row in the table: as codes, and in short for a sentence.

use planilla_notation::language::LANGUAGES;
use planilla_notation::{Language, alphabets};

/// The languages of a set.
pub(crate) fn languages_of(bits: u64) -> impl Iterator<Item = &'static Language> {
    let rows = LANGUAGES.iter().enumerate();
    rows.filter(move |(row, _)| bits.checked_shr(*row as u32).unwrap_or(0) & 1 != 0).map(|(_, language)| language)
}

/// The codes of languages given as bits by their row in the table.
///
/// ```
/// assert_eq!(planilla::report::language_codes(0b11), ["en", "es"]);
/// ```
pub fn language_codes(bits: u64) -> Vec<&'static str> {
    languages_of(bits).map(|language| language.code).collect()
}

/// How many codes stand in a sentence.
const MOST_CODES: usize = 4;

/// The codes for a sentence: of languages with the same letters the first, of other names for English none, and of many
/// no more than four.
///
/// ```
/// use planilla::report::languages_in_short;
/// assert_eq!(languages_in_short(0b11), "en, es");
/// assert_eq!(languages_in_short(u64::MAX), "en, es, fr, de, …");
/// ```
pub fn languages_in_short(bits: u64) -> String {
    let first = |language: &&Language| {
        let row = 1 << language.row();
        let alike = alphabets().iter().find(|one| one.rows & row != 0).map_or(row, |one| one.rows);
        bits & alike & (row - 1) == 0
    };
    let mut codes: Vec<&str> = languages_of(bits).filter(first).map(|language| language.code).collect();
    if codes.len() > MOST_CODES {
        codes.truncate(MOST_CODES);
        codes.push("…");
    }
    codes.join(", ")
}
