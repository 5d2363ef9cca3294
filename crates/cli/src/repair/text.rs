//! A repair for people: the game as proposed in columns beside what is written, and below it what is not as written.

use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{Each, RepairMoveRow, RepairRow, percent, repair_remark};
use planilla::{Message, Messages};
use planilla_board::Color;
use planilla_notation::Language;

/// A longer cell is cut.
const LONGEST: usize = 14;
/// So many moves of another whole game are named where it differs.
const MOST_OTHERS: usize = 4;

/// The text, an empty line at its end.
pub(super) fn text(row: &RepairRow, messages: &Messages, words: &Words) -> String {
    let mut lines = heads(row, messages, words);
    lines.push(String::new());
    let table = table(row, messages, words);
    if !table.is_empty() {
        lines.extend(table);
        lines.push(String::new());
    }
    let remarks: Vec<String> = row.moves.iter().filter_map(|played| repair_remark(played, messages)).collect();
    if remarks.is_empty() && !row.games.is_empty() {
        lines.push(words.word("repair-as-written"));
    }
    lines.extend(remarks);
    let others = others(row, messages, words);
    if !others.is_empty() {
        lines.push(String::new());
        lines.extend(others);
    }
    let mut text = String::new();
    for line in &lines {
        text.push_str(&normalize_untrusted_str(line.trim_end()));
        text.push('\n');
    }
    text + "\n"
}

/// A line for each sheet: where it stands, and its language.
fn heads(row: &RepairRow, messages: &Messages, words: &Words) -> Vec<String> {
    let two = matches!(row.file, Each::Two(_));
    let places = row.file.iter().zip(row.game.iter()).zip(row.line.iter());
    let places = places.map(|((file, game), line)| if *game > 1 { format!("{file}:{line}") } else { file.clone() });
    let mut lines = Vec::new();
    for (nth, (place, language)) in places.zip(row.language.iter()).enumerate() {
        let named = language.code.and_then(Language::by_code).map(|known| messages.language_name(known));
        let named = named.unwrap_or_else(|| "?".to_owned());
        let said = words.say("repair-head", &[("place", place.into()), ("language", named.into())]);
        lines.push(if two { format!("{}  {said}", nth + 1) } else { said });
    }
    let players = [row.tags.get("White"), row.tags.get("Black")];
    if players.iter().any(Option::is_some) {
        lines.push(players.map(|name| name.unwrap_or("?")).join(" – "));
    }
    lines
}

/// One player's half of a row: the proposal, and what each sheet has.
type Half = Vec<String>;

fn table(row: &RepairRow, messages: &Messages, words: &Words) -> Vec<String> {
    let sheets = row.file.iter().count();
    let empty = || vec![String::new(); sheets + 1];
    let mut rows: Vec<(u16, [Half; 2])> = Vec::new();
    for played in &row.moves {
        let (Some(number), Some(color)) = (played.number, played.color) else { continue };
        let column = usize::from(color == "black");
        if rows.last().is_none_or(|(last, _)| *last != number) {
            rows.push((number, [empty(), empty()]));
        }
        if let Some((_, halves)) = rows.last_mut() {
            halves[column] = half(played);
        }
    }
    if rows.is_empty() {
        return Vec::new();
    }
    let column = |color| messages.format(&Message::new("view-column").with("color", color));
    let heading = |color| -> Half {
        let written = |nth: usize| if sheets > 1 { nth.to_string() } else { words.word("repair-written") };
        [column(color)].into_iter().chain((1..=sheets).map(written)).collect()
    };
    let headings = [heading(Color::White), heading(Color::Black)];
    let width = |side: usize, column: usize| {
        let cells = rows.iter().map(|(_, halves)| &halves[side][column]).chain([&headings[side][column]]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let line = |number: &str, halves: &[Half; 2]| {
        let mut line = format!("{number:>4}");
        for (side, half) in halves.iter().enumerate() {
            for (column, cell) in half.iter().enumerate() {
                line.push_str(if column == 0 && side == 1 { "   " } else { "  " });
                line.push_str(cell);
                line.push_str(&" ".repeat(width(side, column).saturating_sub(cell.chars().count())));
            }
        }
        line
    };
    let mut lines = vec![line("", &headings)];
    lines.extend(rows.iter().map(|(number, halves)| line(&number.to_string(), halves)));
    lines
}

/// A ply: the proposal with its mark, `*` where it is not what stands on every sheet, `?` where nothing is chosen.
fn half(played: &RepairMoveRow) -> Half {
    let proposal = match played.replacement.as_deref() {
        Some(text) if matches!(played.status, "exact" | "normalized") => text.to_owned(),
        Some(text) => format!("{text} *"),
        None => "?".to_owned(),
    };
    let written = played.written.iter().map(|text| shortened(text.as_deref().unwrap_or_default()));
    [proposal].into_iter().chain(written).collect()
}

/// A text in one line, cut where it is too long for a column; `—` for none.
fn shortened(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        return "—".to_owned();
    }
    let mut short: String = line.chars().take(LONGEST).collect();
    if line.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// The other whole games, each by the moves in which it differs from the first.
fn others(row: &RepairRow, messages: &Messages, words: &Words) -> Vec<String> {
    let Some((first, others)) = row.games.split_first() else { return Vec::new() };
    let start = row.moves.iter().find_map(|played| Some((played.number?, played.color?)));
    let (number, color) = start.unwrap_or((1, "white"));
    let halves = usize::from(number) * 2 + usize::from(color == "black");
    let named = |(at, san): (usize, &String)| {
        let half = halves + at;
        format!("{}.{}{san}", half / 2, if half % 2 == 1 { ".." } else { "" })
    };
    let line = |(nth, game): (usize, &planilla::report::WholeGameRow)| {
        let differs = game.san.iter().enumerate().filter(|(at, _)| game.uci.get(*at) != first.uci.get(*at));
        let mut moves: Vec<String> = differs.map(named).collect();
        if moves.len() > MOST_OTHERS {
            moves.truncate(MOST_OTHERS);
            moves.push("…".to_owned());
        }
        let args = [
            ("number", (nth + 2).into()),
            ("percent", percent(game.probability, messages).into()),
            ("moves", moves.join(" ").into()),
        ];
        words.say("repair-game", &args)
    };
    others.iter().enumerate().map(line).collect()
}
