//! Whether a file is a tournament report at all, by its first lines.

use crate::fault::Other;

/// So many bytes are looked at.
const LOOK: usize = 1 << 14;

/// Whether bytes are a tournament report: a record `012` opens them or a record `001` is among their first lines, and no line
/// has a tag or the moves of a game.
///
/// ```
/// assert!(planilla_trf::is_report(b"012 Winter Open\r022 Vienna\r032 AUT\r"));
/// assert!(!planilla_trf::is_report(b"1. e4 e5 2. Nf3 Nc6"));
/// ```
pub fn is_report(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let lines = lines(bytes);
    let count = lines.clone().filter(|line| is_record(line)).count();
    let first = lines.clone().next().is_some_and(is_record);
    (first && count >= 2 || count >= 4) && !lines.into_iter().any(is_tag)
}

/// What bytes are in which no line was a record.
pub(crate) fn other(text: &str) -> Other {
    let mut lines = lines(text.as_bytes());
    let is_game = |line: &[u8]| is_tag(line) || line.starts_with(b"1.");
    if lines.any(is_game) { Other::Games } else { Other::Unknown }
}

/// The first lines that are not empty.
fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> + Clone {
    let bytes = &bytes[..bytes.len().min(LOOK)];
    bytes.split(|byte| matches!(byte, b'\r' | b'\n')).map(<[u8]>::trim_ascii_end).filter(|line| !line.is_empty())
}

/// Whether a line begins as a record of a tournament or a player: three figures, a blank, and text behind it.
fn is_record(line: &[u8]) -> bool {
    let Some((code, rest)) = line.split_at_checked(3) else { return false };
    let known = code == b"001" || code[2] == b'2' && code[..2].iter().all(u8::is_ascii_digit);
    known && rest.len() > 1 && rest[0] == b' '
}

/// Whether a line is a tag of PGN: `[Event "Open"]`.
fn is_tag(line: &[u8]) -> bool {
    line.starts_with(b"[") && line.ends_with(b"\"]") && line[1..].first().is_some_and(u8::is_ascii_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_and_what_is_none() {
        for (text, expected) in [
            ("012 Open\n022 City\n", true),
            ("\u{feff}012 Open\r\n022 City\r\n", true),
            ("### made by hand\n012 Open\n022 A\n032 B\n042 C\n", true),
            ("001    1      A\r001    2      B\r", true),
            ("012 Open", false),
            ("[Event \"012\"]\n\n1. e4 e5 *\n", false),
            ("[Event \"x\"]\n012 Open\n022 City\n", false),
            ("1 e4 e5\n2 Nf3 Nc6\n", false),
            ("", false),
            ("1\n2\n", false),
        ] {
            assert_eq!(is_report(text.as_bytes()), expected, "{text}");
        }
        assert_eq!(other("; games\n[Event \"x\"]\n"), Other::Games);
        assert_eq!(other("1.e4 e5"), Other::Games);
        assert_eq!(other("hello"), Other::Unknown);
    }
}
