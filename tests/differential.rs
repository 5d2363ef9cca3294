//! The board against another engine, in every position of random games; and the identity of positions.

use planilla_board::{Move, Position};
use planilla_tests::random::{Dice, Game, random_game};
use planilla_tests::{oracles, referee};

/// The other engine has a list of moves for every position of 10,000 games, and a SAN for every move played.
#[test]
fn ten_thousand_random_games_agree_with_another_engine() {
    let mut dice = Dice::new(2023);
    let mut positions = 0;
    for _ in 0..10_000 {
        let game = random_game(&mut dice, 60);
        let mut board = cozy_chess::Board::startpos();
        for (position, played) in game.plies() {
            positions += 1;
            let mut ours: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
            ours.sort_unstable();
            assert_eq!(ours, referee::legal_moves(&board), "{position}");
            let theirs = referee::from_uci(&board, &played.to_string());
            sans_agree(position, played, &board, theirs);
            board.play(theirs);
        }
    }
    assert!(positions > 400_000, "{positions}");
}

/// Our SAN of a move is theirs; ours is read as the move by the strict reader, and theirs by our reader.
fn sans_agree(position: &Position, played: Move, board: &cozy_chess::Board, theirs: cozy_chess::Move) {
    let san = position.san(played);
    assert_eq!(san.as_str(), referee::san(board, theirs), "{position}");
    assert_eq!(referee::strict_san(board, san.as_str()), Some(theirs), "{san} in {position}");
}

/// Every move of some positions, not only the one played, has the same SAN, and it is read back.
#[test]
fn every_move_of_some_positions_has_the_same_san() {
    let mut dice = Dice::new(8);
    for _ in 0..100 {
        let game = random_game(&mut dice, 160);
        for position in game.positions.iter().step_by(8) {
            let board = referee::board(position);
            for played in &position.legal_moves() {
                sans_agree(position, played, &board, referee::from_uci(&board, &played.to_string()));
            }
        }
    }
}

#[test]
fn what_is_written_in_any_language_and_form_is_read_back() {
    let mut dice = Dice::new(83);
    for _ in 0..20 {
        let Game { positions, .. } = random_game(&mut dice, 160);
        for position in positions.iter().step_by(5) {
            oracles::writing_is_read_back(position);
        }
    }
}

fn after(start: &str, moves: &str) -> Vec<Position> {
    let mut list = vec![Position::from_fen(start).expect(start)];
    for uci in moves.split_whitespace() {
        let m = uci.parse().expect("a move");
        assert!(list[list.len() - 1].is_legal(m), "{uci}");
        list.push(list[list.len() - 1].played(m));
    }
    list
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// How often the last position of a line has been there, itself counted.
fn occurrences(start: &str, moves: &str) -> usize {
    let list = after(start, moves);
    let last = list[list.len() - 1];
    let by_key = list.iter().filter(|position| position.key() == last.key()).count();
    assert_eq!(by_key, list.iter().filter(|position| position.same_as(&last)).count());
    by_key
}

/// Article 9.2: same men, same turn, same possible moves.
#[test]
fn positions_repeat_as_the_laws_count() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ";
    assert_eq!(occurrences(START, &shuffle.repeat(2)), 3, "the start counts");
    assert_eq!(occurrences(START, &shuffle.repeat(4)), 5);
    let knights = "b1c3 b8c6 c3d5 c6d4 d5c3 d4c6 c3b1 c6b8 ";
    let spread = format!("{}{knights}{shuffle}", shuffle.repeat(2));
    assert_eq!(occurrences(START, &spread), 5, "five times, though not on consecutive alternate moves");

    // The first time White could still castle.
    let castle = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let king = "e1f1 e8d8 f1e1 d8e8 ";
    assert_eq!(occurrences(castle, &king.repeat(2)), 2);
    assert_eq!(occurrences(castle, &king.repeat(3)), 3);
    let rook = "h1g1 e8d8 g1h1 d8e8 ";
    assert_eq!(occurrences(castle, &rook.repeat(2)), 2);

    // After 1.e4 nobody can capture en passant, so e4 counts as if it had come by two steps.
    let knights = " g8f6 g1f3 f6g8 f3g1";
    assert_eq!(occurrences(START, &format!("e2e4{}", knights.repeat(2))), 3);
    // Where it could be captured, the first position is another one.
    let line = "e2e4 a7a6 e4e5 d7d5 g1f3 g8f6 f3g1 f6g8";
    assert_eq!(occurrences(START, line), 1);
    assert_eq!(occurrences(START, &format!("{line} {shuffle}")), 2);
    // A pawn that is pinned cannot capture, so the right does not count.
    let pinned = "4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1";
    assert_eq!(occurrences(pinned, "d7d5 a5a4 e8e7 a4a5 e7e8 a5a4 e8e7 a4a5 e7e8"), 3);
}

#[test]
fn equal_positions_and_others() {
    for (one, other, same) in [
        ("8/8/8/3pP3/8/8/8/k3K3 w - d6 0 1", "8/8/8/3pP3/8/8/8/k3K3 w - - 0 1", false),
        ("8/8/8/3p4/8/4P3/8/k3K3 w - d6 0 1", "8/8/8/3p4/8/4P3/8/k3K3 w - - 5 9", true),
        // The capture would open the rank to the rook.
        ("8/8/8/K2pP2r/8/8/8/k7 w - d6 0 1", "8/8/8/K2pP2r/8/8/8/k7 w - - 0 1", true),
        // The pawn is pinned on its file.
        ("4r3/8/8/3pP3/8/8/8/k3K3 w - d6 0 1", "4r3/8/8/3pP3/8/8/8/k3K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 49 77", true),
    ] {
        let (one, other) = (Position::from_fen(one).expect(one), Position::from_fen(other).expect(other));
        assert_eq!(one.key() == other.key(), same, "{one} and {other}");
        oracles::keys_are_identity(&one, &other);
    }
}

#[test]
fn keys_are_the_identity_along_random_games() {
    let mut dice = Dice::new(92);
    for _ in 0..200 {
        let game = random_game(&mut dice, 100);
        for position in &game.positions {
            oracles::keys_are_identity(position, dice.pick(&game.positions));
            let fen = Position::from_fen(&position.to_fen()).expect("its own FEN");
            oracles::keys_are_identity(position, &fen);
        }
    }
}
