//! The cells of the main line, in order, each with the move number written before it.

use crate::record::{Record, Signals};
use planilla_notation::{ItemKind, Score, Span};

/// One cell of the main line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    /// Its text.
    pub(crate) span: Span,
    /// The number before it; 0: none.
    pub(crate) number: u16,
    /// Whether that number leaves White's place open.
    pub(crate) black: bool,
    /// Whether a draw offer stands beside it.
    pub(crate) offer: bool,
    /// Whether there is a cell before it, and that has no number either.
    pub(crate) alone: bool,
    /// Where the number stands.
    pub(crate) number_span: Span,
}

/// Gathers the cells of the main line, and the result into the record. Variations are passed over.
pub(crate) fn gather(score: &Score, cells: &mut Vec<Cell>, record: &mut Record) {
    let (mut depth, mut number, mut black, mut number_span) = (0_u32, 0, false, Span::default());
    for item in &score.items {
        match item.kind {
            ItemKind::VariationStart => depth += 1,
            ItemKind::VariationEnd => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            ItemKind::Cell => {
                let alone = cells.last().is_some_and(|cell| cell.number == 0);
                cells.push(Cell { span: item.span, number, black, offer: false, alone, number_span });
                (number, black) = (0, false);
            }
            ItemKind::Number { number: written, black: open } => {
                (number, black, number_span) = (written, open, item.span);
            }
            ItemKind::Offer => {
                if let Some(cell) = cells.last_mut() {
                    cell.offer = true;
                }
            }
            ItemKind::Result(outcome) => record.result = Some((outcome, item.span)),
            _ => {}
        }
    }
    if !score.faults.is_empty() {
        record.signals |= Signals::SCORE_FAULT;
    }
}
