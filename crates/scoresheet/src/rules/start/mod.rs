//! How the men stood at the beginning (Article 7).

pub(super) mod wrong_position;

pub(crate) use wrong_position::is_wrong;
