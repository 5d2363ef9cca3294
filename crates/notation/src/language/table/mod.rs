//! The rows. Letters: PGN standard, section 17, and for the languages it lacks what players, federations and programs of
//! each write, where two of them agree; a language without such a source has no row. Words: the Laws of each language and
//! what programs and players of it write. Ties between languages go to the first row, so the order of the first four is
//! fixed.
//!
//! Of words that were not seen in print only those are here that cannot be taken for anything else: no word is a move in
//! any language (see the tests), and none is in plain letters a common word of another language (`süre`, time in Turkish,
//! would be `sure`). Not here are false friends of the sources: `mat` is check in Malay, and machine-made texts have a
//! check of the other kind (`Kontrol`).

mod asian;
mod claims;
mod cyrillic;
mod eastern;
mod english;
mod french;
mod german;
mod germanic;
mod iberian;
mod nordic;
mod other;
mod romance;
mod slavic_south;
mod slavic_west;
mod spanish;
mod systems;
mod uralic;

pub(crate) use systems::SPOKEN_RANKS;

use super::{LATIN_FILES, Language, System, Words};

/// All languages, in the order of ties: `en`, `es`, `fr`, `de`, and then the rest.
pub static LANGUAGES: &[Language] = &[
    english::ENGLISH,
    spanish::SPANISH,
    french::FRENCH,
    german::GERMAN,
    romance::ITALIAN,
    romance::PORTUGUESE,
    iberian::CATALAN,
    iberian::GALICIAN,
    iberian::BASQUE,
    romance::ROMANIAN,
    germanic::DUTCH,
    germanic::AFRIKAANS,
    germanic::LUXEMBOURGISH,
    nordic::DANISH,
    nordic::BOKMAL,
    nordic::NYNORSK,
    nordic::SWEDISH,
    nordic::ICELANDIC,
    uralic::FINNISH,
    uralic::ESTONIAN,
    other::LATVIAN,
    other::LITHUANIAN,
    slavic_west::POLISH,
    slavic_west::CZECH,
    slavic_west::SLOVAK,
    uralic::HUNGARIAN,
    slavic_south::CROATIAN,
    slavic_south::BOSNIAN,
    slavic_south::SLOVENE,
    slavic_south::SERBIAN_LATIN,
    cyrillic::SERBIAN_CYRILLIC,
    cyrillic::BULGARIAN,
    cyrillic::RUSSIAN,
    cyrillic::UKRAINIAN,
    cyrillic::BELARUSIAN,
    eastern::GREEK,
    eastern::TURKISH,
    eastern::AZERBAIJANI,
    eastern::ARMENIAN,
    asian::PERSIAN,
    asian::HINDI,
    asian::INDONESIAN,
    asian::MALAY,
    asian::VIETNAMESE,
    asian::CHINESE,
    asian::JAPANESE,
    asian::KOREAN,
    other::ESPERANTO,
    other::INTERLINGUA,
    other::WELSH,
    germanic::SWISS_GERMAN,
    systems::FIGURINE,
    systems::ICCF,
    systems::ENGLISH_DESCRIPTIVE,
    systems::SPANISH_DESCRIPTIVE,
    systems::FRENCH_DESCRIPTIVE,
    systems::SPOKEN,
];

/// Words that belong to no one language, or that sheets of all languages use.
pub static COMMON: Words = Words {
    check: &["ch", "ch.", "éch", "éch."],
    en_passant: &["e.p.", "e.p", "e. p.", "ep", "ep.", "en passant"],
    ..Words::NONE
};

/// The row of a language in algebraic notation that has its letters and nothing else.
const fn algebraic(
    code: &'static str,
    name: &'static str,
    english_name: &'static str,
    letters: [&'static [&'static str]; 6],
) -> Language {
    Language {
        code,
        name,
        english_name,
        system: System::Algebraic,
        letters,
        files: LATIN_FILES,
        words: Words::NONE,
        headings: &[],
        months: [&[]; 12],
    }
}

#[cfg(test)]
mod tests;
