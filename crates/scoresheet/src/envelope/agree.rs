//! The envelope against itself and against the sheets: position, player, number, the move that was sealed, times, an offer.

use super::course::Course;
use super::{EnvelopeCase, EnvelopeJudgement, color};
use crate::finding::{Arg, Finding, Message};
use crate::rule::{Severity, Undecided};
use crate::rules::{ENVELOPE_INCOMPLETE, ENVELOPE_MISMATCH};
use planilla_board::{Color, Position};
use planilla_envelope::{ClockTime, Field, Who};

/// Times are written in whole minutes, too.
const MINUTE: u32 = 60;

pub(super) fn check(case: &EnvelopeCase<'_>, courses: &[Course], judged: &mut EnvelopeJudgement) {
    with_itself(case, judged);
    for course in courses {
        Against { case, course }.check(judged);
    }
}

fn number(number: u16) -> Arg {
    Arg::Ordinal(i64::from(number))
}

/// The position says who is to move, and a FEN of six fields which move it is.
fn with_itself(case: &EnvelopeCase<'_>, judged: &mut EnvelopeJudgement) {
    let (envelope, Some(position)) = (&case.read.envelope, judged.position) else { return };
    if let Some(sealer) = envelope.sealed_by.map(color).filter(|sealer| *sealer != position.turn()) {
        let message = Message::new("envelope-turn").with("color", position.turn()).with("sealer", sealer);
        judged.findings.push(Finding::new(&ENVELOPE_MISMATCH, case.span(Field::SealedBy), message));
    }
    let numbered = envelope.fen.as_ref().is_some_and(|fen| fen.0.split(' ').count() == 6);
    let differs = |said: &u16| numbered && *said != position.fullmove_number();
    if let Some(said) = envelope.move_number.map(u16::from).filter(differs) {
        let message = Message::new("envelope-number-fen").with("number", number(said));
        let message = message.with("expected", number(position.fullmove_number()));
        judged.findings.push(Finding::new(&ENVELOPE_MISMATCH, case.span(Field::MoveNumber), message));
    }
}

/// An envelope and a sheet.
struct Against<'a> {
    case: &'a EnvelopeCase<'a>,
    course: &'a Course,
}

