//! Results as they are written.

use std::fmt;

/// The score of a game, White's points first.
///
/// ```
/// use planilla_notation::Outcome;
/// assert_eq!(Outcome::Draw.to_string(), "1/2-1/2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`, both lose.
    BothLose,
    /// `1/2-0`
    HalfZero,
    /// `0-1/2`
    ZeroHalf,
    /// `+/-`, White wins by forfeit.
    WhiteForfeitWin,
    /// `-/+`, Black wins by forfeit.
    BlackForfeitWin,
    /// `-/-`, both forfeit.
    BothForfeit,
    /// `*`, unknown or still going on (PGN 8.2.6).
    Unknown,
}

impl Outcome {
    /// Whether a game that was played ends so as a rule: a win, a draw, or nothing known yet.
    pub const fn is_usual(self) -> bool {
        matches!(self, Outcome::WhiteWins | Outcome::BlackWins | Outcome::Draw | Outcome::Unknown)
    }

    /// The spelling of the program's output: `1-0 0-1 1/2-1/2 0-0 1/2-0 0-1/2 +/- -/+ -/- *`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::BothLose => "0-0",
            Outcome::HalfZero => "1/2-0",
            Outcome::ZeroHalf => "0-1/2",
            Outcome::WhiteForfeitWin => "+/-",
            Outcome::BlackForfeitWin => "-/+",
            Outcome::BothForfeit => "-/-",
            Outcome::Unknown => "*",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
