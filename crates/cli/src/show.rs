//! `planilla show`: a game as facts, for whoever has to decide on a claim.

mod lists;
mod score;
mod stand;
mod text;

use crate::args::{Common, Game as Which, Show};
use crate::console::{Console, Exit};
use crate::names;
use crate::surroundings::Surroundings;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{At, FactsRow, Place};
use planilla::{Checked, Checkers};
use planilla_files::{Batch, FileOf, Game, News, Reader, gather};
use std::io::{self, Read};
use std::sync::Arc;

/// Shows the game that is asked for of each input, or all of them.
pub(crate) fn run(
    args: &Show,
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
    let exit = if gathered.faults.is_empty() { Exit::Clean } else { Exit::Misuse };
    console.tell_unreadable(&gathered.faults);
    let mut run = Run { args, console, exit, shown: 0, file: None };
    let mut checkers = Checkers::new(names::settings(common));
    let mut reader = Reader::new(gathered.inputs, names::kind(common), Some(stdin), Arc::default());
    let mut batch = Batch::default();
    while let Some(news) = reader.fill(&mut batch) {
        for (file, game) in batch.games() {
            run.count(&file.name);
            if args.game.takes(game.number) {
                let checked = checkers.of(file.input, file.encoding).check(batch.bytes_of(game));
                run.show(&checked, file, game)?;
            }
        }
        run.tell(&news);
        batch.clear();
    }
    run.close_file();
    Ok(run.exit)
}

/// A run on its way.
struct Run<'r, 'c> {
    args: &'r Show,
    console: &'r mut Console<'c>,
    exit: Exit,
    /// The games shown so far.
    shown: u64,
    /// The file that is read, and how many games it has so far.
    file: Option<(String, u64)>,
}

impl Run<'_, '_> {
    /// Counts a game of a file.
    fn count(&mut self, name: &str) {
        match &mut self.file {
            Some((known, games)) if known == name => *games += 1,
            _ => {
                self.close_file();
                self.file = Some((name.to_owned(), 1));
            }
        }
    }

    /// Says of a file that is read how many games it has, where that is more than are shown.
    fn close_file(&mut self) {
        let Some((name, games)) = self.file.take() else { return };
        let args = [("file", name.into()), ("games", games.into())];
        match self.args.game {
            Which::Number(number) if number.get() > games => {
                let number = [("number", number.get().into())];
                self.console.tell("show-no-game", &[&args[..], &number[..]].concat());
                self.exit = Exit::Misuse;
            }
            Which::First if games > 1 => self.console.tell("show-more-games", &args),
            _ => {}
        }
    }

    /// Says what became known of files.
    fn tell(&mut self, news: &News) {
        self.console.tell_news(news);
        if !news.unreadable.is_empty() {
            self.exit = Exit::Misuse;
        }
    }

    /// Shows a game. Where it has no such points as are asked for, says so; one game among all is shown with those it has.
    fn show(&mut self, checked: &Checked<'_>, file: &FileOf, game: &Game) -> io::Result<()> {
        let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
        let messages = self.console.messages;
        let mut facts = FactsRow::new(checked, &place, messages, &self.args.at);
        if let Err(missing) = &facts {
            for point in missing {
                let said =
                    format!("planilla: {}:{}: {}: {}", file.name, game.line, point.at, messages.format(&point.why));
                self.console.say(&normalize_untrusted_str(&said));
            }
            self.exit = self.exit.max(if self.args.game == Which::All { Exit::Findings } else { Exit::Misuse });
            if self.args.game == Which::All {
                let missing = |at: &At| missing.iter().any(|point| point.at == *at);
                let there: Vec<At> = self.args.at.iter().copied().filter(|at| !missing(at)).collect();
                facts = FactsRow::new(checked, &place, messages, &there);
            }
        }
        let Ok(facts) = facts else { return Ok(()) };
        self.shown += 1;
        if self.console.is_human() {
            let text = text::text(&facts, checked, self.args, self.console);
            let gap = if self.shown > 1 { "\n\n" } else { "" };
            return self.console.print(format!("{gap}{text}"));
        }
        self.console.print_json(&facts)
    }
}
