//! The headings of sheets: the interface's names, PGN's tag names and the printed words of each language.

use super::LANGUAGES;
use super::fold::folded;
use crate::Key;
use std::sync::LazyLock;

/// The names of the interface and of PGN (8.1.1, section 9), in the shape of [`name_of`].
const NAMES: &[(&str, Key)] = &[
    ("white", Key::White),
    ("black", Key::Black),
    ("event", Key::Event),
    ("site", Key::Site),
    ("date", Key::Date),
    ("round", Key::Round),
    ("board", Key::Board),
    ("result", Key::Result),
    ("laws", Key::Laws),
    ("lang", Key::Lang),
    ("language", Key::Lang),
    ("timecontrol", Key::TimeControl),
    ("fen", Key::Fen),
    ("setup", Key::SetUp),
    ("variant", Key::Variant),
    ("side", Key::Side),
    ("reason", Key::Reason),
    ("claim", Key::Claim),
    ("signed", Key::Signed),
    ("supervised", Key::Supervised),
    ("flag", Key::Flag),
    ("minimummoves", Key::MinimumMoves),
    ("scoring", Key::Scoring),
    ("clock", Key::Clock),
    ("illegal", Key::Illegal),
    ("illegalmoves", Key::Illegal),
    ("penalty", Key::Penalty),
    ("claimposition", Key::ClaimPosition),
    ("termination", Key::Termination),
    ("whiteelo", Key::WhiteElo),
    ("blackelo", Key::BlackElo),
];

/// The longest name, in bytes, that is looked up.
const LONGEST: usize = 64;

static HEADINGS: LazyLock<Vec<(String, Key)>> = LazyLock::new(|| {
    let mut list: Vec<(String, Key)> = NAMES.iter().map(|(name, key)| ((*name).to_owned(), *key)).collect();
    for language in LANGUAGES {
        for (key, names) in language.headings {
            list.extend(names.iter().map(|name| (name_of(&folded(name)), *key)));
        }
    }
    list.sort_by(|a, b| a.0.cmp(&b.0));
    list.dedup_by(|later, kept| later.0 == kept.0);
    list
});

/// A folded name without the characters that join its words: `time_control`, `Time Control` and `TimeControl` are one.
fn name_of(folded: &str) -> String {
    folded.chars().filter(|character| !matches!(character, ' ' | '_' | '-' | '.')).collect()
}

/// What a heading of this name is about, in any language; `None` for a name that no table knows. A heading that is
/// known and has no key of its own (`Opening`, `Equipo`) is [`Key::Other`].
///
/// ```
/// use planilla_notation::{Key, language::header_key};
/// assert_eq!(header_key("Blancas"), Some(Key::White));
/// assert_eq!(header_key("échiquier"), Some(Key::Board));
/// assert_eq!(header_key("TimeControl"), Some(Key::TimeControl));
/// assert_eq!(header_key("Bd"), None);
/// ```
pub fn header_key(name: &str) -> Option<Key> {
    let name = name.trim();
    if name.is_empty() || name.len() > LONGEST {
        return None;
    }
    let find = |name: &str| {
        let at = HEADINGS.binary_search_by(|(held, _)| held.as_str().cmp(name)).ok()?;
        Some(HEADINGS[at].1)
    };
    if !name.is_ascii() {
        return find(&name_of(&folded(name)));
    }
    let mut buffer = [0; LONGEST];
    let mut length = 0;
    for byte in name.bytes().filter(|byte| !matches!(byte, b' ' | b'\t' | b'_' | b'-' | b'.')) {
        buffer[length] = byte.to_ascii_lowercase();
        length += 1;
    }
    find(std::str::from_utf8(&buffer[..length]).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_all_languages() {
        for language in LANGUAGES {
            for (key, names) in language.headings {
                for name in *names {
                    assert_eq!(header_key(name), Some(*key), "{name}");
                    assert_eq!(header_key(&name.to_uppercase()), Some(*key), "{name}");
                }
            }
        }
        assert_eq!(header_key("time_control"), Some(Key::TimeControl));
        assert_eq!(header_key("SetUp"), Some(Key::SetUp));
        for name in ["", "e4", "Nf3", "Rd", "Tour", "...", &"x".repeat(100), &"é".repeat(100)] {
            assert_eq!(header_key(name), None, "{name}");
        }
    }
}
