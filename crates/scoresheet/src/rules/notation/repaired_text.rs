//! `notation.repaired_text`

use crate::edition::EditionName::{E1997, E2009, E2014, E2017, E2023};
use crate::finding::{Applicability, Arg, Fix, Message};
use crate::record::{Signals, Status};
use crate::repaired::{Named, Proposal};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};
use crate::rules::spelling::MOST_NAMED;

/// A text that is no legal move as it stands, with the move that it was probably meant to be. Only where a repair is asked for.
pub(crate) static RULE: Rule = Rule {
    name: "notation.repaired_text",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2009, numbers: &["8.1"] },
        Cited { from: E2014, to: E2014, numbers: &["8.1a"] },
        Cited { from: E2017, to: E2023, numbers: &["8.1.1"] },
    ],
    summary: "a text that is no legal move as it stands, with the move that was probably meant; only with `--repair`",
    page: include_str!("repaired_text.md"),
    wakes: Signals(
        Signals::ILLEGAL.0
            | Signals::UNREAD.0
            | Signals::AMBIGUOUS.0
            | Signals::MISSING.0
            | Signals::EXTRA.0
            | Signals::UNREACHED.0,
    ),
    notes_in_pgn: Signals::NONE,
    check,
};

/// A rival that is less likely is not named.
const LEAST: f64 = 0.01;

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(repaired) = context.repaired else { return };
    for (entry, ply) in context.record.plies.iter().enumerate() {
        let text = written(context, ply).trim();
        let Some(proposal) = repaired.of(entry).filter(|_| !text.is_empty()) else { continue };
        if matches!(proposal.status, Status::Exact | Status::Normalized | Status::Missing) {
            continue;
        }
        let rivals = proposal.rivals.iter().filter(|rival| rival.probability >= LEAST);
        let names: Vec<String> = rivals.map(|rival| rival.written.clone()).collect();
        let message = if proposal.decided { one(proposal, names) } else { several(proposal, names) };
        let severity = if proposal.decided { Severity::Warning } else { Severity::Error };
        let fix = ply.span.filter(|_| proposal.decided).map(|span| fix(&proposal.likeliest, span));
        let finding = about(context, &RULE, entry, message.with("written", text)).severity(severity).fix(fix);
        findings.push(finding.or_pgn(context, "PGN 8.2.3"));
    }
}

/// What is said where one move is proposed.
fn one(proposal: &Proposal, rivals: Vec<String>) -> Message {
    let hundredths = (proposal.likeliest.probability * 100.0).floor().clamp(0.0, 99.0) as i64;
    let message = if rivals.is_empty() { Message::new("repaired-text") } else { Message::new("repaired-text-rivals") };
    message
        .with("move", proposal.likeliest.written.clone())
        .with("percent", Arg::Number(hundredths))
        .with("rivals", among(rivals))
}

/// What is said where nothing is chosen.
fn several(proposal: &Proposal, rivals: Vec<String>) -> Message {
    let mut names = vec![proposal.likeliest.written.clone()];
    names.extend(rivals);
    Message::new("repaired-text-several").with("rivals", among(names))
}

fn among(mut names: Vec<String>) -> Arg {
    let others = names.len().saturating_sub(MOST_NAMED);
    names.truncate(MOST_NAMED);
    Arg::Among(names, others)
}

fn fix(likeliest: &Named, span: planilla_notation::Span) -> Fix {
    Fix {
        span,
        replacement: likeliest.written.clone(),
        played: Some(likeliest.played),
        san: Some(likeliest.san.clone()),
        applicability: Applicability::Likely,
        probability: Some(likeliest.probability),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Checker, Messages, Settings, Severity};

    /// What is said of a sheet, with severity, fix and probability.
    fn said(sheet: &str, repair: bool) -> Vec<(Severity, String, Option<String>, Option<f64>)> {
        let mut checker = Checker::new(Settings { repair, ..Settings::default() });
        let checked = checker.check(sheet.as_bytes());
        let found = checked.findings.list.iter().filter(|finding| finding.rule.name == "notation.repaired_text");
        found
            .map(|finding| {
                let fix = finding.fix.as_ref();
                (
                    finding.severity,
                    Messages::english().format(&finding.message),
                    fix.map(|fix| fix.replacement.clone()),
                    fix.and_then(|fix| fix.probability),
                )
            })
            .collect()
    }

    const SEED: &str = "lang: es\nlaws: 2005\n\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6 7Ag5 Cc6";

    #[test]
    fn only_where_it_is_asked_for() {
        assert_eq!(said(SEED, false), []);
        let found = said(SEED, true);
        let [(severity, sentence, fix, probability)] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((*severity, fix.as_deref()), (Severity::Warning, Some("Dxd4")));
        assert!(sentence.starts_with("`Dxd5` is no legal move here, and probably `Dxd4` ("), "{sentence}");
        assert!(probability.is_some_and(|probability| probability > 0.5 && probability <= 1.0));
    }

    #[test]
    fn fixes_of_other_rules_carry_the_probability() {
        let of = |repair| {
            let mut checker = Checker::new(Settings { repair, ..Settings::default() });
            let checked = checker.check(SEED.as_bytes());
            let illegal = checked.findings.list.iter().find(|finding| finding.rule.name == "move.illegal").unwrap();
            let fix = illegal.fix.clone().unwrap();
            (fix.replacement, fix.probability.is_some())
        };
        assert_eq!(of(false), ("Dxd4".to_owned(), false));
        assert_eq!(of(true), ("Dxd4".to_owned(), true));
    }

    #[test]
    fn a_clean_sheet_has_nothing_repaired() {
        assert_eq!(said("lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6", true), []);
    }
}
