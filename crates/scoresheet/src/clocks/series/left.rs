//! Times beside moves, read as times left.

use super::{Beside, TimeControl, most_gain};

/// The move up to which a time that leaves little speaks against times left, and how little that is.
const OPENING: u16 = 5;
const LITTLE: f64 = 0.25;

pub(super) fn seconds(side: &[Beside], control: Option<&TimeControl>) -> Vec<Option<f64>> {
    let begun = control.zip(side.first()).map(|(control, time)| control.given(time.color, 0));
    let mut before = begun.map(|given| (0, f64::from(given)));
    let one = |time: &Beside| {
        let most = before.map(|(number, seconds)| seconds + most_gain(number, time, control) + time.slack());
        let fits = |seconds: &f64| most.is_none_or(|most| *seconds <= most);
        let [long, short] = time.options();
        let value = match (long, short) {
            (Some(only), None) | (None, Some(only)) => Some(only),
            (Some(long), Some(short)) => match (fits(&long), fits(&short)) {
                (false, true) => Some(short),
                (true, true) => most.filter(|most| 3.0 * long >= *most && 10.0 * short < *most).map(|_| long),
                (true | false, false) => None,
            },
            (None, None) => None,
        };
        if let Some(value) = value {
            before = Some((time.number, value));
        }
        value
    };
    side.iter().map(one).collect()
}

/// The steps up that are too great in whichever unit, where that is not known.
pub(super) fn rises(side: &[Beside], values: &[Option<f64>], control: Option<&TimeControl>) -> usize {
    let open = |at: usize| values.get(at).is_some_and(Option::is_none);
    let rises = |at: &usize| {
        let (last, time) = (&side[at - 1], &side[*at]);
        let gain = most_gain(last.number, time, control);
        let over = |unit: usize, slack: f64| match (last.options()[unit], time.options()[unit]) {
            (Some(before), Some(after)) => after > before + gain + slack,
            _ => false,
        };
        open(at - 1) && open(*at) && over(0, 60.0) && over(1, 1.0)
    };
    (1..side.len()).filter(rises).count()
}

pub(super) fn step(
    before: Option<(Beside, f64)>,
    (time, value): (Beside, f64),
    control: Option<&TimeControl>,
) -> Option<bool> {
    let Some((last, seconds)) = before else {
        let given = f64::from(control?.given(time.color, 0));
        let first = f64::from(control?.increment());
        let odd = value > given + first + most_gain(0, &time, control) + time.slack()
            || (time.number <= OPENING && value < LITTLE * given);
        return odd.then_some(false);
    };
    if value < seconds {
        Some(true)
    } else {
        (value > seconds + most_gain(last.number, &time, control) + time.slack()).then_some(false)
    }
}
