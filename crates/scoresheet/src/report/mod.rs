//! Plain rows made from what was found: the shape that programs read. What is unknown is `null`, never absent.

mod conversion;
mod fill;
mod lists;
mod read;
mod reason_row;
mod result;
mod rows;
mod schema;
mod tags;

pub(crate) use result::reason_named;

pub use conversion::{ConversionRow, DoubtedRow, KeptRow};
pub use fill::{MovesShown, Place};
pub use lists::{ArticlesRow, KnownLanguageRow, LettersRow, RuleRow};
pub use reason_row::ReasonRow;
pub use rows::{
    CandidateRow, EndRow, FindingRow, FixRow, GameRow, LabelRow, LanguageRow, MoveReadRow, MoveRow, ReadCandidateRow,
    ResultRow, SCHEMA, SummaryRow, UndecidedRow,
};
pub use schema::schemas;
pub use tags::Tags;

#[cfg(test)]
mod tests;
