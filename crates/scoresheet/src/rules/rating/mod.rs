//! What the Rating Regulations of FIDE ask of a game (Handbook B.02).

pub(super) mod time_control;
