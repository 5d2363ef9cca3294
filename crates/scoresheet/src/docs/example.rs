//! The examples of the rules' pages, run: sheets, the tournament report beside them where a page has one, pairs of
//! sheets, and sealed moves.

use super::envelope::EnvelopeExample;
use super::headings::Headings;
use super::pair::PairExample;
use super::sealed::SealedExample;
use super::{blocks, sheets};
use crate::federation::{Attendance, Federation, Roll};
use crate::finding::Finding;
use crate::{Checker, Settings};
use std::sync::Arc;

/// The sheets of a section of a page, and its report.
#[derive(Clone, Debug)]
pub struct Example<'p> {
    /// The sheets, in their order.
    pub sheets: Vec<&'p str>,
    /// The tournament report that they are held against.
    pub trf: Option<&'p str>,
    /// The sealed moves, in their order.
    pub sealed: Vec<SealedExample<'p>>,
    /// The envelopes, each held against all sheets.
    pub envelopes: Vec<EnvelopeExample<'p>>,
    /// Whether its sheets are repaired: what the page tells is found only then.
    pub repair: bool,
    /// The pairs of sheets, each compared.
    pub pairs: Vec<PairExample<'p>>,
}

impl<'p> Example<'p> {
    /// The example of a page in a language, or its clean twin.
    ///
    /// ```
    /// use planilla::docs::{Example, written_page};
    /// let rule = planilla::Rule::by_name("trf.code_mismatch").unwrap();
    /// let example = Example::of(written_page(rule, "en").unwrap(), "en", false);
    /// assert!(example.trf.unwrap().starts_with("012 "));
    /// assert_eq!(example.found().len(), 1);
    /// ```
    pub fn of(page: &'p str, language: &str, clean: bool) -> Example<'p> {
        let heading = Headings::of(language).written[if clean { 3 } else { 2 }];
        let section = page.split("\n## ").find(|section| section.lines().next() == Some(heading)).unwrap_or_default();
        let trf = section.split_once("```trf\n").and_then(|(_, after)| Some(after.split_once("```")?.0));
        let sealed = blocks(page, language, clean, "sealed").into_iter().map(SealedExample::of).collect();
        let sheets = sheets(page, language, clean);
        let envelopes = blocks(page, language, clean, "envelope");
        let envelopes = envelopes.into_iter().map(|text| EnvelopeExample::of(text, &sheets)).collect();
        let repair = page.starts_with("# notation.repaired_text");
        let (white, black) = (blocks(page, language, clean, "white"), blocks(page, language, clean, "black"));
        let pairs = white.into_iter().zip(black).map(|(white, black)| PairExample { white, black }).collect();
        Example { sheets, trf, sealed, envelopes, repair, pairs }
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.sheets.is_empty() && !self.is_joint()
    }

    /// Whether all of it is to be looked at together: there is something beside its sheets.
    pub fn is_joint(&self) -> bool {
        self.trf.is_some() || !(self.sealed.is_empty() && self.envelopes.is_empty() && self.pairs.is_empty())
    }

    /// How its sheets are checked: with notes, and beside its report.
    pub fn settings(&self) -> Settings {
        let trf = self.trf.map(|text| Arc::new(Federation::read("report.trf", text.as_bytes(), None)));
        Settings { notes: true, trf, repair: self.repair, ..Settings::default() }
    }

    /// All that is found: in its sheets, in its report, in all of them together, and in its sealed moves.
    pub fn found(&self) -> Vec<Finding> {
        let settings = self.settings();
        let mut checker = Checker::new(settings.clone());
        let mut roll = Roll::default();
        let mut found: Vec<Finding> = Vec::new();
        for (at, sheet) in self.sheets.iter().enumerate() {
            let checked = checker.check(sheet.as_bytes());
            found.extend(checked.findings.list.iter().cloned());
            roll.add(Attendance::of(&checked, format!("sheet {}", at + 1)));
        }
        found.extend(found_in_report(&settings, &roll));
        found.extend(self.envelopes.iter().flat_map(|envelope| envelope.judged().findings));
        found.extend(self.pairs.iter().flat_map(PairExample::found));
        found.extend(self.sealed.iter().flat_map(|sealed| sealed.judged().findings));
        found
    }

    /// What is found in its report alone; for what the program says of a page.
    pub(super) fn of_report(&self) -> Vec<Finding> {
        let settings = self.settings();
        let mut checker = Checker::new(settings.clone());
        let mut roll = Roll::default();
        for (at, sheet) in self.sheets.iter().enumerate() {
            roll.add(Attendance::of(&checker.check(sheet.as_bytes()), format!("sheet {}", at + 1)));
        }
        found_in_report(&settings, &roll)
    }
}

/// What is found in a report, by itself and by all sheets.
fn found_in_report(settings: &Settings, roll: &Roll) -> Vec<Finding> {
    let Some(federation) = &settings.trf else { return Vec::new() };
    let mut found = federation.findings().to_vec();
    found.extend(roll.close(federation, settings.notes));
    found
}
