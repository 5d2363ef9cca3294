//! The times on the players' clocks, entry by entry.

use super::fill::Filler;
use crate::clocks::ClockTime;
use serde_json::Number;
use std::iter::Peekable;
use std::slice::Iter;

impl<'a> Filler<'a> {
    /// The times that are told after the moves.
    pub(super) fn clocks(&self) -> ClocksInOrder<'a> {
        ClocksInOrder(self.checked.record.clocks(self.checked.score, self.text).all().iter().peekable())
    }
}

/// The clocks told in a game, each with its entry, in the order of the entries.
pub(super) struct ClocksInOrder<'a>(Peekable<Iter<'a, ClockTime>>);

impl ClocksInOrder<'_> {
    /// The clock of an entry; of several the last one. The clocks of the entries before are done with.
    #[inline]
    pub(super) fn of(&mut self, entry: usize) -> Option<Number> {
        let mut found = None;
        while let Some(time) = self.0.next_if(|time| time.entry as usize <= entry) {
            found = time.left.filter(|_| time.entry as usize == entry);
        }
        found.and_then(number)
    }
}

/// A number without a fraction where it has none.
#[inline]
fn number(seconds: f64) -> Option<Number> {
    if seconds.fract() == 0.0 && seconds.abs() < 1e15 {
        Some(Number::from(seconds as i64))
    } else {
        Number::from_f64(seconds)
    }
}
