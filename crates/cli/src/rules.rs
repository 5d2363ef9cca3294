//! `planilla rules` and `planilla explain`: what is checked, and why.

use crate::args::Explain;
use crate::console::{Console, Exit};
use planilla::RULES;
use planilla::docs::rule_markdown;
use planilla::report::RuleRow;
use std::io;

/// Prints the list of the rules.
pub(crate) fn list(console: &mut Console<'_>) -> io::Result<Exit> {
    tell_english(console);
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
    tell_english(console);
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

/// Who asked for another language is told that the pages of the rules are in English; a locale is no request.
fn tell_english(console: &mut Console<'_>) {
    if console.asked && console.words.code != "en" {
        console.tell("pages-not-shipped", &[]);
    }
}
