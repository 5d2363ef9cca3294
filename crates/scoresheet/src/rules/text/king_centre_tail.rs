//! `pgn.king_centre_tail`

use crate::finding::{Applicability, Finding, Fix, Message};
use crate::record::{Ply, Signals, Status};
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_board::{Color, Position, Role, Square};
use planilla_notation::{ItemKind, Kind, Span, Target, reader};

/// The kings that an electronic board saw in the centre after the game, written as moves.
pub(crate) static RULE: Rule = Rule {
    name: "pgn.king_centre_tail",
    severity: Severity::Warning,
    articles: &[],
    summary: "the last moves are kings put in the centre as a sign of the result, as electronic boards record them",
    page: include_str!("king_centre_tail.md"),
    wakes: WAKES,
    notes_in_pgn: Signals::NONE,
    check,
};

/// What becomes of cells that are no legal moves.
const WAKES: Signals =
    Signals(Signals::ILLEGAL.0 | Signals::EXTRA.0 | Signals::UNREAD.0 | Signals::UNREACHED.0 | Signals::PLAYED_ON.0);

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(first) = begins(context) else { return };
    let cells: Vec<Span> = context.record.plies[first..].iter().filter_map(|ply| ply.span).collect();
    let [start, .., end] = cells[..] else {
        let [only] = cells[..] else { return };
        return findings.push(finding(context, first, &cells, only, Message::new("king-centre-tail")));
    };
    findings.push(finding(
        context,
        first,
        &cells,
        Span { start: start.start, end: end.end },
        Message::new("king-centre-tail-two"),
    ));
}

fn finding(context: &Context<'_>, first: usize, cells: &[Span], span: Span, message: Message) -> Finding {
    let named = cells.iter().map(|cell| context.text_of(*cell).to_owned()).collect::<Vec<_>>();
    let finding = Finding::new(&RULE, span, message.with("written", named.join(" "))).entry(first);
    finding.articles(vec!["PGN 8.2"]).fix(Some(Fix {
        span: Span { start: numbered(context, span.start), end: span.end },
        replacement: between(context, span),
        played: None,
        san: None,
        applicability: Applicability::Likely,
        probability: None,
    }))
}

/// Where what is to be left out begins: with the number right before the first cell.
fn numbered(context: &Context<'_>, start: u32) -> u32 {
    let before = context.score.items.iter().rev().find(|item| item.span.start < start);
    before.filter(|item| matches!(item.kind, ItemKind::Number { .. })).map_or(start, |item| item.span.start)
}

/// What stands between the two cells and is to stay: comments and the like, without numbers.
fn between(context: &Context<'_>, span: Span) -> String {
    let inside = context.score.items.iter().filter(|item| item.span.start >= span.start && item.span.end <= span.end);
    let stays = inside.filter(|item| !matches!(item.kind, ItemKind::Cell | ItemKind::Number { .. }));
    stays.map(|item| context.text_of(item.span)).collect::<Vec<_>>().join(" ")
}

/// The entry with which such a tail begins.
///
/// It must be sure that these are no moves: everything before them is read, and a king that stands two squares or more
/// from where it is said to go does not move there. A single one that a man could go to in its place may be a slip.
pub(in crate::rules) fn begins(context: &Context<'_>) -> Option<usize> {
    let record = context.record;
    if !context.is_pgn() || context.refused.is_some() || !record.signals.any(WAKES) {
        return None;
    }
    let (plies, to) = (&record.plies, |ply: &Ply| square_of(context, ply));
    let first = match plies.len() {
        last @ 2.. if to(&plies[last - 2]).is_some() && to(&plies[last - 1]).is_some() => {
            if plies[last - 2].status.is_read() { last - 1 } else { last - 2 }
        }
        last @ 1.. => last - 1,
        0 => return None,
    };
    let odd = |ply: &Ply| matches!(ply.status, Status::Illegal | Status::Extra | Status::Unreached);
    let sure = |ply: &Ply| record.told(ply).is_some() && ply.status != Status::Missing;
    if !odd(&plies[first]) || !plies[..first].iter().all(sure) {
        return None;
    }
    let position = record.position_before(first);
    let us = position.turn();
    let away = |ply: &Ply, color: Color| to(ply).is_some_and(|to| distance(position.king(color), to) > 1);
    let over = !position.has_legal_move();
    let phantom = match &plies[first..] {
        [only] => to(only).is_some_and(|to| over || away(only, us) && !can_be_meant(position, to)),
        [one, two] => over || away(one, us) || away(two, !us),
        _ => false,
    };
    phantom.then_some(first)
}

/// Takes the findings of other rules about such a tail off the list.
pub(crate) fn instead_of_others(findings: &mut Findings) {
    let is_own = |finding: &Finding| std::ptr::eq(finding.rule, &raw const RULE);
    let Some(first) = findings.list.iter().find(|finding| is_own(finding)).and_then(|finding| finding.entry) else {
        return;
    };
    findings.list.retain(|finding| is_own(finding) || finding.entry.is_none_or(|entry| entry < first));
}

