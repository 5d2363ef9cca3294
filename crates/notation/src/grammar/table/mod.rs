//! Sheets that come as tables: CSV, tabs, semicolons, Markdown, columns of space. They give the score that the same sheet
//! gives as text. Fields are spans of the text; a move that is left out is a cell without text.

mod columns;
mod games;
mod groups;
mod head;
mod layout;
mod order;
mod rows;
mod shape;
#[cfg(test)]
mod tests;
mod walk;
mod words;

pub(crate) use games::games;

use super::sheet::parse_sheet;
use crate::TableForm as Form;
use crate::{Dialect, Key, Score, Span, Tag};
use layout::Layout;
use rows::{Rows, lines};

/// Reads a table into a score, which is emptied first: numbers, White's moves and Black's, in one group of columns or in
/// several side by side. A text that is no table is read as a sheet. Never fails.
///
/// ```
/// use planilla_notation::{ItemKind, Score, parse_table};
/// let text = "Nr;Weiß;Schwarz;Nr;Weiß;Schwarz\n1;e4;e5;3;Lb5;a6\n2;Sf3;Sc6;4;;\n";
/// let mut score = Score::default();
/// parse_table(text, &mut score);
/// let cells = score.items.iter().filter(|item| item.kind == ItemKind::Cell);
/// assert_eq!(cells.map(|cell| cell.span.of(text)).collect::<Vec<_>>(), ["e4", "e5", "Sf3", "Sc6", "Lb5", "a6"]);
/// ```
pub fn parse_table(text: &str, score: &mut Score) {
    let Some(Table { form, rows, layout, first }) = Table::find(text) else { return parse_sheet(text, score) };
    score.clear();
    score.dialect = Dialect::Sheet;
    score.table = Some(form);
    if first > 0 {
        let span = rows.list[0].span;
        let (name, value) = (Span { end: span.start + 3, ..span }, Span { start: span.start + 4, ..span });
        score.tags.push(Tag { key: Key::Other, name, value, span });
    }
    walk::read(text, &rows, &layout, first, score);
}

/// Whether a text is a table for sure.
pub(crate) fn is_table(text: &str) -> bool {
    Table::find(text).is_some_and(|table| table.layout.is_sure())
}

/// A text cut into a table.
struct Table {
    form: Form,
    rows: Rows,
    layout: Layout,
    /// The first row that is not the line in which a spreadsheet names its delimiter.
    first: usize,
}

/// How many lines are looked at to see which forms are worth a try.
const SAMPLE: usize = 100;

impl Table {
    /// The table in a form by which most moves are seen in its columns.
    fn find(text: &str) -> Option<Table> {
        if let Some(delimiter) = named_delimiter(text) {
            return Table::in_form(text, Form::Delimited(char::from(delimiter)), 1);
        }
        let delimited = ['\t', ';', ','].map(Form::Delimited);
        let forms = [Form::Pipes].into_iter().chain(delimited).chain([Form::Columns]);
        let mut best: Option<Table> = None;
        for form in forms.filter(|form| is_worth_a_try(text, *form)) {
            let found = Table::in_form(text, form, 0);
            let moves = |table: &Table| (table.layout.is_sure(), table.layout.moves);
            if let Some(table) = found
                && best.as_ref().is_none_or(|best| moves(best) < moves(&table))
            {
                best = Some(table);
            }
        }
        best
    }

    fn in_form(text: &str, form: Form, first: usize) -> Option<Table> {
        let rows = match form {
            Form::Columns => columns::cut(text)?,
            _ => Rows::cut(text, form),
        };
        let layout = Layout::find(text, &rows)?;
        (layout.body >= first).then_some(Table { form, rows, layout, first })
    }
}

/// The delimiter that the first line of a spreadsheet's file names: `sep=;`.
fn named_delimiter(text: &str) -> Option<u8> {
    let text = text.trim_start_matches(crate::lexer::is_space);
    let head = text.get(..4).filter(|head| head.eq_ignore_ascii_case("sep="))?;
    let rest = &text.as_bytes()[head.len()..];
    matches!(rest, [b',' | b';' | b'\t' | b'|', b'\n' | b'\r', ..]).then(|| rest[0])
}

/// Whether the signs of a form stand in a text, often enough.
fn is_worth_a_try(text: &str, form: Form) -> bool {
    let count =
        |has: &dyn Fn(&str) -> bool| lines(text).take(SAMPLE).filter(|line| has(line.of(text).trim())).take(2).count();
    let holds = |sign: char| move |line: &str| line.contains(sign);
    match form {
        Form::Delimited(sign) if lines(text).take(2).count() == 1 => text.matches(sign).take(3).count() > 2,
        Form::Delimited('\t') => {
            lines(text).take(SAMPLE).filter(|line| line.of(text).contains('\t')).take(2).count() > 1
        }
        Form::Delimited(delimiter) => count(&holds(delimiter)) > 1,
        Form::Pipes => count(&holds('|')) > 1,
        Form::Json => false,
        Form::Columns => count(&|line: &str| line.contains("  ")) > 0 || columns::may_be_cut(text),
    }
}
