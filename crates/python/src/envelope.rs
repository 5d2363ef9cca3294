//! Envelopes of adjourned games: read, told what is missing, sealed and opened.

use crate::errors::{bad_type, unreadable};
use crate::options::{Options, one};
use crate::rows::dictionary;
use planilla::names;
use planilla::report::{EnvelopeJudgedRow, EnvelopeRow, OpenedRow};
use planilla::{EnvelopeCase, EnvelopeSheet};
use planilla_envelope::{Edition, Envelope, Fault, FaultKind, MOST_BYTES, Read, SystemNonces};
use planilla_files::Unreadable;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use std::fs::File;
use std::io::Read as _;
use std::path::PathBuf;

/// Reads the file of an envelope.
#[pyfunction]
pub(crate) fn read_envelope<'py>(source: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let (name, bytes) = bytes("source", source)?;
    let Read { envelope, faults, .. } = Envelope::read(&bytes);
    let told: Vec<_> = faults.iter().map(|fault| format!("{name}{fault}")).collect();
    if told.is_empty() { dictionary(source.py(), &EnvelopeRow::new(&envelope)) } else { Err(refused(&told.join("\n"))) }
}

/// The envelope of fields that are written as JSON, in the one form of each.
#[pyfunction]
pub(crate) fn envelope<'py>(fields: &Bound<'py, PyString>) -> PyResult<Bound<'py, PyAny>> {
    dictionary(fields.py(), &EnvelopeRow::new(&of_fields(fields)?))
}

/// An envelope as the text of a file.
#[pyfunction]
pub(crate) fn envelope_text(fields: &Bound<'_, PyString>, format: &str) -> PyResult<String> {
    let envelope = of_fields(fields)?;
    Ok(if format == "toml" { envelope.to_toml() } else { envelope.to_json() })
}

/// The keys of what an edition asks for and the envelope lacks; that of the offer only if it is known that one stands.
#[pyfunction]
pub(crate) fn missing(fields: &Bound<'_, PyString>, options: &Options) -> PyResult<Vec<&'static str>> {
    let envelope = of_fields(fields)?;
    let asked = options.settings.laws.and_then(|laws| Edition::named(laws.as_str()));
    let edition = asked.or(envelope.laws).unwrap_or(Edition::NEWEST);
    let always = envelope.missing(edition).into_iter().filter(|missing| missing.condition.is_none());
    Ok(always.map(|missing| missing.field.key()).collect())
}

/// The template in a language.
#[pyfunction]
pub(crate) fn template(language: &Bound<'_, PyAny>) -> PyResult<&'static str> {
    let messages = one("language", language, names::messages)?;
    Ok(Envelope::template(messages.code).unwrap_or_default())
}

/// Seals a move: the public file, the secret one, and the commitment.
#[pyfunction]
pub(crate) fn seal<'py>(
    fields: &Bound<'py, PyString>,
    written: &Bound<'py, PyString>,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>, String)> {
    let (py, envelope) = (fields.py(), of_fields(fields)?);
    let sealed = planilla_envelope::seal(&envelope, written.to_str()?, &mut SystemNonces);
    let (public, secret) = sealed.map_err(|error| refused(&error.to_string()))?;
    let (text, secret) = (public.to_text(), secret.to_text());
    Ok((PyBytes::new(py, text.as_bytes()), PyBytes::new(py, secret.as_bytes()), public.commitment.to_string()))
}

/// Opens an envelope.
#[pyfunction]
pub(crate) fn open_envelope<'py>(
    public: &Bound<'py, PyAny>,
    secret: &Bound<'py, PyAny>,
    options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let (_, envelope) = bytes("public", public)?;
    let (_, key) = bytes("secret", secret)?;
    let opened = planilla_envelope::open(&envelope, &key).map_err(|error| refused(&error.to_string()))?;
    let read = Read { envelope: opened.envelope.clone(), ..Read::default() };
    let sealed = public.py().detach(|| {
        let case = EnvelopeCase::new(&read);
        EnvelopeJudgedRow::new(&case, &planilla::judge_envelope(&case, &[]), None, "", options.messages).sealed
    });
    dictionary(public.py(), &OpenedRow::new(&opened, sealed))
}

/// Holds an envelope against the Laws and against sheets, each a name and its bytes, and judges its move.
#[pyfunction]
#[allow(clippy::needless_pass_by_value, reason = "Python hands a list over by value")]
pub(crate) fn judge_envelope<'py>(
    fields: &Bound<'py, PyString>,
    sheets: Vec<(String, Vec<u8>)>,
    standard: &Bound<'py, PyAny>,
    options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let Options { settings, messages, .. } = options;
    let standard = if standard.is_none() { None } else { Some(one("standard", standard, names::sealed_standard)?) };
    let read = Read { envelope: of_fields(fields)?, ..Read::default() };
    let (laws, languages) = (settings.laws, settings.languages.clone());
    let case = EnvelopeCase { laws, languages, standard, ..EnvelopeCase::new(&read) };
    let row = fields.py().detach(|| {
        let sheets: Vec<_> = sheets.iter().map(|(name, bytes)| EnvelopeSheet { name, bytes }).collect();
        EnvelopeJudgedRow::new(&case, &planilla::judge_envelope(&case, &sheets), None, "", messages)
    });
    dictionary(fields.py(), &row)
}

/// The bytes of a file, or those given, and what the name of the file is in a sentence.
fn bytes(argument: &str, source: &Bound<'_, PyAny>) -> PyResult<(String, Vec<u8>)> {
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return Ok((String::new(), bytes.as_bytes().to_vec()));
    }
    let Ok(path) = source.extract::<PathBuf>() else {
        return Err(bad_type(argument, "a path or bytes", source));
    };
    let name = path.display().to_string();
    let read = source.py().detach(|| {
        let mut bytes = Vec::new();
        File::open(&path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        std::io::Result::Ok(bytes)
    });
    Ok((format!("{name}: "), read.map_err(|error| unreadable(name, Unreadable::System(error)))?))
}

/// The envelope of fields, which Python wrote as JSON.
fn of_fields(fields: &Bound<'_, PyString>) -> PyResult<Envelope> {
    let Read { envelope, faults, .. } = Envelope::read_json(&fields.to_string_lossy());
    let told: Vec<_> = faults.iter().map(of_field).collect();
    if told.is_empty() { Ok(envelope) } else { Err(refused(&told.join("\n"))) }
}

/// What is wrong with a field: `white_time_used='118': ...`.
fn of_field(fault: &Fault) -> String {
    let key = fault.key.as_deref().unwrap_or("envelope");
    match &fault.kind {
        FaultKind::Value { written, expected } => format!("{key}='{written}': {expected}"),
        kind => format!("{key}: {kind}"),
    }
}

fn refused(why: &str) -> PyErr {
    PyValueError::new_err(why.to_owned())
}
