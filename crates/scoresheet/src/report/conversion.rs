//! The object of a game that was rewritten.

use super::fill::Place;
use super::rows::SCHEMA;
use crate::checked::Checked;
use crate::convert::{Converted, Doubted, Kept};
use schemars::JsonSchema;
use serde::Serialize;

/// A game rewritten in another language or style.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ConversionRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `conversion`
    pub r#type: &'static str,
    /// The file it comes from.
    pub file: String,
    /// Its number in the file, from 1.
    pub game: u64,
    /// The line it begins in, from 1.
    pub line: u64,
    /// The text rewritten.
    pub text: String,
    /// The cells left as they stand.
    pub kept: Vec<KeptRow>,
    /// The cells that were rewritten and may mean another move, or whose marks were false.
    pub doubted: Vec<DoubtedRow>,
}

/// A cell left as it stands.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct KeptRow {
    /// The first byte in the file.
    pub start: u64,
    /// One past the last byte.
    pub end: u64,
    /// Its status, which is why.
    pub status: &'static str,
}

/// A cell rewritten with a doubt.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DoubtedRow {
    /// The first byte in the file.
    pub start: u64,
    /// One past the last byte.
    pub end: u64,
    /// The text on the sheet.
    pub written: String,
    /// What was put in its place.
    pub replacement: String,
}

impl ConversionRow {
    /// The row of a game that was rewritten.
    pub fn new(converted: &Converted, checked: &Checked<'_>, place: &Place<'_>) -> ConversionRow {
        let offset = |at: u32| place.offset + checked.source.original_offset(at as usize) as u64;
        let kept = |kept: &Kept| KeptRow {
            start: offset(kept.span.start),
            end: offset(kept.span.end),
            status: kept.status.as_str(),
        };
        let doubted = |doubted: &Doubted| DoubtedRow {
            start: offset(doubted.span.start),
            end: offset(doubted.span.end),
            written: doubted.span.of(&checked.source.text).to_owned(),
            replacement: doubted.replacement.clone(),
        };
        ConversionRow {
            schema: SCHEMA,
            r#type: "conversion",
            file: place.file.to_owned(),
            game: place.game,
            line: place.line,
            text: converted.text.clone(),
            kept: converted.kept.iter().map(kept).collect(),
            doubted: converted.doubted.iter().map(doubted).collect(),
        }
    }
}
