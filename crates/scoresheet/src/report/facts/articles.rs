//! The articles that claims and draws without a claim rest on, by edition.

use crate::edition::{Edition, EditionName};
use crate::rule::Cited;
use EditionName::{E1997, E2014, E2017, E2018, E2023};

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
        Claimed::SeventyFive => &[
            Cited { from: E2014, to: E2014, numbers: &["9.6b"] },
            Cited { from: E2017, to: E2023, numbers: &["9.6.2"] },
        ],
    };
    let holds = |cited: &&Cited| cited.from <= laws.name && laws.name <= cited.to;
    list.iter().filter(holds).flat_map(|cited| cited.numbers).copied().collect()
}
