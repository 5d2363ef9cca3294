//! `end.seventyfive_passed`

use super::drawn::{self, Said};
use crate::edition::EditionName::{E2014, E2017, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_notation::Outcome;

/// Each player made 75 moves without a pawn move or a capture, and the game went on or has another result than a draw.
pub(crate) static RULE: Rule = Rule {
    name: "end.seventyfive_passed",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E2014, to: E2014, numbers: &["9.6b"] },
        Cited { from: E2017, to: E2023, numbers: &["9.6.2"] },
    ],
    summary: "75 moves without a pawn move or a capture drew the game, and play went on or the result is no draw",
    page: include_str!("seventyfive_passed.md"),
    wakes: drawn::WAKES,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    drawn::find(context, &RULE, |history, context| history.seventyfive_in(context.laws), say, findings);
}

fn say(what: Said) -> Message {
    match what {
        Said::Passed => Message::new("seventyfive-passed"),
        Said::PassedAndDecided(outcome) => Message::new("seventyfive-passed-decided").with("written", outcome.as_str()),
        Said::PassedAndFlagged(outcome) => Message::new("seventyfive-passed-flagged").with("written", outcome.as_str()),
        Said::Decided(outcome) => {
            let message = Message::new("seventyfive-decided").with("written", outcome.as_str());
            message.with("due", Outcome::Draw.as_str())
        }
        Said::Here => Message::new("seventyfive-here"),
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "end.seventyfive_passed";

    fn sheet(clock: u16, moves: &str) -> String {
        format!("lang: en\nfen: 7k/8/6K1/8/8/8/8/R7 w - - {clock} 130\n\n{moves}")
    }

    #[test]
    fn play_went_on() {
        check(
            &sheet(148, "Ra2 Kg8 Ra3 1/2-1/2"),
            RULE,
            &[
                "each player had made 75 moves without a pawn move or a capture before this move, and the game was drawn \
               (here the 75 moves were complete)",
            ],
            &[
                "cada bando había hecho 75 jugadas sin mover un peón ni capturar antes de esta jugada, y la partida era \
               tablas (aquí se completaron las 75 jugadas)",
            ],
        );
        check(
            &sheet(148, "Ra2 Kg8 Ra8# 1-0"),
            RULE,
            &[
                "each player had made 75 moves without a pawn move or a capture before this move, and the game was drawn: \
               whether the result `1-0` stands is for the arbiter (here the 75 moves were complete)",
            ],
            &[
                "cada bando había hecho 75 jugadas sin mover un peón ni capturar antes de esta jugada, y la partida era \
               tablas: que valga el resultado `1-0` lo decide el árbitro (aquí se completaron las 75 jugadas)",
            ],
        );
        check(
            &sheet(149, "Ra2 1-0"),
            RULE,
            &["with the last move each player has made 75 moves without a pawn move or a capture, and the game is \
               drawn: the result is `1/2-1/2`, not `1-0` (here the 75 moves were complete) -> likely 1/2-1/2"],
            &["con la última jugada cada bando ha hecho 75 jugadas sin mover un peón ni capturar, y la partida es \
               tablas: el resultado es `1/2-1/2`, no `1-0` (aquí se completaron las 75 jugadas) -> likely 1/2-1/2"],
        );
    }

    #[test]
    fn by_edition() {
        assert_eq!(editions(&sheet(148, "Ra2 Kg8 Ra3"), RULE), "2014 2017 2018 2023");
    }

    #[test]
    fn nothing_to_say() {
        for (clock, moves) in [
            // Mate by the last of the 75 moves ends the game.
            (149, "Ra8# 1-0"),
            (148, "Ra2 Kg8"),
            (148, "Ra2 Kg8 1/2-1/2"),
            (147, "Ra2 Kg8 Ra8# 1-0"),
            (0, "Ra2 Kg8 Ra8# 1-0"),
        ] {
            assert_eq!(editions(&sheet(clock, moves), RULE), "", "{clock} {moves}");
        }
    }
}
