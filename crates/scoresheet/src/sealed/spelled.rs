//! A move whose men are named in words, `knight to g5`, `Caballo g5`, `d8=dame`, or by letters with a full stop behind them, `N.g5`:
//! the same in the letters of the language of its words. **Lacks** the announcements of German, which are a system of notation by
//! themselves, and what such a move comes to.

use planilla_board::Role;
use planilla_notation::Language;

/// The longest text that is looked at, in bytes, and the most words of it.
const LONGEST: usize = 64;
const MOST_WORDS: usize = 8;

/// The names of the men in the order of their letters: pawn, knight, bishop, rook, queen, king.
const NAMES: [(&str, [&[&str]; 6]); 4] = [
    ("en", [&["pawn"], &["knight"], &["bishop"], &["rook"], &["queen"], &["king"]]),
    ("es", [&["peón", "peon"], &["caballo"], &["alfil"], &["torre"], &["dama", "reina"], &["rey"]]),
    ("fr", [&["pion"], &["cavalier"], &["fou"], &["tour"], &["dame", "reine"], &["roi"]]),
    ("de", [&["bauer"], &["springer"], &["läufer", "laeufer"], &["turm"], &["dame"], &["könig", "koenig"]]),
];

/// Words that join a man with a square and say nothing by themselves.
const JOINS: [&str; 20] = [
    "to", "on", "at", "from", "the", "a", "en", "de", "desde", "hasta", "hacia", "vers", "à", "sur", "depuis", "nach",
    "auf", "von", "becomes", "corona",
];

/// Words for a capture.
const TAKES: [&str; 10] = ["takes", "captures", "x", "toma", "captura", "come", "por", "prend", "schlägt", "nimmt"];

/// A text in letters, with the language they are of; without one where only a full stop was set aside.
pub(super) type Spelled = (Option<&'static Language>, String);

/// What a text comes to in letters: a reading for each language of its words, none if no man is named in words.
pub(super) fn spelled(text: &str) -> Vec<Spelled> {
    if text.len() > LONGEST {
        return Vec::new();
    }
    let named = NAMES.iter().filter_map(|(code, names)| {
        let language = Language::named(code)?;
        Some((Some(language), in_letters(text, language, names)?))
    });
    named.chain(without_stop(text).map(|text| (None, text))).collect()
}

/// The man whom a word names, in any of these languages.
pub(super) fn man_named(word: &str) -> Option<Role> {
    let word = word.to_lowercase();
    NAMES.iter().find_map(|(_, names)| {
        let place = names.iter().position(|names| names.contains(&word.as_str()))?;
        Role::ALL.get(place).copied()
    })
}

fn in_letters(text: &str, language: &Language, names: &[&[&str]; 6]) -> Option<String> {
    let parted = text.replace('=', " ");
    let words: Vec<String> = parted
        .split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ',' | '-'))
        .map(|word| word.trim_end_matches(['.', '!']).to_lowercase())
        .filter(|word| !word.is_empty())
        .collect();
    let (mut letters, mut named) = (String::new(), false);
    if words.len() > MOST_WORDS {
        return None;
    }
    for word in &words {
        let word = word.as_str();
        if let Some(man) = names.iter().position(|names| names.contains(&word)) {
            named = true;
            let pawn = man == Role::Pawn as usize;
            let promotes = letters.ends_with(['1', '8']);
            if promotes {
                letters.push('=');
            }
            letters.push_str(language.letters[man].first().filter(|_| !pawn || promotes)?);
        } else if TAKES.contains(&word) {
            letters.push('x');
        } else if word.len() <= 6 && word.contains(|c: char| c.is_ascii_digit()) {
            letters.push_str(word);
        } else if !JOINS.contains(&word) {
            return None;
        }
    }
    (named && letters.contains(|c: char| c.is_ascii_digit())).then_some(letters)
}

/// A man's letter with a full stop behind it, and a square: `N.g5` without the stop.
fn without_stop(text: &str) -> Option<String> {
    let (letter, rest) = text.split_once('.')?;
    let one = letter.chars().count() == 1 && letter.chars().all(char::is_alphabetic);
    let square = matches!(rest.as_bytes(), [b'a'..=b'h' | b'x', _, ..]);
    (one && square && !rest.contains('.')).then(|| format!("{letter}{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_in_words() {
        for (text, expected) in [
            ("knight to g5", "en Ng5"),
            ("Caballo g5", "es Cg5"),
            ("caballo a g5", "es Cg5"),
            ("cavalier en g5", "fr Cg5"),
            ("Springer g5", "de Sg5"),
            ("knight from f3 to g5", "en Nf3g5"),
            ("Alfil por f7", "es Axf7"),
            ("d8=queen", "en d8=Q"),
            ("d8 (reina)", "es d8=D"),
            ("d8=dame", "fr d8=D, de d8=D"),
            ("e8 Springer", "de e8=S"),
            ("N.g5", "- Ng5"),
            ("knight", ""),
            ("Ng5", ""),
            ("knight to the moon", ""),
            ("12.Ng5", ""),
        ] {
            let found: Vec<String> = spelled(text)
                .iter()
                .map(|(language, letters)| format!("{} {letters}", language.map_or("-", |language| language.code)))
                .collect();
            assert_eq!(found.join(", "), expected, "{text}");
        }
    }
}
