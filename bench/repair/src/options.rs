//! What is asked for on the command line.

use crate::case::Way;

/// The parts of the measurement.
pub(crate) const PARTS: [&str; 4] = ["hcs", "noise", "ask", "speed"];

/// What is asked for.
#[derive(Debug)]
pub(crate) struct Options {
    /// The parts to run; all if none is named.
    pub(crate) only: Option<String>,
    /// The folder of the real sheets.
    pub(crate) hcs: Option<String>,
    /// The file of games that noise is made of.
    pub(crate) file: Option<String>,
    /// How many games of it.
    pub(crate) games: usize,
    /// The first number of the generator of noise.
    pub(crate) seed: u64,
    /// How the cells come to the repair.
    pub(crate) way: Way,
    /// Whether the plies that are not right are printed.
    pub(crate) list: bool,
}

impl Options {
    /// The options of these arguments; `None` for arguments that are none.
    pub(crate) fn of(arguments: &[String]) -> Option<Options> {
        let mut options =
            Options { only: None, hcs: None, file: None, games: 300, seed: 1, way: Way::Cells, list: false };
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            match argument.as_str() {
                "--hcs" => options.hcs = Some(rest.next()?.clone()),
                "--games" => options.games = rest.next()?.parse().ok()?,
                "--seed" => options.seed = rest.next()?.parse().ok()?,
                "--text" => options.way = Way::Text,
                "--list" => options.list = true,
                part if PARTS.contains(&part) => options.only = Some(part.to_owned()),
                flag if flag.starts_with('-') => return None,
                file => options.file = Some(file.to_owned()),
            }
        }
        Some(options)
    }

    /// Whether a part is asked for.
    pub(crate) fn asks(&self, part: &str) -> bool {
        self.only.as_deref().is_none_or(|only| only == part)
    }
}
