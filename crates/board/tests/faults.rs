//! Faults of castling and of FEN, as tables.

use planilla_board::{CastlingFault, Color, FenFault, Move, Position, Side, Square};

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

#[test]
fn castling_faults() {
    use CastlingFault::{Blocked, InCheck, Into, KingNotHome, NoRight, RookNotHome, Through};
    let at = square;
    for (fen, side, expected) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Side::King, Ok("e1g1")),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", Side::Queen, Ok("e8c8")),
        // Article 3.8.2 speaks of the king's squares: rook and b-file may be attacked.
        ("4k3/8/8/8/4b3/8/8/R3K3 w Q - 0 1", Side::Queen, Ok("e1c1")),
        ("rr2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Side::Queen, Ok("e1c1")),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", Side::King, Err(NoRight)),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Side::King, Err(RookNotHome { corner: Square::H1 })),
        ("4k3/8/8/8/8/8/8/R4K1R w - - 0 1", Side::King, Err(KingNotHome { king: Square::F1 })),
        ("4k3/8/8/8/8/8/8/RN2KBNR w KQ - 0 1", Side::King, Err(Blocked { by: Square::F1 })),
        ("4k3/8/8/8/8/8/8/RN2KBNR w KQ - 0 1", Side::Queen, Err(Blocked { by: Square::B1 })),
        ("4k3/8/8/8/8/8/8/Rn1QK3 w Q - 0 1", Side::Queen, Err(Blocked { by: Square::D1 })),
        ("4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", Side::King, Err(InCheck { from: at("e3") })),
        ("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", Side::King, Err(Through { square: Square::F1, from: at("f3") })),
        ("4k3/8/8/8/8/6r1/8/4K2R w K - 0 1", Side::King, Err(Into { square: Square::G1, from: at("g3") })),
        // Several conditions fail: the first one counts.
        ("4k3/8/8/8/8/4rr2/8/4K1NR w K - 0 1", Side::King, Err(Blocked { by: Square::G1 })),
        ("4k3/8/8/8/8/4rr2/8/4K2R w K - 0 1", Side::King, Err(InCheck { from: at("e3") })),
        ("4k3/8/8/8/8/5rr1/8/4K2R w K - 0 1", Side::King, Err(Through { square: Square::F1, from: at("f3") })),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        assert_eq!(position.castle(side), expected.map(|m| m.parse().expect("a move")), "{fen} {side:?}");
    }
}

#[test]
fn rights_go_with_king_and_rooks() {
    for (uci, field) in
        [("e1e2", "kq"), ("h1h8", "Qq"), ("a1a8", "Kk"), ("e1g1", "kq"), ("e1c1", "kq"), ("h1g1", "Qkq")]
    {
        let mut position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("good");
        position.play(uci.parse().expect("a move"));
        assert_eq!(position.castling_rights().to_string(), field, "{uci}");
    }
}

#[test]
fn fen_faults() {
    use Color::{Black, White};
    use FenFault as F;
    let cases: &[(&str, &[FenFault])] = &[
        ("", &[F::FieldCount { found: 0 }]),
        ("8/8/8/8/8/8/8/8 w", &[F::FieldCount { found: 2 }, F::NoKing(White), F::NoKing(Black)]),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", &[F::RankCount { found: 7 }]),
        (
            "4k3/9/8/8/8/8/8/4K2 w - -",
            &[
                F::UnknownLetter { letter: '9', at: 4 },
                F::RankLength { rank: 7, squares: 1 },
                F::RankLength { rank: 1, squares: 7 },
            ],
        ),
        ("  4k3/8/8/3ж4/8/8/8/4K3 w - -", &[F::UnknownLetter { letter: 'ж', at: 11 }]),
        ("4k3/8/8/8/8/8/8/3KK3 w - -", &[F::SeveralKings { color: White, count: 2 }]),
        ("4k2p/8/8/8/8/8/8/4K3 w - -", &[F::PawnOnEdge(Square::H8)]),
        ("4k3/8/8/8/8/8/8/4K3 x ? e9 a 0", &[F::Turn, F::Castling, F::EnPassant, F::HalfmoveClock, F::FullmoveNumber]),
        ("rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1", &[F::Chess960]),
        ("4k3/8/8/8/8/8/8/4K3 w k - 0 1", &[F::CastlingWithoutMen { color: Black, side: Side::King }]),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", &[F::EnPassantImpossible(square("e3"))]),
        ("4k3/8/8/8/4P3/8/4P3/4K3 b - e3 0 1", &[F::EnPassantImpossible(square("e3"))]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 99999 0", &[F::HalfmoveClock, F::FullmoveNumber]),
        ("4k3/8/8/8/8/8/8/4K3 w - - +1 1", &[F::HalfmoveClock]),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &[F::OpponentInCheck]),
        ("4k3/8/3N1N2/8/4R3/8/8/4K3 b - - 0 1", &[F::TooManyCheckers { count: 3 }]),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", &[F::TooManyPawns { color: White, count: 9 }]),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", &[F::TooManyPromoted { color: White, promoted: 1, missing: 0 }]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", &[F::FieldCount { found: 7 }]),
    ];
    for (fen, faults) in cases {
        let error = Position::from_fen(fen).expect_err(fen);
        assert_eq!(error.faults(), *faults, "{fen}");
        assert_eq!(error.text(), *fen);
        assert_eq!(error.to_string().matches("; ").count() + 1, faults.len());
        let forgivable = faults.iter().all(|fault| fault.is_forgivable());
        assert_eq!(Position::from_fen_lenient(fen).is_ok(), forgivable, "{fen}");
    }
    let long = "é".repeat(1_000);
    let error = Position::from_fen(&long).expect_err("too long");
    assert_eq!(error.faults(), [F::TooLong { len: 2_000 }]);
}

#[test]
fn any_text_is_read_without_panic() {
    let letters: Vec<char> = "rnbqkpRNBQKP12345678/ wb-KQkqAHh e3d6 0é9\t".chars().collect();
    let good: Vec<char> = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1".chars().collect();
    let mut seed = 3u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) as usize % below
    };
    for _ in 0..50_000 {
        let mut text = good.clone();
        for _ in 0..=random(6) {
            let at = random(text.len());
            match random(3) {
                0 => text[at] = letters[random(letters.len())],
                1 => text.insert(at, letters[random(letters.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok((position, faults)) = Position::from_fen_lenient(&text) {
            assert_eq!(Position::from_fen(&text).is_ok(), faults.is_empty());
            position.for_each_legal(|m| {
                let after = position.played(m);
                let _ = (after.state(), after.key(), position.san(m));
            });
        }
    }
}

#[test]
fn more_queens_than_any_game_has_fit_the_list() {
    let fen = "QQQQQ1nk/Q5nn/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/QQQKQQQQ w - - 0 1";
    let (position, faults) = Position::from_fen_lenient(fen).expect(fen);
    assert!(!faults.is_empty());
    let moves = position.legal_moves();
    let pairs = Square::all().flat_map(|from| Square::all().map(move |to| Move::new(from, to)));
    assert_eq!(moves.len(), pairs.filter(|&m| position.is_legal(m)).count());
    assert!(moves.len() > 218, "{}", moves.len());
}
