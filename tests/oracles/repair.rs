//! What holds of every repair, whatever the sheets.

use planilla::repair::{Repair, RepairEntry, RepairOptions, Repairer, SheetCells};
use planilla::{Checker, Settings, Status};

/// Any bytes, read as a sheet or as games, are repaired, and the laws below hold of the answer.
pub fn any_sheet_is_repaired(bytes: &[u8]) {
    let mut checker = Checker::new(Settings::default());
    let cells = SheetCells::of(&checker.check(bytes));
    let mut repairer = Repairer::default();
    let options = RepairOptions { best: 3, ..RepairOptions::default() };
    a_repair_keeps_every_cell(&[&cells], &repairer.repair(&[&cells], &options));
    a_repair_keeps_every_cell(&[&cells, &cells], &repairer.repair(&[&cells, &cells], &options));
}

/// Each cell stands in exactly one entry, in its order; the plies are numbered from 1, their moves are a legal game; what is
/// given of probabilities is no more than 1.
pub fn a_repair_keeps_every_cell(sheets: &[&SheetCells], repair: &Repair) {
    for (nth, sheet) in sheets.iter().enumerate() {
        let cells: Vec<usize> = repair.entries.iter().filter_map(|entry| entry.cells[nth]).collect();
        assert_eq!(cells, (0..sheet.cells.len()).collect::<Vec<_>>(), "cells of sheet {nth}: {repair:#?}");
    }
    let mut position = repair.start;
    for (entry, ply) in repair.plies().zip(1..) {
        assert_eq!(entry.ply, Some(ply), "{repair:#?}");
        let played = entry.proposal.expect("a ply has its proposal");
        assert!(position.is_legal(played), "ply {ply}: {played} in {position}");
        position.play(played);
        sums_to_one_at_most(entry);
    }
    for entry in &repair.entries {
        let stands_for_none = matches!(entry.status, Status::Extra | Status::Unreached);
        let blank = entry.status == Status::Missing;
        assert!(if entry.ply.is_none() { stands_for_none || blank } else { !stands_for_none }, "{entry:?}");
        assert!(entry.ply.is_some() || (entry.proposal.is_none() && !entry.decided), "{entry:?}");
        if entry.status == Status::Repaired {
            assert!(entry.decided, "{entry:?}");
        }
    }
    for game in &repair.games {
        let mut position = repair.start;
        for played in &game.moves {
            assert!(position.is_legal(*played), "{played} in {position}");
            position.play(*played);
        }
        assert!((0.0..=1.0).contains(&game.probability), "{game:?}");
    }
    let whole: f64 = repair.games.iter().map(|game| game.probability).sum();
    assert!(whole <= 1.0 + ROUNDING, "{:?}", repair.games);
}

/// What is lost when many small numbers are added.
const ROUNDING: f64 = 1e-6;

fn sums_to_one_at_most(entry: &RepairEntry) {
    let rivals = entry.alternatives.iter().map(|rival| rival.probability);
    assert!(rivals.clone().chain([entry.probability]).all(|chance| (0.0..=1.0).contains(&chance)), "{entry:?}");
    assert!(rivals.clone().sum::<f64>() + entry.probability <= 1.0 + ROUNDING, "{entry:?}");
    assert!(rivals.is_sorted_by(|one, other| one >= other), "{entry:?}");
    let proposed = entry.alternatives.iter().any(|rival| Some(rival.played) == entry.proposal);
    assert!(!proposed, "the proposal is no rival of its own: {entry:?}");
}
