//! Games written down as tables, in every form and layout.

use super::{Dice, Game, Hand, write_sheet};
use std::fmt::Write;

/// What stands above the columns of numbers, White and Black, by language.
const HEADS: [(&str, [&str; 3]); 4] = [
    ("en", ["No.", "White", "Black"]),
    ("es", ["Nº", "Blancas", "Negras"]),
    ("fr", ["N°", "Blancs", "Noirs"]),
    ("de", ["Nr.", "Weiß", "Schwarz"]),
];

/// The form of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Delimited(char),
    Quoted(char),
    Markdown,
    BarePipes,
    Columns,
}

/// The table of a game, and the text of each of its moves.
pub fn write_grid(game: &Game, hand: &Hand, dice: &mut Dice) -> (String, Vec<String>) {
    let (_, cells) = write_sheet(game, hand, dice);
    let forms = [
        Form::Delimited(','),
        Form::Delimited(';'),
        Form::Delimited('\t'),
        Form::Quoted(','),
        Form::Quoted(';'),
        Form::Markdown,
        Form::BarePipes,
        Form::Columns,
    ];
    let form = *dice.pick(&forms);
    let groups = 1 + dice.below(3);
    let rows = cells.len().div_ceil(2);
    // Some pages have more rows than there are moves.
    let height = rows.div_ceil(groups) + if dice.once_in(2) { dice.below(5) } else { 0 };
    let across = groups > 1 && dice.once_in(4);
    let number = *dice.pick(&["", ".", ".0", ",0"]);
    let number = if number == ",0" && form == Form::Delimited(',') { "" } else { number };
    let heads = HEADS.iter().find(|(code, _)| *code == hand.language.code).map_or(HEADS[0].1, |(_, heads)| *heads);
    let named = form == Form::Columns || !dice.once_in(4);
    let mut table: Vec<Vec<String>> = Vec::new();
    if named {
        table.push((0..groups).flat_map(|_| heads.map(str::to_owned)).collect());
    }
    for row in 0..height {
        let mut fields = Vec::new();
        for group in 0..groups {
            let at = if across { row * groups + group } else { group * height + row };
            fields.push(format!("{}{number}", at + 1));
            fields.extend((0..2).map(|side| cells.get(2 * at + side).cloned().unwrap_or_default()));
        }
        table.push(fields);
    }
    let line_end = *dice.pick(&["\n", "\r\n"]);
    let mut text = String::new();
    for (at, fields) in table.iter().enumerate() {
        text.push_str(&line(fields, form));
        text.push_str(line_end);
        if at == 0 && named && matches!(form, Form::Markdown | Form::BarePipes) {
            text.push_str(&line(&vec!["---".to_owned(); fields.len()], form));
            text.push_str(line_end);
        }
    }
    (text, cells)
}

/// One row.
fn line(fields: &[String], form: Form) -> String {
    let mut line = String::new();
    match form {
        Form::Delimited(sign) => line.push_str(&fields.join(&sign.to_string())),
        Form::Quoted(sign) => {
            let quoted: Vec<String> = fields.iter().map(|field| format!("\"{field}\"")).collect();
            line.push_str(&quoted.join(&sign.to_string()));
        }
        Form::Markdown => {
            let _ = write!(line, "| {} |", fields.join(" | "));
        }
        Form::BarePipes => line.push_str(&fields.join(" | ")),
        Form::Columns => {
            for (at, field) in fields.iter().enumerate() {
                let _ = if at % 3 == 0 { write!(line, "{field:<7}") } else { write!(line, "{field:<16}") };
            }
        }
    }
    line
}
