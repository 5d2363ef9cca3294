//! Programs of others, measured where they are installed.

use crate::clock::{self, Took};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// pgn-extract, on `PATH` or where Debian keeps games. `None`, and a word on it, where it is not.
pub(crate) fn pgn_extract() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    let found = folders.map(|folder| folder.join("pgn-extract")).find(|program| program.exists());
    if found.is_none() {
        println!("skipped: pgn-extract is not installed");
    }
    found
}

/// Has pgn-extract replay the games and write none.
pub(crate) fn extract(pgn_extract: &Path, file: &Path) -> Took {
    let mut command = Command::new(pgn_extract);
    clock::program(command.args(["-s", "-r"]).arg(file).stdout(Stdio::null()).stderr(Stdio::null()), 2)
}

/// The version of python-chess. `None`, and a word on it, where it is not installed.
pub(crate) fn python_chess() -> Option<String> {
    let output = python(&["--version"]);
    if output.is_none() {
        println!("skipped: python3 has no python-chess");
    }
    output
}

/// What python-chess takes to read all games of a file, its own start left out.
pub(crate) fn read_game(file: &Path) -> Took {
    let said = python(&[&file.to_string_lossy()]).expect("python-chess reads the games");
    let seconds: Vec<f64> = said.split(' ').filter_map(|seconds| seconds.parse().ok()).collect();
    let [wall, cpu] = seconds[..] else { panic!("two times, not {said}") };
    Took { wall: Duration::from_secs_f64(wall), cpu: Duration::from_secs_f64(cpu) }
}

fn python(arguments: &[&str]) -> Option<String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("python_chess.py");
    let output = Command::new("python3").arg(script).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
