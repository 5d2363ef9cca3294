//! Times for one move each (`%emt`), taken off the time left before: from the start of the game, or from a time that is told.

use super::{ClockTime, OpenClocks, TimeControl, all_given};
use planilla_board::Color;

/// Fills in the times left, and says why some are not known, if so.
pub(super) fn fill(
    list: &mut [ClockTime],
    elapsed: &[(usize, f64)],
    control: Option<&TimeControl>,
) -> Option<OpenClocks> {
    let Some(control) = control else { return Some(OpenClocks::Given) };
    let start = |color| Some((0, all_given(control, color, 0)));
    let mut last = [start(Color::White), start(Color::Black)];
    let mut elapsed = elapsed.iter().peekable();
    let mut open = None;
    for (at, time) in list.iter_mut().enumerate() {
        let last = &mut last[usize::from(time.color == Color::Black)];
        if let Some((_, seconds)) = elapsed.next_if(|(place, _)| *place == at) {
            time.left = after(*last, time, *seconds, control);
            open = open.or(time.left.is_none().then_some(OpenClocks::Given));
        }
        *last = time.left.map(|left| (time.number, left));
    }
    open
}

/// The time left after a move that took so many seconds, by what was left after the one before.
pub(crate) fn after(last: Option<(u16, f64)>, time: &ClockTime, seconds: f64, control: &TimeControl) -> Option<f64> {
    let (number, left) = last.filter(|(number, _)| number.checked_add(1) == Some(time.number))?;
    let given = all_given(control, time.color, time.number) - all_given(control, time.color, number);
    Some(left + given - seconds)
}
