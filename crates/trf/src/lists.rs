//! Records of byes (`240`), accelerated rounds (`250`), prohibited pairings (`260`) and abnormal points (`299`).

use crate::code::Code;
use crate::columns::Row;
use crate::field::Field;
use crate::points::Points;
use crate::reader::Reading;
use crate::report::{Abnormal, Acceleration, Bye, Prohibited};

/// A participant has four columns, and a blank behind them.
const WIDTH: usize = 5;

/// Reads one of the records; each has its columns from TRF26.
pub(crate) fn read(row: &Row<'_>, code: &str, reading: &mut Reading) -> bool {
    let span = row.span();
    match code {
        "240" => {
            let kind = row.cell(5, 5);
            let found = kind.text.chars().next().and_then(Code::of);
            let Some(code) = found.filter(|code| matches!(code, Code::HalfBye | Code::FullBye | Code::ZeroBye)) else {
                reading.field(Field::Kind, &kind, (5, 5));
                return true;
            };
            let round = reading.needed(row, Field::Round, (7, 9));
            let who = participants(row, 11, reading);
            if let Some(round) = round {
                reading.report.byes.push(Bye { code, round, who, span });
            }
        }
        "250" => {
            let match_points = points(row, (5, 8), reading);
            let game_points = points(row, (10, 13), reading);
            let from = reading.needed(row, Field::Round, (15, 17));
            let to = reading.needed(row, Field::Round, (19, 21));
            let first = reading.needed(row, Field::Participant, (23, 26));
            let last = reading.needed(row, Field::Participant, (28, 31));
            if let (Some(from), Some(to), Some(first), Some(last)) = (from, to, first, last) {
                let record = Acceleration { match_points, game_points, from, to, first, last, span };
                reading.report.accelerations.push(record);
            }
        }
        "260" => {
            let from = reading.needed(row, Field::Round, (5, 7));
            let to = reading.needed(row, Field::Round, (9, 11));
            let who = participants(row, 13, reading);
            reading.report.prohibited.push(Prohibited { from, to, who, span });
        }
        _ => {
            let kind = row.cell(5, 5);
            let code = kind.text.chars().next().and_then(kind_of_299);
            if !kind.is_blank() && code.is_none() {
                reading.field(Field::Kind, &kind, (5, 5));
                return true;
            }
            let match_points = points(row, (8, 11), reading);
            let own = points(row, (14, 17), reading);
            let round = reading.number(row, Field::Round, (20, 22)).filter(|&round| round > 0);
            let who = participants(row, 24, reading);
            reading.report.abnormal.push(Abnormal { code, match_points, points: own, round, who, span });
        }
    }
    true
}

/// The result that a letter of record 299 speaks of; a win, a draw and a loss are those over the board.
fn kind_of_299(letter: char) -> Option<Code> {
    Some(match letter.to_ascii_uppercase() {
        'W' => Code::Win,
        'D' => Code::Draw,
        'L' => Code::Loss,
        'F' => Code::FullBye,
        'H' => Code::HalfBye,
        'Z' => Code::ZeroBye,
        '+' => Code::ForfeitWin,
        '-' => Code::ForfeitLoss,
        _ => return None,
    })
}

/// The participants from a column on.
fn participants(row: &Row<'_>, from: usize, reading: &mut Reading) -> Vec<u16> {
    let mut who = Vec::new();
    let mut at = from;
    while at <= row.len() {
        who.extend(reading.number::<u16>(row, Field::Participant, (at, at + 3)).filter(|&number| number > 0));
        at += WIDTH;
    }
    who
}

/// Points in columns, if there are any.
pub(crate) fn points(row: &Row<'_>, columns: (usize, usize), reading: &mut Reading) -> Option<Points> {
    let cell = row.cell(columns.0, columns.1);
    let points = Points::read(cell.text);
    if points.is_none() && !cell.is_blank() {
        reading.field(Field::RecordPoints, &cell, columns);
    }
    points
}
