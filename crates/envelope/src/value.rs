//! What stands behind a key, before and after it is understood.

use crate::fault::Expected;
use crate::seal::MOST_MOVE_BYTES;
use std::num::NonZeroU16;

/// The longest text of a key, in bytes. All keys together stay well below what is read of a file.
const MOST_TEXT: usize = 1000;

/// A value as a file has it, of whichever format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Raw {
    /// A text; in TOML a day or a time without quotes, too.
    Text(String),
    /// A whole number, with its digits as written.
    Number(String),
    /// `true` or `false`.
    Truth(bool),
    /// Nothing: JSON's `null`.
    Nothing,
    /// Anything else, as it is written.
    Other(String),
}

impl Raw {
    /// The text without the space around it.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Raw::Text(text) => Some(text.trim()),
            _ => None,
        }
    }

    /// The digits of a number, whether they stand in quotes or not.
    fn digits(&self) -> Option<&str> {
        match self {
            Raw::Number(digits) => Some(digits),
            _ => self.text(),
        }
    }

    /// Whether the field was left open.
    pub(crate) fn is_open(&self) -> bool {
        *self == Raw::Nothing || self.text().is_some_and(str::is_empty)
    }

    /// The value as one shows it to people, not too long.
    pub(crate) fn shown(&self) -> String {
        let text = match self {
            Raw::Text(text) | Raw::Number(text) | Raw::Other(text) => text,
            Raw::Truth(truth) => return truth.to_string(),
            Raw::Nothing => "null",
        };
        shortened(text)
    }
}

/// A text of at most sixty characters in one line.
pub(crate) fn shortened(text: &str) -> String {
    let mut shown: String = text.chars().take(60).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect();
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}

/// A value in the one form in which it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// A text.
    Text(String),
    /// A whole number.
    Number(u16),
    /// `true` or `false`.
    Truth(bool),
}

/// A type that a key can have.
pub(crate) trait Value: Sized {
    /// What is told to people whose value is none.
    const EXPECTED: Expected;

    /// The value, if it is one.
    fn read(raw: &Raw) -> Option<Self>;

    /// Its one form.
    fn write(&self) -> Written;
}

impl Value for String {
    const EXPECTED: Expected = Expected::Text;

    fn read(raw: &Raw) -> Option<Self> {
        let text = raw.text()?;
        (text.len() <= MOST_TEXT && !text.chars().any(char::is_control)).then(|| text.to_owned())
    }

    fn write(&self) -> Written {
        Written::Text(self.clone())
    }
}

/// A move as its player wrote it. Nothing in it is changed, not even the space around it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveText(pub String);

impl Value for MoveText {
    const EXPECTED: Expected = Expected::Move;

    fn read(raw: &Raw) -> Option<Self> {
        match raw {
            Raw::Text(text) if text.len() <= MOST_MOVE_BYTES => Some(MoveText(text.clone())),
            _ => None,
        }
    }

    fn write(&self) -> Written {
        Written::Text(self.0.clone())
    }
}

/// A position: of its first field the shape is looked at, and nothing else. Whether it can be one is for who knows chess.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fen(pub String);

impl Value for Fen {
    const EXPECTED: Expected = Expected::Fen;

    fn read(raw: &Raw) -> Option<Self> {
        let text = String::read(raw)?;
        let fields: Vec<_> = text.split(' ').collect();
        let squares = |rank: &str| {
            rank.chars().try_fold(0, |sum, c| match c {
                '1'..='8' => Some(sum + c.to_digit(10)?),
                _ if "pnbrqkPNBRQK".contains(c) => Some(sum + 1),
                _ => None,
            })
        };
        let board = fields[0].split('/').map(squares).collect::<Vec<_>>() == [Some(8); 8];
        (board && (4..=6).contains(&fields.len()) && !fields.contains(&"")).then_some(Fen(text))
    }

    fn write(&self) -> Written {
        Written::Text(self.0.clone())
    }
}

impl Value for NonZeroU16 {
    const EXPECTED: Expected = Expected::Number { least: 1, most: u16::MAX };

    fn read(raw: &Raw) -> Option<Self> {
        NonZeroU16::new(u16::read(raw)?)
    }

    fn write(&self) -> Written {
        Written::Number(self.get())
    }
}

impl Value for u16 {
    const EXPECTED: Expected = Expected::Number { least: 0, most: u16::MAX };

    fn read(raw: &Raw) -> Option<Self> {
        let digits = raw.digits()?;
        digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok())?
    }

    fn write(&self) -> Written {
        Written::Number(*self)
    }
}

impl Value for bool {
    const EXPECTED: Expected = Expected::OneOf(&["true", "false"]);

    fn read(raw: &Raw) -> Option<Self> {
        match raw {
            Raw::Truth(truth) => Some(*truth),
            _ => match raw.text()? {
                "true" | "yes" => Some(true),
                "false" | "no" => Some(false),
                _ => None,
            },
        }
    }

    fn write(&self) -> Written {
        Written::Truth(*self)
    }
}
