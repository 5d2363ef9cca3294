//! One who runs, and what its runs took.

use crate::clock::Took;
use planilla_count::files::MB;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// One who runs.
pub(super) struct Contender<'a> {
    /// What it is called.
    pub(super) name: &'static str,
    /// Its name in the table, with what is special about it.
    pub(super) title: String,
    /// The program and the arguments by which its instructions can be counted.
    pub(super) counted: Option<(PathBuf, Vec<&'static str>)>,
    bytes: usize,
    plies: usize,
    work: Box<dyn FnMut() -> Took + 'a>,
    runs: Vec<Took>,
}

impl<'a> Contender<'a> {
    /// It reads so many bytes a run, with so many plies.
    pub(super) fn new(
        name: &'static str,
        bytes: usize,
        plies: usize,
        work: impl FnMut() -> Took + 'a,
    ) -> Contender<'a> {
        let (title, work, runs) = (name.to_owned(), Box::new(work), Vec::new());
        Contender { name, title, counted: None, bytes, plies, work, runs }
    }

    /// The same with a longer name in the table.
    pub(super) fn titled(self, title: String) -> Contender<'a> {
        Contender { title, ..self }
    }

    /// The same, with a program that does it once, so that its instructions can be counted: it is given these arguments
    /// and then the file.
    pub(super) fn counted_by(self, program: &Path, arguments: &[&'static str]) -> Contender<'a> {
        Contender { counted: Some((program.to_owned(), arguments.to_vec())), ..self }
    }

    /// Runs once more.
    pub(super) fn run(&mut self) {
        let took = (self.work)();
        self.runs.push(took);
    }

    /// The median.
    pub(super) fn nanoseconds(&self) -> f64 {
        self.sorted(|took| took.wall)[self.runs.len() / 2].as_secs_f64() * 1e9 / self.plies as f64
    }

    /// The median on the processors.
    pub(super) fn cpu_nanoseconds(&self) -> f64 {
        self.sorted(|took| took.cpu)[self.runs.len() / 2].as_secs_f64() * 1e9 / self.plies as f64
    }

    /// By the median.
    pub(super) fn megabytes_a_second(&self) -> f64 {
        self.bytes as f64 / MB as f64 / (self.nanoseconds() / 1e9 * self.plies as f64)
    }

    /// The slowest run against the fastest one: how far the machine was left alone.
    pub(super) fn spread(&self) -> f64 {
        let walls = self.sorted(|took| took.wall);
        walls[walls.len() - 1].as_secs_f64() / walls[0].as_secs_f64()
    }

    fn sorted(&self, of: impl Fn(&Took) -> Duration) -> Vec<Duration> {
        let mut times: Vec<Duration> = self.runs.iter().map(of).collect();
        times.sort_unstable();
        times
    }
}
