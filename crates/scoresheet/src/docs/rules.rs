//! The rules' pages and their list, in Markdown. A page is what its author wrote, and between it what the rule's data say:
//! severity, articles by edition, and what the program says of the example.

use super::headings::{Headings, group_about};
use super::said::said_markdown;
use super::written::{sheets, written_page};
use crate::edition::{Edition, EditionName};
use crate::messages::Messages;
use crate::report::severity_word;
use crate::rule::{Rule, Severity};
use crate::rules::RULES;
use std::fmt::Write;

/// The languages that the pages of the rules are written in.
pub const PAGE_LANGUAGES: [&str; 2] = ["en", "es"];

/// The keys of the editions' data that a rule rests on, where an edition has them unverified.
const RESTS_ON: &[(&str, &str)] = &[
    ("notation.capture_mark", "marks_optional"),
    ("notation.check_mark", "marks_optional"),
    ("notation.mate_mark", "marks_optional"),
];

/// The language in which a rule's page is shown to who asks for it in a language: `en` where it is not written in that.
///
/// ```
/// let rule = planilla::Rule::by_name("move.illegal").unwrap();
/// assert_eq!(planilla::docs::page_language(rule, "fr"), "en");
/// ```
pub fn page_language(rule: &Rule, language: &str) -> &'static str {
    let is_it = |code: &&&str| **code == language && written_page(rule, language).is_some();
    PAGE_LANGUAGES.iter().find(is_it).copied().unwrap_or("en")
}

/// The page of a rule in a language, in Markdown; in English, where there is no such page.
///
/// ```
/// let rule = planilla::Rule::by_name("move.illegal").unwrap();
/// let page = planilla::docs::rule_markdown(rule, "es");
/// assert!(page.starts_with("# move.illegal\n") && page.contains("## Por qué importa"));
/// assert!(planilla::docs::rule_markdown(rule, "fr").contains("## Why it matters"));
/// ```
pub fn rule_markdown(rule: &Rule, language: &str) -> String {
    let language = page_language(rule, language);
    let written = written_page(rule, language).unwrap_or(rule.page);
    let headings = Headings::of(language);
    let mut page = String::new();
    let mut sections = written.trim_end().split("\n## ");
    let title = sections.next().unwrap_or_default().trim_end();
    let _ = writeln!(page, "{title}\n\n{}.", capitalized(&summary(rule, language)));
    for section in sections {
        if section.starts_with(headings.written[2]) {
            let meaning = headings.meaning(rule.severity);
            let severity = severity(rule.severity, language);
            let _ = writeln!(page, "\n## {}\n\n{severity}: {meaning}.", headings.severity);
            let _ = write!(page, "\n## {}\n\n{}", headings.articles, articles(rule, headings));
        }
        let _ = writeln!(page, "\n## {}", section.trim_end());
        if section.starts_with(headings.written[2]) {
            let _ = writeln!(page, "\n## {}", headings.said);
            let messages = Messages::of(language).unwrap_or_else(Messages::english);
            for sheet in sheets(written, language, false) {
                let _ = write!(page, "\n```text\n{}```\n", said_markdown(rule, sheet, messages));
            }
        }
    }
    page
}

/// The page of a rule as it stands in `docs/rules/`, with the ways to the others.
pub fn rule_file(rule: &Rule, language: &str) -> String {
    let headings = Headings::of(language);
    let page = rule_markdown(rule, language);
    let other = match language {
        "en" if written_page(rule, "es").is_some() => format!(" · [{}](es/{}.md)", headings.other, rule.name),
        "en" => String::new(),
        _ => format!(" · [{}](../{}.md)", headings.other, rule.name),
    };
    format!("{page}\n[{}](README.md){other}\n", headings.back)
}

/// The list of all rules by group, in Markdown, with the ways to their pages.
pub fn rules_markdown(language: &str) -> String {
    let headings = Headings::of(language);
    let other = if language == "en" { "es/README.md" } else { "../README.md" };
    let mut page = format!("# {}\n\n{}\n\n[{}]({other})\n", headings.rules, headings.preamble, headings.other);
    for group in groups() {
        let _ = match group_about(group, language) {
            Some(about) => writeln!(page, "\n## `{group}`: {about}\n"),
            None => writeln!(page, "\n## `{group}`\n"),
        };
        let mut rows = vec![headings.columns.map(str::to_owned)];
        for rule in RULES.iter().filter(|rule| rule.group() == group) {
            let name = rule.name;
            let link = match written_page(rule, language) {
                Some(_) => format!("[`{name}`]({name}.md)"),
                None => format!("[`{name}`](../{name}.md) ({})", headings.english_only),
            };
            rows.push([link, severity(rule.severity, language), summary(rule, language)]);
        }
        page.push_str(&table(&rows));
    }
    page
}

