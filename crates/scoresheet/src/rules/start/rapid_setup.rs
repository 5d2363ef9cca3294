//! `start.rapid_setup`

use super::wrong_position::{men_of, misplaced};
use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2018, E2023};
use crate::edition::SetupCastling;
use crate::finding::{Arg, Finding, Message};
use crate::reason::Reason;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{place, wanted};
use crate::time_control::TimeClass;
use planilla_board::{CastlingFault, Color, Role, Side, Square};
use planilla_notation::{Key, Kind};

/// A wrong set-up in fast play that stands, for the players have made too many moves.
pub(crate) static RULE: Rule = Rule {
    name: "start.rapid_setup",
    severity: Severity::Note,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["B4"] },
        Cited { from: E2009, to: E2014, numbers: &["A.4.a"] },
        Cited { from: E2017, to: E2018, numbers: &["A.4.1"] },
        Cited { from: E2023, to: E2023, numbers: &["A.5.1"] },
    ],
    summary: "men exchanged at the start of rapid play or blitz, which stands after a number of moves",
    page: include_str!("rapid_setup.md"),
    wakes: Signals::START_WRONG,
    notes_in_pgn: Signals::START_WRONG,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(tag) = context.score.tags.iter().find(|tag| tag.key == Key::Fen) else { return };
    if !stands(context) {
        return;
    }
    let mut castlings = castlings(context).peekable();
    if context.laws.setup_castling == SetupCastling::None && castlings.peek().is_some() {
        let why = Message::new("setup-castling-open").with("laws", context.laws.name.as_str());
        return findings.undecided(&RULE, why);
    }
    if wanted(context, Severity::Note) {
        let message = Message::new("setup-stands").with("count", usize::from(context.laws.setup_moves));
        let message = message.with("men", Arg::Sentences(men_of(&context.record.start)));
        let finding = Finding::new(&RULE, tag.value, message);
        let of_castling =
            |finding: Finding, entry| finding.label(place(context.record, entry), Message::new("setup-no-castling"));
        findings.push(castlings.fold(finding, of_castling));
    }
}

/// Whether it is not known that the set-up stands, for the edition does not say of which class a game with an increment is: with its
/// time alone it would be fast play.
pub(super) fn is_open(context: &Context<'_>) -> bool {
    let Some(mut control) = context.time_control().filter(|_| context.time_class().is_none()) else { return false };
    control.periods.iter_mut().chain(&mut control.black).for_each(|period| period.increment = 0);
    let fast = matches!(control.class(context.laws), Some(TimeClass::Rapid | TimeClass::Blitz));
    fast && has_begun(context)
}

/// Whether both players have made so many moves that a wrong set-up of fast play stands.
fn has_begun(context: &Context<'_>) -> bool {
    let made = context.record.plies.iter().filter(|ply| ply.played.is_some()).count();
    made >= 2 * usize::from(context.laws.setup_moves)
}

/// Whether fast play was begun with men exchanged, and both players have made so many moves that nothing can be changed.
pub(super) fn stands(context: &Context<'_>) -> bool {
    matches!(context.time_class(), Some(TimeClass::Rapid | TimeClass::Blitz)) && has_begun(context)
}

/// Whether an entry castles, or tries to, with a king or a rook that was set up in a wrong place, and stays there, where the edition
/// does not say what that costs.
pub(in crate::rules) fn castling_is_open(context: &Context<'_>, entry: usize, reason: Option<&Reason>) -> bool {
    let misplaced = matches!(
        reason,
        Some(Reason::Castling { fault: CastlingFault::KingNotHome { .. } | CastlingFault::RookNotHome { .. }, .. })
    );
    misplaced
        && context.laws.setup_castling == SetupCastling::None
        && stands(context)
        && castlings(context).any(|castling| castling == entry)
}

