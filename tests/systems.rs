//! Games in systems of notation other than the algebraic, read with their system named and with none.

use planilla::{Checked, Checker, Settings};
use planilla_notation::Language;
use planilla_tests::oracles::{
    algebraic_is_no_other_system, other_systems_are_read_back, systems_are_written_and_read_back,
};
use planilla_tests::places::corpus_table;
use planilla_tests::random::{Dice, random_game};

/// The moves of a check in SAN, rivals parted by strokes; what is no move, by its status.
fn moves(checked: &Checked<'_>) -> String {
    let record = checked.record;
    let each = record.plies.iter().enumerate().map(|(entry, ply)| {
        let before = record.position_before(entry);
        let rivals = record.candidates_of(ply);
        match ply.played {
            _ if rivals.len() > 1 => {
                let mut sans: Vec<String> = rivals.iter().map(|rival| before.san(rival.played).to_string()).collect();
                sans.sort_unstable();
                sans.join("|")
            }
            Some(played) if ply.status.is_read() => before.san(played).to_string(),
            _ => format!("({})", ply.status.as_str()),
        }
    });
    each.collect::<Vec<_>>().join(" ")
}

#[test]
fn moves_of_random_positions_are_read_back() {
    let mut dice = Dice::new(1846);
    for _ in 0..30 {
        let most = 1 + dice.below(120);
        let game = random_game(&mut dice, most);
        for (position, _) in game.plies().step_by(7) {
            other_systems_are_read_back(position);
            algebraic_is_no_other_system(position);
            systems_are_written_and_read_back(position);
        }
    }
}

#[test]
fn games_in_other_systems_are_read_as_the_table_says() {
    let mut wrong = Vec::new();
    for row in corpus_table("moves/systems_played.csv") {
        let [code, fen, text, expected] = <[String; 4]>::try_from(row).expect("four fields");
        let own = Language::by_code(&code).expect("a row of the table");
        let heading = if fen.is_empty() { String::new() } else { format!("fen: {fen}\n\n") };
        let sheet = format!("{heading}{text}\n");
        for languages in [vec![own], Vec::new()] {
            let mut checker = Checker::new(Settings { languages, ..Settings::default() });
            let checked = checker.check(sheet.as_bytes());
            let (found, language) = (moves(&checked), checked.language.language.code);
            if found != expected {
                wrong.push(format!("{code}, read as {language}: {text}\n  is     {found}\n  wanted {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
