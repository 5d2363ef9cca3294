//! The rules' pages and their list, in Markdown. A page is what its author wrote, and between it what the rule's data say:
//! severity, articles by edition, and what the program says of the example.

use super::example::Example;
use super::headings::{Headings, group_about};
use super::said::said_of;
use super::written::written_page;
use crate::edition::{Edition, EditionName};
use crate::laws::{Fact, Source};
use crate::messages::Messages;
use crate::report::severity_word;
use crate::rule::{Rule, Severity};
use crate::rules::RULES;
use std::fmt::Write;

/// The languages that the pages of the rules are written in.
pub const PAGE_LANGUAGES: [&str; 2] = ["en", "es"];

/// The facts of the Laws that a rule rests on, by their keys. A page marks the editions in which one of them is in doubt.
const RESTS_ON: &[(&str, &[&str])] = &[
    ("notation.piece_language", &["notation"]),
    ("notation.capture_mark", &["marks_optional"]),
    ("notation.check_mark", &["marks_optional"]),
    ("notation.mate_mark", &["marks_optional"]),
    ("notation.ep_suffix", &["ep_mark_optional"]),
    ("notation.long_form", &["long_form"]),
    ("sheet.extraneous", &["use_of_sheet"]),
    ("move.illegal_stands", &["illegal_rapid", "illegal_blitz", "supervision"]),
    ("start.wrong_position", &["wrong_start"]),
    ("start.rapid_setup", &["setup_moves", "setup_castling"]),
    ("end.moves_after_mate", &["checkmate"]),
    ("end.moves_after_stalemate", &["stalemate"]),
    ("end.moves_after_dead", &["dead_position"]),
    ("end.fivefold_passed", &["fivefold"]),
    ("end.seventyfive_passed", &["seventyfive"]),
    ("result.contradicts_end", &["checkmate", "stalemate", "dead_position"]),
    ("result.contradicts_reason", &["checkmate", "stalemate", "dead_position", "loss_on_time"]),
    ("result.flag_without_mating_chance", &["loss_on_time", "blitz_mating_potential"]),
    ("result.resignation_without_mating_chance", &["resign_draw_exception"]),
    ("result.draw_without_moves", &["agree_min_moves"]),
    ("result.draw_before_minimum", &["event_may_limit_offers"]),
    ("result.unusual", &["normal_scores", "both_lose"]),
    ("claim.threefold", &["threefold", "same_position_castling"]),
    ("claim.fifty", &["fifty"]),
    ("claim.right_lost", &["claim_lost_by"]),
    ("claim.intended_move_not_played", &["announced_move_fixed"]),
    ("time.both_flags", &["both_flags"]),
    ("claim.available_unused", &["threefold", "fifty", "same_position_castling"]),
    ("offer.missing", &["offer"]),
    ("sealed.ambiguous", &["sealed_move"]),
    ("sealed.unintelligible", &["sealed_move"]),
    ("sealed.illegal", &["sealed_move"]),
    ("sealed.language_clash", &["sealed_move"]),
    ("sealed.loss_exempt", &["sealed_loss_draws"]),
    ("sealed.ends_game", &["resume_late_minutes"]),
    ("sealed.late_or_absent", &["resume_late_minutes"]),
];

/// The facts in doubt that a rule rests on, in an edition: from a secondary source, or from recollection.
pub(crate) fn doubts(rule: &Rule, edition: EditionName) -> impl Iterator<Item = Fact> {
    let keys = RESTS_ON.iter().find(|(name, _)| *name == rule.name).map_or(&[][..], |(_, keys)| keys);
    let facts = keys.iter().filter_map(move |key| Edition::of(edition).fact(key));
    facts.filter(|fact| !fact.source().mark().is_empty())
}

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
            for said in said_of(rule, &Example::of(written, language, false), messages) {
                let _ = write!(page, "\n```text\n{said}```\n");
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
        } else if let Some(source) = doubts(rule, edition).map(Fact::source).max() {
            let _ = write!(numbers, " {}", source.mark());
        }
        match spans.last_mut() {
            Some((_, to, same)) if *same == numbers => *to = edition,
            _ => spans.push((edition, edition, numbers)),
        }
    }
    let marked = |source: Source| spans.iter().any(|(_, _, numbers)| numbers.ends_with(source.mark()));
    let marks: Vec<&str> = [(Source::Secondary, headings.secondary), (Source::Recollected, headings.unverified)]
        .into_iter()
        .filter(|(source, _)| marked(*source))
        .map(|(_, sentence)| sentence)
        .collect();
    let years = |from: EditionName, to| if from == to { from.to_string() } else { format!("{from}–{to}") };
    let mut rows = vec![headings.article_columns.map(str::to_owned)];
    rows.extend(spans.into_iter().map(|(from, to, numbers)| [years(from, to), numbers]));
    let mut text = table(&rows);
    for mark in marks {
        let _ = writeln!(text, "\n{mark}");
    }
    text
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
        assert!(!page("notation.ep_suffix").contains('†') && page("notation.ep_suffix").contains("C.9 ‡"));
        assert!(!page("move.illegal").contains(['†', '‡']));
    }

    #[test]
    fn what_is_marked_is_a_rule_and_a_key() {
        for (name, keys) in RESTS_ON {
            assert!(Rule::by_name(name).is_some(), "{name}");
            for key in *keys {
                assert!(Edition::of(EditionName::newest()).fact(key).is_some(), "{key}");
            }
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
