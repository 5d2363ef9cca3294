//! The thinking time of a game, as a heading gives it, and the class of play that an edition makes of it: standard, rapid or
//! blitz (Appendices A and B). What a clock showed is not asked here.

use crate::edition::Edition;
use planilla_board::Color;
use planilla_notation::{Dialect, Key, Tag, unescape};

/// The thinking time of each player.
///
/// ```
/// use planilla::TimeControl;
/// use planilla_notation::Dialect;
/// // PGN counts seconds (PGN 9.6.1), players minutes and a bonus in seconds.
/// let pgn = TimeControl::read("5400+30", Dialect::Pgn).unwrap();
/// assert_eq!(pgn, TimeControl::read("90+30", Dialect::Sheet).unwrap());
/// assert_eq!(pgn, TimeControl::read("90 min + 30 s", Dialect::Sheet).unwrap());
/// let two = TimeControl::read("40/2h, 1h", Dialect::Sheet).unwrap();
/// assert_eq!((two.periods.len(), two.periods[0].moves, two.seconds()), (2, Some(40), 10_800));
/// assert!(TimeControl::read("?", Dialect::Pgn).is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// The periods, one after the other; at least one.
    pub periods: Vec<Period>,
}

/// One period of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves are to be made in it; `None`: all that are left.
    pub moves: Option<u16>,
    /// The seconds for it.
    pub seconds: u32,
    /// The seconds added for each move.
    pub increment: u32,
}

/// A class of play by its thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeClass {
    /// Blitz (Appendix B; C before 2009).
    Blitz,
    /// Rapid chess (Appendix A; B before 2009).
    Rapid,
    /// All that is longer.
    Standard,
}

impl TimeClass {
    /// The word of the interface: `standard`, `rapid`, `blitz`.
    pub const fn as_str(self) -> &'static str {
        match self {
            TimeClass::Blitz => "blitz",
            TimeClass::Rapid => "rapid",
            TimeClass::Standard => "standard",
        }
    }
}

/// The moves for which an increment counts when a game's class is told (A.1, B.1; B1, C1 in 2005).
const MOVES_COUNTED: u32 = 60;

/// The longest text that is read.
const LONGEST: usize = 256;

impl TimeControl {
    /// Reads the value of a heading: on a sheet as people write it (`90+30`, `10 min`, `40/90, SD/30`, `1h30`), in PGN as its
    /// standard has it (9.6.1: in seconds, `40/7200:3600`, `300+3`, `*180`), else as people write it with units. `None` for
    /// a text that gives no time, or one that can be read in two ways.
    pub fn read(text: &str, dialect: Dialect) -> Option<TimeControl> {
        let text = text.trim();
        if text.len() > LONGEST {
            return None;
        }
        let periods = match dialect {
            Dialect::Pgn => of_pgn(text).or_else(|| of_people(text, false)),
            Dialect::Sheet => of_people(text, true),
        }?;
        let counts = periods.iter().any(|period| period.seconds > 0 || period.increment > 0);
        counts.then_some(TimeControl { periods })
    }

    /// The seconds of all periods, without increments.
    pub fn seconds(&self) -> u32 {
        self.periods.iter().fold(0, |sum, period| sum.saturating_add(period.seconds))
    }

    /// The seconds added for each move, of the period that adds most.
    pub fn increment(&self) -> u32 {
        self.periods.iter().map(|period| period.increment).max().unwrap_or_default()
    }

