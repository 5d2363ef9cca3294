//! `planilla languages`: the languages and their letters.

use crate::console::{Console, Exit};
use planilla_board::Role;
use planilla_notation::Language;
use planilla_notation::language::LANGUAGES;
use serde_json::json;
use std::fmt::Write;
use std::io;

/// The men in the order in which languages are compared.
const MEN: [(Role, &str); 6] = [
    (Role::King, "king"),
    (Role::Queen, "queen"),
    (Role::Rook, "rook"),
    (Role::Bishop, "bishop"),
    (Role::Knight, "knight"),
    (Role::Pawn, "pawn"),
];

/// Prints the table.
pub(crate) fn run(console: &mut Console<'_>) -> io::Result<Exit> {
    if console.is_human() {
        console.print(&table())?;
    } else {
        for language in LANGUAGES {
            console.print_json(&row(language))?;
        }
    }
    Ok(Exit::Clean)
}

/// The table for people: the letter of the Laws' list for each man, other spellings after a slash.
fn table() -> String {
    let longest = LANGUAGES.iter().map(|language| title(language).chars().count()).max().unwrap_or_default();
    let mut table = format!("code  {:longest$}  letters: king, queen, rook, bishop, knight\n", "language");
    for language in LANGUAGES {
        let men = MEN[..5].iter().map(|(role, _)| language.letters[role.index()].join("/"));
        let letters = men.collect::<Vec<_>>().join("  ");
        let _ = writeln!(table, "{:4}  {:longest$}  {letters}", language.code, title(language));
    }
    table
}

/// The language's name for itself, with its English name where that is another.
fn title(language: &Language) -> String {
    if language.name == language.english_name {
        language.name.to_owned()
    } else {
        format!("{} ({})", language.name, language.english_name)
    }
}

/// The row for programs.
fn row(language: &Language) -> serde_json::Value {
    let letters: serde_json::Map<String, serde_json::Value> =
        MEN.iter().map(|(role, name)| ((*name).to_owned(), json!(language.letters[role.index()]))).collect();
    json!({
        "schema": "planilla/1",
        "type": "language",
        "code": language.code,
        "name": language.name,
        "english_name": language.english_name,
        "letters": letters,
    })
}
