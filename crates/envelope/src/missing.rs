//! What the Laws want on an envelope and in it, and is not there.

use crate::choice::Players;
use crate::edition::{Edition, Point, article};
use crate::fields::{Envelope, Field};

/// A thing that is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its key.
    pub field: Field,
    /// The article that asks for it.
    pub article: String,
    /// When it is asked for, if not always.
    pub condition: Option<Condition>,
}

/// When a thing is asked for that is not always.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// If an offer of a draw was made before the game was adjourned (1997).
    OfferMade,
    /// If an offer of a draw stands (since 2001).
    OfferStands,
}

/// What A2 and its successors list, in the order of the template.
const ON_THE_ENVELOPE: [Field; 11] = [
    Field::White,
    Field::Black,
    Field::Fen,
    Field::WhiteTimeUsed,
    Field::BlackTimeUsed,
    Field::SealedBy,
    Field::MoveNumber,
    Field::DrawOffer,
    Field::ResumptionDate,
    Field::ResumptionTime,
    Field::ResumptionPlace,
];

impl Envelope {
    /// What an edition asks for and the envelope lacks, one by one, in the order of the template. The offer of a draw comes
    /// with its [`Condition`]: who says `none` says that none stands, and who says nothing leaves it open. Of the sheets,
    /// both must be enclosed.
    ///
    /// ```
    /// use planilla_envelope::{Edition, Envelope};
    /// let missing = Envelope::default().missing(Edition::named("2005").unwrap());
    /// assert_eq!(missing.len(), 12);
    /// assert_eq!((missing[0].field.key(), missing[0].article.as_str()), ("white", "A2"));
    /// ```
    pub fn missing(&self, edition: Edition) -> Vec<Missing> {
        let offer = if edition.year() < 2001 { Condition::OfferMade } else { Condition::OfferStands };
        let mut missing: Vec<_> = ON_THE_ENVELOPE
            .into_iter()
            .filter(|field| self.written(*field).is_none())
            .map(|field| Missing {
                field,
                article: article(Point::Envelope, edition),
                condition: (field == Field::DrawOffer).then_some(offer),
            })
            .collect();
        if self.sheets_enclosed != Some(Players::Both) {
            let article = article(Point::Sealing, edition);
            missing.push(Missing { field: Field::SheetsEnclosed, article, condition: None });
        }
        missing
    }
}
