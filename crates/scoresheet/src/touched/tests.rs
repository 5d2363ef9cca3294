//! Positions, what was touched in them, and what may be played, by edition.

use super::*;
use crate::edition::EditionName;
use crate::messages::Messages;

/// What may be played: the moves of each reading and its articles, `moves [articles]`, readings parted by ` | `.
fn after(fen: &str, list: &str, laws: EditionName) -> String {
    let position = Position::from_fen(fen).unwrap();
    let list: Vec<Touch> = list.split(',').map(|touch| touch.parse().unwrap()).collect();
    let touched = touched(&position, &list, Edition::of(laws)).unwrap();
    assert_eq!(touched.is_decided(), touched.open.is_none());
    let all = position.legal_moves().into_iter().count();
    let said = touched.readings.iter().map(|reading| {
        let moves: Vec<String> = reading.moves.iter().map(ToString::to_string).collect();
        let moves = if moves.len() == all && all > 4 { "any".to_owned() } else { moves.join(" ") };
        for step in &reading.because {
            for code in Messages::codes() {
                let sentence = Messages::of(code).unwrap().format(step);
                assert!(sentence != step.id && !sentence.contains(['{', '$']), "{sentence}");
            }
        }
        format!("{moves} [{}]", reading.articles.join(" "))
    });
    said.collect::<Vec<_>>().join(" | ")
}

const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

#[test]
fn by_the_laws_of_2023() {
    for (fen, list, expected) in [
        // One own piece, several, and those that cannot move.
        ("4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1", "e2", "e2e3 e2e4 [4.3.1]"),
        ("4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1", "d2,e2", "d2d3 d2d4 [4.3.1]"),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2,e1", "e1d1 e1f1 [4.3.1]"),
        ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "e1d1 e1d2 e1f1 e1f2 [4.5]"), // pinned: the king's moves are all there are
        // The opponent's: any piece may take it, the first that can be taken counts.
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "d5", "c4d5 e4d5 [4.3.2]"),
        ("4k3/7p/8/3p4/4P3/8/8/4K3 w - - 0 1", "h7,d5", "e4d5 [4.3.2]"),
        ("4k3/7p/8/8/4P3/8/8/4K3 w - - 0 1", "h7", "any [4.5]"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", "e5d6 [4.3.2]"), // en passant takes the pawn that was touched
        // One of each, in either order.
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "e4,d5", "e4d5 [4.3.3]"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "d5,e4", "e4d5 [4.3.3]"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "d5,e1", "c4d5 e4d5 [4.3.3]"), // the king cannot: the pawn was touched first
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "e1,d5", "e1d1 e1d2 e1e2 e1f1 e1f2 [4.3.3]"),
        ("4k3/7p/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2,h7", "e1d1 e1f1 [4.3.3 4.5]"),
        // Several of each: the first of each.
        ("4k3/8/8/3p3p/2P1P3/8/8/4K3 w - - 0 1", "c4,e4,h5,d5", "c4c5 c4d5 [4.3.3]"),
        ("4k3/8/8/3p3p/2P1P3/8/8/4K3 w - - 0 1", "c4,e4,d5,h5", "c4d5 [4.3.3]"),
        // King and rook.
        (CASTLING, "e1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 [4.3.1]"),
        (CASTLING, "e1,h1", "e1g1 [4.4.1]"),
        (CASTLING, "e1,a1", "e1c1 [4.4.1]"),
        (CASTLING, "h1,e1", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 [4.4.2 4.3.1]"),
        (CASTLING, "e1,a1,h1", "e1c1 [4.4.1] | e1g1 [4.4.1]"),
        (CASTLING, "a1,e1,h1", "e1g1 [4.4.1]"),
        // Castling is illegal on that side: another move of the king, the other castling among them.
        ("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1,h1", "e1c1 e1d1 e1d2 e1e2 [4.4.3]"),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1,h1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 [4.4.3]"),
        // A rook that never castles is a piece like others.
        ("4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", "e1,g1", "e1d1 e1d2 e1e2 e1f1 e1f2 [4.3.1]"),
        ("4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", "g1,e1", "g1f1 g1g2 g1g3 g1g4 g1g5 g1g6 g1g7 g1g8 g1h1 [4.3.1]"),
        // Another piece beside king and rook: two articles, and no order between them.
        ("4k3/8/8/8/8/8/P7/4K2R w K - 0 1", "a2,e1,h1", "e1g1 [4.4.1] | a2a3 a2a4 [4.3.1]"),
        // Promotion.
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "a7a8b a7a8n a7a8q a7a8r [4.3.1]"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7,a8=N", "a7a8n [4.4.4]"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=R", "a7a8r [4.4.4]"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7,b8", "a7b8b a7b8n a7b8q a7b8r [4.3.3]"),
        // Nothing can be played.
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "h8", " [4.5]"),
    ] {
        assert_eq!(after(fen, list, EditionName::E2023), expected, "{fen} {list}");
    }
}

