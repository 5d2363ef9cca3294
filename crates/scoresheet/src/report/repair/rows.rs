//! The objects of a repair, field by field.

use crate::report::rows::{CandidateRow, EndRow, FindingRow, LanguageRow, ResultRow};
use crate::report::tags::Tags;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;

/// What a sheet has: by itself, or of two sheets a list of two, in the order in which they were given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub enum Each<T> {
    /// Of one sheet.
    One(T),
    /// Of two sheets.
    Two([T; 2]),
}

impl<T> Each<T> {
    /// What each sheet has, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        match self {
            Each::One(one) => std::slice::from_ref(one).iter(),
            Each::Two(two) => two.iter(),
        }
    }
}

/// The most likely legal game behind one sheet, or behind two of one game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RepairRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `repair`
    pub r#type: &'static str,
    /// The file of each sheet.
    pub file: Each<String>,
    /// Its number in the file, from 1.
    pub game: Each<u64>,
    /// The line it begins in, from 1.
    pub line: Each<u64>,
    /// The headings, by PGN's names; what the first sheet lacks is the second's.
    pub tags: Tags,
    /// The language of each sheet.
    pub language: Each<LanguageRow>,
    /// The edition of the Laws by which a written move is exact or normalized.
    pub laws: &'static str,
    /// The plies of the game with the cells that stand for them, and the cells that stand for none.
    pub moves: Vec<RepairMoveRow>,
    /// What the game costs: the negative logarithm of how likely it leads to these sheets.
    pub cost: f64,
    /// How many plies are proposed that are not what a sheet has for them.
    pub plies_changed: u64,
    /// How many plies are undecided.
    pub plies_undecided: u64,
    /// Whole games, the likeliest first.
    pub games: Vec<WholeGameRow>,
    /// The result that each sheet has.
    pub result: Each<ResultRow>,
    /// How the likeliest game stands at its end.
    pub end: EndRow,
    /// Answers (their plies) with which no legal game was found, and which were set aside.
    pub unmet: Vec<u32>,
    /// What in each input could not be read, or why it is no game that can be repaired.
    pub findings: Each<Vec<FindingRow>>,
}

/// A ply of the proposed game, or a cell that stands for none.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RepairMoveRow {
    /// The ply, from 1; `null` for a surplus cell and for one that is not reached.
    pub ply: Option<u32>,
    /// The number of the move.
    pub number: Option<u16>,
    /// Who plays it: `white`, `black`.
    pub color: Option<&'static str>,
    /// The text on the sheet, never altered; `null` where it has none for this ply.
    pub written: Each<Option<String>>,
    /// The first byte of the text in the file.
    pub start: Each<Option<u64>>,
    /// One past its last byte.
    pub end: Each<Option<u64>>,
    /// What became of it; of two cells that of the one in worse state.
    pub status: &'static str,
    /// What became of each sheet's cell.
    pub statuses: Each<Option<&'static str>>,
    /// The proposal in UCI; `null` where nothing is chosen.
    pub uci: Option<String>,
    /// The proposal in SAN.
    pub san: Option<String>,
    /// The proposal as it would be written on the first sheet.
    pub replacement: Option<String>,
    /// The rivals where nothing is chosen.
    pub candidates: Vec<CandidateRow>,
    /// The ply that decided.
    pub settled_by: Option<u32>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// The seconds left on the player's clock after it.
    pub clock: Option<Number>,
    /// How likely the proposal is, or where nothing is chosen the likeliest move; `null` for a cell that is no ply.
    pub probability: Option<f64>,
    /// The other moves worth naming, the likeliest first; all of them where nothing is chosen.
    pub alternatives: Vec<AlternativeRow>,
    /// Whether the proposal is taken; if not, what is written stands.
    pub decided: bool,
    /// What decided.
    pub decided_by: DecidedByRow,
}

/// Another move that may have been played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AlternativeRow {
    /// The move in UCI.
    pub uci: String,
    /// The move in SAN.
    pub san: String,
    /// The move as it would be written on the first sheet.
    pub replacement: String,
    /// How likely it is, from 0 to 1.
    pub probability: f64,
}

/// What decided between a move and its rivals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DecidedByRow {
    /// `text` (its own cell), `later` (a later ply), `other_sheet`, `answer` (a person's), `nothing`.
    pub kind: &'static str,
    /// The later ply.
    pub ply: Option<u32>,
    /// The sheet, 1 or 2.
    pub sheet: Option<u64>,
}

/// One whole game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WholeGameRow {
    /// Its moves in UCI.
    pub uci: Vec<String>,
    /// Its moves in SAN.
    pub san: Vec<String>,
    /// How likely it is among all games that were looked at.
    pub probability: f64,
    /// What it costs.
    pub cost: f64,
}
