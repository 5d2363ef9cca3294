//! Plain rows made from what was found: the shape that programs read. What is unknown is `null`, never absent.

mod chance;
mod cited;
mod clocks;
mod comparison;
mod conversion;
mod course;
mod entry;
mod envelope;
mod facts;
mod fill;
mod html;
mod json;
mod languages;
mod laws;
mod lists;
mod markup;
mod moves;
mod pen;
mod plain;
mod position;
mod read;
mod reason_row;
mod repair;
mod result;
mod rows;
mod san;
mod schema;
mod sealed;
mod sheet_schema;
mod svg;
mod tags;
mod touched;
mod trf;

pub(crate) use chance::why_not;
pub(crate) use cited::cited;
pub(crate) use result::{
    end_reason, end_told, is_word_of_standard, reason_named, reason_of_program, says_only_that_it_ended,
};

pub use chance::ChanceRow;
pub use comparison::{
    AgreedRow, ComparisonRow, DifferenceRow, JointMoveRow, MissingMovesRow, PairFindingRow, PairPlaceRow, PairSheetRow,
    SaidRow, SettledRow,
};
pub use conversion::{ConversionRow, DoubtedRow, KeptRow};
pub use course::{position_after, positions};
pub use entry::{Entries, Entry};
pub use envelope::{EnvelopeJudgedRow, EnvelopeRow, FollowsRow, OpenedRow, SealRow};
pub(crate) use facts::name_of;
pub use facts::{
    At, AutomaticDrawRow, ClaimMadeRow, ClaimRow, ClockRow, ClocksRow, ControlRow, ControlSideRow, Diagram,
    DrawOfferRow, FactsRow, LegalMoveRow, Men, NoSuchPoint, NotAPoint, PointRow, PositionAtRow, QuietRunRow,
    RepetitionRow, diagram,
};
pub use fill::Place;
pub use html::{
    GameSection, Painter, ReportPage, ScoreRow, comparison_html, game_html, position_html, score_rows, status_message,
};
pub(crate) use html::{fix_message, severity_word};
pub use json::{write_game, write_row};
pub(crate) use languages::languages_of;
pub use languages::{language_codes, languages_in_short};
pub use laws::{EditionRow, LawDifferenceRow, LawRow, LawSaidRow};
pub use lists::{ArticlesRow, DoubtRow, KnownLanguageRow, LettersRow, RuleRow};
pub use moves::MovesShown;
pub(crate) use moves::is_draw_offer;
pub use pen::Word;
pub use position::PositionRow;
pub(crate) use read::leaves_promotion_open;
pub use reason_row::ReasonRow;
pub use repair::{
    AlternativeRow, DecidedByRow, Each, RepairMoveRow, RepairPair, RepairRow, RepairSheet, WholeGameRow, percent,
    repair_remark, repaired_pgn, written_in,
};
pub use rows::{
    CandidateRow, EndRow, FindingRow, FixRow, GameRow, LabelRow, LanguageRow, MoveReadRow, MoveRow, ReadCandidateRow,
    ResultRow, SCHEMA, SummaryRow, UndecidedRow,
};
pub use schema::schemas;
pub use sealed::{SealedMoveRow, SealedOutcomeRow, SealedRemarkRow};
pub use sheet_schema::sheet_schema;
pub use svg::{BoardView, board_svg};
pub use tags::{Headings, Tags};
pub use touched::{TouchReadingRow, TouchedRow};
pub use trf::{PlayerRow, RoundRow, TournamentRow, TrfRow};

#[cfg(test)]
mod tests;
