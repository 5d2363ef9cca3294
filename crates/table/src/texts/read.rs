//! Written moves in a column, read.

use super::{Texts, in_pieces};
use crate::cells::Cells;
use crate::shape::Shape;
use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, Field, Schema, SchemaRef};
use planilla::report::{MoveReadRow, ReasonRow};
use planilla::{Edition, EditionName, Message, Messages, Reading, read_in};
use planilla_board::{FenError, Position};
use planilla_notation::Language;
use std::sync::Arc;

/// The positions that written moves are read in.
#[derive(Clone, Debug)]
pub enum Boards {
    /// One for all.
    One(Box<Position>),
    /// One for each, as FEN.
    Each(Texts),
}

/// A written move, and what it was read as.
struct Row<'r> {
    text: &'r str,
    position: &'r Position,
    reading: &'r Reading,
    laws: EditionName,
    messages: &'static Messages,
}

/// A column of what is read.
struct ReadColumn {
    name: &'static str,
    shape: Shape,
    fill: fn(&Row<'_>, &mut Cells),
}

static COLUMNS: [ReadColumn; 6] = [
    ReadColumn { name: "status", shape: Shape::Text, fill: |row, cells| cells.text(Some(row.reading.status.as_str())) },
    ReadColumn { name: "uci", shape: Shape::Text, fill: |row, cells| cells.uci(row.reading.played()) },
    ReadColumn {
        name: "san",
        shape: Shape::Text,
        fill: |row, cells| match row.reading.played() {
            Some(played) => cells.text(Some(row.position.san(played).as_str())),
            None => cells.null(),
        },
    },
    ReadColumn {
        name: "candidates",
        shape: Shape::List(&Shape::Text),
        fill: |row, cells| {
            cells.list(|cells| row.reading.candidates.iter().for_each(|rival| cells.uci(Some(rival.played))));
        },
    },
    ReadColumn {
        name: "reason",
        shape: Shape::Text,
        fill: |row, cells| {
            let reason = row.reading.reason.as_ref().map(|reason| ReasonRow::new(reason, |_| None));
            cells.text(reason.as_ref().map(ReasonRow::kind));
        },
    },
    ReadColumn {
        name: "message",
        shape: Shape::Text,
        fill: |row, cells| {
            if row.reading.played().is_some() {
                return cells.null();
            }
            let told = MoveReadRow::new(row.text, row.reading, row.position, row.laws, row.messages);
            cells.text(told.findings.first().map(|finding| finding.message.as_str()));
        },
    },
];

/// Columns chosen of what is read: `status`, `uci`, `san`, `candidates` (the moves that fit, in UCI), `reason` (why a
/// move is illegal) and `message` (what is said of what is not read).
#[derive(Clone)]
pub struct ReadColumns(Vec<&'static ReadColumn>);

impl ReadColumns {
    /// The names of all.
    pub fn names() -> impl Iterator<Item = &'static str> {
        COLUMNS.iter().map(|column| column.name)
    }

    /// All of them.
    pub fn all() -> ReadColumns {
        ReadColumns(COLUMNS.iter().collect())
    }

    /// The column of a name and those chosen before; `None` if there is none of that name.
    #[must_use]
    pub fn choose<'n>(names: impl IntoIterator<Item = &'n str>) -> Option<ReadColumns> {
        let named = |name: &str| COLUMNS.iter().find(|column| column.name == name);
        names.into_iter().map(named).collect::<Option<Vec<_>>>().map(ReadColumns)
    }

    fn schema(&self) -> SchemaRef {
        let field = |column: &&'static ReadColumn| Field::new(column.name, column.shape.data_type(), true);
        Arc::new(Schema::new(self.0.iter().map(field).collect::<Vec<_>>()))
    }
}

impl std::fmt::Debug for ReadColumns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|column| column.name)).finish()
    }
}

