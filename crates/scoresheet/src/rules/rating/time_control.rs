//! `rating.time_control`

use crate::date::PartialDate;
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use crate::time_control::{TimeClass, TimeControl};
use planilla_notation::{Key, Span, unescape};

/// The thinking time is too short for the players' ratings (Rating Regulations B.02, 1.1 and 1.2, in force from 2024-03-01).
pub(crate) static RULE: Rule = Rule {
    name: "rating.time_control",
    severity: Severity::Warning,
    articles: &[],
    summary: "the thinking time is too short for the game to be rated as a standard one, by the players' ratings",
    page: include_str!("time_control.md"),
    wakes: Signals::FEDERATION,
    notes_in_pgn: Signals::NONE,
    check,
};

/// The first day of the regulations that these numbers are from.
const IN_FORCE: (u16, u16, u16) = (2024, 3, 1);

/// Where one of the players has so high a rating, both get so many minutes for sixty moves at the least.
const LEAST: [(u16, u32); 2] = [(2400, 120), (1800, 90)];

/// The moves that an increment counts for.
const MOVES: u32 = 60;

/// The least moves of a first period.
const FIRST_PERIOD: u16 = 30;

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((federation, joined)) = context.federation else { return };
    let Some(pairing) = joined.pairing() else { return };
    let report = federation.report();
    let date = context.score.tags.iter().find(|tag| tag.key == Key::Date).map(|tag| tag.value.of(context.text));
    let date = date.and_then(|date| date.parse::<PartialDate>().ok()).filter(|date| !date.says_nothing());
    let begun = report.tournament.start_date.map(crate::federation::day).or(date);
    if begun.is_none_or(|begun| begun.earliest() < IN_FORCE) {
        return;
    }
    let Some((time, place)) = time_of(context) else { return };
    // Shorter games are rated as rapid play or blitz.
    if time.class(context.laws) != Some(TimeClass::Standard) {
        return;
    }
    let minutes = (time.seconds() + time.increment().saturating_mul(MOVES)) / 60;
    let rating = [pairing.white, pairing.black].iter().filter_map(|&player| report.players[player].rating).max();
    let rating = rating.unwrap_or_default();
    if let Some((_, least)) = LEAST.iter().find(|(from, least)| rating >= *from && minutes < *least) {
        let number = |number: u32| crate::finding::Arg::Ordinal(number.into());
        let message = Message::new("rating-time-short").with("minutes", number(minutes));
        let message = message.with("rating", number(rating.into())).with("least", number(*least));
        findings.push(Finding::new(&RULE, place, message));
    }
    if let Some(moves) = time.periods.first().and_then(|period| period.moves).filter(|&moves| moves < FIRST_PERIOD) {
        findings.push(Finding::new(
            &RULE,
            place,
            Message::new("rating-first-control").with("count", usize::from(moves)),
        ));
    }
}

/// The thinking time of the game and where it stands: by its own heading, else by the report.
fn time_of(context: &Context<'_>) -> Option<(TimeControl, Span)> {
    if let Some(tag) = context.score.tags.iter().find(|tag| tag.key == Key::TimeControl) {
        let written = tag.value.of(context.text);
        let value = if context.is_pgn() { unescape(written) } else { written.into() };
        return Some((TimeControl::read(&value, context.dialect)?, tag.value));
    }
    let time = context.federation?.0.time_control()?.clone();
    let place = context.score.tags.first().map(|tag| tag.span).unwrap_or_default();
    Some((time, place))
}
