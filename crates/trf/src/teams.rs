//! The records of teams: `013` and `310`, `300`, `320`, `330`, and the lines for people, `801` and `802`.

use crate::columns::Row;
use crate::field::Field;
use crate::lists::points;
use crate::reader::Reading;
use crate::report::{Forfeit, Lineup, Team, TeamBye, TeamLine};

/// Reads one of the records; each has its columns from TRF26.
pub(crate) fn read(row: &Row<'_>, code: &str, reading: &mut Reading) -> bool {
    let span = row.span();
    match code {
        "013" => {
            let name = named(row, (5, 36), reading);
            let players = numbers(row, 37, (4, 5), reading).into_iter().flatten().collect();
            reading.report.teams.push(Team { name, players, span, ..Team::default() });
        }
        "310" => {
            let number = reading.needed(row, Field::Participant, (5, 7));
            let name = named(row, (9, 40), reading);
            let strength = points(row, (48, 53), reading);
            let match_points = points(row, (55, 60), reading);
            let game_points = points(row, (62, 67), reading);
            let rank = reading.number(row, Field::Rank, (69, 71));
            let players = numbers(row, 74, (4, 5), reading).into_iter().flatten().collect();
            let nickname = row.cell(42, 46).text.to_owned();
            let team = Team { number, name, nickname, strength, match_points, game_points, rank, players, span };
            reading.report.teams.push(team);
        }
        "300" => {
            let round = reading.needed(row, Field::Round, (5, 7));
            let team = reading.needed(row, Field::Participant, (9, 11));
            let opponent = reading.number(row, Field::Participant, (13, 15)).filter(|&number| number > 0);
            let boards = numbers(row, 17, (4, 5), reading);
            if let (Some(round), Some(team)) = (round, team) {
                reading.report.lineups.push(Lineup { round, team, opponent, boards, span });
            }
        }
        "320" => {
            let match_points = points(row, (5, 8), reading);
            let game_points = points(row, (10, 13), reading);
            let teams = numbers(row, 15, (3, 4), reading);
            reading.report.team_byes.push(TeamBye { match_points, game_points, teams, span });
        }
        "330" => {
            let kind = row.cell(5, 6);
            let won = match kind.text {
                "+-" => (true, false),
                "-+" => (false, true),
                "--" => (false, false),
                _ => {
                    reading.field(Field::Kind, &kind, (5, 6));
                    return true;
                }
            };
            let round = reading.needed(row, Field::Round, (8, 10));
            let white = reading.needed(row, Field::Participant, (12, 14));
            let black = reading.needed(row, Field::Participant, (16, 18));
            if let (Some(round), Some(white), Some(black)) = (round, white, black) {
                reading.report.forfeits.push(Forfeit { won, round, white, black, span });
            }
        }
        _ => {
            let record = if code == "801" { 801 } else { 802 };
            let text = row.rest(4).text.to_owned();
            // The columns of 801 depend on the tournament, its number is the first word all the same.
            let number = text.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or_default();
            if number == 0 {
                reading.field(Field::Participant, &row.cell(5, 7), (5, 7));
            }
            reading.report.team_lines.push(TeamLine { record, number, text, span });
        }
    }
    true
}

/// The name of a team.
fn named(row: &Row<'_>, columns: (usize, usize), reading: &mut Reading) -> String {
    let cell = row.cell(columns.0, columns.1);
    if cell.is_blank() {
        reading.missing(row, Field::TeamName, columns);
    }
    cell.text.to_owned()
}

/// The numbers from a column on, each so wide and the next so far on; `None` for zeros and blanks. Blanks at the end are none.
fn numbers(row: &Row<'_>, from: usize, (width, step): (usize, usize), reading: &mut Reading) -> Vec<Option<u16>> {
    let mut list = Vec::new();
    let mut at = from;
    while at <= row.len() {
        list.push(reading.number::<u16>(row, Field::Participant, (at, at + width - 1)).filter(|&number| number > 0));
        at += step;
    }
    list
}
