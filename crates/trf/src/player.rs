//! Records `001`, and those of national ratings, which have the same columns up to 79.

use crate::code::{Code, Colour};
use crate::columns::{Cell, Row};
use crate::date::{Date, Dated};
use crate::fault::{Fault, FaultKind};
use crate::field::Field;
use crate::layout::{ROUND_WIDTH, ROUNDS, Walk};
use crate::points::Points;
use crate::reader::Reading;
use crate::report::{National, Player, Round};
use planilla_notation::Span;

/// So many rounds are read, for a round's number has three digits in other records.
pub(crate) const MOST_ROUNDS: usize = 999;

/// A record may end so many columns early, of a column that was cut away, and late.
const EARLY: usize = 34;
const LATE: usize = 4;

/// Reads a record `001`.
pub(crate) fn read(row: &Row<'_>, reading: &mut Reading) -> bool {
    let base = ROUNDS - 1;
    // A round whose last column is cut off is one, and so is one that a cut column brought to the left.
    let rounds = (row.len() + EARLY).saturating_sub(base).div_ceil(ROUND_WIDTH).min(MOST_ROUNDS);
    let mut walk = Walk::new(row, rounds);
    let mut player = Player { span: row.span(), ..Player::default() };
    let (before, told) = (reading.count_open(), reading.faults.len());

    let (number, columns) = walk.take(reading);
    player.number_span = number.span;
    player.number = number.text.parse().unwrap_or_default();
    if number.is_blank() && !has_fault_at(reading, row.span()) {
        reading.missing(row, Field::StartingRank, columns);
    } else if player.number == 0 && !number.is_blank() {
        reading.field(Field::StartingRank, &number, columns);
    }
    let (sex, _) = walk.take(reading);
    player.sex = sex.text.chars().next();
    let (title, _) = walk.take(reading);
    title.text.clone_into(&mut player.title);
    let (name, columns) = walk.take(reading);
    player.name_span = name.span;
    name.text.clone_into(&mut player.name);
    if name.is_blank() {
        reading.missing(row, Field::Name, columns);
    }
    let (rating, _) = walk.take(reading);
    player.rating = rating.text.parse().ok().filter(|&rating| rating > 0);
    let (federation, _) = walk.take(reading);
    federation.text.clone_into(&mut player.federation);
    let (id, columns) = walk.take(reading);
    player.fide_id = id.text.parse().ok().filter(|&id| id > 0);
    if !id.is_blank() && id.text.parse::<u64>().is_err() {
        reading.field(Field::FideNumber, &id, columns);
    }
    if !walk.lacks(Field::FideNumber) {
        absent(row, reading, told, &id, (Field::FideNumber, columns));
    }
    let (birth, columns) = walk.take(reading);
    birth.text.clone_into(&mut player.birth);
    player.birth_span = birth.span;
    match Date::read(birth.text) {
        Dated::Otherwise(date) => {
            let kind = FaultKind::DateForm { text: birth.text.to_owned(), date, is_short: false };
            reading.fault(kind, birth.span);
        }
        Dated::Not if !is_part_of_day(birth.text) => reading.field(Field::BirthDate, &birth, columns),
        Dated::Standard(_) | Dated::Not => {}
    }
    let (points, columns) = walk.take(reading);
    player.points = Points::read(points.text);
    player.points_span = points.span;
    if !walk.lacks(Field::Points) {
        absent(row, reading, told, &points, (Field::Points, columns));
    }
    let (rank, columns) = walk.take(reading);
    player.rank = rank.text.parse().ok().filter(|&rank| rank > 0);
    player.rank_span = rank.span;
    if !walk.lacks(Field::Rank) {
        absent(row, reading, told, &rank, (Field::Rank, columns));
    }

    for _ in 0..rounds {
        let round = round(&mut walk, reading);
        player.rounds.push(round);
    }
    while player.rounds.last().is_some_and(Round::is_blank) {
        player.rounds.pop();
    }
    let end = ROUNDS + rounds * ROUND_WIDTH;
    if row.len() > end + LATE && !row.is_blank(end + 1, row.len()) {
        let rest = row.rest(end);
        reading
            .fault(FaultKind::TooManyRounds { given: MOST_ROUNDS as u16, counted: MOST_ROUNDS as u16 + 1 }, rest.span);
    }
    under_the_name(reading, told);
    let open = reading.count_open() > before;
    reading.unsure.push(open);
    reading.report.players.push(player);
    true
}

