//! Of tables: each cell says what the rows of the report say, however few columns are asked for and however many work.

use super::arrow::objects;
use planilla::report::{FindingRow, GameRow, MoveRow, MovesShown, Place, Tags, position_after};
use planilla::{Checked, Checkers, Messages, PartialDate, RULES, Settings};
use planilla_board::Position;
use planilla_files::{Batch, Given, Input, Kind, Reader};
use planilla_notation::{self as notation, Eval, commands, eval};
use planilla_table::{Order, Scan, TABLES, Table, Unread};
use serde_json::{Value, json};
use std::io::Cursor;
use std::sync::Arc;

/// Columns of games in groups, each of which asks for more of a glance than the one before.
const GLANCED: [&[&str]; 3] = [
    &["file", "game", "offset", "white", "date", "tags", "laws", "fen", "plies", "moves", "written", "result", "text"],
    &["clocks", "evals", "mates", "moves", "end_state", "end_fen", "errors", "notes", "findings", "undecided"],
    &["statuses", "written", "resumed_at", "laws_how", "line", "white_elo"],
];

/// All tables of a file of any kind, with and without notes, and with few rules.
pub fn tables_say_what_rows_say(bytes: &[u8]) {
    let usual = Settings::default();
    let named = |name: &str| RULES.iter().copied().filter(|rule| rule.name.starts_with(name)).collect();
    for settings in [
        usual.clone(),
        Settings { notes: true, ..usual.clone() },
        Settings { select: named("move."), ..usual.clone() },
        Settings { ignore: named("result."), input: Some(notation::Input::Pgn), ..usual },
    ] {
        tables_say_what_rows_say_by(bytes, &settings);
    }
}

/// The same by some settings.
pub fn tables_say_what_rows_say_by(bytes: &[u8], settings: &Settings) {
    let shown = || String::from_utf8_lossy(&bytes[..bytes.len().min(2_000)]).into_owned();
    let mut expected: [Vec<Value>; TABLES.len()] = Default::default();
    each_game(bytes, settings, |checked, place, messages| {
        let row = GameRow::new(checked, place, messages, MovesShown::All);
        expected[0].push(game_object(checked, place, &row));
        expected[1].extend((0..row.moves.len()).map(|entry| move_object(checked, place, &row.moves[entry], entry)));
        expected[2].extend(row.findings.iter().map(|finding| finding_row(place, &row, finding)));
    });
    for (table, expected) in TABLES.into_iter().zip(&expected) {
        let found = table_of(bytes, settings, table, None, 1);
        assert_eq!(found.len(), expected.len(), "rows of {}: {}", table.name, shown());
        for (found, expected) in found.iter().zip(expected) {
            same(found, expected, &shown);
        }
    }
    for names in GLANCED {
        let found = table_of(bytes, settings, TABLES[0], Some(names), 1);
        for (found, expected) in found.iter().zip(&expected[0]) {
            for name in names {
                assert_eq!(found[name], expected[name], "{name}, of few columns: {}", shown());
            }
        }
        assert_eq!(found.len(), expected[0].len());
    }
}

/// Each column asked for alone is what it is among all.
pub fn columns_stand_alone(bytes: &[u8], settings: &Settings) {
    for table in TABLES {
        let all = table_of(bytes, settings, table, None, 1);
        for column in table.columns() {
            let alone = table_of(bytes, settings, table, Some(&[column.name]), 1);
            assert_eq!(alone.len(), all.len(), "{}", column.name);
            for (alone, all) in alone.iter().zip(&all) {
                assert_eq!(alone[column.name], all[column.name], "{} alone", column.name);
            }
        }
    }
}

/// The rows of a table of a file, as JSON; all columns, or some.
pub fn table_of(
    bytes: &[u8],
    settings: &Settings,
    table: &'static Table,
    columns: Option<&[&str]>,
    jobs: usize,
) -> Vec<Value> {
    let columns = columns.map_or_else(|| table.all(), |names| table.choose(names.iter().copied()).expect("columns"));
    let order = Order { columns, settings: settings.clone(), messages: english(), jobs, unread: Unread::PassOver };
    let scan = Scan::new(vec![given(bytes)], order);
    scan.flat_map(|batch| objects(&batch.expect("no column is too large"))).collect()
}

fn english() -> &'static Messages {
    Messages::of("en").expect("English is shipped")
}

fn given(bytes: &[u8]) -> Input {
    Input::Given(Given { name: "games.pgn".to_owned(), reader: Box::new(Cursor::new(bytes.to_vec())) })
}

