//! The object that `planilla show` gives of a game, field by field and in their order.

use crate::report::position::PositionRow;
use crate::report::rows::{EndRow, LanguageRow, MoveRow, ResultRow};
use crate::report::tags::Tags;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;

/// One game as facts: what stood on the board and when, for whoever has to decide on a claim.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FactsRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `facts`
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
    /// The edition of the Laws that claims are judged by.
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
    /// The last point that could be reached; `null` if the game is not judged.
    pub last: Option<PointRow>,
    /// The first entry that is not sure, on which all that is told of later moves rests; `null` if all are sure.
    pub unsure_from: Option<PointRow>,
    /// The point up to which repetitions, runs and claims are counted, where that is not the last: what was played then is
    /// not known.
    pub counted_to: Option<PointRow>,
    /// The positions that were asked for, in that order.
    pub positions: Vec<PositionAtRow>,
    /// The positions that stood on the board more than once, those that did so most often first.
    pub repetitions: Vec<RepetitionRow>,
    /// The runs of moves without a capture and a pawn move, the longest first: those of twenty half-moves or more, and the
    /// longest however long it is.
    pub quiet_runs: Vec<QuietRunRow>,
    /// Where the players could claim a draw under Articles 9.2 and 9.3, in the order of the game and until it was over.
    pub claims: Vec<ClaimRow>,
    /// The claims of a draw that the sheet tells of, in the order in which they are written.
    pub claims_made: Vec<ClaimMadeRow>,
    /// Where the game was drawn without a claim (Article 9.6, since 2014).
    pub automatic_draws: Vec<AutomaticDrawRow>,
    /// The draw offers.
    pub draw_offers: Vec<DrawOfferRow>,
    /// The time control, as written.
    pub time_control: Option<String>,
    /// Its periods, with the moves made in each; empty where none is told, or where it cannot be read for sure.
    pub controls: Vec<ControlRow>,
    /// The clock times that are told, of White's clock and of Black's.
    pub clocks: ClocksRow,
}

/// A point of a game: after one of its moves, or before the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PointRow {
    /// Its name, as `--at` takes it: `23b` is after Black's move 23, `start` before the first.
    pub at: String,
    /// The ply, from 1; 0 at the start.
    pub ply: u32,
    /// The number of the move; `null` at the start.
    pub number: Option<u16>,
    /// Who played it: `white`, `black`; `null` at the start.
    pub color: Option<&'static str>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LegalMoveRow {
    /// In UCI.
    pub uci: String,
    /// In SAN.
    pub san: String,
    /// As the language of the sheet writes it.
    pub written: String,
}

/// What stood on the board at one point.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PositionAtRow {
    /// The point that was asked for.
    pub point: PointRow,
    /// The text on the sheet; `null` at the start, and where the sheet has none.
    pub written: Option<String>,
    /// What became of it; `null` at the start.
    pub status: Option<&'static str>,
    /// The move that led to the position, in UCI; `null` where it is not sure.
    pub uci: Option<String>,
    /// The same in SAN.
    pub san: Option<String>,
    /// What the position is: `start`; `after` the move; the one `before` it, as it is not possible or something is missing;
    /// the `last_sure` one before moves that nothing settles; the last one before all was `stopped`.
    pub shown: &'static str,
    /// The move with which the rest of the game makes sense where the written one is not possible.
    pub as_if: Option<LegalMoveRow>,
    /// The move that was taken for something that is not sure, on which the position rests; `null` if none was.
    pub rests_on: Option<PointRow>,
    /// The half-moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the move that is next.
    pub fullmove_number: u16,
    /// How many times the position stood on the board up to then, this time included; `null` where that could not be counted.
    pub times: Option<u32>,
    /// The claims that the player to move could make; `null` where that could not be counted.
    pub claims: Option<Vec<ClaimRow>>,
    /// The position.
    pub position: PositionRow,
}

/// A position that stood on the board more than once (Article 9.2).
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RepetitionRow {
    /// The position, as it stood there first.
    pub fen: String,
    /// Who was to move: `white`, `black`.
    pub turn: &'static str,
    /// What is equal for positions that are the same, as for `type: position`.
    pub repetition_key: String,
    /// How many times it stood there.
    pub times: u32,
    /// After which moves.
    pub points: Vec<PointRow>,
    /// Where it stood there for the third time.
    pub third: Option<PointRow>,
    /// Where it stood there for the fifth time.
    pub fifth: Option<PointRow>,
    /// Whether one of these positions rests on a move that was taken for something that is not sure.
    pub rests_on: Option<PointRow>,
}

