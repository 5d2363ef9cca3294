//! Tables of games: which columns, from where, and how.

use crate::errors::{bad_type, bad_value, unreadable};
use crate::options::Options;
use crate::sources::input;
use crate::stream::{Raised, capsule, schema_capsule};
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use planilla_files::{Gathered, Given, Input, Part, Unreadable, gather};
use planilla_table::{Chosen, Order, TABLES, Table, Unread, describe};
use pyo3::exceptions::{PyUserWarning, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyString};
use std::ffi::CString;
use std::ffi::OsString;
use std::path::PathBuf;

/// An order for a table: each stream that is asked for begins anew.
#[pyclass(frozen, module = "planilla._native")]
pub(crate) struct Scan {
    columns: Chosen,
    options: Options,
    jobs: usize,
    unread: Unread,
}

/// A source with its name, or a part of a file as [`parts`] tells it.
#[derive(FromPyObject)]
pub(crate) enum From<'py> {
    Part(PathBuf, u64, u64, u64, u64),
    Source(Bound<'py, PyAny>, String),
}

#[pymethods]
impl Scan {
    #[new]
    #[pyo3(signature = (table, *, columns, jobs, unreadable, options))]
    fn new(
        table: &str,
        columns: Option<&Bound<'_, PyAny>>,
        jobs: Option<&Bound<'_, PyAny>>,
        unreadable: &Bound<'_, PyAny>,
        options: &Options,
    ) -> PyResult<Scan> {
        let table = named(table)?;
        let unread = match unreadable.extract::<String>().as_deref() {
            Ok("raise") => Unread::Stop,
            Ok("skip") => Unread::PassOver,
            _ => return Err(bad_value("unreadable", unreadable, "must be 'raise' or 'skip'")),
        };
        Ok(Scan { columns: chosen(table, columns)?, options: options.clone(), jobs: workers(jobs)?, unread })
    }

    /// The names of the columns.
    #[getter]
    fn columns(&self) -> Vec<&'static str> {
        self.columns.columns().iter().map(|column| column.name).collect()
    }

    /// The types of the columns, in the words of Spark.
    #[getter]
    fn types(&self) -> Vec<String> {
        self.columns.columns().iter().map(|column| describe(&column.shape.data_type())).collect()
    }

    /// The schema, in a capsule.
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_capsule(py, &self.columns.schema())
    }

    /// A stream of the table of some sources, in a capsule.
    fn stream<'py>(&self, py: Python<'py>, sources: Vec<From<'py>>) -> PyResult<Bound<'py, PyCapsule>> {
        let mut inputs = Vec::with_capacity(sources.len());
        let raised = Raised::default();
        for source in sources {
            match source {
                From::Part(path, offset, length, lines, games) => {
                    inputs.push(Input::Part(Part { path, offset, length: Some(length), lines, games }));
                }
                From::Source(source, name) => match input(&source, name)? {
                    Input::File(path) => self.add_files(py, path, &mut inputs)?,
                    Input::Given(Given { name, reader }) => {
                        inputs.push(Input::Given(Given { name, reader: raised.heard_in(reader) }));
                    }
                    other => inputs.push(other),
                },
            }
        }
        let order = Order {
            columns: self.columns.clone(),
            settings: self.options.settings.clone(),
            messages: self.options.messages,
            jobs: self.jobs,
            unread: self.unread,
        };
        let scan = planilla_table::Scan::new(inputs, order);
        capsule(py, Telling { scan, told: 0, warn: self.unread == Unread::PassOver }, raised)
    }
}

impl Scan {
    /// Adds a file, or those of a folder.
    fn add_files(&self, py: Python<'_>, path: PathBuf, inputs: &mut Vec<Input>) -> PyResult<()> {
        let Gathered { inputs: found, faults, .. } = gather(&[path], true);
        for (name, fault) in faults {
            match self.unread {
                Unread::Stop => return Err(unreadable(name, fault)),
                Unread::PassOver => passed_over(py, &name, &fault)?,
            }
        }
        inputs.extend(found);
        Ok(())
    }
}

/// Warns of a file that is passed over.
fn passed_over(py: Python<'_>, name: &str, fault: &Unreadable) -> PyResult<()> {
    let said = CString::new(format!("{name}: {fault}").replace('\0', " ")).unwrap_or_default();
    PyErr::warn(py, &py.get_type::<PyUserWarning>(), &said, 1)
}

