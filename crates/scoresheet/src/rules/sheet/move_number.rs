//! `sheet.move_number`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Applicability, Finding, Fix, Message};
use crate::record::{NumberFault, Signals};
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// A move number that does not belong where it stands. Numbers that are wrong by the same are one finding.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.move_number",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "a move number that is repeated, jumps, or stands at another move",
    page: include_str!("move_number.md"),
    wakes: Signals::NUMBER,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let shift = |fault: &NumberFault| i32::from(fault.written) - i32::from(fault.expected);
    for run in context.record.numbers.chunk_by(|one, next| shift(one) == shift(next)) {
        let Some(first) = run.first() else { continue };
        let message = if run.len() == 1 {
            Message::new("move-number")
        } else {
            Message::new("move-number-run").with("others", run.len() - 1)
        };
        let message = message.with("written", usize::from(first.written)).with("expected", usize::from(first.expected));
        let finding = Finding::new(&RULE, first.span, message).entry(first.entry as usize);
        let fix = if run.len() == 1 { renumbered(context, first) } else { None };
        findings.push(finding.fix(fix).or_pgn(context, "PGN 8.2.2.1"));
    }
}

fn renumbered(context: &Context<'_>, fault: &NumberFault) -> Option<Fix> {
    let text = context.text_of(fault.span);
    let start = text.find(|character: char| character.is_ascii_digit())?;
    let digits = text[start..].bytes().take_while(u8::is_ascii_digit).count();
    let replacement = format!("{}{}{}", &text[..start], fault.expected, &text[start + digits..]);
    Some(Fix { span: fault.span, replacement, played: None, san: None, applicability: Applicability::Certain })
}
