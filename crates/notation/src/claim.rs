//! Claims of a draw, as players and arbiters write them: `threefold, white, after 20...`, `Reclaman tablas las negras por
//! repetición, con Tb1`. **Lacks the game**: where it was made, and whether it is right, is asked elsewhere.

mod phrase;
mod points;
mod read;

#[cfg(test)]
mod tests;

pub use phrase::claim_phrase;
pub use read::read_claim;

use crate::Span;
use planilla_board::Color;
use std::fmt;

/// What is claimed.
///
/// ```
/// use planilla_notation::ClaimKind;
/// assert_eq!(ClaimKind::NoNormalMeans.as_str(), "no_normal_means");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimKind {
    /// The same position for the third time (9.2).
    Threefold,
    /// The same for the fifth time (9.6, since 2014).
    Fivefold,
    /// Fifty moves without a pawn move or a capture (9.3).
    Fifty,
    /// 75 of them (9.6, since 2014).
    SeventyFive,
    /// In the last two minutes: the opponent cannot win by normal means (10.2 until 2009, G of 2014, Guidelines III since).
    NoNormalMeans,
    /// In the last two minutes: the opponent makes no effort to win by normal means.
    NoEffort,
}

impl ClaimKind {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::Fivefold => "fivefold",
            ClaimKind::Fifty => "fifty",
            ClaimKind::SeventyFive => "seventyfive",
            ClaimKind::NoNormalMeans => "no_normal_means",
            ClaimKind::NoEffort => "no_effort",
        }
    }

    /// Whether it is a claim of the last two minutes.
    pub const fn is_quickplay(self) -> bool {
        matches!(self, ClaimKind::NoNormalMeans | ClaimKind::NoEffort)
    }
}

/// What became of a claim, as it is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClaimOutcome {
    /// Nothing is said.
    #[default]
    Open,
    /// The arbiter found it right.
    Accepted,
    /// The arbiter found it wrong.
    Rejected,
}

impl ClaimOutcome {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            ClaimOutcome::Open => "open",
            ClaimOutcome::Accepted => "accepted",
            ClaimOutcome::Rejected => "rejected",
        }
    }
}

/// What a phrase says of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimWord {
    /// That one is made: `claims`.
    Say,
    /// That none is.
    None,
    /// That it is for a draw, as all are.
    Draw,
    /// What is claimed.
    Kind(ClaimKind),
    /// What became of it.
    Outcome(ClaimOutcome),
    /// The move that is announced comes next.
    With,
    /// The move that is announced comes next, or stands right before: `announced`.
    Announced,
    /// That a player is given time: `gets`.
    Gets,
    /// The move after which it was made comes next.
    After,
    /// The number of the move at which it was made comes next.
    On,
    /// That the player had touched a piece.
    Touched,
    /// Nothing by itself: `by`, `the`.
    Join,
}

/// How a claim says where it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimWhere {
    /// After a move: `after 20...`.
    After,
    /// At a move, or at a point that is only named: `move 31`, `20b`.
    At,
}

/// A claim as it is written. All spans lie in the text it was read from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WrittenClaim {
    /// What is claimed, if it is said.
    pub kind: Option<ClaimKind>,
    /// Who claims, if it is said.
    pub player: Option<Color>,
    /// The point of the game that is named, and how: `20b`, `20...`, `31`, `ply 40`.
    pub point: Option<(ClaimWhere, Span)>,
    /// Whose move the point is, if that is said in words: `after move 4 of Black`.
    pub point_of: Option<Color>,
    /// The move that is announced.
    pub intended: Option<Span>,
    /// Its number, if it is written, with the dots that tell whose move it is: `31...` of `with 31...Ra2`.
    pub numbered: Option<Span>,
    /// The move named after the number of [`ClaimWhere::After`]: `h3` of `after 21.h3`.
    pub made: Option<Span>,
    /// What became of it.
    pub outcome: ClaimOutcome,
    /// Whether the player is said to have touched a piece before.
    pub touched: bool,
    /// Whether it is said that one claims, or a draw is named, and not only on what it rests.
    pub said: bool,
    /// Whether a draw is named.
    pub draw: bool,
    /// The time that is said to be given for it, and to whom: `3 minutes for Black`.
    pub penalty: Option<Span>,
}

/// A text that is no claim, or one of which a part is not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimFault {
    /// The words that have no place in it, or contradict others: the first of them.
    pub span: Span,
    /// What the other words say.
    pub claim: WrittenClaim,
}

impl fmt::Display for ClaimFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "this is not understood as a claim: `threefold, white, 20b` and `fifty, with Ra2, rejected` are claims",
        )
    }
}

impl std::error::Error for ClaimFault {}

/// The longest text, in bytes, that is read as a claim.
const LONGEST: usize = 512;
