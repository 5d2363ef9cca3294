//! The clock times of a game, by player.

use super::Points;
use super::rows::{ClockRow, ClocksRow, PointRow};
use crate::record::Record;
use planilla_board::Color;
use serde_json::Number;

/// What is known of the clocks: for each entry of the record the seconds left on the player's clock after it.
pub(super) fn clocks(record: &Record, points: &Points<'_>, told: &[Option<Number>]) -> ClocksRow {
    let of = |color| {
        let entries = record.plies.iter().zip(told).enumerate();
        let mut all = entries
            .filter(|(_, (ply, _))| ply.ply != 0 && ply.color == color)
            .filter_map(|(entry, (_, clock))| Some((entry, clock.clone()?)));
        let (entry, first) = all.next()?;
        let point = points.row(Some(entry));
        let mut row =
            ClockRow { told: 1, last: first.clone(), last_point: point.clone(), lowest: first, lowest_point: point };
        for (entry, clock) in all {
            let point = points.row(Some(entry));
            row.told += 1;
            if clock.as_f64() < row.lowest.as_f64() {
                (row.lowest, row.lowest_point) = (clock.clone(), PointRow::clone(&point));
            }
            (row.last, row.last_point) = (clock, point);
        }
        Some(row)
    };
    ClocksRow { white: of(Color::White), black: of(Color::Black) }
}
