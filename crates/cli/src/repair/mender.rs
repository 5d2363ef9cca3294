//! One worker: has the library repair games, and turns what it says into what is printed.

use super::text::text;
use crate::args::{Common, Repair, RepairTo};
use crate::console::Console;
use crate::names;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::repair::{RepairOptions, Repairer, SheetCells};
use planilla::report::{Place, RepairRow, RepairSheet, repaired_pgn, write_row};
use planilla::{Answer, Checked, Checkers, Messages, repair_checked};
use planilla_files::{FileOf, Game, Outcome, Worker};
use std::io;

/// Repairs games with checkers of its own.
pub(super) struct Mender {
    checkers: [Checkers; 2],
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
    pub(super) games: u64,
    pub(super) plies: u64,
    pub(super) changed: u64,
    pub(super) undecided: u64,
    /// Whether something is left to a person.
    pub(super) needs_a_person: bool,
    /// Whether an answer could not be taken.
    pub(super) unanswered: bool,
}

impl Mended {
    pub(super) fn add(&mut self, other: &Mended) {
        self.games += other.games;
        self.plies += other.plies;
        self.changed += other.changed;
        self.undecided += other.undecided;
        self.needs_a_person |= other.needs_a_person;
        self.unanswered |= other.unanswered;
    }

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
            checkers: [Checkers::new(settings.clone()), Checkers::new(settings)],
            repairer: Repairer::default(),
            options: RepairOptions { best, margin: args.margin, ..RepairOptions::default() },
            answers: args.known.clone(),
            messages: console.messages,
            words: console.words,
            human: console.is_human(),
            to: args.to,
            quiet: console.quiet,
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
        mended.games += 1;
        let repair = match repair_checked(&mut self.repairer, &read, &self.options, &self.answers) {
            Ok(repair) => repair,
            Err(unanswered) => {
                let why = self.messages.format(&unanswered.message());
                mended.say(&self.words.say("repair-unanswered", &[("why", why.into())]));
                mended.unanswered = true;
                return;
            }
        };
        let row = RepairRow::new(&repair, &read, self.messages);
        mended.count(&row);
        for (file, finding) in row
            .file
            .iter()
            .zip(row.findings.iter())
            .flat_map(|(file, list)| list.iter().map(move |finding| (file, finding)))
        {
            let severity = self.words.word(finding.severity);
            let said = format!(
                "{severity}[{}]: {file}:{}:{}: {}",
                finding.rule, finding.line, finding.column, finding.message
            );
            mended.said.push((mended.shown.len(), normalize_untrusted_str(&said)));
        }
        for ply in &row.unmet {
            mended.say(&self.words.say("repair-unmet", &[("ply", (*ply).into())]));
        }
        if self.quiet {
            return;
        }
        if self.to.is_some() {
            if !row.games.is_empty() {
                mended.shown.extend(repaired_pgn(&row, self.messages).into_bytes());
            }
        } else if self.human {
            mended.shown.extend(text(&row, self.messages, self.words).into_bytes());
        } else {
            // A writer to memory does not fail.
            let _ = write_row(&row, &mut mended.shown);
            mended.shown.push(b'\n');
        }
    }
}

impl Mended {
    fn say(&mut self, sentence: &str) {
        self.said.push((self.shown.len(), format!("planilla: {}", normalize_untrusted_str(sentence))));
    }

    fn count(&mut self, row: &RepairRow) {
        self.plies += row.moves.iter().filter(|played| played.ply.is_some()).count() as u64;
        self.changed += row.plies_changed;
        self.undecided += row.plies_undecided;
        let unreached = || row.moves.iter().any(|played| played.status == "unreached");
        let faults = || row.findings.iter().flatten().any(|finding| finding.severity == "error");
        self.needs_a_person |= row.plies_undecided > 0 || !row.unmet.is_empty() || unreached() || faults();
    }
}

impl Worker for Mender {
    type Outcome = Mended;

    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, mended: &mut Mended) {
        self.mend(&[Sheet { file, game, bytes }], mended);
    }
}