    /// The class of play in an edition. The Laws of 1997 and 2001 say nothing of increments: `None`.
    ///
    /// ```
    /// use planilla::{Edition, EditionName, TimeClass, TimeControl};
    /// use planilla_notation::Dialect;
    /// let class = |text, laws| TimeControl::read(text, Dialect::Sheet).unwrap().class(Edition::of(laws));
    /// assert_eq!(class("12 min", EditionName::E2009), Some(TimeClass::Blitz));
    /// assert_eq!(class("12 min", EditionName::E2014), Some(TimeClass::Rapid));
    /// assert_eq!(class("10+5", EditionName::E2001), None);
    /// ```
    pub fn class(&self, laws: &Edition) -> Option<TimeClass> {
        let increment = self.increment();
        if increment > 0 && !laws.increment60 {
            return None;
        }
        let seconds = self.seconds().saturating_add(increment.saturating_mul(MOVES_COUNTED));
        Some(if laws.blitz.contains(seconds) {
            TimeClass::Blitz
        } else if laws.rapid.contains(seconds) {
            TimeClass::Rapid
        } else {
            TimeClass::Standard
        })
    }
}

impl TimeControl {
    /// The time control that the headings of a game give, if it can be read.
    pub(crate) fn of_game(tags: &[Tag], dialect: Dialect, text: &str) -> Option<TimeControl> {
        let tag = tags.iter().find(|tag| tag.key == Key::TimeControl)?;
        let value = tag.value.of(text);
        TimeControl::read(&if dialect == Dialect::Pgn { unescape(value) } else { value.into() }, dialect)
    }

    /// The seconds of the periods that have begun for a player once so many moves are made, without increments: what the clock was
    /// given, if it adds a period's time at the move that ends the one before. The last period comes again if it is for so many
    /// moves.
    ///
    /// ```
    /// use planilla::TimeControl;
    /// use planilla_board::Color;
    /// use planilla_notation::Dialect;
    /// let control = TimeControl::read("40/7200:3600", Dialect::Pgn).unwrap();
    /// assert_eq!([0, 39, 40, 90].map(|moves| control.given(Color::White, moves)), [7200, 7200, 10_800, 10_800]);
    /// ```
    pub fn given(&self, _color: Color, moves: u16) -> u32 {
        self.begun(moves).fold(0, |sum, (_, period)| sum.saturating_add(period.seconds))
    }

    /// The periods that have begun once so many moves are made, each with the number of moves before it.
    fn begun(&self, moves: u16) -> impl Iterator<Item = (u32, Period)> {
        let again = self.periods.last().filter(|period| period.moves.is_some());
        let periods = self.periods.iter().chain(again.into_iter().cycle()).copied();
        let mut next = Some(0);
        periods.map_while(move |period| {
            let first = next.filter(|first| *first <= u32::from(moves))?;
            next = period.moves.map(|moves| first + u32::from(moves.max(1)));
            Some((first, period))
        })
    }
}

/// The class of play of a game by its headings: by its time, else by a word for the class in the place of a time.
pub(crate) fn class_of(tags: &[Tag], dialect: Dialect, text: &str, laws: &Edition) -> Option<TimeClass> {
    let tag = tags.iter().find(|tag| tag.key == Key::TimeControl)?;
    let value = tag.value.of(text);
    let value = if dialect == Dialect::Pgn { unescape(value) } else { value.into() };
    match TimeControl::read(&value, dialect) {
        Some(time) => time.class(laws),
        None => class_named(&value),
    }
}

/// The class that a text names, if it names one.
fn class_named(text: &str) -> Option<TimeClass> {
    let text = text.to_lowercase();
    let mut found = text.split(|c: char| !c.is_alphabetic()).filter_map(|word| {
        let is = |words: &[&str]| words.contains(&word);
        if is(&["blitz", "bullet", "relámpago", "relampago", "éclair", "blitzschach", "blitzpartie"]) {
            Some(TimeClass::Blitz)
        } else if is(&[
            "rapid",
            "rápido",
            "rápida",
            "rápidas",
            "rápidos",
            "rapide",
            "rapides",
            "schnellschach",
            "schnellpartie",
        ]) {
            Some(TimeClass::Rapid)
        } else if is(&[
            "standard",
            "classical",
            "clásico",
            "clásica",
            "clásicas",
            "classique",
            "turnierpartie",
            "estándar",
        ]) {
            Some(TimeClass::Standard)
        } else {
            None
        }
    });
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// The fields of the standard, all in seconds: `40/7200:3600`, `300+3`, `*180` for a sandglass.
fn of_pgn(text: &str) -> Option<Vec<Period>> {
    let number =
        |text: &str| if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse::<u32>().ok() } else { None };
    let field = |field: &str| {
        let (moves, time) = match field.trim().split_once('/') {
            Some((moves, time)) => (Some(u16::try_from(number(moves)?).ok().filter(|moves| *moves > 0)?), time),
            None => (None, field.trim()),
        };
        let (seconds, increment) = time.split_once('+').unwrap_or((time, "0"));
        let seconds = number(seconds.strip_prefix('*').unwrap_or(seconds))?;
        Some(Period { moves, seconds, increment: number(increment)? })
    };
    text.split(':').map(field).collect()
}

