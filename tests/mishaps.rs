//! What a repair makes of sheets whose game is known: real games, written in several languages, with the mishaps of real
//! sheets. How many plies are right is measured in `bench/`; here only what must hold.

use planilla::Status;
use planilla::repair::{Repair, RepairOptions, Repairer, SheetCells};
use planilla_board::Move;
use planilla_notation::Language;
use planilla_tests::oracles::{a_repair_keeps_every_cell, any_sheet_is_repaired};
use planilla_tests::places::root;
use planilla_tests::random::{Dice, Game, Hostile, NoisySheet, Rates, noisy_sheet, played_games};
use quickcheck::QuickCheck;

const LANGUAGES: [&str; 6] = ["en", "es", "de", "fr", "pl", "ru"];

/// So many games that people played, each cut at thirty moves.
fn games(count: usize) -> Vec<Game> {
    let file = std::fs::read(root().join("bench/samples/plain.pgn")).expect("the samples");
    let mut games: Vec<Game> = played_games(&file, 60).step_by(3).take(count).collect();
    for game in &mut games {
        game.moves.truncate(60);
        game.positions.truncate(61);
    }
    assert_eq!(games.len(), count);
    games
}

fn language(nth: usize) -> &'static Language {
    Language::by_code(LANGUAGES[nth % LANGUAGES.len()]).expect("a language of the table")
}

fn cells(sheet: &NoisySheet) -> SheetCells {
    SheetCells::from_texts(sheet.cells.iter().map(|cell| cell.text.as_str()), sheet.language)
}

/// The moves by their plies.
fn proposals(repair: &Repair) -> Vec<Option<Move>> {
    repair.plies().map(|entry| entry.proposal).collect()
}

/// The share of plies that are right when sheets with mishaps are repaired.
fn right(rates: Rates, sheets: usize, count: usize) -> f64 {
    let (mut dice, mut repairer) = (Dice::new(9), Repairer::default());
    let (mut plies, mut right) = (0_u32, 0_u32);
    for (nth, game) in games(count).iter().enumerate() {
        let made: Vec<SheetCells> =
            (0..sheets).map(|which| cells(&noisy_sheet(game, language(nth + which), &rates, 0, &mut dice))).collect();
        let made: Vec<&SheetCells> = made.iter().collect();
        let repair = repairer.repair(&made, &RepairOptions::default());
        a_repair_keeps_every_cell(&made, &repair);
        let proposals = proposals(&repair);
        for (played, found) in game.moves.iter().zip(proposals) {
            plies += 1;
            right += u32::from(found == Some(*played));
        }
    }
    f64::from(right) / f64::from(plies)
}

#[test]
fn clean_sheets_come_back_unchanged() {
    let mut repairer = Repairer::default();
    for (nth, game) in games(12).iter().enumerate() {
        let sheet = noisy_sheet(game, language(nth), &Rates::CLEAN, 0, &mut Dice::new(4));
        let repair = repairer.repair(&[&cells(&sheet)], &RepairOptions::default());
        let wrong = repair.plies().zip(&game.moves).find(|(entry, played)| entry.proposal != Some(**played));
        assert!(wrong.is_none() && repair.plies().count() == game.moves.len(), "{wrong:?} in {}", sheet.text());
        let kept = |status: Status| matches!(status, Status::Exact | Status::Normalized);
        assert!(repair.entries.iter().all(|entry| entry.decided && kept(entry.status)), "{repair:#?}");
        assert_eq!(repair.plies_changed, 0);
    }
}

/// The floors lie well below what is measured, so that they fail only where something is broken.
#[test]
fn mishaps_are_seen_through() {
    let one = right(Rates::MEASURED, 1, 24);
    assert!(one > 0.95, "one sheet: {one}");
    let two = right(Rates::MEASURED, 2, 12);
    assert!(two > 0.98, "two sheets: {two}");
}

#[test]
fn an_answer_is_taken_as_given() {
    let game = &games(1)[0];
    let sheet = cells(&noisy_sheet(game, language(0), &Rates::MEASURED, 0, &mut Dice::new(5)));
    for ply in [1, 8, 31, 60] {
        let known = vec![(ply, game.moves[ply as usize - 1])];
        let options = RepairOptions { known, ..RepairOptions::default() };
        let repair = Repairer::default().repair(&[&sheet], &options);
        let entry = repair.plies().find(|entry| entry.ply == Some(ply)).expect("the ply");
        assert_eq!((entry.proposal, entry.decided), (Some(game.moves[ply as usize - 1]), true));
        a_repair_keeps_every_cell(&[&sheet], &repair);
    }
}

#[test]
fn any_bytes_are_repaired() {
    QuickCheck::new().tests(20).quickcheck((|bytes: Hostile| any_sheet_is_repaired(&bytes.0)) as fn(Hostile));
}
