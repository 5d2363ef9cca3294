//! `planilla check`: validates sheets and PGN files.

use crate::args::{Check, Common};
use crate::batch::Batch;
use crate::console::{Console, Exit};
use crate::gather::{Gathered, Input, KINDS, gather};
use crate::judge::Judge;
use crate::progress::Progress;
use crate::reader::Reader;
use crate::surroundings::Surroundings;
use crate::tally::Tally;
use crate::unreadable::Unreadable;
use std::fs;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::thread;

/// Checks all inputs, prints what was found and a closing line.
pub(crate) fn run(
    args: &Check,
    common: &Common,
    around: &Surroundings,
    stdin: &mut dyn Read,
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let gathered = gather(&args.files, around.terminals.stdin);
    if gathered.inputs.is_empty() && gathered.faults.is_empty() && gathered.passed_over == 0 {
        console.tell("no-input", &[]);
        return Ok(Exit::Misuse);
    }
    let jobs = common.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let mut run = Run {
        progress: Progress::new(total(&gathered.inputs), around.terminals.stderr && !common.quiet),
        judges: (0..jobs).map(|_| Judge::new(args, common, console)).collect(),
        tally: Tally::default(),
        unreadable: false,
        console,
    };
    run.cannot_read(&gathered.faults);
    run.tell_passed_over(&gathered);
    run.read_all(&gathered.inputs, common, stdin)?;
    run.close()?;

    let failed = run.tally.worst.is_some_and(|worst| args.fail_on.fails(worst));
    Ok(match (run.unreadable, failed) {
        (true, _) => Exit::Misuse,
        (false, true) => Exit::Findings,
        (false, false) => Exit::Clean,
    })
}

/// A run on its way.
struct Run<'r, 'c> {
    console: &'r mut Console<'c>,
    progress: Progress,
    judges: Vec<Judge>,
    tally: Tally,
    /// Whether an input could not be read.
    unreadable: bool,
}

impl Run<'_, '_> {
    /// Reads the inputs one after the other, and has one batch judged while the next one is read.
    fn read_all(&mut self, inputs: &[Input], common: &Common, stdin: &mut dyn Read) -> io::Result<()> {
        let mut reader = Reader::new(inputs, stdin, common, self.progress.counter());
        let (mut full, mut next) = (Batch::default(), Batch::default());
        let mut news = reader.fill(&mut full);
        while let Some(said) = news {
            let (judged, then) = full.judged(&mut self.judges, || reader.fill(&mut next));
            self.cannot_read(&said.unreadable);
            for name in &said.empty {
                let Run { progress, console, .. } = self;
                progress.aside(|| console.tell("no-games", &[("file", name.as_str().into())]));
            }
            self.tally.files += said.files;
            for game in judged {
                self.tally.add(&game.tally);
                let Run { progress, console, .. } = self;
                progress.aside(|| {
                    if !game.facts.is_empty() {
                        console.say(&game.facts);
                    }
                    if game.shown.is_empty() { Ok(()) } else { console.print(&game.shown) }
                })?;
            }
            self.progress.tell(self.tally.games, self.console.words);
            full.clear();
            std::mem::swap(&mut full, &mut next);
            news = then;
        }
        Ok(())
    }

    fn cannot_read(&mut self, faults: &[(String, Unreadable)]) {
        self.unreadable |= !faults.is_empty();
        let Run { progress, console, .. } = self;
        progress.aside(|| console.tell_unreadable(faults));
    }

    fn tell_passed_over(&mut self, gathered: &Gathered) {
        if gathered.passed_over > 0 {
            let kinds = KINDS.map(|kind| format!(".{kind}")).join(" ");
            self.console.tell("passed-over", &[("count", gathered.passed_over.into()), ("kinds", kinds.into())]);
        }
    }

    /// The closing line, or for programs the closing object.
    fn close(&mut self) -> io::Result<()> {
        if self.console.is_human() {
            let line = self.tally.line(self.console.words);
            self.progress.aside(|| self.console.say(&line));
            return Ok(());
        }
        self.console.print_json(&self.tally.row())
    }
}

/// The bytes of all files together, if all of them are files.
fn total(inputs: &[Input]) -> Option<u64> {
    let length = |input: &Input| match input {
        Input::Stdin => None,
        Input::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len()),
    };
    inputs.iter().map(length).sum()
}
