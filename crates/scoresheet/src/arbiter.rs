//! What an arbiter notes beside a game: completed illegal moves by player (`illegal: white 2, black 1`) and the time that was
//! given or taken (`penalty: black +2 at 31w`). **Lacks judgement**: what was due is for the rules.

use crate::report::At;
use planilla_board::Color;
use planilla_notation::{Key, Score, Span, Tag, WrittenTime, language::header_key, written_time};

/// Completed illegal moves of White and of Black; `None` for a player who is not named.
pub(crate) type Tally = [Option<u32>; 2];

/// Time given to a player, or taken if below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Penalty {
    /// Whose time.
    pub(crate) player: Color,
    /// How many seconds.
    pub(crate) seconds: i32,
    /// After which move.
    pub(crate) at: Option<At>,
}

/// The longest value that is read, in bytes.
const LONGEST: usize = 256;

/// No penalty is that long.
const MOST_SECONDS: i32 = 10 * 3600;

/// What an `illegal` heading counts: a number for one player or for both.
pub(crate) fn tally_named(written: &str) -> Option<Tally> {
    let mut tally: Tally = [None; 2];
    let (mut player, mut number) = (None, None);
    if written.len() > LONGEST {
        return None;
    }
    for word in written.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '=' | '(' | ')' | '×')) {
        match (side(word), word.trim_end_matches('x').parse::<u32>()) {
            _ if word.is_empty() => continue,
            (Some(color), _) if player.is_none() => player = Some(color),
            (_, Ok(count)) if number.is_none() && count < 1000 => number = Some(count),
            _ => return None,
        }
        if let (Some(color), Some(count)) = (player, number) {
            if tally[color as usize].replace(count).is_some() {
                return None;
            }
            (player, number) = (None, None);
        }
    }
    let whole = player.is_none() && number.is_none() && tally != [None; 2];
    whole.then_some(tally)
}

/// What a `penalty` heading says: one time or several, all of them at the one move it names, if it names one.
pub(crate) fn penalties_named(written: &str) -> Option<Vec<Penalty>> {
    const JOIN: [&str; 24] = [
        "at", "after", "move", "on", "and", "for", "tras", "en", "jugada", "y", "la", "después", "de", "après", "au",
        "coup", "et", "à", "nach", "bei", "im", "zug", "und", "minus",
    ];
    let mut list: Vec<Penalty> = Vec::new();
    let (mut player, mut time, mut at) = (None, None, None);
    if written.len() > LONGEST {
        return None;
    }
    let words = written.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')).filter(|word| !word.is_empty());
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        let folded = word.trim_end_matches('.').to_lowercase();
        if JOIN.contains(&folded.as_str()) {
            continue;
        }
        // The unit may be a word of its own: `+30 s`.
        let with_unit = words.peek().and_then(|unit| seconds(&format!("{word} {unit}")));
        if with_unit.is_some() {
            words.next();
        }
        if let Some(color) = side(word) {
            if player.replace(color).is_some() {
                return None;
            }
        } else if let Some(seconds) = with_unit.or_else(|| seconds(word)) {
            if time.replace(seconds).is_some() {
                return None;
            }
        } else {
            let point: At = word.parse().ok()?;
            if at.replace(point).is_some() {
                return None;
            }
        }
        if let (Some(color), Some(seconds)) = (player, time) {
            list.push(Penalty { player: color, seconds, at: None });
            (player, time) = (None, None);
        }
    }
    let whole = player.is_none() && time.is_none() && !list.is_empty();
    for penalty in &mut list {
        penalty.at = at;
    }
    whole.then_some(list)
}

/// A time with its sign; without a unit in minutes, or in minutes and seconds: `+2`, `-1:30`, `+30s`.
fn seconds(word: &str) -> Option<i32> {
    let (sign, rest) = match word.chars().next()? {
        '+' => (1, &word[1..]),
        sign @ ('-' | '−' | '–') => (-1, &word[sign.len_utf8()..]),
        _ => return None,
    };
    let seconds = match written_time(rest)? {
        WrittenTime::Seconds(seconds) => seconds,
        WrittenTime::Two(minutes, seconds) => minutes * 60 + seconds,
        WrittenTime::Bare(minutes) => minutes * 60,
    };
    i32::try_from(seconds).ok().filter(|seconds| *seconds < MOST_SECONDS).map(|seconds| sign * seconds)
}

