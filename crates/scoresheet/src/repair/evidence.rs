//! The cells of a sheet made ready in one language, and what each costs for each move; worked out once for a move's features.

use super::channel::Channel;
use super::features::{Check, Features};
use super::letters::Letters;
use super::numbers::Place;
use super::price::Room;
use super::remark;
use super::sheet::{CellReading, ObservedCell, SheetCells};
use super::spelling::of_sign;
use super::text::{Sign, Text};
use super::written::of_readings;
use planilla_notation::language::Language;
use planilla_notation::{Kind, MoveReader, Readings, reader};

/// How many cells of a sheet are looked at. Games of people are shorter; what stands behind is not reached.
pub(super) const MOST_CELLS: usize = 1_500;

/// How many readings of a cell are looked at, the likeliest.
const MOST_READINGS: usize = 64;

/// One sheet made ready.
#[derive(Debug)]
pub(super) struct Evidence {
    /// Its cells up to the last one that is not blank, or of which is known what was played.
    pub(super) cells: Vec<Cell>,
    letters: Letters,
    channel: &'static Channel,
}

/// One cell made ready.
#[derive(Debug)]
pub(super) struct Cell {
    /// Its texts, as the channel and the grammar see them, each with the negative logarithm of its probability, the likeliest
    /// first. A blank cell has none.
    pub(super) texts: Vec<(Text, Readings, f32)>,
    /// What the sign behind it costs behind a quiet move, a check, and mate.
    signs: [f32; 3],
    known: Known,
    /// Where it stands on the sheet.
    pub(super) place: Place,
    /// What it costs to take it for no move at all.
    pub(super) surplus: f32,
    /// Whether it is no attempt at a move.
    pub(super) remark: bool,
}

impl Evidence {
    /// Makes a sheet ready; of the first plies, so many, somebody knows what was played.
    pub(super) fn new(
        sheet: &SheetCells,
        language: &'static Language,
        channel: &'static Channel,
        known: usize,
    ) -> Evidence {
        let letters = Letters::new(language, channel);
        let reader = reader(language);
        let looked_at = &sheet.cells[..sheet.cells.len().min(MOST_CELLS)];
        let mut cells: Vec<Cell> = looked_at.iter().map(|cell| Cell::new(cell, reader, &letters, channel)).collect();
        for (cell, place) in cells.iter_mut().zip(Place::of(looked_at)) {
            cell.place = place;
        }
        remark::mark(&mut cells, &letters, channel);
        for (at, cell) in cells.iter_mut().enumerate() {
            cell.surplus = surplus(looked_at, at, channel);
            if cell.remark {
                // The player left no move there.
                cell.surplus = cell.surplus.min(channel.gap.surplus_blank);
            }
        }
        let written = cells.iter().rposition(|cell| !cell.texts.is_empty()).map_or(0, |last| last + 1);
        cells.truncate(written.max(known));
        Evidence { cells, letters, channel }
    }

    /// What a cell costs if a move of these features was meant, the sign behind it set aside.
    #[inline]
    pub(super) fn price(&mut self, cell: usize, features: Features, room: &mut Room) -> f32 {
        let Evidence { cells, letters, channel } = self;
        let Some(Cell { texts, known, .. }) = cells.get_mut(cell) else { return channel.cell.garbage };
        if texts.is_empty() {
            return channel.cell.blank;
        }
        let key = features.key();
        if let Some(price) = known.get(key) {
            return price;
        }
        let loose = !letters.language.is_algebraic();
        room.spell(features, letters, channel);
        let mut least = f32::INFINITY;
        for (text, readings, price) in texts {
            // The texts that follow are dearer by themselves.
            if *price >= least {
                break;
            }
            if let Some(read) = of_readings(readings, features, loose, channel) {
                least = least.min(*price + read);
            }
            if *price + room.bound(text, letters) < least {
                least = least.min(*price + room.price(text, letters));
            }
        }
        let price = channel.of_slips(least);
        known.put(key, price);
        price
    }

    /// What the sign behind a cell costs.
    #[inline]
    pub(super) fn sign(&self, cell: usize, check: Check) -> f32 {
        self.cells.get(cell).map_or(0.0, |cell| cell.signs[check as usize])
    }

    /// Whether a cell has a text that is as far from a move of these features as from any other.
    pub(super) fn is_unlike(&mut self, cell: usize, features: Features, room: &mut Room) -> bool {
        // Two ways of the same price, that by slips and that by chance.
        let farthest = self.channel.cell.garbage - std::f32::consts::LN_2;
        !self.is_blank(cell) && self.price(cell, features, room) >= farthest
    }

    /// Whether a cell is blank.
    pub(super) fn is_blank(&self, cell: usize) -> bool {
        self.cells.get(cell).is_none_or(|cell| cell.texts.is_empty())
    }
}

impl Cell {
    fn new(cell: &ObservedCell, reader: &MoveReader, letters: &Letters, channel: &Channel) -> Cell {
        let mut texts: Vec<(Text, Readings, f64)> = Vec::new();
        let mut signs = [0.0_f64; 3];
        let mut likeliest: Vec<&CellReading> = cell.readings.iter().collect();
        likeliest.sort_by(|one, other| other.probability.total_cmp(&one.probability));
        for reading in likeliest.into_iter().take(MOST_READINGS) {
            let readings = reader.read(&reading.text);
            if readings.first().kind == Kind::Gap {
                continue;
            }
            let probability = reading.probability.clamp(1e-6, 1.0);
            let mut text = Text::new(&reading.text, letters, channel);
            signs[text.sign as usize] += probability;
            text.sign = Sign::None;
            match texts.iter_mut().find(|(held, known, _)| *held == text && *known == readings) {
                Some((.., held)) => *held += probability,
                None => texts.push((text, readings, probability)),
            }
        }
        let price = |probability: f64| -probability.min(1.0).ln() as f32;
        let of_check = |check| {
            let seen = Sign::ALL.into_iter().filter(|sign| signs[*sign as usize] > 0.0);
            let prices = seen.map(|sign| price(signs[sign as usize]) + of_sign(check, sign, channel));
            prices.reduce(f32::min).unwrap_or_default()
        };
        let signs = [Check::Quiet, Check::Given, Check::Mate].map(of_check);
        let texts = texts.into_iter();
        let mut texts: Vec<(Text, Readings, f32)> =
            texts.map(|(text, readings, probability)| (text, readings, price(probability))).collect();
        texts.sort_by(|(.., one), (.., other)| one.total_cmp(other));
        Cell { texts, signs, known: Known::default(), place: Place::default(), surplus: 0.0, remark: false }
    }
}

/// What it costs to take a cell for no move: little where it repeats what stands before it, or is blank.
fn surplus(cells: &[ObservedCell], at: usize, channel: &Channel) -> f32 {
    let own = cells[at].text();
    let same = |other: Option<usize>| other.and_then(|other| cells.get(other)).is_some_and(|cell| cell.text() == own);
    let again = [at.checked_sub(1), at.checked_sub(2)];
    if cells[at].readings.is_empty() {
        channel.gap.surplus_blank
    } else if again.into_iter().any(same) {
        channel.gap.surplus_again
    } else {
        channel.gap.surplus
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
    #[inline]
    fn place(&self, key: u32) -> usize {
        let mask = self.places.len() - 1;
        let mut at = (key.wrapping_mul(0x9E37_79B1) >> 8) as usize & mask;
        while self.places[at].0 != key && self.places[at].0 != EMPTY {
            at = (at + 1) & mask;
        }
        at
    }

    #[inline]
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
            self.places = vec![(EMPTY, 0.0); (2 * old.len()).max(256)];
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
