//! What the program says of an example, made by running it.

use super::example::Example;
use super::pair::PairExample;
use crate::finding::Finding;
use crate::messages::Messages;
use crate::pair::PairFinding;
use crate::report::{cited, fix_message, severity_word};
use crate::rule::Rule;
use crate::{Checker, Settings};
use planilla_notation::Span;
use std::fmt::Write;

/// What a rule says of a sheet, as text: each finding with its line, the place marked below, articles and fix. Notes are
/// among them.
///
/// ```
/// let rule = planilla::Rule::by_name("notation.check_mark").unwrap();
/// let said = planilla::docs::said_markdown(rule, "laws: 2023\nlang: en\n1.e4+ e5\n", planilla::Messages::english());
/// assert_eq!(said, "\
/// warning[notation.check_mark]: `e4+` does not give check
///   1.e4+ e5
///     ^^^
///   Laws 2023, C.13
///   write `e4`
/// ");
/// ```
pub fn said_markdown(rule: &Rule, sheet: &str, messages: &Messages) -> String {
    said_under(rule, sheet, Settings { notes: true, ..Settings::default() }, messages)
}

/// What a rule says of an example: of its report, if it says something of that, and of each sheet.
pub(super) fn said_of(rule: &Rule, example: &Example<'_>, messages: &Messages) -> Vec<String> {
    let text = example.trf.unwrap_or_default();
    let of_report = example.of_report();
    let own = of_report.iter().filter(|finding| finding.rule.name == rule.name);
    let mut said: Vec<String> = own.map(|finding| finding_said(text, &[], finding, messages)).collect();
    for sheet in &example.sheets {
        let of_sheet = said_under(rule, sheet, example.settings(), messages);
        // A rule that speaks of reports says nothing of most sheets.
        if !example.is_joint() || !of_sheet.is_empty() {
            said.push(of_sheet);
        }
    }
    said.extend(example.envelopes.iter().map(|envelope| {
        let judged = envelope.judged();
        let own = judged.findings.iter().filter(|finding| finding.rule.name == rule.name);
        let articles = |finding| cited(finding, judged.laws, messages);
        own.map(|finding| finding_said(envelope.text, &articles(finding), finding, messages)).collect()
    }));
    said.extend(example.pairs.iter().map(|pair| pair_said(rule, pair, messages)));
    said.extend(example.sealed.iter().map(|sealed| {
        let judged = sealed.judged();
        let own = judged.findings.iter().filter(|finding| finding.rule.name == rule.name);
        let articles = |finding| cited(finding, sealed.sealed.laws, messages);
        own.map(|finding| finding_said(sealed.sealed.text, &articles(finding), finding, messages)).collect()
    }));
    said
}

/// What a rule says of two sheets: each finding with its line on both.
fn pair_said(rule: &Rule, pair: &PairExample<'_>, messages: &Messages) -> String {
    pair.look(|compared, sheets| {
        let own = compared.findings.iter().filter(|finding| finding.rule.name == rule.name);
        let said = |finding: &PairFinding| {
            let severity = messages.format(&severity_word(finding.severity));
            let mut said = format!("{severity}[{}]: {}\n", rule.name, messages.format(&finding.message));
            for (place, sheet) in finding.places.iter().zip(sheets) {
                said.extend(place.map(|span| marked(&sheet.source.text, span)));
            }
            let plain = Finding::new(finding.rule, Span::default(), finding.message.clone());
            for cited in cited(&plain, compared.laws.name, messages) {
                let _ = writeln!(said, "  {cited}");
            }
            if let Some((_, fix)) = &finding.fix {
                let _ = writeln!(said, "  {}", messages.format(&fix_message(fix)));
            }
            said
        };
        own.map(said).collect::<Vec<_>>().join("\n")
    })
}

/// The line of a place, and the place marked below.
fn marked(text: &str, span: Span) -> String {
    let span = span.range();
    let start = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    if line.is_empty() {
        return String::new();
    }
    let before = text[start..span.start].chars().count();
    let marked = text[span.start..span.end].lines().next().unwrap_or_default().chars().count().max(1);
    format!("  {line}\n  {}{}\n", " ".repeat(before), "^".repeat(marked))
}

fn said_under(rule: &Rule, sheet: &str, settings: Settings, messages: &Messages) -> String {
    let mut checker = Checker::new(settings);
    let bytes = bytes(rule, sheet);
    let checked = checker.check(&bytes);
    let own = checked.findings.list.iter().filter(|finding| finding.rule.name == rule.name);
    let said = |finding: &Finding| {
        finding_said(&checked.source.text, &cited(finding, checked.laws.name, messages), finding, messages)
    };
    own.map(said).collect::<Vec<_>>().join("\n")
}

/// The bytes of an example. A page is UTF-8; the example of what is not stands for its bytes in Windows-1252.
fn bytes(rule: &Rule, sheet: &str) -> Vec<u8> {
    let single: Option<Vec<u8>> = sheet.chars().map(|character| u8::try_from(character).ok()).collect();
    single.filter(|_| rule.name == "text.encoding").unwrap_or_else(|| sheet.as_bytes().to_vec())
}

fn finding_said(text: &str, articles: &[String], finding: &Finding, messages: &Messages) -> String {
    let severity = messages.format(&severity_word(finding.severity));
    let mut said = format!("{severity}[{}]: {}\n", finding.rule.name, messages.format(&finding.message));
    said.push_str(&marked(text, finding.span));
    for label in &finding.labels {
        let message = messages.format(&label.message);
        if label.span == finding.span {
            let _ = writeln!(said, "  {message}");
        } else {
            let _ = writeln!(said, "  `{}`: {message}", label.span.of(text).trim());
        }
    }
    for cited in articles {
        let _ = writeln!(said, "  {cited}");
    }
    if let Some(fix) = &finding.fix {
        let _ = writeln!(said, "  {}", messages.format(&fix_message(fix)));
    }
    said
}
