//! A game as facts, for whoever has to decide on a claim: what stood on the board at any move, which positions came again,
//! how long nothing was taken and no pawn moved, and which claims stood open. **Lacks judgement**: whether a claim that was
//! made is right is for rules to say.

mod articles;
mod at;
mod claimed;
mod claims;
mod clocks;
mod controls;
mod diagram;
mod offers;
mod past;
mod points;
mod rows;
mod stand;

pub(crate) use at::name_of;
pub use at::{At, NoSuchPoint, NotAPoint};
pub use diagram::{Diagram, Men, diagram};
pub use rows::{
    AutomaticDrawRow, ClaimMadeRow, ClaimRow, ClockRow, ClocksRow, ControlRow, ControlSideRow, DrawOfferRow, FactsRow,
    LegalMoveRow, PointRow, PositionAtRow, QuietRunRow, RepetitionRow,
};

use super::fill::{Filler, Place};
use super::moves::MovesShown;
use super::rows::GameRow;
use crate::checked::Checked;
use crate::finding::Message;
use crate::messages::Messages;
use past::Past;
use points::Points;

impl FactsRow {
    /// The facts of a game, with the positions at these points; at the last one if none is named.
    ///
    /// What is not sure says on what it rests: after a move that is not possible, on what that was taken for.
    ///
    /// ```
    /// use planilla::report::{FactsRow, Place};
    /// use planilla::{Checker, Messages, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check(b"1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8 5.e4 e5");
    /// let place = Place { file: "sheet.txt", game: 1, line: 1, offset: 0 };
    /// let facts = FactsRow::new(&checked, &place, Messages::english(), &["4b".parse().unwrap()]).unwrap();
    /// let start = &facts.repetitions[0];
    /// let points: Vec<&str> = start.points.iter().map(|point| point.at.as_str()).collect();
    /// assert_eq!((start.times, points), (3, vec!["start", "2b", "4b"]));
    /// let claim = &facts.positions[0].claims.as_ref().unwrap()[0];
    /// assert_eq!((claim.player, claim.articles.as_slice()), ("white", &["9.2.2"][..]));
    /// ```
    ///
    /// # Errors
    ///
    /// If the game has no such points: those it has not. A game that is not judged has none.
    pub fn new(
        checked: &Checked<'_>,
        place: &Place<'_>,
        messages: &Messages,
        at: &[At],
    ) -> Result<FactsRow, Vec<NoSuchPoint>> {
        let record = checked.record;
        let points = Points::new(checked);
        let past = Past::new(&points);
        let (mut found, mut missing) = (Vec::new(), Vec::new());
        let judged = checked.refused.is_none();
        for at in if at.is_empty() && judged { &[At::End] } else { at } {
            match find(checked, *at) {
                Ok(entry) => found.push(entry),
                Err(point) => missing.push(point),
            }
        }
        if !missing.is_empty() {
            return Err(missing);
        }
        let filler = Filler::new(checked, place, messages);
        let game = filler.game(filler.tags().into(), filler.moves(MovesShown::All));
        let clocks: Vec<_> = game.moves.iter().map(|entry| entry.clock.clone()).collect();
        let time_control =
            game.tags.get("TimeControl").filter(|written| written.contains(|letter: char| letter.is_ascii_digit()));
        let time_control = time_control.map(str::to_owned);
        let periods = time_control.as_deref().and_then(|written| controls::periods(written, checked.score.dialect));
        let claims = claims::claims(&past, &points, checked.laws);
        let positions = found.into_iter().map(|entry| stand::stand(checked, &points, &past, messages, entry)).collect();
        let GameRow {
            schema, file, game, line, tags, language, laws, laws_how, time_class, moves, result, end, ..
        } = game;
        Ok(FactsRow {
            schema,
            r#type: "facts",
            file,
            game,
            line,
            tags,
            language,
            laws,
            laws_how,
            time_class,
            moves,
            last: judged.then(|| points.row(at::last(record))),
            unsure_from: points.unsure_from(),
            counted_to: past.counted_to(),
            positions,
            repetitions: past.repetitions(),
            quiet_runs: past.quiet_runs(),
            claims,
            claims_made: claimed::claims_made(checked, &points, messages),
            automatic_draws: past.automatic(checked.laws),
            draw_offers: offers::offers(record, &points, result.score),
            time_control,
            controls: controls::controls(record, &points, &clocks, &periods.unwrap_or_default()),
            clocks: clocks::clocks(record, &points, &clocks),
            result,
            end,
        })
    }
}

impl PositionAtRow {
    /// What stood on the board at a point of a game.
    ///
    /// ```
    /// use planilla::report::{At, PositionAtRow};
    /// use planilla::{Checker, Messages, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check(b"1.e4 e5 2.Cf3");
    /// let stand = PositionAtRow::new(&checked, Messages::english(), At::Ply(2)).unwrap();
    /// assert_eq!((stand.point.at.as_str(), stand.position.turn, stand.shown), ("1b", "white", "after"));
    /// assert!(PositionAtRow::new(&checked, Messages::english(), At::Ply(9)).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// If the game has no such point, or is not judged.
    pub fn new(checked: &Checked<'_>, messages: &Messages, at: At) -> Result<PositionAtRow, NoSuchPoint> {
        let entry = find(checked, at)?;
        let points = Points::new(checked);
        Ok(stand::stand(checked, &points, &Past::new(&points), messages, entry))
    }
}

/// The entry after which a point of a game lies; `None` for the start.
fn find(checked: &Checked<'_>, at: At) -> Result<Option<usize>, NoSuchPoint> {
    if checked.refused.is_some() {
        return Err(NoSuchPoint { at, why: Message::new("at-refused") });
    }
    at.find(checked.record)
}
