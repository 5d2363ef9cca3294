//! `claim.threefold`

use super::told;
use crate::edition::EditionName::{E1997, E2001, E2014, E2017, E2018, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// A claim that a position stood three times: whether it did.
pub(crate) static RULE: Rule = Rule {
    name: "claim.threefold",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["5.4", "9.2"] },
        Cited { from: E2001, to: E2014, numbers: &["5.2d", "9.2"] },
        Cited { from: E2017, to: E2018, numbers: &["9.2", "9.2.2"] },
        Cited { from: E2023, to: E2023, numbers: &["9.2", "9.2.3"] },
    ],
    summary: "a claim of a draw by repetition: whether the position stood on the board three times",
    page: include_str!("threefold.md"),
    wakes: Signals::CLAIM,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    told::tell(context, &RULE, findings, |claim| !told::is_of_moves(claim));
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions, graded};

    const RULE: &str = "claim.threefold";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";
    const SHUFFLES: &str = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8";

    fn claim(claim: &str, moves: &str) -> String {
        format!("lang: en\nclaim: {claim}\n\n{moves}")
    }

    #[test]
    fn what_is_said() {
        check(
            &claim("threefold, white, 4b", SHUFFLES),
            RULE,
            &[
                "the claim is right: the position stood on the board 3 times, after `start`, `2b` and `4b` (here it stood) \
               (here it stood)",
            ],
            &[
                "la reclamación es correcta: la posición se dio 3 veces, tras `start`, `2b` y `4b` (aquí se dio) (aquí se dio)",
            ],
        );
        check(
            &claim("threefold, black, with 4...Ng8", SHUFFLES),
            RULE,
            &[
                "the claim is right: `Ng8` brings the position that stood after `start` and `2b`, 3 times in all (here it stood)",
            ],
            &[
                "la reclamación es correcta: con `Ng8` se da la posición que hubo tras `start` y `2b`, 3 veces en total (aquí \
               se dio)",
            ],
        );
        let rook = "lang: en\nfen: 4k3/8/8/8/8/8/8/4K2R w K - 0 1\nclaim: threefold, white, end\n\n\
                    1.Kf1 Kd8 2.Ke1 Ke8 3.Kf1 Kd8 4.Ke1 Ke8";
        check(
            rook,
            RULE,
            &[
                "the claim is wrong: the position stood on the board 2 times, after `2b` and `4b`, and 3 times are needed; \
               after `start` the same men stood with a right to castle that differs (here it stood) (here it stood)",
            ],
            &[
                "la reclamación es incorrecta: la posición se dio 2 veces, tras `2b` y `4b`, y hacen falta 3; tras `start` las \
               piezas estaban igual, pero con otro derecho de enroque (aquí se dio) (aquí se dio)",
            ],
        );
        check(
            &claim("threefold, black, with 4...Nh5", SHUFFLES),
            RULE,
            &["the claim is wrong: with `Nh5` the position stands on the board once, and 3 times are needed"],
            &["la reclamación es incorrecta: con `Nh5` la posición se da una vez, y hacen falta 3"],
        );
    }

    #[test]
    fn grades() {
        let end = "threefold, white, 4b";
        for (claimed, moves, expected) in [
            (end, SHUFFLES.to_owned(), "note"),
            (end, format!("{SHUFFLES} 1/2-1/2"), "note"),
            ("threefold, white, 4b, accepted", format!("{SHUFFLES} 1/2-1/2"), "note"),
            // A right claim ends the game.
            (end, format!("{SHUFFLES} 5.e4 e5"), "error"),
            (end, format!("{SHUFFLES} 1-0"), "error"),
            ("threefold, white, 4b, rejected", SHUFFLES.to_owned(), "error"),
            ("threefold, black, with 4...Ng8", format!("{SHUFFLES} 5.e4 e5"), "error"),
            ("threefold, black, with 4...Ng8", format!("{SHUFFLES} 1/2-1/2"), "note"),
            // Wrong ones.
            ("threefold, white, 2b", SHUFFLES.to_owned(), "error"),
            ("threefold, white, 2b, accepted", SHUFFLES.to_owned(), "error"),
            ("threefold, white, 2b, rejected", SHUFFLES.to_owned(), "note"),
            ("white, 2b", SHUFFLES.to_owned(), "error"),
            ("threefold, with 4...Ng3", SHUFFLES.to_owned(), "error"),
            ("threefold, 4b, with 5.Nh3", SHUFFLES.to_owned(), "warning"),
            // Others' matters.
            ("threefold, white, after 4w", SHUFFLES.to_owned(), ""),
            ("no_effort, white, 4b", SHUFFLES.to_owned(), ""),
            ("none", SHUFFLES.to_owned(), ""),
        ] {
            assert_eq!(graded(&claim(claimed, &moves), RULE), expected, "{claimed}: {moves}");
        }
        assert_eq!(editions(&claim(end, SHUFFLES), RULE), ALL);
        assert_eq!(graded(&claim("fifty, 4b", SHUFFLES), RULE), "");
        assert_eq!(graded(&claim("fifty, 4b", SHUFFLES), "claim.fifty"), "error");
    }
}
