//! What is repaired, and what was played: sheets of a game beside its moves.

use planilla::repair::{ObservedCell, SheetCells};
use planilla::{Checker, Settings};
use planilla_board::{Move, Position};
use planilla_notation::Language;
use std::fmt::Write;

/// One or two sheets of a game whose moves are known.
#[derive(Debug)]
pub(crate) struct Case {
    /// What it is called where something is said of it.
    pub(crate) name: String,
    /// The sheets.
    pub(crate) sheets: Vec<SheetCells>,
    /// The moves of the game up to where its longest sheet goes.
    pub(crate) truth: Vec<Move>,
    /// How many cells are wrong, where that is known.
    pub(crate) wrong: Option<usize>,
    /// How many cells there are.
    pub(crate) cells: usize,
}

impl Case {
    /// The sheets as they are handed to a repair.
    pub(crate) fn sheets(&self) -> Vec<&SheetCells> {
        self.sheets.iter().collect()
    }

    /// The positions before each move of the game.
    pub(crate) fn positions(&self) -> impl Iterator<Item = Position> {
        self.truth.iter().scan(Position::default(), |position, played| {
            let before = *position;
            *position = position.played(*played);
            Some(before)
        })
    }
}

/// How cells come to the repair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// As they are, with the language named.
    Cells,
    /// Written as a text that is read, its language found out.
    Text,
}

/// A sheet of these texts, White's and Black's in turn from the first move on.
pub(crate) fn sheet(texts: &[String], language: &'static Language, way: Way) -> SheetCells {
    if way == Way::Cells {
        return SheetCells::from_texts(texts.iter().map(String::as_str), language);
    }
    let text = text_of(texts.iter().map(String::as_str));
    SheetCells::of(&Checker::new(Settings::default()).check(text.as_bytes()))
}

/// A sheet as a text, a row a line, `?` where a cell is blank.
pub(crate) fn as_text(sheet: &SheetCells) -> String {
    text_of(sheet.cells.iter().map(ObservedCell::text))
}

fn text_of<'t>(cells: impl Iterator<Item = &'t str>) -> String {
    let mut text = String::new();
    for (at, cell) in cells.enumerate() {
        let end = if at % 2 == 0 { ' ' } else { '\n' };
        if at % 2 == 0 {
            let _ = write!(text, "{}. ", at / 2 + 1);
        }
        let _ = write!(text, "{}{end}", if cell.is_empty() { "?" } else { cell });
    }
    text
}
