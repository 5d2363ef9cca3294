//! What needs no games: one written move, sealed or not, one position, and the tables of rules and languages.

use crate::characters::Characters;
use crate::errors::{bad_type, bad_value, unknown};
use crate::options::{Options, one};
use crate::rows::{Placed, dictionary};
use crate::sources::utf8;
use planilla::report::{KnownLanguageRow, MoveReadRow, PositionRow, RuleRow, SealedMoveRow};
use planilla::{
    Edition, EditionName, Message, Messages, NotATouch, RULES, SealedMove, Touch, TouchFault, judge_sealed, names,
    read_in,
};
use planilla_board::{Effort, Position};
use planilla_notation::language::LANGUAGES;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// Reads one written move in a position.
#[pyfunction]
pub(crate) fn read_move<'py>(
    text: &Bound<'py, PyString>,
    fen: &Bound<'py, PyString>,
    options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let Options { settings, messages, .. } = options;
    let board = board(fen, messages)?;
    let bytes = utf8(text)?;
    let written = String::from_utf8_lossy(&bytes);
    let laws = settings.laws.unwrap_or(EditionName::newest());
    let reading = read_in(&written, &board, &settings.languages, Edition::of(laws));
    let mut row = MoveReadRow::new(&written, &reading, &board, laws, messages);
    if let Some(characters) = Characters::of(&bytes) {
        row.count_in(&characters);
    }
    dictionary(text.py(), &row)
}

/// Judges a sealed move in the position in which it was sealed, with the positions before it, if they are told.
#[pyfunction]
#[allow(clippy::needless_pass_by_value, reason = "Python hands a list over by value")]
pub(crate) fn sealed<'py>(
    text: &Bound<'py, PyString>,
    fen: &Bound<'py, PyString>,
    past: Vec<Bound<'py, PyAny>>,
    standard: &Bound<'py, PyAny>,
    options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let Options { settings, messages, .. } = options;
    let standard = one("standard", standard, names::sealed_standard)?;
    let board = board(fen, messages)?;
    let before = |fen: &Bound<'py, PyAny>| {
        let text = fen.cast::<PyString>().map_err(|_| bad_type("past", "positions as str", fen))?;
        position_of("past", text, messages)
    };
    let past: Vec<Position> = past.iter().map(before).collect::<PyResult<_>>()?;
    if text.to_str().is_err() {
        let why = "has half of a surrogate pair, which is no character: nothing of a sealed move is replaced";
        return Err(bad_value("move", text, why));
    }
    let bytes = utf8(text)?;
    let written = String::from_utf8_lossy(&bytes);
    let sealed = SealedMove {
        text: &written,
        languages: settings.languages.clone(),
        laws: settings.laws.unwrap_or(EditionName::newest()),
        standard,
        effort: Effort::FULL,
    };
    let judged = text.py().detach(|| judge_sealed(&board, &past, &sealed));
    let mut row = SealedMoveRow::new(&board, &sealed, &judged, messages);
    if let Some(characters) = Characters::of(&bytes) {
        row.count_in(&characters);
    }
    dictionary(text.py(), &row)
}

/// What the Laws say of a position.
#[pyfunction]
#[allow(clippy::needless_pass_by_value, reason = "Python hands a list over by value")]
pub(crate) fn position<'py>(
    fen: &Bound<'py, PyString>,
    effort: &Bound<'py, PyAny>,
    touched: Vec<Bound<'py, PyAny>>,
    options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let effort = one("effort", effort, names::effort)?;
    let messages = options.messages;
    let board = board(fen, messages)?;
    let list: PyResult<Vec<Touch>> = touched.iter().map(|name| touch(name, messages)).collect();
    let (list, laws) = (list?, options.settings.laws.unwrap_or(EditionName::newest()));
    let mut row = fen.py().detach(|| PositionRow::new(&board, effort, messages));
    if !list.is_empty() {
        let wrong =
            |fault: TouchFault| PyValueError::new_err(format!("touched: {}", messages.format(&fault.message())));
        row = row.touching(&board, &list, laws, messages).map_err(wrong)?;
    }
    dictionary(fen.py(), &row)
}

/// A touched piece by its name.
fn touch(name: &Bound<'_, PyAny>, messages: &Messages) -> PyResult<Touch> {
    let text = name.cast::<PyString>().map_err(|_| bad_type("touched", "squares as str", name))?;
    text.to_string_lossy()
        .parse()
        .map_err(|fault: NotATouch| bad_value("touched", name, &messages.format(&fault.message())))
}

/// The position of a FEN.
pub(crate) fn board(fen: &Bound<'_, PyString>, messages: &Messages) -> PyResult<Position> {
    position_of("fen", fen, messages)
}

/// The position of a FEN that an argument has.
fn position_of(argument: &str, fen: &Bound<'_, PyString>, messages: &Messages) -> PyResult<Position> {
    Position::from_fen(&fen.to_string_lossy())
        .map_err(|error| bad_value(argument, fen, &messages.format(&Message::of_fen_faults(error.faults()))))
}

/// The languages.
#[pyfunction]
pub(crate) fn languages(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyAny>>> {
    LANGUAGES.iter().map(|language| dictionary(py, &KnownLanguageRow::new(language))).collect()
}

/// The rules.
#[pyfunction]
pub(crate) fn rules<'py>(py: Python<'py>, options: &Options) -> PyResult<Vec<Bound<'py, PyAny>>> {
    RULES.iter().map(|rule| dictionary(py, &RuleRow::new(rule, options.messages.code))).collect()
}

/// The rule of a name.
#[pyfunction]
pub(crate) fn rule<'py>(name: &Bound<'py, PyString>, options: &Options) -> PyResult<Bound<'py, PyAny>> {
    let rule = names::rule(&name.to_string_lossy()).map_err(|error| unknown("rule", name, &error))?;
    dictionary(name.py(), &RuleRow::new(rule, options.messages.code))
}
