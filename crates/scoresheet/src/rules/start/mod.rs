//! How the men stood at the beginning (Article 7; Appendices A and B).

pub(super) mod colours_reversed;
pub(super) mod rapid_setup;
pub(super) mod wrong_position;

pub(crate) use wrong_position::is_wrong;