/// The entries that castle, or try to, with a king or a rook that was set up in a wrong place, as far as the edition counts it.
fn castlings<'a>(context: &'a Context<'_>) -> impl Iterator<Item = usize> + 'a {
    let start = &context.record.start;
    let wrong = misplaced(start);
    let entries = context.record.plies.iter().enumerate().filter_map(|(entry, ply)| match ply.written.kind {
        Kind::Castle(side) => Some((entry, ply.color, side)),
        _ => None,
    });
    let counts = move |color: Color, side: Side| {
        let king = start.king(color);
        let home = |on: Square| if color == Color::White { on } else { Square::new(on.file(), Square::A8.rank()) };
        let rook = home(if side == Side::King { Square::H1 } else { Square::A1 });
        match context.laws.setup_castling {
            SetupCastling::KqSwapped => {
                king == home(Square::D1) && start.role_at(home(Square::E1)) == Some(Role::Queen)
            }
            SetupCastling::None | SetupCastling::KingOrRook => wrong.contains(king) || wrong.contains(rook),
        }
    };
    entries.filter(move |(_, color, side)| counts(*color, *side)).map(|(entry, ..)| entry)
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;
    use crate::{Checker, Settings};

    const RULE: &str = "start.rapid_setup";
    const SWAPPED: &str = "fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";
    const THREE: &str = "1.e4 e5 2.Nf3 Nc6 3.Be2 a6";
    const TEN: &str = "4.a3 a5 5.b3 b6 6.c3 h6 7.d3 h5 8.h3 d6 9.g3 g6 10.Nbd2 Nf6";

    /// The rules about the start and the moves that find something, and how many are undecided.
    fn found(headings: &str, moves: &str) -> (Vec<&'static str>, usize) {
        let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
        let sheet = format!("{headings}\nlang: en\n{SWAPPED}\n\n{moves}");
        let checked = checker.check(sheet.as_bytes());
        let names = checked.findings.list.iter().map(|finding| finding.rule.name);
        let rules = names.filter(|name| name.starts_with("start.") || name.starts_with("move.")).collect();
        (rules, checked.findings.undecided.iter().filter(|undecided| undecided.rule.name == RULE).count())
    }

    #[test]
    fn it_stands_after_a_number_of_moves() {
        let long = format!("{THREE} {TEN}");
        for (headings, moves, rule) in [
            ("laws: 1997\ntime_control: 25 min", THREE, RULE),
            ("laws: 2001\ntime_control: 5 min", THREE, RULE),
            ("laws: 2005\ntime_control: 15+10", THREE, RULE),
            ("laws: 2009\ntime_control: 15+10", THREE, RULE),
            ("laws: 2009\ntime_control: 15+10", "1.e4 e5 2.Nf3 Nc6 3.Be2", "start.wrong_position"),
            ("laws: 2014\ntime_control: 15+10", THREE, "start.wrong_position"),
            ("laws: 2014\ntime_control: 15+10", long.as_str(), RULE),
            ("laws: 2018\ntime_control: 3+2", THREE, "start.wrong_position"),
            ("laws: 2023\ntime_control: 3+2", long.as_str(), RULE),
            ("laws: 2023\ntime_control: 90+30", long.as_str(), "start.wrong_position"),
            ("laws: 2023", long.as_str(), "start.wrong_position"),
            // Of an increment these editions say nothing.
            ("laws: 2001\ntime_control: 90+30", THREE, "start.wrong_position"),
            ("laws: 2001\ntime_control: 15+10", "1.e4 e5 2.Nf3 Nc6 3.Be2", "start.wrong_position"),
        ] {
            assert_eq!(found(headings, moves), (vec![rule], 0), "{headings}: {moves}");
        }
    }

    #[test]
    fn a_class_that_is_not_known_leaves_it_open() {
        for laws in ["1997", "2001"] {
            let sheet = format!("laws: {laws}\nRitmo de juego: 15+10\nlang: en\n{SWAPPED}\n\n{THREE}");
            check(&sheet, "start.wrong_position", &[], &[]);
            assert_eq!(crate::rules::said::undecided(&sheet), ["start.wrong_position"], "{laws}");
        }
    }

    #[test]
    fn castling_with_a_man_that_was_misplaced() {
        let castled = format!("{THREE} 4.0-0");
        for (headings, expected) in [
            ("laws: 1997\ntime_control: 25 min", (vec![], 1)),
            ("laws: 2001\ntime_control: 25 min", (vec![RULE, "move.illegal_castling"], 0)),
            ("laws: 2009\ntime_control: 25 min", (vec![RULE, "move.illegal_castling"], 0)),
        ] {
            assert_eq!(found(headings, &castled), expected, "{headings}");
        }
        check(
            &format!("laws: 2009\ntime_control: 25 min\nlang: en\n{SWAPPED}\n\n{castled}"),
            RULE,
            &[
                "the men did not stand where a game starts, but in fast play that stands after 3 moves by each player: White \
               has a king on `d1` where the queen belongs; White has a queen on `e1` where the king belongs (no castling: \
               king or rook had a wrong place)",
            ],
            &[
                "las piezas no estaban donde empieza la partida, pero en ajedrez rápido y relámpago eso queda en pie tras 3 jugadas de \
               cada bando: las blancas tienen un rey en `d1`, donde va la dama; las blancas tienen una dama en `e1`, donde va el \
               rey (sin enroque: el rey o la torre estaban mal colocados)",
            ],
        );
    }
}
