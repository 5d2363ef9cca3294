//! Languages in Cyrillic letters. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

/// The files in Cyrillic, as Russian sheets have them: the third letter of the alphabet stands for b too.
const CYRILLIC_FILES: [&[&str]; 8] = [&["а"], &["б", "в"], &["с"], &["д"], &["е"], &["ф"], &["г"], &["х"]];

/// The files in Serbian Cyrillic: c is `ц` or the letter that looks like it.
const SERBIAN_FILES: [&[&str]; 8] = [&["а"], &["б", "в"], &["с", "ц"], &["д"], &["е"], &["ф"], &["г"], &["х"]];

pub(super) const SERBIAN_CYRILLIC: Language = Language {
    files: SERBIAN_FILES,
    ..algebraic("sr-Cyrl", "српски (ћирилица)", "Serbian (Cyrillic)", [&["П"], &["С"], &["Л"], &["Т"], &["Д"], &["К"]])
};

pub(super) const BULGARIAN: Language = Language {
    files: CYRILLIC_FILES,
    ..algebraic("bg", "български", "Bulgarian", [&["П"], &["К"], &["О"], &["Т"], &["Д"], &["Ц"]])
};

pub(super) const RUSSIAN: Language = Language {
    files: CYRILLIC_FILES,
    ..algebraic(
        "ru",
        "русский",
        "Russian",
        [&["п", "П"], &["К", "K"], &["С", "S"], &["Л", "L"], &["Ф", "F"], &["Кр", "Kr"]],
    )
};

pub(super) const UKRAINIAN: Language = Language {
    files: CYRILLIC_FILES,
    ..algebraic(
        "uk",
        "українська",
        "Ukrainian",
        [&["п", "П"], &["К", "K"], &["С", "S"], &["Т", "T"], &["Ф", "F"], &["Кр", "Kr"]],
    )
};

pub(super) const BELARUSIAN: Language = Language {
    files: CYRILLIC_FILES,
    ..algebraic(
        "be",
        "беларуская",
        "Belarusian",
        [&["п", "П"], &["К", "K"], &["С", "А", "S"], &["Л", "L"], &["Ф", "F"], &["Кр", "Kr"]],
    )
};
