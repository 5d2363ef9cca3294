//! `planilla check`: validates sheets and PGN files.

use crate::args::{Check, Common};
use crate::console::{Console, Exit};
use crate::digest::Digest;
use crate::judge::Judge;
use crate::names;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::surroundings::Surroundings;
use crate::tally::Tally;
use planilla_files::{News, Pace, Reader, Unreadable, gather, work_through};
use std::io::{self, Read};
use std::path::PathBuf;

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
    console.tell_passed_over(&gathered);
    let judges = (0..names::jobs(common)).map(|_| Judge::new(args, common, console)).collect();
    let mut run = Run {
        progress: Progress::new(&gathered.inputs, around.terminals.stderr && !common.quiet),
        tally: Tally::default(),
        digest: Digest::default(),
        console,
    };
    run.note_unreadable(&gathered.faults);
    let mut reader = Reader::new(gathered.inputs, names::kind(common), Some(stdin), run.progress.counter());
    work_through(judges, &mut reader, Pace::PRINT, &mut |news, outcome| run.tell(&news, outcome))?;
    run.close(args)?;

    let failed = run.tally.worst.is_some_and(|worst| args.fail_on.fails(worst));
    Ok(match (run.digest.unreadable > 0, failed) {
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
    digest: Digest,
}

impl Run<'_, '_> {
    /// Prints what a batch came to, and what became known of files while it was read.
    fn tell(&mut self, news: &News, outcome: &Outcome) -> io::Result<()> {
        self.note_unreadable(&news.unreadable);
        self.tally.files += news.files;
        self.tally.add(&outcome.tally);
        self.digest.add(&outcome.digest);
        if news.is_worth_saying() || !outcome.is_silent() {
            let console = &mut *self.console;
            self.progress.aside(|| {
                outcome.print(console)?;
                console.tell_news(news);
                io::Result::Ok(())
            })?;
        }
        self.progress.tell(self.tally.games, self.console.words);
        Ok(())
    }

    /// Keeps what is to be said of inputs again at the end.
    fn note_unreadable(&mut self, faults: &[(String, Unreadable)]) {
        for sentence in self.console.sentences(faults) {
            self.digest.add_unreadable(sentence);
        }
    }

    /// The closing line, after a summary where there was much; or for programs the closing object.
    fn close(&mut self, args: &Check) -> io::Result<()> {
        self.progress.end();
        if !self.console.is_human() {
            return self.console.print_json(&self.tally.row(&self.digest));
        }
        let (files, words) = (self.tally.files, self.console.words);
        if self.digest.is_long(files + self.digest.unreadable) {
            let summary = self.digest.text(files, &named(&args.files), words);
            self.console.say(&format!("\n{summary}\n"));
        }
        let line = self.tally.line(self.digest.unreadable, words);
        self.console.say(&line);
        Ok(())
    }
}

/// The names of the command line, as another command would have them.
fn named(names: &[PathBuf]) -> String {
    const FEW: usize = 3;
    if names.is_empty() || names.len() > FEW {
        return "FILE...".to_owned();
    }
    names.iter().map(|name| name.display().to_string()).collect::<Vec<_>>().join(" ")
}
