//! Instructions a ply, counted by valgrind: the same number in every run on one machine, however busy it is.
//!
//! A program is run over some games and over the same games twice. The difference is what these games cost; how the
//! program starts and what it prepares falls out.

use crate::scratch::Scratch;
use crate::{files, ours};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// So many bytes of a file are counted over, by whole games.
pub const SLICE: usize = 1_500_000;

/// A shorter file is repeated until there are so many bytes, so that buffers that grow with a first megabyte do not count.
const ENOUGH: usize = 1_000_000;

/// Whether instructions can be counted here.
pub fn can_be_counted() -> bool {
    Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Games to count over.
#[derive(Debug)]
pub struct Counter {
    scratch: Scratch,
    once: PathBuf,
    twice: PathBuf,
    plies: usize,
}

impl Counter {
    /// Counts over the first of these games, or over all of them several times.
    pub fn new(games: &[u8]) -> Counter {
        let games = files::first(games, SLICE);
        let times = ENOUGH.div_ceil(games.len().max(1));
        let scratch = Scratch::new();
        let (once, twice) = (scratch.write("once.pgn", games, times), scratch.write("twice.pgn", games, 2 * times));
        Counter { scratch, once, twice, plies: times * ours::validate(games).plies }
    }

    /// How many plies are counted over.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The instructions a ply of a program that is given these arguments and then the file.
    pub fn per_ply(&self, program: &Path, arguments: &[&str]) -> f64 {
        let [once, twice] = [&self.once, &self.twice].map(|file| self.counted(program, arguments, file));
        (twice - once) as f64 / self.plies as f64
    }

    fn counted(&self, program: &Path, arguments: &[&str], file: &Path) -> u64 {
        let counts = self.scratch.path("counts");
        let mut option = OsStr::new("--callgrind-out-file=").to_owned();
        option.push(&counts);
        let mut command = Command::new("valgrind");
        command.arg("--tool=callgrind").arg(option).arg(program).args(arguments).arg(file);
        let output = command.output().expect("valgrind can be run");
        assert!(output.status.code().is_some_and(|code| code < 2), "{command:?}: {output:?}");
        let counts = fs::read_to_string(counts).expect("callgrind has written its counts");
        let totals = counts.lines().find_map(|line| line.strip_prefix("totals: "));
        totals.and_then(|total| total.parse().ok()).expect("callgrind has written a total")
    }
}
