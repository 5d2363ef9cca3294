//! What is wrong in the file of an envelope: each fault with its line, its key and what to write instead.

use std::error::Error;
use std::fmt;

/// One thing that is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The key as it is written, if one is at fault.
    pub key: Option<String>,
    /// What is wrong.
    pub kind: FaultKind,
}

/// The kinds of fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The file is longer than what is read of one.
    TooLong {
        /// Its bytes.
        bytes: usize,
    },
    /// The bytes are no text in UTF-8.
    NotText,
    /// The file breaks the rules of its format.
    Syntax {
        /// The format: `TOML` or `JSON`.
        format: &'static str,
        /// What its reader says.
        message: String,
    },
    /// A key that no envelope has.
    UnknownKey {
        /// The key that is nearest to it, if one is near.
        nearest: Option<&'static str>,
    },
    /// A key that stood there before.
    Twice,
    /// A value that cannot stand behind its key.
    Value {
        /// The value as written, perhaps shortened.
        written: String,
        /// What was expected.
        expected: Expected,
    },
}

/// What can stand behind a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text in one line, not too long.
    Text,
    /// A position in FEN.
    Fen,
    /// A move as it was written.
    Move,
    /// The time of a clock.
    ClockTime,
    /// A day.
    Date,
    /// A time of day.
    DayTime,
    /// A day, a time of day, or both.
    When,
    /// A whole number.
    Number {
        /// The least that is allowed.
        least: u16,
        /// The most that is allowed.
        most: u16,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.key {
            Some(key) => write!(f, "`{key}`{}", self.kind),
            None => write!(f, "{}", self.kind),
        }
    }
}

impl Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::TooLong { bytes } => {
                write!(f, "the file has {bytes} bytes; an envelope has {} at the most", crate::MOST_BYTES)
            }
            FaultKind::NotText => f.write_str("this is no text in UTF-8; save the file as UTF-8"),
            FaultKind::Syntax { format, message } => write!(f, "this is no {format}: {message}"),
            FaultKind::UnknownKey { nearest } => {
                f.write_str(" is not a key of an envelope")?;
                match nearest {
                    Some(nearest) => write!(f, "; did you mean `{nearest}`?"),
                    None => f.write_str("; the keys are those of the template"),
                }
            }
            FaultKind::Twice => f.write_str(" stands here for the second time; leave one of the two"),
            FaultKind::Value { written, expected } => write!(f, ": `{written}` is {expected}"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Text => f.write_str("no short text in one line; write it in quotes"),
            Expected::Fen => f.write_str("no position in FEN; write its fields with one space between them"),
            Expected::Move => {
                write!(
                    f,
                    "no move; write it in quotes as the player did, in {} bytes at the most",
                    crate::MOST_MOVE_BYTES
                )
            }
            Expected::ClockTime => {
                f.write_str("no time of a clock; write hours and minutes, and seconds if known, as `\"1:58:30\"`")
            }
            Expected::Date => f.write_str("no day; write year, month and day, as `\"2005-03-14\"`"),
            Expected::DayTime => f.write_str("no time of day; write hours and minutes, as `\"21:30\"`"),
            Expected::When => f.write_str("neither day nor time; write `\"2005-03-14 21:30\"`, or one of the two"),
            Expected::Number { least, most } => write!(f, "no whole number from {least} to {most}"),
            Expected::OneOf(words) => {
                f.write_str("not among what can stand here:")?;
                words.iter().try_for_each(|word| write!(f, " `{word}`"))
            }
        }
    }
}
