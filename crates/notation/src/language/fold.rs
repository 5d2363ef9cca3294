//! Letter case and accents set aside, so that `ÉCHEC`, `Échec` and `echec` are one word.
//!
//! Letters that are another letter with a stroke, a tail or without its dot, and those that are two letters in one, have
//! no canonical decomposition (Unicode, `UnicodeData.txt`); who lacks the key writes the plain letters: `białe` and
//! `biale`, `træk` and `traek`, `Weiß` and `WEISS`. Other transliterations (`oe` for `ø`, `dj` for `đ`) are not folded.

use unicode_normalization::char::decompose_canonical;

/// Whether a character is an accent that stands over the letter before it.
pub(super) fn accent(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}')
}

/// Calls `each` with the folded characters of one character; with none for an accent.
pub(super) fn fold_into(character: char, mut each: impl FnMut(char)) {
    if character.is_ascii() {
        each(character.to_ascii_lowercase());
        return;
    }
    match character {
        '‘' | '’' | '´' | '`' => each('\''),
        'ß' | 'ẞ' => "ss".chars().for_each(each),
        'æ' | 'Æ' => "ae".chars().for_each(each),
        'œ' | 'Œ' => "oe".chars().for_each(each),
        'ł' | 'Ł' => each('l'),
        'ø' | 'Ø' => each('o'),
        'đ' | 'Đ' => each('d'),
        // The capital of Turkish `ı` is the plain `I`.
        'ı' => each('i'),
        'ς' => each('σ'),
        _ => decompose_canonical(character, |part| {
            if !accent(part) {
                part.to_lowercase().for_each(&mut each);
            }
        }),
    }
}

/// A text with its letter case and accents set aside, each run of white space one space.
///
/// ```
/// assert_eq!(planilla_notation::folded("Núñez  ŁUKASZ"), "nunez lukasz");
/// ```
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        for character in word.chars() {
            fold_into(character, |folded| out.push(folded));
        }
    }
    out
}

/// How many bytes of `text` fold to the whole of `pattern`, which is folded. Accents after the last letter count in.
pub(crate) fn match_folded(pattern: &str, text: &str) -> Option<usize> {
    let mut wanted = pattern.chars();
    let mut rest = text.char_indices().peekable();
    let mut fits = true;
    while !wanted.as_str().is_empty() {
        let (_, character) = rest.next()?;
        if character.is_whitespace() {
            while rest.next_if(|(_, next)| next.is_whitespace()).is_some() {}
            fits = wanted.next() == Some(' ');
        } else {
            fold_into(character, |folded| fits &= wanted.next() == Some(folded));
        }
        if !fits {
            return None;
        }
    }
    while rest.next_if(|(_, next)| accent(*next)).is_some() {}
    Some(rest.peek().map_or(text.len(), |(at, _)| *at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folds_case_accents_and_space() {
        assert_eq!(folded("  Échec  et MAT "), "echec et mat");
        assert_eq!(folded("E\u{301}CHEC\u{a0}"), "echec");
        for (text, plain) in [
            ("Weiß", "WEISS"),
            ("WEIẞ", "weiss"),
            ("İmza", "imza"),
            ("AÇILIŞ", "açılış"),
            ("kısa", "KISA"),
            ("ΧΡΌΝΟΣ", "χρόνος"),
            ("Μαΐου", "ΜΑΪΟΥ"),
            ("ΛΕΥΚΟΣ", "Λευκός"),
            ("Чёрные", "черные"),
            ("Май", "МАИ\u{306}"),
            ("Білі", "БІЛІ"),
            ("Długa", "DLUGA"),
            ("remizą", "REMIZA"),
            ("lyö", "LYO"),
            ("hængeparti", "HAENGEPARTI"),
            ("pobjeđuje", "POBJEDUJE"),
            ("oppføring", "OPPFORING"),
            ("captura", "CAPTURĂ"),
            ("şah", "ȘAH"),
        ] {
            assert_eq!(folded(text), folded(plain), "{text}");
        }
        // Not the same letter with or without a mark.
        for (one, other) in [("мат", "mat"), ("шах", "сах"), ("ι", "i"), ("θ", "d")] {
            assert_ne!(folded(one), folded(other));
        }
    }

    #[test]
    fn upper_case_folds_as_lower_case_does() {
        let latin = ('a'..='z').chain('\u{c0}'..'\u{17f}');
        let others = ('\u{370}'..'\u{3d0}').chain('\u{400}'..'\u{590}').chain('\u{1f00}'..'\u{1f70}');
        for letter in latin.chain(others) {
            let (upper, text) = (letter.to_uppercase().to_string(), letter.to_string());
            if upper.chars().count() == 1 && letter.is_lowercase() {
                assert_eq!(folded(&upper), folded(&text), "{letter}");
            }
        }
    }
}
