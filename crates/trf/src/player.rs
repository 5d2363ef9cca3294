//! Records `001`, and those of national ratings, which have the same columns up to 79. Fields that stand beside their columns
//! are found again: where a field does not fit and the next ones do some columns to the side, they are read there, and it is
//! said once.

use crate::code::{Code, Colour};
use crate::columns::{Cell, Row};
use crate::date::{Date, Dated};
use crate::fault::FaultKind;
use crate::field::Field;
use crate::points::Points;
use crate::reader::Reading;
use crate::report::{National, Player, Round};
use planilla_notation::Span;

/// The fields of a record before its rounds, with their first and last columns (TRF26, player section).
const FIELDS: [(Field, usize, usize); 10] = [
    (Field::StartingRank, 5, 8),
    (Field::Sex, 10, 10),
    (Field::Title, 11, 13),
    (Field::Name, 15, 47),
    (Field::Rating, 49, 52),
    (Field::Federation, 54, 56),
    (Field::FideNumber, 58, 68),
    (Field::BirthDate, 70, 79),
    (Field::Points, 81, 84),
    (Field::Rank, 86, 89),
];

/// The fields of a round, with their columns in the first one.
const ROUND: [(Field, usize, usize); 3] = [(Field::Opponent, 92, 95), (Field::Colour, 97, 97), (Field::Result, 99, 99)];

/// A round has so many columns.
const ROUND_WIDTH: usize = 10;

/// So many rounds are read, for a round's number has three digits in other records.
pub(crate) const MOST_ROUNDS: usize = 999;

/// How far to the side fields are looked for.
const SHIFTS: [isize; 8] = [1, -1, 2, -2, 3, -3, 4, -4];

/// How many fields are held against a shift.
const AHEAD: usize = 6;

/// The titles, as TRF16 writes them and in the one letter of TRF06.
const TITLES: [&str; 18] =
    ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "G", "M", "WG", "F", "WM", "C", "WF", "WC", "HM", "H"];

/// A field by its place in the record.
fn slot(at: usize) -> (Field, usize, usize) {
    match at.checked_sub(FIELDS.len()) {
        None => FIELDS[at],
        Some(at) => {
            let (field, from, to) = ROUND[at % ROUND.len()];
            let add = at / ROUND.len() * ROUND_WIDTH;
            (field, from + add, to + add)
        }
    }
}

/// How a field does where it stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    Blank,
    Good,
    Bad,
}

/// A record that is read from left to right.
struct Walk<'r, 't> {
    row: &'r Row<'t>,
    /// So many columns to the right stands what is read now.
    shift: isize,
    next: usize,
    slots: usize,
}

impl<'t> Walk<'_, 't> {
    /// The next field where it stands, and its own columns.
    fn take(&mut self, reading: &mut Reading) -> (Cell<'t>, (usize, usize)) {
        let at = self.next;
        self.next += 1;
        let (field, from, to) = slot(at);
        if self.fit(at, self.shift) == Fit::Bad {
            if let Some(shift) = SHIFTS.into_iter().find(|by| self.makes_sense(at, self.shift + by)) {
                self.shift += shift;
                let span = self.cell(at, self.shift).span;
                let by = i8::try_from(self.shift).unwrap_or_default();
                reading.fault(FaultKind::Shifted { field, by, column: from }, span);
            } else if is_written_as(field, self.cell(at, self.shift).text) {
                // The field is right as far as it goes: what stands between the columns is not.
                reading.fault(FaultKind::Overrun { field, columns: (from, to) }, self.cell(at, self.shift).span);
            } else {
                reading.field(field, &self.cell(at, self.shift), (from, to));
                return (Cell { text: "", span: self.cell(at, self.shift).span }, (from, to));
            }
        }
        (self.cell(at, self.shift), (from, to))
    }

    fn cell(&self, at: usize, shift: isize) -> Cell<'t> {
        let (_, from, to) = slot(at);
        self.row.cell(from.saturating_add_signed(shift), to.saturating_add_signed(shift))
    }

    fn fit(&self, at: usize, shift: isize) -> Fit {
        let (field, from, to) = slot(at);
        // What stands between this field and its neighbours is blank. The letters of sex and title have nothing between them.
        let before = match at.checked_sub(1) {
            Some(before) => slot(before).2 + 1,
            None => 4,
        };
        let blank = |from: usize, to: usize| {
            from > to || self.row.is_blank(from.saturating_add_signed(shift), to.saturating_add_signed(shift))
        };
        let after = if at + 1 < self.slots { slot(at + 1).1 - 1 } else { to + 1 };
        if !blank(before, from - 1) || !blank(to + 1, after) {
            return Fit::Bad;
        }
        let cell = self.cell(at, shift);
        match cell.text {
            "" => Fit::Blank,
            text if is_written_as(field, text) => Fit::Good,
            _ => Fit::Bad,
        }
    }

    /// Whether a field and those behind it make sense so far to the side.
    fn makes_sense(&self, at: usize, shift: isize) -> bool {
        if shift.unsigned_abs() > 9 {
            return false;
        }
        let ahead = at..self.slots.min(at + AHEAD);
        let left = ahead.len();
        let mut good = 0;
        for at in ahead {
            match self.fit(at, shift) {
                Fit::Good => good += 1,
                Fit::Blank => {}
                Fit::Bad => return false,
            }
        }
        good >= left.min(2)
    }
}

