//! The pairs of sheets of the rules' pages, as their authors write them: a block for White's sheet, one for Black's.

use crate::checked::Checked;
use crate::finding::Finding;
use crate::pair::{Comparison, compare};
use crate::{Checker, Settings};

/// One pair of a page.
#[derive(Clone, Copy, Debug)]
pub struct PairExample<'p> {
    /// White's sheet.
    pub white: &'p str,
    /// Black's sheet.
    pub black: &'p str,
}

impl PairExample<'_> {
    /// What `look` makes of the two sheets compared.
    ///
    /// ```
    /// use planilla::docs::PairExample;
    /// let example = PairExample { white: "lang: en\n1.e4 e5 2.Nf3", black: "lang: es\n1.e4 e5 2.Cc3" };
    /// assert_eq!(example.look(|compared, _| compared.agreed), 2);
    /// ```
    pub fn look<T>(&self, look: impl FnOnce(&Comparison, [&Checked<'_>; 2]) -> T) -> T {
        let (mut one, mut other) = (Checker::new(Settings::default()), Checker::new(Settings::default()));
        let (white, black) = (one.check(self.white.as_bytes()), other.check(self.black.as_bytes()));
        look(&compare(&white, &black), [&white, &black])
    }

    /// What is found, as findings of the sheet on which each has its first place.
    pub fn found(&self) -> Vec<Finding> {
        self.look(|compared, _| {
            let one = |found: &crate::pair::PairFinding| {
                let span = found.places.iter().flatten().next().copied().unwrap_or_default();
                Finding::new(found.rule, span, found.message.clone()).severity(found.severity)
            };
            compared.findings.iter().map(one).collect()
        })
    }
}
