//! Times as players write them beside their moves, read off a clock: `1:29:30`, `0:45`, `4'30"`, `0h45`, `59`. **Lacks what
//! they mean**: whether a time was used or is left, and whether `1:05` is an hour or a minute, the rest of a sheet tells.

/// A time as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WrittenTime {
    /// So many seconds, by its form or its units: `1:29:30`, `4'30"`, `0h45`, `20 min`.
    Seconds(u32),
    /// Two numbers with a colon between: hours and minutes, or minutes and seconds.
    Two(u32, u32),
    /// A number without a unit.
    Bare(u32),
}

/// Reads a text that is a time and nothing else, with or without brackets round it; `None` for any other text.
///
/// ```
/// use planilla_notation::{WrittenTime, written_time};
/// assert_eq!(written_time("1:29:30"), Some(WrittenTime::Seconds(5370)));
/// assert_eq!(written_time("4'30\""), Some(WrittenTime::Seconds(270)));
/// assert_eq!(written_time("0h45"), Some(WrittenTime::Seconds(2700)));
/// assert_eq!(written_time("(1:05)"), Some(WrittenTime::Two(1, 5)));
/// assert_eq!(written_time("59"), Some(WrittenTime::Bare(59)));
/// assert_eq!(written_time("1:75"), None);
/// ```
pub fn written_time(text: &str) -> Option<WrittenTime> {
    let text = text.trim();
    let inside = |open, close| Some(text.strip_prefix(open)?.strip_suffix(close)?.trim());
    let text = inside('(', ')').or_else(|| inside('{', '}')).unwrap_or(text);
    let (time, length) = read(text)?;
    (length == text.len()).then_some(time)
}

/// The length of a time at the beginning of a text that no move and no result can be: with a colon and two figures behind it, or
/// with signs for its units.
pub(super) fn time_length(text: &str) -> Option<usize> {
    let (time, length) = read(text)?;
    let follows = text[length..].chars().next();
    let ends = follows.is_none_or(|next| next != ':' && !next.is_alphanumeric());
    // "20 min" in running text may be anything, and a bare number counts moves.
    let clear = !matches!(time, WrittenTime::Bare(_)) && !text[..length].contains(' ');
    (clear && ends).then_some(length)
}

/// The time at the beginning of a text, and its length.
fn read(text: &str) -> Option<(WrittenTime, usize)> {
    let (first, mut at) = number(text, 0)?;
    let pair = |at: usize| {
        let (value, end) = number(text, at)?;
        (end == at + 2 && value < 60).then_some((value, end))
    };
    if text[at..].starts_with(':') {
        let (second, end) = pair(at + 1)?;
        return if text[end..].starts_with(':') {
            let (third, end) = pair(end + 1)?;
            (first < 100).then_some((WrittenTime::Seconds(first * 3600 + second * 60 + third), end))
        } else {
            Some((WrittenTime::Two(first, second), end))
        };
    }
    let (mut seconds, mut value, mut last) = (0, first, None);
    while let Some((length, unit)) = unit(&text[at..]).filter(|(_, unit)| last.is_none_or(|last| *unit < last)) {
        at += length;
        seconds += value * unit;
        last = Some(unit);
        let space = text[at..].len() - text[at..].trim_start_matches(' ').len();
        // A second part has two figures where nothing is between: `0h45`, but `1h5` may be a move with its number.
        let Some((next, end)) = number(text, at + space).filter(|(next, _)| *next < 60) else { break };
        let two = end == at + space + 2;
        let unitless = self::unit(&text[end..]).is_none();
        if !two && (space == 0 || unitless) || unitless && space > 0 {
            break;
        }
        (value, at) = (next, end);
        if unitless {
            return (unit > 1).then_some((WrittenTime::Seconds(seconds + value * unit / 60), at));
        }
    }
    Some(if last.is_some() { (WrittenTime::Seconds(seconds), at) } else { (WrittenTime::Bare(first), at) })
}

/// The length of an amount of time at the beginning of a text, with its unit: `3 minutes`, `3'`, `1 min 30 s`.
pub(crate) fn amount_length(text: &str) -> Option<usize> {
    let (time, length) = read(text)?;
    let ends = !text[length..].starts_with(char::is_alphanumeric);
    (matches!(time, WrittenTime::Seconds(_)) && ends && !text[..length].contains(':')).then_some(length)
}

