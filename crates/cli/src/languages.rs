//! `planilla languages`: the languages and their letters, and the systems of notation that are no language's.

use crate::console::{Console, Exit};
use planilla::report::KnownLanguageRow;
use planilla_notation::language::{LANGUAGES, System};
use std::io;
use unicode_width::UnicodeWidthStr;

/// Prints the lists.
pub(crate) fn run(console: &mut Console<'_>) -> io::Result<Exit> {
    if console.is_human() {
        let algebraic = |row: &KnownLanguageRow| row.system == System::Algebraic.name();
        let (languages, systems): (Vec<_>, Vec<_>) = LANGUAGES.iter().map(KnownLanguageRow::new).partition(algebraic);
        console.print(table(&LANGUAGE, languages.iter().map(language)))?;
        console.print(format!("\n{}", table(&SYSTEM, systems.iter().map(system))))?;
    } else {
        for language in LANGUAGES {
            console.print_json(&KnownLanguageRow::new(language))?;
        }
    }
    Ok(Exit::Clean)
}

const LANGUAGE: [&str; 8] = ["code", "language", "king", "queen", "rook", "bishop", "knight", "files a-h"];

/// A language: the letter of the Laws' list for each man, other spellings after a slash, and its own letters for files.
fn language(row: &KnownLanguageRow) -> [String; 8] {
    let letters = &row.letters;
    let [king, queen, rook, bishop, knight] =
        [&letters.king, &letters.queen, &letters.rook, &letters.bishop, &letters.knight].map(|man| man.join("/"));
    let files: Vec<String> = row.files.iter().map(|file| file.join("/")).collect();
    [row.code.to_owned(), title(row), king, queen, rook, bishop, knight, files.join(" ")]
}

const SYSTEM: [&str; 3] = ["code", "system", "example"];

fn system(row: &KnownLanguageRow) -> [String; 3] {
    [row.code.to_owned(), title(row), row.example.clone()]
}

/// A table whose columns line up, however wide its characters are.
fn table<const N: usize>(heads: &[&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let rows: Vec<[String; N]> = std::iter::once(heads.map(str::to_owned)).chain(rows).collect();
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

/// The language's name for itself, with its English name where that is another.
fn title(row: &KnownLanguageRow) -> String {
    let same = row.name.to_lowercase() == row.english_name.to_lowercase();
    if same { row.name.to_owned() } else { format!("{} ({})", row.name, row.english_name) }
}