/// The square of the centre to which a king is said to go. A cell that was not reached has not been read either.
fn square_of(context: &Context<'_>, ply: &Ply) -> Option<Square> {
    let readings = reader(context.language).read(context.text_of(ply.span?));
    match readings.first().kind {
        Kind::Man(man) if man.role == Some(Role::King) => match man.target {
            Target::Square(to) => Some(to).filter(|to| is_central(*to)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a square is `d4`, `e4`, `d5` or `e5`.
fn is_central(square: Square) -> bool {
    [square.file().index(), square.rank().index()].iter().all(|index| matches!(index, 3 | 4))
}

/// Whether a legal move goes to a square: the letter may have been written wrong.
fn can_be_meant(position: &Position, to: Square) -> bool {
    position.legal_moves().iter().any(|played| played.to() == to)
}

fn distance(one: Square, other: Square) -> usize {
    let (files, ranks) =
        (one.file().index().abs_diff(other.file().index()), one.rank().index().abs_diff(other.rank().index()));
    files.max(ranks)
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;
    use crate::{Checker, Settings};

    const RULE: &str = "pgn.king_centre_tail";

    fn pgn(moves: &str) -> String {
        format!("[White \"N N\"]\n[Black \"N N\"]\n\n{moves}\n")
    }

    /// All that is found in a game, by its rule.
    fn found(moves: &str) -> Vec<&'static str> {
        let mut checker = Checker::new(Settings::default());
        let game = pgn(moves);
        let checked = checker.check(game.as_bytes());
        checked.findings.list.iter().map(|finding| finding.rule.name).collect()
    }

    #[test]
    fn kings_put_in_the_centre() {
        let one = "`Kd5` is no move: the king was put there as a sign of the result, as on electronic boards";
        let uno =
            "`Kd5` no es una jugada: el rey se puso allí como señal del resultado, como en los tableros electrónicos";
        check(
            &pgn("1. e4 c6 2. a3 Nf6 3. Kd5 1-0"),
            RULE,
            &[&format!("{one} -> likely ")],
            &[&format!("{uno} -> likely ")],
        );
        check(
            &pgn("1. e4 c6 2. Nf3 Nf6 3. Ke4 {[%clk 0:01:02]} Kd5 {White resigned} 0-1"),
            RULE,
            &["`Ke4 Kd5` are no moves: the kings were put there as a sign of the result, as on electronic boards \
               -> likely {[%clk 0:01:02]}"],
            &["`Ke4 Kd5` no son jugadas: los reyes se pusieron allí como señal del resultado, como en los tableros \
               electrónicos -> likely {[%clk 0:01:02]}"],
        );
    }

    #[test]
    fn it_takes_the_place_of_other_rules() {
        for moves in [
            "1. e4 c6 2. a3 Nf6 3. Kd5 1-0",
            "1. e4 c6 2. Nf3 Nf6 3. Ke4 Kd5 0-1",
            "1. e4 c6 2. Nf3 Nf6 3. Bc4 Kd5 4. Ke4 1/2-1/2",
            "1. f3 e5 2. g4 Qh4# 3. Kd4 Ke5 0-1",
            "1. f3 e5 2. g4 Qh4# 3. Kd4 0-1",
        ] {
            assert_eq!(found(moves), [RULE], "{moves}");
        }
    }

    #[test]
    fn the_fix_leaves_the_game_clean() {
        let game = pgn("1. e4 c6 2. Nf3 Nf6 3. Ke4 {[%clk 0:01:02]} 3... Kd5 0-1");
        let mut checker = Checker::new(Settings::default());
        let fix = checker.check(game.as_bytes()).findings.list[0].fix.clone().unwrap();
        let mended = [&game[..fix.span.start as usize], &fix.replacement, &game[fix.span.end as usize..]].concat();
        assert!(mended.ends_with("1. e4 c6 2. Nf3 Nf6 {[%clk 0:01:02]} 0-1\n"), "{mended}");
        assert!(checker.check(mended.as_bytes()).findings.list.is_empty());
    }

    #[test]
    fn moves_of_kings_and_slips() {
        let kings = "[FEN \"8/8/8/6k1/8/4K3/4P3/8 w - - 0 1\"]\n\n";
        for (moves, rules) in [
            // Legal.
            (format!("{kings}1. Ke4 Kg6 2. Ke5 *"), &[][..]),
            // Illegal, but a king's move: a slip, or an illegal move that was played.
            ("[FEN \"8/8/8/5k2/8/4K3/4P3/8 w - - 0 1\"]\n\n1. Ke4 *".to_owned(), &["move.leaves_king_in_check"]),
            // Another man can go there.
            (pgn("1. e4 c6 2. Nf3 Nf6 3. Nc3 d5 4. Ke5 1-0"), &["move.illegal"]),
            // Not at the end.
            (pgn("1. e4 c6 2. Nf3 Nf6 3. Ke4 d5 4. Nc3 dxe4 *"), &["move.illegal"]),
            // The board lost the thread before.
            (pgn("1. e4 c6 2. Nf4 Nf6 3. Ke4 Kd5 *"), &["move.illegal"]),
        ] {
            let mut checker = Checker::new(Settings::default());
            let checked = checker.check(moves.as_bytes());
            let names: Vec<_> = checked.findings.list.iter().map(|finding| finding.rule.name).collect();
            assert!(!names.contains(&RULE), "{moves}: {names:?}");
            assert!(
                rules.iter().all(|rule| names.contains(rule)) && (rules.is_empty() == names.is_empty()),
                "{names:?}"
            );
        }
        // A sheet is written by a player.
        check("lang: en\n\n1.e4 c6 2.Nf3 Nf6 3.Ke4 Kd5", RULE, &[], &[]);
    }
}
