//! A sheet that is no game as it stands: nothing in it is a move, White's and Black's columns are exchanged, or its rows
//! stand from the last to the first. Nothing is turned round here: what is found is the reason why the game is not judged,
//! and a person puts it right. **Lacks** sheets that break later on: those the replay follows up.

use crate::checked::Refusal;
use crate::detect::tongues;
use crate::record::Record;
use crate::replay::{Tongue, each_fit};
use planilla_board::Position;
use planilla_notation::language::System;
use planilla_notation::{
    Dialect, EndReason, Item, ItemKind, Key, Kind, Outcome, Score, Span, Tag, Target, looks_like_move, read_result,
    reason_of, result_of_heading,
};

/// How many cells are looked at to see whether a game makes sense in another order.
const WINDOW: usize = 10;
/// How many of them must make sense one after the other; of a shorter game all, and at least `LEAST`.
const ENOUGH: usize = 8;
const LEAST: usize = 6;
/// A text in which not even one in so many cells may be a move is no game.
const ONE_IN: usize = 10;
/// How many positions are followed side by side.
const MOST: usize = 16;

/// Why a sheet is no game as it stands, if it breaks at its start.
pub(crate) fn misread(text: &str, start: Position, score: &Score, record: &Record) -> Option<Refusal> {
    if score.dialect != Dialect::Sheet {
        return None;
    }
    let Some(first) = record.plies.first() else {
        return lacks_moves(text, score).then_some(Refusal::NoMoves { headings: !score.tags.is_empty() });
    };
    if first.status.is_read() {
        return None;
    }
    if has_no_moves(text, score, record) {
        return Some(Refusal::NoMoves { headings: false });
    }
    let sheet = Sheet { text, start };
    let rows = rows(score);
    if descends(&rows) {
        let cells = written(rows.iter().rev().flat_map(|row| row.cells.iter().copied()));
        let makes_sense = sheet.makes_sense(&cells, WINDOW);
        if is_enough(makes_sense, cells.len()) {
            let (top, bottom) = (rows.first()?, rows.last()?);
            return Some(Refusal::RowsDescending { last: top.number, place: top.span, first: bottom.span });
        }
    }
    exchanged(&sheet, &rows, record)
}

/// White's and Black's columns are exchanged: the game makes sense with each pair of cells turned round.
fn exchanged(sheet: &Sheet<'_>, rows: &[Row], record: &Record) -> Option<Refusal> {
    // A row with one cell is the last one, and that is White's move.
    let cells = written(rows.iter().flat_map(|row| row.cells.iter().rev().copied()));
    let makes_sense = sheet.makes_sense(&cells, WINDOW);
    if !is_enough(makes_sense, cells.len()) {
        return None;
    }
    // White's first move may have been left out, and all others stand in the wrong column. What makes sense for longer holds.
    let shifted = record.plies.iter().skip(1).take_while(|ply| ply.status.is_read()).count();
    if shifted > WINDOW && sheet.makes_sense(&cells, shifted) < shifted {
        return None;
    }
    let [one, other] = *rows.first()?.cells.as_slice() else { return None };
    Some(Refusal::ColumnsSwapped { one, other, makes_sense, of: cells.len().min(WINDOW) })
}

/// The cells up to the last that is not left open.
fn written(cells: impl Iterator<Item = Span>) -> Vec<Span> {
    let mut cells: Vec<Span> = cells.collect();
    while cells.last().is_some_and(|cell| cell.is_empty()) {
        cells.pop();
    }
    cells
}

fn is_enough(makes_sense: usize, cells: usize) -> bool {
    cells >= LEAST && makes_sense >= ENOUGH.min(cells)
}

/// Whether a text without any cell ought to have one: there is something in it, no word of a game won by forfeit, and no
/// position with word of how the game ended there.
fn lacks_moves(text: &str, score: &Score) -> bool {
    if ends_where_it_begins(text, score) {
        return false;
    }
    let forfeit = |outcome: Outcome| {
        matches!(outcome, Outcome::WhiteForfeitWin | Outcome::BlackForfeitWin | Outcome::BothForfeit)
    };
    let by_item = score.items.iter().any(|item| match item.kind {
        ItemKind::Result(outcome) => forfeit(outcome) || reason_of(item.span.of(text)) == Some(EndReason::Forfeit),
        ItemKind::Comment => reason_of(item.span.of(text)) == Some(EndReason::Forfeit),
        _ => false,
    });
    let by_heading = score.tags.iter().filter(|tag| matches!(tag.key, Key::Result | Key::Reason)).any(|tag| {
        let value = tag.value.of(text);
        read_result(value).is_some_and(forfeit) || reason_of(value) == Some(EndReason::Forfeit)
    });
    !(by_item || by_heading || (score.tags.is_empty() && score.items.is_empty()))
}

