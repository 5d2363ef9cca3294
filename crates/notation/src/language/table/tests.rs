use super::LANGUAGES;
use crate::language::{Language, System};
use crate::{Kind, read_move};
use std::collections::BTreeSet;
use unicode_normalization::is_nfc;

/// The scripts that a row's letters may be of, by their blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
}

fn script(character: char) -> Option<Script> {
    Some(match character {
        'A'..='Z' | 'a'..='z' | '\u{c0}'..='\u{17f}' => Script::Latin,
        '\u{370}'..='\u{3ff}' => Script::Greek,
        '\u{400}'..='\u{4ff}' => Script::Cyrillic,
        '\u{530}'..='\u{58f}' => Script::Armenian,
        _ => return None,
    })
}

fn of(code: &str) -> Script {
    match code {
        "ru" | "uk" | "be" | "bg" | "sr-Cyrl" => Script::Cyrillic,
        "el" => Script::Greek,
        "hy" => Script::Armenian,
        _ => Script::Latin,
    }
}

fn algebraic() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|language| language.system == System::Algebraic)
}

#[test]
fn there_is_a_row_for_each_language_with_a_source() {
    let codes = "en es fr de it pt ca gl eu ro nl af lb da nb nn sv is fi et lv lt pl cs sk hu hr bs sl sr-Latn sr-Cyrl bg ru \
                 uk be el tr az hy fa hi id ms vi zh ja ko eo ia cy gsw";
    assert_eq!(algebraic().map(|language| language.code).collect::<Vec<_>>(), codes.split(' ').collect::<Vec<_>>());
    assert!(LANGUAGES.len() <= 64);
}

#[test]
fn letters_are_of_the_script_that_is_meant() {
    // The Latin letters of these rows are transliterations, each behind the letter of its own alphabet.
    let latin = ["K", "S", "L", "T", "F", "Kr"];
    for language in algebraic() {
        for (man, letters) in language.letters.iter().enumerate() {
            for (place, letter) in letters.iter().enumerate() {
                let transliterated = matches!(language.code, "ru" | "uk" | "be") && place > 0 && latin.contains(letter);
                let wanted = if transliterated { Script::Latin } else { of(language.code) };
                assert!(letter.chars().all(|c| script(c) == Some(wanted)), "{language:?} {letter}");
                assert!(is_nfc(letter), "{language:?} {letter}");
                let upper = letter.chars().next().is_some_and(char::is_uppercase);
                assert!(man == 0 || upper, "{language:?} {letter}");
            }
        }
        for letter in language.files.concat() {
            assert!(letter.chars().all(|c| script(c) == Some(of(language.code)) && c.is_lowercase()), "{letter}");
            assert_ne!(of(language.code), Script::Latin);
        }
    }
}

#[test]
fn letters_by_their_code_points() {
    let letters = |code| {
        let letters = Language::by_code(code).unwrap().letters;
        letters[1..].iter().map(|letters| *letters.first().unwrap()).collect::<Vec<_>>().concat()
    };
    assert_eq!(letters("ru"), "\u{41a}\u{421}\u{41b}\u{424}\u{41a}\u{440}");
    assert_eq!(letters("uk"), "\u{41a}\u{421}\u{422}\u{424}\u{41a}\u{440}");
    assert_eq!(letters("be"), letters("ru"));
    assert_eq!(letters("bg"), "\u{41a}\u{41e}\u{422}\u{414}\u{426}");
    assert_eq!(letters("sr-Cyrl"), "\u{421}\u{41b}\u{422}\u{414}\u{41a}");
    assert_eq!(letters("el"), "\u{399}\u{391}\u{3a0}\u{392}\u{3a1}");
    assert_eq!(letters("hy"), "\u{541}\u{553}\u{546}\u{539}\u{531}");
    assert_eq!(letters("tr"), "AFKV\u{15e}");
    assert_eq!(letters("az"), "AFTV\u{15e}");
    assert_eq!(letters("lt"), "\u{17d}RBVK");
    assert_eq!(letters("eo"), "\u{108}KTDR");
}

#[test]
fn files_of_an_alphabet_do_not_clash() {
    for language in algebraic() {
        let mut all = language.files.concat();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "{language:?}");
        assert!(all.is_empty() || language.files.iter().all(|letters| !letters.is_empty()), "{language:?}");
    }
}

/// The words that stand where a move could: all but those inside of moves and results, and castling.
fn words_beside_moves(language: &Language) -> Vec<&'static str> {
    let words = language.words;
    let mut all =
        [words.check, words.double_check, words.mate, words.offer, words.draw, words.sides[0], words.sides[1]].concat();
    all.extend([words.wins, words.loses, words.white_wins, words.black_wins, words.resigns].concat());
    all.extend([words.adjourned, words.sealed].concat());
    all.extend(words.reasons.iter().flat_map(|(_, list)| *list));
    all.extend(language.headings.iter().flat_map(|(_, list)| *list));
    all
}

#[test]
fn no_word_is_a_move_in_any_language() {
    let words = LANGUAGES.iter().flat_map(words_beside_moves);
    let texts: BTreeSet<String> =
        words.flat_map(|word| [word.to_owned(), word.to_lowercase(), word.to_uppercase()]).collect();
    for text in texts {
        for language in algebraic() {
            let readings = read_move(&text, language);
            assert!(readings.iter().all(|one| one.kind == Kind::Unread), "{text} in {language:?}: {readings:?}");
        }
    }
}

#[test]
fn words_are_written_in_the_script_of_their_row() {
    for language in algebraic().filter(|language| language.code != "en") {
        let mut all = words_beside_moves(language);
        all.extend([language.words.castle, language.words.castle_short, language.words.castle_long].concat());
        all.extend(language.months.concat());
        for word in all.into_iter().filter(|word| *word != "Elo") {
            assert!(is_nfc(word), "{word}");
            for letter in word.chars().filter(|c| c.is_alphabetic()) {
                let romanian = matches!(letter, 'ș' | 'ț');
                assert!(romanian || script(letter) == Some(of(language.code)), "{language:?} {word}");
            }
        }
    }
}
