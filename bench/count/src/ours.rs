//! This project over a file of games: all that is measured of it is called here.

use planilla::{Checker, RULES, Settings, Status};
use planilla_cli::{Surroundings, run};
use planilla_notation::{Blocks, Input};
use std::io;

/// Games, plies, and games with a move that is not read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games.
    pub games: usize,
    /// Plies of the main lines.
    pub plies: usize,
    /// Games with a move that is not read.
    pub bad: usize,
}

/// Reads and replays every game of a file; no rule is run.
pub fn validate(file: &[u8]) -> Counts {
    count(&mut validator(), file)
}

/// The same with all rules, as by default.
pub fn all_rules(file: &[u8]) -> Counts {
    count(&mut Checker::new(Settings { input: Some(Input::Pgn), ..Settings::default() }), file)
}

/// The whole program, `planilla check --jobs 1 -q FILE`, in this process. Gives its exit status.
pub fn program(file: &str) -> u8 {
    let args = ["planilla", "check", "--jobs", "1", "-q", file].map(Into::into);
    run(args.into_iter(), &Surroundings::default(), &mut io::empty(), &mut io::sink(), &mut io::sink())
}

/// What reads and replays alone.
pub fn validator() -> Checker {
    Checker::new(Settings { input: Some(Input::Pgn), ignore: RULES.to_vec(), ..Settings::default() })
}

/// Whether all moves of a game are read, whether all are exact, and how many words stand for moves.
pub fn verdict(validator: &mut Checker, game: &[u8]) -> (bool, bool, usize) {
    let plies = &validator.check(game).record.plies;
    let words = plies.iter().filter(|ply| ply.span.is_some()).count();
    (plies.iter().all(|ply| ply.status.is_read()), plies.iter().all(|ply| ply.status == Status::Exact), words)
}

/// Reads one text, whatever is in it, as a sheet or as PGN. Gives the number of plies.
pub fn read_one(text: &[u8], input: Input) -> usize {
    Checker::new(Settings { input: Some(input), ..Settings::default() }).check(text).record.plies.len()
}

fn count(checker: &mut Checker, file: &[u8]) -> Counts {
    let mut counts = Counts::default();
    let mut blocks = Blocks::new(file);
    while let Some(block) = blocks.next_block().expect("memory can be read") {
        let plies = &checker.check(block.bytes).record.plies;
        counts.games += 1;
        counts.plies += plies.len();
        counts.bad += usize::from(plies.iter().any(|ply| !ply.status.is_read()));
    }
    counts
}
