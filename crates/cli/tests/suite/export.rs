use crate::program::{Ran, folder, planilla, planilla_with, root, sample};
use parquet::file::reader::{FileReader, SerializedFileReader};
use planilla_cli::{Surroundings, Terminals};
use std::fs::{self, File};
use std::io;
use std::path::Path;

const GAMES: &str = "[White \"Roe\"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White \"Doe\"]\n\n1. d4 *\n";

/// The rows of a Parquet file, as JSON.
fn rows(path: &Path) -> Vec<serde_json::Value> {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    reader.get_row_iter(None).unwrap().map(|row| row.unwrap().to_json_value()).collect()
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn export(args: &[&str], files: &[&Path], out: &Path) -> Ran {
    let files: Vec<String> = files.iter().chain([&out]).map(|path| path.display().to_string()).collect();
    let (out, files) = files.split_last().unwrap();
    let args = ["export"].into_iter().chain(args.iter().copied()).chain(files.iter().map(String::as_str));
    planilla(&args.chain(["-o", out]).collect::<Vec<_>>())
}

#[test]
fn each_table_is_written() {
    let folder = folder("export");
    let (file, out) = (folder.join("a.pgn"), folder.join("out.parquet"));
    fs::write(&file, GAMES).unwrap();
    let cases: [(&[&str], usize, &str); 4] = [
        (&[], 2, r#"{"white":"Roe","errors":1}"#),
        (&["--table", "moves"], 4, r#"{"game":1,"written":"e4"}"#),
        (&["--table", "findings"], 1, r#"{"rule":"move.illegal","ply":3}"#),
        (&["--columns", "black, white,black", "--ignore", "move.illegal"], 2, r#"{"black":null,"white":"Roe"}"#),
    ];
    for (args, count, first) in cases {
        let ran = export(args, &[&file], &out);
        assert_eq!((ran.status, ran.out.as_str()), (0, ""), "{}", ran.err);
        let found = rows(&out);
        let plural = if count == 1 { "row" } else { "rows" };
        assert!(ran.err.starts_with(&format!("2 games in 1 file: {count} {plural}, ")), "{}", ran.err);
        assert_eq!(found.len(), count);
        let first: serde_json::Value = serde_json::from_str(first).unwrap();
        for (name, value) in first.as_object().unwrap() {
            assert_eq!(found[0].get(name), Some(value), "{name}");
        }
    }
    let row = rows(&out).remove(0);
    assert_eq!(row.as_object().unwrap().len(), 2, "only the columns asked for, each once: {row}");
    assert_eq!(names(&folder), ["a.pgn", "out.parquet"]);
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_is_written() {
    let folder = folder("export-unreadable");
    let [good, empty, picture, missing, out] =
        ["good.pgn", "empty.pgn", "picture.pgn", "missing.pgn", "out.parquet"].map(|name| folder.join(name));
    fs::write(&good, GAMES).unwrap();
    fs::write(&empty, "\n").unwrap();
    fs::write(&picture, b"\x89PNG\r\n").unwrap();
    let ran = export(&["--columns", "white"], &[&missing, &picture, &empty, &good], &out);
    assert_eq!(ran.status, 2);
    for expected in
        ["missing.pgn: there is no such file", "picture.pgn: this is a picture; type", "empty.pgn: there is no game"]
    {
        assert!(ran.err.contains(expected), "{expected}: {}", ran.err);
    }
    assert!(ran.err.contains("2 games in 2 files: 2 rows, "), "{}", ran.err);
    assert_eq!(rows(&out).len(), 2);

    // Where nothing could be read, what stood there stays.
    fs::write(&out, "before").unwrap();
    let ran = export(&[], &[&missing, &picture], &out);
    assert_eq!(ran.status, 2);
    assert!(ran.err.ends_with("out.parquet was not written\n"), "{}", ran.err);
    assert_eq!(fs::read(&out).unwrap(), b"before");
    // A file without games is a table without rows.
    assert_eq!(export(&[], &[&empty], &out).status, 0);
    assert_eq!(rows(&out).len(), 0);
    assert_eq!(names(&folder), ["empty.pgn", "good.pgn", "out.parquet", "picture.pgn"]);
}

#[test]
fn what_may_not_be_written_to_is_refused_and_left_alone() {
    let folder = folder("export-refused");
    let file = folder.join("a.pgn");
    fs::write(&file, GAMES).unwrap();
    let inside = folder.join("none/out.parquet");
    let cases = [
        (&file, "a.pgn: this is one of the files to read; write to another\n"),
        (&folder, "export-refused: this is a folder; name a file in it\n"),
        (&inside, "out.parquet: no file can be made here: "),
    ];
    for (out, expected) in cases {
        let ran = export(&[], &[&folder], out);
        assert!(ran.status == 2 && ran.err.contains(expected), "{}", ran.err);
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), GAMES);
    assert_eq!(names(&folder), ["a.pgn"]);

    let terminals = Terminals { stdout: true, ..Terminals::default() };
    let around = Surroundings { terminals, ..Surroundings::default() };
    let ran = planilla_with(&["export", "-", "-o", "-"], GAMES.as_bytes(), &around);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("not for the eye"), "{}", ran.err);
}

#[test]
fn a_table_goes_through_pipes() {
    let folder = folder("export-pipe");
    for quiet in [false, true] {
        let args = ["planilla", "export", "-o", "-", "--columns", "white", if quiet { "-q" } else { "-v" }];
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args = args.iter().map(Into::into);
        let status = planilla_cli::run(args, &Surroundings::default(), &mut GAMES.as_bytes(), &mut out, &mut err);
        let path = folder.join("out.parquet");
        fs::write(&path, &out).unwrap();
        assert_eq!((status, rows(&path).len()), (0, 2));
        let said = String::from_utf8(err).unwrap();
        assert_eq!(said.is_empty(), quiet, "{said}");
        assert!(quiet || said.ends_with(", in standard output\n"), "{said}");
    }
}

/// An output that is full.
struct Full;

impl io::Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::StorageFull.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_output_that_fails_is_told() {
    let args = ["planilla", "export", "-o", "-", "--messages", "es"].map(Into::into).into_iter();
    let mut err = Vec::new();
    let status = planilla_cli::run(args, &Surroundings::default(), &mut GAMES.as_bytes(), &mut Full, &mut err);
    let said = String::from_utf8(err).unwrap();
    assert!(status == 2 && said.starts_with("planilla: no se han podido escribir los resultados: "), "{said}");
}

#[test]
fn names_that_are_none_are_told_with_those_that_are() {
    let sample = sample();
    let ran = planilla(&["export", &sample, "-o", "never.parquet", "--table", "move"]);
    assert_eq!(ran.status, 2);
    assert!(
        ran.err.contains("this is not a table; did you mean `moves`? Allowed: games moves findings"),
        "{}",
        ran.err
    );
    let ran = planilla(&["export", &sample, "-o", "never.parquet", "--columns", "white,blak"]);
    assert_eq!(ran.status, 2);
    let said =
        "planilla: `blak` is no column of the table `games`; did you mean `black`?; its columns are file, game, ";
    assert!(ran.err.starts_with(said), "{}", ran.err);
    let ran = planilla(&["export", &sample]);
    assert!(ran.status == 2 && ran.err.contains("--output <OUT>"), "{}", ran.err);
    assert!(!root().join("never.parquet").exists());
}

#[test]
fn columns_are_listed() {
    let ran = planilla(&["export", "--list-columns", "--table", "moves"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("\nclock       double\n              seconds left on "), "{}", ran.out);
    let ran = planilla(&["export", "--list-columns", "--columns", "game"]);
    assert_eq!(ran.out, "game  bigint\n        the number of the game in its file, from 1\n");
}
