//! The messages used in the code and those in the files are the same, with the same arguments.

use super::*;
use planilla_board::Square;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The names of arguments, by message.
type Arguments = BTreeMap<String, BTreeSet<String>>;

/// The messages that the code makes, each `Message::new("...")` with the `.with("...", ...)` that follow it. Arguments
/// may be added to a message later: in that file each of its messages may have them.
fn used(folder: &Path, sure: &mut Arguments, perhaps: &mut Arguments) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            used(&path, sure, perhaps);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("messages/tests.rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            let loose: BTreeSet<String> = code.split(".with(\"").skip(1).filter_map(until_quote).collect();
            for after in code.split("Message::new(\"").skip(1) {
                let id = until_quote(after).unwrap();
                let args = chained(&after[id.len() + 2..]);
                sure.entry(id.clone()).or_insert_with(|| args.clone()).retain(|arg| args.contains(arg));
                perhaps.entry(id).or_default().extend(loose.iter().cloned());
            }
        }
    }
}

fn until_quote(text: &str) -> Option<String> {
    text.split_once('"').map(|(before, _)| before.to_owned())
}

/// The arguments of the calls of `with` at the start of a text.
fn chained(mut text: &str) -> BTreeSet<String> {
    let mut args = BTreeSet::new();
    while let Some(rest) = text.trim_start().strip_prefix(".with(\"") {
        args.extend(until_quote(rest));
        let mut depth = 1;
        let end = rest.find(|character| {
            depth += i32::from(character == '(') - i32::from(character == ')');
            depth == 0
        });
        text = &rest[end.unwrap() + 1..];
    }
    args
}

/// The messages of a file and the arguments they use, forms of words (`$by-the`) counted as the word's.
fn written(file: &str) -> Arguments {
    let mut messages = Arguments::new();
    let mut id = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            line.split_once(" =").unwrap().0.clone_into(&mut id);
            messages.insert(id.clone(), BTreeSet::new());
        }
        for after in line.split('$').skip(1) {
            let name: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
            messages.get_mut(&id).unwrap().insert(name);
        }
    }
    messages
}

#[test]
fn files_have_no_fault() {
    for (code, file) in FILES {
        if let Err((_, errors)) = FluentResource::try_new((*file).to_owned()) {
            panic!("{code}: {errors:?}");
        }
        let count = file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())).count();
        assert_eq!(count, written(file).len(), "{code}: a message stands there twice");
    }
}

#[test]
fn code_and_files_have_the_same_messages_with_the_same_arguments() {
    let (mut sure, mut perhaps) = (Arguments::new(), Arguments::new());
    used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sure, &mut perhaps);
    for (code, file) in FILES {
        let mut written = written(file);
        written.retain(|id, _| !["role-", "color-", "list-", "language-"].iter().any(|word| id.starts_with(word)));
        assert_eq!(written.keys().collect::<Vec<_>>(), sure.keys().collect::<Vec<_>>(), "{code}");
        for (id, args) in &written {
            let missing: Vec<_> = args.difference(&perhaps[id]).collect();
            assert!(missing.is_empty(), "{code}: `{id}` wants {missing:?}");
        }
    }
    let (_, english) = FILES[0];
    let english = written(english);
    for (code, file) in FILES {
        for (id, args) in written(file) {
            assert_eq!(args, english[&id], "{code}: `{id}` uses other arguments than in English");
        }
    }
}

/// A message with its arguments, of all kinds in turn.
fn filled(id: &str, args: &BTreeSet<String>, turn: usize) -> Message {
    const NUMBERS: [i64; 7] = [0, 1, 2, 3, 5, 21, 1_234_567];
    let language = |turn: usize| Language::by_code(["fr", "en", "el"][turn % 3]).unwrap();
    let mut message = Message { id: String::leak(id.to_owned()), args: Vec::new() };
    for arg in args {
        let value = match arg.as_str() {
            "role" | "by" => Arg::Role(Role::ALL[turn % 6]),
            "color" => Arg::Color([Color::White, Color::Black][turn % 2]),
            "count" | "others" | "number" | "expected" | "missing" | "rank" => Arg::Number(NUMBERS[turn % 7]),
            "side" => Arg::Text(["short", "long"][turn % 2].to_owned()),
            "from" | "to" if id.ends_with("-on-file") || id == "no-pawn-capture" => Arg::Text("e".to_owned()),
            "square" | "from" | "to" => Arg::Square(Square::E4),
            "moves" => Arg::Among(vec!["x".to_owned(), "y".to_owned()], turn % 3),
            "language" => Arg::Language(language(turn)),
            "languages" => Arg::Languages(vec![language(turn), language(turn + 1)], turn % 3),
            _ => Arg::Text("x".to_owned()),
        };
        message.args.push((String::leak(arg.clone()), value));
    }
    message
}

