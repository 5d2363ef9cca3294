//! Who checks games for a page, one for each thread.

use super::draws::Draws;
use super::section::GameSection;
use crate::checkers::Checkers;
use crate::messages::Messages;
use crate::report::Place;
use crate::settings::Settings;
use planilla_notation::{Encoding, Input};

/// Checks games and makes of each what a page takes: see [`ReportPage::painter`](super::ReportPage::painter).
#[derive(Debug)]
pub struct Painter {
    checkers: Checkers,
    messages: &'static Messages,
    draws: Draws,
}

impl Painter {
    pub(super) fn new(settings: Settings, messages: &'static Messages, draws: Draws) -> Painter {
        Painter { checkers: Checkers::new(settings), messages, draws }
    }

    /// Checks a game of a file: what that is, and its encoding where its games cannot tell it by themselves. Nothing is made
    /// for a game that the page will not show, and once it only counts games without findings, a glance is enough for them.
    pub fn paint(&mut self, input: Input, encoding: Option<Encoding>, bytes: &[u8], place: &Place<'_>) -> GameSection {
        let checker = self.checkers.of(input, encoding);
        if self.draws.only_counts_clean()
            && let Some(clean) = checker.glance(bytes)
        {
            return GameSection::counted(u64::from(clean.plies));
        }
        GameSection::new(&checker.check(bytes), place, self.messages, &self.draws)
    }
}
