//! The walk through a table in the order of the game: part by part of each page, each from top to bottom; or row by row,
//! where the numbers say so.

use super::head;
use super::layout::{Group, Layout, Role, is_header};
use super::rows::Rows;
use super::shape::{Shape, is_gap, is_two, leading_number, number};
use crate::grammar::sheet::{Reader, looks_like_move};
use crate::grammar::time::{WrittenTime, written_time};
use crate::language::{mark_phrase, resigns_phrase};
use crate::{ItemKind, Key, Outcome, Score, ScoreFaultKind, Span, TimeKind, read_result, result_phrase};

/// One row of one group.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) group: usize,
}

/// More numbers in a row without a move are a part of the page that was left free.
const MOST_GAPS: usize = 2;

/// Reads a table into a score that is empty.
pub(super) fn read(text: &str, rows: &Rows, layout: &Layout, first: usize, score: &mut Score) {
    for row in first..layout.body {
        if Some(row) == layout.header {
            head::columns(text, rows, row, layout, score);
        } else if rows.list[row].rule || is_header(text, rows, row) {
            head::title(score, rows.list[row].span);
        } else if row > first && head::are_names(text, rows, row - 1) {
            head::values(text, rows, row, score);
        } else if head::are_names(text, rows, row) {
            head::title(score, rows.list[row].span);
        } else {
            head::headings(text, rows, row, score);
        }
    }
    let mut walk = Walk { text, rows, layout, apart: Vec::new() };
    walk.apart = (0..rows.list.len()).map(|row| row >= layout.body && walk.stands_apart(row)).collect();
    let order = walk.order();
    let of_moves = |place: &Place| walk.has_move(*place);
    let last = order.iter().rposition(of_moves).unwrap_or(0);
    let begins = order.iter().position(of_moves).unwrap_or(0);
    let black_first = score.tag(Key::Fen, text).is_some_and(|fen| fen.contains(" b "));
    let mut reader = Reader::new(text, score);
    let mut free = 0;
    for (at, place) in order.iter().enumerate() {
        if walk.apart[place.row] {
            // What stands below a page stands below all its groups.
            if place.group + 1 == layout.groups.len() {
                walk.row_apart(place.row, &mut reader);
            }
            continue;
        }
        free = if walk.is_free(*place) { free + 1 } else { 0 };
        let run = free + order[at + 1..].iter().take(MOST_GAPS + 1).take_while(|place| walk.is_free(**place)).count();
        let inside = (begins..=last).contains(&at) && (free == 0 || run <= MOST_GAPS);
        let open = [inside && (at > begins || !black_first), inside && at < last];
        walk.row(*place, open, &mut reader);
    }
    reader.close();
}

pub(super) struct Walk<'t, 'r> {
    pub(super) text: &'t str,
    pub(super) rows: &'r Rows,
    pub(super) layout: &'r Layout,
    /// The rows that are no rows of moves.
    apart: Vec<bool>,
}

