//! What is asked for on the command line.

use std::path::PathBuf;

/// The fewest rounds whose median means anything.
const ROUNDS: usize = 5;

/// The files to measure, and how.
#[derive(Debug)]
pub(crate) struct Asked {
    /// Whether to count instructions too.
    pub(crate) instructions: bool,
    /// How often each contender runs.
    pub(crate) rounds: usize,
    /// The files.
    pub(crate) files: Vec<PathBuf>,
}

impl Asked {
    /// Reads `[--instructions] [--rounds N] FILE...`. `None` if it is something else.
    pub(crate) fn of(arguments: &[String]) -> Option<Asked> {
        let mut asked = Asked { instructions: false, rounds: ROUNDS, files: Vec::new() };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--instructions" => asked.instructions = true,
                "--rounds" => asked.rounds = arguments.next()?.parse::<usize>().ok()?.max(ROUNDS),
                option if option.starts_with('-') => return None,
                file => asked.files.push(PathBuf::from(file)),
            }
        }
        (!asked.files.is_empty()).then_some(asked)
    }
}
