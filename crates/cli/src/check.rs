//! `planilla check`: validates sheets and PGN files.

use crate::args::{Check, Common};
use crate::console::{Console, Exit};
use crate::digest::Digest;
use crate::federation::{self, Told};
use crate::judge::Judge;
use crate::names;
use crate::outcome::Outcome;
use crate::pairs;
use crate::progress::Progress;
use crate::surroundings::Surroundings;
use crate::tally::Tally;
use planilla::{Finding, Roll};
use planilla_files::{Gathered, News, Pace, Reader, Unreadable, gather, work_through};
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
    if args.trf.as_deref().is_some_and(|path| federation::is_pipe(path, console)) {
        return Ok(Exit::Misuse);
    }
    let trf = match args.trf.as_deref().map(|path| federation::read(path, common)).transpose() {
        Ok(trf) => trf,
        Err(fault) => {
            console.tell_unreadable(&[fault]);
            return Ok(Exit::Misuse);
        }
    };
    // A report alone is checked by itself: nothing is waited for.
    let alone = trf.is_some() && args.files.is_empty();
    let gathered = if alone { Gathered::default() } else { gather(&args.files, around.terminals.stdin) };
    if !alone && gathered.inputs.is_empty() && gathered.faults.is_empty() {
        console.tell_nothing_found(&args.files);
        return Ok(if args.files.is_empty() { Exit::Misuse } else { Exit::Clean });
    }
    console.tell_unreadable(&gathered.faults);
    console.tell_passed_over(&gathered);
    let judges = (0..names::jobs(common)).map(|_| Judge::new(args, common, trf.as_ref(), console)).collect();
    let mut run = Run {
        progress: Progress::new(&gathered.inputs, around.terminals.stderr && !common.quiet),
        tally: Tally::default(),
        digest: Digest::default(),
        roll: Roll::default(),
        trf: trf.as_deref().map(|federation| Told::new(federation, args)),
        console,
    };
    let sheets = if args.pairs { pairs::files(&gathered.inputs) } else { Vec::new() };
    let of_file = run.begin_report()?;
    run.note_unreadable(&gathered.faults);
    let mut reader = Reader::new(gathered.inputs, names::kind(common), Some(stdin), run.progress.counter());
    work_through(judges, &mut reader, Pace::PRINT, &mut |news, outcome| run.tell(&news, outcome))?;
    pairs::compare_all(&sheets, args, common, run.console, (&mut run.tally, &mut run.digest))?;
    run.close(args, alone, of_file)?;

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
    /// The games that were held against the report.
    roll: Roll,
    trf: Option<Told<'r>>,
}

impl Run<'_, '_> {
    /// Says what is wrong in the report by itself, and gives it.
    fn begin_report(&mut self) -> io::Result<Vec<Finding>> {
        let Some(trf) = &self.trf else { return Ok(Vec::new()) };
        let found = trf.of_file();
        Told::count(&found, &mut self.tally, &mut self.digest);
        if self.console.is_human() {
            trf.print(&found, self.console)?;
        }
        Ok(found)
    }

    /// Says what the games tell of the report together, and what it has come to.
    fn close_report(&mut self, alone: bool, mut found: Vec<Finding>) -> io::Result<()> {
        let Some(trf) = &self.trf else { return Ok(()) };
        let of_games = trf.of_games(&self.roll);
        Told::count(&of_games, &mut self.tally, &mut self.digest);
        let roll = (!alone).then_some(&self.roll);
        if self.console.is_human() {
            trf.print(&of_games, self.console)?;
            let line = trf.line(roll, &found, self.console);
            self.console.say(&line);
            return Ok(());
        }
        found.extend(of_games);
        trf.print_row(roll, &found, self.console)
    }

    /// Prints what a batch came to, and what became known of files while it was read.
    fn tell(&mut self, news: &News, outcome: &mut Outcome) -> io::Result<()> {
        self.note_unreadable(&news.unreadable);
        self.tally.files += news.files;
        self.tally.add(&outcome.tally);
        self.digest.add(&outcome.digest);
        self.roll.append(&mut outcome.roll);
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
    fn close(&mut self, args: &Check, alone: bool, of_file: Vec<Finding>) -> io::Result<()> {
        self.progress.end();
        self.close_report(alone, of_file)?;
        if !self.console.is_human() {
            return self.console.print_json(&self.tally.row(&self.digest));
        }
        // Of a report alone its own line has told all.
        if alone {
            return Ok(());
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