/// Whether a text gives the position in which a game ended, and how: then it is judged without a move.
fn ends_where_it_begins(text: &str, score: &Score) -> bool {
    let told = |tag: &Tag| match tag.key {
        Key::Result => result_of_heading(tag.value.of(text)).is_some_and(|outcome| outcome != Outcome::Unknown),
        Key::Reason | Key::Flag | Key::Claim => tag.value.of(text).contains(char::is_alphanumeric),
        _ => false,
    };
    let by_item = |item: &Item| match item.kind {
        ItemKind::Result(outcome) => outcome != Outcome::Unknown,
        ItemKind::Resignation => true,
        _ => false,
    };
    score.tags.iter().any(|tag| tag.key == Key::Fen) && (score.tags.iter().any(told) || score.items.iter().any(by_item))
}

/// Whether hardly a cell of a text may be a move. A sheet of gaps is a sheet all the same.
fn has_no_moves(text: &str, score: &Score, record: &Record) -> bool {
    let cells = || score.items.iter().filter(|item| item.kind == ItemKind::Cell).map(|item| item.span.of(text));
    let read = record.plies.iter().filter(|ply| ply.status.is_read()).count();
    let is_gap = |cell: &str| cell.chars().all(|c| !c.is_alphanumeric());
    let written = cells().filter(|cell| !is_gap(cell));
    let (mut count, mut likely) = (0, read);
    for cell in written {
        count += 1;
        likely += usize::from(looks_like_move(cell) || is_spoken(cell));
    }
    count > 0 && likely * ONE_IN <= count
}

/// Whether a text is a move in the names by which moves are announced, or in digits.
fn is_spoken(cell: &str) -> bool {
    let of_system = |tongue: &&Tongue| matches!(tongue.reader.language().system, System::Spoken | System::Numeric);
    tongues().iter().filter(of_system).any(|tongue| {
        tongue.reader.read(cell).iter().any(|written| match written.kind {
            Kind::Man(man) => matches!(man.target, Target::Square(_)),
            Kind::Castle(_) => true,
            Kind::Relative(_) | Kind::Gap | Kind::Unread => false,
        })
    })
}

/// A row of a sheet: the cells behind one number, or where there are no numbers two of them.
struct Row {
    number: u16,
    /// Where it stands, from its number to its last cell.
    span: Span,
    cells: Vec<Span>,
}

/// The cells of the main line, row by row as they are written.
fn rows(score: &Score) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut depth = 0_usize;
    for item in &score.items {
        match item.kind {
            ItemKind::VariationStart => depth += 1,
            ItemKind::VariationEnd => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            ItemKind::Number { number, .. } => rows.push(Row { number, span: item.span, cells: Vec::new() }),
            ItemKind::Cell => match rows.last_mut() {
                Some(row) if row.number > 0 || row.cells.len() < 2 => {
                    row.cells.push(item.span);
                    row.span.end = row.span.end.max(item.span.end);
                }
                _ => rows.push(Row { number: 0, span: item.span, cells: vec![item.span] }),
            },
            _ => {}
        }
    }
    rows.retain(|row| !row.cells.is_empty());
    rows
}

/// Whether the numbers of the rows go down to 1, one by one.
fn descends(rows: &[Row]) -> bool {
    rows.len() > 2
        && rows.last().is_some_and(|row| row.number == 1)
        && rows.windows(2).all(|pair| pair[0].number == pair[1].number.saturating_add(1))
}

struct Sheet<'s> {
    text: &'s str,
    start: Position,
}

impl Sheet<'_> {
    /// How many of the first cells make sense one after the other, in the language in which most do.
    fn makes_sense(&self, cells: &[Span], most: usize) -> usize {
        let cells = &cells[..cells.len().min(most)];
        tongues().iter().map(|tongue| self.makes_sense_in(tongue, cells)).max().unwrap_or(0)
    }

    fn makes_sense_in(&self, tongue: &Tongue, cells: &[Span]) -> usize {
        let mut positions = vec![self.start];
        for (at, cell) in cells.iter().enumerate() {
            let readings = tongue.reader.read(cell.of(self.text));
            let mut after: Vec<Position> = Vec::new();
            for position in &positions {
                for written in &readings {
                    each_fit(position, written, |played| after.push(position.played(played)));
                }
            }
            after.sort_unstable_by_key(Position::key);
            after.dedup_by_key(|position| position.key());
            if after.is_empty() {
                return at;
            }
            after.truncate(MOST);
            positions = after;
        }
        cells.len()
    }
}
