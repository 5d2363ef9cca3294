//! `record.gap_at_control`

use super::gaps;
use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::finding::{Arg, Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, end_of_moves};
use crate::rules::result;
use crate::rules::time::control_missed;
use crate::time_control::TimeControl;
use planilla_board::Color;
use planilla_notation::{Outcome, Span};

/// Moves before a time control that are missing on the sheet, although it had to be brought up to date then.
pub(crate) static RULE: Rule = Rule {
    name: "record.gap_at_control",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["8.5", "8.6"] },
        Cited { from: E2017, to: E2023, numbers: &["8.5.1", "8.5.2", "8.5.3", "8.6"] },
    ],
    summary: "moves are missing up to a time control, and the sheet was not brought up to date",
    page: include_str!("gap_at_control.md"),
    wakes: Signals(Signals::MISSING.0 | Signals::FLAG.0),
    notes_in_pgn: Signals(Signals::MISSING.0 | Signals::FLAG.0),
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(control) = context.time_control().filter(|control| !context.is_pgn() && control.is_whole()) else {
        return;
    };
    for gap in gaps(context) {
        // The first control that ends with one of the missing moves.
        let ends = control.begun(Color::White, gap.last).skip(1).map(|(end, _)| end);
        let Some(end) = ends.into_iter().find(|end| u32::from(gap.first) <= *end) else { continue };
        let message = Message::new("gap-at-control")
            .with("number", Arg::Ordinal(gap.first.into()))
            .with("expected", Arg::Ordinal(end.into()))
            .with("count", gap.entries.len());
        findings.push(about(context, &RULE, gap.entries.start, message));
    }
    at_flag(context, &control, findings);
}

/// A flag on record as fallen, in a game that is not over, and a sheet that shows fewer moves than the control asks for.
fn at_flag(context: &Context<'_>, control: &TimeControl, findings: &mut Findings) {
    let Some(color) = control_missed::fallen(context) else { return };
    let is_over = |(outcome, _): (Outcome, Span)| outcome != Outcome::Unknown;
    let last = control_missed::last_of(context.record, color);
    let Some(expected) = control_missed::asked(control, color, last).filter(|_| last > 0) else { return };
    if result::written(context).is_some_and(is_over) || context.record.signals.any(Signals::ENDED) {
        return;
    }
    let message = Message::new("gap-at-flag")
        .with("color", color)
        .with("number", Arg::Ordinal(last.into()))
        .with("expected", Arg::Ordinal(expected.into()));
    findings.push(Finding::new(&RULE, end_of_moves(context), message));
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "record.gap_at_control";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    #[test]
    fn moves_missing_at_a_control() {
        let sheet =
            |control: &str, moves: &str| format!("lang: en\ntime_control: {control}\n\n1.e4 e5 2.Nf3 Nc6 {moves}");
        let gap = sheet("25 moves in 2h, 1h", "3.Bb5 a6 4.Ba4 Nf6")
            .replace("25 moves", "4 moves")
            .replace("4.Ba4 Nf6", "4.? ? 5.0-0 Be7");
        check(
            &gap,
            RULE,
            &[
                "2 moves are missing, from move 4 up to the control at move 4: the sheet was not brought up to date, and without \
               other evidence the next move counts as the first of the next period",
            ],
            &[
                "faltan 2 jugadas, desde la jugada 4 hasta el control de la jugada 4: la planilla no se puso al día, y sin otra \
               prueba la jugada siguiente cuenta como la primera del período siguiente",
            ],
        );
        assert_eq!(editions(&gap, RULE), ALL);
        assert_eq!(editions(&sheet("4 moves in 2h, 1h", "3.? a6 4.Ba4 Nf6 5.0-0 Be7"), RULE), "");
        assert_eq!(editions(&sheet("2h", "3.? a6 4.Ba4 Nf6 5.0-0 Be7"), RULE), "");
        // A flag, and nothing after it.
        let flag = |result: &str| format!("flag: black\n{}", sheet("40/2h, 1h", &format!("3.Bb5 {result}")));
        assert_eq!(editions(&flag(""), RULE), ALL);
        assert_eq!(editions(&flag("*"), RULE), ALL);
        assert_eq!(editions(&flag("1-0"), RULE), "");
        // The record ends before the control.
        assert_eq!(editions(&sheet("40 moves in 2h, 1h", "3.Bb5 ? 4.? ?"), RULE), "");
    }
}
