//! Reads the facts: articles and sources from `data/facts.toml`, values from there or from `data/editions.toml`.

use super::{Source, Topic, Value};
use crate::edition::EditionName;
use serde::Deserialize;
use std::sync::LazyLock;

/// A fact, with what each edition says of it.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) key: String,
    pub(super) topic: Topic,
    /// The name of the sentence for its values, where that is not its own.
    pub(super) is: Option<String>,
    /// By edition, the oldest first.
    pub(super) told: Vec<Told>,
}

/// What one edition says.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) value: Value,
    pub(super) articles: String,
    pub(super) source: Source,
}

/// A row of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    key: String,
    topic: String,
    #[serde(default)]
    is: Option<String>,
    #[serde(default, rename = "else")]
    otherwise: Option<String>,
    articles: String,
    source: String,
    #[serde(default)]
    values: Option<String>,
}

#[derive(Deserialize)]
struct File {
    fact: Vec<Row>,
}

pub(super) static FACTS: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let file: File =
        toml::from_str(include_str!("../../data/facts.toml")).expect("the embedded table is read by a test");
    let editions: toml::Table = include_str!("../../data/editions.toml").parse().expect("a test reads it too");
    let mut facts: Vec<Known> = file.fact.iter().map(|row| known(row, &file.fact, &editions)).collect();
    facts.sort_by_key(|fact| fact.topic);
    facts
});

fn known(row: &Row, rows: &[Row], editions: &toml::Table) -> Known {
    let told = EditionName::ALL.map(|laws| {
        let word = |pieces: &str| in_edition(pieces, laws).unwrap_or_default().to_owned();
        Told {
            value: value(row, rows, laws, editions),
            articles: word(&row.articles),
            source: named(&Source::ALL, Source::as_str, &word(&row.source)).unwrap_or(Source::Recollected),
        }
    });
    Known {
        key: row.key.clone(),
        topic: named(&Topic::ALL, Topic::as_str, &row.topic).unwrap_or(Topic::Play),
        is: row.is.clone(),
        told: told.into(),
    }
}

fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, wanted: &str) -> Option<T> {
    all.iter().copied().find(|one| name(*one) == wanted)
}

/// Of `1997-2009 7.4; 2014 7.5b; 2017+ 7.5.5`, what holds in an edition.
pub(super) fn in_edition(pieces: &str, laws: EditionName) -> Option<&str> {
    let holds = |span: &str| {
        let year = |text: &str| text.parse::<EditionName>().ok();
        let (from, to) = match span.split_once('-') {
            Some((from, to)) => (year(from), year(to)),
            None => match span.strip_suffix('+') {
                Some(from) => (year(from), Some(EditionName::newest())),
                None => (year(span), year(span)),
            },
        };
        from.is_some_and(|from| from <= laws) && to.is_some_and(|to| laws <= to)
    };
    pieces.split("; ").filter_map(|piece| piece.split_once(' ')).find(|(span, _)| holds(span)).map(|(_, what)| what)
}

/// What an edition says: in the row of facts, in that of the edition, or under the key that holds where it has none.
fn value(row: &Row, rows: &[Row], laws: EditionName, editions: &toml::Table) -> Value {
    if let Some(values) = &row.values {
        let word = in_edition(values, laws).unwrap_or_default();
        return word.parse().map_or_else(|_| Value::Words(vec![word.to_owned()]), Value::Number);
    }
    let edition = editions.get(&format!("e{laws}"));
    let get = |key: &str| edition.and_then(|edition| edition.get(key));
    if editions.values().all(|edition| edition.get(&row.key).is_none()) {
        return Value::Stands;
    }
    let other = row.otherwise.as_deref().and_then(|key| rows.iter().find(|other| other.key == key));
    let found = get(&row.key);
    if let (None, Some(other)) = (found, other) {
        return value(other, rows, laws, editions);
    }
    match found {
        Some(toml::Value::Integer(number)) => u32::try_from(*number).map_or(Value::Unsaid, Value::Number),
        Some(toml::Value::Boolean(yes)) => yes_or_no(*yes),
        Some(toml::Value::String(text)) if text.contains(|c: char| c.is_ascii_digit()) && !text.contains('_') => {
            Value::Range(text.clone())
        }
        Some(toml::Value::String(text)) => Value::Words(vec![text.clone()]),
        Some(toml::Value::Array(list)) => {
            Value::Words(list.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect())
        }
        None if row.is.as_deref() == Some("yes_no") => yes_or_no(false),
        _ => Value::Unsaid,
    }
}

fn yes_or_no(yes: bool) -> Value {
    Value::Words(vec![if yes { "yes" } else { "no" }.to_owned()])
}
