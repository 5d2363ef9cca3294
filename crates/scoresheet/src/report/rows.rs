//! The objects of the JSON Lines output, field by field and in their order.

use super::{ReasonRow, Tags};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;
use std::collections::BTreeMap;

/// The name and version of the format.
pub const SCHEMA: &str = "planilla/1";

/// One game or sheet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `game`
    pub r#type: &'static str,
    /// The file it comes from.
    pub file: String,
    /// Its number in the file, from 1.
    pub game: u64,
    /// The line it begins in, from 1.
    pub line: u64,
    /// The headings, by PGN's names; the players and the date are always there.
    pub tags: Tags,
    /// The language of the sheet.
    pub language: LanguageRow,
    /// The edition of the Laws it was judged by.
    pub laws: &'static str,
    /// How the edition was chosen: `option`, `header`, `date`, `newest`.
    pub laws_how: &'static str,
    /// The time class: `standard`, `rapid`, `blitz`.
    pub time_class: Option<&'static str>,
    /// The entries of the sheet.
    pub moves: Vec<MoveRow>,
    /// The result.
    pub result: ResultRow,
    /// How the game stands at its end.
    pub end: EndRow,
    /// What was found, by place.
    pub findings: Vec<FindingRow>,
    /// What could not be decided.
    pub undecided: Vec<UndecidedRow>,
    /// The ply from which reading went on after an illegal or unread move.
    pub resumed_at: Option<u32>,
}

/// The language of a sheet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LanguageRow {
    /// Its code; `null` if the game was not read.
    pub code: Option<&'static str>,
    /// How it was found: `given`, `detected`, `undecided`.
    pub how: &'static str,
    /// The other languages that read the game alike.
    pub others: Vec<&'static str>,
}

/// One written move, or a gap.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MoveRow {
    /// The ply on the board, from 1; `null` for a cell that stands for none.
    pub ply: Option<u32>,
    /// The number of the move.
    pub number: Option<u16>,
    /// Who plays it: `white`, `black`.
    pub color: Option<&'static str>,
    /// The text on the sheet; `null` where the sheet has none.
    pub written: Option<String>,
    /// The first byte of the text in the file.
    pub start: Option<u64>,
    /// One past its last byte.
    pub end: Option<u64>,
    /// What became of it.
    pub status: &'static str,
    /// The move it was read as, in UCI.
    pub uci: Option<String>,
    /// The move it was read as, in SAN.
    pub san: Option<String>,
    /// The rivals of an ambiguous move.
    pub candidates: Vec<CandidateRow>,
    /// The ply that decided an ambiguity or a gap.
    pub settled_by: Option<u32>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// The seconds left on the player's clock after it.
    pub clock: Option<Number>,
}

/// A legal move that a text may stand for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CandidateRow {
    /// The move in UCI.
    pub uci: String,
    /// The move in SAN; `null` where the position before it is open.
    pub san: Option<String>,
    /// The languages that read the text so.
    pub languages: Vec<&'static str>,
}

/// The result of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ResultRow {
    /// The text on the sheet.
    pub written: Option<String>,
    /// The score, White's points first.
    pub score: &'static str,
    /// Why the game ended, as the sheet says.
    pub reason: Option<&'static str>,
}

/// How a game stands at its end.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EndRow {
    /// `ongoing`, `checkmate`, `stalemate`, `dead_position`, `fivefold`, `seventyfive`; `null` where readings end in
    /// different positions.
    pub state: Option<&'static str>,
    /// The last position.
    pub fen: Option<String>,
}

/// One finding.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FindingRow {
    /// The rule's name.
    pub rule: &'static str,
    /// `error`, `warning`, `note`.
    pub severity: &'static str,
    /// The ply it is about.
    pub ply: Option<u32>,
    /// The first byte in the file.
    pub start: u64,
    /// One past the last byte.
    pub end: u64,
    /// The line in the file, from 1.
    pub line: u64,
    /// The column in the line, in characters, from 1.
    pub column: u64,
    /// The articles it rests on, in the edition the game is judged by.
    pub articles: Vec<&'static str>,
    /// What is said.
    pub message: String,
    /// Other places that matter.
    pub labels: Vec<LabelRow>,
    /// Why a move is illegal.
    pub reason: Option<ReasonRow>,
    /// What could be written instead.
    pub fix: Option<FixRow>,
}

/// Another place that matters to a finding.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LabelRow {
    /// The first byte in the file.
    pub start: u64,
    /// One past the last byte.
    pub end: u64,
    /// What is said of it.
    pub message: String,
}

/// What could be written instead.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FixRow {
    /// The text to put in the place of the finding.
    pub replacement: String,
    /// The move it stands for, in UCI.
    pub uci: Option<String>,
    /// The move it stands for, in SAN.
    pub san: Option<String>,
    /// How far it may be trusted: `certain`, `likely`, `shown`.
    pub applicability: &'static str,
    /// How probable it is, where that was worked out.
    pub probability: Option<f64>,
}

/// A rule that lacked what it needed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UndecidedRow {
    /// The rule's name.
    pub rule: &'static str,
    /// What it lacked.
    pub why: String,
}

/// The numbers of a run.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SummaryRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `summary`
    pub r#type: &'static str,
    /// Files read.
    pub files: u64,
    /// Games judged.
    pub games: u64,
    /// Plies read.
    pub plies: u64,
    /// Errors found.
    pub errors: u64,
    /// Warnings found.
    pub warnings: u64,
    /// Notes found.
    pub notes: u64,
    /// Questions left undecided.
    pub undecided: u64,
    /// Games in which nothing was found.
    pub clean: u64,
    /// Files that could not be read, or not to their end.
    pub unreadable: u64,
    /// The findings of each rule that found something.
    pub by_rule: BTreeMap<&'static str, u64>,
}

impl Default for SummaryRow {
    /// The numbers of an empty run.
    fn default() -> SummaryRow {
        SummaryRow {
            schema: SCHEMA,
            r#type: "summary",
            files: 0,
            games: 0,
            plies: 0,
            errors: 0,
            warnings: 0,
            notes: 0,
            undecided: 0,
            clean: 0,
            unreadable: 0,
            by_rule: BTreeMap::new(),
        }
    }
}

/// One written move read in one position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MoveReadRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `move`
    pub r#type: &'static str,
    /// The text.
    pub written: String,
    /// What became of it.
    pub status: &'static str,
    /// The one reading, or the rivals.
    pub candidates: Vec<ReadCandidateRow>,
    /// Why it is illegal.
    pub reason: Option<ReasonRow>,
    /// What was found.
    pub findings: Vec<FindingRow>,
}

/// A legal move that a text stands for in one position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReadCandidateRow {
    /// The move in UCI.
    pub uci: String,
    /// The move in SAN.
    pub san: String,
    /// The languages that read the text so.
    pub languages: Vec<&'static str>,
}
