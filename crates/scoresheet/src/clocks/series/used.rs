//! Times beside moves, read as times used.

use super::{Beside, TimeControl};

/// What part of the time given the last time must come to, for a side to be in hours and minutes.
const ENOUGH: f64 = 0.25;

pub(super) fn seconds(side: &[Beside], control: Option<&TimeControl>) -> Vec<Option<f64>> {
    let all = |longer: bool| -> Vec<Option<f64>> {
        let value = |time: &Beside| {
            let [long, short] = time.options();
            if longer { long.or(short) } else { short.or(long) }
        };
        side.iter().map(value).collect()
    };
    let single = |time: &Beside| matches!(time.options(), [None, only] | [only, None] if only.is_some());
    if side.iter().all(single) {
        return all(true);
    }
    let fits = |values: &[Option<f64>]| {
        let told: Vec<f64> = values.iter().copied().flatten().collect();
        let most = |time: &Beside| control.map_or(f64::INFINITY, |control| most(control, time));
        told.is_sorted() && side.iter().zip(&told).all(|(time, value)| *value <= most(time) + time.slack())
    };
    let (long, short) = (all(true), all(false));
    let last = side.last().zip(long.last().copied().flatten());
    let enough = last.zip(control).is_some_and(|((time, last), control)| last >= ENOUGH * most(control, time));
    match (fits(&long), fits(&short)) {
        (true, _) if enough => long,
        (false, true) => short,
        _ => side.iter().map(all_single).collect(),
    }
}

fn all_single(time: &Beside) -> Option<f64> {
    match time.options() {
        [Some(only), None] | [None, Some(only)] => Some(only),
        _ => None,
    }
}

/// The most that may be used when a move has been made.
fn most(control: &TimeControl, time: &Beside) -> f64 {
    let moves = f64::from(time.number) + 1.0;
    f64::from(control.given(time.color, time.number)) + moves * f64::from(control.increment())
}

pub(super) fn step(
    before: Option<(Beside, f64)>,
    (time, value): (Beside, f64),
    control: Option<&TimeControl>,
) -> Option<bool> {
    let over = control.is_some_and(|control| value > most(control, &time) + time.slack());
    let (_, seconds) = before?;
    if over || value < seconds { Some(false) } else { (value > seconds).then_some(true) }
}
