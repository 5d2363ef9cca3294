//! What a repair is asked, and what it answers.

use crate::edition::{Edition, EditionName};
use crate::record::Status;
use planilla_board::{Move, Position};
use planilla_notation::language::Language;

/// What a repair goes by.
#[derive(Clone, Debug)]
pub struct RepairOptions {
    /// The languages that sheets may be written in, of which each sheet's is the one that makes the cheapest game; none: those
    /// that each sheet names.
    pub languages: Vec<&'static Language>,
    /// The edition by which a written move is exact or normalized.
    pub laws: &'static Edition,
    /// How many whole games to give.
    pub best: usize,
    /// A move that is not so much likelier than its next rival is undecided (from 0 to 1), and the written text stands.
    pub margin: f64,
    /// What a person answered: at these plies, counted from 1, these moves were played. Taken as given.
    pub known: Vec<(u32, Move)>,
    /// How many positions are held side by side.
    pub width: usize,
}

impl Default for RepairOptions {
    fn default() -> RepairOptions {
        RepairOptions {
            languages: Vec::new(),
            laws: Edition::of(EditionName::newest()),
            best: 1,
            margin: 0.15,
            known: Vec::new(),
            width: 48,
        }
    }
}

/// The most likely legal game behind one sheet or two, and how sure it is.
#[derive(Clone, Debug)]
pub struct Repair {
    /// The position the game starts from.
    pub start: Position,
    /// The language that each sheet was read in, in the order of the sheets.
    pub languages: Vec<&'static Language>,
    /// The entries in the order of the game: plies, and cells that stand for none.
    pub entries: Vec<RepairEntry>,
    /// What the game costs: the negative logarithm of how likely it leads to these sheets.
    pub cost: f64,
    /// How many plies are decided and are not what a sheet has for them, or have no cell on one.
    pub plies_changed: usize,
    /// Whole games, the most likely first, as many as were asked for if there are so many.
    pub games: Vec<WholeGame>,
    /// Answers (their plies) with which no legal game was found, and which were set aside.
    pub unmet: Vec<u32>,
    /// From which cell on (an index) the rows of each sheet are read turned round, White's moves standing in Black's column and
    /// Black's in White's.
    pub turned: [Option<usize>; 2],
}

impl Repair {
    /// The entries that are plies.
    pub fn plies(&self) -> impl Iterator<Item = &RepairEntry> {
        self.entries.iter().filter(|entry| entry.ply.is_some())
    }

    /// The moves of the most likely game.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.plies().filter_map(|entry| entry.proposal)
    }
}

/// A ply of the repaired game with the cells that stand for it, or a cell that stands for none.
#[derive(Clone, Debug)]
pub struct RepairEntry {
    /// The ply, from 1; `None` for a surplus cell and for one that is not reached.
    pub ply: Option<u32>,
    /// The cell of each sheet (an index), `None` where that sheet has none for it.
    pub cells: [Option<usize>; 2],
    /// What became of it: of two cells that of the one in worse state.
    pub status: Status,
    /// What became of each sheet's cell.
    pub statuses: [Option<Status>; 2],
    /// The most likely move.
    pub proposal: Option<Move>,
    /// Whether the proposal is taken. If it is not, the written text stands.
    pub decided: bool,
    /// How likely the proposal is, from 0 to 1.
    pub probability: f64,
    /// The other moves worth naming, the likeliest first.
    pub alternatives: Vec<Alternative>,
    /// What decided between the proposal and its rivals.
    pub decided_by: DecidedBy,
}

/// Another move that may have been played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alternative {
    /// The move.
    pub played: Move,
    /// How likely it is, from 0 to 1.
    pub probability: f64,
}

/// What decided between a move and its rivals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// The text of its own cell.
    Text,
    /// A later ply (counted from 1) that makes no sense after the rivals.
    Later(u32),
    /// The cell of the other sheet: the sheet's index.
    OtherSheet(usize),
    /// A person's answer.
    Answer,
    /// Nothing: it is undecided, or there is no more than a weak preference.
    Nothing,
}

/// One whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct WholeGame {
    /// Its moves.
    pub moves: Vec<Move>,
    /// How likely it is among all games that were looked at.
    pub probability: f64,
    /// What it costs.
    pub cost: f64,
}
