//! The sheet as a record: numbers, gaps and cells (Article 8).

pub(super) mod columns_swapped;
pub(super) mod extra_cell;
pub(super) mod extraneous;
pub(super) mod gap;
pub(super) mod heading;
pub(super) mod move_number;
pub(super) mod no_moves;
pub(super) mod rows_descending;
mod two_moves;
pub(super) mod unreached;
