//! The thinking time of a game, as a heading gives it, and the class of play that an edition makes of it: standard, rapid or
//! blitz (Appendices A and B). What a clock showed is not asked here.

mod class;
mod coded;
mod people;

pub use class::TimeClass;
pub(crate) use class::{class_named, class_of};

use coded::{for_each_player, of_pgn};
use people::of_people;
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
/// let each = TimeControl::read("W300-B240", Dialect::Pgn).unwrap();
/// assert_eq!((each.periods[0].seconds, each.black[0].seconds), (300, 240));
/// assert!(TimeControl::read("?", Dialect::Pgn).is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// The periods, one after the other; at least one. White's, if the players have different times.
    pub periods: Vec<Period>,
    /// Black's periods, if they are others; else empty.
    pub black: Vec<Period>,
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
    /// Whether the clock is a sandglass, in which the time of one player runs into that of the other (PGN 9.6.1, `*180`).
    pub sandglass: bool,
}

/// The longest text that is read.
const LONGEST: usize = 256;

impl TimeControl {
    /// Reads the value of a heading: on a sheet as people write it (`90+30`, `10 min`, `40/90, SD/30`, `1h30`, in words of four
    /// languages), in PGN as its standard has it (9.6.1: in seconds, `40/7200:3600`, `300+3`, `*180`), else as people write it with
    /// units or as `1:30:00+30`. Both ways also in the form of tournament reports (TRF26, record 222: `40/6000+30:900+30`,
    /// `W300-B240` for a time of each player). `None` for a text that gives no time, or one that can be read in two ways.
    pub fn read(text: &str, dialect: Dialect) -> Option<TimeControl> {
        let text = text.trim();
        if text.len() > LONGEST {
            return None;
        }
        let one = |text: &str| {
            let periods = match dialect {
                Dialect::Pgn => of_pgn(text).or_else(|| of_people(text, false)),
                Dialect::Sheet => of_people(text, true),
            }?;
            periods.iter().any(|period| period.seconds > 0 || period.increment > 0).then_some(periods)
        };
        let (periods, black) = match for_each_player(text) {
            Some((white, black)) => (one(white)?, one(black)?),
            None => (one(text)?, Vec::new()),
        };
        let black = if black == periods { Vec::new() } else { black };
        Some(TimeControl { periods, black })
    }

    /// The periods of a player.
    pub fn of(&self, color: Color) -> &[Period] {
        if color == Color::Black && !self.black.is_empty() { &self.black } else { &self.periods }
    }

    /// The seconds of all periods, without increments: of White's, if the players have different times.
    pub fn seconds(&self) -> u32 {
        seconds(&self.periods)
    }

    /// The seconds added for each move, of the period that adds most.
    pub fn increment(&self) -> u32 {
        increment(&self.periods).max(increment(&self.black))
    }

    /// Whether it is known at which move each period ends: none that takes all moves that are left is followed by another.
    pub fn is_whole(&self) -> bool {
        let whole = |periods: &[Period]| periods.iter().rev().skip(1).all(|period| period.moves.is_some());
        whole(&self.periods) && whole(&self.black)
    }

    /// Whether the clock is a sandglass.
    pub fn is_sandglass(&self) -> bool {
        self.periods.iter().chain(&self.black).any(|period| period.sandglass)
    }

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
    pub fn given(&self, color: Color, moves: u16) -> u32 {
        self.begun(color, moves).fold(0, |sum, (_, period)| sum.saturating_add(period.seconds))
    }

    /// The seconds that the increments of the periods come to for a player once so many moves are made, each added after its move.
    ///
    /// ```
    /// use planilla::TimeControl;
    /// use planilla_board::Color;
    /// use planilla_notation::Dialect;
    /// let control = TimeControl::read("40/5400+30:1800+10", Dialect::Pgn).unwrap();
    /// assert_eq!([0, 1, 40, 42].map(|moves| control.added(Color::White, moves)), [0, 30, 1200, 1220]);
    /// ```
    pub fn added(&self, color: Color, moves: u16) -> u32 {
        let made = u32::from(moves);
        let of = |(first, period): (u32, Period)| {
            let last = period.moves.map_or(made, |of_it| made.min(first + u32::from(of_it)));
            (last - first).saturating_mul(period.increment)
        };
        self.begun(color, moves).map(of).fold(0, u32::saturating_add)
    }

    /// The periods of a player that have begun once so many moves are made, each with the number of moves before it. The last comes
    /// again as long as moves are made, if it is for so many moves.
    pub fn begun(&self, color: Color, moves: u16) -> impl Iterator<Item = (u32, Period)> {
        let periods = self.of(color);
        let again = periods.last().filter(|period| period.moves.is_some());
        let periods = periods.iter().chain(again.into_iter().cycle()).copied();
        let mut next = Some(0);
        periods.map_while(move |period| {
            let first = next.filter(|first| *first <= u32::from(moves))?;
            next = period.moves.map(|moves| first + u32::from(moves.max(1)));
            Some((first, period))
        })
    }
}

fn seconds(periods: &[Period]) -> u32 {
    periods.iter().fold(0, |sum, period| sum.saturating_add(period.seconds))
}

fn increment(periods: &[Period]) -> u32 {
    periods.iter().map(|period| period.increment).max().unwrap_or_default()
}

#[cfg(test)]
mod tests;
