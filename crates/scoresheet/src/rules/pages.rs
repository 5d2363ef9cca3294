//! The examples of the pages are checked in each language: each example gives its rule, and its clean twin gives nothing.

use super::RULES;
use crate::docs::{Example, PAGE_LANGUAGES, sheets, written_page};
use crate::{Checker, Rule, Settings, Severity};

fn found(sheet: &str, repair: bool) -> Vec<(&'static str, Severity, String)> {
    let mut checker = Checker::new(Settings { notes: true, repair, ..Settings::default() });
    let game = checker.check(sheet.as_bytes());
    let row = |finding: &crate::Finding| {
        let message = crate::Messages::of("en").unwrap().format(&finding.message);
        (finding.rule.name, finding.severity, message)
    };
    game.findings.list.iter().map(row).collect()
}

/// The pages that there are: their rule, their language and their text.
fn pages() -> impl Iterator<Item = (&'static Rule, &'static str, &'static str)> {
    let in_language = |rule: &'static Rule| {
        PAGE_LANGUAGES.iter().filter_map(move |language| Some((rule, *language, written_page(rule, language)?)))
    };
    RULES.iter().copied().flat_map(in_language)
}

#[test]
fn examples_give_their_rule_and_the_written_correctly_give_nothing() {
    let mut wrong = Vec::new();
    for (rule, language, page) in pages() {
        let example = Example::of(page, language, false);
        if example.is_joint() {
            wrong.extend(wrong_together(rule, language, page));
            continue;
        }
        for sheet in sheets(page, language, false) {
            let found = found(sheet, example.repair);
            // The page of `text.encoding` cannot hold bytes that are no UTF-8.
            if rule.name != "text.encoding" && !found.iter().any(|(name, ..)| *name == rule.name) {
                wrong.push(format!("{} is not found in its example: {sheet}\n{found:#?}", rule.name));
            }
        }
        for sheet in sheets(page, language, true) {
            let found = found(sheet, example.repair);
            if !found.is_empty() {
                wrong.push(format!("{}: the clean twin is not clean: {sheet}\n{found:#?}", rule.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A page whose sheets are held against a report, or one of sealed moves: what is found in all of it together.
fn wrong_together(rule: &Rule, language: &str, page: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let found = Example::of(page, language, false).found();
    if !found.iter().any(|finding| finding.rule.name == rule.name) {
        wrong.push(format!("{} is not found in its example in {language}\n{found:#?}", rule.name));
    }
    let found = Example::of(page, language, true).found();
    if !found.is_empty() {
        wrong.push(format!("{}: the clean twin in {language} is not clean\n{found:#?}", rule.name));
    }
    wrong
}

#[test]
fn pages_have_their_headings_in_order() {
    let english = ["What it finds", "Why it matters", "Example", "Written correctly", "Fix"];
    let spanish = ["Qué encuentra", "Por qué importa", "Ejemplo", "Escrito correctamente", "Corrección"];
    for (rule, language, page) in pages() {
        let found: Vec<_> = page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert_eq!(found, if language == "es" { spanish } else { english }, "{}", rule.name);
        assert!(page.starts_with(&format!("# {}\n", rule.name)), "{}", rule.name);
        for clean in [false, true] {
            let example = Example::of(page, language, clean);
            assert!(!example.is_empty(), "{} lacks its example or the clean twin", rule.name);
        }
        assert_eq!(page.matches("```").count() % 2, 0, "{}", rule.name);
    }
}

/// A sheet in Spanish is not the English one.
#[test]
fn examples_speak_the_language_of_their_page() {
    for (rule, _, page) in pages().filter(|(_, language, _)| *language == "es") {
        for sheet in sheets(page, "es", false) {
            assert!(!sheet.contains("lang: en"), "{}: {sheet}", rule.name);
        }
    }
}
