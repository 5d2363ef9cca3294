//! One worker: has the library repair games, and turns what it says into what is printed.

use super::sum::Sum;
use super::text::text;
use crate::args::{Common, Game as Which, Repair, RepairTo};
use crate::console::Console;
use crate::names;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::repair::{RepairOptions, Repairer, SheetCells};
use planilla::report::{Place, RepairPair, RepairRow, RepairSheet, repaired_pgn, write_row};
use planilla::{Answer, Checked, Checkers, Messages, repair_checked};
use planilla_files::{FileOf, Game, Outcome, Worker};
use std::io;

/// Repairs games with checkers of its own.
pub(super) struct Mender {
    /// One for each sheet.
    checkers: Vec<Checkers>,
    game: Which,
    bench: Bench,
}

/// What repairs a game that was checked, and says what came of it.
struct Bench {
    repairer: Repairer,
    options: RepairOptions,
    answers: Vec<Answer>,
    messages: &'static Messages,
    words: &'static Words,
    human: bool,
    to: Option<RepairTo>,
    quiet: bool,
}

/// One sheet, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Sheet<'a> {
    pub(super) file: &'a FileOf,
    pub(super) game: &'a Game,
    pub(super) bytes: &'a [u8],
}

/// What some games come to.
#[derive(Debug, Default)]
pub(super) struct Mended {
    /// What is printed, as UTF-8; and before which of its bytes something is said.
    shown: Vec<u8>,
    said: Vec<(usize, String)>,
    pub(super) sum: Sum,
}

impl Mended {
    /// Prints everything, in the order of the games.
    pub(super) fn print(&self, console: &mut Console<'_>) -> io::Result<()> {
        let mut printed = 0;
        for (place, sentence) in &self.said {
            console.print(&self.shown[printed..*place])?;
            console.say(sentence);
            printed = *place;
        }
        console.print(&self.shown[printed..])?;
        console.flush()
    }
}

impl Outcome for Mended {
    fn size(&self) -> usize {
        self.shown.len() + self.said.iter().map(|(_, sentence)| sentence.len()).sum::<usize>()
    }

    fn clear(&mut self) {
        *self = Mended::default();
    }
}

impl Mender {
    /// A worker that goes by the command line.
    pub(super) fn new(args: &Repair, common: &Common, console: &Console<'_>) -> Mender {
        let settings = names::settings(common);
        let best = usize::from(args.best.get());
        Mender {
            checkers: vec![Checkers::new(settings.clone()), Checkers::new(settings)],
            game: args.game,
            bench: Bench {
                repairer: Repairer::default(),
                options: RepairOptions { best, margin: args.margin, ..RepairOptions::default() },
                answers: args.known.clone(),
                messages: console.messages,
                words: console.words,
                human: console.is_human(),
                to: args.to,
                quiet: console.quiet,
            },
        }
    }

    /// Repairs one sheet, or the two of one game.
    pub(super) fn mend(&mut self, sheets: &[Sheet<'_>], mended: &mut Mended) {
        let checked = self
            .checkers
            .iter_mut()
            .zip(sheets)
            .map(|(checkers, sheet)| checkers.of(sheet.file.input, sheet.file.encoding).check(sheet.bytes));
        let checked: Vec<Checked<'_>> = checked.collect();
        let cells: Vec<SheetCells> = checked.iter().map(SheetCells::of).collect();
        let place = |sheet: &Sheet<'_>| -> (String, Game) { (sheet.file.name.clone(), sheet.game.clone()) };
        let places: Vec<(String, Game)> = sheets.iter().map(place).collect();
        let read: Vec<RepairSheet<'_>> = checked
            .iter()
            .zip(&cells)
            .zip(&places)
            .map(|((checked, cells), (file, game))| {
                let place = Place { file, game: game.number, line: game.line, offset: game.offset };
                RepairSheet { checked, cells, place }
            })
            .collect();
        let pair = match &read[..] {
            [first, second] => Some(RepairPair::new(&mut self.bench.repairer, [*first, *second])),
            _ => None,
        };
        if let Some(pair) = pair.as_ref().filter(|pair| pair.of_two_games().is_some()) {
            if !self.bench.answers.is_empty() {
                mended.say(&self.bench.words.word("repair-known-two-games"));
                mended.sum.unanswered = true;
                return;
            }
            for (nth, sheet) in read.iter().enumerate() {
                self.bench.mend_game(std::slice::from_ref(sheet), Some((pair, nth)), mended);
            }
        } else {
            self.bench.mend_game(&read, pair.as_ref().map(|pair| (pair, 0)), mended);
        }
    }
}

impl Bench {
    /// Repairs the game of one sheet or of two, which may have been held against each other.
    fn mend_game(&mut self, read: &[RepairSheet<'_>], pair: Option<(&RepairPair, usize)>, mended: &mut Mended) {
        let repair = match repair_checked(&mut self.repairer, read, &self.options, &self.answers) {
            Ok(repair) => repair,
            Err(unanswered) => {
                let why = self.messages.format(&unanswered.message());
                mended.say(&self.words.say("repair-unanswered", &[("why", why.into())]));
                mended.sum.unanswered = true;
                return;
            }
        };
        let mut row = RepairRow::new(&repair, read, self.messages);
        if let Some((pair, nth)) = pair {
            pair.tell(&mut row, read, nth, self.messages);
        }
        mended.sum.count(&row);
        self.tell_findings(&row, mended);
        for ply in &row.unmet {
            mended.say(&self.words.say("repair-unmet", &[("ply", (*ply).into())]));
        }
        if self.quiet {
            return;
        }
        if self.to.is_some() {
            if !row.games.is_empty() {
                mended.shown.extend(repaired_pgn(&row, &repair, read, self.messages).into_bytes());
            }
        } else if self.human {
            mended.shown.extend(text(&row, self.messages, self.words).into_bytes());
        } else {
            // A writer to memory does not fail.
            let _ = write_row(&row, &mut mended.shown);
            mended.shown.push(b'\n');
        }
    }

    /// Says what is found in the sheets; what is said of both, once.
    fn tell_findings(&self, row: &RepairRow, mended: &mut Mended) {
        let found = row.file.iter().zip(row.findings.iter());
        let found = found.flat_map(|(file, list)| list.iter().map(move |finding| (file, finding)));
        let mut told: Vec<(&str, &str)> = Vec::new();
        for (file, finding) in found {
            if told.contains(&(finding.rule, &finding.message)) {
                continue;
            }
            told.push((finding.rule, &finding.message));
            let severity = self.words.word(finding.severity);
            let said = format!(
                "{severity}[{}]: {file}:{}:{}: {}",
                finding.rule, finding.line, finding.column, finding.message
            );
            mended.said.push((mended.shown.len(), normalize_untrusted_str(&said)));
        }
    }
}

impl Mended {
    fn say(&mut self, sentence: &str) {
        self.said.push((self.shown.len(), format!("planilla: {}", normalize_untrusted_str(sentence))));
    }
}

impl Worker for Mender {
    type Outcome = Mended;

    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, mended: &mut Mended) {
        if self.game.takes(game.number) {
            self.mend(&[Sheet { file, game, bytes }], mended);
        }
    }
}
