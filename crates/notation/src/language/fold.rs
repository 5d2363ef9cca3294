//! Letter case and accents set aside, so that `ÉCHEC`, `Échec` and `echec` are one word.

use unicode_normalization::char::decompose_canonical;

/// Whether a character is an accent that stands over the letter before it.
fn accent(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}')
}

/// Calls `each` with the folded characters of one character; with none for an accent.
fn fold_into(character: char, mut each: impl FnMut(char)) {
    if character.is_ascii() {
        each(character.to_ascii_lowercase());
        return;
    }
    match character {
        '‘' | '’' | '´' | '`' => each('\''),
        _ => decompose_canonical(character, |part| {
            if !accent(part) {
                part.to_lowercase().for_each(&mut each);
            }
        }),
    }
}

/// The first folded character of a character, if it leaves one.
pub(super) fn folded_first(character: char) -> Option<char> {
    let mut first = None;
    fold_into(character, |folded| {
        first.get_or_insert(folded);
    });
    first
}

/// A text folded, each run of white space one space.
pub(crate) fn folded(text: &str) -> String {
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
pub(super) fn match_folded(pattern: &str, text: &str) -> Option<usize> {
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
        assert_eq!(match_folded("echec et mat", "E\u{301}CHEC\u{a0} et mat!"), Some("E\u{301}CHEC\u{a0} et mat".len()));
        assert_eq!(match_folded("schlagt", "schlägt"), Some("schlägt".len()));
        assert_eq!(match_folded("mat", "ma"), None);
        assert_eq!(match_folded("mat", "m a t"), None);
    }
}
