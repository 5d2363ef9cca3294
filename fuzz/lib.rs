//! Each target is one law of the tests' oracles. Built as usual a target is a plain program that replays files or makes
//! inputs of its own from a seed; built with `--cfg fuzzing` it is driven by libFuzzer, on a stable compiler too (see
//! README.md).

use planilla_board::Position;
use planilla_notation::Input;
use planilla_tests::random::{Dice, any_input, random_game};
use planilla_tests::{oracles, places};
use std::path::{Path, PathBuf};
use std::{env, fs, panic, process};

/// A law of bytes.
pub type Law = fn(&[u8]);

/// All laws, by the names of their targets.
pub const LAWS: [(&str, Law); 8] = [
    ("lex", lex),
    ("pgn", pgn),
    ("games", games),
    ("sheet", sheet),
    ("fen", fen),
    ("convert", convert),
    ("table", table),
    ("trf", trf),
];

/// Tokens tile the text, and blocks the file.
pub fn lex(bytes: &[u8]) {
    oracles::lexing_is_lossless(&String::from_utf8_lossy(bytes));
    oracles::blocks_tile(bytes);
}

/// A game in PGN is read without loss, and each of its cells gets a status.
pub fn pgn(bytes: &[u8]) {
    oracles::pgn_holds_every_byte(&String::from_utf8_lossy(bytes));
    oracles::check_keeps_every_cell_as(bytes, Some(Input::Pgn));
}

/// The short ways through a game say what a check says.
pub fn games(bytes: &[u8]) {
    oracles::games_agree_with_a_check(bytes);
    oracles::a_glance_agrees_with_a_check(bytes);
    oracles::notes_add_only_notes(bytes);
}

/// Any bytes are read as a report file, and a tournament made from them is read back.
pub fn trf(bytes: &[u8]) {
    oracles::any_report_is_read(bytes);
    let seed = bytes.iter().fold(0, |seed: u64, &byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
    oracles::reports_are_read_back(seed, 4 + bytes.len() % 20, 2 + bytes.len() % 7);
}

/// A sheet, as text, as a table or as JSON, is read without loss, and each of its cells gets a status. What it begins with is
/// judged as a sealed move.
pub fn sheet(bytes: &[u8]) {
    oracles::sheet_holds_every_byte(&String::from_utf8_lossy(bytes));
    oracles::check_keeps_every_cell_as(bytes, Some(Input::Text));
    oracles::table_holds_every_byte(&String::from_utf8_lossy(bytes));
    oracles::check_keeps_every_cell_as(bytes, Some(Input::Table));
    let text = String::from_utf8_lossy(bytes);
    oracles::json_gives_what_stands_there(&text);
    oracles::check_keeps_every_cell_as(bytes, Some(Input::Json));
    oracles::any_paper_is_judged(&text[..text.floor_char_boundary(600)]);
}

/// A FEN that is read is written and read the same.
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    oracles::fen_round_trips(&text);
    if let Ok((position, _)) = Position::from_fen_lenient(&text) {
        oracles::chances_agree(&position, 500, 500);
    }
}

/// A sheet in other letters is the same game; and so is a game of which the bytes are the seed, in any row and style.
pub fn convert(bytes: &[u8]) {
    oracles::convert_keeps_text(bytes);
    let seed = bytes.iter().fold(0_u64, |seed, byte| seed.wrapping_mul(0x100_0000_01B3) ^ u64::from(*byte));
    let mut dice = Dice::new(seed);
    let most = 1 + dice.below(40);
    let game = random_game(&mut dice, most);
    oracles::converted_games_are_the_same(&game, &mut dice);
}

/// Tables say what the rows of the report say.
pub fn table(bytes: &[u8]) {
    oracles::tables_say_what_rows_say(bytes);
}

/// The plain program of a target: replays the files and folders named, makes `--millions N` inputs from `--seed S`, and
/// without arguments replays the corpus.
pub fn drive(laws: &[(&str, Law)]) {
    let (mut paths, mut millions, mut seed) = (Vec::new(), 0.0, 1);
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().unwrap_or_default();
        match argument.as_str() {
            "--millions" => millions = value().parse().expect("a number of millions"),
            "--seed" => seed = value().parse().expect("a seed"),
            path => paths.push(PathBuf::from(path)),
        }
    }
    if paths.is_empty() && millions == 0.0 {
        paths = vec![places::corpus("sheets"), places::corpus("crashes"), places::corpus("positions")];
    }
    let seeds: Vec<Vec<u8>> = files(&places::corpus("sheets")).iter().filter_map(|path| fs::read(path).ok()).collect();
    let replayed: Vec<PathBuf> = paths.iter().flat_map(|path| files(path)).collect();
    for (name, law) in laws {
        for path in &replayed {
            let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            hold(name, *law, &bytes);
        }
        let mut dice = Dice::new(seed);
        let count = (millions * 1e6) as u64;
        for _ in 0..count {
            hold(name, *law, &any_input(&mut dice, &seeds));
        }
        println!("{name}: {} files and {count} inputs of seed {seed} keep the law", replayed.len());
    }
}

/// The files of a folder and the folders in it, snapshots left out; a file is itself.
fn files(path: &Path) -> Vec<PathBuf> {
    let Ok(folder) = fs::read_dir(path) else {
        return if path.exists() { vec![path.to_owned()] } else { Vec::new() };
    };
    let mut list: Vec<PathBuf> = folder.flatten().flat_map(|entry| files(&entry.path())).collect();
    list.retain(|path| path.extension().is_none_or(|extension| extension != "snap"));
    list.sort();
    list
}

/// Holds one input against a law; one that breaks it is written down as a file, and the program ends.
fn hold(name: &str, law: Law, bytes: &[u8]) {
    if panic::catch_unwind(|| law(bytes)).is_err() {
        let file = format!(
            "crash-{name}-{:016x}",
            Dice::new(bytes.iter().fold(0, |sum, byte| sum * 31 % 0xffff_fffb + u64::from(*byte))).roll()
        );
        match fs::write(&file, bytes) {
            Ok(()) => eprintln!("{name}: the law is broken by {file}"),
            Err(error) => eprintln!("{name}: the law is broken by {bytes:?}; {file}: {error}"),
        }
        process::exit(1);
    }
}
