//! The file of an envelope: read whole, with what is wrong in it said in the user's language.

use crate::console::Console;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla_envelope::{Envelope, Expected, Fault, FaultKind, MOST_BYTES, MOST_MOVE_BYTES, Read};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use zeroize::Zeroizing;

/// The bytes of a file, one more than an envelope may have at the most; none if it cannot be read, which is said.
pub(crate) fn bytes(path: &Path, console: &mut Console<'_>) -> Option<Zeroizing<Vec<u8>>> {
    let read = || {
        let mut bytes = Zeroizing::new(Vec::with_capacity(MOST_BYTES + 1));
        File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        io::Result::Ok(bytes)
    };
    match read() {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            let id = match error.kind() {
                io::ErrorKind::NotFound => "unreadable-not-found",
                io::ErrorKind::PermissionDenied => "unreadable-denied",
                _ => "seal-system",
            };
            let name = path.display().to_string();
            console.tell(id, &[("file", shown(&name).into()), ("more", error.to_string().into())]);
            None
        }
    }
}

/// Reads an envelope and says what is wrong in its file; none if it cannot be read at all.
pub(crate) fn read(path: &Path, console: &mut Console<'_>) -> Option<Read> {
    let bytes = bytes(path, console)?;
    let read = Envelope::read(&bytes);
    let name = path.display().to_string();
    for fault in &read.faults {
        let sentence = format!("{name}:{}: {}", fault.line, fault_said(fault, console.words));
        console.say(&format!("planilla: {}", shown(&sentence)));
    }
    Some(read)
}

/// A text from outside, as a terminal can show it.
pub(crate) fn shown(text: &str) -> String {
    normalize_untrusted_str(text)
}

/// What is wrong, and what to write instead.
pub(crate) fn fault_said(fault: &Fault, words: &Words) -> String {
    let key = fault.key.as_deref().unwrap_or_default();
    let keyed = |id: &str, more: &[(&str, &str)]| {
        let mut args = vec![("key", key.into())];
        args.extend(more.iter().map(|(name, value)| (*name, (*value).into())));
        words.say(id, &args)
    };
    match &fault.kind {
        FaultKind::TooLong { .. } => words.say("envelope-too-long", &[("most", MOST_BYTES.into())]),
        FaultKind::NotText => words.word("envelope-not-text"),
        FaultKind::Syntax { format, message } => keyed("envelope-syntax", &[("format", format), ("more", message)]),
        FaultKind::UnknownKey { nearest: Some(nearest) } => keyed("envelope-unknown-key-near", &[("nearest", nearest)]),
        FaultKind::UnknownKey { nearest: None } => keyed("envelope-unknown-key", &[]),
        FaultKind::Twice => keyed("envelope-twice", &[]),
        FaultKind::Value { written, expected } => {
            keyed("envelope-value", &[("written", written), ("expected", &expected_said(*expected, words))])
        }
    }
}

/// What can stand behind a key.
fn expected_said(expected: Expected, words: &Words) -> String {
    match expected {
        Expected::Text => words.word("envelope-expected-text"),
        Expected::Fen => words.word("envelope-expected-fen"),
        Expected::Move => words.say("envelope-expected-move", &[("most", MOST_MOVE_BYTES.into())]),
        Expected::ClockTime => words.word("envelope-expected-clock"),
        Expected::Date => words.word("envelope-expected-date"),
        Expected::DayTime => words.word("envelope-expected-time"),
        Expected::When => words.word("envelope-expected-when"),
        Expected::Number { least, most } => {
            let (least, most) = (least.to_string(), most.to_string());
            words.say("envelope-expected-number", &[("least", least.into()), ("most", most.into())])
        }
        Expected::OneOf(list) => {
            let list: Vec<_> = list.iter().map(|word| format!("`{word}`")).collect();
            words.say("envelope-expected-word", &[("words", list.join(" ").into())])
        }
    }
}
