//! `result.reason_not_visible`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::report::end_reason;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::wanted;
use planilla_board::State;
use planilla_notation::Outcome;

/// A decisive result without mate, and no reason recorded.
pub(crate) static RULE: Rule = Rule {
    name: "result.reason_not_visible",
    severity: Severity::Note,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.7"] }],
    summary: "a player has won, but there is no mate and no reason recorded",
    page: include_str!("reason_not_visible.md"),
    wakes: Signals(Signals::SHEET.0 | Signals::NAMED.0),
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Context { score, record, text, .. } = *context;
    if !wanted(context, Severity::Note) || (context.is_pgn() && !context.asks_for(&RULE)) || context.refused.is_some() {
        return;
    }
    let Some((outcome @ (Outcome::WhiteWins | Outcome::BlackWins), span)) = super::written(context) else { return };
    // What a mate, a stalemate or a dead position says of the result, another rule tells.
    let ended = record.state_at_end().is_none_or(|state| state != State::Ongoing);
    if !ended && end_reason(score, record, text).is_none() && super::termination(context).is_none() {
        let message = Message::new("reason-not-visible").with("written", outcome.as_str());
        findings.push(Finding::new(&RULE, span, message));
    }
}

#[cfg(test)]
mod tests {
    use super::RULE;
    use crate::rules::said::check;
    use crate::{Checker, Settings};

    #[test]
    fn a_win_without_a_reason() {
        let said = ["nothing says why the game ended `1-0`"];
        let dicho = ["nada dice por qué terminó la partida con `1-0`"];
        for edition in ["1997", "2005", "2023"] {
            check(&format!("laws: {edition}\nlang: en\n1.e4 e5 2.Nf3 d6 1-0"), RULE.name, &said, &dicho);
        }
        check("lang: en\nresult: 1-0\n\n1.e4 e5 2.Nf3 d6", RULE.name, &said, &dicho);
    }

    #[test]
    fn mates_reasons_and_draws() {
        for sheet in [
            "lang: en\n1.f3 e5 2.g4 Qh4# 0-1",
            "lang: en\n1.e4 e5 2.Nf3 d6 Black resigns",
            "lang: en\nreason: time\n\n1.e4 e5 2.Nf3 d6 1-0",
            "lang: es\n1.e4 e5 2.Cf3 d6 1-0 (tiempo)",
            "lang: en\n1.e4 e5 2.Nf3 d6 1/2-1/2",
            "lang: en\n1.e4 e5 2.Nf3 d6 *",
            "[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
        ] {
            check(sheet, RULE.name, &[], &[]);
        }
    }

    #[test]
    fn pgn_is_judged_if_it_is_asked_for_by_name() {
        let mut checker = Checker::new(Settings { select: vec![&RULE], ..Settings::default() });
        let mut found = |termination: &str| {
            let game = format!("[Result \"1-0\"]\n{termination}\n1. e4 e5 1-0\n");
            checker.check(game.as_bytes()).findings.list.len()
        };
        assert_eq!(found(""), 1);
        assert_eq!(found("[Termination \"normal\"]\n"), 1);
        assert_eq!(found("[Termination \"time forfeit\"]\n"), 0);
    }
}
