//! What an arbiter notes beside a game: completed illegal moves by player (`illegal: white 2, black 1`) and the time that was
//! given or taken (`penalty: black +2 at 31w`). **Lacks judgement**: what was due is for the rules.

use crate::report::At;
use planilla_board::Color;
use planilla_notation::language::{player_at, player_named};
use planilla_notation::{Key, Score, Span, Tag, WrittenTime, written_time};

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
        match (player_named(word), word.trim_end_matches('x').parse::<u32>()) {
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

/// What a `penalty` heading says, or a claim of the time it costs: one time or several, all of them at the one move it names, if
/// it names one. A time without a sign has its unit, and is given: `3 minutes for Black`.
pub(crate) fn penalties_named(written: &str) -> Option<Vec<Penalty>> {
    let mut list: Vec<Penalty> = Vec::new();
    let (mut player, mut time, mut at, mut taken) = (None, None, None, false);
    if written.len() > LONGEST {
        return None;
    }
    let mut rest = parted(written);
    while !rest.is_empty() {
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';')).unwrap_or(rest.len());
        let word = &rest[..end];
        let folded = word.trim_end_matches(['.', ':']).to_lowercase();
        let mut length = end;
        if let Some((named, color)) = player_at(rest) {
            length = named;
            if player.replace(color).is_some() {
                return None;
            }
        } else if LESS.contains(&folded.as_str()) {
            taken = true;
        } else if let (true, Ok(point)) = (is_point(&list, player, rest, end), word.parse()) {
            if at.replace(point).is_some() {
                return None;
            }
        } else if let Some((amount, seconds)) = seconds(rest) {
            length = amount;
            if time.replace(seconds).is_some() {
                return None;
            }
        } else if !JOIN.contains(&folded.as_str()) {
            let point: At = word.parse().ok()?;
            if at.replace(point).is_some() {
                return None;
            }
        }
        rest = parted(&rest[length..]);
        if let (Some(color), Some(seconds)) = (player, time) {
            let less = next_is_less(rest);
            let seconds = if taken || less { -i32::abs(seconds) } else { seconds };
            list.push(Penalty { player: color, seconds, at: None });
            (player, time, taken) = (None, None, false);
        }
    }
    let whole = player.is_none() && time.is_none() && !list.is_empty();
    for penalty in &mut list {
        penalty.at = at;
    }
    whole.then_some(list)
}

/// Whether a word that may be a time (`1s`) is a point: a player has been given one, and no other player is named behind it.
fn is_point(list: &[Penalty], player: Option<Color>, rest: &str, end: usize) -> bool {
    let others = || rest[end..].split(|c: char| !c.is_alphabetic()).any(|word| player_at(word).is_some());
    player.is_none() && !list.is_empty() && !others()
}

/// Words that say nothing by themselves.
const JOIN: [&str; 60] = [
    "at",
    "after",
    "move",
    "on",
    "and",
    "for",
    "to",
    "the",
    "gets",
    "receives",
    "given",
    "gives",
    "is",
    "are",
    "plus",
    "more",
    "extra",
    "tras",
    "en",
    "jugada",
    "y",
    "la",
    "las",
    "después",
    "de",
    "a",
    "para",
    "recibe",
    "reciben",
    "más",
    "mas",
    "con",
    "après",
    "au",
    "aux",
    "coup",
    "et",
    "à",
    "pour",
    "les",
    "le",
    "reçoit",
    "reçoivent",
    "plus",
    "nach",
    "bei",
    "im",
    "zug",
    "und",
    "für",
    "an",
    "mehr",
    "erhält",
    "bekommt",
    "die",
    "der",
    "den",
    "zusätzlich",
    "que",
    "se",
];

/// Words that say that a time is taken.
const LESS: [&str; 8] = ["minus", "less", "loses", "menos", "pierden", "moins", "weniger", "abzüglich"];

/// Whether what comes next says that the time before it is taken: `2 minutes less`.
fn next_is_less(rest: &str) -> bool {
    let end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
    LESS.contains(&rest[..end].to_lowercase().as_str())
}

/// A text without what parts words at its start.
fn parted(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '(' | ')'))
}

/// A time at the start of a text and its length: with its sign, in minutes, in minutes and seconds or with a unit (`+2`, `-1:30`,
/// `+30 s`), or without a sign and with a unit.
fn seconds(text: &str) -> Option<(usize, i32)> {
    let (sign, bare) = match text.chars().next()? {
        '+' => (1, &text[1..]),
        sign @ ('-' | '−' | '–') => (-1, &text[sign.len_utf8()..]),
        _ => (0, text),
    };
    // The unit may be a word of its own.
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ')');
    let one = bare.find(ends).unwrap_or(bare.len());
    let behind = bare[one..].trim_start_matches(' ');
    let two = bare.len() - behind.len() + behind.find(ends).unwrap_or(behind.len());
    let (length, time) = [two, one].into_iter().find_map(|end| Some((end, written_time(&bare[..end])?)))?;
    let has_unit = !bare[..length].contains(':') && bare[..length].contains(|c: char| !c.is_ascii_digit());
    let seconds = match time {
        WrittenTime::Seconds(seconds) if sign != 0 || has_unit => seconds,
        WrittenTime::Two(minutes, seconds) if sign != 0 => minutes * 60 + seconds,
        WrittenTime::Bare(minutes) if sign != 0 => minutes * 60,
        _ => return None,
    };
    let seconds = i32::try_from(seconds).ok().filter(|seconds| *seconds < MOST_SECONDS)?;
    Some((text.len() - bare.len() + length, if sign < 0 { -seconds } else { seconds }))
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
            ("3 minutos a las negras", one(Black, 180, None)),
            ("3 Minuten für Schwarz", one(Black, 180, None)),
            ("3 minutes for Black at 20b", one(Black, 180, after(20, Black))),
            ("3 minutes aux Noirs", one(Black, 180, None)),
            ("Black gets 3 minutes", one(Black, 180, None)),
            ("las negras reciben 3 minutos", one(Black, 180, None)),
            ("Schwarz erhält 3 Minuten nach 20b", one(Black, 180, after(20, Black))),
            ("les Noirs reçoivent 2 min", one(Black, 120, None)),
            ("2 minutes for the black pieces", one(Black, 120, None)),
            ("white 2 minutes less", one(White, -120, None)),
            ("2 minutos menos a las blancas", one(White, -120, None)),
            ("Weiß minus 2 Minuten", one(White, -120, None)),
            ("black +2 at 31w, and so on", None),
            ("black 2:00", None),
            ("black +2x", None),
            ("Weiß −3 nach 20b", one(White, -180, after(20, Black))),
            ("black +2", one(Black, 120, None)),
            // A point in letters of Spanish, French and German.
            ("schwarz +2 1s", one(Black, 120, after(1, Black))),
            ("negras +2 31n", one(Black, 120, after(31, Black))),
            (
                "weiß 30s, schwarz 30s",
                Some(vec![
                    Penalty { player: White, seconds: 30, at: None },
                    Penalty { player: Black, seconds: 30, at: None },
                ]),
            ),
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
