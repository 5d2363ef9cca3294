//! What the times beside the moves of a sheet mean. On paper a time may be the time *used* or the time *left*, and `1:05` an
//! hour or a minute. The heading `clock: left` or `clock: used` says the first, or else the sheet's own evidence:
//!
//! - times left fall, and rise by no more than the time control gives; times used rise, and come to no more than it gives;
//! - with a time control one such step is enough; without, times left need four and no contrary one;
//! - what speaks for one of the two must be four times what speaks against it;
//! - `1:05` is hours and minutes where that goes on from the time before and minutes and seconds would leave next to nothing of
//!   it, and minutes and seconds where as hours and minutes it would be more than was given.
//!
//! What that does not settle stays open; nothing is guessed.

pub(crate) mod elapsed;
mod left;
mod used;

use super::{ClockTime, MOST_INCREMENT, OpenClocks};
use crate::time_control::TimeControl;
use planilla_board::Color;
use planilla_notation::WrittenTime;

/// A time that is not told as time left by its form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Written {
    /// Time used, in seconds.
    Used(f64),
    /// Time for one move, in seconds.
    Elapsed(f64),
    /// A time beside a move.
    Beside(WrittenTime),
}

/// What the times beside moves are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sense {
    /// Times left.
    Left,
    /// Times used.
    Used,
}

impl Sense {
    /// What a heading's value names.
    pub(crate) fn named(written: &str) -> Option<Sense> {
        const LEFT: &[&str] = &[
            "left",
            "remaining",
            "restante",
            "restantes",
            "queda",
            "restant",
            "restants",
            "übrig",
            "verbleibend",
            "restzeit",
        ];
        const USED: &[&str] = &[
            "used",
            "elapsed",
            "usado",
            "empleado",
            "consumido",
            "gastado",
            "utilisé",
            "écoulé",
            "consommé",
            "verbraucht",
            "gebraucht",
        ];
        let written = written.trim().to_lowercase();
        if LEFT.contains(&&*written) { Some(Sense::Left) } else { USED.contains(&&*written).then_some(Sense::Used) }
    }
}

/// How many steps show the sense of times where no time control is known.
const STEPS_ALONE: usize = 4;

/// Fills in the times left, and says why some are not known, if so.
pub(super) fn settle(
    list: &mut [ClockTime],
    written: &[(usize, Written)],
    control: Option<&TimeControl>,
    given: Option<Sense>,
) -> Option<OpenClocks> {
    let mut open = None;
    let used = written.iter().filter_map(|(at, time)| match time {
        Written::Used(used) => Some((*at, *used)),
        Written::Beside(_) | Written::Elapsed(_) => None,
    });
    for (at, used) in used {
        list[at].left = left_of(used, &list[at], control);
        open = open.or(list[at].left.is_none().then_some(OpenClocks::Given));
    }
    let beside: Vec<Beside> = written
        .iter()
        .filter_map(|(at, time)| match time {
            Written::Beside(time) => {
                Some(Beside { at: *at, color: list[*at].color, number: list[*at].number, time: *time })
            }
            Written::Used(_) | Written::Elapsed(_) => None,
        })
        .collect();
    let elapsed = written.iter().filter_map(|(at, time)| match time {
        Written::Elapsed(seconds) => Some((*at, *seconds)),
        Written::Beside(_) | Written::Used(_) => None,
    });
    let elapsed: Vec<(usize, f64)> = elapsed.collect();
    if !elapsed.is_empty() {
        open = open.or(elapsed::fill(list, &elapsed, control));
    }
    if beside.is_empty() {
        return open;
    }
    let sides = [Color::White, Color::Black];
    let of = |color| beside.iter().filter(|time| time.color == color).copied().collect::<Vec<_>>();
    let sides = sides.map(of);
    let left = sides.each_ref().map(|side| left::seconds(side, control));
    let used = sides.each_ref().map(|side| used::seconds(side, control));
    let sense = given.or_else(|| {
        let mut for_left = seen(&sides, &left, control, left::step);
        let rises = sides.iter().zip(&left).map(|(side, values)| left::rises(side, values, control));
        for_left.against += rises.sum::<usize>();
        let for_used = seen(&sides, &used, control, used::step);
        let is_left = for_left.speaks(if control.is_some() { 1 } else { STEPS_ALONE });
        let is_used = for_used.speaks(1) && for_left.against > 0;
        match (is_left, is_used) {
            (true, false) => Some(Sense::Left),
            (false, true) => Some(Sense::Used),
            _ => None,
        }
    });
    let Some(sense) = sense else { return Some(OpenClocks::Sense) };
    let values = if sense == Sense::Left { left } else { used };
    for (time, seconds) in sides.iter().flatten().zip(values.iter().flatten()) {
        let told = &mut list[time.at];
        let why = match (seconds, sense) {
            (None, _) => Some(OpenClocks::Unit),
            (Some(seconds), Sense::Left) => {
                told.left = Some(*seconds);
                None
            }
            (Some(seconds), Sense::Used) => {
                told.left = left_of(*seconds, told, control);
                told.left.is_none().then_some(OpenClocks::Given)
            }
        };
        open = open.or(why);
    }
    open
}