/// The king is touched, then the rook; castling is illegal, and the king has no move at all.
#[test]
fn a_king_without_a_move_leaves_the_intention_open() {
    let fen = "4k3/8/8/8/8/8/3PPP2/3QKB1R w - - 0 1";
    assert_eq!(
        after(fen, "e1,h1", EditionName::E2023),
        "any [4.4.3] | h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 [4.3.1]"
    );
    assert_eq!(after(fen, "e1,h1", EditionName::E2001), "any [4.4c] | h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 [4.3a]");
}

#[test]
fn where_the_answer_or_its_article_changes() {
    let pawns = "4k3/8/8/3p3p/2P1P3/8/8/4K3 w - - 0 1";
    let promotes = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (fen, list, years, expected) in [
        (pawns, "d5", "1997", "c4d5 e4d5 [4.3a]"),
        (pawns, "d5", "2001 2005 2009 2014", "c4d5 e4d5 [4.3b]"),
        (pawns, "d5", "2017 2018 2023", "c4d5 e4d5 [4.3.2]"),
        (pawns, "e4,d5", "1997", "e4d5 [4.3b]"),
        (pawns, "e4,d5", "2001 2005 2009 2014", "e4d5 [4.3c]"),
        // Several of each colour: until 2014 the text has one of each.
        (pawns, "c4,e4,d5", "1997", "c4d5 [4.3b] | c4c5 c4d5 [4.3a]"),
        (pawns, "c4,e4,d5", "2001 2005 2009 2014", "c4d5 [4.3c] | c4c5 c4d5 [4.3a]"),
        (pawns, "c4,e4,d5", "2017 2018 2023", "c4d5 [4.3.3]"),
        (pawns, "d5,h5,e4", "2009", "e4d5 [4.3c] | c4d5 e4d5 [4.3b]"),
        (CASTLING, "e1,h1", "1997 2001 2005 2009 2014", "e1g1 [4.4a]"),
        (CASTLING, "h1,e1", "2014", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 [4.4b 4.3a]"),
        ("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1,h1", "1997 2005 2014", "e1c1 e1d1 e1d2 e1e2 [4.4c]"),
        // The choice of the new piece.
        (promotes, "a7,a8=Q", "1997 2001", "a7a8b a7a8n a7a8q a7a8r [4.3a 4.7]"),
        (promotes, "a7,a8=Q", "2005 2009 2014", "a7a8q [4.4d]"),
        (promotes, "a7,a8=Q", "2017 2018 2023", "a7a8q [4.4.4]"),
    ] {
        for year in years.split(' ') {
            assert_eq!(after(fen, list, year.parse().unwrap()), expected, "{fen} {list} {year}");
        }
    }
}

/// Whatever is touched, what may be played is legal, and there is something to play where there is a legal move.
#[test]
fn only_legal_moves_and_always_one() {
    for fen in [
        CASTLING,
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R b KQkq - 0 1",
        "1n2k2n/P6P/8/3pP3/8/8/8/R3K2R w KQ d6 0 1",
    ] {
        let position = Position::from_fen(fen).unwrap();
        let legal: Vec<Move> = position.legal_moves().into_iter().collect();
        let men: Vec<Touch> = position.occupied().into_iter().map(Touch::On).collect();
        for laws in Edition::all() {
            for (at, first) in men.iter().enumerate() {
                for second in men.iter().skip(at % 3).step_by(3) {
                    let touched = touched(&position, &[*first, *second], laws).unwrap();
                    assert!((1..=2).contains(&touched.readings.len()));
                    for reading in touched.readings {
                        assert!(!reading.moves.is_empty() && reading.moves.iter().all(|played| legal.contains(played)));
                        assert!(!reading.because.is_empty() && !reading.articles.is_empty());
                    }
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_touched() {
    let position = Position::default();
    let laws = Edition::of(EditionName::newest());
    let fault = |list: &[&str]| {
        let list: Vec<Touch> = list.iter().map(|touch| touch.parse().unwrap()).collect();
        Messages::english().format(&touched(&position, &list, laws).unwrap_err().message())
    };
    assert_eq!(fault(&[]), "no touched piece is named");
    assert_eq!(fault(&["e2", "e4"]), "no piece stands on `e4`");
    assert_eq!(fault(&["e8=Q"]), "White can promote no pawn on `e8`");
    for text in ["", "e", "e9", "e2e4", "e8=K", "e8=", "é2", "e2 d7"] {
        assert!(text.parse::<Touch>().is_err(), "{text}");
    }
    assert_eq!(" E8q".parse(), Ok(Touch::Promoted("e8".parse().unwrap(), planilla_board::Role::Queen)));
}
