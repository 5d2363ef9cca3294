//! What else was done after the move was sealed: an offer, a claim, a lost envelope, wrong times on the clock.

use super::{EnvelopeCase, EnvelopeJudgement, EnvelopeRemark, color};
use crate::edition::{Edition, Late, LateWord};
use crate::finding::{Finding, Message};
use crate::rules::{SEALED_CLAIM, SEALED_CLOCK, SEALED_OFFER};
use planilla_board::Color;
use planilla_envelope::{Answer, ClockTime, Field, Point, Shown, Who};

pub(super) fn check(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    offer(case, judged);
    claim(case, judged);
    clocks(case, judged);
    if case.read.envelope.envelope_lost == Some(true) {
        let message = Message::new("envelope-follow-lost");
        judged.follows.push(EnvelopeRemark { message, articles: case.article(Point::Lost) });
    }
}

/// An offer made after sealing stands until it is answered.
fn offer(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    let envelope = &case.read.envelope;
    let Some(player) = envelope.offer_after_sealing.and_then(Who::side).map(color) else { return };
    match envelope.offer_answer {
        Some(Answer::Refused) => {}
        Some(Answer::Accepted) => {
            let message = Message::new("envelope-follow-accepted");
            judged.follows.push(EnvelopeRemark { message, articles: case.article(Point::Ended) });
        }
        Some(Answer::Open) | None => {
            let message = Message::new("envelope-offer-standing").with("color", player);
            judged.findings.push(Finding::new(&SEALED_OFFER, case.span(Field::OfferAfterSealing), message));
        }
    }
}

/// A claim of who sealed comes too late once the clock is stopped; that of the opponent is made on his move.
fn claim(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    let envelope = &case.read.envelope;
    let claimant = envelope.claim_after_sealing.and_then(Who::side);
    if claimant.is_some() && claimant == envelope.sealed_by {
        let message = Message::new("envelope-claim").with("color", claimant.map_or(Color::White, color));
        judged.findings.push(Finding::new(&SEALED_CLAIM, case.span(Field::ClaimAfterSealing), message));
    }
}

/// Times that were set at the resumption and are not those of the envelope.
fn clocks(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    let envelope = &case.read.envelope;
    let message = match envelope.clock_error_shown {
        None => Message::new("envelope-clock-error"),
        Some(Shown::Before) => Message::new("envelope-clock-before"),
        // Until 2009 the times stay unless the arbiter finds the consequences too severe; since 2017 unless he decides otherwise.
        Some(Shown::After | Shown::Never) => match Edition::of(judged.laws).resume_late_minutes {
            Late::Minutes(_) => Message::new("envelope-clock-severe"),
            Late::Said(LateWord::Default) => Message::new("envelope-clock-arbiter"),
            Late::Said(_) => Message::new("envelope-clock-late"),
        },
    };
    for (field, player, said, set) in [
        (Field::WhiteTimeSet, Color::White, envelope.white_time_used, envelope.white_time_set),
        (Field::BlackTimeSet, Color::Black, envelope.black_time_used, envelope.black_time_set),
    ] {
        let Some((said, set)) = said.zip(set).filter(|(said, set)| said != set) else { continue };
        let time = |time: ClockTime| time.to_string();
        let message = message.clone().with("color", player).with("given", time(set)).with("expected", time(said));
        judged.findings.push(Finding::new(&SEALED_CLOCK, case.span(field), message));
    }
}
