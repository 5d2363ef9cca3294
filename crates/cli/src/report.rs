//! `planilla report`: writes a page for people. How it looks and what stands on it is the library's.

use crate::args::{Common, Report};
use crate::console::{Console, Exit};
use crate::federation;
use crate::names;
use crate::output::Output;
use crate::progress::Progress;
use crate::surroundings::Surroundings;
use crate::tally::Tally;
use planilla::report::{GameSection, Painter, Place, ReportPage};
use planilla::{Settings, Severity};
use planilla_files::{FileOf, Game, Gathered, News, Outcome, Pace, Reader, Worker, gather, is_input, work_through};
use std::io::{self, Read, Write};

/// Parts of a page are many times as long as the games they are made from.
const PACE: Pace = Pace { first: 16 * 1024, full: 128 * 1024, least: 8 * 1024, results: 1 << 20, held: 16 << 20 };

/// Writes the page of all inputs, and a closing line.
pub(crate) fn run(
    args: &Report,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let wanted = args.output.as_path();
    let shown = wanted.display().to_string();
    let Ok(trf) = federation::given(args.trf.as_deref(), common, console) else { return Ok(Exit::Misuse) };
    let gathered = gather(&args.files, around.terminals.stdin);
    if gathered.inputs.is_empty() && gathered.faults.is_empty() {
        console.tell_nothing_found(&args.files);
        return Ok(Exit::Misuse);
    }
    console.tell_unreadable(&gathered.faults);
    console.tell_passed_over(&gathered);
    if wanted.is_dir() || is_input(wanted, &gathered.inputs) {
        let id = if wanted.is_dir() { "export-folder" } else { "export-input" };
        console.tell(id, &[("file", shown.into())]);
        return Ok(Exit::Misuse);
    }
    let mut output = match Output::begin(wanted) {
        Ok(output) => output,
        Err(error) => {
            console.tell("export-begin", &[("file", shown.into()), ("more", error.to_string().into())]);
            return Ok(Exit::Misuse);
        }
    };
    let Gathered { inputs, faults, passed_over } = gathered;
    let page = ReportPage::new(console.messages).title(args.title.as_deref()).most_drawn(args.drawn);
    let mut page = page.report(trf.as_deref(), args.judging.notes);
    page.add_passed_over(passed_over.len() as u64);
    for (file, fault) in &faults {
        let (why, more) = fault.word();
        page.add_unreadable(file, why, &more);
    }
    let mut progress = Progress::new(&inputs, around.terminals.stderr && !common.quiet);
    let report = trf.as_ref().map(|federation| federation.file().to_owned());
    let settings = Settings { trf, ..names::judging(&args.judging, common) };
    let painters = (0..names::jobs(common)).map(|_| One(page.painter(settings.clone()))).collect();
    let mut reader = Reader::new(inputs, names::kind(common), Some(stdin), progress.counter());
    let mut unreadable = faults.len() as u64;
    work_through(painters, &mut reader, PACE, &mut |news, sections: &mut Sections| {
        unreadable += news.unreadable.len() as u64;
        take(&mut page, &news, sections);
        if news.is_worth_saying() {
            progress.aside(|| console.tell_news(&news));
        }
        progress.tell(page.summary_row().games, console.words);
        Ok(())
    })?;
    progress.end();

    let tally = tally_of(&page);
    if tally.files == 0 {
        console.tell("export-nothing", &[("file", shown.into())]);
        return Ok(Exit::Misuse);
    }
    if let Some(file) = report.filter(|_| tally.games == 0) {
        console.tell("trf-no-games", &[("file", file.into())]);
        return Ok(Exit::Misuse);
    }
    let written = page.write_to(&mut Way { output: &mut output, console }).and_then(|()| output.finish());
    match written {
        Err(error) if output.is_safe() => {
            console.tell("export-broken", &[("file", shown.into()), ("more", error.to_string().into())]);
            return Ok(Exit::Misuse);
        }
        other => other?,
    }
    let out = if shown == "-" { console.words.word("export-pipe") } else { shown };
    let size = console.words.size(output.bytes);
    let summary = tally.line(unreadable, console.words);
    let args_of_line = [("summary", summary.into()), ("size", size.into()), ("out", out.into())];
    let line = console.words.say("report-summary", &args_of_line);
    console.say(&line);
    let failed = tally.worst.is_some_and(|worst| args.fail_on.fails(worst));
    Ok(match (unreadable > 0, failed) {
        (true, _) => Exit::Misuse,
        (false, true) => Exit::Findings,
        (false, false) => Exit::Clean,
    })
}

/// Adds some games to the page, and what became known of files while they were read.
fn take(page: &mut ReportPage, news: &News, sections: &mut Sections) {
    page.add_files(news.files);
    for game in sections.0.drain(..) {
        page.add(game);
    }
    for (file, fault) in &news.unreadable {
        let (why, more) = fault.word();
        page.add_unreadable(file, why, &more);
    }
    for file in &news.empty {
        page.add_empty(file);
    }
}

/// The numbers of a page.
fn tally_of(page: &ReportPage) -> Tally {
    let row = page.summary_row();
    let worst = [(row.errors, Severity::Error), (row.warnings, Severity::Warning), (row.notes, Severity::Note)];
    Tally {
        files: row.files,
        games: row.games,
        plies: row.plies,
        errors: row.errors,
        warnings: row.warnings,
        notes: row.notes,
        undecided: row.undecided,
        worst: worst.into_iter().find(|(count, _)| *count > 0).map(|(_, severity)| severity),
    }
}

/// One worker.
struct One(Painter);

/// What some games come to.
#[derive(Default)]
struct Sections(Vec<GameSection>);

impl Worker for One {
    type Outcome = Sections;

    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, sections: &mut Sections) {
        let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
        sections.0.push(self.0.paint(file.input, file.encoding, bytes, &place));
    }
}

impl Outcome for Sections {
    fn size(&self) -> usize {
        self.0.iter().map(GameSection::size).sum()
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

/// Writes to where the page goes.
struct Way<'w, 'c> {
    output: &'w mut Output,
    console: &'w mut Console<'c>,
}

impl Write for Way<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.output.write(bytes, self.console).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
