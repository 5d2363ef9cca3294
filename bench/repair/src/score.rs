//! How many plies are right.
//!
//! A ply is right if the proposal at that ply of the game is the truth's move: the repair numbers the plies, so a cell that
//! is lost or doubled without being noticed makes all plies behind it wrong. Plies behind the last cell of the longest sheet
//! are not counted. A proposal counts whether it is decided or not.

use crate::case::Case;
use planilla::repair::{Repair, RepairOptions, Repairer};
use planilla::{Edition, EditionName, read_in};
use planilla_board::Move;

/// What the repair says of one ply of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    pub(crate) proposal: Option<Move>,
    pub(crate) probability: f64,
    pub(crate) decided: bool,
    pub(crate) right: bool,
}

/// What the repair says of each ply of the truth.
pub(crate) fn said(repair: &Repair, truth: &[Move]) -> Vec<Said> {
    let nothing = Said { proposal: None, probability: 0.0, decided: false, right: false };
    let mut list = vec![nothing; truth.len()];
    for entry in &repair.entries {
        let Some(ply) = entry.ply.and_then(|ply| (ply as usize).checked_sub(1)).filter(|ply| *ply < list.len()) else {
            continue;
        };
        let right = entry.proposal == Some(truth[ply]);
        let (proposal, probability) = (entry.proposal, entry.probability);
        list[ply] = Said { proposal, probability, decided: entry.decided, right };
    }
    list
}

/// What all sheets of a kind come to.
#[derive(Debug, Default)]
pub(crate) struct Score {
    pub(crate) sheets: usize,
    pub(crate) whole: usize,
    pub(crate) plies: Vec<Said>,
    pub(crate) cells: usize,
    pub(crate) wrong: Option<usize>,
}

impl Score {
    /// The share of plies that are right.
    pub(crate) fn right(&self) -> f64 {
        self.plies.iter().filter(|said| said.right).count() as f64 / self.plies.len().max(1) as f64
    }

    /// One line of it.
    pub(crate) fn show(&self, name: &str) {
        let percent = |share: f64| 100.0 * share;
        let decided: Vec<&Said> = self.plies.iter().filter(|said| said.decided).collect();
        let misled = decided.iter().filter(|said| !said.right).count();
        let wrong = self.wrong.map_or_else(String::new, |wrong| {
            format!(", cells wrong {:5.2} %", percent(wrong as f64 / self.cells.max(1) as f64))
        });
        println!(
            "{name:>34}: {:>6} plies of {:>4}, {:6.2} % right, whole {:>4} ({:.0} %), decided {:6.2} %, of these wrong {:5.2} %{wrong}",
            self.plies.len(),
            self.sheets,
            percent(self.right()),
            self.whole,
            percent(self.whole as f64 / self.sheets.max(1) as f64),
            percent(decided.len() as f64 / self.plies.len().max(1) as f64),
            percent(misled as f64 / decided.len().max(1) as f64),
        );
    }
}

/// Repairs all cases. With `list` the plies that are not right are printed.
pub(crate) fn score(cases: &[Case], list: bool) -> Score {
    let (mut repairer, options) = (Repairer::default(), RepairOptions::default());
    let mut score = Score::default();
    for case in cases {
        let repair = repairer.repair(&case.sheets(), &options);
        let said = said(&repair, &case.truth);
        if list && said.iter().any(|said| !said.right) {
            // Where the truth costs less, the search did not find it; where it costs more, the prices are wrong.
            let known = (1..).zip(case.truth.iter().copied()).collect();
            let told = repairer.repair(&case.sheets(), &RepairOptions { known, ..RepairOptions::default() });
            println!("{}: the game costs {:.1}, the truth {:.1}", case.name, repair.cost, told.cost);
            show(case, &repair, &said);
        }
        score.sheets += 1;
        score.whole += usize::from(said.iter().all(|said| said.right));
        score.cells += case.cells;
        score.wrong = case.wrong.map(|wrong| wrong + score.wrong.unwrap_or_default());
        score.plies.extend(said);
    }
    score
}

/// The share of plies whose own cell, counted from the first, names their move and no other where it was played.
pub(crate) fn as_written(cases: &[Case]) -> f64 {
    let laws = Edition::of(EditionName::newest());
    let (mut plies, mut right) = (0, 0);
    for case in cases {
        let sheet = &case.sheets[0];
        for ((position, played), cell) in case.positions().zip(&case.truth).zip(&sheet.cells) {
            let read = read_in(cell.text(), &position, &sheet.languages, laws);
            plies += 1;
            right += usize::from(read.played() == Some(*played));
        }
    }
    right as f64 / f64::from(plies.max(1))
}

/// The plies that are not right, with what is written there.
fn show(case: &Case, repair: &Repair, said: &[Said]) {
    for (ply, (said, position)) in said.iter().zip(case.positions()).enumerate().filter(|(_, (said, _))| !said.right) {
        let entry = repair.entries.iter().find(|entry| entry.ply == u32::try_from(ply + 1).ok());
        let cells = entry.map(|entry| entry.cells).unwrap_or_default();
        let written =
            case.sheets.iter().zip(cells).map(|(sheet, cell)| cell.map_or("-", |cell| sheet.cells[cell].text()));
        let written: Vec<&str> = written.collect();
        let proposal = said.proposal.map_or_else(|| "-".to_owned(), |played| played.to_string());
        println!(
            "{} {}{} written {written:?}, proposed {proposal} ({:.3}), truth {}",
            case.name,
            ply / 2 + 1,
            if ply % 2 == 0 { '.' } else { '…' },
            said.probability,
            position.san(case.truth[ply])
        );
    }
}
