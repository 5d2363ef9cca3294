//! Counts the instructions a ply of this project alone.
//!
//! ```text
//! planilla-count instructions [FILE...]   of these files, or of the samples and the collections
//! planilla-count gate BOUNDS              of the samples; fails if a count is over its bound
//! planilla-count once WHAT FILE           what is counted, run once
//! ```

mod bounds;
mod gate;
mod what;

use planilla_count::files;
use planilla_count::instructions::{Counter, can_be_counted};
use planilla_count::table::{Table, grouped};
use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use what::What;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["once", what, file] => return once(what, file),
        ["instructions" | "gate", ..] if !can_be_counted() => println!("skipped: valgrind is not on PATH"),
        ["instructions"] => instructions(&all_there()),
        ["instructions", ref paths @ ..] => instructions(&paths.iter().map(PathBuf::from).collect::<Vec<_>>()),
        ["gate", bounds] => return gate::run(Path::new(bounds)),
        _ => {
            eprintln!("usage: planilla-count instructions [FILE...] | gate BOUNDS | once WHAT FILE");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn once(what: &str, file: &str) -> ExitCode {
    match What::named(what) {
        Some(what) => ExitCode::from((what.once)(file)),
        None => ExitCode::from(2),
    }
}

/// The samples, and the collections where they are.
fn all_there() -> Vec<PathBuf> {
    let bench = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let collections = bench.join("../../shared/data/pgn");
    let mut paths = ["plain", "lichess"].map(|name| bench.join("samples").join(name).with_extension("pgn")).to_vec();
    for name in ["otb.pgn.zst", "lichess.pgn.zst"] {
        let path = collections.join(name);
        if path.exists() {
            paths.push(path);
        } else {
            println!("skipped: ../shared/data/pgn/{name} is not there");
        }
    }
    paths
}

fn instructions(paths: &[PathBuf]) {
    let mut head = vec!["instructions a ply", "plies"];
    head.extend(What::ALL.map(|what| what.name));
    let mut table = Table::new(&head);
    for path in paths {
        let counter = Counter::new(&files::read(path));
        let mut row = vec![files::name(path), grouped(counter.plies())];
        row.extend(What::ALL.map(|what| format!("{:.0}", what.per_ply(&counter))));
        table.push(row);
    }
    print!("{table}");
}
