//! A folder for what programs are to read and write, gone when it is dropped.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new one, empty.
    #[expect(clippy::new_without_default, reason = "it makes a folder")]
    pub fn new() -> Scratch {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("planilla-bench-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        Scratch(folder)
    }

    /// Where a file of this name stands or is to stand.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes the games so many times to a file of this name.
    pub fn write(&self, name: &str, games: &[u8], times: usize) -> PathBuf {
        let path = self.path(name);
        repeat(File::create(&path).expect("a temporary file can be made"), games, times);
        path
    }

    /// The same, packed by zstd with a window of so many bits.
    pub fn write_packed(&self, name: &str, games: &[u8], times: usize, window: u32) -> PathBuf {
        let path = self.path(name);
        let file = File::create(&path).expect("a temporary file can be made");
        let mut encoder = zstd::Encoder::new(file, 3).expect("level 3 is known");
        encoder.window_log(window).expect("the window is one that zstd knows");
        repeat(encoder.auto_finish(), games, times);
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever cleans the temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Opens a file to write to, for the output of a program.
pub fn create(path: &Path) -> File {
    File::create(path).expect("a temporary file can be made")
}

fn repeat(to: impl Write, games: &[u8], times: usize) {
    let mut to = BufWriter::with_capacity(1 << 20, to);
    for _ in 0..times {
        to.write_all(games).expect("a temporary file can be written");
    }
    to.flush().expect("a temporary file can be written");
}
