//! Who is absent or late at the resumption, and what the Laws make of it (A9, A10; I.9 to I.11).

use super::{EnvelopeCase, EnvelopeJudgement, EnvelopeRemark, color};
use crate::edition::{Edition, Late, LateWord};
use crate::finding::{Arg, Finding, Message};
use crate::rule::{Severity, Undecided};
use crate::rules::SEALED_LATE;
use crate::sealed::SealedEnd;
use planilla_board::Color;
use planilla_envelope::{Field, Point, Score, Side};

/// How a player came to the resumption.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    /// In time.
    There,
    /// So many minutes late.
    Late(i64),
    /// Not, or nobody says when.
    Absent,
}

pub(super) fn check(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    let envelope = &case.read.envelope;
    let (Some(present), Some(sealer)) = (envelope.present, envelope.sealed_by) else { return };
    let came = |side: Side| {
        let (arrived, field) = match side {
            Side::White => (envelope.white_arrived, Field::WhiteArrived),
            Side::Black => (envelope.black_arrived, Field::BlackArrived),
        };
        if present.includes(side) {
            return Some((Came::There, field));
        }
        // Before the time is known at which play is resumed nobody is absent.
        let Some(arrived) = arrived else { return envelope.resumption_time.map(|_| (Came::Absent, field)) };
        let minutes = arrived.minutes_after(envelope.resumption_date, envelope.resumption_time?)?;
        Some((if minutes <= 0 { Came::There } else { Came::Late(minutes) }, field))
    };
    let (Some(of_sealer), Some(of_replier)) = (came(sealer), came(sealer.other())) else {
        let why = Message::new("envelope-late-when");
        return judged.undecided.push(Undecided { rule: &SEALED_LATE, why });
    };
    follows(case, color(sealer), (of_sealer.0, of_replier.0), judged);
    if of_sealer.0 == Came::There && of_replier.0 == Came::There {
        return;
    }
    let Some(limit) = limit(case, judged) else { return };
    let is_over = |came| match came {
        Came::There => false,
        Came::Late(minutes) => minutes > i64::from(limit),
        Came::Absent => true,
    };
    match (is_over(of_sealer.0), is_over(of_replier.0)) {
        (false, false) => {}
        (true, true) => {
            let span = case.span(Field::Present);
            judged.findings.push(warning(Finding::new(&SEALED_LATE, span, Message::new("envelope-late-both"))));
        }
        (false, true) => loses(case, color(sealer.other()), of_replier, limit, judged),
        (true, false) => match conclusion(case, color(sealer), judged) {
            Conclusion::None => loses(case, color(sealer), of_sealer, limit, judged),
            Conclusion::Ended(score) => {
                let message = Message::new("envelope-late-ended").with("color", color(sealer));
                told(case, message.with("score", score.word()), score, judged);
            }
            Conclusion::Unseen => {
                let why = Message::new("envelope-late-unseen");
                judged.undecided.push(Undecided { rule: &SEALED_LATE, why });
            }
        },
    }
}

fn warning(finding: Finding) -> Finding {
    finding.severity(Severity::Warning)
}

/// How many minutes late a player may come: as the event has it, else as the edition has. If neither says so, that is told.
fn limit(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) -> Option<u16> {
    let told = limit_told(case, judged);
    if told.is_none() {
        let why = Message::new("envelope-late-limit");
        judged.undecided.push(Undecided { rule: &SEALED_LATE, why });
    }
    told
}

fn limit_told(case: &EnvelopeCase<'_>, judged: &EnvelopeJudgement) -> Option<u16> {
    let laws = Edition::of(judged.laws);
    let own = match laws.resume_late_minutes {
        Late::Said(LateWord::Default) => laws.default_minutes,
        own => own,
    };
    match (case.read.envelope.default_minutes, own) {
        (Some(minutes), _) | (None, Late::Minutes(minutes)) => Some(minutes),
        _ => None,
    }
}

