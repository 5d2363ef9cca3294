//! The page of the Laws: every fact in all editions side by side, with articles and marks of doubt.

use crate::edition::{Edition, EditionName};
use crate::laws::{Fact, Source, Topic};
use crate::messages::Messages;
use crate::report::EditionRow;
use std::fmt::Write;

/// What the page says beside the facts, in one language.
struct Words {
    language: &'static str,
    title: &'static str,
    preamble: &'static str,
    editions: &'static str,
    edition_columns: &'static str,
    fact: &'static str,
    other: &'static str,
}

const WORDS: [Words; 2] = [
    Words {
        language: "en",
        title: "The Laws of Chess by edition",
        preamble: "What the editions of the FIDE Laws of Chess say, fact by fact, in our own words; `planilla laws` prints it. A game is \
                   judged by the edition in force on the day it began. The authentic text is the English one that FIDE publishes. Made from \
                   `data/editions.toml` and `data/facts.toml` by `planilla::docs::laws_markdown`. In brackets stand the articles.",
        editions: "Editions",
        edition_columns: "| edition | in force from | |\n|---|---|---|",
        fact: "fact",
        other: "[en español](es/laws.md)",
    },
    Words {
        language: "es",
        title: "Las Leyes del Ajedrez por ediciones",
        preamble: "Lo que dicen las ediciones de las Leyes del Ajedrez de la FIDE, hecho por hecho y con nuestras palabras; `planilla laws` lo \
                   muestra. Una partida se juzga por la edición vigente el día en que empezó. El texto auténtico es el inglés que publica \
                   la FIDE. Se genera a partir de `data/editions.toml` y `data/facts.toml` con `planilla::docs::laws_markdown`. Entre \
                   paréntesis, los artículos.",
        editions: "Ediciones",
        edition_columns: "| edición | en vigor desde | |\n|---|---|---|",
        fact: "hecho",
        other: "[in English](../laws.md)",
    },
];

/// The page of all facts of all editions in a language, in Markdown; in English, where there is no such page.
///
/// ```
/// let page = planilla::docs::laws_markdown("en");
/// assert!(page.starts_with("# The Laws of Chess by edition\n"));
/// ```
pub fn laws_markdown(language: &str) -> String {
    let words = WORDS.iter().find(|words| words.language == language).unwrap_or(&WORDS[0]);
    let messages = Messages::of(words.language).unwrap_or_else(Messages::english);
    let mut page = format!("# {}\n\n{}\n\n{}\n", words.title, words.preamble, words.other);
    for source in [Source::Secondary, Source::Recollected] {
        let _ = writeln!(page, "\n{} {}.", source.mark(), source.title(messages));
    }
    let _ = writeln!(page, "\n## {}\n\n{}", words.editions, words.edition_columns);
    for edition in EditionRow::all(messages) {
        let _ = writeln!(page, "| {} | {} | {} |", edition.name, edition.in_force, edition.about);
    }
    for topic in Topic::ALL {
        let _ = writeln!(page, "\n## `{}`: {}\n", topic.as_str(), topic.title(messages));
        let years: Vec<&str> = EditionName::ALL.iter().map(|name| name.as_str()).collect();
        let _ = writeln!(page, "| {} | {} |", words.fact, years.join(" | "));
        let _ = writeln!(page, "|---{}|", "|---".repeat(years.len()));
        for fact in Edition::of(EditionName::newest()).facts().filter(|fact| fact.topic() == topic) {
            let cells: Vec<String> = Edition::all()
                .iter()
                .filter_map(|edition| edition.fact(fact.key()))
                .map(|fact| cell(fact, messages))
                .collect();
            let _ = writeln!(page, "| {} | {} |", fact.title(messages), cells.join(" | "));
        }
    }
    page
}

/// What an edition says: `the second (7.5b)`, with its mark.
fn cell(fact: Fact, messages: &Messages) -> String {
    format!("{} ({}) {}", fact.words(messages), fact.articles(), fact.source().mark()).trim_end().to_owned()
}
