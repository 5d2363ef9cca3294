//! From games to columns: one who writes them, and the page with their rows. **Lacks order and files**: who runs several
//! clerks is told by `planilla-files`.

use crate::cells::Cells;
use crate::column::{Chosen, Row};
use crate::seen::Seen;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchOptions};
use arrow_schema::ArrowError;
use planilla::report::Place;
use planilla::{Asked, Checkers, Messages, Settings};
use planilla_files::{Batch, FileOf, Game, Outcome, Pace, Worker};

/// A page is made of so much text, unless its rows become too large.
pub const PACE: Pace = Pace { first: 128 << 10, full: 512 << 10, least: 4 << 10, results: 512 << 10, held: 16 << 20 };

/// One who writes the rows of games into columns; a [`Worker`] for who runs several with
/// [`work_through`](planilla_files::work_through). [`Scan`](crate::Scan) is for who asks for one record batch after the
/// other.
///
/// ```
/// use planilla::{Messages, Settings};
/// use planilla_files::{Given, Input, Kind, Reader, work_through};
/// use planilla_table::{Clerk, PACE, Page, Table};
/// let input = Input::Given(Given { name: "x.pgn".to_owned(), reader: Box::new(&b"1. e4 e5 *"[..]) });
/// let mut reader = Reader::new(vec![input], Kind::default(), None, Default::default());
/// let moves = Table::named("moves").unwrap().all();
/// let clerk = Clerk::new(moves, Settings::default(), Messages::of("en").unwrap());
/// let mut rows = 0;
/// work_through(vec![clerk], &mut reader, PACE, &mut |_, page: &mut Page| {
///     rows += page.take().map_err(std::io::Error::other)?.map_or(0, |batch| batch.num_rows());
///     Ok(())
/// })?;
/// assert_eq!(rows, 2);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Clerk {
    checkers: Checkers,
    columns: Chosen,
    messages: &'static Messages,
}

impl Clerk {
    /// One who fills these columns, checks games by these settings, and tells findings in the language of the messages.
    pub fn new(columns: Chosen, settings: Settings, messages: &'static Messages) -> Clerk {
        Clerk { checkers: Checkers::new(settings), columns, messages }
    }
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

    fn work_on(&mut self, batch: &Batch, page: &mut Page) {
        *page = Page::new(&self.columns);
        for (file, game) in batch.games() {
            self.work(file, batch.bytes_of(game), game, page);
        }
        page.finish(&self.columns);
    }
}

/// The rows of some games.
#[derive(Debug, Default)]
pub struct Page {
    /// How many games they are of.
    pub games: u64,
    cells: Vec<Cells>,
    rows: usize,
    size: usize,
    done: Option<Result<RecordBatch, ArrowError>>,
}

impl Page {
    /// No rows yet, of these columns.
    pub(crate) fn new(columns: &Chosen) -> Page {
        let cells = columns.columns.iter().map(|column| Cells::new(column.shape)).collect();
        Page { cells, ..Page::default() }
    }

    /// Its record batch, once; `None` where the games have no rows.
    ///
    /// # Errors
    ///
    /// When a column would have more than 2,147,483,647 bytes or items, which takes a game of such a size.
    pub fn take(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        let batch = self.done.take().transpose()?;
        Ok(batch.filter(|batch| batch.num_rows() > 0))
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

    /// Its columns, once.
    pub(crate) fn arrays(&mut self) -> Result<Vec<ArrayRef>, ArrowError> {
        self.cells.drain(..).map(Cells::finish).collect()
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
