//! Documents made from the tables of the program: the rules, and the languages.

mod languages;

pub use languages::languages_markdown;

use crate::edition::{Edition, EditionName};
use crate::rule::Rule;
use crate::rules::RULES;
use std::fmt::Write;

/// The page of all rules, in Markdown: an overview, then each rule's page with its articles by edition.
pub fn rules_markdown() -> String {
    let mut page = String::from(
        "# Rules\n\nMade from the rules themselves by `planilla::docs::rules_markdown`. The severity is the \
         usual one; some findings of a rule are graver or slighter, and editions differ.\n\n| rule | severity | finds |\n|---|---|---|\n",
    );
    for rule in RULES {
        let anchor = rule.name.replace('.', "");
        let _ = writeln!(page, "| [`{0}`](#{anchor}) | {1} | {2} |", rule.name, rule.severity.as_str(), rule.summary);
    }
    for rule in RULES {
        page.push('\n');
        page.push_str(&rule_markdown(rule));
    }
    page
}

/// The page of one rule, in Markdown, with its articles by edition.
pub fn rule_markdown(rule: &Rule) -> String {
    let mut page = String::new();
    for line in rule.page.trim_end().lines() {
        // The rule's own headings go one level down: its name is a section of the whole page.
        if line.starts_with('#') {
            page.push('#');
        }
        page.push_str(line);
        page.push('\n');
    }
    page.push_str("\n### Articles\n\n");
    if rule.articles.is_empty() {
        page.push_str("None: the Laws do not speak of it.\n");
    }
    for cited in rule.articles {
        let _ = writeln!(page, "- {}: {}", years(cited.from, cited.to), cited.numbers.join(", "));
    }
    page
}

/// `2005`, `2009 to 2018`, `since 2017`.
fn years(from: EditionName, to: EditionName) -> String {
    let newest = Edition::all().last().map(|edition| edition.name);
    if from == to {
        from.to_string()
    } else if newest == Some(to) && from != EditionName::ALL[0] {
        format!("since {from}")
    } else if newest == Some(to) {
        "all editions".to_owned()
    } else {
        format!("{from} to {to}")
    }
}