/// Checks the games of a file one by one.
fn each_game(bytes: &[u8], settings: &Settings, mut told: impl FnMut(&Checked<'_>, &Place<'_>, &Messages)) {
    let kind = Kind { input: settings.input, encoding: settings.encoding };
    let mut reader = Reader::new(vec![given(bytes)], kind, None, Arc::default());
    let (mut batch, mut checkers) = (Batch::default(), Checkers::new(settings.clone()));
    while reader.fill(&mut batch).is_some() {
        for (file, game) in batch.games() {
            let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
            let checked = checkers.of(file.input, file.encoding).check(batch.bytes_of(game));
            told(&checked, &place, english());
        }
        batch.clear();
    }
}

fn same(found: &Value, expected: &Value, shown: &dyn Fn() -> String) {
    let (found, expected) = (found.as_object().expect("a row"), expected.as_object().expect("a row"));
    for (name, value) in found {
        let expected = expected.get(name).unwrap_or_else(|| panic!("the column {name} has no test"));
        assert_eq!(value, expected, "{name}: {}", shown());
    }
    assert_eq!(found.len(), expected.len());
}

fn game_object(checked: &Checked<'_>, place: &Place<'_>, row: &GameRow) -> Value {
    let count = |severity: &str| row.findings.iter().filter(|finding| finding.severity == severity).count();
    let each = |of: fn(&MoveRow) -> Value| row.moves.iter().map(of).collect::<Vec<_>>();
    let evals: Vec<_> = (0..row.moves.len()).map(|entry| eval_of(checked, entry)).collect();
    let start = checked.record.start;
    let moves = json!({
        "language": row.language.code,
        "language_how": row.language.how,
        "laws": row.laws,
        "laws_how": row.laws_how,
        "fen": (checked.refused.is_none() && start != Position::default()).then(|| start.to_fen()),
        "plies": row.moves.iter().filter(|entry| entry.ply.is_some()).count(),
        "moves": each(|entry| json!(entry.uci)),
        "sans": each(|entry| json!(entry.san)),
        "written": each(|entry| json!(entry.written)),
        "statuses": each(|entry| json!(entry.status)),
        "clocks": each(|entry| json!(entry.clock.as_ref().and_then(serde_json::Number::as_f64))),
        "evals": evals.iter().map(|eval| eval.0).collect::<Vec<_>>(),
        "mates": evals.iter().map(|eval| eval.1).collect::<Vec<_>>(),
        "draw_offers": row.moves.iter().filter(|entry| entry.draw_offer).map(|entry| entry.ply).collect::<Vec<_>>(),
        "result": row.result.score,
        "result_written": row.result.written,
        "reason": row.result.reason,
        "end_state": row.end.state,
        "end_fen": row.end.fen,
        "errors": count("error"),
        "warnings": count("warning"),
        "notes": count("note"),
        "findings": row.findings.iter().map(finding_object).collect::<Vec<_>>(),
        "undecided": row.undecided,
        "resumed_at": row.resumed_at,
        "text": checked.source.text,
        "time_class": row.time_class,
    });
    joined([place_object(place), headings(&row.tags), more_headings(&row.tags, place), moves])
}

/// The fields of all, as one object.
fn joined<const N: usize>(objects: [Value; N]) -> Value {
    let fields = objects.into_iter().flat_map(|object| match object {
        Value::Object(fields) => fields,
        other => panic!("{other} is no object"),
    });
    fields.collect::<serde_json::Map<_, _>>().into()
}

fn place_object(place: &Place<'_>) -> Value {
    json!({ "file": place.file, "game": place.game })
}

fn headings(tags: &Tags) -> Value {
    json!({
        "event": tags.get("Event"),
        "site": tags.get("Site"),
        "date": days(tags.get("Date")),
        "round": tags.get("Round"),
        "white": tags.get("White"),
        "black": tags.get("Black"),
    })
}

fn more_headings(tags: &Tags, place: &Place<'_>) -> Value {
    let date = tags.get("Date").and_then(|date| date.parse::<PartialDate>().ok());
    let part = |of: fn((u16, u16, u16)) -> u16| {
        date.filter(|date| of(date.earliest()) == of(date.latest())).map(|date| of(date.earliest()))
    };
    let pairs = tags.0.iter().filter(|(_, value)| value.is_some());
    json!({
        "line": place.line,
        "offset": place.offset,
        "year": part(|day| day.0),
        "month": part(|day| day.1),
        "day": part(|day| day.2),
        "white_elo": elo(tags.get("WhiteElo")),
        "black_elo": elo(tags.get("BlackElo")),
        "eco": tags.get("ECO"),
        "time_control": tags.get("TimeControl"),
        "termination": tags.get("Termination"),
        "tags": pairs.map(|(name, value)| json!({"name": name, "value": value})).collect::<Vec<_>>(),
    })
}

