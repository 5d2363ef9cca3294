//! The articles that claims and draws without a claim rest on, by edition.

use crate::claims::{Claim, Grounds, Verdict};
use crate::edition::{Edition, EditionName, Fivefold};
use crate::rule::Cited;
use EditionName::{E1997, E2009, E2014, E2017, E2018, E2023};
use planilla_notation::ClaimKind;

/// What is claimed, or draws by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claimed {
    /// A third time on the board.
    Repetition,
    /// A third time after a move that is announced.
    RepetitionAnnounced,
    /// Fifty moves made.
    Moves,
    /// Fifty moves with one that is announced.
    MovesAnnounced,
    /// A fifth time.
    Fivefold,
    /// 75 moves.
    SeventyFive,
    /// In the last two minutes.
    LastMinutes,
}

/// The articles, as an edition numbers them.
pub(super) fn articles(claimed: Claimed, laws: &Edition) -> Vec<&'static str> {
    let list: &[Cited] = match claimed {
        Claimed::RepetitionAnnounced => &[
            Cited { from: E1997, to: E2014, numbers: &["9.2a"] },
            Cited { from: E2017, to: E2018, numbers: &["9.2.1.1"] },
            Cited { from: E2023, to: E2023, numbers: &["9.2.1"] },
        ],
        Claimed::Repetition => &[
            Cited { from: E1997, to: E2014, numbers: &["9.2b"] },
            Cited { from: E2017, to: E2018, numbers: &["9.2.1.2"] },
            Cited { from: E2023, to: E2023, numbers: &["9.2.2"] },
        ],
        Claimed::MovesAnnounced => &[
            Cited { from: E1997, to: E2014, numbers: &["9.3a"] },
            Cited { from: E2017, to: E2023, numbers: &["9.3.1"] },
        ],
        Claimed::Moves => &[
            Cited { from: E1997, to: E2014, numbers: &["9.3b"] },
            Cited { from: E2017, to: E2023, numbers: &["9.3.2"] },
        ],
        Claimed::Fivefold => &[
            Cited { from: E2014, to: E2014, numbers: &["9.6a"] },
            Cited { from: E2017, to: E2023, numbers: &["9.6.1"] },
        ],
        Claimed::LastMinutes => &[
            Cited { from: E1997, to: E2009, numbers: &["10.2"] },
            Cited { from: E2014, to: E2014, numbers: &["G"] },
            Cited { from: E2017, to: E2023, numbers: &["III"] },
        ],
        Claimed::SeventyFive => &[
            Cited { from: E2014, to: E2014, numbers: &["9.6b"] },
            Cited { from: E2017, to: E2023, numbers: &["9.6.2"] },
        ],
    };
    Cited::of(list, laws.name).collect()
}

/// The articles of a claim that was made: those it rests on, or the one by which the right to it was lost.
pub(super) fn of_claim(claim: &Claim, laws: &Edition) -> Vec<&'static str> {
    if matches!(claim.verdict, Verdict::RightLost { .. }) {
        return vec!["9.4"];
    }
    let announced = claim.intended.is_some() && claim.verdict != Verdict::OnBoardOnly;
    let repetition = if announced { Claimed::RepetitionAnnounced } else { Claimed::Repetition };
    let moves = if announced { Claimed::MovesAnnounced } else { Claimed::Moves };
    let claimed = match (claim.kind, &claim.grounds) {
        (Some(ClaimKind::Fivefold), _) if laws.fivefold != Fivefold::None => Claimed::Fivefold,
        (Some(ClaimKind::SeventyFive), _) if laws.seventyfive => Claimed::SeventyFive,
        (Some(ClaimKind::Threefold | ClaimKind::Fivefold), _) | (None, Some(Grounds::Repetition { .. })) => repetition,
        (Some(ClaimKind::Fifty | ClaimKind::SeventyFive), _) | (None, Some(Grounds::Moves { .. })) => moves,
        (Some(ClaimKind::NoNormalMeans | ClaimKind::NoEffort), _) => Claimed::LastMinutes,
        (None, None) => return Vec::new(),
    };
    articles(claimed, laws)
}
