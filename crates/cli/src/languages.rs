//! `planilla languages`: the languages and their letters.

use crate::console::{Console, Exit};
use planilla::report::KnownLanguageRow;
use planilla_board::Role;
use planilla_notation::Language;
use planilla_notation::language::LANGUAGES;
use std::fmt::Write;
use std::io;

/// The men whose letters the table shows, in the order of their worth.
const MEN: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Prints the table.
pub(crate) fn run(console: &mut Console<'_>) -> io::Result<Exit> {
    if console.is_human() {
        console.print(table())?;
    } else {
        for language in LANGUAGES {
            console.print_json(&KnownLanguageRow::new(language))?;
        }
    }
    Ok(Exit::Clean)
}

/// The table for people: the letter of the Laws' list for each man, other spellings after a slash.
fn table() -> String {
    let longest = LANGUAGES.iter().map(|language| title(language).chars().count()).max().unwrap_or_default();
    let code = LANGUAGES.iter().map(|language| language.code.len()).max().unwrap_or_default();
    let mut table = format!("{:code$}  {:longest$}  letters: king, queen, rook, bishop, knight\n", "code", "language");
    for language in LANGUAGES {
        let men = MEN.iter().map(|role| language.letters[role.index()].join("/"));
        let letters = men.collect::<Vec<_>>().join("  ");
        let row = format!("{:code$}  {:longest$}  {letters}", language.code, title(language));
        let _ = writeln!(table, "{}", row.trim_end());
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
