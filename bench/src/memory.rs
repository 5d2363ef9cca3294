//! The most memory that `planilla check` holds: resident, as the kernel has counted it when the program ends.

use crate::program;
use planilla_count::files::{self, MB};
use planilla_count::scratch::Scratch;
use planilla_count::table::Table;
use std::env;
use std::path::Path;
use std::process::{Command, Stdio};
use wait4::Wait4;

/// Each file is repeated to so many bytes.
const BYTES: usize = 200 * MB;
/// The window of the packed file, in bits: 8 MB, the most that a reader of zstd must be able to hold.
const WINDOW: u32 = 23;
const JOBS: [&str; 3] = ["1", "2", "4"];
/// Threads meet in another order each time, so the most of a few runs is taken.
const RUNS: usize = 3;

pub(crate) fn run(paths: &[String]) {
    let Some(planilla) = program::planilla() else { return };
    for path in paths.iter().map(Path::new) {
        let games = files::read(path);
        let times = BYTES.div_ceil(games.len());
        let scratch = Scratch::new();
        let inputs = [
            ("plain", scratch.write("games.pgn", &games, times)),
            (".zst, window 8 MB", scratch.write_packed("games.pgn.zst", &games, times, WINDOW)),
        ];
        println!("\n{}, repeated to {} MB: `planilla check -q`\n", files::name(path), times * games.len() / MB);
        let mut table = Table::new(&["most memory, MB", "--jobs 1", "--jobs 2", "--jobs 4"]);
        for (name, file) in &inputs {
            let mut row = vec![(*name).to_owned()];
            row.extend(JOBS.map(|jobs| format!("{:.1}", most(&planilla, jobs, file) as f64 / MB as f64)));
            table.push(row);
        }
        print!("{table}");
    }
}

/// Runs a program, its output thrown away, and prints the most bytes it held.
///
/// A process of its own: Linux counts for a child what its parent held before the child began its program, and whoever
/// has made the files holds much.
pub(crate) fn peak(command: &[String]) {
    let (program, arguments) = command.split_first().expect("a program is named");
    let child = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let ended = child.and_then(Wait4::wait4).unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(ended.status.code().is_some_and(|code| code < 2), "{program}: {}", ended.status);
    println!("{}", ended.rusage.maxrss);
}

fn most(planilla: &Path, jobs: &str, file: &Path) -> u64 {
    let this = env::current_exe().expect("this program is a file");
    let run = |_| {
        let mut command = Command::new(&this);
        command.arg("peak").arg(planilla).args(["check", "-q", "--jobs", jobs]).arg(file);
        let output = command.stderr(Stdio::inherit()).output().expect("this program can be run");
        String::from_utf8_lossy(&output.stdout).trim().parse().unwrap_or_else(|_| panic!("{command:?}: {output:?}"))
    };
    (0..RUNS).map(run).max().unwrap_or_default()
}