/// A piece of a time as people write it.
#[derive(Clone, Copy, PartialEq)]
enum Piece<'t> {
    Number(u32),
    Word(&'t str),
    Sign(char),
}

/// What a word or sign behind a number counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Hours,
    Minutes,
    Seconds,
    Moves,
}

fn unit(piece: Option<&Piece<'_>>) -> Option<Unit> {
    Some(match piece? {
        Piece::Sign('\'' | '′' | '’' | '´') => Unit::Minutes,
        Piece::Sign('"' | '″' | '”') => Unit::Seconds,
        Piece::Word(word) => match *word {
            "h" | "hr" | "hrs" | "hour" | "hours" | "hora" | "horas" | "heure" | "heures" | "std" | "stunde"
            | "stunden" => Unit::Hours,
            "m" | "min" | "mins" | "minute" | "minutes" | "minuto" | "minutos" | "minuten" | "mn" => Unit::Minutes,
            "s" | "sec" | "secs" | "second" | "seconds" | "seg" | "segs" | "segundo" | "segundos" | "sek"
            | "sekunde" | "sekunden" | "seconde" | "secondes" => Unit::Seconds,
            "move" | "moves" | "mov" | "jugada" | "jugadas" | "jug" | "coup" | "coups" | "zug" | "züge" | "zügen" => {
                Unit::Moves
            }
            _ => return None,
        },
        _ => return None,
    })
}

fn pieces(text: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let kind: fn(char) -> bool = match first {
            _ if first.is_ascii_digit() => |c| c.is_ascii_digit(),
            _ if first.is_alphabetic() => char::is_alphabetic,
            _ => |_| false,
        };
        let length = rest.find(|c| !kind(c)).unwrap_or(rest.len()).max(first.len_utf8());
        let (token, behind) = rest.split_at(length);
        rest = behind;
        if first.is_ascii_digit() {
            pieces.push(Piece::Number(token.parse().ok().filter(|number| *number < 1_000_000)?));
        } else if first.is_alphabetic() {
            pieces.push(Piece::Word(token));
        } else if !first.is_whitespace() {
            pieces.push(Piece::Sign(first));
        }
    }
    Some(pieces)
}

/// How far bare numbers are minutes, and from where on they are seconds. What lies between may be either.
const MOST_MINUTES: u32 = 120;
const LEAST_SECONDS: u32 = 300;

/// How many moves a period has at the least.
const LEAST_MOVES: u32 = 20;

