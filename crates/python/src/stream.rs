//! Record batches on their way to whoever takes Arrow: through the C stream interface, in a capsule (the Arrow `PyCapsule`
//! interface), so that nothing is copied and no library of Python's is needed.

use arrow_array::ffi::FFI_ArrowSchema;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, Schema, SchemaRef};
use pyo3::exceptions::{PyKeyboardInterrupt, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// A capsule with a stream in it.
pub(crate) fn capsule(
    py: Python<'_>,
    batches: impl RecordBatchReader + Send + 'static,
) -> PyResult<Bound<'_, PyCapsule>> {
    let stream = FFI_ArrowArrayStream::new(Box::new(Polite(batches)));
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

/// A capsule with a schema in it.
pub(crate) fn schema_capsule<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(schema).map_err(|error| PyValueError::new_err(error.to_string()))?;
    PyCapsule::new_with_value(py, schema, c"arrow_schema")
}

/// Lets other threads of Python run while a batch is made, whether who asks holds the lock or not, and stops between two
/// batches when the user wants the program to stop.
struct Polite<R>(R);

impl<R: RecordBatchReader + Send> Iterator for Polite<R> {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let Polite(batches) = self;
        let next = Python::attach(|py| {
            if let Err(stopped) = py.check_signals() {
                return Err(stopped_by(py, stopped));
            }
            Ok(py.detach(|| batches.next()))
        });
        next.unwrap_or_else(|error| Some(Err(error)))
    }
}

/// The interface has no room for an exception: the stream ends with an error, and Python is told to raise the exception as
/// soon as it is at work again.
fn stopped_by(py: Python<'_>, stopped: PyErr) -> ArrowError {
    if stopped.is_instance_of::<PyKeyboardInterrupt>(py) {
        // Where that does not work, the error of the stream is left.
        let _ = py.import("_thread").and_then(|threads| threads.call_method0("interrupt_main"));
    }
    ArrowError::ExternalError(Box::new(stopped))
}

impl<R: RecordBatchReader + Send> RecordBatchReader for Polite<R> {
    fn schema(&self) -> SchemaRef {
        self.0.schema()
    }
}
