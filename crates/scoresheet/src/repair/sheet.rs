//! Sheets as observations: what stands in each cell, and what is known of where it stands. **Lacks any sense of it.**

use crate::checked::{Checked, LanguageHow};
use planilla_board::{Color, Position};
use planilla_notation::language::{LANGUAGES, Language};
use planilla_notation::{ItemKind, Score, Span};

/// One sheet as observations: cells in the order of the game, blank ones among them.
#[derive(Clone, Debug)]
pub struct SheetCells {
    /// The cells.
    pub cells: Vec<ObservedCell>,
    /// The position the game starts from.
    pub start: Position,
    /// The languages it may be written in, the likeliest first; with none given English is taken.
    pub languages: Vec<&'static Language>,
}

/// One cell: what may stand there, and where it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObservedCell {
    /// What may stand there. A blank cell has no reading, a cell of a text has one of probability 1.
    pub readings: Vec<CellReading>,
    /// The move number written before it.
    pub number: Option<u16>,
    /// Whose column it stands in, if that is known.
    pub color: Option<Color>,
    /// Where it stands in the text.
    pub span: Span,
    /// Whether a draw offer stands beside it.
    pub offer: bool,
}

/// What a recogniser of handwriting takes a cell for.
#[derive(Clone, Debug, PartialEq)]
pub struct CellReading {
    /// The text.
    pub text: String,
    /// How likely it is, from 0 to 1. What is left to 1 is for what the recogniser did not think of.
    pub probability: f64,
}

impl ObservedCell {
    /// A cell with one text; blank if there is nothing in it.
    ///
    /// ```
    /// use planilla::repair::ObservedCell;
    /// assert_eq!(ObservedCell::written("Nf3").text(), "Nf3");
    /// assert!(ObservedCell::written(" ").readings.is_empty());
    /// ```
    pub fn written(text: &str) -> ObservedCell {
        let text = text.trim();
        let reading = CellReading { text: text.to_owned(), probability: 1.0 };
        ObservedCell { readings: if text.is_empty() { Vec::new() } else { vec![reading] }, ..ObservedCell::default() }
    }

    /// The likeliest text; empty where the cell is blank.
    pub fn text(&self) -> &str {
        let likeliest = self.readings.iter().max_by(|one, other| one.probability.total_cmp(&other.probability));
        likeliest.map_or("", |reading| &reading.text)
    }
}

impl SheetCells {
    /// The cells of a sheet or game that was checked, in the language that was found for it.
    ///
    /// ```
    /// use planilla::repair::SheetCells;
    /// use planilla::{Checker, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let cells = SheetCells::of(&checker.check(b"1.e4 e5 2.Cf3 ? 3.Ab5"));
    /// assert_eq!(cells.cells.len(), 5);
    /// assert_eq!(cells.cells[2].number, Some(2));
    /// assert_eq!(cells.languages[0].code, "es");
    /// ```
    pub fn of(checked: &Checked<'_>) -> SheetCells {
        let mut languages = vec![checked.language.language];
        // Languages that read the game alike are as good as one, unless nothing decided between them.
        if checked.language.how == LanguageHow::Undecided {
            languages.extend(&checked.language.others);
        }
        SheetCells { cells: cells_of(checked.score, &checked.source.text), start: checked.record.start, languages }
    }

    /// Cells of these texts, from the first position of chess, in one language.
    ///
    /// ```
    /// use planilla::repair::SheetCells;
    /// use planilla_notation::Language;
    /// let sheet = SheetCells::from_texts(["e4", "e5", "Nf3"], Language::by_code("en").unwrap());
    /// assert_eq!(sheet.cells.len(), 3);
    /// ```
    pub fn from_texts<'t>(texts: impl IntoIterator<Item = &'t str>, language: &'static Language) -> SheetCells {
        SheetCells {
            cells: texts.into_iter().map(ObservedCell::written).collect(),
            start: Position::default(),
            languages: vec![language],
        }
    }

    /// The first language, or English.
    pub(super) fn language(&self) -> &'static Language {
        self.languages.first().copied().unwrap_or(&LANGUAGES[0])
    }
}

/// The cells of the main line of a score, blank ones among them.
pub fn cells_of(score: &Score, text: &str) -> Vec<ObservedCell> {
    let (mut cells, mut depth) = (Vec::<ObservedCell>::new(), 0_u32);
    let (mut number, mut next) = (None, None);
    for (at, item) in score.items.iter().enumerate() {
        match item.kind {
            ItemKind::VariationStart => depth += 1,
            ItemKind::VariationEnd => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            ItemKind::Cell => {
                let mut cell = ObservedCell::written(item.span.of(text));
                let readings = score
                    .readings_of(at)
                    .iter()
                    .filter(|reading| reading.probability > 0.0 && !reading.span.is_empty());
                let readings = readings.map(|reading| CellReading {
                    text: reading.span.of(text).to_owned(),
                    probability: reading.probability,
                });
                let readings: Vec<CellReading> = readings.collect();
                if !readings.is_empty() {
                    cell.readings = readings;
                }
                cells.push(ObservedCell { number: number.take(), color: next, span: item.span, ..cell });
                next = if next == Some(Color::White) { Some(Color::Black) } else { None };
            }
            ItemKind::Number { number: written, black } => {
                number = Some(written);
                next = Some(if black { Color::Black } else { Color::White });
            }
            ItemKind::Offer => {
                if let Some(cell) = cells.last_mut() {
                    cell.offer = true;
                }
            }
            _ => {}
        }
    }
    cells
}