/// A time as people write it; `bare`: numbers may stand without a unit.
fn of_people(text: &str, bare: bool) -> Option<Vec<Period>> {
    // Two signs for minutes are one for seconds.
    let text = text.to_lowercase().replace("''", "\"").replace("′′", "\"");
    let pieces = pieces(&text)?;
    let mut periods: Vec<Period> = Vec::new();
    let (mut moves, mut plus, mut timed, mut hours) = (None, false, false, false);
    let mut at = 0;
    while let Some(piece) = pieces.get(at) {
        let (before, next) = (at.checked_sub(1).and_then(|before| pieces.get(before)), pieces.get(at + 1));
        at += 1;
        let Piece::Number(number) = *piece else {
            plus |= matches!(
                piece,
                Piece::Sign('+' | '|') | Piece::Word("plus" | "más" | "mas" | "inc" | "increment" | "d")
            );
            if matches!(
                piece,
                Piece::Sign(',' | ';' | ':') | Piece::Word("then" | "luego" | "puis" | "dann" | "sd" | "g")
            ) {
                (plus, timed, hours) = (false, false, false);
            }
            continue;
        };
        let counted = unit(next);
        // Not `from move 1`.
        if counted.is_none() && unit(before) == Some(Unit::Moves) {
            continue;
        }
        let slash = next == Some(&Piece::Sign('/')) && matches!(pieces.get(at + 1), Some(Piece::Number(_)));
        if slash && number < LEAST_MOVES {
            return None; // `15/10` may be a time and its bonus
        }
        // `40/90`, `40 moves in 2 hours`.
        if counted == Some(Unit::Moves) || slash {
            match periods.last_mut() {
                Some(last) if timed && last.moves.is_none() => last.moves = u16::try_from(number).ok(),
                _ => moves = u16::try_from(number).ok(),
            }
            at += 1;
            continue;
        }
        at += usize::from(counted.is_some());
        let bonus = plus && !periods.is_empty();
        let seconds = match counted {
            Some(Unit::Hours) => number.checked_mul(3600)?,
            Some(Unit::Minutes) => number.checked_mul(60)?,
            Some(Unit::Seconds) => number,
            _ if hours && !plus && number < 60 => number * 60, // `1h30`
            _ if !bare => return None,
            _ if bonus && number <= 180 => number,
            _ if number <= MOST_MINUTES => number * 60,
            _ if number >= LEAST_SECONDS => number,
            _ => return None,
        };
        let increment = match counted {
            Some(Unit::Seconds) => timed || plus || is_each_move(&pieces[at..]),
            None => bonus,
            _ => is_each_move(&pieces[at..]),
        };
        match periods.last_mut() {
            Some(last) if increment => last.increment = seconds,
            Some(last) if timed && !plus => last.seconds = last.seconds.checked_add(seconds)?,
            _ if increment => periods.push(Period { moves: moves.take(), seconds: 0, increment: seconds }),
            _ => periods.push(Period { moves: moves.take(), seconds, increment: 0 }),
        }
        hours = counted == Some(Unit::Hours);
        (plus, timed) = (false, true);
    }
    (!periods.is_empty()).then_some(periods)
}