/// What a late sealer's move may have brought about.
enum Conclusion {
    /// Nothing: the game goes on, or nobody knows the move.
    None,
    /// The game ended with this score.
    Ended(Score),
    /// The edition's text is not known.
    Unseen,
}

/// How the sealed move ended the game, if the edition lets that stand: until 2009 mate, stalemate and a dead position, since 2017
/// any conclusion; or the player who is there has lost on time.
fn conclusion(case: &EnvelopeCase<'_>, sealer: Color, judged: &EnvelopeJudgement) -> Conclusion {
    let won = if sealer == Color::White { Score::White } else { Score::Black };
    let flag = case.read.envelope.flag_fell.and_then(planilla_envelope::Who::side).map(color);
    if flag == Some(!sealer) {
        return Conclusion::Ended(won);
    }
    let Some(end) = judged.sealed.as_ref().and_then(|sealed| sealed.ends) else { return Conclusion::None };
    match (end, Edition::of(judged.laws).resume_late_minutes) {
        (_, Late::Said(LateWord::Unseen)) => Conclusion::Unseen,
        (SealedEnd::Checkmate, _) => Conclusion::Ended(won),
        (SealedEnd::Stalemate | SealedEnd::Dead, _) | (_, Late::Said(LateWord::Default)) => {
            Conclusion::Ended(Score::Draw)
        }
        _ => Conclusion::None,
    }
}

fn loses(
    case: &EnvelopeCase<'_>,
    player: Color,
    (came, field): (Came, Field),
    limit: u16,
    judged: &mut EnvelopeJudgement,
) {
    let message = match came {
        Came::Late(minutes) => Message::new("envelope-late-loses").with("minutes", Arg::Number(minutes)),
        Came::There | Came::Absent => Message::new("envelope-absent-loses"),
    };
    let message = message.with("color", player).with("limit", Arg::Number(i64::from(limit)));
    let score = if player == Color::White { Score::Black } else { Score::White };
    let before = judged.findings.len();
    told(case, message, score, judged);
    if let (Some(place), Some(finding)) = (case.read.place(field), judged.findings.get_mut(before)) {
        finding.span = planilla_notation::Span::new(place.start, place.end);
    }
}

/// What follows, unless the result says so: an error if it says otherwise, and for the arbiter if there is none.
fn told(case: &EnvelopeCase<'_>, message: Message, score: Score, judged: &mut EnvelopeJudgement) {
    let given = case.read.envelope.result;
    if given == Some(score) {
        return;
    }
    let message = message.with("result", given.map_or("none", Score::word));
    let finding = Finding::new(&SEALED_LATE, case.span(Field::Present), message);
    judged.findings.push(if given.is_some() { finding } else { warning(finding) });
}

/// What is done until an absent player comes.
fn follows(case: &EnvelopeCase<'_>, sealer: Color, came: (Came, Came), judged: &mut EnvelopeJudgement) {
    // To a move that ended the game nobody replies.
    let over = judged.sealed.as_ref().is_some_and(|sealed| sealed.ends.is_some());
    let message = match (came.0 == Came::There, came.1 == Came::There) {
        (false, _) | (true, false) if over => return,
        (true, true) => Message::new("envelope-follow-both"),
        (true, false) => Message::new("envelope-follow-replier"),
        (false, true) => Message::new("envelope-follow-sealer"),
        // Only since 2017 is it said what both absent players lose.
        (false, false) if Edition::of(judged.laws).resume_late_minutes == Late::Said(LateWord::Default) => {
            // Where nobody may come late at all, the clock of a player who has lost does not run.
            let zero = limit_told(case, judged) == Some(0);
            if zero { Message::new("envelope-follow-none-zero") } else { Message::new("envelope-follow-none") }
        }
        (false, false) => return,
    };
    let nobody = came.0 != Came::There && came.1 != Came::There;
    let articles = if nobody { vec!["I.11".to_owned()] } else { case.article(Point::Presence) };
    let message = message.with("color", sealer).with("replier", !sealer);
    judged.follows.push(EnvelopeRemark { message, articles });
}
