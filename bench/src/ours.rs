//! This library over a file of games.

use planilla::{Checker, RULES, Settings, Status};
use planilla_notation::{Blocks, Input};

/// Games, plies, and games with a move that is not read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) games: usize,
    pub(crate) plies: usize,
    pub(crate) bad: usize,
}

/// Reading and replaying alone: no rule is run.
pub(crate) fn validator() -> Checker {
    Checker::new(Settings { input: Some(Input::Pgn), ignore: RULES.to_vec(), ..Settings::default() })
}

/// All rules, as by default.
pub(crate) fn checker() -> Checker {
    Checker::new(Settings { input: Some(Input::Pgn), ..Settings::default() })
}

/// Checks every game of a file.
pub(crate) fn check(checker: &mut Checker, file: &[u8]) -> Counts {
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

/// Whether all moves of a game are read, whether all are exact, and how many words stand for moves.
pub(crate) fn verdict(checker: &mut Checker, game: &[u8]) -> (bool, bool, usize) {
    let plies = &checker.check(game).record.plies;
    let words = plies.iter().filter(|ply| ply.span.is_some()).count();
    (plies.iter().all(|ply| ply.status.is_read()), plies.iter().all(|ply| ply.status == Status::Exact), words)
}
