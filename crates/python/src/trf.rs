//! Tournament reports.

use crate::errors::{bad_type, bad_value, unreadable};
use crate::games::Games;
use crate::options::{Options, one_or_auto};
use crate::rows::dictionary;
use planilla::report::TrfRow;
use planilla::{Federation, MOST_REPORT_BYTES, Roll, Settings, Severity, names};
use planilla_files::read_whole;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::path::PathBuf;
use std::sync::Arc;

/// Reads a report, from a file or from bytes: its row, and the bytes it was made from. With games, what these tell of it
/// together is among its findings.
#[pyfunction]
pub(crate) fn read_trf<'py>(
    py: Python<'py>,
    source: &Bound<'py, PyAny>,
    games: Option<Vec<(Bound<'py, PyAny>, String)>>,
    options: &Options,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyBytes>)> {
    let (name, bytes) = if let Ok(bytes) = source.cast::<PyBytes>() {
        ("-".to_owned(), bytes.as_bytes().to_vec())
    } else if let Ok(path) = source.extract::<PathBuf>() {
        let name = path.display().to_string();
        let read = py.detach(|| read_whole(&path, MOST_REPORT_BYTES as u64 + 1));
        (name.clone(), read.map_err(|fault| unreadable(name, fault))?)
    } else {
        return Err(bad_type("source", "a path or bytes", source));
    };
    let settings = &options.settings;
    let federation = Arc::new(py.detach(|| Federation::read(name, &bytes, settings.encoding)));
    let mut roll = games.is_some().then(Roll::default);
    if let Some(roll) = &mut roll {
        // Whether games are games of the report is all that is asked of them, in whatever encoding they are.
        let settings = Settings { trf: Some(federation.clone()), encoding: None, ..settings.clone() };
        for (source, name) in games.into_iter().flatten() {
            Games::attend(&source, name, &settings, options.messages, roll)?;
        }
    }
    let row = py.detach(|| {
        let least = if settings.notes { Severity::Note } else { Severity::Warning };
        let together = roll.as_ref().map(|roll| roll.close(&federation, settings.notes)).unwrap_or_default();
        let mut found: Vec<_> = federation.findings_from(least).chain(&together).collect();
        found.sort_by_key(|finding| (finding.span.start, finding.span.end));
        TrfRow::new(&federation, roll.as_ref(), found, options.messages)
    });
    Ok((dictionary(py, &row)?, PyBytes::new(py, &bytes)))
}

/// The report that games are to be held against: what [`read_trf`] gave, with its bytes; none for `None`.
pub(crate) fn given(value: &Bound<'_, PyAny>) -> PyResult<Option<Arc<Federation>>> {
    if value.is_none() {
        return Ok(None);
    }
    let parts = ["file", "_source", "_encoding"].map(|name| value.getattr(name));
    let [Ok(file), Ok(source), Ok(encoding)] = parts else {
        return Err(bad_type("trf", "a path, bytes or a Trf", value));
    };
    let (file, bytes): (String, Vec<u8>) = (file.extract()?, source.extract()?);
    let federation = Federation::read(file, &bytes, one_or_auto("encoding", &encoding, names::encoding)?);
    if !federation.is_report() {
        let file = value.getattr("file")?;
        return Err(bad_value("trf", &file, "this is no tournament report (TRF), so games cannot be held against it"));
    }
    Ok(Some(Arc::new(federation)))
}
