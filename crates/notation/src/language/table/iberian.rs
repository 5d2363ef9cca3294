//! Catalan, Galician and Basque. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const CATALAN: Language =
    algebraic("ca", "català", "Catalan", [&["P"], &["C"], &["A"], &["T"], &["D"], &["R"]]);

pub(super) const GALICIAN: Language =
    algebraic("gl", "galego", "Galician", [&["P"], &["C"], &["A", "B"], &["T"], &["D"], &["R"]]);

pub(super) const BASQUE: Language =
    algebraic("eu", "euskara", "Basque", [&["P"], &["Z"], &["A"], &["G"], &["D"], &["E"]]);
