//! `planilla rules` and `planilla explain`: what is checked, and why.

use crate::args::Explain;
use crate::console::{Console, Exit};
use planilla::docs::rule_markdown;
use planilla::report::SCHEMA;
use planilla::{Cited, RULES, Rule};
use serde::Serialize;
use std::io;

/// Prints the list of the rules.
pub(crate) fn list(console: &mut Console<'_>) -> io::Result<Exit> {
    let longest = RULES.iter().map(|rule| rule.name.len()).max().unwrap_or_default();
    for rule in RULES {
        if console.is_human() {
            console.print_line(&format!("{:longest$}  {:7}  {}", rule.name, rule.severity.as_str(), rule.summary))?;
        } else {
            console.print_json(&RuleRow::new(rule))?;
        }
    }
    Ok(Exit::Clean)
}

/// Prints the page of one rule.
pub(crate) fn explain(args: &Explain, console: &mut Console<'_>) -> io::Result<Exit> {
    let rule = args.rule;
    if !console.is_human() {
        console.print_json(&RuleRow::new(rule))?;
        return Ok(Exit::Clean);
    }
    console.print_line(&format!("{} ({}): {}", rule.name, rule.severity.as_str(), rule.summary))?;
    // The title line stands for the page's own heading.
    let page = rule_markdown(rule);
    console.print(page.split_once('\n').map_or("", |(_, body)| body))?;
    Ok(Exit::Clean)
}

/// A rule for programs.
#[derive(Serialize)]
struct RuleRow {
    schema: &'static str,
    r#type: &'static str,
    name: &'static str,
    severity: &'static str,
    summary: &'static str,
    articles: Vec<ArticlesRow>,
    page: &'static str,
}

/// The articles of some editions.
#[derive(Serialize)]
struct ArticlesRow {
    from: &'static str,
    to: &'static str,
    numbers: &'static [&'static str],
}

impl RuleRow {
    fn new(rule: &'static Rule) -> RuleRow {
        let articles =
            |cited: &Cited| ArticlesRow { from: cited.from.as_str(), to: cited.to.as_str(), numbers: cited.numbers };
        RuleRow {
            schema: SCHEMA,
            r#type: "rule",
            name: rule.name,
            severity: rule.severity.as_str(),
            summary: rule.summary,
            articles: rule.articles.iter().map(articles).collect(),
            page: rule.page,
        }
    }
}
