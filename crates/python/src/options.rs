//! The options as Python gives them, by name; those that are left out have their defaults.

use crate::errors::{bad_type, bad_value, unknown};
use planilla::names::{self, UnknownName};
use planilla::report::MovesShown;
use planilla::{Messages, Settings};
use planilla_notation::{Language, nearest};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};
use std::num::NonZeroU16;

/// What is asked for.
#[pyclass(frozen, module = "planilla._native")]
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// What is asked of the check.
    pub settings: Settings,
    /// The language that is answered in.
    pub messages: &'static Messages,
    /// Which moves are told of.
    pub moves: MovesShown,
}

/// The names of all options.
const NAMES: [&str; 12] = [
    "lang",
    "laws",
    "input",
    "encoding",
    "notes",
    "select",
    "ignore",
    "minimum_moves",
    "messages",
    "moves",
    "trf",
    "repair",
];

#[pymethods]
impl Options {
    #[new]
    #[pyo3(signature = (**given))]
    fn new(given: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
        let mut settings = Settings::default();
        let mut messages = Messages::english();
        let mut moves = MovesShown::default();
        for (name, value) in given.into_iter().flatten() {
            match &*word("the name of an option", &name)? {
                "lang" => settings.languages = languages(&value)?,
                "laws" => settings.laws = one_or_auto("laws", &value, names::edition)?,
                "input" => settings.input = one_or_auto("input", &value, names::input)?,
                "encoding" => settings.encoding = one_or_auto("encoding", &value, names::encoding)?,
                "notes" => settings.notes = flag("notes", &value)?,
                "select" => settings.select = several("select", &value, names::rule)?,
                "ignore" => settings.ignore = several("ignore", &value, names::rule)?,
                "minimum_moves" => settings.minimum_moves = limit("minimum_moves", &value)?,
                "repair" => settings.repair = flag("repair", &value)?,
                "trf" => settings.trf = crate::trf::given(&value)?,
                "messages" => messages = one("messages", &value, names::messages)?,
                "moves" => moves = one("moves", &value, names::moves_shown)?,
                other => return Err(unexpected(other)),
            }
        }
        Ok(Options { settings, messages, moves })
    }
}

/// The languages named; none for `auto`.
fn languages(value: &Bound<'_, PyAny>) -> PyResult<Vec<&'static Language>> {
    let find = |name: &str| if name == "auto" { Ok(None) } else { names::language(name).map(Some) };
    Ok(several("lang", value, find)?.into_iter().flatten().collect())
}

/// A value by its name.
pub(crate) fn one<T>(
    argument: &str,
    value: &Bound<'_, PyAny>,
    find: impl Fn(&str) -> Result<T, UnknownName>,
) -> PyResult<T> {
    find(&word(argument, value)?).map_err(|error| unknown(argument, value, &error))
}

/// A value by its name; `None` for `auto`.
pub(crate) fn one_or_auto<T>(
    argument: &str,
    value: &Bound<'_, PyAny>,
    find: impl Fn(&str) -> Result<T, UnknownName>,
) -> PyResult<Option<T>> {
    one(argument, value, |name| if name == "auto" { Ok(None) } else { find(name).map(Some) })
}

/// Values by their names: one text, in which commas part them, or one text each.
fn several<T>(
    argument: &str,
    value: &Bound<'_, PyAny>,
    find: impl Fn(&str) -> Result<T, UnknownName>,
) -> PyResult<Vec<T>> {
    if let Ok(text) = value.cast::<PyString>() {
        let text = text.to_string_lossy();
        let each = text.split(',').map(|name| find(name.trim()));
        return each.collect::<Result<_, _>>().map_err(|error| unknown(argument, value, &error));
    }
    let Ok(list) = value.try_iter() else {
        return Err(bad_type(argument, "a str or several", value));
    };
    list.map(|name| one(argument, &name?, &find)).collect()
}

fn flag(argument: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    value.cast::<PyBool>().map(PyBoolMethods::is_true).map_err(|_| bad_type(argument, "a bool", value))
}

/// A number of moves, from 1 on; none for `None`.
fn limit(argument: &str, value: &Bound<'_, PyAny>) -> PyResult<Option<NonZeroU16>> {
    if value.is_none() {
        return Ok(None);
    }
    let number = value.extract::<u16>().ok().filter(|_| !value.is_instance_of::<PyBool>()).and_then(NonZeroU16::new);
    let why = "must be a whole number from 1 to 65535, or None for what the heading says";
    number.map(Some).ok_or_else(|| bad_value(argument, value, why))
}

/// A text of an argument.
fn word(argument: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    match value.cast::<PyString>() {
        Ok(text) => Ok(text.to_string_lossy().into_owned()),
        Err(_) => Err(bad_type(argument, "a str", value)),
    }
}

/// Said as Python says it of its own functions.
fn unexpected(name: &str) -> PyErr {
    let end = match nearest(name, NAMES) {
        Some(nearest) => format!("; did you mean '{nearest}'?"),
        None => format!(". Allowed: {}", NAMES.join(" ")),
    };
    PyTypeError::new_err(format!("got an unexpected keyword argument '{name}'{end}"))
}
