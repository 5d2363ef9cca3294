//! Where the games of a text with several tables begin.

use super::Table;
use super::layout::{Layout, Role, is_header};
use super::rows::Rows;
use super::shape::{Seen, leading_number, number};
use crate::language::header_key;
use crate::{Key, read_result};

/// The bytes at which a further game begins, in a text that is a table of one or more.
///
/// A further game begins with number 1 below higher numbers; to it belong the rows above that stand behind the last moves
/// and the result. Where there are no numbers, it begins at names of columns, or at a heading that names a player, below a
/// result.
pub(crate) fn games(text: &str) -> Vec<usize> {
    let Some(Table { rows, layout, first, .. }) = Table::find(text) else { return Vec::new() };
    let mut starts = Vec::new();
    let mut seen = Game::default();
    for row in layout.body.max(first)..rows.list.len() {
        if let Some(start) = seen.row(text, &rows, &layout, row) {
            starts.push(line_start(text, rows.list[start].span.start as usize));
            seen = Game::default();
            // What it opens with is looked at again, up to this row.
            for row in start..=row {
                seen.row(text, &rows, &layout, row);
            }
        }
    }
    starts
}

/// The start of the line in which a byte stands.
fn line_start(text: &str, at: usize) -> usize {
    memchr::memrchr2(b'\n', b'\r', &text.as_bytes()[..at]).map_or(0, |end| end + 1)
}

/// What has been seen of a game.
#[derive(Debug, Default)]
struct Game {
    /// The highest number of the first group, and the last one.
    highest: u16,
    last: u16,
    moves: usize,
    result: bool,
    /// The first row behind moves that may belong to a further game.
    next: Option<usize>,
}

impl Game {
    /// Looks at a row, and gives the row in which a further game begins, once it is sure.
    fn row(&mut self, text: &str, rows: &Rows, layout: &Layout, row: usize) -> Option<usize> {
        let mut moves = Seen::default();
        layout.each_of_moves(|column| moves.add(text, rows.field(row, column)));
        let first = rows.of(row).iter().find(|field| !field.is_empty()).map_or("", |field| field.of(text));
        let names = is_header(text, rows, row);
        if moves.moves() == 0 || names {
            let key = header_key(first.split(':').next().unwrap_or_default());
            let ends = rows.of(row).iter().any(|field| read_result(field.of(text)).is_some());
            let naming = matches!(key, Some(Key::White | Key::Black | Key::Event | Key::Site | Key::Date | Key::Round));
            let words = first.contains(char::is_alphabetic) && !ends && key.is_none();
            if self.moves > 0 && (names || naming || (words && self.result)) {
                self.next = self.next.or(Some(row));
            }
            self.result |= self.moves > 0 && (ends || key == Some(Key::Result));
            return None;
        }
        let number = number_of(text, rows, layout, row);
        // Numbers that go down to 1 are those of one game, whose rows stand the wrong way round.
        let descends = self.last == 2 && self.highest > 2;
        let again = number == Some(1) && self.highest > 1 && !descends;
        let unnumbered = self.next.is_some() && self.result && number.is_none();
        if self.moves > 0 && (again || unnumbered) {
            return Some(self.next.unwrap_or(row));
        }
        self.next = None;
        self.highest = self.highest.max(number.unwrap_or(0));
        self.last = number.unwrap_or(self.last);
        self.moves += moves.moves();
        self.result |= rows
            .of(row)
            .iter()
            .any(|field| read_result(field.of(text)).is_some_and(|outcome| outcome != crate::Outcome::BothLose));
        None
    }
}

/// The number of the first group in a row.
fn number_of(text: &str, rows: &Rows, layout: &Layout, row: usize) -> Option<u16> {
    let (column, role) =
        layout.groups[0].iter().find(|(_, role)| !matches!(role, Role::Remark { .. } | Role::Offer | Role::Time(_)))?;
    let written = rows.field(row, *column).of(text);
    if matches!(role, Role::Number | Role::Ply) {
        number(written).map(|(number, _)| number)
    } else {
        leading_number(written)
    }
}
