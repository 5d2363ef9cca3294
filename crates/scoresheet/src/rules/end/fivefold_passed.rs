//! `end.fivefold_passed`

use super::drawn::{self, Said};
use crate::edition::EditionName::{E2014, E2017, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_notation::Outcome;

/// A position stood for the fifth time, and the game went on or has another result than a draw.
pub(crate) static RULE: Rule = Rule {
    name: "end.fivefold_passed",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E2014, to: E2014, numbers: &["9.6a"] },
        Cited { from: E2017, to: E2023, numbers: &["9.6.1"] },
    ],
    summary: "a position stood for the fifth time, which drew the game, and play went on or the result is no draw",
    page: include_str!("fivefold_passed.md"),
    wakes: drawn::WAKES,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    drawn::find(context, &RULE, |history, context| history.fivefold_in(context.laws), say, findings);
}

fn say(what: Said) -> Message {
    match what {
        Said::Passed => Message::new("fivefold-passed"),
        Said::PassedAndDecided(outcome) => Message::new("fivefold-passed-decided").with("written", outcome.as_str()),
        Said::PassedAndFlagged(outcome) => Message::new("fivefold-passed-flagged").with("written", outcome.as_str()),
        Said::Decided(outcome) => {
            let message = Message::new("fivefold-decided").with("written", outcome.as_str());
            message.with("due", Outcome::Draw.as_str())
        }
        Said::Here => Message::new("fivefold-here"),
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "end.fivefold_passed";
    const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";
    const DETOUR: &str = "Nc3 Nc6 Nd5 Nd4 Nc3 Nc6 Nb1 Nb8";

    fn sheet(moves: &str) -> String {
        format!("lang: en\nlaws: 2023\n\n{moves}")
    }

    #[test]
    fn play_went_on() {
        let four = [SHUFFLE; 4].join(" ");
        check(
            &sheet(&format!("{four} e4 e5")),
            RULE,
            &["the position had stood for the fifth time before this move, and the game was drawn \
               (here the position stood for the fifth time)"],
            &["la posición se había dado por quinta vez antes de esta jugada, y la partida era tablas \
               (aquí la posición se dio por quinta vez)"],
        );
        check(
            &sheet(&format!("{four} e4 e5 0-1")),
            RULE,
            &["the position had stood for the fifth time before this move, and the game was drawn: \
               whether the result `0-1` stands is for the arbiter (here the position stood for the fifth time)"],
            &["la posición se había dado por quinta vez antes de esta jugada, y la partida era tablas: \
               que valga el resultado `0-1` lo decide el árbitro (aquí la posición se dio por quinta vez)"],
        );
        check(
            &sheet(&format!("{four} 1-0")),
            RULE,
            &["the last move brings the position for the fifth time and the game is drawn: \
               the result is `1/2-1/2`, not `1-0` (here the position stood for the fifth time) -> likely 1/2-1/2"],
            &["la última jugada da la posición por quinta vez y la partida es tablas: \
               el resultado es `1/2-1/2`, no `1-0` (aquí la posición se dio por quinta vez) -> likely 1/2-1/2"],
        );
        // A move that is not legal was played on, too.
        assert_eq!(editions(&sheet(&format!("{four} Qd5")), RULE), "2014 2017 2018 2023");
    }

    #[test]
    fn by_edition() {
        let straight = format!("lang: en\n\n{} e4", [SHUFFLE; 4].join(" "));
        let spread = format!("lang: en\n\n{SHUFFLE} {SHUFFLE} {DETOUR} {SHUFFLE} e4");
        assert_eq!(editions(&straight, RULE), "2014 2017 2018 2023");
        assert_eq!(editions(&spread, RULE), "2017 2018 2023");
    }

    #[test]
    fn nothing_to_say() {
        for moves in [
            format!("{} e4", [SHUFFLE; 3].join(" ")),
            [SHUFFLE; 4].join(" "),
            format!("{} 1/2-1/2", [SHUFFLE; 4].join(" ")),
            // The start stands for the fourth time only: what was before the pawn's move does not count.
            format!("{SHUFFLE} e4 e5 {} d4", [SHUFFLE; 3].join(" ")),
        ] {
            assert_eq!(editions(&format!("lang: en\n\n{moves}"), RULE), "", "{moves}");
        }
    }
}
