//! The messages used in the code and those in the files are the same, with the same arguments.

use super::side_by_side::{Arguments, filled, written};
use super::*;
use crate::RULES;
use std::collections::BTreeSet;
use std::path::Path;

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
        written.retain(|id, _| {
            !["role-", "color-", "list-", "date-", "language-", "rule-"].iter().any(|word| id.starts_with(word))
        });
        assert_eq!(written.keys().collect::<Vec<_>>(), sure.keys().collect::<Vec<_>>(), "{code}");
        for (id, args) in &written {
            let missing: Vec<_> = args.difference(&perhaps[id]).collect();
            assert!(missing.is_empty(), "{code}: `{id}` wants {missing:?}");
        }
    }
    let (_, english) = FILES[0];
    let english = written(english);
    for (code, file) in FILES {
        for (id, args) in written(file).into_iter().filter(|(id, _)| !id.starts_with("rule-")) {
            let expected = english.get(&id).unwrap_or_else(|| panic!("{code}: `{id}` is not in en.ftl"));
            assert_eq!(args, *expected, "{code}: `{id}` uses other arguments than in English");
        }
    }
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

/// English stands with the rule itself; each other language has a message for each rule, and for nothing else.
#[test]
fn every_rule_has_its_line_in_every_language() {
    for messages in MESSAGES.iter().filter(|messages| messages.code != "en") {
        let (_, file) = FILES.iter().find(|(code, _)| *code == messages.code).unwrap();
        let have: BTreeSet<String> = written(file).into_keys().filter(|id| id.starts_with("rule-")).collect();
        let want: BTreeSet<String> = RULES.iter().map(|rule| format!("rule-{}", rule.name.replace('.', "-"))).collect();
        let other: Vec<_> = want.symmetric_difference(&have).collect();
        assert!(other.is_empty(), "{}.ftl lacks, or has of no rule: {other:?}", messages.code);
    }
    let (_, english) = FILES[0];
    assert!(!written(english).keys().any(|id| id.starts_with("rule-")), "the English line is `Rule::summary`");
}

#[test]
fn numbers_and_dates_are_in_the_manner_of_the_language() {
    let said = |code, message: &Message| Messages::of(code).unwrap().format(message);
    let many = Message::new("fen-too-long").with("count", 12_345_usize);
    assert_eq!(said("en", &many), "12,345 bytes are too long for a FEN");
    assert_eq!(said("es", &many), "12\u{202f}345 bytes son demasiados para un FEN");
    assert_eq!(said("fr", &many), "12\u{202f}345 octets, c'est trop long pour une FEN");
    assert_eq!(said("de", &many), "12.345 Bytes sind zu viel für eine FEN");
    let gap = Message::new("gap").with("color", Color::White).with("number", Arg::Ordinal(1234));
    assert_eq!(said("de", &gap), "der 1234. Zug von Weiß fehlt");
    let dates = |code| {
        ["2005.07.01", "2005.??.??", "2005.08.??", "3/5/2005"].map(|date| {
            let date: PartialDate = date.parse().unwrap();
            said(code, &Message::new("view-date").with("date", date))
        })
    };
    assert_eq!(dates("en"), ["1 July 2005", "2005", "August 2005", "5 March 2005 – 3 May 2005"]);
    assert_eq!(dates("es"), ["1 de julio de 2005", "2005", "agosto de 2005", "5 de marzo de 2005 – 3 de mayo de 2005"]);
    assert_eq!(dates("fr"), ["1er juillet 2005", "2005", "août 2005", "5 mars 2005 – 3 mai 2005"]);
    assert_eq!(dates("de"), ["1. Juli 2005", "2005", "August 2005", "5. März 2005 – 3. Mai 2005"]);
}

/// In German a whole sentence behind a colon begins with a capital.
#[test]
fn german_sentences_behind_a_colon_begin_with_a_capital() {
    const STARTS: [&str; 10] = ["der", "die", "das", "es", "ein", "sie", "er", "kein", "dort", "mit"];
    let (_, german) = FILES.iter().find(|(code, _)| *code == "de").unwrap();
    let mut id = "";
    for line in german.lines() {
        id = line.split_once(" = ").map_or(id, |(name, _)| if line.starts_with(' ') { id } else { name });
        let of_sheets = !id.starts_with("rule-") && !id.starts_with("trf-");
        for start in STARTS {
            assert!(!of_sheets || !line.contains(&format!(": {start} ")), "{line}");
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
