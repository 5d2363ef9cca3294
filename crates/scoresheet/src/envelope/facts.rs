//! What else was done after the move was sealed: an offer, a claim, a lost envelope, wrong times on the clock.

use super::{EnvelopeCase, EnvelopeJudgement, EnvelopeRemark, color};
use crate::edition::{Edition, Late, LateWord};
use crate::finding::{Finding, Message};
use crate::rules::{ENVELOPE_MISMATCH, SEALED_CLAIM, SEALED_CLOCK, SEALED_LATE, SEALED_OFFER};
use crate::sealed::{OutcomeKind, articles_on_flags};
use planilla_board::Color;
use planilla_envelope::{Answer, ClockTime, Envelope, Field, Point, Score, Shown, Who};

pub(super) fn check(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    offer(case, judged);
    claim(case, judged);
    clocks(case, judged);
    result(case, judged);
    if let Some(player) = flag_of_sealer(&case.read.envelope) {
        let message = Message::new("envelope-follow-flag").with("color", player);
        judged.follows.push(EnvelopeRemark { message, articles: articles_on_flags(judged.laws) });
    }
    if case.read.envelope.envelope_lost == Some(true) {
        let message = Message::new("envelope-follow-lost");
        judged.follows.push(EnvelopeRemark { message, articles: case.article(Point::Lost) });
    }
}

/// The player who sealed, if his flag fell before he stopped the clock.
pub(super) fn flag_of_sealer(envelope: &Envelope) -> Option<Color> {
    let side = envelope.flag_fell.and_then(Who::side)?;
    (Some(side) == envelope.sealed_by).then(|| color(side))
}

/// The result that is given against the one that the sealed move, or the flag, brought about. Of players who are late
/// `resume` speaks, and a game that ended otherwise before it was resumed has the result of that.
fn result(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    let envelope = &case.read.envelope;
    let late = judged.findings.iter().any(|finding| finding.rule.name == SEALED_LATE.name);
    let accepted = envelope.offer_answer == Some(Answer::Accepted);
    let (Some(given), Some(sealed), false) = (envelope.result, &judged.sealed, late || accepted) else { return };
    let of = |winner: Color| if winner == Color::White { Score::White } else { Score::Black };
    let due = match (sealed.outcome.kind, sealed.outcome.player) {
        (OutcomeKind::Win, Some(player)) => of(player),
        (OutcomeKind::Loss, Some(player)) => of(!player),
        (OutcomeKind::Draw, _) => Score::Draw,
        _ => return,
    };
    if given != due {
        let message = Message::new("envelope-result").with("given", given.word()).with("due", due.word());
        let articles = sealed.outcome.articles.clone();
        judged.findings.push(Finding::new(&ENVELOPE_MISMATCH, case.span(Field::Result), message).articles(articles));
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
