//! Made-up noise: sheets of real games with the mishaps of real sheets, in several languages.

use crate::case::{Case, Way, sheet};
use planilla_notation::Language;
use planilla_tests::random::{Dice, Game, NoisySheet, Rates, noisy_sheet};
use std::fmt::Write;

/// The languages that sheets are written in, in turn.
const LANGUAGES: [&str; 10] = ["en", "es", "de", "fr", "en", "it", "nl", "pl", "hu", "ru"];

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// The first number of the generator.
    pub(crate) seed: u64,
    /// How often mishaps happen.
    pub(crate) rates: Rates,
    /// Sheets a game: one or two.
    pub(crate) sheets: usize,
    /// How the cells come to the repair.
    pub(crate) way: Way,
}

/// Sheets of these games. Of two sheets of a game the second is in another language and may stop a few plies before the
/// first.
pub(crate) fn cases(games: &[Game], asked: Asked) -> Vec<Case> {
    let mut dice = Dice::new(asked.seed);
    let case = |(nth, game): (usize, &Game)| {
        let mut made = Vec::new();
        for which in 0..asked.sheets {
            let code = LANGUAGES[(nth + which * 3) % LANGUAGES.len()];
            let language = Language::by_code(code).expect("a language of the table");
            let unwritten = if which == 1 && dice.once_in(3) { dice.below(9) } else { 0 };
            made.push(noisy_sheet(game, language, &asked.rates, unwritten, &mut dice));
        }
        let texts = |nth: usize| made[nth].cells.iter().map(|cell| cell.text.clone()).collect::<Vec<String>>();
        Case {
            name: format!("game {}{}", nth + 1, made.iter().map(misplaced).collect::<String>()),
            sheets: (0..made.len()).map(|nth| sheet(&texts(nth), made[nth].language, asked.way)).collect(),
            truth: game.moves.clone(),
            wrong: Some(made.iter().map(NoisySheet::wrong).sum()),
            cells: made.iter().map(|sheet| sheet.cells.len()).sum(),
        }
    };
    games.iter().enumerate().map(case).collect()
}

/// Where a sheet has no cells for plies or cells too many, in words.
fn misplaced(sheet: &NoisySheet) -> String {
    let mut words = String::new();
    let mut next = 1;
    for cell in &sheet.cells {
        let _ = match cell.ply {
            Some(ply) if ply > next => write!(words, ", {} lost before ply {ply}", ply - next),
            None => write!(words, ", a cell too many before ply {next}"),
            Some(_) => Ok(()),
        };
        next = cell.ply.map_or(next, |ply| ply + 1);
    }
    words
}
