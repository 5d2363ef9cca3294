//! All messages in all languages, side by side, filled with examples: a page to read through. **Lacks judgement**: that
//! nothing is missing is the tests' to find.

use super::{FILES, Messages};
use crate::edition::Edition;
use crate::finding::{Arg, Message};
use crate::laws::{Source, Topic, Value};
use crate::rules::RULES;
use fluent_bundle::FluentArgs;
use planilla_board::{Color, Role, Square};
use planilla_notation::Language;
use planilla_notation::language::LANGUAGES;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The names of arguments, by message.
pub(super) type Arguments = BTreeMap<String, BTreeSet<String>>;

/// The page of all messages, in Markdown: those of the library and those of the program, whose files are given with their
/// languages, English first. Each stands filled with examples, once for each form that it has.
pub fn messages_markdown(program: &[(&'static str, String)]) -> String {
    let mut page = String::from(
        "# Messages\n\nAll sentences in all languages, filled with examples; made from the message files by \
         `planilla::docs::messages_markdown`. A sentence with several forms stands in each of them.\n",
    );
    let library: Vec<(&str, String)> = FILES.iter().map(|(code, file)| (*code, (*file).to_owned())).collect();
    for (title, files) in [("What is said of games", library.as_slice()), ("What the program says", program)] {
        let _ = write!(page, "\n# {title}\n");
        tables(files, &mut page);
    }
    let _ = write!(page, "\n# What the rules find\n\n{}", head(FILES.iter().map(|(code, _)| *code)));
    for rule in RULES {
        let said: Vec<String> = super::MESSAGES.iter().map(|messages| cell(&messages.summary(rule))).collect();
        let _ = writeln!(page, "| `{}` | {} |", rule.name, said.join(" | "));
    }
    let _ = write!(page, "\n# What the Laws say\n\n{}", head(FILES.iter().map(|(code, _)| *code)));
    laws(&mut page);
    page
}

/// The facts of the Laws, each with the values that any edition has.
fn laws(page: &mut String) {
    let mut row = |name: &str, said: &dyn Fn(&'static Messages) -> String| {
        let said: Vec<String> = super::MESSAGES.iter().map(|messages| cell(&said(messages))).collect();
        let _ = writeln!(page, "| `{name}` | {} |", said.join(" | "));
    };
    for edition in Edition::all() {
        row(edition.name.as_str(), &|messages| edition.about(messages));
    }
    for source in Source::ALL {
        row(source.as_str(), &|messages| source.title(messages));
    }
    for topic in Topic::ALL {
        row(topic.as_str(), &|messages| topic.title(messages));
    }
    for fact in Edition::all()[0].facts() {
        row(fact.key(), &|messages| fact.title(messages));
        let mut seen = Vec::new();
        for fact in Edition::all().iter().filter_map(|edition| edition.fact(fact.key())) {
            if *fact.value() != Value::Stands && !seen.contains(&fact.value()) {
                seen.push(fact.value());
                row(&format!("… {}", fact.value().text().unwrap_or_default()), &|messages| fact.words(messages));
            }
        }
    }
}

/// The sections of the English file, each as a table of all languages.
fn tables(files: &[(&'static str, String)], page: &mut String) {
    let Some((_, english)) = files.first() else { return };
    let read: Vec<Messages> = files.iter().map(|(code, file)| Messages::of_file(code, file.clone())).collect();
    let args = written(english);
    // A table is begun where its first message stands.
    let mut begun = false;
    for line in english.lines() {
        if let Some(section) = line.strip_prefix("## ") {
            let _ = write!(page, "\n## {section}\n");
            begun = false;
        }
        let Some(id) = id_of(line) else { continue };
        if !begun {
            let _ = write!(page, "\n{}", head(files.iter().map(|(code, _)| *code)));
            begun = true;
        }
        let said = read.iter().map(|messages| cell(&all_forms(messages, id, &args[id]).join("\n")));
        let _ = writeln!(page, "| `{id}` | {} |", said.collect::<Vec<_>>().join(" | "));
    }
}

fn head<'a>(codes: impl Iterator<Item = &'a str>) -> String {
    let codes: Vec<&str> = codes.collect();
    format!("| | {} |\n|---{}|\n", codes.join(" | "), "|---".repeat(codes.len()))
}

/// A text as a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', "<br>")
}

/// How often the examples are tried until they have shown all forms of a sentence.
const TURNS: usize = 12;

/// A sentence with all that its examples lead to; of a word, the forms that the file gives it.
fn all_forms(messages: &Messages, id: &str, args: &BTreeSet<String>) -> Vec<String> {
    let (mut forms, mut seen) = (Vec::new(), BTreeSet::new());
    // A man, a colour or a language is shown in one sentence, and its forms with the words.
    // The program has no words of its own for languages: it is given their names.
    let knows = messages.bundle().has_message("language-en");
    let turns = if args.iter().any(|arg| FORMS.contains(&arg.as_str())) { TURNS } else { 1 };
    for turn in 0..turns {
        let mut message = filled(id, args, turn);
        for (name, arg) in message.args.iter_mut().filter(|_| !knows) {
            if matches!(arg, Arg::Language(_) | Arg::Languages(..)) {
                *arg = Arg::Text(format!("‹{name}›"));
            }
        }
        let form = messages.format(&message);
        // Other figures are no other form.
        let plain: String =
            form.chars().filter(|letter| !letter.is_numeric() && !",.\u{202f}".contains(*letter)).collect();
        if seen.insert(plain) {
            forms.push(form);
        }
    }
    let words: Vec<String> = messages.forms(id).map(|form| messages.form(id, Some(form), &FluentArgs::new())).collect();
    if !words.is_empty() && args.is_empty() {
        forms.push(words.join(", "));
    }
    forms
}

/// The arguments on which a sentence turns.
const FORMS: [&str; 15] = [
    "count", "others", "missing", "side", "games", "files", "rows", "turn", "check", "answer", "month", "day", "unit",
    "how", "state",
];

/// A message with examples for its arguments, others in each turn.
pub(super) fn filled(id: &str, args: &BTreeSet<String>, turn: usize) -> Message {
    const NUMBERS: [i64; 7] = [1, 3, 0, 2, 1234, 21, 1_234_567];
    let language = |turn: usize| Language::by_code(["fr", "en", "el"][turn % 3]).unwrap_or(&LANGUAGES[0]);
    let text = |texts: &[&str]| Arg::Text(texts[turn % texts.len()].to_owned());
    let mut message = Message { id: String::leak(id.to_owned()), args: Vec::new() };
    for arg in args {
        let value = match arg.as_str() {
            "role" | "by" => {
                Arg::Role([Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn, Role::King][turn % 6])
            }
            "color" => Arg::Color([Color::White, Color::Black][turn % 2]),
            "replier" | "sealer" | "faulty" | "right" => Arg::Color([Color::Black, Color::White][turn % 2]),
            "count" | "others" | "missing" | "games" | "files" | "rows" | "rate" | "same" => {
                Arg::Number(NUMBERS[turn % 7])
            }
            "year" => Arg::Ordinal(2005),
            "number" | "expected" | "rank" => Arg::Ordinal(NUMBERS[turn % 7]),
            "month" | "day" => (turn + 1).into(),
            "date" => "2005.07.01".parse().map_or(Arg::Number(2005), Arg::Date),
            "side" => text(&["short", "long"]),
            "turn" => text(&["white", "black"]),
            "check" => text(&["true", "false"]),
            "answer" => text(&["yes", "no", "undecided"]),
            "how" => text(&["option", "header", "date", "newest", "given", "undecided", "detected"]),
            "unit" => text(&["B", "KiB", "MiB", "GiB"]),
            "from" | "to" if id.ends_with("-on-file") || id == "no-pawn-capture" => Arg::Text("e".to_owned()),
            "square" | "from" | "to" => Arg::Square(Square::E4),
            "points" => Arg::All(["start", "20b", "24b"][..=turn % 3].iter().map(|at| (*at).to_owned()).collect()),
            "state" => text(&["checkmate", "stalemate", "dead"]),
            "at" => text(&["23b", "start"]),
            "halfmoves" => 98.into(),
            "needed" => [3, 5, 3][turn % 3].into(),
            "moves" => Arg::Among(vec!["Nbd2".to_owned(), "Nfd2".to_owned()], turn % 3),
            "language" => Arg::Language(language(turn + 2)),
            "languages" => Arg::Languages(vec![language(turn), language(turn + 1)], turn % 3),
            other => Arg::Text(format!("‹{other}›")),
        };
        message.args.push((String::leak(arg.clone()), value));
    }
    message
}

/// The name of the message that a line of a file begins.
fn id_of(line: &str) -> Option<&str> {
    let begins = line.starts_with(|first: char| first.is_ascii_lowercase());
    line.split_once(" =").map(|(id, _)| id).filter(|_| begins)
}

/// The messages of a file and the arguments they use, forms of words (`$by-the`) counted as the word's.
pub(super) fn written(file: &str) -> Arguments {
    let mut messages = Arguments::new();
    let mut last = None;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some(id) = id_of(line) {
            last = Some(id);
            messages.entry(id.to_owned()).or_default();
        }
        for after in line.split('$').skip(1) {
            let name: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
            if let Some(args) = last.and_then(|id| messages.get_mut(id)) {
                args.insert(name);
            }
        }
    }
    messages
}
