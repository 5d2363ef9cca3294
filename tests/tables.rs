//! Tables of games, moves and findings: on the corpus, on real and damaged games, on any bytes, and on the corners.

use parquet::arrow::arrow_reader::ParquetRecordBatchReader;
use planilla::{Messages, Settings};
use planilla_files::{Input, parts};
use planilla_notation::BlocksIn;
use planilla_table::{Order, Parquet, RecordBatch, Scan, TABLES, Table, Unread};
use planilla_tests::oracles::{columns_stand_alone, objects, table_of, tables_say_what_rows_say};
use planilla_tests::places;
use planilla_tests::random::{AnyGame, Dice, Hostile, any_hand, corrupted_game, mutated, write_sheet};
use quickcheck::QuickCheck;
use serde_json::{Value, json};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![folder.to_owned()] };
    let mut list: Vec<PathBuf> = entries.flat_map(|entry| files(&entry.expect("a file").path())).collect();
    list.retain(|path| path.extension().is_some_and(|extension| extension == "sheet"));
    list.sort();
    list
}

/// Every sheet of the corpus, and the inputs that once broke a law.
fn corpus() -> Vec<Vec<u8>> {
    let list = ["sheets", "crashes"].into_iter().flat_map(|folder| files(&places::corpus(folder)));
    list.map(|path| fs::read(path).expect("a sheet")).collect()
}

fn game(tags: &str, moves: &str) -> String {
    format!("{tags}\n\n{moves}\n\n")
}

/// A file of games with a corner each.
fn corners() -> String {
    let clean = game("[White \"Muñoz\"]\n[WhiteElo \"2500\"]\n[Date \"2005.07.01\"]\n[Result \"1-0\"]", "1. e4 e5 1-0");
    let mut text = clean.clone();
    for tags in [
        "[Variant \"Atomic\"]",
        "[FEN \"8/8 w\"]",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]",
        "[FEN \"rk6/8/8/8/8/8/8/RK6 w A - 0 1\"]",
        "[White \"A\"]\n[White \"B\"]\n[WhiteElo \"-\"]\n[BlackElo \"99999\"]",
        "[White \"A \\\"B\\\" \\\\ C\"]\n[Date \"????.07.??\"]\n[Result \"0-1\"]",
        "[Date \"1/7/2005\"]\n[Result \"1/2-1/2\"]\n[Result \"1-0\"]",
        "[Event \"?\"]\n[]\n[Laws \"2005\"]\n[Reason \"time\"]",
        "[Lang \"es\"]",
    ] {
        for moves in ["1. e4 e5 2. Nf3 *", "1. O-O Ke7 1-0", "1. e4 e5", "{nothing}"] {
            text += &game(tags, moves);
        }
    }
    for moves in [
        "{before} 1. e4 {a} {b} (1. d4 {not this}) ; c\n e5 {d",
        "{[%clk 1:00:00]} 1. e4 {[%clk 0:59:59.5][%eval 0.3,12]} e5 {[%clk 0:61:00] [%eval #-3]} 2. Nf3 {[%eval #4] [%eval 1.5]} *",
        "1. e4 {[%clk 0:05:07] [%clk 12:00:00]} {[%clk x]} e5 {[%clk 0:00:01} 2. Nf3 {[%eval inf]} {[%eval +1]} *",
        "1. e4 ? 2. Nf3 Nc6 1-0",
        "1. e4 -- 2. Nf3 ... 3. Bb5 a6 1-0",
        "1. e4 e5 3. Nf3 Nc6 1-0",
        "1. e4 2. e5 3. Nf3 Nc6 1-0",
        "1. e4 e5 2. Ke3 Nc6 3. Nf3 xyz 4. Bb5 a6 1-0",
        "1. e4 e5 2. Nd2 Nf6 3. N1f3 (=) Nc6 1/2-1/2",
        "1. Nf3 d5 2. g3 c5 3. Nd2 Nc6 1/2-1/2",
        "1. Cf3 Cf6 2. Cc3 1-0",
        "1. f3 e5 2. g4 Qh4# 3. e4 0-1",
        "1. e4 e5 [Result \"0-1\"] 2. Nf3 1-0",
        "1-0",
    ] {
        text += &game("[White \"Roe\"]", moves);
    }
    text + &clean
}

