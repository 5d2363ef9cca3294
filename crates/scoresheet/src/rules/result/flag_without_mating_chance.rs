//! `result.flag_without_mating_chance`

use super::account::{Account, is_open, winner};
use super::chance::{self, Chance};
use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::end_of_moves;
use planilla_board::Color;
use planilla_notation::{Outcome, Span};

/// A game lost on time to a player who could not mate.
pub(crate) static RULE: Rule = Rule {
    name: "result.flag_without_mating_chance",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["6.9"] },
        Cited { from: E2001, to: E2005, numbers: &["6.10"] },
        Cited { from: E2009, to: E2023, numbers: &["6.9"] },
    ],
    summary: "a game was lost on time, and the winner could not mate by any series of legal moves",
    page: include_str!("flag_without_mating_chance.md"),
    wakes: Signals::TOLD,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((outcome, span)) = super::written(context) else { return };
    let Some(winner) = winner(outcome) else { return };
    let account = Account::of(context);
    if context.refused.is_some() || !account.lost_on_time(!winner) {
        return;
    }
    if let Some(why) = account.flag_in_doubt(context) {
        return findings.undecided(&RULE, why);
    }
    match chance::of_flag(context, winner, account.by_program) {
        Chance::Open(why) => findings.undecided(&RULE, why),
        // Mate, stalemate and a dead position end a game whatever the clocks show: another rule tells.
        _ if !is_open(context) => {}
        Chance::No(why) => {
            let message = Message::new("flag-no-chance");
            findings.push(found(winner, outcome, span, message).label(end_of_moves(context), why));
        }
        Chance::Lacks => {
            findings.push(found(winner, outcome, span, Message::new("flag-no-potential")).articles(vec!["C4"]));
        }
        Chance::Yes => {}
    }
}

fn found(winner: Color, outcome: Outcome, span: Span, message: Message) -> Finding {
    let due = Outcome::Draw;
    let message = message.with("color", winner).with("written", outcome.as_str()).with("due", due.as_str());
    Finding::new(&RULE, span, message).fix(Some(super::instead(span, due)))
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions, undecided};

    const RULE: &str = "result.flag_without_mating_chance";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";
    /// White can still be mated by nothing; Black can.
    const WALLS: &str = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";

    fn sheet(fen: &str, headings: &str, moves: &str) -> String {
        format!("lang: en\nfen: {fen}\n{headings}\n\n{moves}")
    }

    #[test]
    fn a_flag_where_the_other_side_cannot_mate() {
        assert_eq!(editions(&sheet(WALLS, "flag: white", "1.Ke3 0-1"), RULE), ALL);
        assert_eq!(editions(&sheet(WALLS, "reason: time", "1.Ke3 0-1"), RULE), ALL);
        // Black's flag: White can mate.
        assert_eq!(editions(&sheet(WALLS, "flag: black", "1.Ke3 1-0"), RULE), "");
        assert_eq!(editions(&sheet(WALLS, "flag: white", "1.Ke3 1/2-1/2"), RULE), "");
        check(
            &sheet("8/8/8/4k3/8/8/8/4K2Q w - - 0 1", "flag: white", "1.Qh2+ 0-1"),
            RULE,
            &[
                "Black cannot mate by any series of legal moves, so the loss on time is a draw: the result is `1/2-1/2`, \
               not `0-1` (Black has only the king) -> likely 1/2-1/2",
            ],
            &[
                "las negras no pueden dar mate con ninguna serie de jugadas legales, así que la pérdida por tiempo da tablas: \
               el resultado es `1/2-1/2`, no `0-1` (las negras solo tienen el rey) -> likely 1/2-1/2",
            ],
        );
    }

    #[test]
    fn on_a_sheet_with_a_position_and_no_move() {
        for told in ["flag: white", "reason: time"] {
            assert_eq!(editions(&sheet(WALLS, &format!("{told}\nresult: 0-1"), ""), RULE), ALL, "{told}");
            assert_eq!(editions(&sheet(WALLS, told, "0-1"), RULE), ALL, "{told}");
        }
        for clean in ["flag: black\nresult: 1-0", "flag: white\nresult: ½-½", "result: 0-1"] {
            assert_eq!(editions(&sheet(WALLS, clean, ""), RULE), "", "{clean}");
        }
        let spanish = format!("Bandera: blancas\nResultado: 0-1\nfen: {WALLS}\n");
        assert_eq!(editions(&spanish, RULE), ALL);
        assert_eq!(editions(&spanish, "sheet.no_moves"), "");
        // Nothing is told of the end.
        assert_eq!(editions(&sheet(WALLS, "white: A", ""), "sheet.no_moves"), ALL);
    }

    #[test]
    fn two_knights_and_mates() {
        let knights = "4k3/8/8/8/8/8/8/3NKN2 b - - 0 1";
        for (headings, expected) in [
            ("reason: time", ""),
            ("reason: time\ntime_control: 5 min", "1997"),
            ("reason: time\ntime_control: 90 min", ""),
            ("reason: resignation\ntime_control: 5 min", ""),
        ] {
            assert_eq!(editions(&sheet(knights, headings, "1...Kd7 1-0"), RULE), expected, "{headings}");
        }
        let rook = "4k1n1/8/8/8/8/8/8/3RK3 b - - 0 1";
        assert_eq!(editions(&sheet(rook, "reason: time\ntime_control: 5 min", "1...Kf7 1-0"), RULE), "");
        // Mate on the board beats the flag; so does stalemate, which another rule tells.
        assert_eq!(editions("lang: en\nflag: black\n\n1.f3 e5 2.g4 Qh4# 0-1", RULE), "");
        assert_eq!(editions(&sheet("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "flag: white", "1.Kg6 0-1"), RULE), "");
    }

    #[test]
    fn in_pgn() {
        let pgn = |fen: &str, termination: &str, moves: &str| {
            format!(
                "[Result \"0-1\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Termination \"{termination}\"]\n\n{moves} 0-1\n"
            )
        };
        let bare = "8/8/8/4k3/8/8/8/4K2Q w - - 0 1";
        assert_eq!(editions(&pgn(bare, "Time forfeit", "1. Qh2+"), RULE), ALL);
        assert_eq!(editions(&pgn(bare, "Normal", "1. Qh2+"), RULE), "");
        assert_eq!(editions(&pgn(WALLS, "time forfeit", "1. Ke3"), RULE), ALL);
    }

    #[test]
    fn what_is_not_sure() {
        // The entry before the last is no move, and what stands is not known.
        let sheet = sheet("8/8/8/4k3/8/8/8/4K2Q w - - 0 1", "flag: white", "1.Qh2+ xyzzy 2.pqrst 0-1");
        assert_eq!(undecided(&sheet), [RULE]);
    }
}
