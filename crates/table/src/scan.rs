//! Tables that stream: record batches made while files are read, by one thread or several, in the order of the games.

use crate::cells::Cells;
use crate::column::{Chosen, Row};
use crate::seen::Seen;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchOptions, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use planilla::report::Place;
use planilla::{Asked, Checkers, Messages, Settings};
use planilla_files::{FileOf, Game, InOrder, Input, Kind, News, Outcome, Pace, Unreadable, Worker};
use std::fmt;
use std::sync::Arc;

/// What a scan is to make.
#[derive(Clone, Debug)]
pub struct Order {
    /// The columns.
    pub columns: Chosen,
    /// How games are checked; what each file is, and its encoding, are taken from here.
    pub settings: Settings,
    /// In which language findings are told.
    pub messages: &'static Messages,
    /// How many threads work.
    pub jobs: usize,
    /// What is done with a file that cannot be read, or not to its end.
    pub unread: Unread,
}

/// What is done with a file that cannot be read, or not to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unread {
    /// The scan ends with an error behind the games before.
    #[default]
    Stop,
    /// The scan goes on with the next file; [`Scan::unreadable`] lists it.
    PassOver,
}

/// Record batches are made of so much text, unless they become too large.
const PACE: Pace = Pace { first: 128 << 10, full: 1 << 20, least: 4 << 10, results: 4 << 20, held: 16 << 20 };

/// A table on its way: one record batch after the other.
///
/// ```
/// use planilla::{Messages, Settings};
/// use planilla_files::{Given, Input};
/// use planilla_table::{Order, Scan, Table, Unread};
/// let file: &[u8] = b"[White \"Roe\"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White \"Doe\"]\n\n1. d4 *\n";
/// let input = Input::Given(Given { name: "x.pgn".to_owned(), reader: Box::new(file) });
/// let order = Order {
///     columns: Table::named("games").unwrap().choose(["white", "errors"]).unwrap(),
///     settings: Settings::default(),
///     messages: Messages::of("en").unwrap(),
///     jobs: 1,
///     unread: Unread::Stop,
/// };
/// let mut scan = Scan::new(vec![input], order);
/// let batch = scan.next().unwrap().unwrap();
/// assert_eq!((batch.num_rows(), batch.num_columns()), (2, 2));
/// assert!(scan.next().is_none());
/// ```
pub struct Scan {
    schema: SchemaRef,
    batches: Option<InOrder<Clerk>>,
    unread: Unread,
    unreadable: Vec<(String, Unreadable)>,
    empty: Vec<String>,
    /// An error that comes behind a batch.
    late: Option<ArrowError>,
    counts: Counts,
}

/// What a scan has come to so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Files begun.
    pub files: u64,
    /// Games in them.
    pub games: u64,
    /// Rows made of them.
    pub rows: u64,
}

impl Scan {
    /// The table of the games of these inputs.
    pub fn new(inputs: Vec<Input>, order: Order) -> Scan {
        let Order { columns, settings, messages, jobs, unread } = order;
        let schema = columns.schema();
        let kind = Kind { input: settings.input, encoding: settings.encoding };
        let clerk = || Clerk { checkers: Checkers::new(settings.clone()), columns: columns.clone(), messages };
        let clerks = (0..jobs.max(1)).map(|_| clerk()).collect();
        Scan {
            schema,
            batches: Some(InOrder::new(inputs, kind, clerks, PACE)),
            unread,
            unreadable: Vec::new(),
            empty: Vec::new(),
            late: None,
            counts: Counts::default(),
        }
    }

    /// The files passed over so far, each with why.
    pub fn unreadable(&self) -> &[(String, Unreadable)] {
        &self.unreadable
    }

    /// The files so far in which there is no game.
    pub fn empty(&self) -> &[String] {
        &self.empty
    }

