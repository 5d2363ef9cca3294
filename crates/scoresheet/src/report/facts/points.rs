//! The points of a game and what can be shown at them.

use super::at::name_of;
use super::rows::{LegalMoveRow, PointRow};
use crate::checked::Checked;
use crate::facts::facts_for;
use crate::record::{Ply, Record};
use crate::report::course::{Seen, course};
use crate::report::reason_row::player;
use planilla_board::{Move, Position};
use planilla_notation::{Language, Style, write_move};

/// The points of a record: the start, and after each entry.
pub(super) struct Points<'r> {
    pub(super) record: &'r Record,
    course: Vec<Seen>,
    /// The language in which moves are written.
    language: &'static Language,
}

impl<'r> Points<'r> {
    pub(super) fn new(checked: &Checked<'r>) -> Points<'r> {
        let record = checked.record;
        Points { record, course: course(record, record.plies.len()), language: checked.language.language }
    }

    /// The row of a legal move.
    pub(super) fn played(&self, position: &Position, played: Move) -> LegalMoveRow {
        let (language, style) = (self.language, Style::default());
        LegalMoveRow {
            uci: played.to_string(),
            san: position.san(played).as_str().to_owned(),
            written: write_move(&facts_for(position, played, language, style), language, style),
        }
    }

    /// The row of the point after an entry; of the start without one.
    pub(super) fn row(&self, entry: Option<usize>) -> PointRow {
        let ply = self.ply(entry);
        PointRow {
            at: name_of(self.record, entry),
            ply: ply.map_or(0, |ply| ply.ply),
            number: ply.map(|ply| ply.number),
            color: ply.map(|ply| player(ply.color)),
        }
    }

    pub(super) fn ply(&self, entry: Option<usize>) -> Option<&'r Ply> {
        entry.and_then(|entry| self.record.plies.get(entry))
    }

    /// What can be shown after an entry.
    pub(super) fn seen(&self, entry: usize) -> Option<&Seen> {
        self.course.get(entry)
    }

    /// The last entry up to one that was taken for something that is not sure: what stands after it rests on that.
    pub(super) fn rests_on_row(&self, entry: Option<usize>) -> Option<PointRow> {
        let until = entry.map_or(0, |entry| entry + 1);
        let guessed = |ply: &Ply| !ply.status.is_read() && ply.played.is_some() && ply.settled_by.is_none();
        let entry = self.record.plies[..until.min(self.record.plies.len())].iter().rposition(guessed)?;
        Some(self.row(Some(entry)))
    }

    /// The first entry that is not sure.
    pub(super) fn unsure_from(&self) -> Option<PointRow> {
        self.record.history().unsure_from.map(|entry| self.row(Some(entry as usize)))
    }
}
