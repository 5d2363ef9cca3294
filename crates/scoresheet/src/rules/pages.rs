//! The examples of the pages are checked: each example gives its rule, and its clean twin gives nothing.

use super::RULES;
use crate::{Checker, Settings, Severity};

/// The fenced sheets under a heading.
fn sheets<'p>(page: &'p str, heading: &str) -> Vec<&'p str> {
    let section = page.split("\n## ").find(|section| section.starts_with(heading)).unwrap_or_default();
    section.split("```sheet\n").skip(1).filter_map(|after| after.split_once("```")).map(|(sheet, _)| sheet).collect()
}

fn found(sheet: &str) -> Vec<(&'static str, Severity, String)> {
    let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
    let game = checker.check(sheet.as_bytes());
    let row = |finding: &crate::Finding| {
        let message = crate::Messages::of("en").unwrap().format(&finding.message);
        (finding.rule.name, finding.severity, message)
    };
    game.findings.list.iter().map(row).collect()
}

#[test]
fn examples_give_their_rule_and_the_written_correctly_give_nothing() {
    let mut wrong = Vec::new();
    for rule in RULES {
        for sheet in sheets(rule.page, "Example") {
            let found = found(sheet);
            // The page of `text.encoding` cannot hold bytes that are no UTF-8.
            if rule.name != "text.encoding" && !found.iter().any(|(name, ..)| *name == rule.name) {
                wrong.push(format!("{} is not found in its example: {sheet}\n{found:#?}", rule.name));
            }
        }
        for sheet in sheets(rule.page, "Written correctly") {
            let found = found(sheet);
            if !found.is_empty() {
                wrong.push(format!("{}: the clean twin is not clean: {sheet}\n{found:#?}", rule.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
