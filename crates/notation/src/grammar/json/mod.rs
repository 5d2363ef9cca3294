//! Sheets that come as JSON: from recognisers of handwriting, which give several readings of a cell, from other programs, and
//! from our own output. They give the score that the same sheet gives as text. What is wrong is a fault in its place, and the
//! rest is read.

mod cell;
mod lax;
mod object;
mod readings;
mod sniff;
#[cfg(test)]
mod tests;

pub use sniff::{is_json_output, is_json_sheet};

use crate::{Dialect, JsonFault, Score, Span, TableForm};
use lax::{Json, Opens};
use object::Object;

/// Reads a sheet as JSON into a score, which is emptied first. Never fails. Of a cell with several readings the likeliest is
/// the written text; all stand in [`Score::readings`].
///
/// The text ought to be one without escapes ([`Source::undo_json_escapes`](crate::Source::undo_json_escapes)): spans show
/// them as they are.
///
/// ```
/// use planilla_notation::{ItemKind, Score, parse_json};
/// let text = r#"{"white": "Roe", "moves": ["e4", {"readings": [{"text": "c5", "probability": 0.7}, "e5"]}, null]}"#;
/// let mut score = Score::default();
/// parse_json(text, &mut score);
/// let cells = score.items.iter().filter(|item| item.kind == ItemKind::Cell);
/// assert_eq!(cells.map(|cell| cell.span.of(text)).collect::<Vec<_>>(), ["e4", "c5", ""]);
/// let readings = score.readings.iter().map(|reading| (reading.span.of(text), reading.probability));
/// let [(first, _), (second, rest)] = readings.collect::<Vec<_>>()[..] else { panic!() };
/// assert_eq!((first, second), ("c5", "e5"));
/// assert!((rest - 0.3).abs() < 1e-9);
/// ```
pub fn parse_json(text: &str, score: &mut Score) {
    score.clear();
    score.dialect = Dialect::Sheet;
    score.table = Some(TableForm::Json);
    let mut json = Json::new(text);
    let mut found = false;
    let mut without = None;
    while json.next_outside() {
        let start = json.place();
        if json.opens() != Opens::Object {
            json.skip();
            let end = json.place();
            json.fault(JsonFault::Stray, crate::grammar::trimmed(text, Span::new(start, end)));
            continue;
        }
        let object = Object::read(&mut json, score, found);
        match object {
            Object::Sheet => found = true,
            Object::Told => {}
            Object::Other => {
                without = without.or(Some(start));
            }
        }
    }
    if let Some(start) = without {
        json.fault(JsonFault::NoMoves, Span::new(start, start + 1));
    }
    score.faults.append(&mut json.faults);
    score.faults.sort_by_key(|fault| fault.span.start);
}
