//! `time.control_missed`

use crate::announced::{Fallen, flag_named};
use crate::clocks::{ClockTime, shown};
use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::finding::{Arg, Finding, Message};
use crate::record::{Record, Signals, Status};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::end_of_moves;
use crate::rules::result::{
    self,
    chance::{self, Chance},
};
use crate::time_control::TimeControl;
use planilla_board::Color;
use planilla_notation::{Key, Outcome};

/// A player whose flag has fallen before the moves of a period were made.
pub(crate) static RULE: Rule = Rule {
    name: "time.control_missed",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["6.2a", "6.9"] },
        Cited { from: E2001, to: E2005, numbers: &["6.2a", "6.10"] },
        Cited { from: E2009, to: E2014, numbers: &["6.2a", "6.9"] },
        Cited { from: E2017, to: E2023, numbers: &["6.3.1", "6.9"] },
    ],
    summary: "fewer moves than a control asks for when the flag fell, and the game was not lost or went on",
    page: include_str!("control_missed.md"),
    wakes: Signals(Signals::CLOCK.0 | Signals::FLAG.0),
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(control) = context.time_control().filter(|control| control.is_whole() && !control.is_sandglass()) else {
        return;
    };
    if let Some(color) = fallen(context) {
        return of_flag(context, &control, color, findings);
    }
    for color in [Color::White, Color::Black] {
        let Some(time) = context.clocks().of(color).find(|time| tells(context, &control, time)) else { continue };
        let message = Message::new("control-played-on")
            .with("color", color)
            .with("time", shown(time.left.unwrap_or_default()))
            .with("number", ordinal(time.number))
            .with("expected", Arg::Ordinal(asked(&control, color, time.number).unwrap_or_default().into()));
        findings.push(Finding::new(&RULE, time.span, message).entry(time.entry as usize).severity(Severity::Warning));
    }
}

fn ordinal(number: u16) -> Arg {
    Arg::Ordinal(number.into())
}

/// The one player whose flag is on record as fallen.
pub(in crate::rules) fn fallen(context: &Context<'_>) -> Option<Color> {
    match context.score.tag(Key::Flag, context.text).and_then(flag_named)? {
        Fallen::One(color) => Some(color),
        Fallen::Both | Fallen::Neither => None,
    }
}

/// The number of the move that ends the period in which so many moves are made; `None` in a period for the rest of the game.
pub(in crate::rules) fn asked(control: &TimeControl, color: Color, made: u16) -> Option<u32> {
    let (first, period) = control.begun(color, made).last()?;
    period.moves.map(|moves| first + u32::from(moves))
}

/// The number of the last move of a player that the sheet shows; 0 if it shows none.
pub(in crate::rules) fn last_of(record: &Record, color: Color) -> u16 {
    let shown = record.plies.iter().filter(|ply| ply.ply != 0 && ply.color == color && ply.status != Status::Missing);
    shown.map(|ply| ply.number).max().unwrap_or(0)
}

/// Whether a clock has run out in a period whose moves are not made, and its player moved again.
pub(in crate::rules) fn tells(context: &Context<'_>, control: &TimeControl, time: &ClockTime) -> bool {
    let out = time.left.is_some_and(|left| left <= 0.0);
    let any = context
        .clocks()
        .of(time.color)
        .take_while(|other| other.entry <= time.entry)
        .any(|other| other.left > Some(0.0));
    let later = context.record.plies.iter().skip(time.entry as usize + 1);
    let played_on = || later.clone().any(|ply| ply.ply != 0 && ply.color == time.color && ply.played.is_some());
    out && any && control.is_whole() && asked(control, time.color, time.number).is_some() && played_on()
}

