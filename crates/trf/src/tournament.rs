//! The records of the tournament: `012` to `362`, all of which end with a `2`.

use crate::code::Colour;
use crate::columns::{Cell, Row};
use crate::date::{Date, Dated};
use crate::fault::FaultKind;
use crate::field::Field;
use crate::points::Points;
use crate::reader::Reading;
use crate::report::Text;
use crate::scoring::of_letter;

/// Where a text of these records begins.
const TEXT: usize = 5;

/// The columns of the first round's day, and from one to the next.
const DAY: (usize, usize) = (92, 99);
const DAY_WIDTH: usize = 10;

/// A day with two figures of the year is so long, and one with four.
const SHORT_DAY: usize = 8;
const LONG_DAY: usize = 10;

/// The columns of the first kind of record 162, of its points, and from one to the next.
const SCORE: (usize, usize, usize) = (6, 7, 10);
const SCORE_WIDTH: usize = 9;

/// The records that a file has once.
const ONCE: [&str; 23] = [
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122", "132", "142", "152", "172", "182",
    "192", "202", "212", "222", "352", "362", "162",
];

/// Reads a record of the tournament.
pub(crate) fn read(row: &Row<'_>, reading: &mut Reading) -> bool {
    let code = row.code().text;
    if code == "112" {
        let text = text(row);
        reading.report.tournament.deputies.extend(text);
        return true;
    }
    let Some(once) = ONCE.into_iter().find(|once| *once == code) else { return false };
    // A record of points may go on in a second line.
    if reading.met.contains(&once) && code != "162" {
        reading.fault(FaultKind::RecordRepeated { code: once.to_owned() }, row.code().span);
        return true;
    }
    reading.met.push(once);
    let value = text(row);
    match once {
        "042" | "052" => day(row, once, reading),
        "132" => days(row, reading),
        "152" => colour(row, reading),
        "162" => scoring(row, reading),
        "062" | "072" | "082" | "142" => count(row, once, reading),
        _ => {
            let tournament = &mut reading.report.tournament;
            let field = match once {
                "012" => &mut tournament.name,
                "022" => &mut tournament.city,
                "032" => &mut tournament.federation,
                "092" => &mut tournament.kind,
                "102" => &mut tournament.chief_arbiter,
                "122" => &mut tournament.allotted_time,
                "172" => &mut tournament.starting_rank_method,
                "182" => &mut tournament.pairing_controller,
                "192" => &mut tournament.coded_type,
                "202" => &mut tournament.tie_breaks,
                "212" => &mut tournament.standings,
                "222" => &mut tournament.coded_time,
                "352" => &mut tournament.team_colours,
                _ => &mut tournament.team_scoring,
            };
            *field = value;
        }
    }
    true
}

/// What stands behind the code; `None` if nothing does.
fn text(row: &Row<'_>) -> Option<Text> {
    let cell = row.rest(TEXT.min(4));
    (!cell.is_blank()).then(|| Text { value: cell.text.to_owned(), span: cell.span })
}

/// Reads how many there are of something: the figures that open the text. Programs write words behind them.
fn count(row: &Row<'_>, code: &str, reading: &mut Reading) {
    let Some(text) = text(row) else { return };
    if !text.value.starts_with(|c: char| c.is_ascii_digit()) {
        reading.field(Field::Count, &row.rest(4), (TEXT, TEXT + 3));
    }
    let tournament = &mut reading.report.tournament;
    let field = match code {
        "062" => &mut tournament.players,
        "072" => &mut tournament.rated_players,
        "082" => &mut tournament.teams,
        _ => &mut tournament.rounds,
    };
    *field = Some(text);
}

/// Reads the first or the last day.
fn day(row: &Row<'_>, code: &str, reading: &mut Reading) {
    let Some(text) = text(row) else { return };
    let dated = Date::read(&text.value);
    match dated {
        Dated::Standard(_) => {}
        Dated::Otherwise(date) => {
            reading.fault(FaultKind::DateForm { text: text.value.clone(), date, is_short: false }, text.span);
        }
        Dated::Not => reading.field(Field::Day, &row.rest(4), (TEXT, TEXT + 9)),
    }
    let tournament = &mut reading.report.tournament;
    if code == "042" {
        (tournament.start_date, tournament.start) = (dated.date(), Some(text));
    } else {
        (tournament.end_date, tournament.end) = (dated.date(), Some(text));
    }
}

