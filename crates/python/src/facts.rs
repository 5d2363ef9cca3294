//! Games as facts, made again from the text of a game.

use crate::errors::{bad_type, bad_value};
use crate::options::Options;
use crate::rows::dictionary;
use crate::views::again;
use planilla::Messages;
use planilla::report::{At, FactsRow, Place, PositionAtRow};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};

/// The facts of a game, with the positions at some points. Places are counted from the text's own beginning.
#[pyfunction]
#[allow(clippy::needless_pass_by_value, reason = "lists come from Python by value")]
pub(crate) fn facts<'py>(
    text: &Bound<'py, PyAny>,
    at: Vec<Bound<'py, PyAny>>,
    options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let points = at.iter().map(|at| point(at, options.messages)).collect::<PyResult<Vec<At>>>()?;
    let place = Place { file: "-", game: 1, line: 1, offset: 0 };
    let made = again(text, options, |checked, messages| FactsRow::new(checked, &place, messages, &points))?;
    match made {
        Ok(row) => dictionary(text.py(), &row),
        Err(missing) => {
            let first = missing.first().and_then(|missing| {
                let asked = points.iter().position(|point| *point == missing.at)?;
                Some(bad_value("at", &at[asked], &options.messages.format(&missing.why)))
            });
            Err(first.unwrap_or_else(|| bad_type("at", "a point of the game", text)))
        }
    }
}

/// What stood on the board at a point of a game.
#[pyfunction]
pub(crate) fn position_at<'py>(
    text: &Bound<'py, PyAny>,
    at: &Bound<'py, PyAny>,
    options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let point = point(at, options.messages)?;
    match again(text, options, |checked, messages| PositionAtRow::new(checked, messages, point))? {
        Ok(row) => dictionary(text.py(), &row),
        Err(missing) => Err(bad_value("at", at, &options.messages.format(&missing.why))),
    }
}

/// A point by its name, or a ply by its number.
fn point(at: &Bound<'_, PyAny>, messages: &Messages) -> PyResult<At> {
    if let Ok(name) = at.cast::<PyString>() {
        let read = name.to_string_lossy().parse::<At>();
        return read.map_err(|error| bad_value("at", at, &messages.format(&error.message())));
    }
    match at.extract::<i64>() {
        Ok(ply) if !at.is_instance_of::<PyBool>() => match u32::try_from(ply) {
            Ok(0) => Ok(At::Start),
            Ok(ply) => Ok(At::Ply(ply)),
            Err(_) => Err(bad_value("at", at, "a ply is a number from 0, the start, on")),
        },
        _ => Err(bad_type("at", "a str or an int", at)),
    }
}
