//! `planilla languages`: the languages and their letters.

use crate::console::{Console, Exit};
use planilla::report::SCHEMA;
use planilla_board::Role;
use planilla_notation::Language;
use planilla_notation::language::LANGUAGES;
use serde::Serialize;
use std::fmt::Write;
use std::io;

/// The men whose letters the table shows, in the order of their worth.
const MEN: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Prints the table.
pub(crate) fn run(console: &mut Console<'_>) -> io::Result<Exit> {
    if console.is_human() {
        console.print(&table())?;
    } else {
        for language in LANGUAGES {
            console.print_json(&LanguageRow::new(language))?;
        }
    }
    Ok(Exit::Clean)
}

/// The table for people: the letter of the Laws' list for each man, other spellings after a slash.
fn table() -> String {
    let longest = LANGUAGES.iter().map(|language| title(language).chars().count()).max().unwrap_or_default();
    let mut table = format!("code  {:longest$}  letters: king, queen, rook, bishop, knight\n", "language");
    for language in LANGUAGES {
        let men = MEN.iter().map(|role| language.letters[role.index()].join("/"));
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

/// A language for programs.
#[derive(Serialize)]
struct LanguageRow {
    schema: &'static str,
    r#type: &'static str,
    code: &'static str,
    name: &'static str,
    english_name: &'static str,
    letters: LettersRow,
}

/// The letters of each man, that of the Laws' list first.
#[derive(Serialize)]
struct LettersRow {
    king: &'static [&'static str],
    queen: &'static [&'static str],
    rook: &'static [&'static str],
    bishop: &'static [&'static str],
    knight: &'static [&'static str],
    pawn: &'static [&'static str],
}

impl LanguageRow {
    fn new(language: &'static Language) -> LanguageRow {
        let letters = |role: Role| language.letters[role.index()];
        LanguageRow {
            schema: SCHEMA,
            r#type: "language",
            code: language.code,
            name: language.name,
            english_name: language.english_name,
            letters: LettersRow {
                king: letters(Role::King),
                queen: letters(Role::Queen),
                rook: letters(Role::Rook),
                bishop: letters(Role::Bishop),
                knight: letters(Role::Knight),
                pawn: letters(Role::Pawn),
            },
        }
    }
}
