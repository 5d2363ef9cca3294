//! `clock.inconsistent`

use super::told;
use crate::clocks::{ClockTime, MOST_INCREMENT, gain, shown};
use crate::edition::EditionName;
use crate::edition::EditionName::{E1997, E2001, E2009, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::time::control_missed;
use crate::time_control::TimeControl;
use planilla_board::Color;
use planilla_notation::Key;

/// A clock that shows what it cannot: more time than the time control gives, a period's time before its control, or less than
/// nothing. One finding a player.
pub(crate) static RULE: Rule = Rule {
    name: "clock.inconsistent",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["6.2", "6.3"] }],
    summary: "a clock that gains more than the time control gives, gains it at the wrong move, or shows less than nothing",
    page: include_str!("inconsistent.md"),
    wakes: Signals(Signals::CLOCK.0 | Signals::CLOCK_TWICE.0),
    notes_in_pgn: Signals::CLOCK_TWICE,
    check,
};

/// What the opponent's faults may bring a player at the most: two minutes for an illegal move, three for a wrong claim.
const MOST_BONUS: f64 = 180.0;

/// What times without seconds may hide.
const WHOLE_MINUTES: f64 = 60.0;

/// What is odd about a time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Odd {
    /// It is more than can be.
    Rise,
    /// The same, and time given by the arbiter explains it.
    Bonus,
    /// The time of a period came before the move, of this number, that ends the one before.
    Early(u32),
    /// It is less than nothing.
    BelowZero,
}

fn check(context: &Context<'_>, findings: &mut Findings) {
    let control = context.time_control();
    told::unread(context, findings);
    if control.as_ref().is_some_and(TimeControl::is_sandglass) {
        return;
    }
    if let Some(control) = &control {
        told::twice(context, control, findings);
    }
    for color in [Color::White, Color::Black] {
        let Some(control) = &control else {
            if rises_without_control(context, color) {
                return findings.undecided(&RULE, Message::new("clock-no-control"));
            }
            continue;
        };
        let mut odd = odd(context, control, color);
        // Whether time that was given for a fault is right, the rules of that fault say.
        if context.score.tags.iter().any(|tag| matches!(tag.key, Key::Penalty | Key::Claim)) {
            odd.retain(|(.., what)| *what != Odd::Bonus);
        }
        let Some((first, before, what)) = odd.first().copied() else { continue };
        let server = is_of_a_server(context) && what != Odd::BelowZero;
        let message = match what {
            Odd::Rise | Odd::Bonus if server => Message::new("clock-rises-given"),
            Odd::Rise => Message::new("clock-rises"),
            Odd::Bonus => Message::new("clock-rises-bonus"),
            Odd::Early(number) => Message::new("clock-early").with("expected", ordinal(number)),
            Odd::BelowZero => Message::new("clock-below-zero"),
        };
        let message = if what == Odd::BelowZero { message } else { message.with("before", shown(before)) };
        let message = message
            .with("color", color)
            .with("time", shown(first.left.unwrap_or_default()))
            .with("number", ordinal(first.number.into()))
            .with("others", odd.len() - 1);
        let finding = Finding::new(&RULE, first.span, message).entry(first.entry as usize);
        let finding =
            if what == Odd::Bonus && !server { finding.articles(of_bonus(context.laws.name)) } else { finding };
        let severity = if server { Severity::Note } else { RULE.severity };
        findings.push(finding.severity(severity));
    }
}

fn ordinal(number: u32) -> crate::finding::Arg {
    crate::finding::Arg::Ordinal(number.into())
}

/// The articles under which a fault of the opponent brings time.
const OF_BONUS: &[Cited] = &[
    Cited { from: E1997, to: E1997, numbers: &["9.5"] },
    Cited { from: E2001, to: E2009, numbers: &["7.4b", "9.5b"] },
    Cited { from: E2014, to: E2014, numbers: &["7.5b", "9.5b"] },
    Cited { from: E2017, to: E2023, numbers: &["7.5", "9.5.3"] },
];

/// The articles of a rise that such time explains.
fn of_bonus(name: EditionName) -> Vec<&'static str> {
    RULE.articles_in(name).chain(Cited::of(OF_BONUS, name)).collect()
}

/// Whether the game was played on a server, as an address for its site says: there an opponent may give time.
fn is_of_a_server(context: &Context<'_>) -> bool {
    let site = context.score.tag(Key::Site, context.text).unwrap_or_default();
    ["http://", "https://"].iter().any(|scheme| site.starts_with(scheme))
}

