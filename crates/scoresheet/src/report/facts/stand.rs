//! What stood on the board at one point.

use super::claims::claims_at;
use super::past::Past;
use super::points::Points;
use super::rows::PositionAtRow;
use crate::checked::Checked;
use crate::messages::Messages;
use crate::record::Record;
use crate::report::course::Kind;
use crate::report::position::PositionRow;
use planilla_board::Effort;

/// How much is done to find out who can still mate: some hundredths of a second at the most, for there may be many points.
const CHANCES: Effort = Effort::Full { nodes: 50_000 };

/// What stood on the board after an entry; at the start without one.
pub(super) fn stand(
    checked: &Checked<'_>,
    points: &Points<'_>,
    past: &Past<'_>,
    messages: &Messages,
    entry: Option<usize>,
) -> PositionAtRow {
    let record: &Record = checked.record;
    let ply = points.ply(entry);
    let seen = entry.and_then(|entry| points.seen(entry));
    let position = seen.map_or(record.start, |seen| seen.position);
    let kind = seen.map(|seen| seen.kind);
    let shown = match kind {
        None => "start",
        Some(Kind::After) => "after",
        Some(Kind::Before) => "before",
        Some(Kind::LastSure) => "last_sure",
        Some(Kind::Stopped) => "stopped",
    };
    let led = seen.and_then(|seen| seen.last_move);
    let before = entry.map(|entry| record.position_before(entry)).filter(|_| led.is_some());
    let as_if = ply.filter(|_| kind == Some(Kind::Before)).and_then(|ply| record.sure(ply));
    // What is told of the past is that of the position itself, wherever it stood.
    let place = past.place_of(&position, entry);
    // Where the last position is shown that could be, nothing is known of the one that was asked for.
    let known = place.filter(|_| !matches!(kind, Some(Kind::LastSure | Kind::Stopped)));
    let rests_on = points.rests_on_row(place.map_or(entry, |place| past.entry(place)));
    PositionAtRow {
        point: points.row(entry),
        written: ply.and_then(|ply| ply.span).map(|span| span.of(&checked.source.text).to_owned()),
        status: ply.map(|ply| ply.status.as_str()),
        uci: led.map(|played| played.to_string()),
        san: led
            .zip(before)
            .filter(|(played, before)| before.is_legal(*played))
            .map(|(played, before)| before.san(played).as_str().to_owned()),
        shown,
        as_if: as_if.filter(|played| position.is_legal(*played)).map(|played| points.played(&position, played)),
        rests_on,
        halfmove_clock: position.halfmove_clock(),
        fullmove_number: position.fullmove_number(),
        times: known.map(|place| past.times(place)),
        claims: known.map(|place| claims_at(past, place, points, checked.laws)),
        position: PositionRow::new(&position, CHANCES, messages),
    }
}
