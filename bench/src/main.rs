//! What is measured, and against whom.
//!
//! ```text
//! cargo run --release -- speed FILE...   nanoseconds a ply: ours, with rules and without, and the peers'
//! cargo run --release -- worst           a megabyte of one thing, in both dialects
//! cargo run --release -- agree FILE...   damaged games: our word against the peers'
//! ```

mod agree;
mod files;
mod ours;
mod peers;
mod speed;
mod worst;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.split_first().map(|(command, files)| (command.as_str(), files)) {
        Some(("speed", files)) if !files.is_empty() => speed::run(files),
        Some(("agree", files)) if !files.is_empty() => return agree::run(files),
        Some(("worst", [])) => worst::run(),
        _ => {
            eprintln!("usage: planilla-bench speed FILE... | agree FILE... | worst");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
