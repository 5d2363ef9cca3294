//! `planilla check`: validates sheets and PGN files.

use crate::args::{Check, Common};
use crate::console::{Console, Exit};
use crate::judge::Judge;
use crate::names;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::surroundings::Surroundings;
use crate::tally::Tally;
use planilla_files::{Gathered, Input, MOST_WORKERS, News, Pace, Reader, endings, gather, work_through};
use std::fs;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::thread;

/// Checks all inputs, prints what was found and a closing line.
pub(crate) fn run(
    args: &Check,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let gathered = gather(&args.files, around.terminals.stdin);
    if gathered.inputs.is_empty() && gathered.faults.is_empty() {
        console.tell_nothing_found(&args.files);
        return Ok(if args.files.is_empty() { Exit::Misuse } else { Exit::Clean });
    }
    console.tell_unreadable(&gathered.faults);
    let jobs = common.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let judges = (0..jobs.min(MOST_WORKERS)).map(|_| Judge::new(args, common, console)).collect();
    let mut run = Run {
        progress: Progress::new(total(&gathered.inputs), around.terminals.stderr && !common.quiet),
        tally: Tally::default(),
        unreadable: !gathered.faults.is_empty(),
        console,
    };
    run.tell_passed_over(&gathered);
    let mut reader = Reader::new(gathered.inputs, names::kind(common), Some(stdin), run.progress.counter());
    work_through(judges, &mut reader, Pace::PRINT, &mut |news, outcome| run.tell(&news, outcome))?;
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
    tally: Tally,
    /// Whether an input could not be read.
    unreadable: bool,
}

impl Run<'_, '_> {
    /// Prints what a batch came to, and what became known of files while it was read.
    fn tell(&mut self, news: &News, outcome: &Outcome) -> io::Result<()> {
        self.unreadable |= !news.unreadable.is_empty();
        self.tally.files += news.files;
        self.tally.add(&outcome.tally);
        if news.is_worth_saying() || !outcome.is_silent() {
            let console = &mut *self.console;
            self.progress.aside(|| {
                outcome.print(console)?;
                console.tell_unreadable(&news.unreadable);
                for name in &news.empty {
                    console.tell("no-games", &[("file", name.as_str().into())]);
                }
                io::Result::Ok(())
            })?;
        }
        self.progress.tell(self.tally.games, self.console.words);
        Ok(())
    }

    fn tell_passed_over(&mut self, gathered: &Gathered) {
        if gathered.passed_over > 0 {
            let args = [("count", gathered.passed_over.into()), ("kinds", endings().into())];
            self.console.tell("passed-over", &args);
        }
    }

    /// The closing line, or for programs the closing object.
    fn close(&mut self) -> io::Result<()> {
        self.progress.end();
        if self.console.is_human() {
            let line = self.tally.line(self.console.words);
            self.console.say(&line);
            return Ok(());
        }
        self.console.print_json(&self.tally.row())
    }
}

/// The bytes of all files together, if all of them are files.
fn total(inputs: &[Input]) -> Option<u64> {
    let length = |input: &Input| match input {
        Input::Stdin | Input::Part(_) | Input::Given(_) => None,
        Input::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len()),
    };
    inputs.iter().map(length).sum()
}
