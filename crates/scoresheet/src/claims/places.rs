//! Where a claim was made, as far as its words tell: after which move, on whose turn, with which move announced.

use super::Played;
use crate::finding::{Arg, Message};
use crate::report::At;
use planilla_board::Color;
use planilla_notation::{ClaimWhere, Span, WrittenClaim};

/// One reading of where a claim was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// What stood on the board.
    pub(super) place: u32,
    /// Who claims.
    pub(super) player: Color,
    /// Where the move that is announced is written.
    pub(super) announced: Option<Span>,
    /// The entry of the record that it is.
    pub(super) entry: Option<usize>,
    /// It is not the turn of who claims.
    pub(super) lost: bool,
}

/// Where the words of a claim stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stands {
    /// In a heading.
    Heading,
    /// Amid the moves, behind an entry of the record, or before the first.
    Behind(Option<usize>),
}

/// The readings of a claim, the likeliest first; or why there is none.
pub(super) fn candidates(game: &Played<'_>, written: &WrittenClaim, stands: Stands) -> Result<Vec<Candidate>, Message> {
    let finder = Finder { game, written };
    let list = match (written.point, written.numbered, stands) {
        (Some((how, span)), ..) => finder.at_point(how, span)?,
        (None, Some(number), Stands::Heading) => return finder.at_announced(number),
        (None, _, Stands::Behind(entry)) => finder.beside(entry)?,
        (None, None, Stands::Heading) => finder.at_end()?,
    };
    match written.numbered {
        Some(number) => finder.with_number(list, number),
        None => Ok(list),
    }
}

struct Finder<'g, 'a> {
    game: &'g Played<'a>,
    written: &'g WrittenClaim,
}

impl Finder<'_, '_> {
    fn turn(&self, place: u32) -> Color {
        self.game.position(place).turn()
    }

    /// The place after an entry.
    fn place(&self, entry: Option<usize>) -> Result<u32, Message> {
        self.game.place_of(entry).ok_or_else(|| Message::new("claim-unsure"))
    }

    /// On the turn of who claims.
    fn on_turn(&self, place: u32) -> Candidate {
        let (player, announced) = (self.turn(place), self.written.intended);
        Candidate { place, player, announced, entry: None, lost: false }
    }

    /// With the move that leads to a place, which is written and announced.
    fn with_move_to(&self, place: u32) -> Option<Candidate> {
        let before = place.checked_sub(1)?;
        let entry = self.game.record.history().entry_of(place)? as usize;
        let span = self.game.record.plies[entry].span;
        let announced = self.written.intended.or(span);
        Some(Candidate { place: before, player: self.turn(before), announced, entry: Some(entry), lost: false })
    }

    /// Not on the turn of who claims.
    fn off_turn(&self, place: u32) -> Candidate {
        let player = !self.turn(place);
        Candidate { place, player, announced: self.written.intended, entry: None, lost: true }
    }

    /// Behind a move: the opponent of who made it claims on what stands there, or who made it claims with it.
    fn beside(&self, entry: Option<usize>) -> Result<Vec<Candidate>, Message> {
        let place = self.place(entry)?;
        if self.written.player.is_none_or(|player| player == self.turn(place)) {
            return Ok(vec![self.on_turn(place)]);
        }
        let with = self.with_move_to(place);
        let lost = if self.written.intended.is_some() { None } else { Some(self.off_turn(place)) };
        Ok(with.into_iter().chain(lost).collect())
    }

    fn at_end(&self) -> Result<Vec<Candidate>, Message> {
        let record = self.game.record;
        let last = record.history().last();
        if record.history().unsure_from.is_some() {
            return Err(Message::new("claim-no-place"));
        }
        let player = self.written.player;
        let mut list = Vec::new();
        if player.is_none_or(|player| player == self.turn(last)) {
            list.push(self.on_turn(last));
        }
        // The move that is announced may stand on the sheet as the last one.
        if (self.written.intended.is_some() || list.is_empty())
            && let Some(with) = self.with_move_to(last)
            && player.is_none_or(|player| player == with.player)
        {
            list.push(with);
        }
        if list.is_empty() { Err(Message::new("claim-no-place")) } else { Ok(list) }
    }

    /// Before the move that is announced, which is told by its number.
    fn at_announced(&self, number: Span) -> Result<Vec<Candidate>, Message> {
        let written = number.of(self.game.text);
        let Ok(At::Move(of, Some(color))) = written.parse() else { return self.at_end() };
        let before = match self.find(At::Move(of, Some(color)), written) {
            Ok(entry) => self.place(entry)?.checked_sub(1),
            Err(missing) => Some(self.next(of, color).ok_or(missing)?),
        };
        self.with_number(before.map(|place| self.on_turn(place)).into_iter().collect(), number)
    }

