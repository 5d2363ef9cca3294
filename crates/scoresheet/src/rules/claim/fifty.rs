//! `claim.fifty`

use super::told;
use crate::edition::EditionName::{E1997, E2001, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// A claim that fifty moves were made without a pawn move or a capture: whether they were.
pub(crate) static RULE: Rule = Rule {
    name: "claim.fifty",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["5.5", "9.3"] },
        Cited { from: E2001, to: E2014, numbers: &["5.2e", "9.3"] },
        Cited { from: E2017, to: E2023, numbers: &["9.3"] },
    ],
    summary: "a claim of a draw by fifty moves: whether each player made fifty without a pawn move or a capture",
    page: include_str!("fifty.md"),
    wakes: Signals::CLAIM,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    told::tell(context, &RULE, findings, told::is_of_moves);
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions, graded};

    const RULE: &str = "claim.fifty";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";
    const FREE: &str = "8/8/8/8/8/5k2/8/R3K3 w - - 99 80";
    const TAKEN: &str = "8/8/8/8/8/5k2/r7/R3K3 w - - 99 80";

    fn claim(fen: &str, claim: &str, moves: &str) -> String {
        format!("lang: en\nfen: {fen}\nclaim: {claim}\n\n{moves}")
    }

    #[test]
    fn the_announced_move_counts() {
        let (right, wrong) =
            (claim(FREE, "fifty, with 80.Ra2", "80.Ra2"), claim(TAKEN, "fifty, with Rxa2", "80.Rxa2 Kg3"));
        assert_eq!((graded(&right, RULE), graded(&wrong, RULE)), ("note".to_owned(), "error".to_owned()));
        assert_eq!((editions(&right, RULE).as_str(), editions(&wrong, RULE).as_str()), (ALL, ALL));
        check(
            &right,
            RULE,
            &["the claim is right: 100 half-moves without a pawn move or a capture, and 100 are needed"],
            &["la reclamación es correcta: 100 medias jugadas sin mover un peón ni capturar, y hacen falta 100"],
        );
        let taking = claim(TAKEN, "fifty, with 80.Rxa2", "80.Rxa2 Kg3");
        check(
            &taking,
            RULE,
            &["the claim is wrong: the announced `Rxa2` is a pawn move or a capture"],
            &["la reclamación es incorrecta: la jugada anunciada `Rxa2` es una captura o una jugada de peón"],
        );
    }

    #[test]
    fn grades() {
        for (claimed, moves, expected) in [
            ("fifty, start", "80.Ra2 Kg3", "error"),
            ("fifty, start, rejected", "80.Ra2 Kg3", "note"),
            ("fifty, 80w", "80.Ra2", "note"),
            ("fifty, 80w", "80.Ra2 Kg3", "error"),
            ("fifty, 80w, rejected", "80.Ra2", "error"),
            ("fifty, 80w", "80.Ra2 1-0", "error"),
            ("80w", "80.Ra2 1/2-1/2", "note"),
            ("fifty, with 80.Ra5", "80.Ra2 Kg3", "error"),
        ] {
            assert_eq!(graded(&claim(FREE, claimed, moves), RULE), expected, "{claimed}: {moves}");
        }
    }
}
