//! The codes of pairing programs: TRF(x) (advanced user manual of `JaVaFo`). `XXF` is what older programs write for `XXP`.

use crate::columns::{Cell, Row};
use crate::field::Field;
use crate::points::Points;
use crate::reader::Reading;
use crate::report::{EngineCode, Prohibited};
use crate::scoring::of_engine_code;
use planilla_notation::Span;

/// Reads a record whose code begins with `XX`.
pub(crate) fn read(row: &Row<'_>, reading: &mut Reading) -> bool {
    let code = row.code();
    match code.text {
        "XXR" => {
            let rounds = row.rest(4);
            if rounds.text.parse::<u16>().is_err() {
                reading.field(Field::Count, &rounds, (5, 8));
            }
        }
        "XXS" => scoring(row, reading),
        "XXP" | "XXF" => {
            let who = numbers(row, 4, reading);
            reading.report.prohibited.push(Prohibited { who, span: row.span(), ..Prohibited::default() });
        }
        "XXZ" => {
            numbers(row, 4, reading);
        }
        "XXA" => {
            reading.needed::<u16>(row, Field::Participant, (5, 8));
            for (cell, columns) in words(row, 9) {
                if Points::read(cell.text).is_none() {
                    reading.field(Field::RecordPoints, &cell, columns);
                }
            }
        }
        "XXC" => {}
        _ => return false,
    }
    reading.report.engine.push(kept(row));
    true
}

/// The line as it is.
pub(crate) fn kept(row: &Row<'_>) -> EngineCode {
    EngineCode { code: row.code().text.to_owned(), text: row.rest(4).text.to_owned(), span: row.span() }
}

/// The words from a column on, and the columns they stand in.
fn words<'r, 't>(row: &'r Row<'t>, column: usize) -> impl Iterator<Item = (Cell<'t>, (usize, usize))> + use<'r, 't> {
    let rest = row.rest(column);
    rest.text.split_whitespace().map(move |word| {
        let start = rest.span.start as usize + (word.as_ptr() as usize - rest.text.as_ptr() as usize);
        let cell = Cell { text: word, span: Span::new(start, start + word.len()) };
        (cell, row.columns_of(cell.span))
    })
}

/// The numbers of players from a column on.
fn numbers(row: &Row<'_>, column: usize, reading: &mut Reading) -> Vec<u16> {
    let mut who = Vec::new();
    for (cell, columns) in words(row, column) {
        match cell.text.parse() {
            Ok(number) => who.push(number),
            Err(_) => reading.field(Field::Participant, &cell, columns),
        }
    }
    who
}

/// Reads points for results: `W=3`, `PAB=.5`. A later one takes the place of an earlier one.
fn scoring(row: &Row<'_>, reading: &mut Reading) {
    for (cell, columns) in words(row, 4) {
        let found =
            cell.text.split_once('=').and_then(|(code, value)| Some((of_engine_code(code)?, Points::read(value)?)));
        if let Some((events, points)) = found {
            reading.report.tournament.scoring.set(events, points);
            reading.report.tournament.scoring_is_declared = true;
        } else {
            reading.field(Field::EngineValue, &cell, columns);
        }
    }
}
