//! The sentences of the facts of the Laws. They are many and seldom wanted, so their files are read only when they are asked for.

use super::Messages;
use crate::edition::Edition;
use crate::laws::{Fact, Source, Topic, Value};
use fluent_bundle::{FluentArgs, FluentValue};
use std::sync::LazyLock;

/// The files, by language code.
pub(super) const FILES: &[(&str, &str)] = &[
    ("en", include_str!("laws/en.ftl")),
    ("es", include_str!("laws/es.ftl")),
    ("fr", include_str!("laws/fr.ftl")),
    ("de", include_str!("laws/de.ftl")),
];

static LAWS: LazyLock<Vec<Messages>> =
    LazyLock::new(|| FILES.iter().map(|(code, file)| Messages::of_file(code, *file)).collect());

/// The sentence of a name in the language of the messages; in English, where that has none.
fn say(messages: &Messages, id: &str, args: &FluentArgs<'_>) -> String {
    let own = LAWS.iter().find(|laws| laws.code == messages.code).unwrap_or(&LAWS[0]);
    own.pattern(id, args)
}

fn word(messages: &Messages, id: &str) -> String {
    say(messages, id, &FluentArgs::new())
}

impl Fact {
    /// What it is, in the reader's language: `same position five times: a draw without a claim`.
    pub fn title(self, messages: &Messages) -> String {
        word(messages, &format!("law-{}", self.key()))
    }

    /// What the edition says of it, in the reader's language.
    ///
    /// ```
    /// use planilla::{Edition, EditionName, Messages};
    /// let rapid = Edition::of(EditionName::E2009).fact("rapid").unwrap();
    /// assert_eq!(rapid.words(Messages::english()), "at least 15 and less than 60 minutes");
    /// ```
    pub fn words(self, messages: &Messages) -> String {
        let mut args = FluentArgs::with_capacity(3);
        match self.value() {
            Value::Stands => return word(messages, "law-same"),
            Value::Unsaid => args.set("value", "unsaid"),
            Value::Number(number) => args.set("value", FluentValue::from(*number)),
            Value::Words(words) => args.set("value", variant(words)),
            Value::Range(text) => range(text, &mut args),
        }
        say(messages, &format!("law-{}-is", self.sentence()), &args)
    }
}

/// Words as the name of a variant: `capture-check-mate`, `a9_2-a9_3`.
fn variant(words: &[String]) -> String {
    if words.is_empty() {
        return "none".to_owned();
    }
    let word = |word: &String| {
        let name = word.replace('.', "_");
        if name.starts_with(|first: char| first.is_ascii_digit()) { format!("a{name}") } else { name }
    };
    words.iter().map(word).collect::<Vec<_>>().join("-")
}

/// A range of minutes as arguments: its kind and its bounds.
fn range(text: &str, args: &mut FluentArgs<'_>) {
    let numbers: Vec<u32> =
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    let kind = match text {
        _ if text.contains("..") => "within",
        _ if text.starts_with(">=") => "from",
        _ if text.starts_with('>') => "over",
        _ if text.starts_with("<=") => "up_to",
        _ => "below",
    };
    args.set("value", kind);
    args.set("least", numbers.first().copied().unwrap_or_default());
    args.set("most", numbers.last().copied().unwrap_or_default());
}

impl Topic {
    /// What it is called, in the reader's language.
    pub fn title(self, messages: &Messages) -> String {
        word(messages, &format!("law-topic-{}", self.as_str()))
    }
}

impl Source {
    /// What it means, in the reader's language.
    pub fn title(self, messages: &Messages) -> String {
        word(messages, &format!("law-source-{}", self.as_str()))
    }
}

impl Edition {
    /// What the edition is: who adopted it, and its parts.
    ///
    /// ```
    /// use planilla::{Edition, EditionName, Messages};
    /// let about = Edition::of(EditionName::E2018).about(Messages::english());
    /// assert_eq!(about, "FIDE Congress of Antalya 2017; parts as in 2017, Article 7 with new numbers");
    /// ```
    pub fn about(&self, messages: &Messages) -> String {
        word(messages, &format!("law-edition-{}", self.name))
    }
}
