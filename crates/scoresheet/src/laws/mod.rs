//! What the editions of the Laws say, fact by fact, with the articles and how each is known. **Lacks judgement**: rules read the
//! fields of an [`Edition`], and no rule reads a fact.
//!
//! ```
//! use planilla::laws::differences;
//! use planilla::{EditionName, Messages};
//! let changed = differences(EditionName::E2014, EditionName::E2017);
//! let fivefold = changed.iter().find(|pair| pair.before.key() == "fivefold").unwrap();
//! assert_eq!(fivefold.before.words(Messages::english()), "on consecutive alternate moves only");
//! assert_eq!(fivefold.after.words(Messages::english()), "however the five are spread");
//! assert_eq!((fivefold.before.articles(), fivefold.after.articles()), ("9.6a", "9.6.1"));
//! ```

mod data;

use crate::edition::{Edition, EditionName};
use data::{FACTS, Known, Told};
use std::fmt;

/// One fact, as one edition has it.
#[derive(Clone, Copy)]
pub struct Fact {
    known: &'static Known,
    laws: EditionName,
}

/// What a fact is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The start of the game: positions, colours.
    Start,
    /// How moves are made.
    Play,
    /// Touched pieces.
    Touch,
    /// The end of the game.
    End,
    /// Draw offers.
    Offer,
    /// Claims of a draw.
    Claim,
    /// Illegal moves.
    Illegal,
    /// Recording the moves.
    Recording,
    /// How moves are written.
    Notation,
    /// The clock.
    Clock,
    /// Results and points.
    Result,
    /// Adjourned games.
    Adjournment,
}

impl Topic {
    /// All of them, in the order of a game.
    pub const ALL: [Topic; 12] = [
        Topic::Start,
        Topic::Play,
        Topic::Touch,
        Topic::End,
        Topic::Offer,
        Topic::Claim,
        Topic::Illegal,
        Topic::Recording,
        Topic::Notation,
        Topic::Clock,
        Topic::Result,
        Topic::Adjournment,
    ];

    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Topic::Start => "start",
            Topic::Play => "play",
            Topic::Touch => "touch",
            Topic::End => "end",
            Topic::Offer => "offer",
            Topic::Claim => "claim",
            Topic::Illegal => "illegal",
            Topic::Recording => "recording",
            Topic::Notation => "notation",
            Topic::Clock => "clock",
            Topic::Result => "result",
            Topic::Adjournment => "adjournment",
        }
    }
}

/// How it is known what an edition says, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The text of the edition was read.
    Read,
    /// The article was read as others quote it.
    Quoted,
    /// A translation of the edition was read.
    Translated,
    /// A list of changes, a column or a manual tells it.
    Secondary,
    /// Nobody has read it in any text for this table.
    Recollected,
}

impl Source {
    /// All of them, the surest first.
    pub const ALL: [Source; 5] =
        [Source::Read, Source::Quoted, Source::Translated, Source::Secondary, Source::Recollected];

    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Source::Read => "read",
            Source::Quoted => "quoted",
            Source::Translated => "translated",
            Source::Secondary => "secondary",
            Source::Recollected => "recollected",
        }
    }

    /// The mark that stands beside a fact of which there is doubt: `‡` for a secondary source, `†` for recollection.
    pub const fn mark(self) -> &'static str {
        match self {
            Source::Read | Source::Quoted | Source::Translated => "",
            Source::Secondary => "‡",
            Source::Recollected => "†",
        }
    }
}

/// What an edition says of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// The fact is a rule that all editions have, each in its article.
    Stands,
    /// Nothing.
    Unsaid,
    /// A number.
    Number(u32),
    /// A word or several, or none of those there could be.
    Words(Vec<String>),
    /// A range of minutes: `15..60`, `<15`, `>=15 <60`, `<=10`.
    Range(String),
}

impl Value {
    /// The value as the data have it: `3`, `any`, `9.2,9.3`, `<15`; none where nothing is said or the rule stands.
    pub fn text(&self) -> Option<String> {
        match self {
            Value::Stands | Value::Unsaid => None,
            Value::Number(number) => Some(number.to_string()),
            Value::Words(words) => Some(words.join(",")),
            Value::Range(range) => Some(range.clone()),
        }
    }
}

impl Fact {
    /// Its name, which is that of a field of [`Edition`] where rules read it.
    pub fn key(self) -> &'static str {
        &self.known.key
    }

    /// What it is about.
    pub fn topic(self) -> Topic {
        self.known.topic
    }

    /// The edition that says it.
    pub fn laws(self) -> EditionName {
        self.laws
    }

    /// What the edition says.
    pub fn value(self) -> &'static Value {
        &self.told().value
    }

    /// The articles, as that edition numbers them: `5.2c, 9.1`.
    pub fn articles(self) -> &'static str {
        &self.told().articles
    }

    /// How it is known.
    pub fn source(self) -> Source {
        self.told().source
    }

    /// The name of the sentence for the value.
    pub(crate) fn sentence(self) -> &'static str {
        self.known.is.as_deref().unwrap_or(&self.known.key)
    }

    fn told(self) -> &'static Told {
        &self.known.told[self.laws as usize]
    }
}

impl fmt::Debug for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fact({} {}: {:?}, {})", self.laws, self.key(), self.value(), self.articles())
    }
}

/// A fact of which two editions do not say the same, or not in the same article.
#[derive(Clone, Copy, Debug)]
pub struct Difference {
    /// As the first edition has it.
    pub before: Fact,
    /// As the second one has it.
    pub after: Fact,
}

impl Difference {
    /// Whether only the numbers of the articles differ.
    pub fn is_renumbered(self) -> bool {
        self.before.value() == self.after.value()
    }
}

/// What differs between two editions, by topic, those that only have other numbers among it.
pub fn differences(before: EditionName, after: EditionName) -> Vec<Difference> {
    let pairs = FACTS
        .iter()
        .map(|known| Difference { before: Fact { known, laws: before }, after: Fact { known, laws: after } });
    pairs.filter(|pair| !pair.is_renumbered() || pair.before.articles() != pair.after.articles()).collect()
}

impl Edition {
    /// What it says, fact by fact, by topic.
    ///
    /// ```
    /// use planilla::{Edition, EditionName, Messages};
    /// let mut facts = Edition::of(EditionName::E2009).facts();
    /// let cost = facts.find(|fact| fact.key() == "claim_self").unwrap();
    /// assert_eq!((cost.articles(), cost.source().as_str()), ("9.5b", "read"));
    /// assert_eq!(cost.words(Messages::of("es").unwrap()), "nada");
    /// ```
    pub fn facts(&self) -> impl Iterator<Item = Fact> + use<> {
        let laws = self.name;
        FACTS.iter().map(move |known| Fact { known, laws })
    }

    /// The fact of a name.
    ///
    /// ```
    /// use planilla::{Edition, EditionName};
    /// let edition = Edition::of(EditionName::E2014);
    /// assert_eq!(edition.fact("marks_optional").unwrap().source().mark(), "†");
    /// assert!(edition.fact("weather").is_none());
    /// ```
    pub fn fact(&self, key: &str) -> Option<Fact> {
        self.facts().find(|fact| fact.key() == key)
    }
}

#[cfg(test)]
mod tests;
