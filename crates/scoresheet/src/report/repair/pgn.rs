//! The repaired game as PGN, for databases: the likeliest game, with a comment wherever it is not simply what is written.

use super::fill::RepairSheet;
use super::notes::{Note, notes};
use super::rows::{RepairMoveRow, RepairRow};
use super::sentence::repair_remark;
use crate::finding::Message;
use crate::messages::Messages;
use crate::repair::Repair;
use planilla_board::{Move, Position};
use planilla_notation::{Dialect, Span};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::time::Duration;

/// Lines are no longer, but for a word that is (PGN 8.2.1 asks for less than 80).
const WIDTH: usize = 79;

/// The Seven Tag Roster (PGN 8.1.1).
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A repair as one PGN game. What is undecided is shown by its likeliest move, and said in a comment; comments, glyphs, times
/// and variations of the sheets are carried over.
///
/// ```
/// use planilla::repair::{RepairOptions, Repairer, SheetCells};
/// use planilla::report::{Place, RepairRow, RepairSheet, repaired_pgn};
/// use planilla::{Checker, Messages, Settings};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"lang: es\nwhite: Roe\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 1-0");
/// let cells = SheetCells::of(&checked);
/// let repair = Repairer::default().repair(&[&cells], &RepairOptions::default());
/// let place = Place { file: "sheet.txt", game: 1, line: 1, offset: 0 };
/// let sheet = RepairSheet { checked: &checked, cells: &cells, place };
/// let english = Messages::of("en").unwrap();
/// let pgn = repaired_pgn(&RepairRow::new(&repair, &[sheet], english), &repair, &[sheet], english);
/// assert!(pgn.contains("[White \"Roe\"]") && pgn.ends_with("1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n\n"));
/// ```
pub fn repaired_pgn(row: &RepairRow, repair: &Repair, sheets: &[RepairSheet<'_>], messages: &Messages) -> String {
    // Of two sheets with different results none is the game's.
    let mut scores = row.result.iter().map(|result| result.score).filter(|score| *score != "*");
    let result = scores.next().filter(|first| scores.all(|other| other == *first)).unwrap_or("*");
    // A result that PGN has no sign for goes into the headings as it is, and is open behind the moves.
    let sign = if matches!(result, "1-0" | "0-1" | "1/2-1/2") { result } else { "*" };
    let mut pgn = String::new();
    for name in ROSTER {
        let value = match name {
            "Result" => sign,
            _ => row.tags.get(name).unwrap_or(if name == "Date" { "????.??.??" } else { "?" }),
        };
        tag(&mut pgn, name, value);
    }
    for (name, value) in &row.tags.0 {
        let own = ROSTER.contains(&name.as_str()) || matches!(name.as_str(), "Lang" | "Heading" | "SetUp");
        if let Some(value) = value.as_deref().filter(|_| !own && is_name(name)) {
            if name == "FEN" {
                tag(&mut pgn, "SetUp", "1");
            }
            tag(&mut pgn, name, value);
        }
    }
    pgn.push('\n');
    let mut beside = Beside::new(sheets);
    let mut lines = Lines { pgn, column: 0, numbered: false };
    beside.notes_before(&mut lines);
    let mut held: Vec<String> = Vec::new();
    let cells = repair.entries.iter().map(|entry| entry.cells);
    for (entry, cells) in row.moves.iter().zip(cells) {
        let remark = repair_remark(entry, messages);
        let (Some(number), Some(color)) = (entry.number, entry.color) else {
            // A cell that is no move is told behind the move before it.
            match remark {
                Some(remark) if lines.column > 0 => lines.comment(&remark),
                remark => held.extend(remark),
            }
            beside.notes_behind(cells, entry, &mut lines);
            continue;
        };
        let black = color == "black";
        if !black || !lines.numbered {
            lines.word(&format!("{number}.{}", if black { ".." } else { "" }));
        }
        let likeliest = entry.alternatives.first().map(|rival| (rival.san.as_str(), rival.uci.as_str()));
        let (san, uci) = entry.san.as_deref().zip(entry.uci.as_deref()).or(likeliest).unwrap_or(("--", ""));
        lines.word(san);
        lines.numbered = true;
        beside.glyphs(cells, &mut lines);
        for remark in held.drain(..).chain(remark) {
            lines.comment(&remark);
        }
        beside.notes_behind(cells, entry, &mut lines);
        beside.play(uci);
    }
    if result != sign {
        lines.comment(&messages.format(&Message::new("repair-result").with("result", result)));
    }
    lines.word(sign);
    lines.pgn + "\n\n"
}

/// Whether a heading's name is one of PGN (8.1): letters, digits and underscores.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

fn tag(pgn: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    let _ = writeln!(pgn, "[{name} \"{value}\"]");
}

/// What stands on the sheets beside their moves, and the position that the repaired game has reached.
struct Beside<'s> {
    sheets: Vec<Annotated<'s>>,
    position: Position,
}

