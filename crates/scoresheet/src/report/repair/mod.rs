//! A repair as a row, in sentences and as PGN: the proposal beside what is written, and how sure it is.

mod fill;
mod notes;
mod pair;
mod pgn;
mod rows;
mod sentence;

pub use fill::RepairSheet;
pub use pair::RepairPair;
pub use pgn::repaired_pgn;
pub use rows::{AlternativeRow, DecidedByRow, Each, RepairMoveRow, RepairRow, WholeGameRow};
pub use sentence::{percent, repair_remark, written_in};

#[cfg(test)]
mod tests;
