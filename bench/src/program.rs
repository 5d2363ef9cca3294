//! `planilla`, built from the main workspace.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The program: where `PLANILLA` says (`bench/run` builds it and says so), or where a release build puts it. `None`, and
/// a word on it, if it is not built.
pub(crate) fn planilla() -> Option<PathBuf> {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release/planilla");
    let path = env::var_os("PLANILLA").map_or(built, PathBuf::from);
    if !path.exists() {
        println!("skipped: planilla itself (`bench/run` builds it)");
        return None;
    }
    Some(path)
}

/// `planilla check` with these options and this file, its output thrown away.
pub(crate) fn check(planilla: &Path, options: &[&str], file: &Path) -> Command {
    let mut command = Command::new(planilla);
    command.arg("check").args(options).arg(file).stdout(Stdio::null()).stderr(Stdio::null());
    command
}