/// One of the sheets.
struct Annotated<'s> {
    sheet: &'s RepairSheet<'s>,
    /// What stands before its first cell, and behind each.
    notes: Vec<Vec<Note>>,
    /// Its entries of the record, by their place.
    entries: HashMap<Span, usize>,
}

impl<'s> Beside<'s> {
    fn new(sheets: &'s [RepairSheet<'s>]) -> Beside<'s> {
        let of = |sheet: &'s RepairSheet<'s>| {
            let plies = sheet.checked.record.plies.iter().enumerate();
            let entries = plies.filter_map(|(entry, ply)| Some((ply.span?, entry))).collect();
            Annotated { sheet, notes: notes(sheet.checked.score, &sheet.checked.source.text), entries }
        };
        let start = sheets.first().map(|sheet| sheet.cells.start).unwrap_or_default();
        Beside { sheets: sheets.iter().map(of).collect(), position: start }
    }

    fn notes_before(&self, lines: &mut Lines) {
        for note in self.sheets.iter().filter_map(|sheet| sheet.notes.first()).flatten() {
            match note {
                Note::Comment(text) | Note::Clock(text) | Note::Variation(text) => lines.comment(text),
                Note::Glyph(_) => {}
            }
        }
    }

    /// The notes of an entry, each with its sheet and its cell; what both sheets have, once.
    fn notes(&self, cells: [Option<usize>; 2]) -> Vec<(usize, usize, &Note)> {
        let mut found: Vec<(usize, usize, &Note)> = Vec::new();
        for (nth, sheet) in self.sheets.iter().enumerate() {
            let Some(cell) = cells[nth] else { continue };
            for note in sheet.notes.get(cell + 1).into_iter().flatten() {
                if nth == 0 || !found.iter().any(|(.., known)| *known == note) {
                    found.push((nth, cell, note));
                }
            }
        }
        found
    }

    fn glyphs(&self, cells: [Option<usize>; 2], lines: &mut Lines) {
        for (.., note) in self.notes(cells) {
            if let Note::Glyph(glyph) = note {
                lines.word(glyph);
            }
        }
    }

    fn notes_behind(&self, cells: [Option<usize>; 2], entry: &RepairMoveRow, lines: &mut Lines) {
        let notes = self.notes(cells);
        let told = notes.iter().any(|(.., note)| matches!(note, Note::Comment(text) if text.contains("[%clk ")));
        let clock = entry.clock.as_ref().and_then(serde_json::Number::as_f64).filter(|_| !told);
        if let Some(clock) = clock {
            lines.comment(&clock_command(clock));
        }
        if entry.draw_offer {
            lines.comment("(=)");
        }
        for (nth, cell, note) in notes {
            match note {
                Note::Glyph(_) => {}
                Note::Clock(_) if clock.is_some() => {}
                Note::Variation(text) if self.branches_off(nth, cell) => lines.variation(text),
                Note::Comment(text) | Note::Clock(text) | Note::Variation(text) => lines.comment(text),
            }
        }
    }

    /// Whether a variation to a cell stands in PGN, and in the repaired game too branches off where it did.
    fn branches_off(&self, nth: usize, cell: usize) -> bool {
        let Annotated { sheet, entries, .. } = &self.sheets[nth];
        let entry = sheet.cells.cells.get(cell).and_then(|cell| entries.get(&cell.span));
        let before = entry.map(|entry| sheet.checked.record.position_before(*entry).key());
        sheet.checked.score.dialect == Dialect::Pgn && before == Some(self.position.key())
    }

    fn play(&mut self, uci: &str) {
        if let Some(played) = uci.parse::<Move>().ok().filter(|played| self.position.is_legal(*played)) {
            self.position.play(played);
        }
    }
}

/// The time on a clock as programs write it into a comment (PGN supplement of 2001).
fn clock_command(seconds: f64) -> String {
    let time = Duration::try_from_secs_f64(seconds).unwrap_or_default();
    let (whole, tenths) = (time.as_secs(), time.subsec_millis() / 100);
    let tenths = if tenths > 0 { format!(".{tenths}") } else { String::new() };
    format!("[%clk {}:{:02}:{:02}{tenths}]", whole / 3600, whole / 60 % 60, whole % 60)
}

/// Movetext in lines.
struct Lines {
    pgn: String,
    column: usize,
    /// Whether Black's move follows White's at once, and needs no number.
    numbered: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.pgn.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.pgn.push(' ');
            self.column += 1;
        }
        self.pgn.push_str(word);
        self.column += width;
    }

    /// A comment; braces do not nest (PGN 5).
    fn comment(&mut self, text: &str) {
        let text = format!("{{{}}}", text.replace(['{', '}'], "|"));
        text.split_whitespace().for_each(|word| self.word(word));
        self.numbered = false;
    }

    fn variation(&mut self, text: &str) {
        text.split_whitespace().for_each(|word| self.word(word));
        self.numbered = false;
    }
}
