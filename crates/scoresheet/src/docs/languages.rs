//! The page of languages, made from their table: letters, words and headings, and the systems beside the algebraic one.

use crate::report::KnownLanguageRow;
use planilla_notation::language::{COMMON, LANGUAGES, System, Words};
use planilla_notation::{Key, Language, alphabets};
use std::fmt::Write;

/// The page of all languages, in Markdown: letters, languages with the same letters, other systems, words.
pub fn languages_markdown() -> String {
    let mut page = String::from(
        "# Languages\n\nMade from the table of languages by `planilla::docs::languages_markdown`. Moves are read in all of \
         them at once, or in those asked for by code or name (`--lang`). Of several spellings the first is the one that is \
         written.\n\n## Letters\n\n",
    );
    letters(&mut page);
    same_letters(&mut page);
    systems(&mut page);
    page.push_str(SOURCES);
    page.push_str(
        "\n## Words\n\nWhat each language has for what stands on a sheet beside the moves; case and accents do not matter, \
         and the names of months are known too. In every language also:\n\n",
    );
    words(&mut page, &COMMON);
    for language in algebraic() {
        if has_words(language) {
            let _ = writeln!(page, "\n### {}, `{}`\n", title(language.name, language.english_name), language.code);
            words(&mut page, &language.words);
            headings(&mut page, language);
        }
    }
    page
}

const SOURCES: &str = "\n## Where they are from\n\nThe letters are those of the PGN standard, section 17; for languages that \
     it lacks, and for other spellings, those that federations' pages, lessons and the translations of chess programs show, \
     where two of them agree. Words and headings are those of the Laws in each language, of printed scoresheets and of such \
     translations. Albanian, Arabic, Bengali, Georgian, Hebrew, Irish, Macedonian and Maltese, among others, are not here: \
     for these no letters were found that two independent sources give and players are seen to write, and a wrong letter \
     would be read as another man without a sign of it; sheets of theirs in English letters or figurines are read as such.\n";

fn algebraic() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|language| language.system == System::Algebraic)
}

/// `español (Spanish)`.
fn title(name: &str, english: &str) -> String {
    if name.to_lowercase() == english.to_lowercase() { name.to_owned() } else { format!("{name} ({english})") }
}

fn letters(page: &mut String) {
    page.push_str(
        "| code | language | king | queen | rook | bishop | knight | pawn | files a to h |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    for row in algebraic().map(KnownLanguageRow::new) {
        let men = &row.letters;
        let men = [&men.king, &men.queen, &men.rook, &men.bishop, &men.knight, &men.pawn].map(|man| man.join(", "));
        let files: Vec<String> = row.files.iter().map(|file| file.join("/")).collect();
        let (code, title) = (row.code, title(row.name, row.english_name));
        let line = format!("| `{code}` | {title} | {} | {} |", men.join(" | "), files.join(" "));
        let _ = writeln!(page, "{}", line.replace("  ", " "));
    }
    page.push_str(
        "\nFiles are read in Latin letters everywhere; those in the last column are read beside them. A pawn has no letter on a \
         sheet (C.4): `P` is read before its move all the same, and so is the letter of the list where it is no other man's in any \
         language. A letter of another alphabet that looks the same is read, and reported.\n",
    );
}

/// The languages that no letter tells apart.
fn same_letters(page: &mut String) {
    page.push_str(
        "\n### The same letters\n\nNo move tells these languages apart. A sheet is said to be in the first of them, and the \
         others stand in `language.others`.\n\n",
    );
    let several = alphabets().iter().filter(|one| one.languages.len() > 1);
    for alphabet in several {
        let codes: Vec<String> = alphabet.languages.iter().map(|language| format!("`{}`", language.code)).collect();
        let _ = writeln!(page, "- {}", codes.join(", "));
    }
    let aliases: Vec<String> =
        algebraic().filter(|language| language.is_alias()).map(|language| format!("`{}`", language.code)).collect();
    let _ = writeln!(
        page,
        "\n{} are other names for `en`: their players write the English letters, so they are taken with `--lang` and not \
         listed in `language.others`.",
        aliases.join(", ")
    );
}

fn systems(page: &mut String) {
    page.push_str(
        "\n## Other systems\n\nRead like languages, and found by themselves. The Laws recognise the algebraic system only, with \
         letters or figurines; `notation.non_algebraic` says so once. The example is 1 e4, in figurines 1 Nf3.\n\n\
         | code | system | example | men | files a to h |\n|---|---|---|---|---|\n",
    );
    for language in LANGUAGES.iter().filter(|language| language.system != System::Algebraic) {
        let row = KnownLanguageRow::new(language);
        let men: Vec<String> =
            language.letters.iter().rev().filter(|man| !man.is_empty()).map(|man| man.join("/")).collect();
        let files: Vec<String> = row.files.iter().map(|file| file.join("/")).collect();
        let line = format!(
            "| `{}` | {} | `{}` | {} | {} |",
            row.code,
            row.english_name,
            row.example,
            men.join(" "),
            files.join(" ")
        );
        let _ = writeln!(page, "{}", line.replace("  ", " "));
    }
}

/// The lists of some words, each with what they mean; empty ones are left out.
fn lists(words: &Words) -> Vec<(String, &'static [&'static str])> {
    let lists = [
        ("check", words.check),
        ("double check", words.double_check),
        ("mate", words.mate),
        ("capture", words.capture),
        ("en passant", words.en_passant),
        ("castling short", words.castle_short),
        ("castling long", words.castle_long),
        ("castling", words.castle),
        ("draw offer", words.offer),
        ("draw", words.draw),
        ("draw declined", words.declined),
        ("White", words.sides[0]),
        ("Black", words.sides[1]),
        ("wins", words.wins),
        ("loses", words.loses),
        ("White wins", words.white_wins),
        ("Black wins", words.black_wins),
        ("resigns", words.resigns),
        ("adjourned", words.adjourned),
        ("sealed move", words.sealed),
    ];
    let lists = lists.into_iter().map(|(meaning, list)| (meaning.to_owned(), list));
    let reasons = words.reasons.iter().map(|(reason, list)| (format!("reason `{}`", reason.as_str()), *list));
    lists.chain(reasons).filter(|(_, list)| !list.is_empty()).collect()
}

fn has_words(language: &Language) -> bool {
    !language.headings.is_empty() || !lists(&language.words).is_empty()
}

fn words(page: &mut String, words: &Words) {
    for (meaning, list) in lists(words) {
        let _ = writeln!(page, "- {meaning}: {}", quoted(list));
    }
}

fn headings(page: &mut String, language: &Language) {
    let named = |(key, names): &(Key, &[&str])| {
        let key = if *key == Key::Other { "passed over".to_owned() } else { format!("{key:?}") };
        format!("{key} {}", quoted(names))
    };
    let headings: Vec<String> = language.headings.iter().map(named).collect();
    if !headings.is_empty() {
        let _ = writeln!(page, "- headings: {}", headings.join("; "));
    }
}

fn quoted(words: &[&str]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}
