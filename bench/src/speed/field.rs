//! Who runs: what is built here, and what of others is installed.

use super::contender::Contender;
use crate::clock::{self, Took};
use crate::readers::{READERS, Reader};
use crate::{others, program};
use planilla_count::files::{self, MB};
use planilla_count::ours::{self, Counts};
use planilla_count::scratch::{self, Scratch};
use std::env;
use std::path::PathBuf;

/// Each file is repeated to so many bytes.
const WHOLE: usize = 60 * MB;
/// Of so many bytes is what python-chess is given.
const SLICE: usize = MB;

pub(super) const JOBS_1: &str = "`planilla check --jobs 1 -q`";
pub(super) const JOBS_2: &str = "`planilla check --jobs 2 -q`";
pub(super) const JSON: &str = "`planilla check --jobs 1 --format json`";
pub(super) const PYTHON: &str = "python-chess `read_game`";
const EXTRACT: &str = "`pgn-extract -r`";

/// `planilla` ends with 1 when it has found something, and with more when it could not do its work.
const FAILING: i32 = 2;

/// Games in memory and in a file.
pub(super) struct Load {
    /// The games.
    pub(super) games: Vec<u8>,
    /// As we count them.
    pub(super) counts: Counts,
    file: PathBuf,
}

impl Load {
    fn new(games: Vec<u8>, scratch: &Scratch, name: &str) -> Load {
        let file = scratch.write(name, &games, 1);
        Load { counts: ours::validate(&games), games, file }
    }

    /// One who reads them.
    fn given_to<'a>(&self, name: &'static str, work: impl FnMut() -> Took + 'a) -> Contender<'a> {
        Contender::new(name, self.games.len(), self.counts.plies, work)
    }

    fn said(&self) -> String {
        format!("first {:.1} MB", self.megabytes())
    }

    /// How long they are.
    pub(super) fn megabytes(&self) -> f64 {
        self.games.len() as f64 / MB as f64
    }
}

/// What is read.
pub(super) struct Loads {
    /// By those who are fast.
    pub(super) whole: Load,
    /// By python-chess, and by whom it is compared with.
    slice: Load,
    scratch: Scratch,
}

impl Loads {
    /// The games repeated, and the first of them.
    pub(super) fn of(games: &[u8]) -> Loads {
        let scratch = Scratch::new();
        let whole = Load::new(files::repeated(games, WHOLE), &scratch, "whole.pgn");
        let slice = Load::new(files::first(games, SLICE).to_vec(), &scratch, "slice.pgn");
        Loads { whole, slice, scratch }
    }
}

/// The programs that are there.
pub(super) struct Field {
    planilla: Option<PathBuf>,
    pgn_extract: Option<PathBuf>,
    python_chess: Option<String>,
}

impl Field {
    /// Looks for them, and says what is missing.
    pub(super) fn gathered() -> Field {
        let (planilla, pgn_extract) = (program::planilla(), others::pgn_extract());
        Field { planilla, pgn_extract, python_chess: others::python_chess() }
    }

    /// All who run over these games.
    pub(super) fn contenders<'a>(&'a self, loads: &'a Loads) -> Vec<Contender<'a>> {
        let Loads { whole, slice, scratch } = loads;
        let this = env::current_exe().expect("this program is a file");
        let reader = |reader: Reader| {
            let work = move || clock::inside(|| (reader.read)(&whole.games));
            whole.given_to(reader.name, work).counted_by(&this, &["once", reader.name])
        };
        let mut contenders: Vec<Contender<'a>> = READERS.into_iter().map(reader).collect();
        if let Some(planilla) = &self.planilla {
            for (name, options) in [(JOBS_1, ["--jobs", "1", "-q"]), (JOBS_2, ["--jobs", "2", "-q"])] {
                let work = move || clock::program(&mut program::check(planilla, &options, &whole.file), FAILING);
                let [jobs, number, quiet] = options;
                contenders.push(whole.given_to(name, work).counted_by(planilla, &["check", jobs, number, quiet]));
            }
        }
        if let Some(pgn_extract) = &self.pgn_extract {
            contenders.push(whole.given_to(EXTRACT, || others::extract(pgn_extract, &whole.file)));
        }
        if let Some(planilla) = &self.planilla {
            let work = || {
                let mut command = program::check(planilla, &["--jobs", "1", "--format", "json"], &slice.file);
                clock::program(command.stdout(scratch::create(&scratch.path("games.jsonl"))), FAILING)
            };
            contenders.push(slice.given_to(JSON, work).titled(format!("{JSON} to a file, {}", slice.said())));
        }
        if let Some(version) = &self.python_chess {
            let title = format!("python-chess {version} `read_game`, {}", slice.said());
            contenders.push(slice.given_to(PYTHON, || others::read_game(&slice.file)).titled(title));
        }
        contenders
    }
}
