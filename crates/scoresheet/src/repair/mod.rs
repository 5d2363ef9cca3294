//! The most likely legal game behind what is written, and how sure it is: from one sheet, or from both players' together.
//!
//! A sheet is a row of cells. Each legal game would have been written down in one of many ways, some of them with slips,
//! each at its price; the cheapest game is the likeliest. **The written text is never replaced**: it stands beside the
//! proposal, and where nothing decides it stands alone.
//!
//! ```
//! use planilla::repair::{RepairOptions, Repairer, SheetCells};
//! use planilla_notation::Language;
//! let english = Language::by_code("en").unwrap();
//! let sheet = SheetCells::from_texts(["e4", "e5", "Nf8", "Nc6", "Bb5", "a6", "Ba4"], english);
//! let repair = Repairer::default().repair(&[&sheet], &RepairOptions::default());
//! assert_eq!(repair.entries[2].proposal.unwrap().to_string(), "g1f3");
//! ```

mod again;
mod answer;
mod branches;
mod channel;
mod conclude;
mod drafts;
mod evidence;
mod expand;
mod features;
mod gaps;
mod held;
mod lattice;
mod letters;
mod mix;
mod numbers;
mod price;
mod prior;
mod remark;
mod said;
mod search;
mod sheet;
mod spelling;
mod text;
mod turned;
mod written;

#[cfg(test)]
mod tests;

pub use answer::{Alternative, DecidedBy, Repair, RepairEntry, RepairOptions, WholeGame};
pub use sheet::{CellReading, ObservedCell, SheetCells, cells_of};

use crate::record::Status;
use channel::Channel;
use conclude::Found;
use evidence::Evidence;
use planilla_board::Move;
use planilla_notation::language::Language;
use said::said;
use search::{Search, Task};
use turned::Turned;

/// By how much the prices are too sure of themselves: what is left of the games that were not kept, and slips that come together.
const HEAT: f64 = 1.25;

/// How many languages of a sheet are tried, and how many positions are held for that.
const MOST_LANGUAGES: usize = 4;
const GLANCE: usize = 10;

/// Rows that look odd from a cell no later than this may be exchanged throughout.
const EARLY: usize = 4;

/// The start is ply 0, wherever the numbers of the sheets begin.
fn begin_at_zero(sheets: &mut [Evidence]) {
    let first = |sheet: &Evidence| sheet.cells.first().filter(|cell| cell.place.told).map_or(0, |cell| cell.place.ply);
    let base = sheets.iter().map(first).min().unwrap_or_default().max(0);
    for cell in sheets.iter_mut().flat_map(|sheet| &mut sheet.cells) {
        cell.place.ply -= base;
    }
}

/// The moves of a sheet of which each cell names one legal move, as it stands; none if there is anything amiss.
fn clean(sheet: &SheetCells, language: &'static Language, options: &RepairOptions) -> Vec<Move> {
    let mut position = sheet.start;
    let mut moves = Vec::with_capacity(sheet.cells.len());
    for cell in &sheet.cells {
        let [only] = said(cell, &position, language, options).fits[..] else { return Vec::new() };
        moves.push(only);
        position.play(only);
    }
    moves
}

/// What a game costs with the cells that it does not reach.
pub(crate) fn whole_cost(repair: &Repair) -> f64 {
    let unread = repair.entries.iter().filter(|entry| entry.status == Status::Unreached).count();
    let unread = u32::try_from(unread).unwrap_or(u32::MAX);
    repair.cost + f64::from(unread) * f64::from(Channel::standard().cell.garbage)
}

/// Repairs games one after the other and keeps its buffers between them.
#[derive(Debug, Default)]
pub struct Repairer {
    search: Search,
}

