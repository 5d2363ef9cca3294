//! `result.resignation_without_mating_chance`

use super::account::{Account, is_open, winner};
use super::chance::{self, Chance};
use crate::edition::EditionName::E2023;
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::end_of_moves;
use planilla_notation::{EndReason, Outcome};

/// A player resigned to one who could not mate.
pub(crate) static RULE: Rule = Rule {
    name: "result.resignation_without_mating_chance",
    severity: Severity::Error,
    articles: &[Cited { from: E2023, to: E2023, numbers: &["5.1.2"] }],
    summary: "a player resigned, and the winner could not mate by any series of legal moves: a draw since 2023",
    page: include_str!("resignation_without_mating_chance.md"),
    wakes: Signals::TOLD,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((outcome, span)) = super::written(context) else { return };
    let Some(winner) = winner(outcome).filter(|_| context.laws.resign_draw_exception) else { return };
    let account = Account::of(context);
    if context.refused.is_some() || account.why() != Some(EndReason::Resignation) {
        return;
    }
    match chance::of(context, winner, account.by_program) {
        Chance::Open(why) => findings.undecided(&RULE, why),
        Chance::No(why) if is_open(context) => {
            let due = Outcome::Draw;
            let message = Message::new("resigned-no-chance").with("color", winner);
            let message = message.with("written", outcome.as_str()).with("due", due.as_str());
            let finding = Finding::new(&RULE, span, message).label(end_of_moves(context), why);
            findings.push(finding.fix(Some(super::instead(span, due))));
        }
        Chance::No(_) | Chance::Lacks | Chance::Yes => {}
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "result.resignation_without_mating_chance";
    const BARE: &str = "fen: 8/8/8/4k3/8/8/8/4K2Q w - - 0 1";

    #[test]
    fn a_draw_since_2023() {
        for end in ["1.Qh2+ White resigns", "1.Qh2+ 0-1 (resigns)", "1.Qh2+ 0-1"] {
            let heading = if end.contains("resign") { "lang: en" } else { "lang: en\nreason: resignation" };
            assert_eq!(editions(&format!("{heading}\n{BARE}\n\n{end}"), RULE), "2023", "{end}");
        }
        // Only the position, the result and the reason.
        assert_eq!(editions(&format!("{BARE}\nresult: 0-1\nreason: resignation\n"), RULE), "2023");
        assert_eq!(editions(&format!("{BARE}\nMotivo: las blancas se rinden\n\n0-1"), RULE), "2023");
        assert_eq!(editions(&format!("{BARE}\nresult: 1-0\nreason: resignation\n"), RULE), "");
        // The winner can mate, or nobody resigned.
        for end in ["1.Qh2+ Black resigns", "1.Qh2+ 0-1", "1.Qh2+ 1/2-1/2"] {
            assert_eq!(editions(&format!("lang: en\n{BARE}\n\n{end}"), RULE), "", "{end}");
        }
        let knights = "lang: en\nfen: 4k3/8/8/8/8/8/8/3NKN2 b - - 0 1\n\n1...Kd7 Black resigns";
        assert_eq!(editions(knights, RULE), "");
        check(
            &format!("lang: en\n{BARE}\n\n1.Qh2+ White resigns"),
            RULE,
            &[
                "Black cannot mate by any series of legal moves, so the resignation gives a draw: the result is `1/2-1/2`, \
               not `0-1` (Black has only the king) -> likely 1/2-1/2",
            ],
            &["las negras no pueden dar mate con ninguna serie de jugadas legales, así que el abandono da tablas: el \
               resultado es `1/2-1/2`, no `0-1` (las negras solo tienen el rey) -> likely 1/2-1/2"],
        );
    }
}
