//! Columns that Python gives, as texts: whatever speaks the Arrow `PyCapsule` interface, taken without a copy, or a sequence
//! of `str`.

use crate::errors::bad_type;
use crate::sources::utf8;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_array::{Array, ArrayRef, StringViewArray, cast::AsArray, make_array};
use arrow_schema::{ArrowError, DataType};
use planilla_table::Texts;
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyString};
use std::ffi::CStr;

/// The texts of a column; `argument` names it in errors.
pub(crate) fn texts(argument: &str, column: &Bound<'_, PyAny>) -> PyResult<Texts> {
    let arrays = if column.hasattr("__arrow_c_stream__")? {
        stream(argument, column)?
    } else if column.hasattr("__arrow_c_array__")? {
        vec![array(argument, column)?]
    } else {
        return sequence(argument, column);
    };
    let views = arrays.iter().map(|array| views(argument, array)).collect::<PyResult<_>>()?;
    Ok(Texts::new(views))
}

/// What a column gives of itself. A Series of pandas that holds values of several types gives an error instead.
fn given<'py>(argument: &str, column: &Bound<'py, PyAny>, method: &str) -> PyResult<Bound<'py, PyAny>> {
    let py = column.py();
    column.call_method0(method).map_err(|error| {
        if !error.is_instance_of::<PyTypeError>(py) && !error.is_instance_of::<PyValueError>(py) {
            return error;
        }
        let told = PyTypeError::new_err(format!("{argument} must be a column of texts: {}", error.value(py)));
        told.set_cause(py, Some(error));
        told
    })
}

/// The arrays of a stream.
fn stream(argument: &str, column: &Bound<'_, PyAny>) -> PyResult<Vec<ArrayRef>> {
    let capsule = given(argument, column, "__arrow_c_stream__")?.cast_into::<PyCapsule>()?;
    let stream: FFI_ArrowArrayStream = taken(&capsule, c"arrow_array_stream")?;
    // Who gives the stream may be written in Python, and waits for the lock then: it is kept.
    let arrays = ArrayStreamReader::try_new(stream).and_then(Iterator::collect::<Result<Vec<_>, ArrowError>>);
    arrays.map_err(|error| PyValueError::new_err(error.to_string()))
}

/// A single array.
#[allow(unsafe_code, reason = "the two structs are of one array, as the interface says; see `taken`")]
fn array(argument: &str, column: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    let both = given(argument, column, "__arrow_c_array__")?;
    let (schema, array) = both.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>()?;
    let schema: FFI_ArrowSchema = taken(schema.cast::<PyCapsule>()?, c"arrow_schema")?;
    let array: FFI_ArrowArray = taken(array.cast::<PyCapsule>()?, c"arrow_array")?;
    // SAFETY: both were moved out of capsules of the right names, which hold what their names say; arrow checks that the
    // buffers fit the type.
    let data = unsafe { from_ffi(array, &schema) }.map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(make_array(data))
}

/// A struct of the C data interface that can be moved out of where it lies.
#[allow(unsafe_code, reason = "see `taken`")]
trait Released: Sized {
    /// The struct at a place, where a released one is left.
    ///
    /// # Safety
    ///
    /// A struct of this type lies there, and nobody else uses it.
    unsafe fn move_out(place: *mut Self) -> Self;

    /// Whether it was moved out before: what is left holds nothing.
    fn is_released(&self) -> bool;
}

macro_rules! released {
    ($($kind:ty),*) => {$(
        #[allow(unsafe_code, reason = "see `taken`")]
        impl Released for $kind {
            unsafe fn move_out(place: *mut Self) -> Self {
                // SAFETY: the caller's.
                unsafe { <$kind>::from_raw(place) }
            }

            fn is_released(&self) -> bool {
                self.release().is_none()
            }
        }
    )*};
}

released!(FFI_ArrowArrayStream, FFI_ArrowSchema, FFI_ArrowArray);

/// What a capsule of the Arrow interface holds, moved out of it.
///
/// There is no way to it that the compiler could watch: the interface is a pointer with a name. Tests read columns of
/// pyarrow, polars and pandas through it, and capsules that were emptied before.
#[allow(unsafe_code, reason = "the pointer of a capsule can be used in no other way")]
fn taken<T: Released>(capsule: &Bound<'_, PyCapsule>, name: &CStr) -> PyResult<T> {
    let place = capsule.pointer_checked(Some(name))?;
    // SAFETY: the interface says that a capsule of this name holds a struct of this type, and that who takes it moves it
    // out. The lock of Python is held, so that nobody else does at the same time.
    let held = unsafe { T::move_out(place.as_ptr().cast()) };
    if held.is_released() {
        return Err(PyValueError::new_err("the column gave a capsule that was emptied (released) before"));
    }
    Ok(held)
}

/// The texts of an array, without a copy where that can be.
fn views(argument: &str, array: &ArrayRef) -> PyResult<StringViewArray> {
    Ok(match array.data_type() {
        DataType::Utf8View => array.as_string_view().clone(),
        DataType::Utf8 => array.as_string::<i32>().into(),
        DataType::LargeUtf8 => array.as_string::<i64>().into(),
        // What pandas makes of a column in which all is missing are numbers.
        DataType::Float64 if array.null_count() == array.len() => nulls(array.len()),
        DataType::Null => nulls(array.len()),
        DataType::Dictionary(..) => {
            let dictionary = array.as_any_dictionary();
            let values = views(argument, dictionary.values())?;
            // Without values there are no keys to be asked for either: all are null.
            let keys = if values.is_empty() { vec![0; array.len()] } else { dictionary.normalized_keys() };
            let valid =
                |row: &usize| !values.is_empty() && dictionary.keys().is_valid(*row) && values.is_valid(keys[*row]);
            (0..array.len()).map(|row| valid(&row).then(|| values.value(keys[row]))).collect()
        }
        DataType::Struct(_) => {
            return Err(PyTypeError::new_err(format!("{argument} must be a column, not a table; give table['name']")));
        }
        other => return Err(PyTypeError::new_err(format!("{argument} must be a column of texts, not of {other}"))),
    })
}

/// Whether a value stands for none: `None`; not a number, which is not equal to itself; or the missing value of pandas,
/// of which nothing can be said, so that itself is the answer.
fn is_missing(value: &Bound<'_, PyAny>) -> bool {
    let differs = |answer: Bound<'_, PyAny>| answer.is(value) || answer.is_truthy().unwrap_or(false);
    value.is_none() || value.rich_compare(value, CompareOp::Ne).is_ok_and(differs)
}

/// So many nulls.
fn nulls(rows: usize) -> StringViewArray {
    (0..rows).map(|_| None::<&str>).collect()
}

/// The texts of a sequence of `str`; what stands for none is null.
fn sequence(argument: &str, column: &Bound<'_, PyAny>) -> PyResult<Texts> {
    let wrong = |value: &Bound<'_, PyAny>| {
        bad_type(argument, "a column of texts: an Arrow array, a Series or a sequence of str", value)
    };
    let rows = column.try_iter().map_err(|_| wrong(column))?;
    let text = |row: PyResult<Bound<'_, PyAny>>| {
        let row = row?;
        match row.cast::<PyString>() {
            Ok(text) => Ok(Some(String::from_utf8_lossy(&utf8(text)?).into_owned())),
            Err(_) if is_missing(&row) => Ok(None),
            Err(_) => Err(wrong(&row)),
        }
    };
    let rows = rows.map(text).collect::<PyResult<Vec<Option<String>>>>()?;
    Ok(Texts::new(vec![rows.into_iter().collect()]))
}
