//! Draw offers (Articles 8.1 and 9.1).

pub(super) mod missing;
pub(super) mod not_on_both;
