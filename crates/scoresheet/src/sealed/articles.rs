//! Where each edition speaks of adjourned games, beside the articles of the rules themselves.

use super::SealedEnd;
use crate::edition::EditionName::{self, E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::rule::{Cited, Rule};
use crate::rules::{DEAD, FIVEFOLD, MATE, SEVENTYFIVE, STALEMATE};

/// Something that the Laws say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// The move is sealed, and may be changed until the clock is stopped.
    Sealing,
    /// What stands on the envelope: the number of the move, an offer.
    Envelope,
    /// No loss to who cannot mate.
    CannotMate,
    /// No loss in a dead position.
    DeadPosition,
    /// Who resigns.
    Resignation,
    /// An offer of a draw.
    Offer,
    /// Claims of a draw.
    Claims,
}

impl Said {
    const fn cited(self) -> &'static [Cited] {
        match self {
            Said::Sealing => &[
                Cited { from: E1997, to: E2005, numbers: &["A1"] },
                Cited { from: E2009, to: E2009, numbers: &["Guidelines 1"] },
                Cited { from: E2014, to: E2014, numbers: &["E.1"] },
                Cited { from: E2017, to: E2023, numbers: &["I.1"] },
            ],
            Said::Envelope => &[
                Cited { from: E1997, to: E2005, numbers: &["A2"] },
                Cited { from: E2009, to: E2009, numbers: &["Guidelines 2"] },
                Cited { from: E2014, to: E2014, numbers: &["E.2"] },
                Cited { from: E2017, to: E2023, numbers: &["I.2"] },
            ],
            Said::CannotMate => &[
                Cited { from: E1997, to: E1997, numbers: &["6.9"] },
                Cited { from: E2001, to: E2005, numbers: &["6.10"] },
                Cited { from: E2009, to: E2023, numbers: &["6.9"] },
            ],
            Said::DeadPosition => &[
                Cited { from: E1997, to: E2005, numbers: &["9.6"] },
                Cited { from: E2009, to: E2014, numbers: &["5.2b"] },
                Cited { from: E2017, to: E2023, numbers: &["5.2.2"] },
            ],
            Said::Resignation => &[
                Cited { from: E1997, to: E2014, numbers: &["5.1b"] },
                Cited { from: E2017, to: E2023, numbers: &["5.1.2"] },
            ],
            Said::Offer => &[Cited { from: E1997, to: E2023, numbers: &["9.1"] }],
            Said::Claims => &[Cited { from: E1997, to: E2023, numbers: &["9.2", "9.3"] }],
        }
    }

    /// The articles, as an edition numbers them.
    pub(super) fn articles(self, laws: EditionName) -> Vec<&'static str> {
        let holds = |cited: &&Cited| cited.from <= laws && laws <= cited.to;
        self.cited().iter().filter(holds).flat_map(|cited| cited.numbers).copied().collect()
    }
}

/// The articles by which a game ends so.
pub(super) fn of_end(end: SealedEnd, laws: EditionName) -> Vec<&'static str> {
    let rule: &Rule = match end {
        SealedEnd::Checkmate => &MATE,
        SealedEnd::Stalemate => &STALEMATE,
        SealedEnd::Dead => &DEAD,
        SealedEnd::Fivefold => &FIVEFOLD,
        SealedEnd::SeventyFive => &SEVENTYFIVE,
    };
    rule.articles_in(laws).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_its_articles() {
        for laws in EditionName::ALL {
            for said in [Said::Sealing, Said::Envelope, Said::CannotMate, Said::DeadPosition, Said::Resignation] {
                assert_eq!(said.articles(laws).len(), 1, "{said:?} {laws}");
            }
            for end in [SealedEnd::Checkmate, SealedEnd::Stalemate, SealedEnd::Dead] {
                assert_eq!(of_end(end, laws).len(), 1, "{end:?} {laws}");
            }
        }
        assert_eq!(Said::CannotMate.articles(E2005), ["6.10"]);
        assert_eq!(of_end(SealedEnd::Fivefold, E2009), [""; 0]);
    }
}