/// The odd times of a player, each with the time before it.
fn odd<'a>(context: &'a Context<'_>, control: &TimeControl, color: Color) -> Vec<(&'a ClockTime, f64, Odd)> {
    let mut odd = Vec::new();
    let (mut number, mut before) = (0, f64::from(control.given(color, 0)));
    let (mut taken, mut connected) = (1, false);
    for time in context.clocks().of(color) {
        let left = time.left.unwrap_or_default();
        // A clock that has shown nothing but zero is not connected.
        connected |= left != 0.0;
        if !connected {
            continue;
        }
        let moves = f64::from(time.number.saturating_sub(number).max(1));
        let slack = if !context.is_pgn() && left % 60.0 == 0.0 { WHOLE_MINUTES } else { 0.0 };
        let most = before + gain(control.increment().into(), moves) + slack;
        if left < 0.0 && !control_missed::tells(context, control, time) {
            odd.push((time, before, Odd::BelowZero));
        } else if left > most {
            let (begun, due) = due(control, color, time.number, taken);
            let next = control.begun(color, u16::MAX).nth(taken + begun);
            if left <= most + due && due > 0.0 {
                taken += begun;
            } else if let Some((first, _)) = next.filter(|(_, period)| fits(left - most - due, period.seconds)) {
                taken += begun + 1;
                odd.push((time, before, Odd::Early(first)));
            } else {
                let what = if left <= most + MOST_BONUS { Odd::Bonus } else { Odd::Rise };
                odd.push((time, before, what));
            }
        }
        (number, before) = (time.number, left);
    }
    odd
}

/// The periods beyond the first ones whose time may come with a move, and the seconds they bring. Where it is not known at which
/// move a period ends, the next may begin at any.
fn due(control: &TimeControl, color: Color, number: u16, taken: usize) -> (usize, f64) {
    let seconds: Vec<u32> = if control.is_whole() {
        control.begun(color, number).skip(taken).map(|(_, period)| period.seconds).collect()
    } else {
        control.of(color).iter().skip(taken).map(|period| period.seconds).collect()
    };
    (seconds.len(), seconds.iter().map(|seconds| f64::from(*seconds)).sum())
}

/// Whether a gain is that of a period, less what was thought for a move.
fn fits(over: f64, seconds: u32) -> bool {
    let seconds = f64::from(seconds);
    over <= seconds && over > (seconds / 2.0).max(MOST_BONUS)
}

