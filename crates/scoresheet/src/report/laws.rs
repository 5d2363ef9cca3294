//! The rows of the Laws: editions, what one says, what differs between two.

use super::rows::SCHEMA;
use crate::edition::Edition;
use crate::laws::{Difference, Fact};
use crate::messages::Messages;
use schemars::JsonSchema;
use serde::Serialize;

/// An edition of the Laws.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EditionRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `edition`
    pub r#type: &'static str,
    /// Its name: the year it came into force.
    pub name: &'static str,
    /// The first day of its validity: `2018-01-01`.
    pub in_force: String,
    /// The day on which the next one came into force.
    pub until: Option<String>,
    /// Who adopted it, and its parts, in the language asked for.
    pub about: String,
}

/// A fact of the Laws, as one edition has it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LawRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `law`
    pub r#type: &'static str,
    /// The name of the fact.
    pub fact: &'static str,
    /// What it is about: `start`, `play`, `touch`, `end`, `offer`, `claim`, `illegal`, `recording`, `notation`, `clock`,
    /// `result`, `adjournment`.
    pub topic: &'static str,
    /// What the fact is, in the language asked for.
    pub title: String,
    /// What the edition says of it.
    pub said: LawSaidRow,
}

/// A fact of which two editions do not say the same, or not in the same article.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LawDifferenceRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `law_difference`
    pub r#type: &'static str,
    /// The name of the fact.
    pub fact: &'static str,
    /// What it is about.
    pub topic: &'static str,
    /// What the fact is, in the language asked for.
    pub title: String,
    /// Only the numbers of the articles differ.
    pub renumbered: bool,
    /// What the first edition says of it.
    pub before: LawSaidRow,
    /// What the second edition says of it.
    pub after: LawSaidRow,
}

/// What an edition says of a fact.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LawSaidRow {
    /// The edition.
    pub laws: &'static str,
    /// The value as the data have it: `3`, `any`, `15..60`; null where nothing is said, or where the fact is a rule that all
    /// editions have.
    pub value: Option<String>,
    /// The same in words, in the language asked for.
    pub words: String,
    /// The articles, as that edition numbers them.
    pub articles: Vec<&'static str>,
    /// How it is known: `read` in the text, `quoted` elsewhere, `translated`, from a `secondary` source, `recollected`.
    pub source: &'static str,
}

impl EditionRow {
    /// The rows of all editions, the oldest first.
    pub fn all(messages: &Messages) -> Vec<EditionRow> {
        let list = Edition::all();
        let row = |(at, edition): (usize, &Edition)| EditionRow {
            schema: SCHEMA,
            r#type: "edition",
            name: edition.name.as_str(),
            in_force: first_day(edition),
            until: list.get(at + 1).map(first_day),
            about: edition.about(messages),
        };
        list.iter().enumerate().map(row).collect()
    }
}

fn first_day(edition: &Edition) -> String {
    let (year, month, day) = edition.in_force.earliest();
    format!("{year:04}-{month:02}-{day:02}")
}

impl LawRow {
    /// The row of a fact.
    pub fn new(fact: Fact, messages: &Messages) -> LawRow {
        LawRow {
            schema: SCHEMA,
            r#type: "law",
            fact: fact.key(),
            topic: fact.topic().as_str(),
            title: fact.title(messages),
            said: LawSaidRow::new(fact, messages),
        }
    }
}

impl LawDifferenceRow {
    /// The row of a difference.
    ///
    /// ```
    /// use planilla::report::LawDifferenceRow;
    /// use planilla::{EditionName, Messages, laws::differences};
    /// let list = differences(EditionName::E2018, EditionName::E2023);
    /// let row = LawDifferenceRow::new(list[0], Messages::english());
    /// assert_eq!((row.before.laws, row.after.laws), ("2018", "2023"));
    /// ```
    pub fn new(difference: Difference, messages: &Messages) -> LawDifferenceRow {
        let Difference { before, after } = difference;
        LawDifferenceRow {
            schema: SCHEMA,
            r#type: "law_difference",
            fact: before.key(),
            topic: before.topic().as_str(),
            title: before.title(messages),
            renumbered: difference.is_renumbered(),
            before: LawSaidRow::new(before, messages),
            after: LawSaidRow::new(after, messages),
        }
    }
}

impl LawSaidRow {
    fn new(fact: Fact, messages: &Messages) -> LawSaidRow {
        LawSaidRow {
            laws: fact.laws().as_str(),
            value: fact.value().text(),
            words: fact.words(messages),
            articles: fact.articles().split(", ").collect(),
            source: fact.source().as_str(),
        }
    }
}