/// Gives the faults of a record, from one on, to that of a name that runs over the columns behind it: they are of its making.
fn under_the_name(reading: &mut Reading, from: usize) {
    let from = from.min(reading.faults.len());
    let long = |fault: &Fault| matches!(fault.kind, FaultKind::Overrun { field: Field::Name, .. });
    let Some(name) = reading.faults[from..].iter().position(long).map(|at| from + at) else { return };
    let follows = reading.faults.split_off(name + 1);
    reading.faults[name].follows.extend(follows);
}

/// Whether the last fault stands in a line.
fn has_fault_at(reading: &Reading, line: Span) -> bool {
    reading.faults.last().is_some_and(|fault| line.start <= fault.span.start && fault.span.end <= line.end)
}

/// Reads a player's round.
fn round(walk: &mut Walk<'_, '_>, reading: &mut Reading) -> Round {
    let (opponent, _) = walk.take(reading);
    let (colour, _) = walk.take(reading);
    let (code, _) = walk.take(reading);
    let spans = [opponent, colour, code].map(|cell| (!cell.is_blank()).then_some(cell.span));
    let written = || spans.into_iter().flatten();
    let start = written().map(|span| span.start).min().unwrap_or(opponent.span.start);
    let end = written().map(|span| span.end).max().unwrap_or(opponent.span.start);
    Round {
        opponent: opponent.text.parse().ok().filter(|&opponent| opponent > 0),
        colour: match colour.text {
            "w" | "W" => Some(Colour::White),
            "b" | "B" => Some(Colour::Black),
            _ => None,
        },
        code: code.text.chars().next().and_then(Code::of),
        span: Span { start, end },
    }
}

/// Says of a field that it is empty, unless something was said of it already.
fn absent(
    row: &Row<'_>,
    reading: &mut Reading,
    told: usize,
    cell: &Cell<'_>,
    (field, columns): (Field, (usize, usize)),
) {
    let is_told = |fault: &Fault| match fault.kind {
        FaultKind::Field { field: told, .. } | FaultKind::Overrun { field: told, .. } => told == field,
        _ => false,
    };
    // Of a line that ends early it is said once.
    let ends = |fault: &Fault| matches!(fault.kind, FaultKind::Missing { .. }) && row.len() < columns.0;
    if reading.faults[told.min(reading.faults.len())..].iter().any(ends) {
        reading.leave_open();
    } else if cell.is_blank() && !reading.faults[told.min(reading.faults.len())..].iter().any(is_told) {
        reading.fault(FaultKind::Missing { field, columns }, cell.span);
    }
}

/// Whether a birth date that is no day is a year, or left open with zeros.
fn is_part_of_day(text: &str) -> bool {
    let zeros = |text: &str| text.bytes().all(|byte| !byte.is_ascii_digit() || byte == b'0');
    let year = text.get(..4).filter(|year| year.bytes().all(|byte| byte.is_ascii_digit()));
    let year = year.and_then(|year| year.parse::<u16>().ok());
    zeros(text) || year.is_some_and(|year| (1850..2200).contains(&year) && zeros(&text[4..]))
}

/// Reads a record of a national rating: three capital letters, and a starting rank.
pub(crate) fn read_national(row: &Row<'_>, reading: &mut Reading) -> bool {
    let number = row.cell(5, 8);
    // Other lines that begin with three capitals have words or a dot there.
    let Some(number) = number.text.parse::<u16>().ok().filter(|&number| number > 0) else { return false };
    let code = row.code().text;
    if code == "DAT" {
        // A program's own line (tornelo.com, TRFx); it holds addresses and groups.
        reading.report.engine.push(crate::engine::kept(row));
        return true;
    }
    let rating = reading.number(row, Field::Rating, (49, 52));
    let text = |from, to| row.cell(from, to).text.to_owned();
    reading.report.national.push(National {
        federation: code.to_owned(),
        number,
        title: text(11, 13),
        name: text(15, 47),
        rating,
        origin: text(54, 56),
        id: text(58, 68),
        span: row.span(),
    });
    true
}
