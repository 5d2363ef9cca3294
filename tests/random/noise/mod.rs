//! Sheets of real games with the mishaps of real sheets, from a seed, and what was played beside them: for each ply its
//! move, for each cell its ply.
//!
//! How often a mishap happens is what was counted on 40 pairs of sheets of the collection HCS (5,056 cells, each against
//! the joint reading of both players' sheets); which letters and digits are taken for another is its list of pairs. Where
//! a sheet loses or doubles a cell was not counted there: [`Rates::with_gaps`] makes one such place a sheet.

mod cell;
mod gaps;

use super::{Dice, Game};
use gaps::lose_places;
use planilla::facts;
use planilla_notation::language::System;
use planilla_notation::{Form, Language, Style};
use std::fmt::Write;

/// How often a cell suffers a mishap, in ten thousandths of all cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Another letter in the place of a file.
    pub file: usize,
    /// Another digit in the place of a rank.
    pub rank: usize,
    /// The hint that tells two pieces apart is left out.
    pub hint: usize,
    /// Nothing is written.
    pub blank: usize,
    /// Something is written that says nothing: `?`.
    pub query: usize,
    /// A character too many or too few.
    pub character: usize,
    /// Another letter in the place of a piece's.
    pub letter: usize,
    /// The mark of check or mate is left out.
    pub mark: usize,
    /// `NxN` for `Nxf6`.
    pub taken: usize,
    /// `exd` or `ed` for `exd5`.
    pub pawn: usize,
    /// Places where cells are lost, doubled or left open, in hundredths of a sheet.
    pub gaps: usize,
}

impl Rates {
    /// No mishap at all.
    pub const CLEAN: Rates = Rates {
        file: 0,
        rank: 0,
        hint: 0,
        blank: 0,
        query: 0,
        character: 0,
        letter: 0,
        mark: 0,
        taken: 0,
        pawn: 0,
        gaps: 0,
    };

    /// As measured: a little less than 8 % of the cells are wrong. Missing marks and the short ways to write a capture,
    /// which another 2 % have, are not counted as wrong.
    pub const MEASURED: Rates = Rates {
        file: 240,
        rank: 170,
        hint: 120,
        blank: 110,
        query: 10,
        character: 80,
        letter: 60,
        mark: 90,
        taken: 60,
        pawn: 50,
        gaps: 0,
    };

    /// The same with one place a sheet, on average, where cells are lost, doubled or left open.
    #[must_use]
    pub const fn with_gaps(self) -> Rates {
        Rates { gaps: 100, ..self }
    }
}

/// A cell of a sheet, and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoisyCell {
    /// What is written; nothing in a cell that is left open.
    pub text: String,
    /// The ply it stands for, from 1; none for a cell that was written twice or left open for no move.
    pub ply: Option<u32>,
    /// Whether what is written differs from the move by more than a mark or a short way to write a capture.
    pub wrong: bool,
}

/// A sheet with mishaps.
#[derive(Clone, Debug)]
pub struct NoisySheet {
    /// The language of its letters.
    pub language: &'static Language,
    /// Its cells, White's and Black's in turn from the first move on.
    pub cells: Vec<NoisyCell>,
}

impl NoisySheet {
    /// The sheet as text, a line for each number; `?` stands in cells that are left open.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (at, cell) in self.cells.iter().enumerate() {
            if at % 2 == 0 {
                let _ = write!(text, "{}.", at / 2 + 1);
            }
            let _ = write!(text, " {}", if cell.text.is_empty() { "?" } else { &cell.text });
            if at % 2 == 1 {
                text.push('\n');
            }
        }
        text
    }

    /// How many of its cells are wrong.
    pub fn wrong(&self) -> usize {
        self.cells.iter().filter(|cell| cell.wrong).count()
    }
}

/// Writes a game as one of its players may have done, with mishaps; the last `unwritten` plies are not recorded.
pub fn noisy_sheet(
    game: &Game,
    language: &'static Language,
    rates: &Rates,
    unwritten: usize,
    dice: &mut Dice,
) -> NoisySheet {
    let form = if language.system == System::Figurine { Form::Figurine } else { Form::Short };
    let style = Style::new(form);
    let style = if dice.once_in(2) { style.with_pgn_signs() } else { style };
    let writer = cell::Writer { language, style, rates };
    let plies = game.moves.len().saturating_sub(unwritten);
    let mut cells = Vec::new();
    for (ply, (position, played)) in game.plies().take(plies).enumerate() {
        let (text, wrong) = writer.write(&facts(position, played), dice);
        cells.push(NoisyCell { text, ply: u32::try_from(ply + 1).ok(), wrong });
    }
    lose_places(&mut cells, rates.gaps, dice);
    NoisySheet { language, cells }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::played_games;

    fn games() -> Vec<Game> {
        let file = crate::places::root().join("bench/samples/plain.pgn");
        played_games(&std::fs::read(file).expect("the samples"), 60).collect()
    }

    #[test]
    fn mishaps_are_as_frequent_as_measured() {
        let language = Language::by_code("es").expect("Spanish");
        let (mut dice, mut cells, mut wrong) = (Dice::new(1), 0, 0);
        for game in games() {
            let sheet = noisy_sheet(&game, language, &Rates::MEASURED, 0, &mut dice);
            cells += sheet.cells.len();
            wrong += sheet.wrong();
        }
        assert!(wrong * 100 > cells * 7 && wrong * 100 < cells * 8, "{wrong} of {cells}");
    }

    #[test]
    fn without_mishaps_all_is_as_it_ought_to_be() {
        let mut checker = planilla::Checker::new(planilla::Settings::default());
        for game in games().iter().take(40) {
            let language = Language::by_code("de").expect("German");
            let sheet = noisy_sheet(game, language, &Rates::CLEAN, 0, &mut Dice::new(2));
            let text = sheet.text();
            let checked = checker.check(text.as_bytes());
            let moves: Vec<_> = checked.record.plies.iter().filter_map(|ply| ply.played).collect();
            assert_eq!((sheet.wrong(), moves), (0, game.moves.clone()));
        }
    }

    #[test]
    fn lost_and_doubled_cells_keep_their_plies() {
        let mut dice = Dice::new(3);
        let language = Language::by_code("en").expect("English");
        let (mut lost, mut doubled) = (0, 0);
        for game in games() {
            let sheet = noisy_sheet(&game, language, &Rates::CLEAN.with_gaps(), 0, &mut dice);
            let plies: Vec<u32> = sheet.cells.iter().filter_map(|cell| cell.ply).collect();
            assert!(plies.is_sorted_by(|a, b| a < b), "{plies:?}");
            lost += game.moves.len() - plies.len();
            doubled += sheet.cells.len() - plies.len();
        }
        assert!(lost > 50 && doubled > 50, "{lost} lost, {doubled} doubled");
    }
}
