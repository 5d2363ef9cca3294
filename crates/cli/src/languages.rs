//! `planilla languages`: the languages and their letters, and the systems of notation that are no language's.

use crate::console::{Console, Exit};
use planilla::Messages;
use planilla::report::KnownLanguageRow;
use planilla_notation::Language;
use planilla_notation::language::{LANGUAGES, System};
use std::io;
use unicode_width::UnicodeWidthStr;

/// Prints the lists.
pub(crate) fn run(console: &mut Console<'_>) -> io::Result<Exit> {
    if console.is_human() {
        let algebraic = |row: &KnownLanguageRow| row.system == System::Algebraic.name();
        let (languages, systems): (Vec<_>, Vec<_>) = LANGUAGES.iter().map(KnownLanguageRow::new).partition(algebraic);
        let (words, messages) = (console.words, console.messages);
        let heads = LANGUAGE.map(|id| words.word(id));
        console.print(table(heads, languages.iter().map(|row| language(row, messages))))?;
        let heads = SYSTEM.map(|id| words.word(id));
        console.print(format!("\n{}", table(heads, systems.iter().map(|row| system(row, messages)))))?;
    } else {
        for language in LANGUAGES {
            console.print_json(&KnownLanguageRow::new(language))?;
        }
    }
    Ok(Exit::Clean)
}

/// The headings of the columns.
const LANGUAGE: [&str; 8] = [
    "column-code",
    "column-language",
    "column-king",
    "column-queen",
    "column-rook",
    "column-bishop",
    "column-knight",
    "column-files",
];

/// A language: the letter of the Laws' list for each man, other spellings after a slash, and its own letters for files.
fn language(row: &KnownLanguageRow, messages: &Messages) -> [String; 8] {
    let letters = &row.letters;
    let [king, queen, rook, bishop, knight] =
        [&letters.king, &letters.queen, &letters.rook, &letters.bishop, &letters.knight].map(|man| man.join("/"));
    let files: Vec<String> = row.files.iter().map(|file| file.join("/")).collect();
    [row.code.to_owned(), title(row, messages), king, queen, rook, bishop, knight, files.join(" ")]
}

const SYSTEM: [&str; 3] = ["column-code", "column-system", "column-example"];

fn system(row: &KnownLanguageRow, messages: &Messages) -> [String; 3] {
    [row.code.to_owned(), title(row, messages), row.example.clone()]
}

/// A table whose columns line up, however wide its characters are.
fn table<const N: usize>(heads: [String; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let rows: Vec<[String; N]> = std::iter::once(heads).chain(rows).collect();
    let mut widths = [0; N];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.width());
        }
    }
    let line = |row: &[String; N]| {
        let padded = |(cell, width): (&String, usize)| format!("{cell}{}", " ".repeat(width - cell.width()));
        let cells: Vec<String> = row.iter().zip(widths).map(padded).collect();
        cells.join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// The language's name for itself, with the reader's name for it where that is another.
fn title(row: &KnownLanguageRow, messages: &Messages) -> String {
    let told = match Language::by_code(row.code).filter(|_| messages.code != "en") {
        Some(language) => messages.language_name(language),
        None => row.english_name.to_owned(),
    };
    if row.name.to_lowercase() == told.to_lowercase() { row.name.to_owned() } else { format!("{} ({told})", row.name) }
}
