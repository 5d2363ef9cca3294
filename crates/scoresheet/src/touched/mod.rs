//! Touched pieces (Articles 4.3 to 4.5): what a player may still play. **Lacks what happened**: that a piece was touched on purpose,
//! and that nobody said before that it was to be adjusted (4.2), is for the arbiter to find.

mod reading;
mod touch;

pub use touch::{NotATouch, Touch, TouchFault};

use crate::edition::Edition;
use crate::finding::Message;
use planilla_board::{Move, Position};
use reading::Board;

/// What may be played after pieces were touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touched {
    /// One reading of the Laws where they decide; where they leave it open, each that they allow.
    pub readings: Vec<Reading>,
    /// What they leave open.
    pub open: Option<Message>,
}

/// What may be played, by one reading of the Laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The moves, in the order of their names in UCI.
    pub moves: Vec<Move>,
    /// The articles, in the order in which they are used.
    pub articles: Vec<&'static str>,
    /// Why, step by step.
    pub because: Vec<Message>,
}

impl Touched {
    /// Whether the Laws decide it.
    pub fn is_decided(&self) -> bool {
        self.readings.len() == 1
    }
}

/// What may be played after pieces were touched in this order, on purpose and without a word before of adjusting them.
///
/// ```
/// use planilla::{Edition, EditionName, touched};
/// use planilla_board::Position;
/// let position = Position::from_fen("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1").unwrap();
/// let after = |list: &[&str]| {
///     let list: Vec<_> = list.iter().map(|touch| touch.parse().unwrap()).collect();
///     let touched = touched(&position, &list, Edition::of(EditionName::E2023)).unwrap();
///     assert!(touched.is_decided());
///     let moves: Vec<String> = touched.readings[0].moves.iter().map(ToString::to_string).collect();
///     (moves.join(" "), touched.readings[0].articles.join(" "))
/// };
/// assert_eq!(after(&["e4"]), ("e4d5 e4e5".into(), "4.3.1".into()));
/// assert_eq!(after(&["e4", "d5"]), ("e4d5".into(), "4.3.3".into()));
/// assert_eq!(after(&["e1", "h1"]), ("e1g1".into(), "4.4.1".into()));
/// assert_eq!(after(&["e8"]).1, "4.5"); // a king cannot be taken: any legal move
/// ```
///
/// # Errors
///
/// If nothing was touched, or a square on which no piece stands, or a new piece is named that no pawn can become.
pub fn touched(position: &Position, list: &[Touch], laws: &'static Edition) -> Result<Touched, TouchFault> {
    let board = Board::new(position, list, laws)?;
    let mut answer = board.answer();
    for reading in &mut answer.readings {
        reading.moves.sort_unstable_by_key(ToString::to_string);
        reading.articles.dedup();
    }
    // Readings that come to the same moves are one.
    let mut seen: Vec<Reading> = Vec::with_capacity(answer.readings.len());
    for reading in answer.readings {
        if !seen.iter().any(|other| other.moves == reading.moves) {
            seen.push(reading);
        }
    }
    let open = answer.open.filter(|_| seen.len() > 1);
    Ok(Touched { readings: seen, open })
}

#[cfg(test)]
mod tests;