/// Reads the written moves of a column, each in its position, in any of some languages (all of them, if none is given).
/// A null stays null, and so does a move whose FEN is null or none; of the latter the message says why.
///
/// # Errors
///
/// When the texts are too large for a table.
///
/// ```
/// use arrow_array::{StringViewArray, cast::AsArray};
/// use planilla::{Edition, EditionName, Messages};
/// use planilla_board::Position;
/// use planilla_notation::Language;
/// use planilla_table::{Boards, ReadColumns, Texts, read_moves};
/// let written = Texts::new(vec![StringViewArray::from(vec!["Cf3", "Cf4"])]);
/// let boards = Boards::One(Box::new(Position::default()));
/// let spanish = [Language::by_code("es").unwrap()];
/// let (columns, english) = (ReadColumns::choose(["status", "uci"]).unwrap(), Messages::of("en").unwrap());
/// let (_, batches) = read_moves(&written, &boards, &spanish, EditionName::E2023, &columns, english, 1)?;
/// let status = batches[0].column(0).as_string::<i32>();
/// assert_eq!((status.value(0), status.value(1)), ("exact", "illegal"));
/// # Ok::<(), arrow_schema::ArrowError>(())
/// ```
pub fn read_moves(
    texts: &Texts,
    boards: &Boards,
    languages: &[&'static Language],
    laws: EditionName,
    columns: &ReadColumns,
    messages: &'static Messages,
    jobs: usize,
) -> Result<(SchemaRef, Vec<RecordBatch>), ArrowError> {
    let schema = columns.schema();
    let edition = Edition::of(laws);
    let batches = in_pieces(texts.len(), jobs, |rows| {
        let mut cells: Vec<Cells> = columns.0.iter().map(|column| Cells::new(column.shape)).collect();
        let mut board = Board::new(boards, rows.clone());
        for text in texts.of(rows) {
            let position = board.next();
            match (text, position) {
                (Some(text), Ok(Some(position))) => {
                    let reading = read_in(text, position, languages, edition);
                    let row = Row { text, position, reading: &reading, laws, messages };
                    columns.0.iter().zip(&mut cells).for_each(|(column, cells)| (column.fill)(&row, cells));
                }
                (_, told) => {
                    let why = told.err().filter(|_| text.is_some());
                    let why = why.map(|error| messages.format(&Message::of_fen_faults(error.faults())));
                    for (column, cells) in columns.0.iter().zip(&mut cells) {
                        cells.text(why.as_deref().filter(|_| column.name == "message"));
                    }
                }
            }
        }
        let arrays = cells.into_iter().map(Cells::finish).collect::<Result<Vec<_>, _>>()?;
        RecordBatch::try_new(Arc::clone(&schema), arrays)
    })?;
    Ok((schema, batches))
}

/// The positions of some rows, one after the other.
pub(super) struct Board<'b> {
    fens: Option<Box<dyn Iterator<Item = Option<&'b str>> + 'b>>,
    position: Position,
    /// The FEN of the position.
    fen: Option<&'b str>,
}

impl<'b> Board<'b> {
    pub(super) fn new(boards: &'b Boards, rows: std::ops::Range<usize>) -> Board<'b> {
        match boards {
            Boards::One(position) => Board { fens: None, position: **position, fen: None },
            Boards::Each(fens) => {
                Board { fens: Some(Box::new(fens.of(rows))), position: Position::default(), fen: None }
            }
        }
    }

    /// The position of the next row; `None` where its FEN is null, and what is wrong with one that is none.
    pub(super) fn next(&mut self) -> Result<Option<&Position>, FenError> {
        let Some(fens) = &mut self.fens else { return Ok(Some(&self.position)) };
        let Some(fen) = fens.next().flatten() else { return Ok(None) };
        if self.fen != Some(fen) {
            self.fen = None;
            self.position = Position::from_fen(fen)?;
            self.fen = Some(fen);
        }
        Ok(Some(&self.position))
    }
}
