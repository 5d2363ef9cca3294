//! The last two minutes without an increment (10.2 until 2009, Guidelines III since 2017).

pub(super) mod position_mismatch;
