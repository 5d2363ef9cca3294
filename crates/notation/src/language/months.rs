//! The names of the months in all languages.

use super::LANGUAGES;
use super::fold::folded;
use std::sync::LazyLock;

/// The longest word, in bytes, that is looked up.
const LONGEST: usize = 32;

static MONTHS: LazyLock<Vec<(String, u8)>> = LazyLock::new(|| {
    let mut list = Vec::new();
    for language in LANGUAGES {
        for (number, names) in (1..).zip(language.months) {
            list.extend(names.iter().map(|name| (folded(name), number)));
        }
    }
    list.sort();
    list.dedup();
    list
});

/// The number of the month that a word names in any language, 1 to 12: whole, or abbreviated with or without its full
/// stop. Letter case and accents do not matter.
///
/// ```
/// use planilla_notation::language::month;
/// assert_eq!(month("marzo"), Some(3));
/// assert_eq!(month("FÉVR."), Some(2));
/// assert_eq!(month("Maerz"), Some(3));
/// assert_eq!(month("ma"), None);
/// ```
pub fn month(word: &str) -> Option<u8> {
    let word = word.trim().trim_end_matches(['.', ',']);
    if word.is_empty() || word.len() > LONGEST {
        return None;
    }
    let word = folded(word);
    let at = MONTHS.binary_search_by(|(name, _)| name.as_str().cmp(&word)).ok()?;
    Some(MONTHS[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_means_one_month() {
        for pair in MONTHS.windows(2) {
            assert_ne!(pair[0].0, pair[1].0, "two months have one name");
        }
        for language in LANGUAGES {
            for (number, names) in (1..).zip(language.months) {
                // A language has names for all months or, as yet, for none.
                assert_eq!(names.is_empty(), language.months[0].is_empty(), "{language:?} {number}");
                for name in names {
                    for text in [(*name).to_owned(), name.to_uppercase(), format!("{name}."), format!(" {name}, ")] {
                        assert_eq!(month(&text), Some(number), "{language:?} {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn other_words_are_no_months() {
        for word in
            ["", ".", "e4", "m", "ma", "mayor", "mate", "Mar de", "13", "de", &"x".repeat(100), &"é".repeat(100)]
        {
            assert_eq!(month(word), None, "{word}");
        }
    }
}
