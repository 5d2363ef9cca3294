//! The row of one written move that was read in one position.

use super::languages::language_codes;
use super::reason_row::ReasonRow;
use super::rows::{FindingRow, MoveReadRow, ReadCandidateRow, SCHEMA};
use crate::edition::EditionName;
use crate::finding::Finding;
use crate::messages::Messages;
use crate::reading::Reading;
use crate::record::{Candidate, Status};
use crate::rules::{of_reading, of_rivals, of_unnamed};
use planilla_board::Position;

impl MoveReadRow {
    /// The row of a reading of `text` in a position.
    ///
    /// ```
    /// use planilla::{Edition, EditionName, Messages, read_in, report::MoveReadRow};
    /// use planilla_board::Position;
    /// let position = Position::default();
    /// let reading = read_in("Dd3", &position, &[], Edition::of(EditionName::E2005));
    /// let english = Messages::of("en").unwrap();
    /// let row = MoveReadRow::new("Dd3", &reading, &position, EditionName::E2005, english);
    /// assert_eq!(row.status, "illegal");
    /// assert_eq!(row.findings[0].message, "the queen cannot reach `d3`: the pawn on `d2` is in the way");
    /// ```
    pub fn new(
        text: &str,
        reading: &Reading,
        position: &Position,
        laws: EditionName,
        messages: &Messages,
    ) -> MoveReadRow {
        let finding = match reading.status {
            Status::Ambiguous if leaves_promotion_open(reading) => {
                Some(of_unnamed(text, position, &reading.candidates))
            }
            Status::Ambiguous => Some(of_rivals(text, position, &reading.candidates)),
            Status::Illegal | Status::Unread => Some(of_reading(text, position, reading, laws)),
            _ => None,
        };
        MoveReadRow {
            schema: SCHEMA,
            r#type: "move",
            written: text.to_owned(),
            status: reading.status.as_str(),
            candidates: candidate_rows(&reading.candidates, position),
            reason: reading.reason.as_ref().map(|reason| ReasonRow::new(reason, |_| None)),
            findings: finding.iter().map(|finding| finding_row(finding, finding.articles_in(laws), messages)).collect(),
        }
    }
}

/// The rows of legal moves that a text may stand for.
pub(super) fn candidate_rows(candidates: &[Candidate], position: &Position) -> Vec<ReadCandidateRow> {
    let row = |candidate: &Candidate| ReadCandidateRow {
        uci: candidate.played.to_string(),
        san: position.san(candidate.played).as_str().to_owned(),
        languages: language_codes(candidate.languages),
    };
    candidates.iter().map(row).collect()
}

/// Whether only the piece that a pawn becomes is not named.
pub(crate) fn leaves_promotion_open(reading: &Reading) -> bool {
    let named = reading.written.kind.names_promotion();
    !named && reading.candidates.iter().all(|candidate| candidate.played.promotion().is_some())
}

/// The row of a finding about a text that stands alone. Its labels are of the same text.
pub(super) fn finding_row(finding: &Finding, articles: Vec<&'static str>, messages: &Messages) -> FindingRow {
    FindingRow::of(finding, articles, messages, (1, 1), u64::from, |_| None)
}
