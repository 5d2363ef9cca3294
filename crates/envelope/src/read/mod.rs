//! A file becomes an envelope and a list of faults. What can be read is read, whatever stands beside it.

pub(crate) mod json;
mod toml;

use crate::fault::{Fault, FaultKind};
use crate::fields::{Envelope, Field};
use crate::value::Raw;
use planilla_notation::nearest;
use std::ops::Range;

/// The most bytes that a file may have.
pub const MOST_BYTES: usize = 64 * 1024;

/// The keys that a sealed envelope has beside those of [`Field`].
pub(crate) const SEAL_KEYS: [&str; 2] = ["commitment", "format"];

/// What came of reading a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// What was understood.
    pub envelope: Envelope,
    /// What was not, in the order of the lines.
    pub faults: Vec<Fault>,
    /// Whether this is the public file of a sealed move: it has the keys `format` and `commitment`. They are looked at only
    /// when it is opened.
    pub sealed: bool,
    /// Where the values that were understood stand: bytes of the text, without the mark of its encoding.
    pub places: Vec<(Field, Range<usize>)>,
}

impl Read {
    /// Where the value of a key stands.
    ///
    /// ```
    /// use planilla_envelope::{Envelope, Field};
    /// let text = "white = 'Ana'\nmove_number = 41";
    /// let place = Envelope::read_toml(text).place(Field::MoveNumber).unwrap();
    /// assert_eq!(&text[place], "41");
    /// ```
    pub fn place(&self, field: Field) -> Option<Range<usize>> {
        self.places.iter().find(|(known, _)| *known == field).map(|(_, place)| place.clone())
    }
}

/// A key with its value, and the line on which it stands.
pub(crate) struct Pair {
    pub(crate) key: String,
    pub(crate) line: usize,
    /// The bytes of its value.
    pub(crate) place: Range<usize>,
    pub(crate) value: Raw,
}

impl Envelope {
    /// Reads a file: JSON if it begins with a brace, else TOML. Never fails: what is wrong is among the faults. A value that
    /// is empty or `null` leaves its field open.
    ///
    /// ```
    /// use planilla_envelope::Envelope;
    /// let read = Envelope::read(br#"{"white": "Ana", "black": null, "move_number": 41}"#);
    /// assert!(read.faults.is_empty());
    /// assert_eq!(read.envelope.white.as_deref(), Some("Ana"));
    /// ```
    pub fn read(bytes: &[u8]) -> Read {
        match text(bytes) {
            Ok(text) if text.trim_start().starts_with('{') || is_list(text) => Envelope::read_json(text),
            Ok(text) => Envelope::read_toml(text),
            Err(fault) => Read { faults: vec![fault], ..Read::default() },
        }
    }

    /// Reads a text in TOML.
    pub fn read_toml(text: &str) -> Read {
        read(text, toml::pairs)
    }

    /// Reads a text in JSON.
    pub fn read_json(text: &str) -> Read {
        read(text, json::pairs)
    }
}

/// Whether a text is a list of JSON. A section of TOML begins with a bracket too.
fn is_list(text: &str) -> bool {
    let Some(inside) = text.trim_start().strip_prefix('[') else { return false };
    inside.trim_start().starts_with('{') || serde_json::from_str::<Vec<serde::de::IgnoredAny>>(text).is_ok()
}

fn read(text: &str, pairs: fn(&str) -> (Vec<Pair>, Vec<Fault>)) -> Read {
    if let Err(fault) = bounded(text.len()) {
        return Read { faults: vec![fault], ..Read::default() };
    }
    let (pairs, mut faults) = pairs(text);
    let mut envelope = Envelope::default();
    let seal = pairs.iter().filter(|pair| SEAL_KEYS.contains(&pair.key.as_str())).count();
    let sealed = seal == SEAL_KEYS.len();
    let own = |pair: &&Pair| !(sealed && SEAL_KEYS.contains(&pair.key.as_str()));
    faults.extend(fill(&mut envelope, pairs.iter().filter(own)));
    faults.sort_by_key(|fault| fault.line);
    let place = |pair: &Pair| {
        let field = Field::ALL.iter().copied().find(|field| field.key() == pair.key)?;
        envelope.written(field).map(|_| (field, pair.place.clone()))
    };
    let places = pairs.iter().filter_map(place).collect();
    Read { envelope, faults, sealed, places }
}

/// Puts the values of a file into an envelope, and tells those that cannot be.
pub(crate) fn fill<'a>(envelope: &mut Envelope, pairs: impl Iterator<Item = &'a Pair>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut met = Vec::new();
    for Pair { key, line, value, .. } in pairs {
        let mut fault = |kind| faults.push(Fault { line: *line, key: Some(crate::value::shortened(key)), kind });
        if met.contains(&key) {
            fault(FaultKind::Twice);
            continue;
        }
        met.push(key);
        let Some(field) = Field::ALL.iter().find(|field| field.key() == key) else {
            fault(FaultKind::UnknownKey { nearest: nearest(key, Field::ALL.iter().map(|field| field.key())) });
            continue;
        };
        // A blank that is written in the place of the move is what stood on the paper.
        let blank = *field == Field::Move && matches!(value, Raw::Text(text) if !text.is_empty());
        if (blank || !value.is_open()) && !envelope.put(*field, value) {
            fault(FaultKind::Value { written: value.shown(), expected: field.expected() });
        }
    }
    faults
}

/// The text of a file, without the mark of its encoding.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, Fault> {
    bounded(bytes.len())?;
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = line_at(bytes, error.valid_up_to());
        Fault { line, key: None, kind: FaultKind::NotText }
    })?;
    Ok(text.strip_prefix('\u{FEFF}').unwrap_or(text))
}

fn bounded(bytes: usize) -> Result<(), Fault> {
    if bytes <= MOST_BYTES { Ok(()) } else { Err(Fault { line: 1, key: None, kind: FaultKind::TooLong { bytes } }) }
}

/// The line of a byte, from 1.
pub(crate) fn line_at(text: &[u8], offset: usize) -> usize {
    1 + text.iter().take(offset).filter(|byte| **byte == b'\n').count()
}
