//! Tables that stream: record batches made while files are read, by one thread or several, in the order of the games.

use crate::clerk::{Clerk, PACE};
use crate::column::Chosen;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use planilla::{Messages, Settings};
use planilla_files::{InOrder, Input, Kind, MOST_WORKERS, News, Unreadable};
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
        let clerk = |_| Clerk::new(columns.clone(), settings.clone(), messages);
        let clerks = (0..jobs.clamp(1, MOST_WORKERS)).map(clerk).collect();
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
            let (news, mut page) = self.batches.as_mut()?.next()?;
            self.hear(news);
            self.counts.games += page.games;
            match page.take() {
                Ok(Some(batch)) => {
                    self.counts.rows += batch.num_rows() as u64;
                    return Some(Ok(batch));
                }
                Ok(None) => {}
                Err(error) => {
                    self.batches = None;
                    return Some(Err(error));
                }
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
