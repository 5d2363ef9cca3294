//! South Slavic languages in Latin letters. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const CROATIAN: Language =
    algebraic("hr", "hrvatski", "Croatian", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const BOSNIAN: Language =
    algebraic("bs", "bosanski", "Bosnian", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const SLOVENE: Language =
    algebraic("sl", "slovenščina", "Slovene", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const SERBIAN_LATIN: Language =
    algebraic("sr-Latn", "srpski (latinica)", "Serbian (Latin)", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]]);