impl Against<'_> {
    fn check(&self, judged: &mut EnvelopeJudgement) {
        let (envelope, course) = (&self.case.read.envelope, self.course);
        let sealer = envelope.sealed_by.map(color).or(judged.position.map(|position| position.turn()));
        let said = envelope.move_number.map(u16::from).zip(sealer);
        let place = said.and_then(|(number, sealer)| course.place_of(number, sealer));
        let known = |place: &usize| *place < course.positions.len();
        if place.is_some_and(|place| !known(&place)) && !course.whole {
            let why = Message::new("envelope-sheet-broken").with("file", course.name.as_str());
            return judged.undecided.push(Undecided { rule: &ENVELOPE_MISMATCH, why });
        }
        let there = match (place, said) {
            (Some(place), Some((said, _))) => {
                let right = match judged.position {
                    Some(position) => self.position_at(place, said, &position, judged),
                    None => known(&place) || self.short(said, judged),
                };
                right.then_some(place)
            }
            _ => judged.position.and_then(|position| self.anywhere(&position, judged)),
        };
        if let (Some(place), Some(sealer)) = (there, sealer) {
            self.the_move(place, sealer, judged);
            self.goes_on(place, judged);
            self.clocks(place, sealer, judged);
            self.offer(place, sealer, judged);
        }
    }

    fn push(&self, field: Field, message: Message, judged: &mut EnvelopeJudgement) {
        judged.findings.push(Finding::new(&ENVELOPE_MISMATCH, self.case.span(field), message));
    }

    fn of_sheet(&self, message: Message) -> Message {
        message.with("file", self.course.name.as_str())
    }

    /// Whether the position of the envelope stands where its number says; if not, it is said where.
    fn position_at(&self, place: usize, said: u16, position: &Position, judged: &mut EnvelopeJudgement) -> bool {
        let there = self.course.positions.get(place);
        if there.is_some_and(|there| there.key() == position.key()) {
            return true;
        }
        let elsewhere: Vec<_> = self.course.places(position).collect();
        if let [.., elsewhere] = elsewhere[..] {
            let expected = self.course.positions[elsewhere].fullmove_number();
            let message = self.of_sheet(Message::new("envelope-number-sheet")).with("number", number(said));
            self.push(Field::MoveNumber, message.with("expected", number(expected)), judged);
            return false;
        }
        let Some(there) = there else { return self.short(said, judged) };
        let (own, fen) = (position.to_fen(), there.to_fen());
        let (own, fen): (Vec<&str>, Vec<&str>) = (own.split(' ').collect(), fen.split(' ').collect());
        // The men and who is to move; then castling and en passant.
        let message = if own[..2] == fen[..2] {
            Message::new("envelope-rights").with("fen", fen[2..4].join(" "))
        } else {
            Message::new("envelope-position").with("fen", fen[..2].join(" "))
        };
        self.push(Field::Fen, self.of_sheet(message).with("number", number(said)), judged);
        false
    }

    /// Says that the sheet ends too early.
    fn short(&self, said: u16, judged: &mut EnvelopeJudgement) -> bool {
        self.push(
            Field::MoveNumber,
            self.of_sheet(Message::new("envelope-short")).with("number", number(said)),
            judged,
        );
        false
    }

    /// Where the position stands, of which no number is told.
    fn anywhere(&self, position: &Position, judged: &mut EnvelopeJudgement) -> Option<usize> {
        let place = self.course.places(position).last();
        if place.is_none() && self.course.whole {
            self.push(Field::Fen, self.of_sheet(Message::new("envelope-nowhere")), judged);
        }
        place
    }

    /// What stands on the sealer's sheet in the place of the sealed move is that move.
    fn the_move(&self, place: usize, sealer: Color, judged: &mut EnvelopeJudgement) {
        let Some(text) = self.case.read.envelope.sealed_move.as_ref().map(|text| text.0.trim()) else { return };
        let Some((written, played)) = self.course.cells.get(place) else { return };
        if self.course.side == Some(!sealer) || text == written.as_str() {
            return;
        }
        let of_paper = judged.sealed.as_ref().and_then(|sealed| match &sealed.moves[..] {
            [only] => Some(only.played),
            _ => None,
        });
        if of_paper.is_some() && of_paper == *played || text.split([' ', '.']).any(|word| word == written) {
            return;
        }
        let at = self.course.positions[place].fullmove_number();
        let both = |message: Message| {
            let message = self.of_sheet(message).with("written", text).with("number", number(at));
            message.with("other", written.as_str())
        };
        if self.course.side.is_some() {
            return self.push(Field::Move, both(Message::new("envelope-move")), judged);
        }
        let why = both(Message::new("envelope-move-whose")).with("color", sealer);
        judged.undecided.push(Undecided { rule: &ENVELOPE_MISMATCH, why });
    }

    /// Behind the sealed move a sheet has nothing: a reply there says that the game went on, or that another move was sealed.
    fn goes_on(&self, place: usize, judged: &mut EnvelopeJudgement) {
        let Some((reply, _)) = self.course.cells.get(place + 1) else { return };
        let at = self.course.positions[place].fullmove_number();
        let message = self.of_sheet(Message::new("envelope-goes-on")).with("number", number(at));
        let message = message.with("written", reply.as_str());
        let finding = Finding::new(&ENVELOPE_MISMATCH, self.case.span(Field::MoveNumber), message);
        judged.findings.push(finding.severity(Severity::Warning));
    }

    /// The opponent's clock stood when the move was sealed; the sealer's ran on.
    fn clocks(&self, place: usize, sealer: Color, judged: &mut EnvelopeJudgement) {
        let envelope = &self.case.read.envelope;
        for (field, player, said) in [
            (Field::WhiteTimeUsed, Color::White, envelope.white_time_used),
            (Field::BlackTimeUsed, Color::Black, envelope.black_time_used),
        ] {
            let of_player = |(at, whose, _): &&(usize, Color, u32)| *at <= place && *whose == player;
            let Some((at, _, used)) = self.course.used.iter().rfind(of_player) else { continue };
            let Some(said) = said.map(ClockTime::seconds) else { continue };
            let is_last = player != sealer && *at == place;
            let wrong = said + MINUTE <= *used || is_last && said >= used + MINUTE;
            if wrong {
                let time = |seconds| ClockTime::from_seconds(seconds).map_or(String::new(), |time| time.to_string());
                let message =
                    self.of_sheet(Message::new("envelope-clock")).with("color", player).with("given", time(said));
                self.push(field, message.with("expected", time(*used)), judged);
            }
        }
    }

    /// An offer that came with the opponent's last move stands until the sealer answers it.
    fn offer(&self, place: usize, sealer: Color, judged: &mut EnvelopeJudgement) {
        if !self.course.offers.get(place).is_some_and(|offered| *offered) {
            return;
        }
        match self.case.read.envelope.draw_offer {
            None => {
                let message = Message::new("envelope-lacks").with("key", Field::DrawOffer.key());
                let span = self.case.span(Field::DrawOffer);
                judged.findings.push(Finding::new(&ENVELOPE_INCOMPLETE, span, message));
            }
            Some(Who::Nobody) => {
                self.push(
                    Field::DrawOffer,
                    self.of_sheet(Message::new("envelope-offer")).with("color", !sealer),
                    judged,
                );
            }
            Some(_) => {}
        }
    }
}
