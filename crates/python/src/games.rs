//! The games of a source, one after the other.

use crate::characters::Characters;
use crate::errors::{bad_value, unreadable};
use crate::job::{Found, Job};
use crate::options::{Options, one};
use crate::sources::{Text, input, streamed, utf8};
use planilla::names;
use planilla::{Messages, Roll, Settings};
use planilla_files::{InOrder, Kind};
use planilla_notation::Input;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError, TryLockError};

/// What the games of a source come to, in their order: for each its row, the text it was made from, and what that was
/// taken for.
#[pyclass(frozen, module = "planilla._native")]
pub(crate) struct Games {
    state: Mutex<State>,
    /// How places of the text are counted, if not in bytes.
    characters: Option<Characters>,
}

struct State {
    source: Source,
    /// What was made and not yet asked for.
    ready: VecDeque<Found>,
    /// What is raised after that.
    fault: Option<PyErr>,
}

enum Source {
    Text(Box<Text>),
    Stream(Box<InOrder<Job>>),
}

/// A row, the text of its game, the kind of the text and its encoding.
type Told<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>, &'static str, Option<&'static str>);

#[pymethods]
impl Games {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Told<'py>>> {
        let mut state = match self.state.try_lock() {
            Ok(state) => state,
            Err(TryLockError::Poisoned(state)) => state.into_inner(),
            Err(TryLockError::WouldBlock) => {
                return Err(PyValueError::new_err("the next game is already being asked for"));
            }
        };
        let is_text = matches!(state.source, Source::Text(_));
        let Some(mut found) = state.next(py)? else { return Ok(None) };
        let row = found.dictionary(py, self.characters.as_ref())?;
        let text = if is_text {
            PyString::new(py, &String::from_utf8_lossy(&found.bytes)).into_any()
        } else {
            PyBytes::new(py, &found.bytes).into_any()
        };
        let input = match found.input {
            Input::Pgn => "pgn",
            Input::Text => "text",
            Input::Table => "table",
            Input::Json => "json",
        };
        let encoding = found.encoding.filter(|_| !is_text).map(planilla_notation::Encoding::name);
        Ok(Some((row, text, input, encoding)))
    }
}

impl State {
    fn next(&mut self, py: Python<'_>) -> PyResult<Option<Found>> {
        while self.ready.is_empty() && self.fault.is_none() {
            match &mut self.source {
                Source::Text(text) => {
                    self.ready = py.detach(|| text.next_batch())?;
                    if self.ready.is_empty() {
                        break;
                    }
                }
                Source::Stream(games) => {
                    let Some((mut news, done)) = py.detach(|| games.next()) else { break };
                    self.ready = done.rows;
                    self.fault = news.unreadable.pop().map(|(name, fault)| unreadable(name, fault));
                }
            }
        }
        match self.ready.pop_front() {
            Some(found) => Ok(Some(found)),
            None => self.fault.take().map_or(Ok(None), Err),
        }
    }
}

impl Games {
    /// Holds the games of a source against the tournament report of the settings, and adds them to those seen before.
    pub(crate) fn attend(
        source: &Bound<'_, PyAny>,
        name: String,
        settings: &Settings,
        messages: &'static Messages,
        roll: &mut Roll,
    ) -> PyResult<()> {
        let named = PyString::new(source.py(), &name);
        let games = Games::new(source, name, settings, Job::attend(settings, messages))?;
        let mut state = games.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        while let Some(found) = state.next(source.py())? {
            source.py().check_signals()?;
            if found.is_report() {
                return Err(bad_value("games", &named, "this is a tournament report (TRF) and no game"));
            }
            if let Some(attendance) = found.attendance() {
                roll.add(attendance);
            }
        }
        Ok(())
    }

    fn new(source: &Bound<'_, PyAny>, name: String, settings: &Settings, job: Job) -> PyResult<Games> {
        let (source, characters) = if let Ok(text) = source.cast::<PyString>() {
            let text = utf8(text)?;
            let characters = Characters::of(&text);
            (Source::Text(Box::new(Text::new(text, name, settings.input, job))), characters)
        } else {
            let kind = Kind { input: settings.input, encoding: settings.encoding };
            (Source::Stream(Box::new(streamed(input(source, name)?, kind, job))), None)
        };
        let state = State { source, ready: VecDeque::new(), fault: None };
        Ok(Games { state: Mutex::new(state), characters })
    }
}

/// Checks the games of a source.
#[pyfunction]
pub(crate) fn check(source: &Bound<'_, PyAny>, name: String, options: &Options) -> PyResult<Games> {
    Games::new(source, name, &options.settings, Job::check(options))
}

/// Rewrites the games of a source.
#[pyfunction]
pub(crate) fn convert(
    source: &Bound<'_, PyAny>,
    name: String,
    to: &Bound<'_, PyAny>,
    style: Option<&Bound<'_, PyAny>>,
    options: &Options,
) -> PyResult<Games> {
    let target = one("to", to, names::target)?;
    let target = match style {
        Some(style) => one("style", style, |name| target.with_style(Some(names::style(name)?)))?,
        None => target,
    };
    Games::new(source, name, &options.settings, Job::convert(options, target.language, target.writes()))
}
