//! What repair is measured by, and what it learns from. `bench/run` builds and starts it.
//!
//! ```text
//! planilla-measure-repair repair [hcs|noise|ask|speed] [--hcs FOLDER] [--games N] [--seed N] [--text] [--list] [FILE]
//! planilla-measure-repair sense GAMES OTHERS OUT
//! ```

mod ask;
mod calibration;
mod case;
#[path = "../../../crates/scoresheet/src/repair/prior/features.rs"]
mod features;
mod hcs;
mod noise;
mod options;
mod repair;
mod score;
mod sense;
mod speed;

use options::Options;
use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.split_first().map(|(command, rest)| (command.as_str(), rest)) {
        Some(("repair", rest)) => match Options::of(rest) {
            Some(options) => repair::run(&options),
            None => return usage(),
        },
        Some(("sense", [learnt_from, checked, out])) => sense::run(learnt_from, checked, out),
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: bench/run repair [hcs|noise|ask|speed] [--hcs FOLDER] [--games N] [--seed N] [--text] [--list] [FILE] | sense GAMES OTHERS OUT"
    );
    ExitCode::from(2)
}
