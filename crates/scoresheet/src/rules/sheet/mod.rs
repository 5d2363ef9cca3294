//! The sheet as a record: numbers, gaps and cells (Article 8).

pub(super) mod extra_cell;
pub(super) mod extraneous;
pub(super) mod gap;
pub(super) mod heading;
pub(super) mod move_number;
mod two_moves;
pub(super) mod unreached;