    /// The readings at which the move of a number is next, and whose move it is claims.
    fn with_number(&self, mut list: Vec<Candidate>, number: Span) -> Result<Vec<Candidate>, Message> {
        let written = number.of(self.game.text);
        if let Ok(At::Move(number, Some(color))) = written.parse() {
            list.retain(|candidate| {
                let position = self.game.position(candidate.place);
                (u32::from(position.fullmove_number()), position.turn()) == (number, color)
                    && self.written.player.is_none_or(|player| player == color)
            });
        }
        if list.is_empty() { Err(Message::new("claim-no-turn").with("written", written)) } else { Ok(list) }
    }

    /// The entry of a point.
    fn find(&self, at: At, written: &str) -> Result<Option<usize>, Message> {
        at.find(self.game.record).map_err(|missing| unknown(written, missing.why))
    }

    fn at_point(&self, how: ClaimWhere, span: Span) -> Result<Vec<Candidate>, Message> {
        let written = span.of(self.game.text);
        let unread = Message::new("at-unknown");
        let at: At = written.parse().map_err(|_| unknown(written, unread))?;
        let at = match (at, self.written.point_of) {
            (At::Move(number, None), Some(color)) => At::Move(number, Some(color)),
            (at, _) => at,
        };
        let find = |at: At| self.find(at, written);
        let known = self.written.player;
        if let At::Move(number, None) = at {
            return self.at_number(how, number, || find(at));
        }
        let entry = find(at)?;
        let place = self.place(entry)?;
        self.is_made(entry, written)?;
        if known.is_none_or(|player| player == self.turn(place)) {
            return Ok(vec![self.on_turn(place)]);
        }
        let with = if how == ClaimWhere::After { None } else { self.with_move_to(place) };
        let lost = if self.written.intended.is_some() { None } else { Some(self.off_turn(place)) };
        Ok(with.into_iter().chain(lost).collect())
    }

    /// At a move of which only the number is told: on a turn of who claims.
    fn at_number(
        &self,
        how: ClaimWhere,
        number: u32,
        find: impl Fn() -> Result<Option<usize>, Message>,
    ) -> Result<Vec<Candidate>, Message> {
        let whole = find().and_then(|entry| self.place(entry));
        let turn =
            |color: Color| self.next(number, color).filter(|_| how != ClaimWhere::After || color == Color::Black);
        let mut places: Vec<u32> = match self.written.player {
            // A player claims at a move on the turn that has its number.
            Some(player) if how == ClaimWhere::At => turn(player).into_iter().collect(),
            _ => whole.iter().copied().chain(Color::ALL.into_iter().filter_map(turn)).collect(),
        };
        if places.is_empty() {
            places.extend(whole.iter());
        }
        places.dedup();
        let on_turn = |place: &u32| self.written.player.is_none_or(|player| player == self.turn(*place));
        let list: Vec<Candidate> =
            places.iter().filter(|place| on_turn(place)).map(|place| self.on_turn(*place)).collect();
        match (list.is_empty(), whole) {
            (false, _) => Ok(list),
            (true, Ok(place)) => Ok(vec![self.off_turn(place)]),
            (true, Err(why)) => Err(why),
        }
    }

    /// The place at which a player is to make the move of a number.
    fn next(&self, number: u32, color: Color) -> Option<u32> {
        let is_it = |place: &u32| {
            let position = self.game.position(*place);
            u32::from(position.fullmove_number()) == number && position.turn() == color
        };
        (0..=self.game.record.history().last()).find(is_it)
    }

    /// That the move which is named at the point was made there.
    fn is_made(&self, entry: Option<usize>, written: &str) -> Result<(), Message> {
        let (Some(made), Some(entry)) = (self.written.made, entry) else { return Ok(()) };
        let position = self.game.record.position_before(entry);
        let reading = crate::read_in(made.of(self.game.text), position, &[self.game.language], self.game.laws);
        let played = self.game.record.plies[entry].played;
        if reading.candidates.iter().any(|candidate| Some(candidate.played) == played) {
            return Ok(());
        }
        Err(Message::new("claim-other-move").with("written", written).with("named", made.of(self.game.text)))
    }
}

/// That a point is not in the game, and why.
fn unknown(written: &str, why: Message) -> Message {
    Message::new("claim-no-point").with("written", written).with("why", Arg::Sentences(vec![why]))
}