/// The time left to the next control, of the time used. Each increment counts as added after its move: a clock that adds one before
/// the game shows that much more.
fn left_of(used: f64, told: &ClockTime, control: Option<&TimeControl>) -> Option<f64> {
    let given = all_given(control?, told.color, told.number);
    (told.number > 0).then_some(given - used)
}

/// What a player has been given once so many moves are made, increments too.
fn all_given(control: &TimeControl, color: Color, moves: u16) -> f64 {
    f64::from(control.given(color, moves)) + f64::from(control.added(color, moves))
}

/// A time beside a move.
#[derive(Clone, Copy)]
struct Beside {
    /// Its place in the list.
    at: usize,
    color: Color,
    number: u16,
    time: WrittenTime,
}

impl Beside {
    /// The seconds that it may be, the longer first.
    fn options(&self) -> [Option<f64>; 2] {
        match self.time {
            WrittenTime::Seconds(seconds) => [Some(seconds.into()), None],
            // No clock of a game shows ten hours.
            WrittenTime::Two(first, second) => {
                let hours = (first < 10).then(|| f64::from(first * 3600 + second * 60));
                [hours, Some(f64::from(first * 60 + second))]
            }
            WrittenTime::Bare(number) => [Some(f64::from(number * 60)), Some(number.into())],
        }
    }

    /// What seconds that are not written may come to.
    fn slack(&self) -> f64 {
        if matches!(self.time, WrittenTime::Seconds(seconds) if seconds % 60 != 0) { 1.0 } else { 60.0 }
    }
}

/// What the steps of a sheet say for a sense and against it.
#[derive(Clone, Copy, Debug, Default)]
struct Evidence {
    fits: usize,
    against: usize,
}

impl Evidence {
    fn speaks(self, least: usize) -> bool {
        self.fits >= least && self.fits > 4 * self.against
    }
}

/// How a step from one time of a player to the next fits; the first goes on from the start of the game.
type Step = fn(Option<(Beside, f64)>, (Beside, f64), Option<&TimeControl>) -> Option<bool>;

fn seen(
    sides: &[Vec<Beside>; 2],
    values: &[Vec<Option<f64>>; 2],
    control: Option<&TimeControl>,
    step: Step,
) -> Evidence {
    let mut evidence = Evidence::default();
    for (side, values) in sides.iter().zip(values) {
        let mut before = None;
        for (time, value) in side.iter().zip(values).filter_map(|(time, value)| Some((*time, (*value)?))) {
            match step(before, (time, value), control) {
                Some(true) => evidence.fits += 1,
                Some(false) => evidence.against += 1,
                None => {}
            }
            before = Some((time, value));
        }
    }
    evidence
}

/// What a clock that shows the time left may gain from one move of its player to another.
fn most_gain(from: u16, time: &Beside, control: Option<&TimeControl>) -> f64 {
    let moves = f64::from(time.number.saturating_sub(from));
    match control {
        Some(control) => {
            let added = control.given(time.color, time.number).saturating_sub(control.given(time.color, from));
            f64::from(added) + (moves + 1.0) * f64::from(control.increment())
        }
        None => moves * MOST_INCREMENT,
    }
}
