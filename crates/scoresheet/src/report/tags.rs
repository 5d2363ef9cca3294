//! The headings of a game as one object.

use planilla_notation::{Dialect, Key, Tag, unescape};
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

/// The headings of a game where they stand in its text: as [`Tags`], without an allocation for each.
///
/// ```
/// use planilla::{Checker, Settings, report::Headings};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"Blancas: Roe\nFecha: 2004.07.01\n\n1.e4 e5");
/// let headings = Headings::new(&checked.score.tags, checked.score.dialect, &checked.source.text);
/// assert_eq!((headings.get("White"), headings.get("Black")), (Some("Roe"), None));
/// ```
#[derive(Debug)]
pub struct Headings<'t>(Vec<(&'t str, Option<Cow<'t, str>>)>);

/// The name under which the lines above the moves stand that have none.
const HEADING: &str = "Heading";
/// So many names are compared one by one; more are looked up.
const FEW: usize = 24;

impl<'t> Headings<'t> {
    /// The headings of a score. A name that comes twice counts once, as the first says.
    pub fn new(written: &[Tag], dialect: Dialect, text: &'t str) -> Headings<'t> {
        let mut tags = Vec::with_capacity(written.len() + 3);
        tags.extend(["White", "Black", "Date"].map(|name| (name, None)));
        let mut seen = (written.len() > FEW).then(HashSet::new);
        let mut nameless: Vec<&str> = Vec::new();
        for tag in written {
            if tag.key == Key::Other && tag.name.of(text).trim().is_empty() {
                nameless.push(tag.value.of(text));
                continue;
            }
            let name = match name_of(tag.key) {
                Some(name) if dialect == Dialect::Sheet => name,
                _ => tag.name.of(text),
            };
            let value = tag.value.of(text);
            let value = if dialect == Dialect::Pgn { unescape(value) } else { Cow::Borrowed(value) };
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
        Headings(tags)
    }

    /// The headings, by PGN's names and in their order; the players and the date are always there, first.
    pub fn iter(&self) -> impl Iterator<Item = (&'t str, Option<&str>)> {
        self.0.iter().map(|(name, value)| (*name, value.as_deref()))
    }

    /// The value of a heading.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == name).and_then(|(_, value)| value.as_deref())
    }
}

impl From<Headings<'_>> for Tags {
    fn from(tags: Headings<'_>) -> Tags {
        Tags(tags.0.into_iter().map(|(name, value)| (name.to_owned(), value.map(Cow::into_owned))).collect())
    }
}

impl Serialize for Headings<'_> {
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
        Key::Supervised => "Supervised",
        Key::Flag => "Flag",
        Key::MinimumMoves => "MinimumMoves",
        Key::Scoring => "Scoring",
        Key::Clock => "Clock",
        Key::Illegal => "Illegal",
        Key::Penalty => "Penalty",
        Key::ClaimPosition => "ClaimPosition",
        Key::Termination => "Termination",
        Key::WhiteElo => "WhiteElo",
        Key::BlackElo => "BlackElo",
        Key::Other => return None,
    })
}
