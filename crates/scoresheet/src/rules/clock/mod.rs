//! What the clocks showed (Articles 6.2 and 6.3).

pub(super) mod inconsistent;
mod told;
