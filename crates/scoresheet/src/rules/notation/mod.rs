//! How moves are written: Appendix C of the Laws (E before 2009), or PGN 8.2.3.

pub(super) mod ambiguous;
pub(super) mod capture_mark;
pub(super) mod case_or_figurine_lost;
pub(super) mod castling_form;
pub(super) mod check_mark;
pub(super) mod disambiguation_style;
pub(super) mod ep_suffix;
pub(super) mod long_form;
pub(super) mod mate_mark;
pub(super) mod non_algebraic;
pub(super) mod pawn_form;
pub(super) mod piece_language;
pub(super) mod promotion_form;
pub(super) mod repaired_text;
