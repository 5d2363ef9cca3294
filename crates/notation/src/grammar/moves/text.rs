//! A cell's text made plain: full-width forms, dashes, ligatures and invisible characters set aside.

use crate::Marks;
use unicode_normalization::UnicodeNormalization;

/// A cell's text with one character for each thing, and what was irregular about it.
pub(super) struct Plain {
    pub(super) text: String,
    /// [`Marks::LOOKALIKE`] if letters or digits were written in another width or style.
    pub(super) marks: Marks,
    /// Whether some dash is not the plain hyphen.
    pub(super) long_dash: bool,
}

impl Plain {
    /// The text in compatibility form (NFKC), trimmed, every white space a space, every dash a hyphen.
    pub(super) fn new(raw: &str) -> Plain {
        let mut plain = Plain { text: String::with_capacity(raw.len()), marks: Marks::NONE, long_dash: false };
        if raw.is_ascii() {
            plain.text.extend(raw.trim().chars().map(|c| if c.is_ascii_whitespace() { ' ' } else { c }));
            return plain;
        }
        for character in raw.trim().chars().filter(|character| !invisible(*character)) {
            if !character.is_ascii() && std::iter::once(character).nfkc().any(|part| part.is_ascii_alphanumeric()) {
                plain.marks |= Marks::LOOKALIKE;
            }
        }
        // The acute accent alone would fall apart into a space and a mark.
        let shown = raw.trim().chars().filter(|character| !invisible(*character));
        for character in shown.map(|character| if character == '´' { '\'' } else { character }).nfkc() {
            let dash = matches!(character, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{30fc}');
            plain.long_dash |= dash;
            plain.text.push(match character {
                _ if dash => '-',
                '✕' | '✖' | '⨯' | '╳' | '⤫' => '×',
                '∶' | '꞉' => ':',
                '‘' | '’' => '\'',
                '“' | '”' | '„' | '«' | '»' => '"',
                '\u{265a}'..='\u{265f}' => white_figurine(character),
                _ if character.is_whitespace() => ' ',
                _ => character,
            });
        }
        plain
    }
}

/// Characters that show nothing: joiners, marks of direction, variation selectors.
fn invisible(character: char) -> bool {
    matches!(character, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{ad}' | '\u{fe00}'..='\u{fe0f}')
}

/// The white glyph for a black one: players use either for both sides.
fn white_figurine(black: char) -> char {
    char::from_u32(black as u32 - 6).unwrap_or(black)
}

/// One character for all that look like it: the Latin letter where there is one, else the Greek.
pub(super) fn shape(character: char) -> char {
    if character.is_ascii() {
        return character;
    }
    match character {
        'Α' | 'А' => 'A',
        'Β' | 'В' => 'B',
        'С' | 'Ϲ' => 'C',
        'Ε' | 'Е' => 'E',
        'Η' | 'Н' => 'H',
        'Ι' | 'І' => 'I',
        'Ј' => 'J',
        'Κ' | 'К' => 'K',
        'Μ' | 'М' => 'M',
        'Ν' => 'N',
        'Ο' | 'О' => 'O',
        'Ρ' | 'Р' => 'P',
        'Ԛ' => 'Q',
        'Ѕ' => 'S',
        'Τ' | 'Т' => 'T',
        'Ԝ' => 'W',
        'Χ' | 'Х' => 'X',
        'Υ' | 'У' | 'Ү' => 'Y',
        'Ζ' => 'Z',
        // Letters of two alphabets that look alike and like no Latin one; and the Romanian comma for the cedilla.
        'П' => 'Π',
        'п' => 'π',
        'Ф' => 'Φ',
        'ф' => 'φ',
        'Ș' => 'Ş',
        'ș' => 'ş',
        'а' | 'α' => 'a',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' => 'e',
        'ɡ' => 'g',
        'һ' => 'h',
        'і' => 'i',
        'ј' => 'j',
        'κ' | 'к' => 'k',
        'ο' | 'о' => 'o',
        'ρ' | 'р' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'х' | 'χ' => 'x',
        'м' => 'm',
        _ => character,
    }
}
