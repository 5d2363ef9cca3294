//! Laws that hold in every position, checked along random games from the positions of the corpus.

use planilla_board::{Advance, Bitboard, CastlingRights, Move, Position, Role, Square};

fn starts() -> Vec<Position> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/positions/perft.epd");
    let table = std::fs::read_to_string(path).expect("the table of counts is in the corpus");
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|row| Position::from_fen(row.split(';').next()?).ok()).collect()
}

/// Positions of random games: the same ones in every run.
fn wander(mut visit: impl FnMut(&Position, &[Move])) {
    let mut seed = 42u64;
    for start in starts() {
        for _ in 0..20 {
            let mut position = start;
            for _ in 0..120 {
                let moves = position.legal_moves();
                visit(&position, &moves);
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let Some(&m) = moves.get((seed >> 33) as usize % moves.len().max(1)) else { break };
                position.play(m);
            }
        }
    }
}

#[test]
fn a_position_survives_its_fen() {
    wander(|position, _| {
        let fen = position.to_fen();
        let read = Position::from_fen(&fen).expect(&fen);
        assert_eq!(read, *position, "all fields, the incremental key with them");
        assert_eq!(read.key(), position.key());
    });
}

#[test]
fn legal_is_what_is_generated() {
    let mut round = 0;
    wander(|position, moves| {
        round += 1;
        if round % 16 != 0 {
            return;
        }
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let promoting = Role::ALL.map(|role| Move::promoting(from, to, role));
            for m in promoting.into_iter().chain([Move::new(from, to)]) {
                assert_eq!(position.is_legal(m), moves.contains(&m), "{m} in {position}");
            }
        }
        assert_eq!(position.has_legal_move(), !moves.is_empty());
    });
}

#[test]
fn resolve_and_advance_agree_with_the_list() {
    wander(|position, moves| {
        for (role, to) in Role::ALL.into_iter().flat_map(|role| Square::all().map(move |to| (role, to))) {
            let castles = |m: &&Move| role == Role::King && m.from().file().index().abs_diff(to.file().index()) == 2;
            let fits = |m: &&Move| m.to() == to && position.role_at(m.from()) == Some(role) && !castles(m);
            let from: Bitboard = moves.iter().filter(fits).map(|m| m.from()).collect();
            assert_eq!(position.resolve(role, to, Bitboard::ALL), from, "{role:?} to {to} in {position}");
            let promotes = role == Role::Pawn && Bitboard::EDGE_RANKS.contains(to);
            for promotion in [None, Some(Role::Queen)] {
                let mut moved = *position;
                let expected = if from.is_empty() || promotes != promotion.is_some() {
                    Advance::None
                } else if from.is_single() {
                    let from = from.first().expect("there is one");
                    Advance::Played(promotion.map_or(Move::new(from, to), |role| Move::promoting(from, to, role)))
                } else {
                    Advance::Several(from)
                };
                assert_eq!(moved.advance(role, to, Bitboard::ALL, promotion), expected);
                match expected {
                    Advance::Played(m) => assert_eq!(moved, position.played(m)),
                    _ => assert_eq!(moved, *position),
                }
            }
        }
    });
}

#[test]
fn san_tells_legal_moves_apart() {
    wander(|position, moves| {
        let mut texts: Vec<String> = moves.iter().map(|&m| position.san(m).to_string()).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), moves.len(), "{position}");
    });
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

#[test]
fn en_passant_and_pins() {
    for (fen, legal) in [
        // Both pawns leave the fifth rank, and the rook looks through to the king.
        ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", false),
        // The same without the rook.
        ("8/8/8/K2pP3/8/8/8/4k3 w - d6 0 1", true),
        // The capturing pawn is pinned on a diagonal: along it the capture is legal, across it is not.
        ("4k3/2b5/8/3pP3/8/8/7K/8 w - d6 0 1", true),
        ("4k3/6b1/8/3pP3/3K4/8/8/8 w - d6 0 1", false),
        // The captured pawn shielded the king.
        ("b7/8/8/3pP3/8/8/6K1/4k3 w - d6 0 1", false),
        // The double step gave check, and the capture takes the checking pawn.
        ("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", true),
        // Check from elsewhere: the capture does not help.
        ("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1", false),
    ] {
        let position = position(fen);
        let m: Move = "e5d6".parse().unwrap();
        assert_eq!(position.is_legal(m), legal, "{fen}");
        assert_eq!(position.legal_ep_square().is_some(), legal, "{fen}");
        assert_eq!(position.legal_moves().contains(&m), legal, "{fen}");
    }
}

#[test]
fn keys_follow_article_9_2() {
    let with = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let without = position("4k3/8/8/3pP3/8/8/8/4K3 w - - 7 30");
    assert_ne!(with.key(), without.key(), "the capture is legal");
    assert!(!with.same_as(&without));
    let with = position("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1");
    let without = position("8/8/8/K2pP2r/8/8/8/4k3 w - - 7 30");
    assert_eq!(with.key(), without.key(), "the capture is not legal");
    assert!(with.same_as(&without) && with != without);
    let start = Position::default();
    let bare = start.with_castling_rights(CastlingRights::NONE);
    assert_ne!(start.key(), bare.key());
    assert!(!start.same_as(&bare));
    let black = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    assert_ne!(start.key(), black.key());
}
