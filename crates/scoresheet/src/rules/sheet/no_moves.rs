//! `sheet.no_moves`

use crate::checked::Refusal;
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::Span;

/// A text in which nothing is a move.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.no_moves",
    severity: Severity::Error,
    articles: &[],
    summary: "a text in which nothing is a move (error), or headings without a move (warning)",
    page: include_str!("no_moves.md"),
    wakes: Signals::REFUSED,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(Refusal::NoMoves { headings }) = context.refused else { return };
    let (message, severity) = if planilla_trf::is_report(context.text.as_bytes()) {
        (Message::new("no-moves-report"), Severity::Error)
    } else if *headings {
        (Message::new("no-moves-headings"), Severity::Warning)
    } else {
        (Message::new("no-moves"), Severity::Error)
    };
    // The first line that is not empty.
    let start = context.text.len() - context.text.trim_start().len();
    let line = context.text[start..].lines().next().unwrap_or_default().trim_end();
    let span = Span::new(start, start + line.len());
    findings.push(Finding::new(&RULE, span, message).severity(severity));
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;
    use crate::{Checker, Settings};

    #[test]
    fn texts_without_a_move() {
        let english = "nothing in this text is a move; a scoresheet has moves such as `1. e4 e5`";
        let spanish = "en este texto no hay ninguna jugada; una planilla tiene jugadas como `1. e4 e5`";
        for text in [
            "El torneo se jugó en Madrid.\nLos jugadores llegaron tarde, y el árbitro no quiso empezar.",
            "Dear arbiter,\n\nplease find the sheets of round 3 in the other folder.\nKind regards",
            "; notes\n; of the round\n",
            "- bread\n- milk\n- 12 eggs\n",
            "1. bread\n2. milk\n3. eggs\n",
            "xxxxxxxxxxxxx",
            "Name;Fee;Paid\nAnna;12,50;yes\nJuan;10,00;no\n",
        ] {
            check(text, "sheet.no_moves", &[english], &[spanish]);
            let mut checker = Checker::new(Settings::default());
            let checked = checker.check(text.as_bytes());
            assert_eq!(checked.findings.list.len(), 1, "{text}");
        }
    }

    #[test]
    fn a_tournament_report_is_told_as_one() {
        let report = "012 Open\n022 Vienna\n001    1      A                                 1.0\n";
        let said = "this is a tournament report (TRF) and no game: check it with `planilla check --trf FILE`";
        check(
            report,
            "sheet.no_moves",
            &[said],
            &["esto es un informe de torneo (TRF) y no una partida: compruébelo con `planilla check --trf FILE`"],
        );
        let checked = Checker::new(Settings::default()).check(report.as_bytes()).findings.list.len();
        assert_eq!(checked, 1);
    }

    #[test]
    fn headings_without_a_move() {
        for text in ["White: A\nBlack: B\n", "White: A\nResult: 1-0\n", "White: A\n\n1-0\n"] {
            let english = "there are headings here and no move";
            check(text, "sheet.no_moves", &[english], &["aquí hay encabezamientos y ninguna jugada"]);
        }
    }

    #[test]
    fn sheets_that_are_none_the_less_such() {
        for text in [
            "",
            "\n \n",
            "White: A\nBlack: B\nResult: +/-\n",
            "White: A\nReason: forfeit\n",
            "White: A\n\n-/+\n",
            "1. ? ? 2. ? ?",
            "1. Qh9 x 2. e5 y 3. z",
            "7163",
            "e4",
            "[White \"A\"]\n[Black \"B\"]\n[Event \"C\"]\n[Result \"1-0\"]\n\n1-0\n",
        ] {
            check(text, "sheet.no_moves", &[], &[]);
        }
    }
}
