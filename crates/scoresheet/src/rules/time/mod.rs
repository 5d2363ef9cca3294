//! The clocks at the end of a game.

pub(super) mod both_flags;
