//! `planilla repair`: the most likely legal game behind one sheet or two.

mod mender;
mod sum;
mod text;

use crate::args::{Common, Game as Which, Repair};
use crate::console::{Console, Exit};
use crate::names;
use crate::progress::Progress;
use crate::surroundings::Surroundings;
use mender::{Mended, Mender, Sheet};
use planilla_files::{Batch, FileOf, Game, Input, News, Pace, Reader, gather, work_through};
use std::io::{self, Read};
use std::sync::Arc;
use sum::Sum;

/// Repairs all games of one file, or those of two files pair by pair.
pub(crate) fn run(
    args: &Repair,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let gathered = gather(&args.files, around.terminals.stdin);
    console.tell_unreadable(&gathered.faults);
    if !gathered.faults.is_empty() {
        return Ok(Exit::Misuse);
    }
    if gathered.inputs.is_empty() {
        console.tell_nothing_found(&args.files);
        return Ok(Exit::Misuse);
    }
    let two = args.files.len() == 2;
    if !two && args.files.iter().any(|file| file.is_dir()) {
        console.tell_passed_over(&gathered);
    }
    if two && gathered.inputs.len() != 2 {
        console.tell("repair-folders", &[]);
        return Ok(Exit::Misuse);
    }
    let progress = Progress::new(&gathered.inputs, around.terminals.stderr && !common.quiet);
    let mut run = Run { console, progress, sum: Sum::default() };
    if two {
        run.pairs(args, common, gathered.inputs, stdin)?;
    } else if !args.known.is_empty() {
        run.answered(args, common, gathered.inputs, stdin)?;
    } else {
        let menders = (0..names::jobs(common)).map(|_| Mender::new(args, common, run.console)).collect();
        let mut reader = Reader::new(gathered.inputs, names::kind(common), Some(stdin), run.progress.counter());
        work_through(menders, &mut reader, Pace::PRINT, &mut |news, mended| run.tell(&news, mended))?;
    }
    run.progress.end();
    run.close(args)?;
    Ok(run.sum.exit(args.fail_on))
}

/// A run on its way.
struct Run<'r, 'c> {
    console: &'r mut Console<'c>,
    progress: Progress,
    /// What all games come to.
    sum: Sum,
}

impl Run<'_, '_> {
    /// Repairs the games of two files, the first of each together, then the second, and so on.
    fn pairs(
        &mut self,
        args: &Repair,
        common: &Common,
        inputs: Vec<Input>,
        stdin: &mut (dyn Read + Send),
    ) -> io::Result<()> {
        let mut batches = Vec::with_capacity(2);
        let mut stdin = Some(stdin);
        for input in inputs {
            let taken = if matches!(input, Input::Stdin) { stdin.take() } else { None };
            let mut reader = Reader::new(vec![input], names::kind(common), taken, Arc::default());
            reader.batch_size = usize::MAX;
            let mut batch = Batch::default();
            while let Some(news) = reader.fill(&mut batch) {
                self.tell(&news, &mut Mended::default())?;
                if !news.is_worth_saying() {
                    break;
                }
            }
            batches.push(batch);
        }
        let counts: Vec<usize> = batches.iter().map(|batch| batch.games().count()).collect();
        if counts[0] != counts[1] || counts[0] == 0 {
            if counts.iter().all(|count| *count > 0) {
                let args = [("first", counts[0].into()), ("second", counts[1].into())];
                self.console.tell("repair-not-a-pair", &args);
            }
            self.sum.unanswered = true;
            return Ok(());
        }
        let games = batches[0].games().zip(batches[1].games()).zip(1..);
        let games: Vec<_> = games.filter(|(_, number)| args.game.takes(*number)).map(|(pair, _)| pair).collect();
        if games.len() > 1 && !args.known.is_empty() {
            self.refuse_answers();
            return Ok(());
        }
        let mut mender = Mender::new(args, common, self.console);
        for ((first_file, first), (second_file, second)) in games {
            let sheets = [
                Sheet { file: first_file, game: first, bytes: batches[0].bytes_of(first) },
                Sheet { file: second_file, game: second, bytes: batches[1].bytes_of(second) },
            ];
            let mut mended = Mended::default();
            mender.mend(&sheets, &mut mended);
            self.tell(&News::default(), &mut mended)?;
        }
        Ok(())
    }

    /// Repairs the one game about which somebody knows something.
    fn answered(
        &mut self,
        args: &Repair,
        common: &Common,
        inputs: Vec<Input>,
        stdin: &mut (dyn Read + Send),
    ) -> io::Result<()> {
        let mut reader = Reader::new(inputs, names::kind(common), Some(stdin), self.progress.counter());
        let mut batch = Batch::default();
        let mut held: Option<(FileOf, Game, Vec<u8>)> = None;
        while let Some(news) = reader.fill(&mut batch) {
            self.tell(&news, &mut Mended::default())?;
            for (file, game) in batch.games().filter(|(_, game)| args.game.takes(game.number)) {
                if held.is_some() {
                    self.refuse_answers();
                    return Ok(());
                }
                let file = FileOf { name: file.name.clone(), input: file.input, encoding: file.encoding };
                held = Some((file, game.clone(), batch.bytes_of(game).to_vec()));
            }
            batch.clear();
        }
        let Some((file, game, bytes)) = held else { return Ok(()) };
        let mut mended = Mended::default();
        Mender::new(args, common, self.console).mend(&[Sheet { file: &file, game: &game, bytes: &bytes }], &mut mended);
        self.tell(&News::default(), &mut mended)
    }

    /// Says that what somebody knows is about one game.
    fn refuse_answers(&mut self) {
        self.console.tell("repair-known-many", &[]);
        self.sum.unanswered = true;
    }

    /// Prints what some games came to, and what became known of files.
    fn tell(&mut self, news: &News, mended: &mut Mended) -> io::Result<()> {
        self.sum.files += news.files;
        self.sum.unreadable += news.unreadable.len() as u64;
        self.sum.add(&mended.sum);
        let console = &mut *self.console;
        self.progress.aside(|| {
            mended.print(console)?;
            console.tell_news(news);
            io::Result::Ok(())
        })?;
        self.progress.tell(self.sum.games, self.console.words);
        Ok(())
    }

    /// The end: a line for people, or an object for programs. A game that is asked for and is not there is told.
    fn close(&mut self, args: &Repair) -> io::Result<()> {
        if let (Which::Number(number), 0, false) = (args.game, self.sum.games, self.sum.unanswered) {
            self.console.tell("repair-no-game", &[("number", number.get().into())]);
            self.sum.unanswered = true;
        }
        if !self.console.is_human() && args.to.is_none() {
            self.console.print_json(&self.sum.row())?;
        } else if self.console.is_human() && self.sum.games > 0 {
            let line = self.sum.line(self.console.words);
            self.console.say(&line);
        }
        Ok(())
    }
}
