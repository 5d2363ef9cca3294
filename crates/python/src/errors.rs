//! What is raised: `ValueError` and `TypeError` for misuse, with the argument's name, and Python's own errors for files.

use planilla::names::UnknownName;
use planilla_files::Unreadable;
use pyo3::exceptions::{PyFileNotFoundError, PyOSError, PyPermissionError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::io;

/// A name that stands for nothing: `laws='2050': not an edition of the Laws; did you mean ...`.
pub(crate) fn unknown(argument: &str, value: &Bound<'_, PyAny>, unknown: &UnknownName) -> PyErr {
    bad_value(argument, value, &unknown.to_string())
}

/// A value that an argument does not take, and why.
pub(crate) fn bad_value(argument: &str, value: &Bound<'_, PyAny>, why: &str) -> PyErr {
    match value.repr() {
        Ok(shown) => PyValueError::new_err(format!("{argument}={}: {why}", shown.to_string_lossy())),
        Err(error) => error,
    }
}

/// A value of a type that an argument does not take.
pub(crate) fn bad_type(argument: &str, wanted: &str, value: &Bound<'_, PyAny>) -> PyErr {
    match value.get_type().qualname() {
        Ok(name) => PyTypeError::new_err(format!("{argument} must be {wanted}, not {}", name.to_string_lossy())),
        Err(error) => error,
    }
}

/// A source that cannot be read, or not to its end.
pub(crate) fn unreadable(name: String, unreadable: Unreadable) -> PyErr {
    // The numbers of the system, from which Python makes the sentence's first part.
    const NO_ENTRY: i32 = 2;
    const NO_ACCESS: i32 = 13;
    match unreadable {
        Unreadable::NotFound { .. } | Unreadable::BrokenLink { .. } => {
            PyFileNotFoundError::new_err((NO_ENTRY, unreadable.to_string(), name))
        }
        Unreadable::Denied => PyPermissionError::new_err((NO_ACCESS, unreadable.to_string(), name)),
        Unreadable::Kind(_) | Unreadable::TooLarge => PyValueError::new_err(format!("{name}: {unreadable}")),
        Unreadable::Damaged(error) if is_raised(&error) => error.into(),
        Unreadable::Damaged(_) => PyOSError::new_err(format!("{name}: {unreadable}")),
        Unreadable::System(error) => match error.raw_os_error() {
            Some(number) => PyOSError::new_err((number, without_number(&error, number), name)),
            None => error.into(),
        },
    }
}

/// Whether an error of the system is one that Python code raised.
fn is_raised(error: &io::Error) -> bool {
    let Some(inner) = error.get_ref() else { return false };
    inner.is::<PyErr>()
}

/// What the system says of an error, without the number, which Python adds.
fn without_number(error: &io::Error, number: i32) -> String {
    let sentence = error.to_string();
    sentence.strip_suffix(&format!(" (os error {number})")).unwrap_or(&sentence).to_owned()
}
