//! One move in one position, spelled in all the ways that sheets, programs and books have. What is read must be the
//! move; what belongs to a language that is not shipped must never become another move.

use planilla::{Edition, EditionName, Reading, Status, read_in};
use planilla_board::Position;
use planilla_notation::Language;
use planilla_tests::places::{corpus_table, fields, shared};

fn read(fen: &str, languages: &str, text: &str) -> Reading {
    let position = Position::from_fen(fen).expect(fen);
    let languages: Vec<_> = match languages {
        "all" => Vec::new(),
        codes => codes.split(' ').map(|code| Language::by_code(code).expect(code)).collect(),
    };
    read_in(text, &position, &languages, Edition::of(EditionName::newest()))
}

/// What came out, in the words of the table: the move; the rivals of an ambiguous text; or why there is none.
fn outcome(reading: &Reading) -> String {
    match reading.status {
        Status::Ambiguous => {
            let mut rivals: Vec<_> = reading.candidates.iter().map(|rival| rival.played.to_string()).collect();
            rivals.sort_unstable();
            rivals.join(" ")
        }
        status => reading.played().map_or_else(|| status.as_str().to_owned(), |played| played.to_string()),
    }
}

#[test]
fn spellings_of_the_corpus_are_read_as_the_table_says() {
    let mut wrong = Vec::new();
    for row in corpus_table("moves/played.csv") {
        let [fen, languages, text, expected] = <[String; 4]>::try_from(row).expect("four fields");
        let reading = read(&fen, &languages, &text);
        let found = outcome(&reading);
        if found != expected {
            wrong.push(format!("{text} ({languages}): {found}, not {expected}: {reading:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_shared_list_of_spellings_is_read() {
    let Some(table) = shared("notation_spellings.csv") else { return };
    let table = String::from_utf8(table).expect("the table is UTF-8");
    let mut wrong = Vec::new();
    for line in table.lines().skip(1) {
        let [id, _, fen, text, expected, _] = <[String; 6]>::try_from(fields(line)).expect("six fields");
        let reading = read(&fen, "all", &text);
        let right = if expected == "NOMOVE" {
            reading.candidates.is_empty()
        } else {
            reading.played().is_some_and(|played| played.to_string() == expected)
        };
        if !right {
            wrong.push(format!("{id}: {text}: {}, not {expected}", outcome(&reading)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
