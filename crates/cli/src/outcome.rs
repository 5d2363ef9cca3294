//! What the games of a batch come to, gathered as one: nothing is kept of a game that gives nothing to print.

use crate::console::Console;
use crate::digest::Digest;
use crate::tally::Tally;
use planilla::Roll;
use planilla_files::Outcome as _;
use std::io;

/// What some games come to.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Their numbers.
    pub tally: Tally,
    /// What was found in them.
    pub digest: Digest,
    /// Their results as UTF-8, one after the other.
    pub shown: Vec<u8>,
    /// The games that were held against a tournament report.
    pub roll: Roll,
    /// What games were taken for, where that is wanted, each with how much of the results comes before it.
    facts: Vec<(usize, String)>,
}

/// A larger buffer of results is given back when they are printed.
const KEPT: usize = 256 * 1024;

impl Outcome {
    /// Adds what the next game was taken for, before its results are added.
    pub(crate) fn add_facts(&mut self, facts: String) {
        self.facts.push((self.shown.len(), facts));
    }

    /// Whether there is nothing to print.
    pub(crate) fn is_silent(&self) -> bool {
        self.size() == 0
    }

    /// Prints everything, in the order of the games.
    pub(crate) fn print(&self, console: &mut Console<'_>) -> io::Result<()> {
        let mut printed = 0;
        for (place, facts) in &self.facts {
            console.print(&self.shown[printed..*place])?;
            console.say(facts);
            printed = *place;
        }
        console.print(&self.shown[printed..])?;
        console.flush()
    }
}

impl planilla_files::Outcome for Outcome {
    /// The bytes to print.
    fn size(&self) -> usize {
        self.shown.len() + self.facts.iter().map(|(_, facts)| facts.len()).sum::<usize>()
    }

    fn clear(&mut self) {
        self.tally = Tally::default();
        self.digest = Digest::default();
        self.roll = Roll::default();
        self.shown.clear();
        self.shown.shrink_to(KEPT);
        self.facts.clear();
    }
}
