//! Games and positions as pictures and pages for notebooks. A game is checked again from its text when it is asked to show
//! itself, so that games which never are cost nothing for it.

use crate::errors::{bad_type, bad_value};
use crate::options::{Options, one};
use crate::single::board;
use crate::sources::utf8;
use planilla::names;
use planilla::report::{BoardView, board_svg, game_html, position_after, position_html};
use planilla::{Checked, Checkers, Messages, Severity};
use planilla_board::{Move, Square};
use planilla_notation::{Encoding, Input};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

/// Checks a game again, from its text as Python keeps it and the options it was checked with, and makes something of it.
pub(crate) fn again<T: Send>(
    text: &Bound<'_, PyAny>,
    options: &Options,
    make: impl FnOnce(&Checked<'_>, &'static Messages) -> T + Send,
) -> PyResult<T> {
    let Options { settings, messages, .. } = options;
    let (bytes, encoding) = bytes_of(text, options)?;
    Ok(text.py().detach(|| {
        let mut checkers = Checkers::new(settings.clone());
        make(&checkers.of(settings.input.unwrap_or(Input::Text), encoding).check(&bytes), messages)
    }))
}

/// The bytes of a game as Python keeps it, and their encoding if it is known.
pub(crate) fn bytes_of(text: &Bound<'_, PyAny>, options: &Options) -> PyResult<(Vec<u8>, Option<Encoding>)> {
    if let Ok(text) = text.cast::<PyString>() {
        Ok((utf8(text)?, Some(Encoding::Utf8)))
    } else if let Ok(bytes) = text.cast::<PyBytes>() {
        Ok((bytes.as_bytes().to_vec(), options.settings.encoding))
    } else {
        Err(bad_type("the text of a game", "a str or bytes", text))
    }
}

/// A game as a page.
#[pyfunction]
pub(crate) fn show_game(text: &Bound<'_, PyAny>, options: &Options) -> PyResult<String> {
    again(text, options, game_html)
}

/// A position as a page.
#[pyfunction]
pub(crate) fn show_position(fen: &Bound<'_, PyString>, messages: &Bound<'_, PyAny>) -> PyResult<String> {
    let messages = one("messages", messages, names::messages)?;
    let board = board(fen, messages)?;
    Ok(fen.py().detach(|| position_html(&board, messages)))
}

/// The FEN of the position after a ply, or after the last one; `None` where the position is not known.
#[pyfunction]
pub(crate) fn fen_after(
    text: &Bound<'_, PyAny>,
    ply: Option<&Bound<'_, PyAny>>,
    options: &Options,
) -> PyResult<Option<String>> {
    let asked = match ply {
        Some(ply) => Some(ply.extract::<i64>().map_err(|_| bad_type("ply", "an int or None", ply))?),
        None => None,
    };
    let (last, fen) = again(text, options, |checked, _| {
        let plies = &checked.record.plies;
        let last = plies.iter().map(|ply| ply.ply).max().unwrap_or(0);
        let ply = asked.unwrap_or(i64::from(last));
        if checked.refused.is_some() {
            return (last, Some(None));
        }
        if !(0..=i64::from(last)).contains(&ply) {
            return (last, None);
        }
        let position = match plies.iter().rposition(|each| ply != 0 && i64::from(each.ply) == ply) {
            Some(entry) => position_after(checked.record, entry),
            None => (ply == 0).then_some(checked.record.start),
        };
        (last, Some(position.map(|position| position.to_fen())))
    })?;
    match (fen, ply) {
        (Some(fen), _) => Ok(fen),
        (None, Some(ply)) => Err(bad_value("ply", ply, &format!("the game has the plies 0 (its start) to {last}"))),
        (None, None) => Ok(None),
    }
}

/// A position as a picture.
#[pyfunction]
pub(crate) fn draw(
    fen: &Bound<'_, PyString>,
    flipped: bool,
    coordinates: bool,
    last_move: Option<&Bound<'_, PyString>>,
    marks: &Bound<'_, PyDict>,
    size: &Bound<'_, PyAny>,
    messages: &Bound<'_, PyAny>,
) -> PyResult<String> {
    let mut view = BoardView::new(one("messages", messages, names::messages)?);
    (view.flipped, view.coordinates) = (flipped, coordinates);
    let Ok(pixels) = size.extract::<i64>() else { return Err(bad_type("size", "an int", size)) };
    view.size = u32::try_from(pixels)
        .ok()
        .filter(|pixels| (1..=10_000).contains(pixels))
        .ok_or_else(|| bad_value("size", size, "allowed: 1 to 10000 pixels"))?;
    if let Some(written) = last_move {
        let read = written.to_string_lossy().parse::<Move>();
        view.last_move = Some(read.map_err(|_| bad_value("last_move", written, "not a move in UCI, as 'e2e4'"))?);
    }
    for (square, severity) in marks {
        view.marks.push(mark(&square, &severity)?);
    }
    Ok(board_svg(&board(fen, view.messages)?, &view))
}

/// A square and how grave what is there is.
fn mark(square: &Bound<'_, PyAny>, severity: &Bound<'_, PyAny>) -> PyResult<(Square, Severity)> {
    let Ok(name) = square.cast::<PyString>() else { return Err(bad_type("a square of marks", "a str", square)) };
    let known = name.to_string_lossy().parse::<Square>();
    let known = known.map_err(|_| bad_value("marks", square, "not a square, as 'e4'"))?;
    let Ok(word) = severity.cast::<PyString>() else { return Err(bad_type("a mark", "a str", severity)) };
    let all = [Severity::Error, Severity::Warning, Severity::Note];
    let severity = all.into_iter().find(|severity| severity.as_str() == word.to_string_lossy());
    let unknown = || PyValueError::new_err(format!("marks: {word}: not a severity. Allowed: error warning note"));
    Ok((known, severity.ok_or_else(unknown)?))
}
