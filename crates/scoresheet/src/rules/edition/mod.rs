//! By which edition of the Laws a game is judged.

pub(crate) mod chosen;