/// The seconds of the unit of time that a word names, in English, Spanish, French or German. A letter alone is a small one.
///
/// ```
/// use planilla_notation::time_unit;
/// assert_eq!(["h", "Minuten", "segundos", "Züge"].map(time_unit), [Some(3600), Some(60), Some(1), None]);
/// ```
pub fn time_unit(word: &str) -> Option<u32> {
    const HOURS: [&str; 12] =
        ["h", "hr", "hrs", "hour", "hours", "hora", "horas", "heure", "heures", "std", "stunde", "stunden"];
    const MINUTES: [&str; 10] =
        ["m", "min", "mins", "mn", "minute", "minutes", "minuto", "minutos", "minuten", "minuti"];
    const SECONDS: [&str; 15] = [
        "s", "sec", "secs", "second", "seconds", "seg", "segs", "segundo", "segundos", "sek", "sekunde", "sekunden",
        "seconde", "secondes", "secondi",
    ];
    let is = |unit: &&str| *unit == word || (word.len() > 1 && unit.eq_ignore_ascii_case(word));
    let units = [(&HOURS[..], 3600), (&MINUTES[..], 60), (&SECONDS[..], 1)];
    units.into_iter().find(|(names, _)| names.iter().any(is)).map(|(_, seconds)| seconds)
}

/// The number of up to four figures at a place, and where it ends.
fn number(text: &str, at: usize) -> Option<(u32, usize)> {
    let figures = text.bytes().skip(at).take_while(u8::is_ascii_digit).count();
    let value = text.get(at..at + figures)?.parse().ok()?;
    (1..=4).contains(&figures).then_some((value, at + figures))
}

/// The unit at the beginning of a text, in seconds, and its length with the space before it.
fn unit(text: &str) -> Option<(usize, u32)> {
    let bare = text.trim_start_matches(' ');
    let space = text.len() - bare.len();
    let word = bare.find(|c: char| !c.is_alphabetic()).unwrap_or(bare.len());
    let (length, unit) = match &bare[..word] {
        "" => {
            let signs = [
                ("''", 1),
                ("′′", 1),
                ("’’", 1),
                ("\"", 1),
                ("″", 1),
                ("”", 1),
                ("'", 60),
                ("′", 60),
                ("’", 60),
                ("´", 60),
            ];
            let (sign, unit) = signs.into_iter().find(|(sign, _)| bare.starts_with(sign)).filter(|_| space == 0)?;
            (sign.len(), unit)
        }
        written => (word, time_unit(written)?),
    };
    let dot = usize::from(word > 1 && bare[length..].starts_with('.'));
    Some((space + length + dot, unit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use WrittenTime::{Bare, Seconds, Two};

    #[test]
    fn times_as_written() {
        for (text, time) in [
            ("1:29:30", Seconds(5370)),
            ("0:00:05", Seconds(5)),
            ("12:00:00", Seconds(43_200)),
            ("1:05", Two(1, 5)),
            ("59:59", Two(59, 59)),
            ("90:00", Two(90, 0)),
            ("{0:45}", Two(0, 45)),
            ("( 0:45 )", Two(0, 45)),
            ("5'", Seconds(300)),
            ("4'30\"", Seconds(270)),
            ("4'30''", Seconds(270)),
            ("4′30″", Seconds(270)),
            ("4’30", Seconds(270)),
            ("4' 30\"", Seconds(270)),
            ("30\"", Seconds(30)),
            ("0h45", Seconds(2700)),
            ("1h05'30\"", Seconds(3930)),
            ("1h", Seconds(3600)),
            ("1 h 5 min", Seconds(3900)),
            ("20 min.", Seconds(1200)),
            ("90'", Seconds(5400)),
            ("59", Bare(59)),
            ("120", Bare(120)),
        ] {
            assert_eq!(written_time(text), Some(time), "{text}");
        }
        for text in
            ["", "1:5", "1:60", "1:00:60", "1:2:3", "58.5", "1h5", "4'3\"", "-5", "(1:05", "12345", "h", "1hh", "5' e4"]
        {
            assert_eq!(written_time(text), None, "{text}");
        }
    }

    #[test]
    fn times_in_running_text() {
        for (text, length) in [
            ("1:29:30 e5", Some(7)),
            ("1:05", Some(4)),
            ("5' Nf3", Some(2)),
            ("4'30\") x", Some(5)),
            ("0h45 Cf3", Some(4)),
            ("1h4 h5", None),
            ("1h3 h30", None),
            ("1:0", None),
            ("1:05:5", None),
            ("1:05e5", None),
            ("20 min", None),
            ("20", None),
            ("5. e4", None),
        ] {
            assert_eq!(time_length(text), length, "{text}");
        }
    }
}