fn wide(text: &str) -> Vec<u8> {
    "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

#[test]
fn on_the_corpus() {
    for bytes in corpus() {
        tables_say_what_rows_say(&bytes);
    }
}

#[test]
fn on_the_corners() {
    let corners = corners();
    tables_say_what_rows_say(corners.as_bytes());
    tables_say_what_rows_say(&wide(&corners));
    tables_say_what_rows_say(format!("\u{feff}{}", corners.replace('\n', "\r\n")).as_bytes());
    for bytes in
        [&b""[..], b" \n", b"%PDF-1.7", b"[", b"{", b"\xFF", b"[White \"M\xF1\"]\n\n1. e4 e5 *", b"\xFF\xFE1\0"]
    {
        tables_say_what_rows_say(bytes);
    }
    for text in corners.split_inclusive("\n\n[") {
        tables_say_what_rows_say(text.as_bytes());
    }
}

#[test]
fn each_column_alone_is_what_it_is_among_all() {
    let file: Vec<u8> = corners().into_bytes();
    let usual = Settings::default();
    for settings in [usual.clone(), Settings { notes: true, ..usual.clone() }] {
        columns_stand_alone(&file, &settings);
    }
    for bytes in corpus() {
        columns_stand_alone(&bytes, &usual);
    }
}

#[test]
fn on_real_games_and_on_damaged_ones() {
    for path in ["pgn/otb.pgn.zst", "pgn/lichess.pgn.zst"] {
        let Some(file) = places::shared(path) else { continue };
        let (mut dice, mut score) = (Dice::new(8), planilla_notation::Score::default());
        let mut some = Vec::new();
        for block in BlocksIn::new(&file, planilla_notation::Input::Pgn).take(400) {
            some.extend_from_slice(block.bytes);
            let game = std::str::from_utf8(block.bytes).expect("the files are ASCII");
            some.extend(corrupted_game(game, &mut score, &mut dice).unwrap_or_default().into_bytes());
            some.extend(mutated(&mut dice, block.bytes));
        }
        tables_say_what_rows_say(&some);
    }
}

#[test]
fn on_any_text() {
    QuickCheck::new().tests(300).quickcheck((|bytes: Hostile| tables_say_what_rows_say(&bytes.0)) as fn(Hostile));
    QuickCheck::new().tests(100).quickcheck((|bytes: Vec<u8>| tables_say_what_rows_say(&bytes)) as fn(Vec<u8>));
}

#[test]
fn on_games_as_people_write_them() {
    let written = |game: AnyGame| {
        let mut dice = Dice::new(game.seed);
        let hand = any_hand(&mut dice);
        let sheet = write_sheet(&game.game(), &hand, &mut dice).0;
        tables_say_what_rows_say(sheet.as_bytes());
        tables_say_what_rows_say(format!("[White \"A\"]\n\n{sheet} 1-0\n").as_bytes());
        tables_say_what_rows_say(&mutated(&mut dice, sheet.as_bytes()));
    };
    QuickCheck::new().tests(60).quickcheck(written as fn(AnyGame));
}

/// A game of so many half-moves that nobody ends.
fn long(plies: usize, comment: &str) -> String {
    let mut text = String::from("[White \"A\"]\n\n");
    for (number, pair) in ["Nf3", "Nf6", "Ng1", "Ng8"].chunks(2).cycle().take(plies / 2).enumerate() {
        writeln!(text, "{}. {} {comment} {}", number + 1, pair[0], pair[1]).expect("memory takes all");
    }
    text + "1-0\n"
}

#[test]
fn a_very_long_game_is_one_row_and_all_its_moves() {
    let settings = Settings::default();
    for (text, plies) in [(long(100_000, ""), 100_000), (long(50_000, &format!("{{{}}}", "x".repeat(220))), 50_000)] {
        let [games, moves] = ["games", "moves"].map(|name| {
            let columns = if name == "games" { ["plies", "sans"] } else { ["written", "fen"] };
            table_of(text.as_bytes(), &settings, Table::named(name).expect("a table"), Some(&columns), 3)
        });
        assert_eq!((games.len(), games[0]["plies"].as_u64()), (1, Some(plies)));
        assert_eq!((moves.len() as u64, &moves[2]["written"]), (plies, &json!("Ng1")));
    }
}

/// Games enough for several batches.
fn many() -> Vec<u8> {
    let mut file = Vec::new();
    while file.len() < 2 << 20 {
        file.extend_from_slice(corners().as_bytes());
        file.extend_from_slice(long(2_000, "{[%clk 0:00:01]}").as_bytes());
    }
    file
}

#[test]
fn any_number_of_jobs_makes_the_same_rows() {
    let (file, settings) = (many(), Settings::default());
    let few: [&[&str]; 3] = [&["game", "white", "moves", "errors"], &["ply", "san", "end"], &["game", "message"]];
    for (table, columns) in TABLES.into_iter().zip(few) {
        let [one, three] = [1, 3].map(|jobs| table_of(&file, &settings, table, Some(columns), jobs));
        assert!(one.len() > 100 && one == three, "{}", table.name);
    }
}

fn batches(inputs: Vec<Input>, table: &'static Table) -> Vec<RecordBatch> {
    let order = Order {
        columns: table.all(),
        settings: Settings { notes: true, ..Settings::default() },
        messages: Messages::of("en").expect("English is shipped"),
        jobs: 2,
        unread: Unread::Stop,
    };
    Scan::new(inputs, order).map(|batch| batch.expect("what can be read")).collect()
}

fn rows(batches: &[RecordBatch]) -> Vec<Value> {
    batches.iter().flat_map(objects).collect()
}

#[test]
fn the_parts_of_a_file_make_the_rows_of_the_whole() {
    let path = std::env::temp_dir().join(format!("planilla-tables-{}.pgn", std::process::id()));
    for bytes in [corners().into_bytes(), wide(&corners())] {
        fs::write(&path, bytes).expect("a file can be written");
        for table in TABLES {
            let whole = rows(&batches(vec![Input::File(path.clone())], table));
            for size in [1, 1_000, 3_000] {
                let parts = parts(&path, size).expect("the file can be read");
                let in_parts: Vec<Value> =
                    parts.into_iter().flat_map(|part| rows(&batches(vec![Input::Part(part)], table))).collect();
                assert_eq!(in_parts, whole, "{} in parts of {size}", table.name);
            }
        }
    }
    fs::remove_file(path).expect("the file is there");
}

#[test]
fn what_is_written_as_parquet_is_read_back() {
    let path = std::env::temp_dir().join(format!("planilla-parquet-{}.pgn", std::process::id()));
    fs::write(&path, corners()).expect("a file can be written");
    for table in TABLES {
        let batches = batches(vec![Input::File(path.clone())], table);
        let mut parquet = Parquet::new(Vec::new(), table.all().schema()).expect("a vector can be written");
        let mut file = Vec::new();
        for batch in &batches {
            parquet.write(batch).expect("a vector can be written");
            file.append(parquet.file());
        }
        assert_eq!(parquet.rows() as usize, rows(&batches).len());
        file.extend(parquet.close().expect("a vector can be written"));
        let read = ParquetRecordBatchReader::try_new(bytes::Bytes::from(file), 1_000).expect("a Parquet file");
        let read: Vec<RecordBatch> = read.map(|batch| batch.expect("a Parquet file")).collect();
        assert_eq!(rows(&read), rows(&batches), "{}", table.name);
        assert_eq!(read[0].schema().fields(), table.all().schema().fields());
    }
    fs::remove_file(path).expect("the file is there");
}

/// Where a file cannot be read, the games before it come first, and then an error that names it.
#[test]
fn a_scan_ends_with_an_error_that_names_the_file() {
    let given = |name: &str, bytes: &'static [u8]| {
        Input::Given(planilla_files::Given { name: name.to_owned(), reader: Box::new(bytes) })
    };
    for jobs in [1, 3] {
        let inputs = vec![given("a", b"1. e4 *"), given("b", b""), given("c", b"%PDF-"), given("d", b"1. d4 *")];
        let table = Table::named("games").expect("a table");
        let order = |unread| Order {
            columns: table.choose(["file"]).expect("a column"),
            settings: Settings::default(),
            messages: Messages::of("en").expect("English is shipped"),
            jobs,
            unread,
        };
        let mut scan = Scan::new(inputs, order(Unread::Stop));
        assert_eq!(scan.next().map(|batch| batch.is_ok()), Some(true));
        let error = scan.next().expect("an error").expect_err("the file is no text").to_string();
        assert!(error.contains("c: this is a PDF file"), "{error}");
        assert!(scan.next().is_none());

        let inputs = vec![given("c", b"%PDF-"), given("b", b""), given("d", b"1. d4 *")];
        let mut scan = Scan::new(inputs, order(Unread::PassOver));
        assert_eq!(scan.by_ref().map(|batch| batch.expect("rows").num_rows()).sum::<usize>(), 1);
        assert_eq!((scan.unreadable()[0].0.as_str(), scan.empty()), ("c", &["b".to_owned()][..]));
        assert_eq!((scan.counts().files, scan.counts().games, scan.counts().rows), (2, 1, 1));
    }
}
