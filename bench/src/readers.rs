//! What reads games in this process.

use crate::peers;
use planilla_count::files;
use planilla_count::ours::{self, Counts};
use std::path::Path;
use std::process::ExitCode;

/// Reads and replays all games of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    /// As tables name it.
    pub(crate) name: &'static str,
    /// Does it.
    pub(crate) read: fn(&[u8]) -> Counts,
}

/// What all others are compared with.
pub(crate) const MEASURE: &str = "pgn-reader 0.29.0 + shakmaty 0.30.1";

/// All of them.
pub(crate) const READERS: [Reader; 4] = [
    Reader { name: "planilla, library, validate", read: ours::validate },
    Reader { name: "planilla, library, all rules", read: ours::all_rules },
    Reader { name: MEASURE, read: peers::shakmaty },
    Reader { name: "pgn-reader 0.29.0 + cozy-chess 0.3.4", read: peers::cozy_chess },
];

/// Runs the one of this name over a file.
pub(crate) fn once(name: &str, file: &str) -> ExitCode {
    let Some(reader) = READERS.into_iter().find(|reader| reader.name == name) else { return ExitCode::from(2) };
    let counts = (reader.read)(&files::read(Path::new(file)));
    ExitCode::from(u8::from(counts.bad > 0))
}
