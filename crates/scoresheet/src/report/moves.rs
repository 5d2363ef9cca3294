//! The rows of the moves.

use super::fill::{Filler, language_codes, on_board};
use super::reason_row::player;
use super::rows::{CandidateRow, MoveRow};
use crate::record::{Ply, Signals, Status};
use planilla_board::Move;
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
        entries.into_iter().map(|entry| self.move_row(entry, &plies[entry], clocks.of(entry))).collect()
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

    pub(super) fn move_row(&self, entry: usize, ply: &Ply, clock: Option<Number>) -> MoveRow {
        let settled = ply.status == Status::Missing && ply.settled_by.is_some();
        let played = self.checked.record.sure(ply).filter(|_| ply.status.is_read() || settled);
        let reached = ply.status != Status::Unreached;
        MoveRow {
            ply: on_board(ply),
            number: reached.then_some(ply.number),
            color: reached.then_some(player(ply.color)),
            written: ply.span.map(|span| span.of(self.text).to_owned()),
            start: ply.span.map(|span| self.offset(span.start)),
            end: ply.span.map(|span| self.offset(span.end)),
            status: ply.status.as_str(),
            uci: played.map(|played| played.to_string()),
            san: played.and_then(|played| self.san(entry, played)),
            candidates: self.candidates(entry, ply),
            settled_by: ply.settled_by.and_then(|entry| self.ply_of(entry)),
            draw_offer: is_draw_offer(ply),
            clock,
        }
    }

    /// A move of an entry in SAN, if it is legal in the position before.
    pub(super) fn san(&self, entry: usize, played: Move) -> Option<String> {
        let position = self.checked.record.position_before(entry);
        position.is_legal(played).then(|| position.san(played).as_str().to_owned())
    }

    fn candidates(&self, entry: usize, ply: &Ply) -> Vec<CandidateRow> {
        if ply.status != Status::Ambiguous && !ply.signals.any(Signals::AMBIGUOUS) {
            return Vec::new(); // what is near an illegal move is no rival
        }
        let rivals = self.checked.record.candidates_of(ply).iter();
        rivals
            .map(|rival| CandidateRow {
                uci: rival.played.to_string(),
                san: self.san(entry, rival.played),
                languages: language_codes(rival.languages),
            })
            .collect()
    }
}

/// Whether a draw is offered with a move.
#[inline]
pub(super) fn is_draw_offer(ply: &Ply) -> bool {
    ply.written.marks.has(Marks::OFFER) || ply.signals.any(Signals::OFFER)
}
