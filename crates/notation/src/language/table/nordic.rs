//! Germanic languages of the North. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

pub(super) const DANISH: Language =
    algebraic("da", "dansk", "Danish", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const BOKMAL: Language =
    algebraic("nb", "norsk bokmål", "Norwegian Bokmål", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const NYNORSK: Language =
    algebraic("nn", "norsk nynorsk", "Norwegian Nynorsk", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const SWEDISH: Language =
    algebraic("sv", "svenska", "Swedish", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const ICELANDIC: Language =
    algebraic("is", "íslenska", "Icelandic", [&["P"], &["R"], &["B"], &["H"], &["D"], &["K"]]);
