//! Italian, Portuguese and Romanian. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const ITALIAN: Language =
    algebraic("it", "italiano", "Italian", [&["P"], &["C"], &["A"], &["T"], &["D"], &["R"]]);

pub(super) const PORTUGUESE: Language =
    algebraic("pt", "português", "Portuguese", [&["P"], &["C"], &["B"], &["T"], &["D"], &["R"]]);

pub(super) const ROMANIAN: Language =
    algebraic("ro", "română", "Romanian", [&["P"], &["C"], &["N"], &["T"], &["D"], &["R"]]);
