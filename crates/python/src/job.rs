//! What is done with each game: it is checked, or rewritten, or kept for what games tell together.

use crate::characters::Characters;
use crate::options::Options;
use crate::rows::{Placed, dictionary};
use planilla::report::{ConversionRow, GameRow, MovesShown, Place};
use planilla::{Attendance, Checkers, Messages, Settings, convert};
use planilla_files::{FileOf, Game, Outcome, Worker};
use planilla_notation::{Encoding, Input, Language, Style};
use pyo3::prelude::*;
use std::collections::VecDeque;

/// One who does it, game after game.
pub(crate) struct Job {
    checkers: Checkers,
    messages: &'static Messages,
    task: Task,
}

/// What is to be done.
#[derive(Clone, Copy, Debug)]
enum Task {
    Check(MovesShown),
    /// Without a language each game keeps its own.
    Convert(Option<&'static Language>, Style),
    /// Held against a tournament report.
    Attend,
}

impl Job {
    /// Checks games.
    pub(crate) fn check(options: &Options) -> Job {
        Job::new(Task::Check(options.moves), options)
    }

    /// Rewrites games.
    pub(crate) fn convert(options: &Options, to: Option<&'static Language>, style: Style) -> Job {
        Job::new(Task::Convert(to, style), options)
    }

    /// Holds games against the tournament report of the settings.
    pub(crate) fn attend(settings: &Settings, messages: &'static Messages) -> Job {
        Job { checkers: Checkers::new(settings.clone()), messages, task: Task::Attend }
    }

    fn new(task: Task, options: &Options) -> Job {
        Job { checkers: Checkers::new(options.settings.clone()), messages: options.messages, task }
    }
}

impl Worker for Job {
    type Outcome = Done;

    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, outcome: &mut Done) {
        let checked = self.checkers.of(file.input, file.encoding).check(bytes);
        let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
        let row = match self.task {
            Task::Check(moves) => Row::Game(Box::new(GameRow::new(&checked, &place, self.messages, moves))),
            Task::Convert(to, style) => {
                let converted = convert(&checked, to.unwrap_or(checked.language.language), style);
                Row::Conversion(ConversionRow::new(&converted, &checked, &place))
            }
            Task::Attend if checked.is_report() => Row::Report,
            Task::Attend if checked.joined.is_none() => return,
            Task::Attend => Row::Attended(Box::new(Attendance::of(&checked, format!("{}:{}", file.name, game.line)))),
        };
        outcome.bytes += bytes.len();
        outcome.rows.push_back(Found { row, bytes: bytes.to_vec(), input: file.input, encoding: file.encoding });
    }
}

/// What the games of a batch come to.
#[derive(Debug, Default)]
pub(crate) struct Done {
    /// One for each game.
    pub rows: VecDeque<Found>,
    bytes: usize,
}

impl Outcome for Done {
    /// Rows take about so many times the bytes of their games.
    fn size(&self) -> usize {
        self.bytes * 16
    }

    fn clear(&mut self) {
        self.rows.clear();
        self.bytes = 0;
    }
}

/// What a game comes to, and what it was made from.
#[derive(Debug)]
pub(crate) struct Found {
    row: Row,
    /// The bytes of the game, and what they were taken for.
    pub bytes: Vec<u8>,
    pub input: Input,
    pub encoding: Option<Encoding>,
}

#[derive(Debug)]
enum Row {
    Game(Box<GameRow>),
    Conversion(ConversionRow),
    Attended(Box<Attendance>),
    /// A tournament report where a game was asked for.
    Report,
}

impl Found {
    /// Whether it is a tournament report, where games are asked for.
    pub(crate) fn is_report(&self) -> bool {
        matches!(self.row, Row::Report)
    }

    /// What is kept of a game that was held against a report.
    pub(crate) fn attendance(self) -> Option<Attendance> {
        match self.row {
            Row::Attended(attendance) => Some(*attendance),
            Row::Game(_) | Row::Conversion(_) | Row::Report => None,
        }
    }

    /// The row, its places counted in characters if they are given.
    pub(crate) fn dictionary<'py>(
        &mut self,
        py: Python<'py>,
        characters: Option<&Characters>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(characters) = characters {
            match &mut self.row {
                Row::Game(row) => row.count_in(characters),
                Row::Conversion(row) => row.count_in(characters),
                Row::Attended(_) | Row::Report => {}
            }
        }
        match &self.row {
            Row::Game(row) => dictionary(py, row),
            Row::Conversion(row) => dictionary(py, row),
            Row::Attended(_) | Row::Report => Ok(py.None().into_bound(py)),
        }
    }
}
