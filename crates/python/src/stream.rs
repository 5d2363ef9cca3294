//! Record batches on their way to whoever takes Arrow: through the C stream interface, in a capsule (the Arrow `PyCapsule`
//! interface), so that nothing is copied and no library of Python's is needed.

use arrow_array::ffi::FFI_ArrowSchema;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, Schema, SchemaRef};
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::io::{self, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A capsule with a stream in it.
pub(crate) fn capsule(
    py: Python<'_>,
    batches: impl RecordBatchReader + Send + 'static,
    raised: Raised,
) -> PyResult<Bound<'_, PyCapsule>> {
    let stream = FFI_ArrowArrayStream::new(Box::new(Polite { batches, raised }));
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

/// A capsule with a schema in it.
pub(crate) fn schema_capsule<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(schema).map_err(|error| PyValueError::new_err(error.to_string()))?;
    PyCapsule::new_with_value(py, schema, c"arrow_schema")
}

/// What Python code raised while it was read from, and what is not to be lost by becoming an error of the stream.
#[derive(Clone, Debug, Default)]
pub(crate) struct Raised(Arc<Mutex<Option<PyErr>>>);

impl Raised {
    /// Reads, and keeps what the user's wish to stop raises. An error of the system tells of it, as of all else that is raised.
    pub(crate) fn heard_in(&self, reader: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        Box::new(Heard { reader, raised: self.clone() })
    }

    /// Keeps what is not for the handlers of ordinary errors: `KeyboardInterrupt`, `SystemExit`.
    fn keep(&self, error: &PyErr) {
        Python::attach(|py| {
            if !error.is_instance_of::<PyException>(py) {
                *self.slot() = Some(error.clone_ref(py));
            }
        });
    }

    fn slot(&self) -> MutexGuard<'_, Option<PyErr>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Heard {
    reader: Box<dyn Read + Send>,
    raised: Raised,
}

impl Read for Heard {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.reader.read(buffer).map_err(|error| {
            let Some(raised) = error.get_ref().and_then(|inner| inner.downcast_ref::<PyErr>()) else { return error };
            self.raised.keep(raised);
            io::Error::other(raised.to_string())
        })
    }
}

/// Lets other threads of Python run while a batch is made, whether who asks holds the lock or not, and stops between two
/// batches when the user wants the program to stop.
struct Polite<R> {
    batches: R,
    raised: Raised,
}

impl<R: RecordBatchReader + Send> Iterator for Polite<R> {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let Polite { batches, raised } = self;
        Python::attach(|py| {
            let next = match py.check_signals() {
                Ok(()) => py.detach(|| batches.next()),
                Err(error) => {
                    *raised.slot() = Some(error);
                    None
                }
            };
            // Whatever came of the batch: files that cannot be read may be passed over, but nobody asked for that here.
            let Some(error) = raised.slot().take() else { return next };
            let name = error.get_type(py).qualname().map_or_else(|_| "an exception".into(), |name| name.to_string());
            raise_soon(py, &error);
            Some(Err(ArrowError::ExternalError(format!("stopped by {name}").into())))
        })
    }
}

/// Has Python raise an exception in this thread as soon as it is at work again. The interface has no room for it: whoever
/// reads the stream raises an error of its own, and where that is handled, or would be passed over, the exception comes.
/// A stream that just ended would let the exception come sooner, and a part of a table be taken for the whole.
#[allow(unsafe_code, reason = "there is no other way to ask for it")]
fn raise_soon(py: Python<'_>, error: &PyErr) {
    // SAFETY: the lock is held, the thread is this one, and the class lives as long as `error`; Python keeps it from then.
    unsafe {
        let thread = pyo3::ffi::PyThread_get_thread_ident().cast_signed();
        pyo3::ffi::PyThreadState_SetAsyncExc(thread, error.get_type(py).as_ptr());
    }
}

impl<R: RecordBatchReader + Send> RecordBatchReader for Polite<R> {
    fn schema(&self) -> SchemaRef {
        self.batches.schema()
    }
}