/// The side of a word in any language: `black`, `Negras`, `w`.
fn side(word: &str) -> Option<Color> {
    match (header_key(word), word) {
        (Some(Key::White), _) | (_, "w" | "W") => Some(Color::White),
        (Some(Key::Black), _) | (_, "b" | "B") => Some(Color::Black),
        _ => None,
    }
}

/// What the headings count of illegal moves, and where the last of them stands; the greatest number counts.
pub(crate) fn tally(score: &Score, text: &str) -> Option<(Tally, Span)> {
    let told = tags(score, Key::Illegal).filter_map(|tag| Some((tally_named(tag.value.of(text))?, tag.value)));
    told.reduce(|(one, _), (other, span)| ([one[0].max(other[0]), one[1].max(other[1])], span))
}

/// The penalties that the headings tell, each with its place in the text.
pub(crate) fn penalties(score: &Score, text: &str) -> Vec<(Penalty, Span)> {
    let told = tags(score, Key::Penalty).filter_map(|tag| Some((penalties_named(tag.value.of(text))?, tag.value)));
    told.flat_map(|(list, span)| list.into_iter().map(move |penalty| (penalty, span))).collect()
}

fn tags(score: &Score, key: Key) -> impl Iterator<Item = &Tag> {
    score.tags.iter().filter(move |tag| tag.key == key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use planilla_board::Color::{Black, White};

    #[test]
    fn tallies() {
        for (written, expected) in [
            ("white 2, black 1", Some([Some(2), Some(1)])),
            ("black 1", Some([None, Some(1)])),
            ("2 white", Some([Some(2), None])),
            ("Blancas: 2; Negras: 0", Some([Some(2), Some(0)])),
            ("w 3", Some([Some(3), None])),
            ("Schwarz 2x", Some([None, Some(2)])),
            ("", None),
            ("2", None),
            ("white", None),
            ("white two", None),
            ("white 1 white 2", None),
            ("white 1 2", None),
            ("white 99999999999", None),
        ] {
            assert_eq!(tally_named(written), expected, "{written}");
        }
    }

    #[test]
    fn penalties() {
        let after = |number, color| Some(At::Move(number, Some(color)));
        let one = |player, seconds, at| Some(vec![Penalty { player, seconds, at }]);
        for (written, expected) in [
            ("black +2 at 31w", one(Black, 120, after(31, White))),
            ("black +2 min at 31w", one(Black, 120, after(31, White))),
            ("+2' negras, tras 31...", one(Black, 120, after(31, Black))),
            ("white -1:30", one(White, -90, None)),
            ("white +30s", one(White, 30, None)),
            ("white +30 s", one(White, 30, None)),
            ("white +2 minutes", one(White, 120, None)),
            ("+2 minutos, negras", one(Black, 120, None)),
            ("black +1h", one(Black, 3600, None)),
            ("black +2x", None),
            ("Weiß −3 nach 20b", one(White, -180, after(20, Black))),
            ("black +2", one(Black, 120, None)),
            ("", None),
            ("black 2", None),
            ("black +2 +3", None),
            ("+2", None),
            ("black", None),
            ("black +2 at the end of it", None),
            ("black +1:75", None),
            ("black +99999999999", None),
        ] {
            assert_eq!(penalties_named(written), expected, "{written}");
        }
        let both = penalties_named("black +3, white -3 at 20b").unwrap();
        assert_eq!(both.iter().map(|one| (one.player, one.seconds)).collect::<Vec<_>>(), [(Black, 180), (White, -180)]);
        assert!(both.iter().all(|one| one.at == after(20, Black)));
    }
}
