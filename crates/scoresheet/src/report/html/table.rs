//! The entries of a sheet in its columns: a number, White's cell, Black's cell.

use crate::record::{Record, Status};
use planilla_board::Color;

/// A row of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreRow {
    /// The number of the move on the board; none beside cells that are not on it.
    pub number: Option<u16>,
    /// White's entry and Black's (indices).
    pub entries: [Option<usize>; 2],
}

/// The rows of a record, as they stand on a sheet. Cells that are not on the board follow in the next free place.
///
/// ```
/// use planilla::{Checker, Settings, report::score_rows};
/// let mut checker = Checker::new(Settings::default());
/// let rows = score_rows(checker.check(b"1.e4 e5 2.Cf3").record);
/// assert_eq!((rows[1].number, rows[1].entries), (Some(2), [Some(2), None]));
/// ```
pub fn score_rows(record: &Record) -> Vec<ScoreRow> {
    let mut rows: Vec<ScoreRow> = Vec::new();
    let mut free = 0;
    for (entry, ply) in record.plies.iter().enumerate() {
        let on_board = !matches!(ply.status, Status::Extra | Status::Unreached);
        let column = match ply.color {
            Color::Black if on_board => 1,
            Color::White if on_board => 0,
            _ => free % 2,
        };
        let number = on_board.then_some(ply.number);
        let fits = |row: &ScoreRow| {
            let same = row.number.is_none() || number.is_none() || row.number == number;
            same && row.entries[column..].iter().all(Option::is_none)
        };
        if let Some(row) = rows.last_mut().filter(|row| fits(row)) {
            row.entries[column] = Some(entry);
            row.number = row.number.or(number);
        } else {
            let mut entries = [None; 2];
            entries[column] = Some(entry);
            rows.push(ScoreRow { number, entries });
        }
        free = column + 1;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Checker, Settings};

    #[test]
    fn rows_are_those_of_the_sheet() {
        for (sheet, expected) in [
            ("1.e4 e5 2.Nf3", vec![(Some(1), [Some(0), Some(1)]), (Some(2), [Some(2), None])]),
            (
                "[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... e5 8. e4 *",
                vec![(Some(7), [None, Some(0)]), (Some(8), [Some(1), None])],
            ),
            ("lang: en\n1.e4 Qxh8 2.x y", vec![(Some(1), [Some(0), Some(1)]), (None, [Some(2), Some(3)])]),
        ] {
            let mut checker = Checker::new(Settings::default());
            let rows: Vec<_> = score_rows(checker.check(sheet.as_bytes()).record)
                .iter()
                .map(|row| (row.number, row.entries))
                .collect();
            assert_eq!(rows, expected, "{sheet}");
        }
    }
}