/// Reads the days of the rounds. Where they stand beside their columns they are read one after the other, and it is said.
fn days(row: &Row<'_>, reading: &mut Reading) {
    let count = row.len().saturating_sub(DAY.0 - 1).div_ceil(DAY_WIDTH);
    let columns = |at: usize| (DAY.0 + at * DAY_WIDTH, DAY.1 + at * DAY_WIDTH);
    let stands = (0..count).all(|at| {
        let (from, to) = columns(at);
        row.is_blank(to + 1, to + 2) && (row.cell(from, to).text.len() == 8 || row.is_blank(from, to))
    });
    let stands = stands && row.is_blank(4, DAY.0 - 1);
    let mut cells: Vec<_> = Vec::new();
    if stands {
        cells.extend((0..count).map(|at| (row.cell(columns(at).0, columns(at).1), columns(at))));
    } else {
        let mut column = 4;
        while column <= row.len() {
            if row.is_blank(column, column) {
                column += 1;
                continue;
            }
            let mut end = column;
            while end < row.len() && !row.is_blank(end + 1, end + 1) {
                end += 1;
            }
            // A day with all figures of its year goes as far as the next one.
            let long = column + LONG_DAY - 1;
            if end > long && matches!(Date::read(row.cell(column, long).text), Dated::Standard(_)) {
                end = long;
            }
            cells.push((row.cell(column, end), (column, end)));
            column = end + 1;
        }
        // The first one that does not begin in its column; later ones follow from it.
        // So does what stands behind a day that is written longer than it should be.
        let mut longer = 0;
        let off = cells.iter().enumerate().find(|(at, (cell, (from, _)))| {
            let expected = columns(*at).0;
            let stands = *from == expected || *from == expected + longer;
            longer +=
                if Date::read(cell.text).date().is_some() { cell.text.len().saturating_sub(SHORT_DAY) } else { 0 };
            !stands
        });
        let written_long = long_days(&cells).is_some();
        if let Some((at, (cell, (from, _)))) = off.filter(|_| !written_long) {
            let by = from.cast_signed() - columns(at).0.cast_signed();
            let by = i8::try_from(by).unwrap_or(if by > 0 { i8::MAX } else { i8::MIN });
            let kind = FaultKind::Shifted { field: Field::RoundDay, by, column: columns(at).0, lost: None };
            reading.fault(kind, cell.span);
        }
    }
    if let Some((cell, text, days)) = long_days(&cells) {
        reading.fault(FaultKind::LongRoundDays { text, days }, cell.span);
        for (cell, _) in cells {
            reading.report.tournament.round_dates.push(Date::read(cell.text).date());
            reading.report.tournament.round_date_spans.push(cell.span);
        }
        return;
    }
    while cells.last().is_some_and(|(cell, _)| cell.is_blank()) {
        cells.pop();
    }
    for (cell, columns) in cells {
        let dated = Date::read_short(cell.text);
        match dated {
            Dated::Otherwise(date) => {
                reading.fault(FaultKind::DateForm { text: cell.text.to_owned(), date, is_short: true }, cell.span);
            }
            Dated::Not if !cell.is_blank() => reading.field(Field::RoundDay, &cell, columns),
            Dated::Standard(_) | Dated::Not => {}
        }
        reading.report.tournament.round_dates.push(dated.date());
        reading.report.tournament.round_date_spans.push(cell.span);
    }
}

/// The days of rounds where all of them have four figures of the year: the first, its text, and how many they are.
fn long_days<'t>(cells: &[(Cell<'t>, (usize, usize))]) -> Option<(Cell<'t>, String, u16)> {
    let is_long = |cell: &Cell<'_>| cell.text.len() == LONG_DAY && matches!(Date::read(cell.text), Dated::Standard(_));
    let (first, _) = cells.first()?;
    cells.iter().all(|(cell, _)| is_long(cell)).then(|| (*first, first.text.to_owned(), cells.len() as u16))
}

/// Reads the first colour.
fn colour(row: &Row<'_>, reading: &mut Reading) {
    let cell = row.rest(4);
    reading.report.tournament.initial_colour = match cell.text {
        "W" | "w" => Some(Colour::White),
        "B" | "b" => Some(Colour::Black),
        "" => None,
        _ => {
            reading.field(Field::Kind, &cell, (TEXT, TEXT));
            None
        }
    };
}

/// Reads the points for results: a letter and its points, nine columns each.
fn scoring(row: &Row<'_>, reading: &mut Reading) {
    let mut has_pairing_bye = false;
    let mut has_unknown = false;
    let (mut win, mut draw) = (None, None);
    let mut at = 0;
    while SCORE.0 + at <= row.len() {
        let (letter, points) = (row.cell(SCORE.0 + at, SCORE.0 + at), row.cell(SCORE.1 + at, SCORE.2 + at));
        let columns = (SCORE.1 + at, SCORE.2 + at);
        at += SCORE_WIDTH;
        if letter.is_blank() && points.is_blank() {
            continue;
        }
        let Some((name, events)) = letter.text.chars().next().and_then(|c| Some((c, of_letter(c)?))) else {
            reading.field(Field::Kind, &letter, (columns.0 - 1, columns.0 - 1));
            continue;
        };
        let Some(points) = Points::read(points.text) else {
            reading.field(Field::RecordPoints, &points, columns);
            continue;
        };
        match name.to_ascii_uppercase() {
            'W' => win = Some(points),
            'D' => draw = Some(points),
            'P' => has_pairing_bye = true,
            'X' => has_unknown = true,
            _ => {}
        }
        reading.report.tournament.scoring.set(events, points);
        reading.report.tournament.scoring_is_declared = true;
    }
    // The bye of who is left over counts as a win, and what is not known as a draw, where nothing else is said.
    let defaults = [('P', win.filter(|_| !has_pairing_bye)), ('X', draw.filter(|_| !has_unknown))];
    for (letter, points) in defaults {
        if let (Some(events), Some(points)) = (of_letter(letter), points) {
            reading.report.tournament.scoring.set(events, points);
        }
    }
}
