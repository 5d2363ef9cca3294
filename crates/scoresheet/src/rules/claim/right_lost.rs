//! `claim.right_lost`

use crate::claims::Verdict;
use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// A claim that the player could not make any more, or not yet: it was not his turn, or he had touched a piece.
pub(crate) static RULE: Rule = Rule {
    name: "claim.right_lost",
    severity: Severity::Error,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["9.4"] }],
    summary: "a draw was claimed by a player who was not to move, or who had touched a piece",
    page: include_str!("right_lost.md"),
    wakes: Signals::CLAIM,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for claim in context.claims() {
        let (&Verdict::RightLost { was_right, touched }, Some(player)) = (&claim.verdict, claim.player) else {
            continue;
        };
        let message = match (touched, was_right) {
            (true, _) => Message::new("claim-lost-touched"),
            (false, true) => Message::new("claim-lost-moved"),
            (false, false) => Message::new("claim-lost-turn"),
        };
        let mut finding = Finding::new(&RULE, claim.span, message.with("color", player));
        if let Some(entry) = claim.place.and_then(|place| context.record.history().entry_of(place)) {
            finding = finding.entry(entry as usize);
        }
        findings.push(finding);
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "claim.right_lost";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    fn claim(claim: &str) -> String {
        format!("lang: en\nclaim: {claim}\n\n1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.h3 h6")
    }

    #[test]
    fn by_edition() {
        assert_eq!(editions(&claim("threefold, white, after 5.h3"), RULE), ALL);
        assert_eq!(editions(&claim("threefold, white, after 3.Nf3"), RULE), ALL);
        assert_eq!(editions(&claim("threefold, white, after 4..."), RULE), "");
        // Touching a piece ends the right since 2009.
        assert_eq!(editions(&claim("threefold, white, after 4..., touched"), RULE), "2009 2014 2017 2018 2023");
        assert_eq!(editions(&claim("fifty, black, after 5.h3"), RULE), "");
    }

    #[test]
    fn what_is_said() {
        check(
            &claim("threefold, white, after 5.h3"),
            RULE,
            &["White had made a move before the claim, and with it the right to claim was lost"],
            &["las blancas habían hecho una jugada antes de reclamar, y con ella perdieron el derecho a reclamar"],
        );
        check(
            &claim("threefold, white, after 3.Nf3"),
            RULE,
            &["White cannot claim a draw here: it is the opponent's turn"],
            &["las blancas no pueden reclamar tablas aquí: no les toca jugar"],
        );
        check(
            &claim("threefold, white, after 4..., touched"),
            RULE,
            &["White had touched a piece before the claim, and can claim a draw only on a later turn"],
            &[
                "las blancas habían tocado una pieza antes de reclamar, y no pueden reclamar tablas hasta un turno posterior",
            ],
        );
    }
}
