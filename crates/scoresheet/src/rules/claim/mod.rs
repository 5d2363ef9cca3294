//! Claims of a draw (Articles 9.2 to 9.5).

pub(super) mod available_unused;
