//! The laws, for inputs that quickcheck makes and makes smaller. The fuzz targets call the same ones.

use planilla_tests::oracles;
use planilla_tests::random::{AnyGame, Dice, Hostile, any_hand, mutated, write_grid, write_sheet};
use quickcheck::{QuickCheck, Testable};

fn hold(tests: u64, law: impl Testable) {
    QuickCheck::new().tests(tests).quickcheck(law);
}

#[test]
fn lexing_is_lossless() {
    hold(2_000, (|text: Hostile| oracles::lexing_is_lossless(&text.text())) as fn(Hostile));
    hold(1_000, (|text: String| oracles::lexing_is_lossless(&text)) as fn(String));
}

#[test]
fn scores_hold_every_byte() {
    hold(2_000, (|text: Hostile| oracles::sheet_holds_every_byte(&text.text())) as fn(Hostile));
    hold(2_000, (|text: Hostile| oracles::pgn_holds_every_byte(&text.text())) as fn(Hostile));
    hold(500, (|text: String| oracles::sheet_holds_every_byte(&text)) as fn(String));
    hold(500, (|text: String| oracles::pgn_holds_every_byte(&text)) as fn(String));
}

#[test]
fn tables_hold_every_byte() {
    hold(2_000, (|text: Hostile| oracles::table_holds_every_byte(&text.text())) as fn(Hostile));
    hold(500, (|text: String| oracles::table_holds_every_byte(&text)) as fn(String));
    let damage = |game: AnyGame| {
        let table = String::from_utf8_lossy(&damaged_table(game)).into_owned();
        oracles::table_holds_every_byte(&table);
    };
    hold(2_000, damage as fn(AnyGame));
}

#[test]
fn sheets_as_json_give_what_stands_there() {
    hold(2_000, (|text: Hostile| oracles::json_gives_what_stands_there(&json(&text.text()))) as fn(Hostile));
    hold(500, (|text: String| oracles::json_gives_what_stands_there(&json(&text))) as fn(String));
    hold(500, (|text: Hostile| oracles::blocks_tile(json(&text.text()).as_bytes())) as fn(Hostile));
}

/// JSON with a text's words in it, in all kinds of places.
fn json(text: &str) -> String {
    const PIECES: [&str; 11] = [
        "{\"moves\": [",
        "\"e4\", ",
        "{\"readings\": [",
        "{\"text\": \"",
        "\", \"probability\": 0.",
        "}",
        "], ",
        "\\u2658",
        "null, ",
        "{\"number\": 1, \"written\": ",
        "\n",
    ];
    let words = text.split(' ').enumerate();
    let words = words.map(|(at, word)| format!("{word}{}", PIECES[(at * 5 + word.len()) % PIECES.len()]));
    format!("{{\"moves\": [{}", words.collect::<String>())
}

#[test]
fn checks_keep_every_cell_of_damaged_tables() {
    hold(300, (|game: AnyGame| oracles::check_keeps_every_cell(&damaged_table(game))) as fn(AnyGame));
    hold(300, (|game: AnyGame| oracles::blocks_tile(&damaged_table(game))) as fn(AnyGame));
    hold(200, (|game: AnyGame| oracles::convert_keeps_text(&damaged_table(game))) as fn(AnyGame));
}

#[test]
fn blocks_tile() {
    hold(2_000, (|bytes: Hostile| oracles::blocks_tile(&bytes.0)) as fn(Hostile));
    hold(500, (|bytes: Vec<u8>| oracles::blocks_tile(&bytes)) as fn(Vec<u8>));
}

#[test]
fn checks_keep_every_cell() {
    hold(1_000, (|bytes: Hostile| oracles::check_keeps_every_cell(&bytes.0)) as fn(Hostile));
    hold(200, (|bytes: Vec<u8>| oracles::check_keeps_every_cell(&bytes)) as fn(Vec<u8>));
}

#[test]
fn checks_keep_every_cell_of_damaged_games() {
    hold(500, (|game: AnyGame| oracles::check_keeps_every_cell(&damaged(game))) as fn(AnyGame));
}

#[test]
fn conversion_keeps_games() {
    hold(300, (|game: AnyGame| oracles::convert_keeps_text(&written(game))) as fn(AnyGame));
    hold(300, (|game: AnyGame| oracles::convert_keeps_text(&damaged(game))) as fn(AnyGame));
    hold(500, (|bytes: Hostile| oracles::convert_keeps_text(&bytes.0)) as fn(Hostile));
}

#[test]
fn converted_games_are_the_same() {
    let law = |game: AnyGame| oracles::converted_games_are_the_same(&game.game(), &mut Dice::new(game.seed));
    hold(1_000, law as fn(AnyGame));
}

#[test]
fn letters_alone_keep_the_move() {
    let law = |game: AnyGame| {
        let mut dice = Dice::new(game.seed);
        for (position, played) in game.game().plies() {
            oracles::letters_alone_keep_the_move(position, played, &mut dice);
        }
    };
    hold(2_000, law as fn(AnyGame));
}

#[test]
fn fens_round_trip() {
    hold(1_000, (|game: AnyGame| oracles::fen_round_trips(&game.game().end().to_fen())) as fn(AnyGame));
    let damage = |game: AnyGame| {
        let fen = mutated(&mut Dice::new(game.seed), game.game().end().to_fen().as_bytes());
        oracles::fen_round_trips(&String::from_utf8_lossy(&fen));
    };
    hold(2_000, damage as fn(AnyGame));
    hold(500, (|text: String| oracles::fen_round_trips(&text)) as fn(String));
}

/// A game as some player would write it.
fn written(game: AnyGame) -> Vec<u8> {
    let mut dice = Dice::new(game.seed);
    let hand = any_hand(&mut dice);
    write_sheet(&game.game(), &hand, &mut dice).0.into_bytes()
}

/// A game as a table that some program has spoiled.
fn damaged_table(game: AnyGame) -> Vec<u8> {
    let mut dice = Dice::new(game.seed);
    let hand = any_hand(&mut dice);
    let table = write_grid(&game.game(), &hand, &mut dice).0;
    mutated(&mut dice, table.as_bytes())
}

fn damaged(game: AnyGame) -> Vec<u8> {
    mutated(&mut Dice::new(game.seed), &written(game))
}
