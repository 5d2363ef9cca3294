//! What the headings tell of the event and of the end that the moves do not: whose flag fell, before which move no draw may be
//! agreed, and how many points a win gives. **Lacks judgement**: what follows from it is for the rules.

use planilla_board::Color;
use planilla_notation::language::player_named;
use planilla_notation::read_points;
use std::num::NonZeroU16;

/// Whose flag has fallen, as an arbiter notes it (`flag: white`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fallen {
    /// Nobody's.
    Neither,
    /// That of one player.
    One(Color),
    /// Both, and which was first is not told.
    Both,
}

/// Words for both flags, and for none.
const BOTH: [&str; 12] = [
    "both",
    "both flags",
    "ambas",
    "ambos",
    "las dos",
    "los dos",
    "les deux",
    "tous les deux",
    "beide",
    "wb",
    "w+b",
    "w/b",
];
const NEITHER: [&str; 11] =
    ["no", "none", "neither", "nobody", "ninguna", "ninguno", "non", "aucun", "nein", "keine", "keines"];

/// Whose flag a heading names.
pub(crate) fn flag_named(written: &str) -> Option<Fallen> {
    let word = written.trim().trim_end_matches('.').to_lowercase();
    if BOTH.contains(&word.as_str()) {
        return Some(Fallen::Both);
    }
    if NEITHER.contains(&word.as_str()) {
        return Some(Fallen::Neither);
    }
    let parts: Vec<&str> = word.split([',', '&', '+', '/']).map(str::trim).collect();
    let sides: Option<Vec<Color>> = parts.iter().map(|part| player_named(part)).collect();
    match sides?.as_slice() {
        [one] => Some(Fallen::One(*one)),
        [one, other] if one != other => Some(Fallen::Both),
        _ => None,
    }
}

/// The number that a heading for the least number of moves has: `30`, `30 moves`, `move 30`, `30.`.
pub(crate) fn minimum_named(written: &str) -> Option<NonZeroU16> {
    let mut numbers = written.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let number = numbers.next()?.parse().ok()?;
    if numbers.next().is_some() { None } else { NonZeroU16::new(number) }
}

/// The points for a win, a draw and a loss, in hundredths.
pub(crate) type Scoring = [u32; 3];

/// How a game is scored if nothing else was announced (11.1, 10.1).
#[cfg(test)]
const USUAL: Scoring = [100, 50, 0];

/// What a heading for the points says: `3-1-0`, `1 - ½ - 0`. A win gives more than a draw, and a draw no less than a loss.
pub(crate) fn scoring_named(written: &str) -> Option<Scoring> {
    const DASHES: [char; 6] = ['-', ':', ';', '\u{2013}', '\u{2212}', ' '];
    let read = |signs: &[char]| {
        let mut points = written.split(signs).filter(|part| !part.is_empty()).map(read_points);
        let three = [points.next()??, points.next()??, points.next()??];
        points.next().is_none().then_some(three)
    };
    // A stroke may part the points, or be that of a fraction.
    let [win, draw, loss] = read(&DASHES).or_else(|| read(&['/']))?;
    (win > draw && draw >= loss).then_some([win, draw, loss])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags() {
        use Fallen::{Both, Neither, One};
        for (written, expected) in [
            ("white", Some(One(Color::White))),
            ("Black", Some(One(Color::Black))),
            ("Blancas", Some(One(Color::White))),
            ("Noirs", Some(One(Color::Black))),
            ("Schwarz", Some(One(Color::Black))),
            ("b", Some(One(Color::Black))),
            ("both", Some(Both)),
            ("ambas", Some(Both)),
            ("les deux", Some(Both)),
            ("beide", Some(Both)),
            ("white, black", Some(Both)),
            ("W+B", Some(Both)),
            ("none", Some(Neither)),
            ("white, white", None),
            ("north", None),
            ("", None),
        ] {
            assert_eq!(flag_named(written), expected, "{written}");
        }
    }

    #[test]
    fn minimums() {
        for (written, expected) in [
            ("30", Some(30)),
            ("30 moves", Some(30)),
            ("move 40", Some(40)),
            ("20.", Some(20)),
            ("0", None),
            ("thirty", None),
            ("30-40", None),
            ("99999", None),
            ("", None),
        ] {
            assert_eq!(minimum_named(written).map(NonZeroU16::get), expected, "{written}");
        }
    }

    #[test]
    fn scorings() {
        for (written, expected) in [
            ("3-1-0", Some([300, 100, 0])),
            ("3/1/0", Some([300, 100, 0])),
            ("1-½-0", Some(USUAL)),
            ("1-1/2-0", Some(USUAL)),
            ("1 - 0.5 - 0", Some(USUAL)),
            ("3-1½-0", Some([300, 150, 0])),
            ("3-2-1", Some([300, 200, 100])),
            ("0-1-3", None),
            ("3-1", None),
            ("football", None),
            ("", None),
        ] {
            assert_eq!(scoring_named(written), expected, "{written}");
        }
    }
}
