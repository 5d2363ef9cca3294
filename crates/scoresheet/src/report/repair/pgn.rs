//! The repaired game as PGN, for databases: the likeliest game, with a comment wherever it is not simply what is written.

use super::rows::RepairRow;
use super::sentence::repair_remark;
use crate::finding::Message;
use crate::messages::Messages;
use std::fmt::Write as _;

/// Lines are no longer, but for a word that is (PGN 8.2.1 asks for less than 80).
const WIDTH: usize = 79;

/// The Seven Tag Roster (PGN 8.1.1).
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A repair as one PGN game. What is undecided is shown by its likeliest move, and said in a comment.
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
/// let pgn = repaired_pgn(&RepairRow::new(&repair, &[sheet], english), english);
/// assert!(pgn.contains("[White \"Roe\"]") && pgn.ends_with("1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n\n"));
/// ```
pub fn repaired_pgn(row: &RepairRow, messages: &Messages) -> String {
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
    let mut lines = Lines { pgn, column: 0 };
    let mut numbered = false;
    let mut held: Vec<String> = Vec::new();
    for entry in &row.moves {
        let remark = repair_remark(entry, messages);
        let (Some(number), Some(color)) = (entry.number, entry.color) else {
            // A cell that is no move is told behind the move before it.
            match remark {
                Some(remark) if lines.column > 0 => {
                    lines.comment(&remark);
                    numbered = false;
                }
                remark => held.extend(remark),
            }
            continue;
        };
        let black = color == "black";
        if !black || !numbered {
            lines.word(&format!("{number}.{}", if black { ".." } else { "" }));
        }
        let likeliest = entry.alternatives.first().map(|rival| rival.san.as_str());
        lines.word(entry.san.as_deref().or(likeliest).unwrap_or("--"));
        numbered = true;
        for remark in held.drain(..).chain(remark) {
            lines.comment(&remark);
            numbered = false;
        }
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

/// Movetext in lines.
struct Lines {
    pgn: String,
    column: usize,
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
    }
}
