//! Greek, Turkish, Azerbaijani and Armenian. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;

/// The files in Greek, in the alphabet's order: `ζ` is f.
const GREEK_FILES: [&[&str]; 8] = [&["α"], &["β"], &["γ"], &["δ"], &["ε"], &["ζ"], &["η"], &["θ"]];

pub(super) const GREEK: Language = Language {
    files: GREEK_FILES,
    ..algebraic("el", "ελληνικά", "Greek", [&[], &["Ι"], &["Α"], &["Π"], &["Β"], &["Ρ"]])
};

pub(super) const TURKISH: Language =
    algebraic("tr", "Türkçe", "Turkish", [&["P"], &["A"], &["F"], &["K"], &["V"], &["Ş", "S"]]);

pub(super) const AZERBAIJANI: Language =
    algebraic("az", "azərbaycanca", "Azerbaijani", [&["P"], &["A"], &["F"], &["T"], &["V"], &["Ş", "S"]]);

pub(super) const ARMENIAN: Language =
    algebraic("hy", "հայերեն", "Armenian", [&["Զ"], &["Ձ"], &["Փ"], &["Ն"], &["Թ"], &["Ա"]]);
