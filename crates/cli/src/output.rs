//! Where a table or a page goes: to a file that stands in its place only once it is whole, or to standard output.

use crate::console::Console;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

/// What is written to.
pub(crate) struct Output {
    to: To,
    /// The bytes written so far.
    pub bytes: u64,
}

enum To {
    /// Standard output.
    Pipe,
    /// Something that is no plain file, and cannot be replaced by one.
    Device(File),
    /// A file beside the one that is wanted, which takes its place at the end.
    Beside(Beside),
}

struct Beside {
    /// Open until all is written.
    file: Option<File>,
    path: PathBuf,
    wanted: PathBuf,
    /// Those of the file that is replaced.
    permissions: Option<Permissions>,
}

/// So many names for the file beside are tried, should earlier ones be taken.
const TRIES: u32 = 64;

impl Output {
    /// Begins to write to a file, or to standard output where it is called `-`.
    ///
    /// # Errors
    ///
    /// When nothing can be written there, or the file may not be replaced.
    pub(crate) fn begin(wanted: &Path) -> io::Result<Output> {
        let to = match fs::metadata(wanted) {
            _ if is_pipe(wanted) => To::Pipe,
            Ok(metadata) if metadata.permissions().readonly() => return Err(io::ErrorKind::PermissionDenied.into()),
            // Through a link, it is the file behind it that is written.
            Ok(metadata) if metadata.is_file() => {
                To::Beside(Beside::new(fs::canonicalize(wanted)?, Some(metadata.permissions()))?)
            }
            Ok(_) => To::Device(OpenOptions::new().write(true).open(wanted)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => To::Beside(Beside::new(wanted.to_owned(), None)?),
            Err(error) => return Err(error),
        };
        Ok(Output { to, bytes: 0 })
    }

    /// Whether a file is replaced at the end, and left alone if it never comes to that.
    pub(crate) fn is_safe(&self) -> bool {
        matches!(self.to, To::Beside(_))
    }

    /// Writes what comes next.
    pub(crate) fn write(&mut self, bytes: &[u8], console: &mut Console<'_>) -> io::Result<()> {
        self.bytes += bytes.len() as u64;
        match &mut self.to {
            To::Pipe => console.hand_over(bytes),
            To::Device(file) => file.write_all(bytes),
            To::Beside(beside) => beside.file.as_mut().map_or(Ok(()), |file| file.write_all(bytes)),
        }
    }

    /// All is written: puts the file into its place.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        if let To::Beside(beside) = &mut self.to {
            // Some systems cannot rename what is open.
            if let Some(file) = beside.file.take() {
                file.sync_all()?;
            }
            if let Some(permissions) = beside.permissions.take() {
                fs::set_permissions(&beside.path, permissions)?;
            }
            fs::rename(&beside.path, &beside.wanted)?;
        }
        Ok(())
    }
}

impl Beside {
    fn new(wanted: PathBuf, permissions: Option<Permissions>) -> io::Result<Beside> {
        let mut number = 0;
        loop {
            let path = wanted.with_file_name(format!(".planilla-{}-{number}.part", process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok(Beside { file: Some(file), path, wanted, permissions }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < TRIES => number += 1,
                Err(error) => return Err(error),
            }
        }
    }
}

impl Drop for Beside {
    /// What is not in its place by now never gets there.
    fn drop(&mut self) {
        self.file = None;
        // Once it is in its place, there is nothing of this name.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether standard output is meant.
pub(crate) fn is_pipe(path: &Path) -> bool {
    path.as_os_str() == "-"
}
