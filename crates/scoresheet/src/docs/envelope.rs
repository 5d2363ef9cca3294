//! The envelopes of the rules' pages, as their authors write them: a file in TOML, with sheets beside it.

use crate::envelope::{EnvelopeCase, EnvelopeJudgement, EnvelopeSheet, judge_envelope};
use planilla_envelope::{Envelope, Read};

/// One envelope of a page.
#[derive(Clone, Debug)]
pub struct EnvelopeExample<'p> {
    /// Its text.
    pub text: &'p str,
    /// The envelope.
    pub read: Read,
    /// The sheets that it is held against.
    sheets: Vec<&'p str>,
}

impl<'p> EnvelopeExample<'p> {
    /// The envelope of a block, with the sheets beside it.
    ///
    /// ```
    /// use planilla::docs::EnvelopeExample;
    /// let example = EnvelopeExample::of("offer_after_sealing = 'white'\n", &[]);
    /// assert_eq!(example.judged().findings.last().unwrap().rule.name, "sealed.offer_standing");
    /// ```
    pub fn of(text: &'p str, sheets: &[&'p str]) -> EnvelopeExample<'p> {
        EnvelopeExample { text, read: Envelope::read(text.as_bytes()), sheets: sheets.to_vec() }
    }

    /// What is to be said of it.
    pub fn judged(&self) -> EnvelopeJudgement {
        let sheet = |text: &&'p str| EnvelopeSheet { name: "sheet", bytes: text.as_bytes() };
        judge_envelope(&EnvelopeCase::new(&self.read), &self.sheets.iter().map(sheet).collect::<Vec<_>>())
    }
}
