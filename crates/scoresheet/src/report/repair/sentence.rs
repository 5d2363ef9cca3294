//! What is said of a ply that is not simply what is written.

use super::rows::{AlternativeRow, RepairMoveRow};
use crate::finding::{Arg, Message};
use crate::messages::Messages;

/// So many rivals are named.
const MOST_RIVALS: usize = 3;
/// Of what is written and at least as likely nothing is said.
const LIKELY: f64 = 0.9;
/// A rival that is less likely is not named.
const LEAST: f64 = 0.01;
/// What stands in a sentence for what is quoted with backticks of its own, until the sentence is made.
const QUOTED: [&str; 2] = ["\u{2035}", "\u{2036}"];

/// What is said of an entry of a repair; `None` where all sheets have the move and it is certain.
///
/// ```
/// use planilla::report::repair_remark;
/// # use planilla::repair::{RepairOptions, Repairer, SheetCells};
/// # use planilla::report::{Place, RepairRow, RepairSheet};
/// # use planilla::{Checker, Messages, Settings};
/// # let mut checker = Checker::new(Settings::default());
/// # let checked = checker.check(b"lang: en\n\n1.e4 e5 2.Nf8 Nc6 3.Bb5 a6 4.Ba4");
/// # let cells = SheetCells::of(&checked);
/// # let repair = Repairer::default().repair(&[&cells], &RepairOptions::default());
/// # let place = Place { file: "sheet.txt", game: 1, line: 1, offset: 0 };
/// # let sheet = RepairSheet { checked: &checked, cells: &cells, place };
/// let english = Messages::of("en").unwrap();
/// let row = RepairRow::new(&repair, &[sheet], english);
/// assert_eq!(repair_remark(&row.moves[0], english), None);
/// assert!(repair_remark(&row.moves[2], english).unwrap().starts_with("2.Nf3, written `Nf8`"));
/// ```
pub fn repair_remark(row: &RepairMoveRow, messages: &Messages) -> Option<String> {
    let is_written = row.written.iter().flatten().any(|text| !text.trim().is_empty());
    let said = |message: Message, rivals: &str| {
        let message = message.with("written", QUOTED[0]).with("rivals", QUOTED[1]);
        messages.format(&message).replace(QUOTED[1], rivals).replace(QUOTED[0], &written_in(row))
    };
    let Some(ply) = place(row) else {
        let extra = row.status == "extra";
        let message = if extra { Message::new("repair-extra") } else { Message::new("repair-unreached") };
        return Some(said(message, ""));
    };
    let rivals = named(&row.alternatives, messages);
    if !row.decided {
        let message = if is_written { Message::new("repair-undecided") } else { Message::new("repair-undecided-gap") };
        return Some(said(message.with("place", ply), &rivals));
    }
    let probability = row.probability.unwrap_or(0.0);
    let as_written = matches!(row.status, "exact" | "normalized");
    if as_written && probability >= LIKELY {
        return None;
    }
    let says_nothing = |status: &&'static str| matches!(*status, "unread" | "illegal" | "missing");
    let unlike = row.status != "missing" && row.statuses.iter().flatten().all(says_nothing);
    let message = match (as_written, is_written) {
        (true, _) => Message::new("repair-doubtful"),
        (false, true) if unlike => Message::new("repair-unlike"),
        (false, true) => Message::new("repair-repaired"),
        (false, false) => Message::new("repair-gap"),
    };
    let played = format!("{ply}{}", row.replacement.as_deref().unwrap_or_default());
    let mut sentence = said(message.with("move", played), "");
    if row.decided_by.kind == "answer" {
        return Some(sentence + &messages.format(&Message::new("repair-by-answer")));
    }
    sentence.push_str(": ");
    sentence += &percent(probability, messages);
    let by = match (row.decided_by.kind, row.decided_by.ply, row.decided_by.sheet) {
        ("later", Some(by), _) => Some(Message::new("repair-by-later").with("later", numbered(by, row))),
        ("other_sheet", _, Some(sheet)) => Some(Message::new("repair-by-sheet").with("sheet", sheet as usize)),
        _ => None,
    };
    sentence += &by.map(|by| messages.format(&by)).unwrap_or_default();
    if !rivals.is_empty() {
        sentence += &said(Message::new("repair-or"), &rivals);
    }
    Some(sentence)
}

/// What stands on the sheets for an entry, in backticks: once if both have the same.
pub fn written_in(row: &RepairMoveRow) -> String {
    let mut texts: Vec<String> = row
        .written
        .iter()
        .map(|text| match text.as_deref().map(str::trim) {
            Some(text) if !text.is_empty() => format!("`{}`", text.replace(['`', '\n', '\r'], " ")),
            _ => "—".to_owned(),
        })
        .collect();
    texts.dedup();
    texts.join(" / ")
}

/// A probability in hundredths, in the reader's manner.
pub fn percent(probability: f64, messages: &Messages) -> String {
    // Never more than what is known: 100 is not said of anything.
    let hundredths = (probability * 100.0).floor().clamp(0.0, 99.0);
    messages.format(&Message::new("repair-percent").with("percent", Arg::Number(hundredths as i64)))
}

/// The number of a ply as people write it: `12.`, `12...`.
fn place(row: &RepairMoveRow) -> Option<String> {
    let (number, color) = (row.number?, row.color?);
    Some(format!("{number}.{}", if color == "black" { ".." } else { "" }))
}

/// The number of a later ply, counted on from this one.
fn numbered(ply: u32, row: &RepairMoveRow) -> String {
    let (Some(own), Some(number)) = (row.ply, row.number) else { return ply.to_string() };
    let black = row.color == Some("black");
    let halves = u32::from(number) * 2 + u32::from(black) + ply.saturating_sub(own);
    format!("{}.{}", halves / 2, if halves % 2 == 1 { ".." } else { "" })
}

fn named(rivals: &[AlternativeRow], messages: &Messages) -> String {
    let rivals: Vec<&AlternativeRow> = rivals.iter().filter(|rival| rival.probability >= LEAST).collect();
    let shown = rivals.iter().take(MOST_RIVALS);
    let mut list: Vec<String> =
        shown.map(|rival| format!("`{}` {}", rival.replacement, percent(rival.probability, messages))).collect();
    if rivals.len() > MOST_RIVALS {
        list.push("…".to_owned());
    }
    list.join(", ")
}