fn move_object(checked: &Checked<'_>, place: &Place<'_>, row: &MoveRow, entry: usize) -> Value {
    // Where rivals stand that nothing settles, several positions do.
    let record = checked.record;
    let is_open =
        !record.candidates.is_empty() && record.plies[..=entry].iter().any(|ply| record.candidates_of(ply).len() > 1);
    let after = if is_open { position_after(record, entry) } else { Some(*record.position_before(entry + 1)) };
    let after = after.filter(|_| row.uci.is_some());
    let (pawns, mate) = eval_of(checked, entry);
    let of_move = json!({
        "entry": entry + 1,
        "ply": row.ply,
        "number": row.number,
        "color": row.color,
        "written": row.written,
        "start": row.start,
        "end": row.end,
        "status": row.status,
        "uci": row.uci,
        "san": row.san,
        "candidates": row.candidates,
        "settled_by": row.settled_by,
        "draw_offer": row.draw_offer,
        "clock": row.clock.as_ref().and_then(serde_json::Number::as_f64),
        "eval": pawns,
        "mate": mate,
        "comment": comment_of(checked, entry),
        "fen": after.as_ref().map(Position::to_fen),
        "key": after.as_ref().map(|after| after.key().cast_signed()),
        "check": after.as_ref().map(Position::in_check),
    });
    joined([place_object(place), of_move])
}

fn finding_row(place: &Place<'_>, row: &GameRow, finding: &FindingRow) -> Value {
    joined([place_object(place), headings(&row.tags), finding_object(finding)])
}

/// A finding without its reason and its fix, whose fields stand beside the others.
fn finding_object(finding: &FindingRow) -> Value {
    let mut object = serde_json::to_value(finding).expect("rows have a form in JSON");
    let fields = object.as_object_mut().expect("a finding is an object");
    let reason = fields.remove("reason").filter(|reason| !reason.is_null());
    fields.insert("reason".to_owned(), reason.as_ref().map_or(Value::Null, |reason| reason["kind"].clone()));
    let told = finding.reason.as_ref().and_then(|reason| serde_json::to_string(reason).ok());
    assert_eq!(told.as_deref().map(serde_json::from_str::<Value>).transpose().ok(), Some(reason), "{told:?}");
    fields.insert("reason_json".to_owned(), json!(told));
    let fix = fields.remove("fix").unwrap_or_default();
    for name in ["replacement", "uci", "san", "applicability", "probability"] {
        fields.insert(name.to_owned(), fix[name].clone());
    }
    object
}

/// The comments behind an entry.
fn comments<'c>(checked: &'c Checked<'_>, entry: usize) -> impl Iterator<Item = &'c str> {
    let text = &*checked.source.text;
    checked.comments().filter(move |(at, _)| *at as usize == entry).map(move |(_, span)| span.of(text))
}

fn comment_of(checked: &Checked<'_>, entry: usize) -> Option<String> {
    let bare = comments(checked, entry).map(|comment| match comment.as_bytes() {
        [b'{', .., b'}'] => comment[1..comment.len() - 1].trim(),
        [b'{' | b';', ..] => comment[1..].trim(),
        _ => comment.trim(),
    });
    bare.map(str::to_owned).reduce(|all, next| format!("{all} {next}"))
}

/// The pawns or the moves to mate that the comments behind an entry tell, as the last of them says.
fn eval_of(checked: &Checked<'_>, entry: usize) -> (Option<f64>, Option<i32>) {
    let told = comments(checked, entry).flat_map(commands).filter(|command| command.name == "eval");
    match told.filter_map(|command| eval(command.value)).last() {
        Some(Eval::Pawns(pawns)) => (Some(pawns), None),
        Some(Eval::Mate(moves)) => (None, Some(moves)),
        None => (None, None),
    }
}

fn elo(tag: Option<&str>) -> Option<u32> {
    let tag = tag?.trim();
    let digits = tag.chars().all(|c| c.is_ascii_digit());
    tag.parse().ok().filter(|elo| digits && tag.len() < 5 && *elo > 0)
}

/// The days since 1 January 1970, counted year by year.
fn days(date: Option<&str>) -> Option<i64> {
    let date: PartialDate = date?.parse().ok()?;
    let (year, month, day) = date.earliest();
    if date.earliest() != date.latest() {
        return None;
    }
    let is_leap = |year: u16| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let of_year = |year: u16| 365 + i64::from(is_leap(year));
    let years: i64 =
        if year < 1970 { -(year..1970).map(of_year).sum::<i64>() } else { (1970..year).map(of_year).sum() };
    let february = if is_leap(year) { 29 } else { 28 };
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    Some(years + months[..usize::from(month) - 1].iter().sum::<i64>() + i64::from(day) - 1)
}
