//! The row of touched pieces.

use crate::edition::EditionName;
use crate::messages::Messages;
use crate::touched::{Reading, Touch, Touched};
use schemars::JsonSchema;
use serde::Serialize;

/// What may be played after pieces were touched, on purpose and without a word before of adjusting them (4.2).
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TouchedRow {
    /// What was touched, in that order: `e2`, or `e8=Q` for a new piece that touched the square of promotion.
    pub pieces: Vec<String>,
    /// The edition of the Laws.
    pub laws: &'static str,
    /// Whether the Laws decide it: then there is one reading.
    pub decided: bool,
    /// What they leave open, in a sentence.
    pub open: Option<String>,
    /// What may be played; where the Laws leave it open, by each reading that they allow.
    pub readings: Vec<TouchReadingRow>,
}

/// What may be played after pieces were touched, by one reading of the Laws.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TouchReadingRow {
    /// The moves in UCI, in the order of the alphabet.
    pub moves: Vec<String>,
    /// The articles, in the order in which they are used.
    pub articles: Vec<&'static str>,
    /// Why, step by step, in the language asked for.
    pub because: Vec<String>,
}

impl TouchedRow {
    /// The row of an answer.
    pub fn new(touched: &Touched, list: &[Touch], laws: EditionName, messages: &Messages) -> TouchedRow {
        let reading = |reading: &Reading| TouchReadingRow {
            moves: reading.moves.iter().map(ToString::to_string).collect(),
            articles: reading.articles.clone(),
            because: reading.because.iter().map(|step| messages.format(step)).collect(),
        };
        TouchedRow {
            pieces: list.iter().map(ToString::to_string).collect(),
            laws: laws.as_str(),
            decided: touched.is_decided(),
            open: touched.open.as_ref().map(|open| messages.format(open)),
            readings: touched.readings.iter().map(reading).collect(),
        }
    }
}
