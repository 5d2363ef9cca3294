//! Sheets in a column, checked.

use super::{Texts, in_pieces};
use crate::cells::Cells;
use crate::clerk::Page;
use crate::column::Chosen;
use crate::seen::Seen;
use crate::shape::Shape;
use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, Field, Schema, SchemaRef};
use planilla::report::Place;
use planilla::{Checkers, Messages, Settings};
use planilla_notation::{BlocksIn, Encoding, Input, sniff};
use std::sync::Arc;

/// Checks the sheets or games of a column. The first column of the table is `row`, the place of the text from 0; the
/// others are those chosen. A text has a row for each game in it, so that mostly there is one for one; a null, and a
/// text without a game, has one in which all is null.
///
/// # Errors
///
/// When a text is too large for a table.
///
/// ```
/// use arrow_array::{Array, StringViewArray, cast::AsArray, types::Int32Type};
/// use planilla::{Messages, Settings};
/// use planilla_table::{Table, Texts, check_texts};
/// let sheets = StringViewArray::from(vec![Some("1.e4 e5 2.Cf3"), None, Some("1.e4 e5 2.Re3")]);
/// let columns = Table::named("games").unwrap().choose(["errors"]).unwrap();
/// let english = Messages::of("en").unwrap();
/// let (_, batches) = check_texts(&Texts::new(vec![sheets]), &columns, &Settings::default(), english, 1)?;
/// let errors = batches[0].column(1).as_primitive::<Int32Type>();
/// assert_eq!((errors.value(0), errors.is_null(1), errors.value(2)), (0, true, 1));
/// # Ok::<(), arrow_schema::ArrowError>(())
/// ```
pub fn check_texts(
    texts: &Texts,
    columns: &Chosen,
    settings: &Settings,
    messages: &'static Messages,
    jobs: usize,
) -> Result<(SchemaRef, Vec<RecordBatch>), ArrowError> {
    let row = Arc::new(Field::new("row", Shape::Int64.data_type(), false));
    let fields: Vec<_> = std::iter::once(row).chain(columns.schema().fields().iter().cloned()).collect();
    let schema: SchemaRef = Arc::new(Schema::new(fields));
    let batches = in_pieces(texts.len(), jobs, |rows| {
        let mut checkers = Checkers::new(settings.clone());
        let mut page = Page::new(columns);
        let mut numbers = Cells::new(Shape::Int64);
        for (number, text) in rows.clone().zip(texts.of(rows)) {
            let before = page.rows();
            if let Some(text) = text {
                add_games(text, &mut checkers, settings.input, columns, messages, &mut page);
            }
            if page.rows() == before {
                page.add_null();
            }
            (before..page.rows()).for_each(|_| numbers.int(Some(number)));
        }
        let mut arrays = vec![numbers.finish()?];
        arrays.extend(page.arrays()?);
        RecordBatch::try_new(Arc::clone(&schema), arrays)
    })?;
    Ok((schema, batches))
}

/// Adds a row for each game of a text.
fn add_games(
    text: &str,
    checkers: &mut Checkers,
    input: Option<Input>,
    columns: &Chosen,
    messages: &'static Messages,
    page: &mut Page,
) {
    let input = input.unwrap_or_else(|| sniff(text.as_bytes()));
    let checker = checkers.of(input, Some(Encoding::Utf8));
    for block in BlocksIn::new(text.as_bytes(), input) {
        let place = Place { file: "-", game: block.index + 1, line: block.line, offset: block.offset };
        let checked = checker.check(block.bytes);
        page.add(columns, &Seen::checked(&checked, place, messages));
    }
}