/// Whether a clock gains more than an increment can give, where no time control tells what it is.
fn rises_without_control(context: &Context<'_>, color: Color) -> bool {
    let times: Vec<(u16, f64)> = context
        .clocks()
        .of(color)
        .filter_map(|time| Some((time.number, time.left?)))
        .skip_while(|(_, left)| *left == 0.0)
        .collect();
    times.windows(2).any(|pair| {
        let moves = f64::from(pair[1].0.saturating_sub(pair[0].0));
        pair[1].1 > pair[0].1 + gain(MOST_INCREMENT, moves)
    })
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions, graded};

    const RULE: &str = "clock.inconsistent";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    /// A PGN game with White's clock after each of White's moves.
    fn game(headings: &str, times: &[&str]) -> String {
        let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "Nb1", "Nb8"];
        let move_of = |at: usize| moves[at % 8];
        let rows = times.iter().enumerate().map(|(at, time)| {
            let told = if time.is_empty() { String::new() } else { format!(" {{[%clk {time}]}}") };
            format!("{}. {}{told} {}... {}", at + 1, move_of(2 * at), at + 1, move_of(2 * at + 1))
        });
        format!("{headings}\n[Result \"*\"]\n\n{} *\n", rows.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn more_than_the_time_control_gives() {
        let sheet = game("[TimeControl \"5400+30\"]", &["1:30:00", "0:40:00", "0:45:10"]);
        check(
            &sheet,
            RULE,
            &[
                "White's clock shows `0:45:10` after move 3 and showed `0:40:00` before: that is more than the time control gives",
            ],
            &[
                "el reloj de las blancas marca `0:45:10` tras la jugada 3 y marcaba `0:40:00` antes: es más de lo que da el ritmo de juego",
            ],
        );
        assert_eq!(editions(&sheet, RULE), ALL);
        let bonus = game("[TimeControl \"5400+30\"]", &["1:30:00", "0:40:00", "0:42:10"]);
        check(
            &bonus,
            RULE,
            &[
                "White's clock shows `0:42:10` after move 3 and showed `0:40:00` before: that is more than the time control gives, \
               and may be time given for an illegal move or a wrong claim of the opponent",
            ],
            &[
                "el reloj de las blancas marca `0:42:10` tras la jugada 3 y marcaba `0:40:00` antes: es más de lo que da el ritmo \
               de juego, y puede ser tiempo dado por una jugada ilegal o una reclamación incorrecta del rival",
            ],
        );
    }

    #[test]
    fn where_it_is_in_order() {
        for (control, times) in [
            ("5400+30", &["1:30:30", "1:30:58", "1:30:00"][..]),
            // Told before the increment was added, and after.
            ("5400+30", &["1:30:00", "1:29:30", "1:30:25"]),
            ("300+3", &["0:05:00", "0:05:03", "0:05:06"]),
            // No clock was connected at first.
            ("5400+30", &["0:00:00", "0:00:00", "1:20:00", "1:19:00"]),
            // A control, and one that comes late.
            ("2/600:300", &["0:05:00", "0:09:00", "0:08:00"]),
            ("2/600:300", &["0:05:00", "0:01:00", "0:00:30", "0:05:10"]),
            ("2/600:2/300", &["0:05:00", "0:09:00", "0:04:00", "0:08:10", "0:01:00", "0:05:30"]),
            ("90 min + 30 min", &["1:00:00", "0:30:00", "0:59:00"]),
            // What was not told between.
            ("60+10", &["0:01:00", "", "", "0:01:40"]),
            ("*180", &["0:03:00", "0:04:00"]),
        ] {
            assert_eq!(graded(&game(&format!("[TimeControl \"{control}\"]"), times), RULE), "", "{control} {times:?}");
        }
    }

    #[test]
    fn where_it_is_not() {
        for (control, times, expected) in [
            ("60+10", &["0:01:00", "", "", "0:02:10"][..], "warning"),
            ("300", &["0:05:00", "0:05:02"], "warning"),
            ("300", &["0:05:00", "0:05:01"], ""),
            ("300", &["0:06:00"], "warning"),
            ("300", &["0:04:00", "-0:00:05"], "warning"),
            ("300", &["0:04:00", "0:00:00"], ""),
            // The time of a period is given once.
            ("2/600:300", &["0:05:00", "0:09:00", "0:08:00", "0:12:00"], "warning"),
        ] {
            assert_eq!(
                graded(&game(&format!("[TimeControl \"{control}\"]"), times), RULE),
                expected,
                "{control} {times:?}"
            );
        }
        check(
            &game("[TimeControl \"3/5400:1800\"]", &["1:20:00", "1:45:00", "1:44:00"]),
            RULE,
            &[
                "White's clock shows `1:45:00` after move 2 and showed `1:20:00` before: the time of the next period came before \
               move 3, which ends this one",
            ],
            &[
                "el reloj de las blancas marca `1:45:00` tras la jugada 2 y marcaba `1:20:00` antes: el tiempo del período \
               siguiente llegó antes de la jugada 3, que termina este",
            ],
        );
        check(
            &game("[TimeControl \"300\"]", &["0:04:00", "-0:00:05"]),
            RULE,
            &["White's clock shows `-0:00:05` after move 2, less than nothing"],
            &["el reloj de las blancas marca `-0:00:05` tras la jugada 2, menos que nada"],
        );
    }

    #[test]
    fn time_that_the_arbiter_noted_has_rules_of_its_own() {
        let sheet = |penalty: &str| {
            format!("lang: en\ntime_control: 90\nclock: left\n{penalty}\n\n1.e4 1:29:00 e5 2.Nf3 1:30:30 Nc6")
        };
        assert_eq!(graded(&sheet("round: 3"), RULE), "warning");
        assert_eq!(graded(&sheet("penalty: white +2 at 1b"), RULE), "");
    }

    #[test]
    fn on_a_server_time_may_be_given() {
        let headings = "[Site \"https://lichess.org/abcdefgh\"]\n[TimeControl \"180+2\"]";
        assert_eq!(graded(&game(headings, &["0:03:00", "0:00:10", "0:00:25"]), RULE), "note");
    }

    #[test]
    fn times_of_sheets() {
        let sheet = "lang: en\ntime_control: 40/2h, 1h\nclock: left\n\n1.e4 1:59:00 e5 1:58:00 2.Nf3 1:40:00 Nc6 1:57:00 \
                     3.Bb5 1:50:00 a6 1:56:00";
        assert_eq!(graded(sheet, RULE), "warning");
        assert_eq!(graded(&sheet.replace("1:50:00", "1:30:00"), RULE), "");
        // More used than was given.
        let used = "lang: en\ntime_control: 1h\nclock: used\n\n1.e4 0:30:00 e5 0:10:00 2.Nf3 1:01:00 Nc6 0:20:00";
        assert_eq!(graded(used, RULE), "warning");
        assert_eq!(graded(&used.replace("1:01:00", "0:59:00"), RULE), "");
    }

    #[test]
    fn without_a_time_control() {
        let undecided = |times: &[&str]| {
            let mut checker = crate::Checker::new(crate::Settings::default());
            checker.check(game("[Event \"x\"]", times).as_bytes()).findings.undecided.len()
        };
        assert_eq!(undecided(&["1:30:00", "0:05:00", "0:35:00"]), 1);
        assert_eq!(undecided(&["1:30:00", "0:05:00", "0:06:00"]), 0);
    }
}