impl Repairer {
    /// The language of a sheet: of those it may be written in the one in which a quick look finds the cheapest game.
    fn language_of(&mut self, sheet: &SheetCells, options: &RepairOptions) -> &'static Language {
        let listed = if options.languages.is_empty() { &sheet.languages } else { &options.languages };
        let mut distinct: Vec<&'static Language> = Vec::new();
        for language in listed {
            let alike = |held: &&Language| held.letters == language.letters && held.system == language.system;
            if distinct.len() < MOST_LANGUAGES && !distinct.iter().any(alike) {
                distinct.push(language);
            }
        }
        let [_, _, ..] = distinct[..] else { return distinct.first().copied().unwrap_or_else(|| sheet.language()) };
        let mut best = (f32::INFINITY, distinct[0]);
        for language in distinct {
            let channel = Channel::standard();
            let mut ready = [Evidence::new(sheet, language, channel, 0)];
            begin_at_zero(&mut ready);
            let mut task = Task {
                start: sheet.start,
                sheets: &mut ready,
                known: &[],
                width: GLANCE,
                channel,
                clean: &[],
                thinks: false,
            };
            self.search.run(&mut task);
            let price = self.search.lattice.best_ways(1).first().map_or(f32::INFINITY, |(cost, way)| {
                let unread = task.sheets[0].cells.len().saturating_sub(way.len());
                cost + f32::from(u16::try_from(unread).unwrap_or(u16::MAX)) * channel.cell.garbage
            });
            if price < best.0 {
                best = (price, language);
            }
        }
        best.1
    }

    /// The most likely game behind one sheet, or behind two of the same game; more are passed over. Rows of which the moves stand
    /// in each other's column are read turned round where that makes the game so much likelier, and
    /// [`Repair::turned`] tells it.
    ///
    /// ```
    /// use planilla::repair::{RepairOptions, Repairer, SheetCells};
    /// use planilla::{Checker, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let cells = SheetCells::of(&checker.check(b"lang: en\n\n1. e5 e4\n2. Nc6 Nf3\n3. a6 Bb5\n4. Nf6 Ba4"));
    /// let repair = Repairer::default().repair(&[&cells], &RepairOptions::default());
    /// assert_eq!(repair.turned, [Some(0), None]);
    /// assert_eq!((repair.entries[0].cells[0], repair.moves().next().unwrap().to_string()), (Some(1), "e2e4".to_owned()));
    /// ```
    pub fn repair(&mut self, sheets: &[&SheetCells], options: &RepairOptions) -> Repair {
        let sheets = &sheets[..sheets.len().min(2)];
        let best = self.as_they_stand(sheets, options);
        let suspects: Vec<Vec<Turned>> =
            sheets.iter().enumerate().map(|(nth, sheet)| turned::suspects(&best, nth, sheet)).collect();
        // One of the sheets, and if that does not help both.
        let alone = suspects.iter().enumerate().flat_map(|(nth, ways)| ways.iter().map(move |way| vec![(nth, way)]));
        let first =
            suspects.iter().enumerate().map(|(nth, ways)| Some((nth, ways.first()?))).collect::<Option<Vec<_>>>();
        // Which of two sheets looks odd beside the other one depends on which of them was believed.
        let early = suspects.iter().flatten().any(|way| way.from <= EARLY);
        let throughout: Vec<Turned> =
            sheets.iter().filter(|_| early).filter_map(|sheet| Turned::throughout(sheet)).collect();
        let other = throughout.iter().enumerate().filter(|(nth, _)| suspects[*nth].is_empty()).map(|way| vec![way]);
        let both = [first.unwrap_or_default(), throughout.iter().enumerate().collect()];
        let both = both.into_iter().filter(|both| both.len() > 1);
        let mut least = whole_cost(&best);
        let mut found = None;
        for turned in alone.chain(other).chain(both) {
            let mut list = sheets.to_vec();
            for (nth, way) in &turned {
                list[*nth] = &way.sheet;
            }
            let other = self.as_they_stand(&list, options);
            let cost = whole_cost(&other) + turned.iter().map(|(_, way)| way.price()).sum::<f64>();
            if cost < least {
                found = Some(turned.iter().fold(other, |other, (nth, way)| way.told(*nth, other)));
                least = cost;
            }
        }
        found.unwrap_or(best)
    }

    fn as_they_stand(&mut self, sheets: &[&SheetCells], options: &RepairOptions) -> Repair {
        let languages: Vec<&'static Language> = sheets.iter().map(|sheet| self.language_of(sheet, options)).collect();
        let channel = Channel::standard();
        let asked = options.known.iter().map(|(ply, _)| *ply as usize).max().unwrap_or_default();
        let mut ready: Vec<Evidence> = sheets
            .iter()
            .zip(&languages)
            .map(|(sheet, language)| Evidence::new(sheet, language, channel, asked))
            .collect();
        begin_at_zero(&mut ready);
        let start = sheets.first().map(|sheet| sheet.start).unwrap_or_default();
        let mut known: Vec<(u32, Move)> =
            options.known.iter().map(|(ply, played)| (ply.saturating_sub(1), *played)).collect();
        let mut unmet = Vec::new();
        let read: Vec<Vec<Move>> =
            sheets.iter().zip(&languages).map(|(sheet, language)| clean(sheet, language, options)).collect();
        let (least, most) = (read.iter().min_by_key(|moves| moves.len()), read.iter().max_by_key(|moves| moves.len()));
        // Of two sheets both, and they agree as far as they go.
        let agree = least.zip(most).filter(|(least, most)| !least.is_empty() && most.starts_with(least));
        let clean = agree.map(|(_, most)| most.as_slice()).unwrap_or_default();
        loop {
            let mut task = Task {
                start,
                sheets: &mut ready,
                known: &known,
                width: options.width.max(1),
                channel,
                clean,
                thinks: clean.is_empty(),
            };
            self.search.run(&mut task);
            if !self.search.lattice.ends.is_empty() {
                break;
            }
            // The first answer that the search did not come past is set aside.
            let reached = self.search.lattice.layers.len().saturating_sub(1) as u32;
            let Some(place) = known.iter().position(|(ply, _)| *ply == reached).or(known.len().checked_sub(1)) else {
                break;
            };
            unmet.push(known.remove(place).0 + 1);
        }
        let lattice = &self.search.lattice;
        let found = Found { lattice, sheets, evidence: &mut ready, languages: &languages, options, heat: HEAT };
        Repair { unmet, ..found.conclude() }
    }
}
