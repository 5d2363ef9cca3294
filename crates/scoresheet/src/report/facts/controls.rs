//! The periods of a game's time control, and the moves made in each.

use super::points::Points;
use super::rows::{ControlRow, ControlSideRow};
use crate::record::{Ply, Record};
use crate::time_control::{Period, TimeControl};
use planilla_board::Color;
use planilla_notation::Dialect;
use serde_json::Number;

/// The periods that a text names, each with its place in the game; none if it is no time control, a period that takes all moves
/// that are left is followed by another, or the players have different times.
pub(super) fn periods(written: &str, dialect: Dialect) -> Option<Vec<Period>> {
    let time = TimeControl::read(written, dialect)?;
    (time.is_whole() && time.black.is_empty()).then_some(time.periods)
}

/// What was made of the periods. The last one comes again as long as moves were made, if it is for so many moves.
pub(super) fn controls(
    record: &Record,
    points: &Points<'_>,
    clocks: &[Option<Number>],
    periods: &[Period],
) -> Vec<ControlRow> {
    let reached = record.plies.iter().filter(|ply| ply.ply != 0).map(|ply| u32::from(ply.number)).max().unwrap_or(0);
    let again = periods.last().filter(|period| period.moves.is_some());
    let mut rows = Vec::new();
    let mut first = 1_u32;
    for (at, period) in periods.iter().chain(again.into_iter().cycle().take(reached as usize)).enumerate() {
        if at >= periods.len() && first > reached {
            break;
        }
        let last = period.moves.map(|moves| first.saturating_add(u32::from(moves).saturating_sub(1)));
        let side = |color| side(record, points, clocks, color, (first, last));
        rows.push(ControlRow {
            first_move: first,
            last_move: last,
            seconds: period.seconds.into(),
            increment: period.increment.into(),
            white: side(Color::White),
            black: side(Color::Black),
        });
        let Some(last) = last else { break };
        first = last.saturating_add(1);
    }
    rows
}

fn side(
    record: &Record,
    points: &Points<'_>,
    clocks: &[Option<Number>],
    color: Color,
    (first, last): (u32, Option<u32>),
) -> ControlSideRow {
    let number = |ply: &Ply| u32::from(ply.number);
    let within = |ply: &Ply| first <= number(ply) && last.is_none_or(|last| number(ply) <= last);
    let made = record.plies.iter().enumerate();
    let made: Vec<usize> =
        made.filter(|(_, ply)| ply.ply != 0 && ply.color == color && within(ply)).map(|(entry, _)| entry).collect();
    let completed = made.iter().find(|entry| Some(number(&record.plies[**entry])) == last);
    ControlSideRow {
        moves: made.len() as u32,
        completed: completed.map(|entry| points.row(Some(*entry))),
        clock: made.last().and_then(|entry| clocks.get(*entry)?.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{FactsRow, Place};
    use crate::{Checker, Messages, Settings};

    #[test]
    fn controls_are_read() {
        let period = |moves, seconds, increment| Period { moves, seconds, increment, sandglass: false };
        for (written, dialect, read) in [
            ("300+3", Dialect::Pgn, Some(vec![period(None, 300, 3)])),
            ("40/5400+30:1800+30", Dialect::Sheet, Some(vec![period(Some(40), 5400, 30), period(None, 1800, 30)])),
            ("40/7200", Dialect::Pgn, Some(vec![period(Some(40), 7200, 0)])),
            ("90+30", Dialect::Sheet, Some(vec![period(None, 5400, 30)])),
            ("90+30", Dialect::Pgn, Some(vec![period(None, 90, 30)])),
            ("900:300", Dialect::Pgn, None),
            ("-", Dialect::Pgn, None),
            ("?", Dialect::Pgn, None),
            ("0/300", Dialect::Pgn, None),
            ("", Dialect::Pgn, None),
        ] {
            assert_eq!(periods(written, dialect), read, "{written}");
        }
    }

    #[test]
    fn moves_are_counted_by_period_and_player() {
        let sheet = "[TimeControl \"2/600:1/300\"]\n\n1. e4 {[%clk 0:09:00]} e5 {[%clk 0:09:30]} 2. Nf3 {[%clk 0:01:00]} Nc6 3. Bb5 a6 4. Ba4 *";
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(sheet.as_bytes());
        let place = Place { file: "-", game: 1, line: 1, offset: 0 };
        let facts = FactsRow::new(&checked, &place, Messages::english(), &[]).unwrap();
        let told = |side: &ControlSideRow| {
            let completed = side.completed.as_ref().map(|point| point.at.clone()).unwrap_or_default();
            (side.moves, completed, side.clock.as_ref().and_then(Number::as_u64))
        };
        let rows: Vec<_> =
            facts.controls.iter().map(|row| (row.first_move, told(&row.white), told(&row.black))).collect();
        assert_eq!(
            rows,
            [
                (1, (2, "2w".to_owned(), Some(60)), (2, "2b".to_owned(), None)),
                (3, (1, "3w".to_owned(), None), (1, "3b".to_owned(), None)),
                (4, (1, "4w".to_owned(), None), (0, String::new(), None)),
            ]
        );
    }
}