impl<'t> Walk<'t, '_> {
    pub(super) fn group(&self, place: Place) -> &Group {
        &self.layout.groups[place.group]
    }

    fn field(&self, place: Place, column: usize) -> Span {
        self.rows.field(place.row, column)
    }

    /// Whether a row of a group holds a move, or what is to be one.
    fn has_move(&self, place: Place) -> bool {
        !self.apart[place.row]
            && self.group(place).iter().any(|(column, role)| {
                matches!(role, Role::White | Role::Black | Role::Moves)
                    && is_move(self.field(place, *column).of(self.text))
            })
            && self.points(place).is_none()
    }

    /// Whether a row of a group has a number and no move.
    fn is_free(&self, place: Place) -> bool {
        self.number(place).is_some()
            && self.group(place).iter().all(|(column, role)| {
                !matches!(role, Role::White | Role::Black | Role::Moves) || self.field(place, *column).is_empty()
            })
    }

    /// Whether a whole row is no row of moves: names of columns, a line of dashes, headings.
    fn stands_apart(&self, row: usize) -> bool {
        let (rows, text) = (self.rows, self.text);
        rows.list[row].rule && (row == self.layout.body || is_header(text, rows, row - 1) || rows.of(row).len() == 1)
            || is_header(text, rows, row)
            || (head::opens_with_heading(text, rows, row) && !self.is_numbered(row))
            || self.is_result(row)
            || self.is_end(row)
            || self.is_words(row)
    }

    /// Whether a row has one field only, of words, that is not below the moves.
    fn is_words(&self, row: usize) -> bool {
        let mut filled = self.rows.of(row).iter().enumerate().filter(|(_, field)| !field.is_empty());
        let (Some((column, field)), None) = (filled.next(), filled.next()) else { return false };
        let mut below = false;
        self.layout.each_of_moves(|of_moves| below |= of_moves == column);
        let text = field.of(self.text);
        Shape::of(text) == Shape::Text && (!below || self.rows.of(row).len() == 1) && !is_end(text)
    }

    fn is_numbered(&self, row: usize) -> bool {
        (0..self.layout.groups.len()).any(|group| self.number(Place { row, group }).is_some())
    }

    /// Whether a row is a result whose decimal commas the delimiter has cut: `0,5-0,5`.
    fn is_result(&self, row: usize) -> bool {
        let written = self.rows.list[row].span.of(self.text).trim_matches([',', ';', '"', '|', ' ', '\t']);
        written.contains(',') && read_result(written).is_some()
    }

    /// Whether a row says how the game ended and no more.
    fn is_end(&self, row: usize) -> bool {
        let mut filled = self.rows.of(row).iter().filter(|field| !field.is_empty()).peekable();
        filled.peek().is_some() && filled.all(|field| is_end(field.of(self.text)))
    }

    /// Adds a row that is no row of moves.
    fn row_apart(&self, row: usize, reader: &mut Reader<'t, '_>) {
        let (rows, text, span) = (self.rows, self.text, self.rows.list[row].span);
        if rows.list[row].rule || is_header(text, rows, row) {
            head::title(reader.score(), span);
        } else if head::opens_with_heading(text, rows, row) {
            head::headings(text, rows, row, reader.score());
        } else if self.is_result(row) {
            let outer = [',', ';', '"', '|', ' ', '\t'];
            let written = span.of(text);
            let start = span.start as usize + (written.len() - written.trim_start_matches(outer).len());
            reader.field(text, Span::new(start, start + written.trim_matches(outer).len()));
        } else {
            for field in rows.of(row).iter().filter(|field| !field.is_empty()) {
                if is_end(field.of(text)) {
                    reader.field(text, *field);
                } else {
                    reader.score().comment(text, *field);
                }
            }
        }
    }

    /// Adds the fields of a row of a group. `open`: whether White's and Black's empty fields are moves left out.
    fn row(&self, place: Place, open: [bool; 2], reader: &mut Reader<'t, '_>) {
        let points = self.points(place);
        let blank = self.group(place).iter().all(|(column, role)| {
            let written = self.field(place, *column).of(self.text);
            match role {
                Role::White | Role::Black | Role::Moves => written.is_empty(),
                Role::Number | Role::Ply => number(written).is_none(),
                Role::Offer | Role::Time(_) | Role::Remark { .. } => true,
            }
        });
        let (mut beside, mut white, mut missing) = (0, 0, None);
        for (column, role) in self.group(place) {
            let span = self.field(place, *column);
            let written = span.of(self.text);
            match role {
                Role::White | Role::Black if points.is_some() => {
                    if let (Role::White, Some((outcome, span))) = (role, points) {
                        reader.result_of(outcome, span);
                    }
                }
                Role::White => {
                    white = self.cell(span, reader);
                    // "1. e4" may stand in the column of the numbers.
                    white += beside;
                    if white == 0 && written.is_empty() && open[0] && !blank {
                        missing = Some((reader.score().items.len(), span));
                        reader.gap(span);
                    }
                }
                Role::Black => {
                    let black = self.cell(span, reader);
                    if black == 0 && written.is_empty() && open[1] && !blank && white < 2 {
                        reader.gap(span);
                    }
                    // Both moves stand in Black's field.
                    if let Some((at, _)) = missing.filter(|_| black > 1) {
                        reader.score().items.remove(at);
                    }
                }
                _ if written.is_empty() => {}
                Role::Number => beside = self.number_field(span, false, reader),
                Role::Ply => beside = self.number_field(span, true, reader),
                Role::Moves => {
                    reader.field(self.text, span);
                }
                Role::Offer if is_offer(written) => reader.score().push(ItemKind::Offer, span),
                Role::Remark { known: false } if Shape::of(written) == Shape::Move && looks_like_move(written) => {
                    reader.score().junk(ScoreFaultKind::Junk, span);
                }
                Role::Time(kind) if written_time(written).is_some() => {
                    reader.score().push(ItemKind::Time(*kind), span);
                }
                Role::Remark { .. } if is_clear_time(written) => {
                    reader.score().push(ItemKind::Time(TimeKind::Clock), span);
                }
                Role::Offer | Role::Time(_) | Role::Remark { .. } => reader.score().comment(self.text, span),
            }
        }
        self.surplus(place, reader);
    }

    /// Adds a field of one player's move, and gives the number of moves it holds.
    fn cell(&self, span: Span, reader: &mut Reader<'t, '_>) -> usize {
        if is_gap(span.of(self.text)) {
            reader.gap(span);
            return 1;
        }
        let cells = reader.field(self.text, span);
        if cells > 1 && Shape::of(span.of(self.text)) == Shape::Moves {
            reader.score().fault(ScoreFaultKind::TwoMoves, span);
        }
        cells + usize::from(cells == 1 && is_two(span.of(self.text)))
    }

    /// Adds a field that ought to be a number, of a move or of a half-move, and gives the number of moves it holds.
    fn number_field(&self, span: Span, plies: bool, reader: &mut Reader<'t, '_>) -> usize {
        let written = span.of(self.text);
        if let Some((number, black)) = number(written) {
            let (number, black) = if plies { (number.div_ceil(2), number % 2 == 0) } else { (number, black) };
            reader.score().push(ItemKind::Number { number, black }, span);
        } else if is_end(written)
            || matches!(Shape::of(written), Shape::Move | Shape::Moves)
            || leading_number(written).is_some()
        {
            return reader.field(self.text, span);
        } else {
            reader.score().comment(self.text, span);
        }
        0
    }

    /// Adds fields behind the last column.
    fn surplus(&self, place: Place, reader: &mut Reader<'t, '_>) {
        if place.group + 1 < self.layout.groups.len() {
            return;
        }
        let known = self.layout.groups.iter().flatten().map(|(column, _)| column + 1).max().unwrap_or(0);
        for field in self.rows.of(place.row).iter().skip(known).filter(|field| !field.is_empty()) {
            if looks_like_move(field.of(self.text)) {
                reader.score().junk(ScoreFaultKind::Junk, *field);
            } else {
                reader.score().comment(self.text, *field);
            }
        }
    }

    /// A result whose two halves stand in the columns of the players: `1 | 0`.
    fn points(&self, place: Place) -> Option<(Outcome, Span)> {
        let of = |wanted: Role| {
            self.group(place).iter().find(|(_, role)| *role == wanted).map(|(column, _)| self.field(place, *column))
        };
        let (white, black) = (of(Role::White)?, of(Role::Black)?);
        let points = |span: &Span| matches!(span.of(self.text), "1" | "0" | "½" | "1/2" | "0.5" | "0,5");
        if !points(&white) || !points(&black) {
            return None;
        }
        let outcome = read_result(&format!("{}-{}", white.of(self.text), black.of(self.text)))?;
        (white.end <= black.start).then_some((outcome, Span { start: white.start, end: black.end }))
    }
}

/// Whether a field says that the game is over.
fn is_end(text: &str) -> bool {
    result_phrase(text).is_some_and(|(_, outcome)| outcome != Outcome::BothLose || !looks_like_move(text))
        || resigns_phrase(text).is_some()
}

/// Whether a field of moves holds one, or what ought to be one.
fn is_move(text: &str) -> bool {
    !text.is_empty() && (!is_end(text) || looks_like_move(text))
}

/// Whether a field is a time that can be nothing else.
fn is_clear_time(text: &str) -> bool {
    written_time(text).is_some_and(|time| !matches!(time, WrittenTime::Bare(_)))
}

/// Whether what stands in a column of draw offers says that there was one.
fn is_offer(text: &str) -> bool {
    const SAID: [&str; 20] = [
        "(=)", "=", "x", "+", "*", "1", "✓", "✔", "true", "yes", "y", "sí", "si", "s", "ja", "j", "oui", "o", "да",
        "tak",
    ];
    let text = text.to_lowercase();
    SAID.contains(&text.as_str()) || mark_phrase(&text).is_some_and(|length| length == text.len())
}
