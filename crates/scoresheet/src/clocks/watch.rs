//! The clocks of a game watched as it goes by: whether there may be anything to say of them. It looks at one time and the last of
//! the same player and no further, so it may wake a rule that then finds all in order, but never the other way round.

use super::Clocks;
use crate::time_control::TimeControl;
use planilla_board::Color;
use planilla_notation::{Dialect, Key, Tag};

/// What a clock may gain at a move where no time control is known. No event adds more for a move.
pub(crate) const MOST_INCREMENT: f64 = 60.0;

/// What a clock may gain with a move: the increment, one more (the time may have been told before the last was added), and what a
/// clock without fractions hides.
pub(crate) fn gain(increment: f64, moves: f64) -> f64 {
    increment * (moves + 1.0) + 1.0
}

/// Watches the clocks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ClockWatch {
    /// What is more than a clock may gain with a move.
    gain: f64,
    /// Below what a time is odd.
    low: f64,
    /// White's last time, and Black's.
    last: [f64; 2],
}

impl ClockWatch {
    /// A watch for a game in PGN with these headings.
    pub(crate) fn of_game(tags: &[Tag], text: &str) -> ClockWatch {
        let written = tags.iter().find(|tag| tag.key == Key::TimeControl).map(|tag| tag.value.of(text));
        written
            .and_then(plain)
            .unwrap_or_else(|| ClockWatch::new(TimeControl::of_game(tags, Dialect::Pgn, text).as_ref()))
    }

    /// A watch for a game with this time control.
    pub(crate) fn new(control: Option<&TimeControl>) -> ClockWatch {
        let Some(control) = control else {
            return ClockWatch { gain: MOST_INCREMENT, low: 0.0, last: [f64::INFINITY; 2] };
        };
        if control.is_sandglass() {
            return ClockWatch { gain: f64::INFINITY, low: 0.0, last: [f64::INFINITY; 2] };
        }
        let controls = control.periods.iter().chain(&control.black).any(|period| period.moves.is_some());
        ClockWatch {
            gain: gain(control.increment().into(), 1.0),
            low: if controls { f64::MIN_POSITIVE } else { 0.0 },
            last: [Color::White, Color::Black].map(|color| control.given(color, 0).into()),
        }
    }

    /// Looks at a time, and says whether there may be something to say of it.
    #[inline]
    pub(crate) fn is_odd(&mut self, color: Color, left: f64) -> bool {
        let last = &mut self.last[usize::from(color == Color::Black)];
        let odd = left > *last + self.gain || left < self.low;
        *last = left;
        odd
    }
}

/// The watch for one period and an increment, `300+3`, as nearly all files have it.
fn plain(written: &str) -> Option<ClockWatch> {
    let number = |figures: &str| {
        let plain = matches!(figures.len(), 1..=6) && figures.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| figures.bytes().fold(0, |number, byte| 10 * number + u32::from(byte - b'0')))
    };
    let (seconds, increment) = written.split_once('+')?;
    let (seconds, increment) = (number(seconds)?, number(increment)?);
    let known = seconds > 0 || increment > 0;
    known.then(|| ClockWatch { gain: gain(increment.into(), 1.0), low: 0.0, last: [seconds.into(); 2] })
}

impl Clocks {
    /// Whether there may be something to say of the times.
    pub(crate) fn any_odd(&self, control: Option<&TimeControl>) -> bool {
        let mut watch = ClockWatch::new(control);
        let known = self.list.iter().filter(|time| time.number > 0);
        known.filter_map(|time| Some((time.color, time.left?))).any(|(color, left)| watch.is_odd(color, left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use planilla_notation::{Score, parse_pgn};

    #[test]
    fn both_ways_to_a_watch_agree() {
        for (written, is_plain) in [
            ("300+3", true),
            ("0+1", true),
            ("900000+0", true),
            ("007+08", true),
            ("0+0", false),
            ("+", false),
            ("5400+", false),
            ("1:30:00+30", false),
            ("40/5400+30:1800+30", false),
            ("90 + 30", false),
            ("9999999+1", false),
            ("*180", false),
        ] {
            let tag = |value: &str| format!("[TimeControl \"{value}\"]\n\n*");
            let text = tag(written);
            let mut score = Score::default();
            parse_pgn(&text, &mut score);
            let long = ClockWatch::new(TimeControl::read(written, Dialect::Pgn).as_ref());
            assert_eq!(ClockWatch::of_game(&score.tags, &text), long, "{written}");
            assert_eq!(plain(written), is_plain.then_some(long), "{written}");
        }
    }
}
