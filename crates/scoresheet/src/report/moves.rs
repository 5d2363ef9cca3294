//! The rows of the moves.

use super::entry::Entry;
use super::fill::Filler;
use super::languages::language_codes;
use super::rows::{CandidateRow, MoveRow};
use crate::record::{Candidate, Ply, Signals};
use planilla_notation::Marks;
use serde_json::Number;

/// Which moves a row holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MovesShown {
    /// All.
    #[default]
    All,
    /// Those that a finding is about.
    Findings,
    /// None.
    None,
}

impl Filler<'_> {
    pub(super) fn moves(&self, shown: MovesShown) -> Vec<MoveRow> {
        let plies = &self.checked.record.plies;
        let entries = match shown {
            MovesShown::None => return Vec::new(),
            MovesShown::All => (0..plies.len()).collect(),
            MovesShown::Findings => self.entries_with_findings(),
        };
        if entries.is_empty() {
            return Vec::new();
        }
        let mut clocks = self.clocks();
        entries
            .into_iter()
            .filter_map(|entry| Some(MoveRow::new(&self.entries.get(entry)?, clocks.of(entry))))
            .collect()
    }

    /// The entries that findings are about, in their order.
    fn entries_with_findings(&self) -> Vec<usize> {
        let named = self.checked.findings.list.iter().filter_map(|finding| finding.entry);
        let plies = self.checked.record.plies.len();
        let mut entries: Vec<usize> = named.map(|entry| entry as usize).filter(|entry| *entry < plies).collect();
        entries.sort_unstable();
        entries.dedup();
        entries
    }
}

impl MoveRow {
    /// The row of an entry.
    pub(super) fn new(entry: &Entry<'_>, clock: Option<Number>) -> MoveRow {
        let candidate = |rival: &Candidate| CandidateRow {
            uci: rival.played.to_string(),
            san: entry.san_of(rival).map(|san| san.to_string()),
            languages: language_codes(rival.languages),
        };
        let place = entry.place();
        MoveRow {
            ply: entry.ply(),
            number: entry.number(),
            color: entry.color(),
            written: entry.written().map(str::to_owned),
            start: place.map(|(start, _)| start),
            end: place.map(|(_, end)| end),
            status: entry.status(),
            uci: entry.played().map(|played| played.to_string()),
            san: entry.san().map(|san| san.to_string()),
            candidates: entry.rivals().iter().map(candidate).collect(),
            settled_by: entry.settled_by(),
            draw_offer: entry.is_draw_offer(),
            clock,
        }
    }
}

/// Whether a draw is offered with a move.
#[inline]
pub(crate) fn is_draw_offer(ply: &Ply) -> bool {
    ply.written.marks.has(Marks::OFFER) || ply.signals.any(Signals::OFFER)
}