/// A run of moves without a capture and a pawn move (Article 9.3).
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct QuietRunRow {
    /// The first move of the run.
    pub from: PointRow,
    /// The last move of it.
    pub to: PointRow,
    /// Its half-moves on this sheet.
    pub halfmoves: u32,
    /// The half-move clock at its end: more than these where the start position had moves behind it.
    pub halfmove_clock: u16,
    /// After which move each player had made fifty.
    pub fifty: Option<PointRow>,
    /// After which move each player had made 75.
    pub seventyfive: Option<PointRow>,
    /// The move in it or before it that was taken for something that is not sure; `null` if none was.
    pub rests_on: Option<PointRow>,
}

/// A claim that could be made, by whom and how long.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClaimRow {
    /// What is claimed: `repetition` (9.2) or `moves` (9.3).
    pub kind: &'static str,
    /// Whether it stood `on_board`, or would after a move that is `announced`.
    pub way: &'static str,
    /// Who could claim: `white`, `black`.
    pub player: &'static str,
    /// The first point after which the player, then to move, could.
    pub from: PointRow,
    /// The last such point, counting those that follow with one move of each player between.
    pub to: PointRow,
    /// The moves to announce; empty for a claim on what stands on the board.
    pub moves: Vec<LegalMoveRow>,
    /// The articles it rests on, in the edition of the game.
    pub articles: Vec<&'static str>,
    /// The move that was taken for something that is not sure, on which the claim rests; `null` if none was.
    pub rests_on: Option<PointRow>,
}

/// A claim of a draw that the sheet tells of, and what becomes of it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClaimMadeRow {
    /// As it is written.
    pub written: String,
    /// What is claimed: `threefold`, `fivefold`, `fifty`, `seventyfive`, `no_normal_means`, `no_effort`; `null` where that is not
    /// said.
    pub kind: Option<&'static str>,
    /// Who claims: `white`, `black`; `null` where neither words nor turn tell.
    pub player: Option<&'static str>,
    /// The point after which it was made; `null` where that is not known.
    pub point: Option<PointRow>,
    /// The move that is announced with it, as written.
    pub intended: Option<String>,
    /// What became of it, as it is told: `open`, `accepted`, `rejected`.
    pub outcome: &'static str,
    /// What the moves say of it: `right`, `on_board_only` (right for what stood there, and not with the announced move), `wrong`,
    /// `right_lost` (by a move, by a touch, or not the player's turn), `disputed`, `arbiter` (for the arbiter to judge),
    /// `undecided`.
    pub verdict: &'static str,
    /// Why it is not decided.
    pub why: Option<String>,
    /// The articles it rests on, or by which the right to it was lost, in the edition of the game.
    pub articles: Vec<&'static str>,
}

/// Where a game was drawn without a claim.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AutomaticDrawRow {
    /// By what: `fivefold` repetition, `seventyfive` moves.
    pub kind: &'static str,
    /// After which move.
    pub point: PointRow,
    /// The articles it rests on, in the edition of the game.
    pub articles: Vec<&'static str>,
    /// The move that was taken for something that is not sure, on which it rests; `null` if none was.
    pub rests_on: Option<PointRow>,
}

/// A draw offer that the sheet shows.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DrawOfferRow {
    /// Who offered: `white`, `black`.
    pub player: &'static str,
    /// With which move.
    pub point: PointRow,
    /// How it was answered, as far as the sheet shows: `played_on` (the opponent made a move), `drawn` (it stands at the last
    /// move of a game that ended in a draw), `not_drawn` (of one that did not), `open` (of one without a result).
    pub answer: &'static str,
    /// The move of the opponent that refused it.
    pub answered: Option<PointRow>,
}

/// A period of the time control, and what was made of it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ControlRow {
    /// The number of its first move.
    pub first_move: u32,
    /// The number of the move that ends it; `null` if the rest of the game is played in it.
    pub last_move: Option<u32>,
    /// The seconds it adds.
    pub seconds: Number,
    /// The seconds added for each move.
    pub increment: Number,
    /// What White made of it.
    pub white: ControlSideRow,
    /// What Black made of it.
    pub black: ControlSideRow,
}

/// What a player made of a period of the time control.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ControlSideRow {
    /// The moves made in it.
    pub moves: u32,
    /// The move that completed it; `null` if the player did not make so many.
    pub completed: Option<PointRow>,
    /// The seconds on the clock after the last move made in it, if they are told.
    pub clock: Option<Number>,
}

/// The clock times that are told.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClocksRow {
    /// Of White.
    pub white: Option<ClockRow>,
    /// Of Black.
    pub black: Option<ClockRow>,
}

/// The clock times of a player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClockRow {
    /// For how many moves a time is told.
    pub told: u32,
    /// The last time, in seconds.
    pub last: Number,
    /// After which move.
    pub last_point: PointRow,
    /// The lowest time, in seconds.
    pub lowest: Number,
    /// After which move first.
    pub lowest_point: PointRow,
}