/// Whether a text has the form that a field takes.
fn is_written_as(field: Field, text: &str) -> bool {
    let digits = || text.bytes().all(|byte| byte.is_ascii_digit());
    match field {
        Field::StartingRank | Field::Rating | Field::FideNumber | Field::Rank | Field::Opponent => digits(),
        Field::Sex => matches!(text, "m" | "w" | "f" | "M" | "W" | "F"),
        Field::Title | Field::Federation => text.chars().all(char::is_alphabetic),
        Field::BirthDate => text.bytes().all(|byte| byte.is_ascii_digit() || b"/.- ".contains(&byte)),
        Field::Points => Points::read(text).is_some(),
        Field::Colour => matches!(text, "w" | "b" | "W" | "B" | "-"),
        Field::Result => text.chars().next().and_then(Code::of).is_some(),
        _ => true,
    }
}

/// Reads a record `001`.
pub(crate) fn read(row: &Row<'_>, reading: &mut Reading) -> bool {
    let (base, shifts) = (ROUND[0].1 - 1, SHIFTS.len() / 2);
    // A round whose last column is cut off is one.
    let rounds = (row.len() + shifts).saturating_sub(base).div_ceil(ROUND_WIDTH).min(MOST_ROUNDS);
    let mut walk = Walk { row, shift: 0, next: 0, slots: FIELDS.len() + rounds * ROUND.len() };
    let mut player = Player { span: row.span(), ..Player::default() };
    let before = reading.count();

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
    let (title, columns) = walk.take(reading);
    if !title.is_blank() && !TITLES.contains(&title.text.to_ascii_uppercase().as_str()) {
        reading.field(Field::Title, &title, columns);
    }
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
    let (birth, columns) = walk.take(reading);
    birth.text.clone_into(&mut player.birth);
    if !is_birth(birth.text) {
        reading.field(Field::BirthDate, &birth, columns);
    }
    let (points, columns) = walk.take(reading);
    player.points = Points::read(points.text);
    player.points_span = points.span;
    if points.is_blank() && reading.faults.last().is_none_or(|fault| fault.span != points.span) {
        reading.missing(row, Field::Points, columns);
    }
    let (rank, _) = walk.take(reading);
    player.rank = rank.text.parse().ok().filter(|&rank| rank > 0);

    for _ in 0..rounds {
        let round = round(&mut walk, reading);
        player.rounds.push(round);
    }
    while player.rounds.last().is_some_and(Round::is_blank) {
        player.rounds.pop();
    }
    let end = ROUND[0].1 + rounds * ROUND_WIDTH;
    if row.len() > end + shifts && !row.is_blank(end + 1, row.len()) {
        let rest = row.rest(end);
        reading
            .fault(FaultKind::TooManyRounds { given: MOST_ROUNDS as u16, counted: MOST_ROUNDS as u16 + 1 }, rest.span);
    }
    let open = reading.is_open_since(before);
    reading.unsure.push(open);
    reading.report.players.push(player);
    true
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

/// Whether a birth date is a day, a year, or left open with zeros.
fn is_birth(text: &str) -> bool {
    let zeros = text.bytes().all(|byte| !byte.is_ascii_digit() || byte == b'0');
    let year = text.get(..4).and_then(|year| year.parse::<u16>().ok());
    let year_alone = year.is_some_and(|year| (1850..2200).contains(&year))
        && text[4..].bytes().all(|byte| !byte.is_ascii_digit() || byte == b'0');
    zeros || year_alone || !matches!(Date::read(text), Dated::Not)
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
