//! Columns of texts: sheets checked, written moves read, and either rewritten.

use crate::arrow_in::texts;
use crate::errors::bad_value;
use crate::options::{Options, one};
use crate::scan::{chosen, listed, workers};
use crate::stream::{Raised, capsule, schema_capsule};
use arrow_array::{RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, SchemaRef};
use planilla::{EditionName, Message, names};
use planilla_board::Position;
use planilla_table::{Boards, Conversions, ReadColumns, Table, check_texts, convert_texts, describe, read_moves};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyString};

/// A table that is made.
#[pyclass(frozen, module = "planilla._native")]
pub(crate) struct Made {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
}

#[pymethods]
impl Made {
    fn __len__(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    /// The names of the columns.
    #[getter]
    fn columns(&self) -> Vec<&str> {
        self.schema.fields().iter().map(|field| field.name().as_str()).collect()
    }

    /// The types of the columns, in the words of Spark.
    #[getter]
    fn types(&self) -> Vec<String> {
        self.schema.fields().iter().map(|field| describe(field.data_type())).collect()
    }

    /// The schema, in a capsule.
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_capsule(py, &self.schema)
    }

    /// A stream of the table, in a capsule. The arrays are shared, not copied.
    fn stream<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let batches = self.batches.clone().into_iter().map(Ok);
        capsule(py, RecordBatchIterator::new(batches, SchemaRef::clone(&self.schema)), Raised::default())
    }
}

impl Made {
    fn new(made: Result<(SchemaRef, Vec<RecordBatch>), ArrowError>) -> PyResult<Made> {
        let (schema, batches) = made.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(Made { schema, batches })
    }
}

/// Checks the sheets of a column.
#[pyfunction]
pub(crate) fn check_column(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    columns: Option<&Bound<'_, PyAny>>,
    jobs: Option<&Bound<'_, PyAny>>,
    options: &Options,
) -> PyResult<Made> {
    let texts = texts("source", column)?;
    let columns = match Table::named("games") {
        Some(games) => chosen(games, columns)?,
        None => return Err(PyValueError::new_err("there is no table of games")),
    };
    let jobs = workers(jobs)?;
    Made::new(py.detach(|| check_texts(&texts, &columns, &options.settings, options.messages, jobs)))
}

/// Reads the written moves of a column.
#[pyfunction]
pub(crate) fn read_column(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    fen: &Bound<'_, PyAny>,
    columns: Option<&Bound<'_, PyAny>>,
    jobs: Option<&Bound<'_, PyAny>>,
    options: &Options,
) -> PyResult<Made> {
    let texts = texts("text", column)?;
    let boards = boards(fen, texts.len(), options)?;
    let columns = match columns {
        None => ReadColumns::all(),
        Some(names) => {
            let list = listed(names)?;
            ReadColumns::choose(list.iter().map(String::as_str)).ok_or_else(|| {
                let known: Vec<&str> = ReadColumns::names().collect();
                bad_value("columns", names, &format!("the columns are {}", known.join(", ")))
            })?
        }
    };
    let (jobs, settings) = (workers(jobs)?, &options.settings);
    let laws = settings.laws.unwrap_or(EditionName::newest());
    Made::new(py.detach(|| read_moves(&texts, &boards, &settings.languages, laws, &columns, options.messages, jobs)))
}

/// Rewrites the texts of a column.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "Python names them all")]
pub(crate) fn convert_column(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    fen: Option<&Bound<'_, PyAny>>,
    to: &Bound<'_, PyAny>,
    style: Option<&Bound<'_, PyAny>>,
    jobs: Option<&Bound<'_, PyAny>>,
    options: &Options,
) -> PyResult<Made> {
    let texts = texts("source", column)?;
    let target = one("to", to, names::target)?;
    let target = match style {
        Some(style) => one("style", style, |name| target.with_style(Some(names::style(name)?)))?,
        None => target,
    };
    let boards = fen.map(|fen| boards(fen, texts.len(), options)).transpose()?;
    let asked = Conversions { to: target.language, style: target.writes(), settings: options.settings.clone(), boards };
    let jobs = workers(jobs)?;
    Made::new(py.detach(|| convert_texts(&texts, &asked, jobs)))
}

/// One position for all texts, or a column with one for each.
fn boards(fen: &Bound<'_, PyAny>, rows: usize, options: &Options) -> PyResult<Boards> {
    if let Ok(text) = fen.cast::<PyString>() {
        let position = Position::from_fen(&text.to_string_lossy()).map_err(|error| {
            bad_value("fen", fen, &options.messages.format(&Message::of_fen_faults(error.faults())))
        })?;
        return Ok(Boards::One(Box::new(position)));
    }
    let fens = texts("fen", fen)?;
    if fens.len() != rows {
        let counts = format!("fen must be as long as the column of texts: it has {} rows, not {rows}", fens.len());
        return Err(PyValueError::new_err(counts));
    }
    Ok(Boards::Each(fens))
}
