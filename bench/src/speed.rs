//! Nanoseconds a ply, of one run after the other in turn, five times; the median counts.

use crate::{files, ours, peers};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ROUNDS: usize = 5;

/// What is measured, by name. It gives the number of plies.
type Contender<'c> = (&'static str, Box<dyn FnMut() -> usize + 'c>);

pub(crate) fn run(paths: &[String]) {
    for path in paths {
        let file = files::read(path);
        let (ours, theirs) = (ours::check(&mut ours::validator(), &file), peers::validate(&file));
        println!("{path}: {} bytes; ours {ours:?}, theirs {theirs:?}", file.len());
        let (mut validator, mut checker) = (ours::validator(), ours::checker());
        let mut contenders: Vec<Contender<'_>> = vec![
            ("planilla, replay only", Box::new(|| ours::check(&mut validator, &file).plies)),
            ("planilla, all rules", Box::new(|| ours::check(&mut checker, &file).plies)),
            ("pgn-reader + shakmaty", Box::new(|| peers::validate(&file).plies)),
        ];
        match binary() {
            Some(binary) => contenders
                .push(("planilla check -q --jobs 1", Box::new(move || whole_program(&binary, path, ours.plies)))),
            None => println!("  planilla check: skipped (build it: cargo build --release -p planilla-cli)"),
        }
        measure(&mut contenders, file.len());
    }
}

fn measure(contenders: &mut [Contender<'_>], bytes: usize) {
    let mut times: Vec<Vec<(Duration, usize)>> = vec![Vec::new(); contenders.len()];
    for _ in 0..ROUNDS {
        for ((_, contender), times) in contenders.iter_mut().zip(&mut times) {
            let start = Instant::now();
            let plies = contender();
            times.push((start.elapsed(), plies));
        }
    }
    for ((name, _), times) in contenders.iter().zip(&mut times) {
        times.sort_unstable();
        let (median, plies) = times[ROUNDS / 2];
        let spread = times[ROUNDS - 1].0.as_secs_f64() / times[0].0.as_secs_f64();
        println!(
            "  {name:<28} {:>7.1} ns/ply  {:>7.1} MB/s  (slowest/fastest {spread:.2})",
            median.as_secs_f64() * 1e9 / plies as f64,
            bytes as f64 / 1e6 / median.as_secs_f64(),
        );
    }
}

/// The program, if it is built: where `PLANILLA` says, or where a release build of the main workspace puts it.
fn binary() -> Option<PathBuf> {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release/planilla");
    let named = std::env::var_os("PLANILLA").map(PathBuf::from);
    named.or(Some(built)).filter(|path| path.exists())
}

fn whole_program(binary: &Path, path: &str, plies: usize) -> usize {
    let mut command = Command::new(binary);
    command.args(["check", "--jobs", "1", "-q", path]).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().expect("the program can be run");
    assert!(status.code().is_some_and(|code| code < 2), "{status}");
    plies
}
