//! The clocks of a game watched as it goes by: whether there may be anything to say of them. It looks at one time and the last of
//! the same player and no further, so it may wake a rule that then finds all in order, but never the other way round.

use super::Clocks;
use crate::time_control::TimeControl;
use planilla_board::Color;

/// What a clock may gain at a move where no time control is known. No event adds more for a move.
pub(crate) const MOST_INCREMENT: f64 = 60.0;

/// What a clock may gain with a move: the increment, one more (the time may have been told before the last was added), and what a
/// clock without fractions hides.
pub(crate) fn gain(increment: f64, moves: f64) -> f64 {
    increment * (moves + 1.0) + 1.0
}

/// Watches the clocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClockWatch {
    /// What is more than a clock may gain with a move.
    gain: f64,
    /// Below what a time is odd.
    low: f64,
    /// White's last time, and Black's.
    last: [f64; 2],
}

impl ClockWatch {
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

impl Clocks {
    /// Whether there may be something to say of the times.
    pub(crate) fn any_odd(&self, control: Option<&TimeControl>) -> bool {
        let mut watch = ClockWatch::new(control);
        let known = self.list.iter().filter(|time| time.number > 0);
        known.filter_map(|time| Some((time.color, time.left?))).any(|(color, left)| watch.is_odd(color, left))
    }
}
