//! Germanic languages of the continent beside German. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const DUTCH: Language =
    algebraic("nl", "Nederlands", "Dutch", [&["pi"], &["P"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const AFRIKAANS: Language =
    algebraic("af", "Afrikaans", "Afrikaans", [&["P"], &["R"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const LUXEMBOURGISH: Language =
    algebraic("lb", "Lëtzebuergesch", "Luxembourgish", [&["B"], &["S", "P"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const SWISS_GERMAN: Language =
    algebraic("gsw", "Schwiizertüütsch", "Swiss German", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]]);
