//! `record.stopped_early`

use super::gaps;
use crate::clocks::shown;
use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::edition::LowTime;
use crate::finding::{Arg, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::about;
use crate::time_control::TimeClass;
use planilla_board::Color;
use planilla_notation::{Key, language::player_named};

/// A player stopped recording who had to go on.
pub(crate) static RULE: Rule = Rule {
    name: "record.stopped_early",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["8.1", "8.4"] },
        Cited { from: E2017, to: E2023, numbers: &["8.1.1", "8.4"] },
    ],
    summary: "the moves were no longer recorded with five minutes or more left, or with 30 seconds or more a move",
    page: include_str!("stopped_early.md"),
    wakes: Signals::MISSING,
    notes_in_pgn: Signals::MISSING,
    check,
};

/// With less on the clock, and less than [`ENOUGH_EACH`] for each move, a player need not record (8.4).
const FIVE_MINUTES: f64 = 300.0;
const ENOUGH_EACH: u32 = 30;

/// So many half-moves are no slip.
const LEAST: usize = 4;

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.is_pgn() {
        return;
    }
    let Some(gap) = gaps(context).into_iter().find(|gap| gap.entries.len() >= LEAST) else { return };
    let Some(control) = context.time_control() else { return };
    match context.time_class() {
        Some(TimeClass::Rapid | TimeClass::Blitz) => return,
        Some(TimeClass::Standard) => {}
        None => return findings.undecided(&RULE, Message::new("stopped-class-open")),
    }
    let (start, number) = (gap.entries.start, Arg::Ordinal(gap.first.into()));
    if control.increment() >= ENOUGH_EACH {
        let message =
            Message::new("stopped-increment").with("number", number).with("count", control.increment() as usize);
        return findings.push(about(context, &RULE, start, message));
    }
    let owner = context.score.tag(Key::Side, context.text).and_then(player_named);
    let players = owner.map_or(vec![Color::White, Color::Black], |color| vec![color]);
    let mut answers = players.into_iter().map(|color| (color, answer(context, color, start)));
    // Whose sheet it is may not be told: then both must have had to record.
    let all: Vec<_> = answers.by_ref().collect();
    if all.iter().any(|(_, answer)| *answer == Answer::Free) {
        return;
    }
    let Some((color, Answer::Bound(left))) = all.iter().copied().find(|(_, answer)| matches!(answer, Answer::Bound(_)))
    else {
        return findings.undecided(&RULE, open(&all));
    };
    if all.iter().any(|(_, answer)| !matches!(answer, Answer::Bound(_))) {
        return findings.undecided(&RULE, open(&all));
    }
    let message = Message::new("stopped-early").with("number", number).with("color", color).with("time", shown(left));
    findings.push(about(context, &RULE, start, message));
}

fn open(all: &[(Color, Answer)]) -> Message {
    if all.iter().any(|(_, answer)| *answer == Answer::Edition) {
        Message::new("stopped-edition-open")
    } else {
        Message::new("stopped-clock-open")
    }
}

/// Whether a player had to record.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Answer {
    /// Yes: so much was left.
    Bound(f64),
    /// No.
    Free,
    /// The clock is not known.
    Clock,
    /// The player had been below five minutes in the period and was above again; whether the edition frees for the rest of the
    /// period is not known.
    Edition,
}

fn answer(context: &Context<'_>, color: Color, entry: usize) -> Answer {
    let clocks = context.clocks();
    let Some(last) = clocks.last_before(color, entry) else { return Answer::Clock };
    // A time of long before says nothing.
    let number = context.record.plies.get(entry).map_or(0, |ply| ply.number);
    let left = last.left.unwrap_or_default();
    if number.saturating_sub(last.number) > 1 {
        return Answer::Clock;
    }
    if left < FIVE_MINUTES {
        return Answer::Free;
    }
    let control = context.time_control();
    let begins =
        control.and_then(|control| control.begun(color, last.number).last().map(|(first, _)| first)).unwrap_or(0);
    let in_period = clocks.of(color).filter(|time| u32::from(time.number) > begins && time.entry <= last.entry);
    let was_below = in_period.filter_map(|time| time.left).any(|left| left < FIVE_MINUTES);
    match (was_below, context.laws.recording_low_time == LowTime::RestOfPeriod) {
        (false, _) => Answer::Bound(left),
        (true, true) => Answer::Free,
        (true, false) => Answer::Edition,
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "record.stopped_early";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    /// A sheet whose moves 4 to 6 are left open, with White's clock at move 3.
    fn sheet(headings: &str, clock: &str) -> String {
        format!("lang: en\n{headings}\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 {clock} a6 4.? ? 5.? ? 6.? ?")
    }

    #[test]
    fn with_time_on_the_clock() {
        let six = sheet("time_control: 40/90, SD/30\nside: white\nclock: left", "0:06:10");
        check(
            &six,
            RULE,
            &[
                "from move 4 on nothing is recorded, and White had `0:06:10` left: with five minutes or more a player goes on recording",
            ],
            &[
                "desde la jugada 4 no se anotó nada, y las blancas tenían `0:06:10`: con cinco minutos o más hay que seguir anotando",
            ],
        );
        assert_eq!(editions(&six, RULE), ALL);
        assert_eq!(editions(&sheet("time_control: 40/90, SD/30\nside: white\nclock: left", "0:04:10"), RULE), "");
        // Below five minutes, and up again in the period.
        let up = "lang: en\ntime_control: 40/5400+10:1800+10\nside: white\nclock: left\n\n1.e4 0:06:00 e5 2.Nf3 0:04:58 Nc6 3.Bb5 \
                  0:05:02 a6 4.? ? 5.? ? 6.? ?";
        assert_eq!(editions(up, RULE), "");
    }

    #[test]
    fn with_time_for_each_move() {
        assert_eq!(editions(&sheet("time_control: 90+30", ""), RULE), "2005 2009 2014 2017 2018 2023");
        assert_eq!(editions(&sheet("time_control: 15+10", ""), RULE), "");
        assert_eq!(editions(&sheet("time_control: 30+30", ""), RULE), "2009 2014 2017 2018 2023");
        assert_eq!(editions("lang: en\ntime_control: 90+30\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6", RULE), "");
        assert_eq!(editions("lang: en\ntime_control: 90+30\n\n1.e4 e5 2.Nf3 ? 3.Bb5 a6", RULE), "");
    }

    #[test]
    fn what_is_open() {
        let undecided = |sheet: &str, laws: &str| {
            let settings = crate::Settings { laws: laws.parse().ok(), ..crate::Settings::default() };
            let mut checker = crate::Checker::new(settings);
            let checked = checker.check(sheet.as_bytes());
            checked.findings.undecided.iter().filter(|undecided| undecided.rule.name == RULE).count()
        };
        assert_eq!(undecided(&sheet("time_control: 90+30", ""), "2001"), 1);
        assert_eq!(undecided(&sheet("time_control: 2h\nside: white", ""), "2023"), 1);
        assert_eq!(undecided(&sheet("side: white", ""), "2023"), 0);
    }
}
