//! Where games come from: a text that Python has decoded, or bytes, files and whatever can be read from.

use crate::job::{Done, Found, Job};
use planilla_files::{FileOf, Game, Given, InOrder, Input, Kind, Pace, Worker};
use planilla_notation::{self as notation, Blocks, Encoding, sniff};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use std::collections::VecDeque;
use std::io::{self, Cursor, Read};
use std::path::PathBuf;

/// The first game is given as soon as it is there; later ones come in batches, which are worth the way to Python.
const PACE: Pace = Pace { first: 1, full: 64 * 1024, least: 2 * 1024, results: 1 << 20, held: 4 << 20 };

/// A text in memory: its games are worked on when they are asked for.
pub(crate) struct Text {
    blocks: Blocks<Cursor<Vec<u8>>>,
    file: FileOf,
    job: Job,
    /// The size of the next batch.
    batch: usize,
}

impl Text {
    /// The games of a text, which is what it is said to be or looks like.
    pub(crate) fn new(text: Vec<u8>, name: String, input: Option<notation::Input>, job: Job) -> Text {
        let input = input.unwrap_or_else(|| sniff(&text));
        let file = FileOf { name, input, encoding: Some(Encoding::Utf8) };
        Text { blocks: Blocks::of_kind(Cursor::new(text), input), file, job, batch: PACE.first }
    }

    /// What the next games come to; nothing at the end.
    ///
    /// # Errors
    ///
    /// None, as a text in memory can always be read.
    pub(crate) fn next_batch(&mut self) -> io::Result<VecDeque<Found>> {
        let mut done = Done::default();
        let mut size = 0;
        while size < self.batch
            && let Some(block) = self.blocks.next_block()?
        {
            size += block.bytes.len();
            let (offset, line, number) = (block.offset, block.line, block.index + 1);
            let game = Game { range: 0..block.bytes.len(), offset, line, number };
            self.job.work(&self.file, block.bytes, &game, &mut done);
        }
        self.batch = PACE.full;
        Ok(done.rows)
    }
}

/// The games of anything else, worked on as they are asked for.
pub(crate) fn streamed(input: Input, kind: Kind, job: Job) -> InOrder<Job> {
    InOrder::new(vec![input], kind, vec![job], PACE)
}

/// What Python gives that is no text: bytes, the path of a file, or something with a method `read` that gives bytes.
pub(crate) fn input(source: &Bound<'_, PyAny>, name: String) -> PyResult<Input> {
    if let Ok(bytes) = source.cast::<PyBytes>() {
        let reader = Box::new(Cursor::new(bytes.as_bytes().to_vec()));
        return Ok(Input::Given(Given { name, reader }));
    }
    if source.hasattr("read")? {
        let reader = Box::new(FromPython { object: source.clone().unbind() });
        return Ok(Input::Given(Given { name, reader }));
    }
    source.extract::<PathBuf>().map(Input::File)
}

/// Something to read from that Python code made. What it raises is raised where the games are asked for, and so is the
/// user's wish to stop.
struct FromPython {
    object: Py<PyAny>,
}

impl Read for FromPython {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        Python::attach(|py| {
            let bytes = self.object.call_method1(py, "read", (buffer.len(),))?;
            let bytes = bytes.extract::<&[u8]>(py).map_err(PyErr::from)?;
            if bytes.len() > buffer.len() {
                return Err(io::Error::other("read(n) gave more than n bytes"));
            }
            buffer[..bytes.len()].copy_from_slice(bytes);
            Ok(bytes.len())
        })
    }
}

/// A text in UTF-8. Half a character of UTF-16, which no text should hold but Python's may, becomes U+FFFD: one character
/// for one, of as many bytes.
pub(crate) fn utf8(text: &Bound<'_, PyString>) -> PyResult<Vec<u8>> {
    if let Ok(text) = text.to_str() {
        return Ok(text.as_bytes().to_vec());
    }
    let mut bytes: Vec<u8> = text.call_method1("encode", ("utf-8", "surrogatepass"))?.extract()?;
    for at in 0..bytes.len().saturating_sub(2) {
        if bytes[at] == 0xED && bytes[at + 1] >= 0xA0 {
            bytes[at..at + 3].copy_from_slice("\u{FFFD}".as_bytes());
        }
    }
    Ok(bytes)
}
