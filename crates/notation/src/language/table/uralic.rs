//! Finnish, Estonian and Hungarian. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const FINNISH: Language =
    algebraic("fi", "suomi", "Finnish", [&["S", "P"], &["R"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const ESTONIAN: Language =
    algebraic("et", "eesti", "Estonian", [&["E", "P"], &["R"], &["O"], &["V"], &["L"], &["K"]]);

pub(super) const HUNGARIAN: Language =
    algebraic("hu", "magyar", "Hungarian", [&["Gy", "G"], &["H"], &["F"], &["B"], &["V"], &["K"]]);