/// The flag is on record: the game is lost, or drawn where the opponent cannot mate.
fn of_flag(context: &Context<'_>, control: &TimeControl, color: Color, findings: &mut Findings) {
    let record = context.record;
    let last = last_of(record, color);
    let Some(expected) = asked(control, color, last) else { return };
    let Some((outcome, span)) = result::written(context) else { return };
    let lost = match color {
        Color::White => matches!(outcome, Outcome::BlackWins | Outcome::BothLose),
        Color::Black => matches!(outcome, Outcome::WhiteWins | Outcome::BothLose),
    };
    // A game that ended on the board ended before the flag fell, or has its own rule.
    if lost || outcome == Outcome::Unknown || record.signals.any(Signals::ENDED) {
        return;
    }
    if outcome == Outcome::Draw {
        if record.end.is_none() {
            return;
        }
        match chance::of_flag(context, !color, false) {
            Chance::No(_) | Chance::Lacks => return,
            Chance::Yes => {}
            Chance::Open(_) => {
                return findings.undecided(&RULE, Message::new("control-chance-open").with("color", !color));
            }
        }
    }
    let message = Message::new("control-missed")
        .with("color", color)
        .with("number", ordinal(last))
        .with("expected", Arg::Ordinal(expected.into()))
        .with("written", context.text_of(span));
    let tag = context.score.tags.iter().find(|tag| tag.key == Key::Flag);
    let finding = Finding::new(&RULE, if span.is_empty() { end_of_moves(context) } else { span }, message);
    findings.push(match tag {
        Some(tag) => finding.label(tag.value, Message::new("control-flag").with("color", color)),
        None => finding,
    });
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions, graded};

    const RULE: &str = "time.control_missed";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";
    const MOVES: &str = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4";

    #[test]
    fn a_flag_on_record() {
        let sheet = |control: &str, flag: &str, result: &str| {
            format!("lang: en\ntime_control: {control}\nflag: {flag}\n\n{MOVES} {result}")
        };
        let drawn = sheet("40/2h, 1h", "black", "1/2-1/2");
        check(
            &drawn,
            RULE,
            &["Black's flag fell after 3 moves, and the control asks for 40: the result cannot be `1/2-1/2` \
               (Black's flag is on record as fallen)"],
            &[
                "la bandera de las negras cayó tras 3 jugadas, y el control pide 40: el resultado no puede ser `1/2-1/2` \
               (la bandera de las negras consta como caída)",
            ],
        );
        assert_eq!(editions(&drawn, RULE), ALL);
        for (control, flag, result, expected) in [
            ("40/2h, 1h", "black", "1-0", ""),
            ("40/2h, 1h", "white", "1-0", "error"),
            ("40/2h, 1h", "black", "0-1", "error"),
            ("40/2h, 1h", "both", "1/2-1/2", ""),
            ("40/2h, 1h", "no", "1/2-1/2", ""),
            // The period is for the rest of the game.
            ("2h", "black", "1/2-1/2", ""),
            ("90 min + 30 min", "black", "1/2-1/2", ""),
        ] {
            assert_eq!(graded(&sheet(control, flag, result), RULE), expected, "{control} {flag} {result}");
        }
        // White has only a king: Black's flag is no loss.
        let bare =
            "lang: en\nfen: 8/8/8/4k3/8/8/6q1/K7 b - - 0 30\ntime_control: 40/2h, 1h\nflag: black\n\n30...Kd4 1/2-1/2";
        assert_eq!(graded(bare, RULE), "");
    }

    #[test]
    fn play_went_on() {
        let game = |control: &str, first: &str, second: &str| {
            format!(
                "[TimeControl \"{control}\"]\n[Result \"*\"]\n\n1. e4 {{[%clk 0:01:00]}} e5 2. Nf3 {{[%clk {first}]}} Nc6 3. Bb5 \
                 {{[%clk {second}]}} a6 *\n"
            )
        };
        check(
            &game("40/7200:3600", "0:00:00", "0:00:00"),
            RULE,
            &["White's clock shows `0:00:00` after move 2, before move 40 of the control, and play went on"],
            &[
                "el reloj de las blancas marca `0:00:00` tras la jugada 2, antes de la jugada 40 del control, y la partida siguió",
            ],
        );
        assert_eq!(graded(&game("40/7200:3600", "0:00:00", "0:00:00"), RULE), "warning");
        assert_eq!(graded(&game("40/7200:3600", "0:00:01", "0:00:00"), RULE), "");
        assert_eq!(graded(&game("7200", "0:00:00", "0:00:00"), RULE), "");
        assert_eq!(graded(&game("2/7200:3600", "1:00:00", "0:59:00"), RULE), "");
    }
}
