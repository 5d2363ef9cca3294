//! Polish, Czech and Slovak. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const POLISH: Language =
    algebraic("pl", "polski", "Polish", [&["P"], &["S"], &["G"], &["W"], &["H"], &["K"]]);

pub(super) const CZECH: Language =
    algebraic("cs", "čeština", "Czech", [&["P"], &["J"], &["S"], &["V"], &["D"], &["K"]]);

pub(super) const SLOVAK: Language =
    algebraic("sk", "slovenčina", "Slovak", [&["P"], &["J"], &["S"], &["V"], &["D"], &["K"]]);
