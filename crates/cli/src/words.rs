//! What the command line says for itself, in the user's language. What is said about games is the library's.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use indicatif::HumanBytes;
use planilla::numbers::formatter;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The sentences in one language.
pub(crate) struct Words {
    /// The language's code.
    pub code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// The languages that the command line speaks, with their sentences. English first: it is what the others fall back to.
const SHIPPED: [(&str, &str); 4] = [
    ("en", include_str!("words/en.ftl")),
    ("es", include_str!("words/es.ftl")),
    ("fr", include_str!("words/fr.ftl")),
    ("de", include_str!("words/de.ftl")),
];

impl Words {
    /// The sentences in a language, if the program speaks it.
    pub(crate) fn of(code: &str) -> Option<&'static Words> {
        SHIPPED.iter().position(|(held, _)| *held == code).map(Words::at)
    }

    /// Those of a file.
    fn at(row: usize) -> &'static Words {
        WORDS[row].get_or_init(|| read(SHIPPED[row]))
    }

    /// The help in a language, and what is said of wrong arguments; none for English, which clap speaks.
    pub(crate) fn help(code: &str) -> Option<&'static Words> {
        let row = HELP_FILES.iter().position(|(held, _)| *held == code)?;
        Some(HELP[row].get_or_init(|| read(HELP_FILES[row])))
    }

    /// The names of all that the help has, in any language.
    #[cfg(test)]
    pub(crate) fn help_ids() -> impl Iterator<Item = String> {
        HELP_FILES.iter().flat_map(|(_, sentences)| tests::names(sentences))
    }

    /// A sentence without arguments, if there is one of that name.
    pub(crate) fn find(&self, id: &str) -> Option<String> {
        self.bundle.has_message(id).then(|| self.word(id))
    }

    /// The sentences in English.
    pub(crate) fn english() -> &'static Words {
        Words::at(0)
    }

    /// A sentence with its arguments; its name, should it be missing.
    pub(crate) fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// So many bytes: `1.50 MiB`.
    pub(crate) fn size(&self, bytes: u64) -> String {
        let size = HumanBytes(bytes).to_string();
        let (number, unit) = size.split_once(' ').unwrap_or((&size, "B"));
        let plain = number.replace(',', "");
        // Read from its figures, the number keeps its decimals.
        let number = FluentValue::try_number(&plain);
        self.say("size", &[("number", number), ("unit", unit.into())])
    }

    /// A sentence without arguments.
    pub(crate) fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }
}

/// The help in other languages than English.
const HELP_FILES: &[(&str, &str)] = &[
    ("es", include_str!("words/help/es.ftl")),
    ("fr", include_str!("words/help/fr.ftl")),
    ("de", include_str!("words/help/de.ftl")),
];

/// What is read of them, by row, each when it is first asked for.
static WORDS: [OnceLock<Words>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
static HELP: [OnceLock<Words>; HELP_FILES.len()] = [const { OnceLock::new() }; HELP_FILES.len()];

fn read((code, sentences): (&'static str, &str)) -> Words {
    let language: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(formatter(code)));
    // A file with a fault still holds its sound sentences, and a test reads all of them.
    let resource = FluentResource::try_new(sentences.to_owned()).unwrap_or_else(|(sound, _)| sound);
    bundle.add_resource_overriding(resource);
    Words { code, bundle }
}

#[cfg(test)]
mod tests {
    use super::{HELP_FILES, SHIPPED, Words};
    use fluent_bundle::FluentResource;
    use std::collections::BTreeSet;

    /// The names of the sentences of a file, which has no fault.
    pub(super) fn names(sentences: &str) -> BTreeSet<String> {
        let resource = FluentResource::try_new(sentences.to_owned()).expect("the file has no fault");
        assert!(resource.entries().count() > 0);
        sentences
            .lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" ="))
            .map(|(name, _)| name.to_owned())
            .collect()
    }

    #[test]
    fn all_languages_have_the_same_sentences() {
        for (code, sentences) in &SHIPPED {
            assert_eq!(names(sentences), names(SHIPPED[0].1), "{code}");
        }
        for (code, sentences) in HELP_FILES {
            assert_eq!(names(sentences), names(HELP_FILES[0].1), "{code}");
        }
    }

    #[test]
    fn sizes_are_in_the_manner_of_the_language() {
        let all = |bytes| SHIPPED.each_ref().map(|(code, _)| Words::of(code).unwrap().size(bytes));
        assert_eq!(all(1_572_864), ["1.50 MiB", "1,50 MiB", "1,50\u{a0}Mio", "1,50 MiB"]);
        assert_eq!(all(1000), ["1,000 B", "1000 B", "1\u{202f}000\u{a0}o", "1.000 B"]);
    }

    /// In French nothing is in the singular: `0 partie`. A form with the figure 1 in it would be wrong.
    #[test]
    fn french_forms_show_the_number() {
        let (_, french) = SHIPPED[2];
        assert!(!french.contains("[one] 1 ") && !french.contains("[one] un"));
    }

    #[test]
    fn numbers_take_their_plural() {
        let words = Words::of("es").unwrap();
        assert_eq!(words.say("count-errors", &[("count", 1.into())]), "1 error");
        assert_eq!(words.say("count-errors", &[("count", 2.into())]), "2 errores");
        assert!(Words::of("xx").is_none());
    }
}
