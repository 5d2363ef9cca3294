//! The result against the board.

pub(super) mod contradicts_end;
