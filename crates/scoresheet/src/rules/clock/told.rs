//! What comments tell of the clocks that cannot be: a time that is none, and a time for one move that is not what the time left says.

use super::inconsistent::RULE;
use crate::clocks::{left_after, shown};
use crate::finding::{Arg, Finding, Message};
use crate::rule::{Context, Findings, Severity};
use crate::rules::place::wanted;
use crate::time_control::TimeControl;

/// What two ways to tell a time may differ by, in seconds: each may be rounded, and what a server adds for its lag is in one of them.
const SLACK: f64 = 3.0;

/// Times left that are none. One finding for all.
pub(super) fn unread(context: &Context<'_>, findings: &mut Findings) {
    let unread = &context.clocks().unread;
    let Some((entry, span)) = unread.first() else { return };
    let message = Message::new("clock-unread").with("written", context.text_of(*span)).with("others", unread.len() - 1);
    findings.push(Finding::new(&RULE, *span, message).entry(*entry as usize));
}

/// Times for one move beside times left that are others. One finding for all.
pub(super) fn twice(context: &Context<'_>, control: &TimeControl, findings: &mut Findings) {
    if !wanted(context, Severity::Note) || !control.is_whole() {
        return;
    }
    let clocks = context.clocks();
    let other = clocks.elapsed.iter().filter_map(|(at, seconds)| {
        let time = clocks.all().get(*at).filter(|time| time.number > 1)?;
        let last = clocks.last_before(time.color, time.entry as usize)?;
        let expected = left_after(Some((last.number, last.left?)), time, *seconds, control)?;
        ((expected - time.left?).abs() > SLACK).then_some((time, expected))
    });
    let other: Vec<_> = other.collect();
    let Some((time, expected)) = other.first() else { return };
    let message = Message::new("clock-twice")
        .with("color", time.color)
        .with("number", Arg::Ordinal(time.number.into()))
        .with("time", shown(time.left.unwrap_or_default()))
        .with("expected", shown(*expected))
        .with("others", other.len() - 1);
    findings.push(Finding::new(&RULE, time.span, message).entry(time.entry as usize).severity(Severity::Note));
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, graded};

    const RULE: &str = "clock.inconsistent";

    fn pgn(moves: &str) -> String {
        format!("[TimeControl \"300+3\"]\n[Result \"*\"]\n\n{moves} *\n")
    }

    #[test]
    fn times_that_are_none() {
        check(
            &pgn("1. e4 {[%clk 99:99:99]} e5 {[%clk 0:05:00]} 2. d4 {[%clk 1:2:3:4]} d5"),
            RULE,
            &[
                "`{[%clk 99:99:99]}` tells no time of a clock: hours, minutes and seconds are asked for, as in `1:29:30`; another comment tells none either",
            ],
            &[
                "`{[%clk 99:99:99]}` no da ningún tiempo de un reloj: se piden horas, minutos y segundos, como en `1:29:30`; otro comentario tampoco lo da",
            ],
        );
        assert_eq!(graded(&pgn("1. e4 {[%clk ]} e5 {[%clk 0:05:00]}"), RULE), "");
        for time in
            ["[%emt xx]", "[%emt -0:00:05]", "[%egt 0:75:00]", "[%clk 0:04:58] [%emt xx]", "[%egt soon] [%clk 0:04:58]"]
        {
            assert_eq!(graded(&pgn(&format!("1. e4 {{{time}}} e5 {{[%clk 0:05:00]}}")), RULE), "warning", "{time}");
        }
    }

    #[test]
    fn times_told_twice() {
        let moves = |black: &str| {
            format!(
                "1. e4 {{[%clk 0:05:00]}} e5 {{[%clk 0:05:00]}} 2. d4 {{[%clk 0:04:53] [%emt 0:00:10]}} d5 {{[%clk {black}] [%emt 0:00:10]}}"
            )
        };
        assert_eq!(graded(&pgn(&moves("0:04:53")), RULE), "");
        check(
            &pgn(&moves("0:03:00")),
            RULE,
            &["Black's clock shows `0:03:00` after move 2, and by the time told for that move it would show `0:04:53`"],
            &[
                "el reloj de las negras marca `0:03:00` tras la jugada 2, y según el tiempo anotado para esa jugada marcaría `0:04:53`",
            ],
        );
    }
}
