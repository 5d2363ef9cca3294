//! What had been on the board at each point of a game, from its history: which positions, how often, and for how long nothing
//! was taken and no pawn moved.

use super::articles::{Claimed, articles};
use super::points::Points;
use super::rows::{AutomaticDrawRow, PointRow, QuietRunRow, RepetitionRow};
use crate::edition::Edition;
use crate::history::{Drawn, FIFTY, History, Repetition, SEVENTY_FIVE};
use crate::record::Record;
use crate::report::reason_row::player;
use planilla_board::Position;
use std::cmp::Reverse;

/// Runs of so many half-moves are worth telling.
const LONG_RUN: u16 = 20;

/// The history of a game with its positions.
pub(super) struct Past<'r> {
    pub(super) history: History,
    record: &'r Record,
    points: &'r Points<'r>,
}

impl<'r> Past<'r> {
    pub(super) fn new(points: &'r Points<'r>) -> Past<'r> {
        let record = points.record;
        // Most games are sure, and their history is known by then.
        let sure = record.history();
        let history = if sure.unsure_from.is_none() { sure.clone() } else { History::as_taken(record) };
        Past { history, record, points }
    }

    /// The entry that led to a place; `None` at the start.
    pub(super) fn entry(&self, place: u32) -> Option<usize> {
        self.history.entry_of(place).map(|entry| entry as usize)
    }

    /// What stood on the board at a place.
    pub(super) fn position(&self, place: u32) -> &Position {
        self.entry(place).map_or(&self.record.start, |entry| self.record.position_before(entry + 1))
    }

    /// The point of a place.
    pub(super) fn point(&self, place: u32) -> PointRow {
        self.points.row(self.entry(place))
    }

    /// The last place, not behind an entry, at which a position stood.
    pub(super) fn place_of(&self, position: &Position, entry: Option<usize>) -> Option<u32> {
        (0..=self.history.last()).rev().find(|place| self.entry(*place) <= entry && self.position(*place) == position)
    }

    /// How many times the position of a place had stood on the board, that time included.
    pub(super) fn times(&self, place: u32) -> u32 {
        self.history.repetition_at(place).map_or(1, |repetition| until(repetition, place))
    }

    /// The point behind which nothing could be counted, if that is not the end.
    pub(super) fn counted_to(&self) -> Option<PointRow> {
        self.history.unsure_from.map(|_| self.point(self.history.last()))
    }

    /// The positions that stood there more than once.
    pub(super) fn repetitions(&self) -> Vec<RepetitionRow> {
        let mut rows: Vec<RepetitionRow> = self.history.repetitions.iter().map(|each| self.repetition(each)).collect();
        rows.sort_by_key(|row| (Reverse(row.times), row.points[0].ply));
        rows
    }

    fn repetition(&self, repetition: &Repetition) -> RepetitionRow {
        let places = &repetition.places;
        let position = self.position(places[0]);
        let nth = |n: usize| places.get(n - 1).map(|place| self.point(*place));
        RepetitionRow {
            fen: position.to_fen(),
            turn: player(position.turn()),
            repetition_key: format!("{:016x}", repetition.key),
            times: places.len() as u32,
            points: places.iter().map(|place| self.point(*place)).collect(),
            third: nth(3),
            fifth: nth(5),
            rests_on: places.last().and_then(|place| self.points.rests_on_row(self.entry(*place))),
        }
    }

    /// The runs without a capture and a pawn move.
    pub(super) fn quiet_runs(&self) -> Vec<QuietRunRow> {
        let clocks = &self.history.clocks;
        let mut runs = Vec::new();
        let mut first = 1;
        for at in 1..=clocks.len() {
            let goes_on = clocks.get(at).is_some_and(|clock| *clock > 0);
            if !goes_on {
                if first < at {
                    runs.push(self.quiet_run(first as u32, at as u32 - 1));
                }
                first = at + 1;
            }
        }
        runs.sort_by_key(|run| Reverse(run.halfmove_clock));
        let worth = runs.iter().filter(|run| run.halfmove_clock >= LONG_RUN).count();
        runs.truncate(worth.max(1));
        runs
    }

    fn quiet_run(&self, first: u32, last: u32) -> QuietRunRow {
        let clock = |place: u32| self.history.clocks[place as usize];
        let reached =
            |halfmoves| (first..=last).find(|place| clock(*place) == halfmoves).map(|place| self.point(place));
        QuietRunRow {
            from: self.point(first),
            to: self.point(last),
            halfmoves: last - first + 1,
            halfmove_clock: clock(last),
            fifty: reached(FIFTY),
            seventyfive: reached(SEVENTY_FIVE),
            rests_on: self.points.rests_on_row(self.entry(last)),
        }
    }

    /// The first place at which the game was drawn without a claim.
    pub(super) fn drawn(&self, laws: &Edition) -> Option<u32> {
        self.history.fivefold_in(laws).into_iter().chain(self.history.seventyfive_in(laws)).min()
    }

    /// Where the game was drawn without a claim.
    pub(super) fn automatic(&self, laws: &Edition) -> Vec<AutomaticDrawRow> {
        let fivefold = self.history.fivefold_in(laws).map(|place| (Drawn::Fivefold, Claimed::Fivefold, place));
        let seventyfive =
            self.history.seventyfive_in(laws).map(|place| (Drawn::SeventyFive, Claimed::SeventyFive, place));
        let mut ends: Vec<(Drawn, Claimed, u32)> = fivefold.into_iter().chain(seventyfive).collect();
        ends.sort_by_key(|(_, _, place)| *place);
        let row = |(drawn, claimed, place): (Drawn, Claimed, u32)| AutomaticDrawRow {
            kind: drawn.as_str(),
            point: self.point(place),
            articles: articles(claimed, laws),
            rests_on: self.points.rests_on_row(self.entry(place)),
        };
        ends.into_iter().map(row).collect()
    }
}

/// How many of the places where a position stood are not behind one.
pub(super) fn until(repetition: &Repetition, place: u32) -> u32 {
    repetition.places.iter().filter(|each| **each <= place).count() as u32
}
