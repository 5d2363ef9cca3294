//! The headings of a game as one object.

use planilla_notation::{Dialect, Key, Score, unescape};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::HashSet;

/// The headings of a game, by PGN's names and in their order; the players and the date are always there, first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(pub Vec<(String, Option<String>)>);

impl Tags {
    /// The value of a heading.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).and_then(|(_, value)| value.as_deref())
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// The same where they stand in the text.
pub(super) struct TagsInText<'t>(Vec<(&'t str, Option<Cow<'t, str>>)>);

/// The name under which the lines above the moves stand that have none.
const HEADING: &str = "Heading";
/// So many names are compared one by one; more are looked up.
const FEW: usize = 24;

impl<'t> TagsInText<'t> {
    /// The headings of a score. A name that comes twice counts once, as the first says.
    pub(super) fn new(score: &Score, text: &'t str) -> TagsInText<'t> {
        let mut tags = Vec::with_capacity(score.tags.len() + 3);
        tags.extend(["White", "Black", "Date"].map(|name| (name, None)));
        let mut seen = (score.tags.len() > FEW).then(HashSet::new);
        let mut nameless: Vec<&str> = Vec::new();
        for tag in &score.tags {
            if tag.key == Key::Other && tag.name.of(text).trim().is_empty() {
                nameless.push(tag.value.of(text));
                continue;
            }
            let name = match name_of(tag.key) {
                Some(name) if score.dialect == Dialect::Sheet => name,
                _ => tag.name.of(text),
            };
            let value = tag.value.of(text);
            let value = if score.dialect == Dialect::Pgn { unescape(value) } else { Cow::Borrowed(value) };
            if seen.as_mut().is_some_and(|seen| !seen.insert(name)) {
                continue;
            }
            let compared = if seen.is_some() { 3 } else { tags.len() };
            match tags[..compared].iter_mut().find(|(known, _)| *known == name) {
                Some((_, Some(_))) => {}
                Some((_, place)) => *place = Some(value),
                None => tags.push((name, Some(value))),
            }
        }
        if !nameless.is_empty() && tags.iter().all(|(known, _)| *known != HEADING) {
            tags.push((HEADING, Some(nameless.join(" | ").into())));
        }
        TagsInText(tags)
    }
}

impl From<TagsInText<'_>> for Tags {
    fn from(tags: TagsInText<'_>) -> Tags {
        Tags(tags.0.into_iter().map(|(name, value)| (name.to_owned(), value.map(Cow::into_owned))).collect())
    }
}

impl Serialize for TagsInText<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl JsonSchema for Tags {
    fn schema_name() -> Cow<'static, str> {
        "Tags".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "description": "The headings, by PGN's names; the players and the date are always there.",
            "properties": {
                "White": { "type": ["string", "null"] },
                "Black": { "type": ["string", "null"] },
                "Date": { "type": ["string", "null"] }
            },
            "required": ["White", "Black", "Date"],
            "additionalProperties": { "type": ["string", "null"] }
        })
    }
}

/// PGN's name for a heading; `None` for one that PGN has no key for here.
const fn name_of(key: Key) -> Option<&'static str> {
    Some(match key {
        Key::White => "White",
        Key::Black => "Black",
        Key::Event => "Event",
        Key::Site => "Site",
        Key::Date => "Date",
        Key::Round => "Round",
        Key::Board => "Board",
        Key::Result => "Result",
        Key::Laws => "Laws",
        Key::Lang => "Lang",
        Key::TimeControl => "TimeControl",
        Key::Fen => "FEN",
        Key::SetUp => "SetUp",
        Key::Variant => "Variant",
        Key::Side => "Side",
        Key::Reason => "Reason",
        Key::Claim => "Claim",
        Key::Signed => "Signed",
        Key::WhiteElo => "WhiteElo",
        Key::BlackElo => "BlackElo",
        Key::Other => return None,
    })
}
