//! What is measured, and against whom.
//!
//! ```text
//! planilla-bench speed [--instructions] [--rounds N] FILE...   ours and the peers' on the same files
//! planilla-bench memory FILE...                                the most memory that the program holds
//! planilla-bench agree FILE...                                 damaged games: our word against the peers'
//! planilla-bench chances [FILE...]                           who can still mate: ours and a peer's answers
//! planilla-bench worst                                         a megabyte of one thing, in both dialects
//! planilla-bench once NAME FILE                                what is measured in this process, run once
//! planilla-bench peak PROGRAM ARGUMENT...                      runs a program and prints the most it held
//! ```

mod agree;
mod chances;
mod clock;
mod memory;
mod others;
mod peers;
mod program;
mod readers;
mod speed;
mod worst;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.split_first().map(|(command, rest)| (command.as_str(), rest)) {
        Some(("speed", rest)) => match speed::Asked::of(rest) {
            Some(asked) => speed::run(&asked),
            None => return usage(),
        },
        Some(("memory", files)) if !files.is_empty() => memory::run(files),
        Some(("agree", files)) if !files.is_empty() => return agree::run(files),
        Some(("chances", files)) => chances::run(files),
        Some(("worst", [])) => worst::run(),
        Some(("once", [name, file])) => return readers::once(name, file),
        Some(("peak", command)) if !command.is_empty() => memory::peak(command),
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: planilla-bench speed [--instructions] [--rounds N] FILE... | memory FILE... | agree FILE... | chances [FILE...] | worst"
    );
    ExitCode::from(2)
}
