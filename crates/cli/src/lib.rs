//! The command line `planilla`: arguments, files, terminal and exit status, and nothing else. **Lacks chess**: what is
//! read, judged and said about games is the library's; here is the only input and output of the project.
//!
//! A run walks one way: [`std::env::args_os`] → arguments (`args`, `names`) → what is to be read (`gather`) → bytes of
//! text (`open`) → games, several at once judged by the library (`judges`, `judge`) → sentences or JSON (`human`,
//! `console`).

mod args;
mod check;
mod columns;
mod compare;
mod console;
mod convert;
mod digest;
mod envelope;
mod examples;
mod excerpt;
#[cfg(feature = "export")]
mod export;
mod federation;
mod help;
mod human;
mod judge;
mod languages;
mod laws;
mod misuse;
mod names;
mod open;
mod outcome;
mod output;
mod page;
mod pairs;
mod places;
mod position;
mod progress;
mod read;
mod repair;
mod report;
mod rules;
mod seal;
mod sealed;
mod shell;
mod show;
mod surroundings;
mod tally;
mod touched;
mod unreadable;
mod words;

pub use surroundings::{Surroundings, Terminals};

use args::{Cli, Command};
use clap::Parser;
use console::{Console, Exit};
use std::ffi::OsString;
use std::io::{self, Read, Write};

/// Runs the program once and gives its exit status: 0 nothing found, 1 findings, 2 misuse or input that cannot be read.
///
/// ```
/// use planilla_cli::{Surroundings, run};
/// let args = ["planilla", "check", "--laws", "2005"].map(Into::into);
/// let sheet = "1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5";
/// let (mut out, mut err) = (Vec::new(), Vec::new());
/// let status = run(args.into_iter(), &Surroundings::default(), &mut sheet.as_bytes(), &mut out, &mut err);
/// assert_eq!(status, 1);
/// assert!(String::from_utf8(out).unwrap().starts_with("error[move.illegal]"));
/// ```
pub fn run(
    args: impl Iterator<Item = OsString>,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    let args: Vec<OsString> = args.collect();
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        // Only who asks for help or is mistaken waits for its examples and for the texts of another language.
        Err(error) => {
            let words = help::language(&args, around);
            let error = help::command(words).try_get_matches_from(help::without_language(&args)).err().unwrap_or(error);
            return misuse::tell(&error, &args, words, around, stdout, stderr);
        }
    };
    let mut console = Console::new(&cli.common, around, stdout, stderr);
    let ended = match &cli.command {
        Command::Check(args) => check::run(args, &cli.common, around, stdin, &mut console),
        Command::Repair(args) => repair::run(args, &cli.common, around, stdin, &mut console),
        Command::Compare(args) => compare::run(args, &cli.common, around, stdin, &mut console),
        Command::Show(args) => show::run(args, &cli.common, around, stdin, &mut console),
        Command::Convert(args) => convert::run(args, &cli.common, around, stdin, &mut console),
        #[cfg(feature = "export")]
        Command::Export(args) => export::run(args, &cli.common, around, stdin, &mut console),
        Command::Report(args) => report::run(args, &cli.common, around, stdin, &mut console),
        Command::Move(args) => read::run(args, &cli.common, &mut console),
        Command::Position(args) => position::run(args, &cli.common, stdin, &mut console),
        Command::Seal(args) => seal::run(args, &cli.common, around, stdin, &mut console),
        Command::Open(args) => open::run(args, &cli.common, &mut console),
        Command::Sealed(args) => sealed::run(args, &cli.common, &mut console),
        Command::Explain(args) => rules::explain(args, &mut console),
        Command::Rules => rules::list(&mut console),
        Command::Languages => languages::run(&mut console),
        Command::Laws(args) => laws::run(args, &cli.common, &mut console),
        Command::Completions(args) => shell::completions(args, &mut console),
        Command::Man(args) => shell::man(args, &mut console),
    };
    let ended = ended.and_then(|exit| console.flush().map(|()| exit));
    match ended {
        Ok(exit) => exit as u8,
        // Who reads the results has seen enough (`planilla ... | head`).
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Clean as u8,
        Err(error) => {
            console.tell("cannot-write", &[("more", error.to_string().into())]);
            Exit::Misuse as u8
        }
    }
}

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
