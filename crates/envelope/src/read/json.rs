//! The keys and values of a JSON file, those before a fault of its syntax at least.

use super::{Pair, line_at};
use crate::fault::{Fault, FaultKind};
use crate::value::Raw;
use serde::de::{DeserializeSeed, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// The pairs of a text in their order, with those whose key stands there twice, and what is wrong with its syntax.
pub(crate) fn pairs(text: &str) -> (Vec<Pair>, Vec<Fault>) {
    let mut pairs = Vec::new();
    let mut json = serde_json::Deserializer::from_str(text);
    let read = Object { text, pairs: &mut pairs }.deserialize(&mut json).and_then(|()| json.end());
    let fault = read.err().map(|error| Fault {
        line: error.line().max(1),
        key: None,
        kind: FaultKind::Syntax { format: "JSON", message: error.to_string() },
    });
    (pairs, fault.into_iter().collect())
}

/// Reads one object, whose values are kept as they are written, and so keep their place.
struct Object<'a, 'p> {
    text: &'a str,
    pairs: &'p mut Vec<Pair>,
}

impl<'a> DeserializeSeed<'a> for Object<'a, '_> {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'a>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'a> Visitor<'a> for Object<'a, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with the keys of an envelope")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some((key, value)) = map.next_entry::<String, &'a RawValue>()? {
            let value = value.get();
            let offset = value.as_ptr().addr().saturating_sub(self.text.as_ptr().addr());
            let (line, place) = (line_at(self.text.as_bytes(), offset), offset..offset + value.len());
            self.pairs.push(Pair { key, line, place, value: raw(value) });
        }
        Ok(())
    }
}

/// A value that is JSON already.
fn raw(json: &str) -> Raw {
    let number = json.strip_prefix('-').unwrap_or(json);
    match json {
        "null" => Raw::Nothing,
        "true" => Raw::Truth(true),
        "false" => Raw::Truth(false),
        _ if json.starts_with('"') => {
            serde_json::from_str(json).map_or_else(|_| Raw::Other(json.to_owned()), Raw::Text)
        }
        _ if number.bytes().all(|byte| byte.is_ascii_digit()) => Raw::Number(json.to_owned()),
        _ => Raw::Other(json.to_owned()),
    }
}