#[test]
fn every_sentence_is_one_plain_line() {
    for messages in MESSAGES.iter() {
        let file = FILES.iter().find(|(code, _)| *code == messages.code).unwrap().1;
        for (id, args) in written(file) {
            for turn in 0..42 {
                let sentence = messages.format(&filled(&id, &args, turn));
                let code = messages.code;
                assert!(!sentence.contains(['\n', '{', '$']) && sentence != id, "{code}: {id}: {sentence}");
                assert!(!sentence.ends_with('.') || id == "view-number", "{code}: {id}: {sentence}");
                let joined = ["  ", " .", " ,", "\u{a0}\u{a0}", " \u{a0}", "``", ", ,", "()"];
                assert!(!joined.iter().any(|joined| sentence.contains(joined)), "{code}: {id}: {sentence}");
                let spaced =
                    code == "fr" && [":", ";", "?", "!"].iter().any(|sign| sentence.contains(&format!(" {sign}")));
                assert!(!spaced, "{code}: no line may break before the sign: {id}: {sentence}");
                let close =
                    code != "fr" && [" :", " ;", "\u{a0}:", "\u{a0};"].iter().any(|sign| sentence.contains(sign));
                assert!(!close, "{code}: {id}: {sentence}");
                let unelided = ["de", "le", "la", "que", "ne", "se", "ce", "je", "si il"].iter().any(|word| {
                    let vowels = ["a", "e", "i", "o", "u", "é", "è", "ê", "h"];
                    let follows = |vowel| sentence.contains(&format!(" {word} {vowel}"));
                    code == "fr" && vowels.into_iter().any(follows)
                });
                assert!(!unelided, "{code}: {id}: {sentence}");
            }
        }
    }
}

#[test]
fn moves_are_joined_as_a_list() {
    let moves = |list: &[&str]| {
        let moves: Vec<_> = list.iter().map(|text| (*text).to_owned()).collect();
        Messages::of("es")
            .unwrap()
            .format(&Message::new("ambiguous-rivals").with("written", "Cd2").with("moves", moves))
    };
    assert_eq!(moves(&["Cbd2", "Cfd2"]), "`Cd2` puede ser más de una jugada: `Cbd2` o `Cfd2`");
    assert_eq!(moves(&["C1d2", "Cb3d2", "Cfd2"]), "`Cd2` puede ser más de una jugada: `C1d2`, `Cb3d2` o `Cfd2`");
}

#[test]
fn every_language_has_its_name() {
    for (code, file) in FILES {
        let codes: BTreeSet<String> =
            Language::codes().map(|code| format!("language-{}", code.to_lowercase())).collect();
        let named: BTreeSet<String> = written(file).into_keys().filter(|id| id.starts_with("language-")).collect();
        assert_eq!(named, codes, "{code}");
    }
    let language = |code| Language::by_code(code).unwrap();
    let message = |others| {
        let languages = Arg::Languages(vec![language("de"), language("nb")], others);
        Message::new("piece-language-of")
            .with("written", "Sf3")
            .with("language", language("sr-Cyrl"))
            .with("languages", languages)
    };
    let said = |code, others| Messages::of(code).unwrap().format(&message(others));
    assert_eq!(
        said("en", 3),
        "`Sf3` is not written with the letters of Serbian (Cyrillic), but with those of German, Norwegian Bokmål or 3 other languages"
    );
    assert_eq!(
        said("es", 1),
        "`Sf3` no está escrita con las letras del serbio (cirílico), sino con las del alemán, del noruego bokmål o de un idioma más"
    );
    assert!(said("en", 0).ends_with("those of German or Norwegian Bokmål"));
}

#[test]
fn quoted_text_stays_in_its_line() {
    assert_eq!(quoted("a\nb`c"), "a b'c");
    assert_eq!(quoted(&"x".repeat(100)).chars().count(), LONGEST + 1);
}
