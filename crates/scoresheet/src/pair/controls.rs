//! What is missing on two sheets, control by control, and who has to make it up (Article 8.5): a player who has not written
//! a move that the other has copies it; what neither has is made up by both on another board.

use super::joint::JointPly;
use super::sheet::{Meaning, Sheet};
use crate::edition::Edition;
use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::rule::Cited;
use crate::time_control::TimeControl;
use planilla_board::Color;

/// Neither player was recording.
const BOTH_STOPPED: &[Cited] =
    &[Cited { from: E1997, to: E2014, numbers: &["8.5a"] }, Cited { from: E2017, to: E2023, numbers: &["8.5.1"] }];
/// One player was not.
const ONE_STOPPED: &[Cited] =
    &[Cited { from: E1997, to: E2014, numbers: &["8.5b"] }, Cited { from: E2017, to: E2023, numbers: &["8.5.2"] }];
/// The sheets cannot be brought up to date from each other.
const NO_SHEET: &[Cited] =
    &[Cited { from: E1997, to: E2014, numbers: &["8.5c"] }, Cited { from: E2017, to: E2023, numbers: &["8.5.3"] }];

/// What is missing up to a time control, or after the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingMoves {
    /// The number of the move with which the period ends; `None`: the game ends first, or no control is known.
    pub control: Option<u32>,
    /// What each sheet lacks, White's first: plies of the joint game.
    pub lacks: [Vec<u32>; 2],
    /// What neither has.
    pub neither: Vec<u32>,
}

impl MissingMoves {
    /// Where an edition says who has to make them up.
    pub fn articles(&self, laws: &Edition) -> Vec<&'static str> {
        // Only at a control a sheet has to be brought up to date.
        if self.control.is_none() {
            return Vec::new();
        }
        // What one player has, the other copies; what neither has, both make up on another board.
        let copied = self.lacks.iter().any(|lacks| lacks.len() > self.neither.len());
        let both = self.lacks.iter().all(|lacks| !lacks.is_empty());
        let copy = if both { BOTH_STOPPED } else { ONE_STOPPED };
        let lists = [(copied, copy), (!self.neither.is_empty(), NO_SHEET)];
        let cited = lists.into_iter().filter(|(holds, _)| *holds).flat_map(|(_, list)| list);
        Cited::of(cited, laws.name).collect()
    }

    /// How many moves of both players are missing as a whole on a sheet: a row of it that is blank.
    pub fn pairs(&self, side: Color, rows: &[JointPly]) -> usize {
        let lacks = &self.lacks[side.index()];
        let color = |ply: u32| rows.iter().find(|row| row.ply == ply).map(|row| row.color);
        let is_pair = |pair: &&[u32]| pair[1] == pair[0] + 1 && color(pair[0]) == Some(Color::White);
        lacks.windows(2).filter(is_pair).count()
    }
}

/// What is missing, period by period; nothing where nothing is.
pub(super) fn missing(sheets: &[Sheet<'_>; 2], rows: &[JointPly]) -> Vec<MissingMoves> {
    let control = |sheet: &Sheet<'_>| {
        let score = sheet.checked.score;
        TimeControl::of_game(&score.tags, score.dialect, sheet.text).filter(TimeControl::is_whole)
    };
    let control = control(&sheets[0]).or_else(|| control(&sheets[1]));
    let last = rows.iter().map(|row| row.number).max().unwrap_or_default();
    let ends: Vec<u32> = control.map_or(Vec::new(), |control| {
        let begun = control.begun(Color::White, last);
        begun.skip(1).map(|(end, _)| end).filter(|end| *end <= u32::from(last)).collect()
    });
    let mut periods = Vec::new();
    let mut from = 0;
    for end in ends.iter().copied().map(Some).chain([None]) {
        let inside = |row: &&JointPly| {
            let number = u32::from(row.number);
            row.ply > 0 && number > from && end.is_none_or(|end| number <= end)
        };
        let rows: Vec<&JointPly> = rows.iter().filter(inside).collect();
        let lacks = Color::ALL.map(|side| {
            let lacks = rows.iter().filter(|row| row.meanings[side.index()].is_open());
            lacks.map(|row| row.ply).collect::<Vec<u32>>()
        });
        let neither = rows.iter().filter(|row| row.meanings.iter().all(Meaning::is_open));
        let neither: Vec<u32> = neither.map(|row| row.ply).collect();
        if lacks.iter().any(|lacks| !lacks.is_empty()) {
            periods.push(MissingMoves { control: end, lacks, neither });
        }
        from = end.unwrap_or(from);
    }
    periods
}
