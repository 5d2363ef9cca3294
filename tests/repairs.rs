//! Sheets of the corpus with slips in them: the game behind them is found, and what is written stands beside it.

use planilla::repair::{Repair, RepairOptions, Repairer, SheetCells};
use planilla::report::{Place, RepairSheet};
use planilla::{Checker, Settings, Status, repair_checked};
use planilla_tests::places;
use std::fs;

/// Repairs sheets of the corpus together.
fn repaired(names: &[&str]) -> (Repair, Vec<SheetCells>) {
    let texts: Vec<Vec<u8>> = names
        .iter()
        .map(|name| fs::read(places::corpus("repair").join(name)).expect("the sheets of the corpus"))
        .collect();
    let mut checkers: Vec<Checker> = names.iter().map(|_| Checker::new(Settings::default())).collect();
    let checked: Vec<_> = checkers.iter_mut().zip(&texts).map(|(checker, text)| checker.check(text)).collect();
    let cells: Vec<SheetCells> = checked.iter().map(SheetCells::of).collect();
    let place = Place { file: "-", game: 1, line: 1, offset: 0 };
    let sheets: Vec<RepairSheet<'_>> =
        checked.iter().zip(&cells).map(|(checked, cells)| RepairSheet { checked, cells, place }).collect();
    let repair = repair_checked(&mut Repairer::default(), &sheets, &RepairOptions::default(), &[]);
    (repair.expect("there are no answers"), cells)
}

#[test]
fn the_games_behind_sheets_with_slips_are_found() {
    let table = fs::read_to_string(places::corpus("repair/games.csv")).expect("the table of the games");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut count = 0;
    for row in rows {
        let [names, wrong, moves] = row.split(',').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let names: Vec<&str> = names.split(' ').collect();
        let (repair, cells) = repaired(&names);
        let mut position = repair.start;
        let mut san = Vec::new();
        for played in repair.moves() {
            san.push(position.san(played).to_string());
            position.play(played);
        }
        assert_eq!(san, moves.split(' ').collect::<Vec<_>>(), "{names:?}");
        // What stands on the first sheet and is not the move is told, and nothing else is.
        let changed = |entry: &&planilla::repair::RepairEntry| {
            entry.statuses[0].is_some_and(|status| !matches!(status, Status::Exact | Status::Normalized))
        };
        let plies: Vec<String> =
            repair.plies().filter(changed).filter_map(|entry| entry.ply).map(|ply| ply.to_string()).collect();
        assert_eq!(plies, wrong.split(' ').collect::<Vec<_>>(), "{names:?}");
        // No cell is lost: each belongs to one entry.
        for (nth, sheet) in cells.iter().enumerate() {
            let mut held: Vec<usize> = repair.entries.iter().filter_map(|entry| entry.cells[nth]).collect();
            held.sort_unstable();
            assert_eq!(held, (0..sheet.cells.len()).collect::<Vec<_>>(), "{names:?}");
        }
        count += 1;
    }
    assert!(count >= 5);
}
