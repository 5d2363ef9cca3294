//! The headings of a game as one object.

use planilla_notation::{Dialect, Key, Score, unescape};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;

/// The headings of a game, by PGN's names and in their order; the players and the date are always there, first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(pub Vec<(String, Option<String>)>);

/// The name under which the lines above the moves stand that have none.
const HEADING: &str = "Heading";

impl Tags {
    /// The headings of a score. A name that comes twice counts once, as the first says.
    pub(super) fn new(score: &Score, text: &str) -> Tags {
        let mut tags = Tags(["White", "Black", "Date"].map(|name| (name.to_owned(), None)).to_vec());
        let mut seen = std::collections::HashSet::new();
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
            if seen.insert(name) {
                match tags.0.iter_mut().take(3).find(|(known, _)| known == name) {
                    Some((_, place)) => *place = Some(value.into_owned()),
                    None => tags.0.push((name.to_owned(), Some(value.into_owned()))),
                }
            }
        }
        if !nameless.is_empty() && seen.insert(HEADING) {
            tags.0.push((HEADING.to_owned(), Some(nameless.join(" | "))));
        }
        tags
    }

    /// The value of a heading.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).and_then(|(_, value)| value.as_deref())
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
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
