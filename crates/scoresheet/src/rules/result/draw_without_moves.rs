//! `result.draw_without_moves`

use super::account::{Account, is_open};
use crate::checked::Refusal;
use crate::edition::EditionName::{E1997, E2001, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::{Record, Signals, Status};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::wanted;
use planilla_board::{Color, Position};
use planilla_notation::{EndReason, Key, Outcome};

/// A draw was agreed before each player had made a move.
pub(crate) static RULE: Rule = Rule {
    name: "result.draw_without_moves",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["5.3", "9.1"] },
        Cited { from: E2001, to: E2014, numbers: &["5.2c", "9.1"] },
        Cited { from: E2017, to: E2023, numbers: &["5.2.3"] },
    ],
    summary: "a draw was agreed before each player had made a move",
    page: include_str!("draw_without_moves.md"),
    wakes: Signals::SHORT_DRAW,
    notes_in_pgn: Signals::NONE,
    check,
};

/// How many moves of each player are recorded, read or not.
pub(super) fn moves_of(record: &Record) -> [usize; 2] {
    let moves = |color: Color| {
        let made = |ply: &&crate::record::Ply| ply.color == color && ply.status != Status::Extra;
        record.plies.iter().filter(made).count()
    };
    [moves(Color::White), moves(Color::Black)]
}

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((Outcome::Draw, span)) = super::written(context) else { return };
    let least = usize::from(context.laws.agree_min_moves);
    let reason = Account::of(context).why();
    let agreed = matches!(reason, None | Some(EndReason::Agreement));
    if !agreed || !is_known(context) || moves_of(context.record).iter().all(|made| *made > 0) {
        return;
    }
    let severity = match reason {
        _ if least == 0 => Severity::Note,
        // In a file of games the moves of some were not to be had.
        None if context.is_pgn() => Severity::Warning,
        _ => Severity::Error,
    };
    if wanted(context, severity) {
        let none = moves_of(context.record) == [0, 0];
        let message = if none { Message::new("draw-no-moves") } else { Message::new("draw-one-move") };
        let message = message.with("allowed", if least == 0 { "yes" } else { "no" });
        findings.push(Finding::new(&RULE, span, message).severity(severity));
    }
}

/// Whether the moves are those of the whole game, and it could go on: on a sheet without one, that it is not refused for
/// anything else. Where a position was set up, moves were made before it; of cells that were not reached it is not known whose
/// they are.
fn is_known(context: &Context<'_>) -> bool {
    match context.refused {
        None => {
            let whole = context.record.start == Position::default() && is_open(context);
            whole && !context.record.signals.any(Signals::UNREACHED)
        }
        Some(Refusal::NoMoves { .. }) => {
            context.record.plies.is_empty() && context.score.tag(Key::Fen, context.text).is_none()
        }
        Some(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, graded_in};

    const RULE: &str = "result.draw_without_moves";
    const NOTE: &str = "note note note note note";

    #[test]
    fn by_edition() {
        let sheet = |headings: &str, moves: &str| format!("lang: en\nwhite: A\nblack: B\n{headings}\n\n{moves}");
        for (headings, moves, expected) in [
            ("reason: agreement", "½-½", format!("{NOTE} error error error")),
            ("result: ½-½", "", format!("{NOTE} error error error")),
            ("result: ½-½", "1.e4", format!("{NOTE} error error error")),
            ("reason: agreement", "1.e4 ½-½", format!("{NOTE} error error error")),
            ("reason: agreement", "1.e4 e5 ½-½", String::new()),
            ("reason: arbiter", "½-½", String::new()),
            ("result: 1-0", "", String::new()),
        ] {
            assert_eq!(graded_in(&sheet(headings, moves), RULE), expected, "{headings} {moves}");
        }
        let pgn = "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n1/2-1/2\n";
        assert_eq!(graded_in(pgn, RULE), format!("{NOTE} warning warning warning"));
        // Nobody can move or mate there: that is a draw without an agreement.
        assert_eq!(graded_in("lang: en\nfen: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\n½-½", RULE), "");
    }

    #[test]
    fn what_is_said() {
        check(
            "lang: en\nlaws: 2023\nreason: agreement\n\n1.e4 ½-½",
            RULE,
            &["the draw was agreed before each player had made a move"],
            &["las tablas se acordaron antes de que cada jugador hubiera hecho una jugada"],
        );
        check(
            "lang: en\nlaws: 2009\nreason: agreement\n\n½-½",
            RULE,
            &["the draw was agreed before a move was made, which this edition allows"],
            &["las tablas se acordaron antes de hacer ninguna jugada, lo que esta edición permite"],
        );
    }
}
