//! `trf.time_control_mismatch`

use super::{heading, paired};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use crate::time_control::TimeControl;
use planilla_notation::{Key, unescape};

/// The thinking time of a game is another than that of the report.
pub(crate) static RULE: Rule = Rule {
    name: "trf.time_control_mismatch",
    severity: Severity::Warning,
    articles: &[],
    summary: "the thinking time of a game is another than that of the tournament report",
    page: include_str!("time_control_mismatch.md"),
    wakes: Signals::FEDERATION,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((federation, _)) = paired(context) else { return };
    let Some(tag) = context.score.tags.iter().find(|tag| tag.key == Key::TimeControl) else { return };
    let written = tag.value.of(context.text);
    let value = if context.is_pgn() { unescape(written) } else { written.into() };
    let (Some(own), Some(theirs)) = (TimeControl::read(&value, context.dialect), federation.time_control()) else {
        return;
    };
    let tournament = &federation.report().tournament;
    let text = tournament.coded_time.as_ref().or(tournament.allotted_time.as_ref());
    if own.seconds() != theirs.seconds() || own.increment() != theirs.increment() {
        let text = text.map(|text| text.value.clone()).unwrap_or_default();
        let message = Message::new("trf-time-other").with("text", text);
        findings.push(Finding::new(&RULE, heading(context, &[Key::TimeControl]), message));
    }
}