/// The groups of the rules, in their order.
///
/// ```
/// assert_eq!(planilla::docs::groups()[0], "edition");
/// ```
pub fn groups() -> Vec<&'static str> {
    let mut groups = Vec::new();
    for rule in RULES {
        if !groups.contains(&rule.group()) {
            groups.push(rule.group());
        }
    }
    groups
}

fn severity(severity: Severity, language: &str) -> String {
    Messages::of(language).unwrap_or_else(Messages::english).format(&severity_word(severity))
}

/// What a rule finds, in one line.
fn summary(rule: &Rule, language: &str) -> String {
    rule.summary_in(Messages::of(language).unwrap_or_else(Messages::english))
}

/// The text with a capital letter at its start.
fn capitalized(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

/// The table of the articles: a row for editions in a row that have the same.
fn articles(rule: &Rule, headings: &Headings) -> String {
    if rule.articles.is_empty() {
        return format!("{}\n", headings.no_articles);
    }
    let mut spans: Vec<(EditionName, EditionName, String)> = Vec::new();
    for edition in EditionName::ALL {
        let mut numbers = rule.articles_in(edition).collect::<Vec<_>>().join(", ");
        if numbers.is_empty() {
            numbers.push('–');
        } else if is_unverified(rule, edition) {
            numbers.push_str(" †");
        }
        match spans.last_mut() {
            Some((_, to, same)) if *same == numbers => *to = edition,
            _ => spans.push((edition, edition, numbers)),
        }
    }
    let marked = spans.iter().any(|(_, _, numbers)| numbers.ends_with('†'));
    let years = |from: EditionName, to| if from == to { from.to_string() } else { format!("{from}–{to}") };
    let mut rows = vec![headings.article_columns.map(str::to_owned)];
    rows.extend(spans.into_iter().map(|(from, to, numbers)| [years(from, to), numbers]));
    let mark = if marked { format!("\n{}\n", headings.unverified) } else { String::new() };
    table(&rows) + &mark
}

/// Whether what a rule takes from an edition was read in no text of it.
fn is_unverified(rule: &Rule, edition: EditionName) -> bool {
    RESTS_ON.iter().any(|(name, key)| *name == rule.name && Edition::of(edition).is_unverified(key))
}

/// Rows as a table whose columns are aligned, so that it reads well as it stands. The first row names them.
fn table<const N: usize>(rows: &[[String; N]]) -> String {
    let width = |text: &str| text.chars().count();
    let widths: [usize; N] =
        std::array::from_fn(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or_default());
    let mut table = String::new();
    for (at, row) in rows.iter().enumerate() {
        for (cell, to) in row.iter().zip(widths) {
            let _ = write!(table, "| {cell}{} ", " ".repeat(to - width(cell)));
        }
        table.push_str("|\n");
        if at == 0 {
            let lines = widths.map(|width| "-".repeat(width + 2));
            let _ = writeln!(table, "|{}|", lines.join("|"));
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_stands_where_the_data_are_unverified() {
        let page = |name| rule_markdown(Rule::by_name(name).unwrap(), "en");
        assert!(
            page("notation.capture_mark").contains("| 2014      | C.9 †    |\n"),
            "{}",
            page("notation.capture_mark")
        );
        assert!(!page("notation.ep_suffix").contains('†'));
    }

    #[test]
    fn what_is_marked_is_a_rule_and_a_key() {
        let data: toml::Table = include_str!("../../data/editions.toml").parse().unwrap();
        for (name, key) in RESTS_ON {
            assert!(Rule::by_name(name).is_some(), "{name}");
            assert!(data.values().any(|edition| edition.get(key).is_some()), "{key}");
        }
    }

    #[test]
    fn every_page_shows_what_the_program_says() {
        for rule in RULES {
            for language in PAGE_LANGUAGES {
                let page = rule_markdown(rule, language);
                assert!(page.contains(&format!("[{}]: ", rule.name)), "{page}");
            }
        }
    }
}
