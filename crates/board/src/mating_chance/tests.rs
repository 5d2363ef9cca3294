//! What each step proves, what lines are worth, and that budgets are kept.

use super::{Effort, How, MatingChance};
use crate::{Color, Dead, Position};

fn position(fen: &str) -> Position {
    Position::from_fen_lenient(fen).unwrap_or_else(|error| panic!("{fen}: {error}")).0
}

#[test]
fn each_step_proves_its_own() {
    for (fen, player, how) in [
        ("4k3/8/8/8/8/8/8/4K2R w K -", Color::Black, How::Material),
        ("3qk3/8/8/8/8/8/8/4KN2 w - -", Color::White, How::Material),
        ("2rqk3/8/8/8/8/8/8/B3K3 w - -", Color::White, How::Material),
        ("7k/6Q1/6K1/8/8/8/8/8 b - -", Color::Black, How::Material),
        ("7k/8/5KQ1/8/8/8/8/8 b - -", Color::White, How::Forced),
        ("7k/5K1P/8/8/8/8/8/8 b - -", Color::White, How::Forced),
        // Two pawns that face each other never pass; the kings cannot get at them.
        ("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - -", Color::White, How::Static),
        // A bishop on the wrong colour for all that can be held.
        ("2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/2B1K3 w - -", Color::White, How::Static),
        // Who captures the unmoved pawns leaves the other king without a move.
        ("8/8/7p/5p1P/5p1K/b4Pp1/1b4P1/b4kb1 b - -", Color::White, How::Static),
        // The same for Black, whose king could only look on from where it leaves no move.
        ("8/8/7p/5p1P/5p1K/b4Pp1/1b4P1/b4kb1 b - -", Color::Black, How::Static),
        // A pawn's check is answered by capturing it, for nothing can defend it.
        ("1b1k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - -", Color::Black, How::Static),
        // The rook that does not move is captured before it does, or not.
        ("B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - -", Color::White, How::Static),
        // The pawns on b6 and d6 mate as soon as they move.
        ("3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B1B b - -", Color::White, How::Static),
        // In check: after every move there are walls.
        ("1bB5/k7/R5r1/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 b - -", Color::White, How::Static),
        // Whichever square the knight goes to, it mates.
        ("6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P1n/B7 w - -", Color::White, How::Static),
    ] {
        for effort in [Effort::Fast, Effort::FULL] {
            let found = position(fen).mating_chance(player, effort);
            assert!(
                matches!(found, MatingChance::Unwinnable { how: by, .. } if by == how),
                "{fen} {player}: {found:?}"
            );
        }
    }
    let closed = position("8/1p6/kPp5/p1P5/2P5/P7/3K4/8 w - -").mating_chance(Color::Black, Effort::FULL);
    assert!(matches!(closed, MatingChance::Unwinnable { how: How::Closure, .. }), "{closed:?}");
}

/// Positions on which others have been wrong in one way or another: slow pawns, checks on a king that has not moved yet, moves
/// that stalemate, a promotion to less than a queen, castling, en passant.
#[test]
fn what_looks_dead_is_not() {
    for (fen, player) in [
        ("8/2pN4/3p4/3k4/r7/8/5K2/8 b - -", Color::White),
        ("4k3/p7/8/8/8/8/8/4KN2 w - -", Color::White),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - -", Color::White),
        ("6k1/6P1/5pK1/6P1/8/8/8/8 b - -", Color::White),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", Color::Black),
        ("4k3/8/8/1pPp1p1p/1P1P1P1P/8/8/4K3 w - b6", Color::White),
    ] {
        let position = position(fen);
        let found = position.mating_chance(player, Effort::FULL);
        let MatingChance::Winnable { line, .. } = found else { panic!("{fen} {player}: {found:?}") };
        let end = line.iter().fold(position, |now, &m| {
            assert!(now.is_legal(m), "{m} in {now}");
            now.played(m)
        });
        assert!(end.is_checkmate() && end.turn() != player, "{fen}: {line:?}");
    }
}

#[test]
fn budgets_are_kept_and_both_agree_with_each() {
    let open = position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -");
    for nodes in [0, 1, 7, 100] {
        for answer in open.mating_chances(Effort::Full { nodes }) {
            assert!(answer.nodes() <= nodes + 300, "{answer:?}");
        }
    }
    for fen in ["8/1p6/kPp5/p1P5/2P5/P7/3K4/8 w - -", "7k/8/8/8/8/4K3/8/R7 w - -", "4k3/8/8/8/8/8/8/4K3 w - -"] {
        let position = position(fen);
        for (player, together) in Color::ALL.into_iter().zip(position.mating_chances(Effort::FULL)) {
            let alone = position.mating_chance(player, Effort::FULL);
            assert_eq!(std::mem::discriminant(&alone), std::mem::discriminant(&together), "{fen} {player}");
        }
    }
}

#[test]
fn dead_positions() {
    for (fen, fast) in [
        ("4k3/8/8/8/8/8/8/4K3 w - -", Dead::Yes),
        ("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - -", Dead::Yes),
        ("7k/6Q1/6K1/8/8/8/8/8 b - -", Dead::No),
        ("4k3/8/8/8/8/8/8/4K2R w K -", Dead::Undecided),
    ] {
        assert_eq!(position(fen).dead_with(Effort::Fast), fast, "{fen}");
    }
    assert_eq!(position("4k3/8/8/8/8/8/8/4K2R w K -").dead_with(Effort::FULL), Dead::No);
}

/// A side that has moved and stands in check is in no game: nothing is said of it.
#[test]
fn what_no_game_leads_to_is_left_alone() {
    let mut left = position("4k3/8/8/8/8/8/4r3/4K3 w - -");
    left.play("e1f1".parse().unwrap());
    left.play("e2e3".parse().unwrap());
    let mut open = position("4k3/4r3/8/8/8/8/4R3/4K3 w - -");
    open.play("e2d2".parse().unwrap());
    assert!(matches!(open.mating_chance(Color::White, Effort::FULL), MatingChance::Undecided { .. }));
    assert!(matches!(left.mating_chance(Color::White, Effort::Fast), MatingChance::Unwinnable { .. }));
}
