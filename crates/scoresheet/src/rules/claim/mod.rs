//! Claims of a draw (Articles 9.2 to 9.5).

pub(super) mod available_unused;
pub(super) mod fifty;
pub(super) mod intended_move_not_played;
pub(super) mod penalty;
pub(super) mod right_lost;
pub(super) mod threefold;
mod told;
