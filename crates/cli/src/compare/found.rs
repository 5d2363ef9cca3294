//! The findings about two sheets: each with its place on both.

use super::Pair;
use crate::console::Console;
use crate::human::{Human, PairAround};
use planilla::report::ComparisonRow;

/// The findings, one after the other.
pub(crate) fn findings(pair: &Pair<'_>, row: &ComparisonRow, console: &Console<'_>) -> String {
    let human = Human::new(console.words, console.colored, console.width);
    let around = pair.sheets.map(|(loaded, checked)| PairAround { file: &loaded.name, text: &checked.source.text });
    let findings = pair.compared.findings.iter().zip(&row.findings);
    findings.map(|(finding, found)| human.pair(finding, found, &around, row.laws)).collect()
}
