//! `planilla rules` and `planilla explain`: what is checked, and why.

use crate::args::Explain;
use crate::console::{Console, Exit};
use crate::page::laid_out;
use planilla::docs::{group_about, groups, page_language, rule_markdown};
use planilla::names::Topic;
use planilla::report::RuleRow;
use planilla::{RULES, Rule};
use std::io;

/// Prints the list of the rules.
pub(crate) fn list(console: &mut Console<'_>) -> io::Result<Exit> {
    for rule in RULES {
        print_rule(rule, console)?;
    }
    Ok(Exit::Clean)
}

/// Prints the page of one rule, or the rules of one group, or of all.
pub(crate) fn explain(args: &Explain, console: &mut Console<'_>) -> io::Result<Exit> {
    match args.topic {
        Some(Topic::Rule(rule)) => page(rule, console)?,
        Some(Topic::Group(group)) => print_group(group, console)?,
        None => {
            for (at, group) in groups().into_iter().enumerate() {
                if at > 0 && console.is_human() {
                    console.print("\n")?;
                }
                print_group(group, console)?;
            }
        }
    }
    Ok(Exit::Clean)
}

fn page(rule: &'static Rule, console: &mut Console<'_>) -> io::Result<()> {
    let language = console.words.code;
    if !console.is_human() {
        return console.print_json(&RuleRow::new(rule, language));
    }
    if page_language(rule, language) != language {
        console.tell("pages-not-shipped", &[]);
    }
    console.print(laid_out(&rule_markdown(rule, language), console.width, console.colored))
}

/// The rules of a group, under what it is about.
fn print_group(group: &str, console: &mut Console<'_>) -> io::Result<()> {
    if console.is_human() {
        let about = group_about(group, console.words.code).map(|about| format!(": {about}")).unwrap_or_default();
        let bold = if console.colored { ("\u{1b}[1m", "\u{1b}[0m") } else { ("", "") };
        console.print_line(&format!("{}{group}{about}{}", bold.0, bold.1))?;
    }
    for rule in RULES.iter().filter(|rule| rule.group() == group) {
        if console.is_human() {
            console.print("  ")?;
        }
        print_rule(rule, console)?;
    }
    Ok(())
}

/// A rule in one line.
fn print_rule(rule: &'static Rule, console: &mut Console<'_>) -> io::Result<()> {
    if !console.is_human() {
        return console.print_json(&RuleRow::new(rule, console.words.code));
    }
    let longest = RULES.iter().map(|rule| rule.name.len()).max().unwrap_or_default();
    let words = console.words;
    let severity = words.word(rule.severity.as_str());
    let widest = ["error", "warning", "note"].map(|word| words.word(word).chars().count()).into_iter().max();
    let widest = widest.unwrap_or_default();
    console.print_line(&format!("{:longest$}  {severity:widest$}  {}", rule.name, rule.summary_in(console.messages)))
}
