//! Positions that look walled and are not: one or more for each rule by which the facts about walls grow, and for each by which a
//! mate is ruled out. Each was called unwinnable by a program that is ours but for that rule.

use planilla_board::{Color, Effort, MatingChance, Position};

/// What the rule knows, a position, who can mate, and moves that do.
type Row = (&'static str, &'static str, Color, &'static str);

const ROWS: &[Row] = &[
    (
        "a pawn that gives check may be defended: from a1, through b1",
        "8/6k1/1p1p1pBp/1P1P1P1P/1p6/2p5/p1p5/rbK5 w - -",
        Color::Black,
        "g6e8 b4b3 e8f7 b3b2",
    ),
    (
        "who attacks a square may be captured: the pawns on f4 and c4 that keep the king out",
        "k7/1p4p1/1Pp2pP1/2P2P2/2p1Kp2/1pP2Pp1/1P4P1/8 b - -",
        Color::White,
        "a8b8 e4d4 b8a8 d4c4 a8b8 c4b4 b8a8 c3c4 a8b8 b4b3 b8a8 b3a4 a8b8 a4a5 b8a8 b2b3 a8b8 b3b4 b8a8 b4b5 a8b8 b5c6 \
         b8a8 a5b5 a8b8 c6c7 b8a8 c7c8q",
    ),
    (
        "a pawn may leave its file by a capture, and then is no wall: from g5",
        "k7/8/7p/6pP/6PR/p1p1p1pB/P1P1P1P1/K7 b - -",
        Color::White,
        "g5h4 g4g5 a8b8 g5h6 b8a8 h3c8 h4h3 g2h3 g3g2 h3h4 g2g1n h6h7 g1h3 h7h8q h3g5 h8d8 g5h7 d8c7 h7f8 c7b7",
    ),
    (
        "a bishop attacks no farther than the first man in its way",
        "1k6/1p6/1P6/BP6/BP6/1P6/2K5/8 w - -",
        Color::White,
        "c2d3 b8a8 d3c4 a8b8 c4d5 b8c8 d5c5 c8d8 c5d6 d8e8 d6c7 e8e7 c7b7 e7d6 b7c8 d6d5 b6b7 d5d6 b7b8q d6d5 b5b6 \
         d5e6 a4d7 e6d5 b4b5 d5c5 b8e5",
    ),
    (
        "other men than bishops stop a bishop's attack on what is behind them",
        "8/8/6pk/6pb/6pb/6p1/6P1/7K w - -",
        Color::Black,
        "h1g1 h6g7 g1h1 g7f6 h1g1 f6f5 g1h1 f5f4 h1g1 f4e4 g1f1 e4f4 f1e1 f4e3 e1d1 e3f2 d1d2 f2g2 d2e1 g2h3 e1f1 g3g2 \
         f1e2 g2g1q e2d3 g1f1 d3e4 g4g3 e4e3 g5g4 e3e4 g6g5 e4e3 g3g2 e3e4 g2g1q e4e5 g1h2 e5e4 g4g3 e4e3 g5g4 e3e4 g3g2 \
         e4e3 g2g1q e3e4 f1f3",
    ),
    (
        "a pawn passes by a double step where a single one would mate: d7-d6",
        "7k/1p1pp3/1Pp1p3/p1K1p3/P1P1P3/8/8/8 b - -",
        Color::White,
        "d7d5 e4d5 e5e4 c5d4 e6e5 d4e5 e7e6 e5f6 e6e5 d5c6 e4e3 c6b7 e5e4 b7b8q h8h7 b8f8 e3e2 f8g7",
    ),
    (
        "a knight that mates on c2 as long as the king has not moved does not when it has",
        "4k3/p2p1p1p/P2p1P1P/P2p4/P1pP4/KpP5/1P6/n7 b - -",
        Color::White,
        "e8f8 a3b4 f8g8 b4b5 g8h8 b5b4 a1c2 b4b5 c2b4 c3b4 c4c3 b2c3 b3b2 c3c4 b2b1n c4d5 b1c3 b5c4 c3b5 a4b5 h8g8 b5b6 \
         g8h8 b6a7 h8g8 a7a8q",
    ),
    (
        "a pawn that gives check may be captured: on b5",
        "8/6k1/1ppp4/p1b3p1/PpKp1pP1/1P1P1P2/8/8 b - -",
        Color::White,
        "b6b5 a4b5 g7h8 b5c6 c5a7 c4d5 a7b8 d5e6 b8c7 e6f7 c7d8 c6c7 d8e7 c7c8q e7f8 c8f8 h8h7 f8g7",
    ),
    (
        "a pawn in the way may be captured",
        "8/5k2/6p1/6P1/8/6K1/8/8 w - -",
        Color::Black,
        "g3h2 f7e6 h2h1 e6f5 h1h2 f5g5 h2h1 g5f4 h1h2 f4f3 h2h1 g6g5 h1h2 g5g4 h2h1 g4g3 h1g1 g3g2 g1h2 g2g1q h2h3 g1g3",
    ),
    (
        "a pawn mates where only it gives check: on b6",
        "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - -",
        Color::Black,
        "a8a7 c7d6 a7a8 d6c5 a8b8 c5b6 b8a8 b6a5 a8a7 g2g3 b7b6",
    ),
    (
        "men of the king to be mated may stand in its way: on g8, or the other king look on",
        "8/3b1k1p/3Bp1pP/1p1pP1P1/1P1P4/8/4K3/8 w - -",
        Color::White,
        "e2f3 f7g8 f3g4 g8h8 d6b8 d7e8 b8c7 e8f7 c7d8 f7g8 d8f6",
    ),
    (
        "the other king attacks some of the squares that no man can hold",
        "8/5k2/8/5b2/3B4/4K3/8/8 b - -",
        Color::White,
        "f5h7 e3f4 f7g8 f4e5 g8h8 e5f6 h7g8 f6g6",
    ),
    (
        "the king may go where it leaves the other one a move",
        "3K4/1p1p4/1PkP4/8/8/8/8/8 b - -",
        Color::White,
        "c6d5 d8c8 d5c5 c8b7 c5b5 b7c8 b5c6 b6b7 c6b6 b7b8q b6a6 b8b5 a6a7 b5b7",
    ),
    (
        "or where it leaves a pawn one",
        "k7/p3p3/8/2p5/8/2P1P1p1/P5Pp/7K b - -",
        Color::Black,
        "a8b7 e3e4 b7c6 e4e5 c6d5 c3c4 d5c4 e5e6 c4d5 a2a3 c5c4 a3a4 c4c3 a4a5 c3c2 a5a6 c2c1q",
    ),
    (
        "and the other king need not be where it began",
        "1k6/1p6/1P6/1P6/1P6/1P6/2K5/8 b - -",
        Color::White,
        "b8a8 c2c3 a8b8 c3d4 b8a8 d4d5 a8b8 d5d6 b8c8 d6d5 c8d8 d5d6 d8e8 d6c7 e8e7 c7b7 e7d6 b7c8 d6d5 b6b7 d5d6 b7b8q \
         d6d5 b5b6 d5c6 b6b7 c6b6 b8c7 b6a7 b7b8q a7a6 b4b5",
    ),
];

#[test]
fn what_looks_walled_is_not() {
    for &(what, fen, player, line) in ROWS {
        let (position, _) = Position::from_fen_lenient(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let end = line.split_whitespace().fold(position, |now, uci| {
            let m = uci.parse().unwrap_or_else(|error| panic!("{uci}: {error}"));
            assert!(now.is_legal(m), "{uci} in {now}: {what}");
            now.played(m)
        });
        assert!(end.is_checkmate() && end.turn() != player, "{what}: {end}");
        for effort in [Effort::Fast, Effort::FULL] {
            let found = position.mating_chance(player, effort);
            assert!(!matches!(found, MatingChance::Unwinnable { .. }), "{what}: {found:?}");
        }
    }
}
