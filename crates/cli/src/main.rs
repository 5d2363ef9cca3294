//! The program; all of it is `planilla_cli::run`.

use planilla_cli::{Surroundings, run};
use std::io::{stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let around = Surroundings::of_process();
    run(std::env::args_os(), &around, &mut stdin(), &mut stdout(), &mut stderr()).into()
}
