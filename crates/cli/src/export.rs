//! `planilla export`: writes games, moves or findings as a Parquet file. What a column holds is said in `planilla-table`.

use crate::args::{Common, Export};
use crate::console::{Console, Exit};
use crate::federation;
use crate::names;
use crate::output::{Output, is_pipe};
use crate::progress::Progress;
use crate::surroundings::Surroundings;
use planilla::Settings;
use planilla_files::{News, Reader, gather, is_input, work_through};
use planilla_table::{Chosen, Clerk, PACE, Page, Parquet, Table, describe};
use std::io::{self, Read};
use std::path::Path;

/// Writes the table of all inputs, and a closing line.
pub(crate) fn run(
    args: &Export,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let columns = match choose(args) {
        Ok(columns) => columns,
        Err(unknown) => {
            console.say(&format!("planilla: {unknown}"));
            return Ok(Exit::Misuse);
        }
    };
    let Some(wanted) = args.output.as_deref().filter(|_| !args.list_columns) else {
        return list(&columns, console).map(|()| Exit::Clean);
    };
    let shown = wanted.display().to_string();
    if is_pipe(wanted) && around.terminals.stdout {
        console.tell("export-terminal", &[]);
        return Ok(Exit::Misuse);
    }
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
    let mut run = match Run::new(wanted, &columns) {
        Ok(run) => run,
        Err(error) => {
            console.tell("export-begin", &[("file", shown.into()), ("more", error.to_string().into())]);
            return Ok(Exit::Misuse);
        }
    };
    run.unreadable = !gathered.faults.is_empty();
    let mut progress = Progress::new(&gathered.inputs, around.terminals.stderr && !common.quiet);
    let report = trf.as_ref().map(|federation| federation.file().to_owned());
    let settings = Settings { trf, ..names::judging(&args.judging, common) };
    let clerk = |_| Clerk::new(columns.clone(), settings.clone(), console.messages);
    let clerks = (0..names::jobs(common)).map(clerk).collect();
    let mut reader = Reader::new(gathered.inputs, names::kind(common), Some(stdin), progress.counter());
    let written = work_through(clerks, &mut reader, PACE, &mut |news, page| {
        run.take(&news, page, &progress, console).map(|()| progress.tell(run.games, console.words))
    });
    progress.end();
    if let Some(file) = report.filter(|_| written.is_ok() && run.games == 0) {
        console.tell("trf-no-games", &[("file", file.into())]);
        return Ok(Exit::Misuse);
    }
    run.close(written, &shown, console)
}

/// The columns asked for.
fn choose(args: &Export) -> Result<Chosen, planilla_table::UnknownColumn> {
    let table: &'static Table = args.table;
    if args.columns.is_empty() {
        return Ok(table.all());
    }
    table.choose(args.columns.iter().map(|name| name.trim()))
}

/// Prints the names of columns, their types, and what they hold.
fn list(columns: &Chosen, console: &mut Console<'_>) -> io::Result<()> {
    let width = columns.columns().iter().map(|column| column.name.len()).max().unwrap_or_default();
    for column in columns.columns() {
        let kind = describe(&column.shape.data_type());
        console.print_line(&format!("{:width$}  {kind}\n{:width$}    {}", column.name, "", column.about))?;
    }
    Ok(())
}

/// A run on its way.
struct Run {
    output: Output,
    /// What is written of the file, until it is handed on.
    parquet: Parquet<Vec<u8>>,
    games: u64,
    files: u64,
    /// Whether an input could not be read.
    unreadable: bool,
}

impl Run {
    fn new(wanted: &Path, columns: &Chosen) -> io::Result<Run> {
        let parquet = Parquet::new(Vec::new(), columns.schema()).map_err(io::Error::other)?;
        Ok(Run { output: Output::begin(wanted)?, parquet, games: 0, files: 0, unreadable: false })
    }

    /// Writes the rows of some games, and says what became known of files while they were read.
    fn take(&mut self, news: &News, page: &mut Page, progress: &Progress, console: &mut Console<'_>) -> io::Result<()> {
        self.unreadable |= !news.unreadable.is_empty();
        self.files += news.files;
        self.games += page.games;
        if news.is_worth_saying() {
            progress.aside(|| console.tell_news(news));
        }
        if let Some(batch) = page.take().map_err(io::Error::other)? {
            self.parquet.write(&batch).map_err(io::Error::other)?;
        }
        let written = std::mem::take(self.parquet.file());
        if written.is_empty() { Ok(()) } else { self.output.write(&written, console) }
    }

    /// Ends the file and says what it has come to.
    fn close(self, written: io::Result<()>, shown: &str, console: &mut Console<'_>) -> io::Result<Exit> {
        let Run { mut output, parquet, games, files, unreadable } = self;
        if files == 0 {
            console.tell("export-nothing", &[("file", shown.into())]);
            return Ok(Exit::Misuse);
        }
        let rows = parquet.rows();
        let written = written.and_then(|()| {
            let rest = parquet.close().map_err(io::Error::other)?;
            output.write(&rest, console)?;
            output.finish()
        });
        match written {
            Err(error) if output.is_safe() => {
                console.tell("export-broken", &[("file", shown.into()), ("more", error.to_string().into())]);
                return Ok(Exit::Misuse);
            }
            other => other?,
        }
        let out = if shown == "-" { console.words.word("export-pipe") } else { shown.to_owned() };
        let size = console.words.size(output.bytes);
        let counts = [("games", games), ("files", files), ("rows", rows)].map(|(name, count)| (name, count.into()));
        let args: Vec<_> = counts.into_iter().chain([("size", size.into()), ("out", out.into())]).collect();
        let line = console.words.say("export-summary", &args);
        console.say(&line);
        Ok(if unreadable { Exit::Misuse } else { Exit::Clean })
    }
}