/// A scan that warns of the files it passes over, as soon as it has.
struct Telling {
    scan: planilla_table::Scan,
    told: usize,
    /// Whether files are passed over; else the stream ends with an error that says the same.
    warn: bool,
}

impl Iterator for Telling {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.scan.next();
        let new = self.scan.unreadable().get(self.told..).unwrap_or_default();
        self.told += new.len();
        if self.warn && !new.is_empty() {
            let warned = Python::attach(|py| new.iter().try_for_each(|(name, fault)| passed_over(py, name, fault)));
            // The user may have asked that warnings be errors.
            if let Err(error) = warned {
                return Some(Err(ArrowError::ExternalError(Box::new(error))));
            }
        }
        next
    }
}

impl RecordBatchReader for Telling {
    fn schema(&self) -> SchemaRef {
        self.scan.schema()
    }
}

/// The table of a name that the package itself gives.
fn named(table: &str) -> PyResult<&'static Table> {
    Table::named(table).ok_or_else(|| PyValueError::new_err(format!("no table is called {table}")))
}

/// The columns asked for; all of them for `None`.
pub(crate) fn chosen(table: &'static Table, columns: Option<&Bound<'_, PyAny>>) -> PyResult<Chosen> {
    let Some(columns) = columns else { return Ok(table.all()) };
    let names = listed(columns)?;
    table.choose(names.iter().map(String::as_str)).map_err(|error| bad_value("columns", columns, &error.to_string()))
}

/// The names of columns; one that is there twice counts once.
pub(crate) fn listed(columns: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    let wrong = |value: &Bound<'_, PyAny>| bad_type("columns", "several names of columns, in a list", value);
    if columns.is_instance_of::<PyString>() {
        return Err(wrong(columns));
    }
    let mut names = Vec::new();
    for name in columns.try_iter().map_err(|_| wrong(columns))? {
        let name = name?;
        let name: String = name.extract().map_err(|_| bad_type("columns", "names of columns (str)", &name))?;
        if !names.contains(&name) {
            names.push(name);
        }
    }
    Ok(names)
}

/// How many threads work; for `None` as many as there are processors.
pub(crate) fn workers(jobs: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    match jobs {
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
        Some(jobs) => match jobs.extract::<usize>() {
            Ok(number) if number > 0 => Ok(number),
            _ => Err(bad_value("jobs", jobs, "must be a whole number above 0, or None for one on each processor")),
        },
    }
}

/// A part of a file: its path, where it begins, its length (`None` for the whole file), the lines and games before it.
type Told = (OsString, u64, Option<u64>, u64, u64);

/// Cuts a file, or those of a folder, into parts that begin with a game.
#[pyfunction]
pub(crate) fn parts(py: Python<'_>, path: PathBuf, size: u64) -> PyResult<Vec<Told>> {
    let cut = || {
        let Gathered { inputs, faults, .. } = gather(&[path], true);
        if let Some(fault) = faults.into_iter().next() {
            return Err(fault);
        }
        let mut parts = Vec::new();
        for input in inputs {
            let path = if let Input::File(path) = &input { path.clone() } else { input.name().into() };
            match planilla_files::parts(&path, size) {
                Ok(found) => parts.extend(found),
                Err(error) => return Err((input.name(), Unreadable::of(error))),
            }
        }
        Ok(parts)
    };
    let parts = py.detach(cut).map_err(|(name, fault)| unreadable(name, fault))?;
    Ok(parts.into_iter().map(|part| (part.path.into(), part.offset, part.length, part.lines, part.games)).collect())
}

/// All tables: of each its name, what a row is, and of each column its name, its type and what it holds.
#[pyfunction]
#[allow(clippy::type_complexity, reason = "it is read in Python only")]
pub(crate) fn tables() -> Vec<(&'static str, &'static str, Vec<(&'static str, String, &'static str)>)> {
    let column =
        |column: &'static planilla_table::Column| (column.name, describe(&column.shape.data_type()), column.about);
    TABLES.iter().map(|table| (table.name, table.about, table.columns().map(column).collect())).collect()
}