    /// What it has come to so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Takes note of what became known; an error where that ends the scan.
    fn hear(&mut self, news: News) {
        self.counts.files += news.files;
        self.empty.extend(news.empty);
        self.unreadable.extend(news.unreadable);
        if self.unread == Unread::Stop
            && let Some((name, why)) = self.unreadable.last()
        {
            let said = format!("{name}: {why}");
            self.late = Some(ArrowError::IoError(said.clone(), std::io::Error::other(said)));
            self.batches = None;
        }
    }
}

impl Iterator for Scan {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Result<RecordBatch, ArrowError>> {
        loop {
            if let Some(late) = self.late.take() {
                return Some(Err(late));
            }
            let (news, page) = self.batches.as_mut()?.next()?;
            self.hear(news);
            self.counts.games += page.games;
            match page.done {
                Some(Ok(batch)) if batch.num_rows() > 0 => {
                    self.counts.rows += batch.num_rows() as u64;
                    return Some(Ok(batch));
                }
                Some(Err(error)) => {
                    self.batches = None;
                    return Some(Err(error));
                }
                Some(Ok(_)) | None => {}
            }
        }
    }
}

impl RecordBatchReader for Scan {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

impl fmt::Debug for Scan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scan").field("counts", &self.counts).finish_non_exhaustive()
    }
}

/// One who writes games into columns.
struct Clerk {
    checkers: Checkers,
    columns: Chosen,
    messages: &'static Messages,
}

impl Worker for Clerk {
    type Outcome = Page;

    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, page: &mut Page) {
        let Clerk { checkers, columns, messages } = self;
        let checker = checkers.of(file.input, file.encoding);
        let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
        let needs = columns.needs;
        page.games += 1;
        let asked = Asked { comments: needs.comments, exact: needs.statuses };
        if !needs.check
            && let Some(glanced) = checker.glance_keeping(bytes, asked)
        {
            return page.add(columns, &Seen::glanced(&glanced, place));
        }
        let checked = checker.check(bytes);
        page.add(columns, &Seen::checked(&checked, place, messages));
    }

    fn work_on(&mut self, batch: &planilla_files::Batch, page: &mut Page) {
        *page = Page::new(&self.columns);
        for (file, game) in batch.games() {
            self.work(file, batch.bytes_of(game), game, page);
        }
        page.finish(&self.columns);
    }
}

/// The rows of some games.
#[derive(Default)]
pub(crate) struct Page {
    cells: Vec<Cells>,
    rows: usize,
    games: u64,
    size: usize,
    done: Option<Result<RecordBatch, ArrowError>>,
}

impl Page {
    /// No rows yet, of these columns.
    pub(crate) fn new(columns: &Chosen) -> Page {
        let cells = columns.columns.iter().map(|column| Cells::new(column.shape)).collect();
        Page { cells, ..Page::default() }
    }

    /// How many rows there are.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// Adds a row of nulls.
    pub(crate) fn add_null(&mut self) {
        self.cells.iter_mut().for_each(Cells::null);
        self.rows += 1;
    }

    /// The columns.
    pub(crate) fn arrays(&mut self) -> Result<Vec<ArrayRef>, ArrowError> {
        self.cells.iter_mut().map(Cells::finish).collect()
    }

    /// Adds the rows of a game.
    pub(crate) fn add(&mut self, columns: &Chosen, seen: &Seen<'_>) {
        let rows = (columns.table.rows)(seen);
        for (column, cells) in columns.columns.iter().zip(&mut self.cells) {
            for index in 0..rows {
                (column.fill)(&Row { seen, index }, cells);
            }
        }
        self.rows += rows;
    }

    /// Makes the record batch.
    fn finish(&mut self, columns: &Chosen) {
        self.size = self.cells.iter().map(Cells::size).sum();
        let arrays = self.arrays();
        let options = RecordBatchOptions::new().with_row_count(Some(self.rows));
        let batch = arrays.and_then(|arrays| RecordBatch::try_new_with_options(columns.schema(), arrays, &options));
        self.done = Some(batch);
    }
}

impl Outcome for Page {
    fn size(&self) -> usize {
        self.size
    }

    fn clear(&mut self) {
        *self = Page::default();
    }
}
