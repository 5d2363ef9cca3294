//! The cells of a sheet made ready in one language, and what each costs for each move; worked out once for a move's features.

use super::channel::Channel;
use super::features::Features;
use super::letters::Letters;
use super::price::{Room, Text};
use super::sheet::{ObservedCell, SheetCells};
use planilla_notation::language::Language;
use planilla_notation::{Kind, reader};

/// One sheet made ready.
#[derive(Debug)]
pub(super) struct Evidence {
    pub(super) cells: Vec<Cell>,
    letters: Letters,
    channel: &'static Channel,
}

/// One cell made ready.
#[derive(Debug, Default)]
pub(super) struct Cell {
    /// Its texts, each with the negative logarithm of its probability. A blank cell has none.
    texts: Vec<(Text, f32)>,
    known: Known,
}

impl Evidence {
    pub(super) fn new(sheet: &SheetCells, language: &'static Language, channel: &'static Channel) -> Evidence {
        let letters = Letters::new(language, channel);
        let is_blank = |text: &str| matches!(reader(language).read(text).first().kind, Kind::Gap);
        let ready = |cell: &ObservedCell| {
            let written = cell.readings.iter().filter(|reading| !is_blank(&reading.text));
            let texts = written.map(|reading| {
                let price = -(reading.probability.clamp(1e-6, 1.0).ln()) as f32;
                (Text::new(&reading.text, &letters, channel), price)
            });
            Cell { texts: texts.collect(), known: Known::default() }
        };
        Evidence { cells: sheet.cells.iter().map(ready).collect(), letters, channel }
    }

    /// What a cell costs if a move of these features was meant.
    pub(super) fn price(&mut self, cell: usize, features: &Features, room: &mut Room) -> f32 {
        let Evidence { cells, letters, channel } = self;
        let Some(Cell { texts, known }) = cells.get_mut(cell) else { return channel.cell.garbage };
        if texts.is_empty() {
            return channel.cell.blank;
        }
        let key = features.key();
        if let Some(price) = known.get(key) {
            return price;
        }
        let prices = texts.iter().map(|(text, price)| price + room.price(text, features, letters, channel));
        let price = prices.fold(channel.cell.garbage, f32::min);
        known.put(key, price);
        price
    }
}

/// Prices by the keys of features: a small table with open addressing.
#[derive(Debug, Default)]
struct Known {
    places: Vec<(u32, f32)>,
    held: usize,
}

/// No key of features.
const EMPTY: u32 = u32::MAX;

impl Known {
    fn place(&self, key: u32) -> usize {
        let mask = self.places.len() - 1;
        let mut at = (key.wrapping_mul(0x9E37_79B1) >> 8) as usize & mask;
        while self.places[at].0 != key && self.places[at].0 != EMPTY {
            at = (at + 1) & mask;
        }
        at
    }

    fn get(&self, key: u32) -> Option<f32> {
        if self.places.is_empty() {
            return None;
        }
        let (held, price) = self.places[self.place(key)];
        (held == key).then_some(price)
    }

    fn put(&mut self, key: u32, price: f32) {
        if self.places.len() < 2 * (self.held + 1) {
            let old = std::mem::take(&mut self.places);
            self.places = vec![(EMPTY, 0.0); (2 * old.len()).max(64)];
            for (key, price) in old.into_iter().filter(|(key, _)| *key != EMPTY) {
                let at = self.place(key);
                self.places[at] = (key, price);
            }
        }
        let at = self.place(key);
        self.places[at] = (key, price);
        self.held += 1;
    }
}