/// Whether a number that was just read is given for each move: `/move`, `per move`, `por jugada`.
fn is_each_move(behind: &[Piece<'_>]) -> bool {
    match behind {
        [Piece::Sign('/') | Piece::Word("per" | "por" | "par" | "pro" | "each" | "cada" | "a"), next, ..] => {
            unit(Some(next)) == Some(Unit::Moves)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::EditionName;

    /// Seconds and increment.
    fn read(text: &str, dialect: Dialect) -> Option<(u32, u32)> {
        TimeControl::read(text, dialect).map(|time| (time.seconds(), time.increment()))
    }

    #[test]
    fn fields_of_pgn_are_seconds() {
        for (text, expected) in [
            ("300", Some((300, 0))),
            ("300+3", Some((300, 3))),
            ("60+0", Some((60, 0))),
            ("90+30", Some((90, 30))),
            ("40/7200:3600", Some((10_800, 0))),
            ("40/5400+30:1800+30", Some((7_200, 30))),
            ("*180", Some((180, 0))),
            ("1/259200", Some((259_200, 0))),
            ("90 min + 30 sec", Some((5_400, 30))),
            ("?", None),
            ("-", None),
            ("", None),
            ("40/9", Some((9, 0))),
            ("G/90", None),
            ("0+0", None),
        ] {
            assert_eq!(read(text, Dialect::Pgn), expected, "{text}");
        }
    }

    #[test]
    fn people_write_minutes() {
        for (text, expected) in [
            ("90+30", Some((5_400, 30))),
            ("90'+30''", Some((5_400, 30))),
            ("90′ + 30″", Some((5_400, 30))),
            ("90' + 30\"", Some((5_400, 30))),
            ("10+0", Some((600, 0))),
            ("3|2", Some((180, 2))),
            ("15 min", Some((900, 0))),
            ("15 minutos", Some((900, 0))),
            ("25 Min. + 10 Sek.", Some((1_500, 10))),
            ("60", Some((3_600, 0))),
            ("5400+30", Some((5_400, 30))),
            ("1h30", Some((5_400, 0))),
            ("1 h 30 min + 30 s", Some((5_400, 30))),
            ("1 h 30 min", Some((5_400, 0))),
            ("2 hours", Some((7_200, 0))),
            ("G/90", Some((5_400, 0))),
            ("G/60;d5", Some((3_600, 5))),
            ("40/90, SD/30", Some((7_200, 0))),
            ("40/90 + 30", Some((5_400, 30))),
            ("40/2h, 1h", Some((10_800, 0))),
            ("40 moves in 2 hours, then 1 hour", Some((10_800, 0))),
            ("90 minutes for 40 moves, then 30 minutes, plus 30 seconds per move from move 1", Some((7_200, 30))),
            ("90 min para toda la partida más 30 segundos por jugada", Some((5_400, 30))),
            ("90 min + 30 min", Some((7_200, 0))),
            ("10 s per move", Some((0, 10))),
            ("40 Züge in 90 Minuten", Some((5_400, 0))),
            ("15/10", None),
            ("200", None),
            ("", None),
            ("____", None),
            ("blitz", None),
            ("99999999999", None),
        ] {
            assert_eq!(read(text, Dialect::Sheet), expected, "{text}");
        }
    }

    #[test]
    fn the_class_by_edition() {
        use TimeClass::{Blitz, Rapid, Standard};
        let editions = EditionName::ALL;
        for (text, expected) in [
            ("10 min", [Some(Blitz); 8]),
            (
                "12 min",
                [
                    Some(Blitz),
                    Some(Blitz),
                    Some(Blitz),
                    Some(Blitz),
                    Some(Rapid),
                    Some(Rapid),
                    Some(Rapid),
                    Some(Rapid),
                ],
            ),
            ("15 min", [Some(Rapid); 8]),
            (
                "60 min",
                [
                    Some(Rapid),
                    Some(Rapid),
                    Some(Rapid),
                    Some(Standard),
                    Some(Standard),
                    Some(Standard),
                    Some(Standard),
                    Some(Standard),
                ],
            ),
            ("90 min", [Some(Standard); 8]),
            ("3+2", [None, None, Some(Blitz), Some(Blitz), Some(Blitz), Some(Blitz), Some(Blitz), Some(Blitz)]),
            (
                "30+30",
                [
                    None,
                    None,
                    Some(Rapid),
                    Some(Standard),
                    Some(Standard),
                    Some(Standard),
                    Some(Standard),
                    Some(Standard),
                ],
            ),
        ] {
            let class = |laws: EditionName| {
                TimeControl::read(text, Dialect::Sheet).and_then(|time| time.class(Edition::of(laws)))
            };
            assert_eq!(editions.map(class), expected, "{text}");
        }
    }

    #[test]
    fn words_for_a_class() {
        for (text, class) in [
            ("Blitz", Some(TimeClass::Blitz)),
            ("ajedrez rápido", Some(TimeClass::Rapid)),
            ("Partie rapide", Some(TimeClass::Rapid)),
            ("Schnellschach", Some(TimeClass::Rapid)),
            ("classical", Some(TimeClass::Standard)),
            ("rapid or blitz", None),
            ("fast", None),
        ] {
            assert_eq!(class_named(text), class, "{text}");
        }
    }
}
