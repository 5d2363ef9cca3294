//! The Baltic languages, Welsh, Esperanto and Interlingua. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const LATVIAN: Language =
    algebraic("lv", "latviešu", "Latvian", [&["B"], &["Z"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const LITHUANIAN: Language =
    algebraic("lt", "lietuvių", "Lithuanian", [&["P"], &["Ž", "Z"], &["R"], &["B"], &["V"], &["K"]]);

pub(super) const WELSH: Language =
    algebraic("cy", "Cymraeg", "Welsh", [&["G"], &["M"], &["E"], &["C"], &["B"], &["T"]]);

pub(super) const ESPERANTO: Language =
    algebraic("eo", "Esperanto", "Esperanto", [&["P"], &["Ĉ", "C"], &["K"], &["T"], &["D"], &["R"]]);

pub(super) const INTERLINGUA: Language =
    algebraic("ia", "interlingua", "Interlingua", [&["P"], &["C"], &["E"], &["T"], &["G"], &["R"]]);
