//! `trf.date_mismatch`

use super::{heading, paired};
use crate::date::PartialDate;
use crate::federation::{day, ordinal};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::Key;

/// The date of a game is none of the tournament, or not that of its round.
pub(crate) static RULE: Rule = Rule {
    name: "trf.date_mismatch",
    severity: Severity::Warning,
    articles: &[],
    summary: "the date of a game is no day of the tournament, or not that of its round",
    page: include_str!("date_mismatch.md"),
    wakes: Signals::FEDERATION,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((federation, pairing)) = paired(context) else { return };
    let Some(tag) = context.score.tags.iter().find(|tag| tag.key == Key::Date) else { return };
    let Ok(date) = tag.value.of(context.text).parse::<PartialDate>() else { return };
    let tournament = &federation.report().tournament;
    let days = [tournament.start_date, tournament.end_date].map(|date| date.map(day));
    let before = days[0].is_some_and(|start| date.latest() < start.earliest());
    let after = days[1].is_some_and(|end| date.earliest() > end.latest());
    let place = heading(context, &[Key::Date]);
    if let (true, [Some(start), Some(end)]) = (before || after, days) {
        let message = Message::new("trf-date-outside").with("date", date).with("first", start).with("last", end);
        findings.push(Finding::new(&RULE, place, message));
        return;
    }
    let of_its_round = tournament.round_dates.get(usize::from(pairing.round) - 1).copied().flatten().map(day);
    let Some(own) = of_its_round else { return };
    if own.earliest() < date.earliest() || date.latest() < own.latest() {
        let message = Message::new("trf-date-round").with("date", own);
        findings.push(Finding::new(&RULE, place, message.with("round", ordinal(pairing.round))));
    }
}
