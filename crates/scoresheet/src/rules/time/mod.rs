//! The thinking time: its controls and flags (Articles 6.2 to 6.9), and the class of play it makes (Appendices A and B).

pub(super) mod both_flags;
pub(super) mod class;
pub(super) mod control_missed;
