//! `notation.long_form`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::edition::LongForm;
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, read, wanted, written};
use crate::rules::spelling::{respelled, spelled};

/// The departure square or a hyphen written. One finding a game.
pub(crate) static RULE: Rule = Rule {
    name: "notation.long_form",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["E7"] },
        Cited { from: E2005, to: E2005, numbers: &["E8"] },
        Cited { from: E2009, to: E2023, numbers: &["C.8"] },
    ],
    summary: "the departure square or a hyphen is written; lawful since 2017",
    page: include_str!("long_form.md"),
    wakes: Signals::LONG,
    notes_in_pgn: Signals::LONG,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let allowed = context.is_pgn() || context.laws.long_form == LongForm::Allowed;
    let severity = if allowed { Severity::Note } else { Severity::Warning };
    if !wanted(context, severity) {
        return;
    }
    let mut found = read(context, RULE.wakes);
    let Some((entry, ply)) = found.next() else { return };
    let Some(played) = ply.played else { return };
    let others = found.count();
    let message =
        if others == 0 { Message::new("long-form") } else { Message::new("long-form-several").with("others", others) };
    let message = message.with("written", written(context, ply)).with("better", spelled(context, entry, played));
    let fix = if others == 0 { respelled(context, entry, ply) } else { None };
    findings.push(about(context, &RULE, entry, message).severity(severity).fix(fix).or_pgn(context, "PGN 8.2.3.3"));
}
