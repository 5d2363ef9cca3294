//! Illegal moves, each with the one reason why it is illegal: in a position, and in a game that knows what came before.

use planilla::{Checker, Edition, EditionName, Reason, Settings, Status, explain_in, read_in};
use planilla_board::{CastlingFault, Position, Role, Side};
use planilla_notation::Language;
use planilla_tests::places::corpus_table;

fn role(role: Role) -> String {
    format!("{role:?}").to_lowercase()
}

/// A reason in the words of the table.
fn words(reason: &Reason) -> String {
    match *reason {
        Reason::NoSuchPiece { role: man } => format!("no_such_piece {}", role(man)),
        Reason::NotThere { role: man } => format!("not_there {}", role(man)),
        Reason::CannotReach { role: man, to } => format!("cannot_reach {} {to}", role(man)),
        Reason::Blocked { role: man, from, to, by, square } => {
            let color = format!("{:?}", by.color).to_lowercase();
            format!("blocked {} {from} {to} {color} {} {square}", role(man), role(by.role))
        }
        Reason::OwnPiece { role: man, square, by } => format!("own_piece {} {square} {}", role(man), role(by)),
        Reason::Pinned { role: man, from, by, square } => format!("pinned {} {from} {} {square}", role(man), role(by)),
        Reason::InCheck { by, square } => format!("in_check {} {square}", role(by)),
        Reason::IntoCheck { to, by, square } => format!("into_check {to} {} {square}", role(by)),
        Reason::KingCapture { square } => format!("king_capture {square}"),
        Reason::Castling { side, fault, .. } => {
            format!("castling {} {}", if side == Side::King { "king" } else { "queen" }, castling(fault))
        }
        Reason::NoDoubleStep { to, .. } => format!("no_double_step {to}"),
        Reason::NothingToCapture { square } => format!("nothing_to_capture {square}"),
        Reason::PawnBlocked { to, by, square } => {
            format!("pawn_blocked {to} {} {} {square}", format!("{:?}", by.color).to_lowercase(), role(by.role))
        }
        Reason::Promotion { to } => format!("promotion {}", role(to)),
        Reason::NoSuchCapture { role: man, color } => {
            format!("no_such_capture {} {}", role(man), format!("{color:?}").to_lowercase())
        }
        Reason::EmptySquare { square } => format!("empty_square {square}"),
        Reason::NotYours { square, role: man } => format!("not_yours {square} {}", role(man)),
        Reason::NoCaptureOnFile { role: man, to } => format!("no_capture_on_file {} {}", role(man), to.letter()),
        Reason::NoPawnCapture { from, to } => format!("no_pawn_capture {} {}", from.letter(), to.letter()),
    }
}

fn castling(fault: CastlingFault) -> String {
    match fault {
        CastlingFault::KingNotHome { king } => format!("king_not_home {king}"),
        CastlingFault::RookNotHome { corner } => format!("rook_not_home {corner}"),
        CastlingFault::NoRight => "no_right".to_owned(),
        CastlingFault::Blocked { by } => format!("blocked {by}"),
        CastlingFault::InCheck { from } => format!("in_check {from}"),
        CastlingFault::Through { square, from } => format!("through {square} {from}"),
        CastlingFault::Into { square, from } => format!("into {square} {from}"),
    }
}

#[test]
fn every_illegal_move_of_the_table_has_its_reason() {
    let laws = Edition::of(EditionName::newest());
    let rows = corpus_table("moves/illegal.csv");
    assert!(rows.len() >= 40);
    let mut wrong = Vec::new();
    for row in rows {
        let [fen, language, text, expected] = <[String; 4]>::try_from(row).expect("four fields");
        let position = Position::from_fen(&fen).expect(&fen);
        let reading = read_in(&text, &position, &[Language::by_code(&language).expect("a language")], laws);
        assert_eq!(reading.reason, explain_in(&position, &reading.written), "{text} in {fen}");
        let found = reading.reason.as_ref().map_or_else(String::new, words);
        if (reading.status, found.as_str()) != (Status::Illegal, expected.as_str()) {
            wrong.push(format!("{text} in {fen}: {} {found:?}, not {expected:?}", reading.status.as_str()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Checks a game and gives the reason of the finding at an entry.
#[track_caller]
fn reason_at(game: &str, entry: u32) -> (&'static str, Reason) {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(game.as_bytes());
    let finding = checked.findings.list.iter().find(|finding| finding.entry == Some(entry) && finding.reason.is_some());
    let finding = finding.unwrap_or_else(|| panic!("{game}: {:#?}", checked.findings.list));
    (finding.rule.name, finding.reason.expect("it was looked for"))
}

#[test]
fn a_lost_right_to_castle_names_the_move_that_lost_it() {
    let (no_right, rook_gone) =
        (CastlingFault::NoRight, CastlingFault::RookNotHome { corner: "h1".parse().expect("a square") });
    let away = CastlingFault::KingNotHome { king: "e2".parse().expect("a square") };
    for (game, entry, fault, lost_at) in [
        ("1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.Ke2 Ke7 5.Ke1 Ke8 6.0-0 d6", 10, no_right, Some(6)),
        ("1.Nf3 Nf6 2.g3 g6 3.Bg2 Bg7 4.Rg1 Rg8 5.Rh1 Rh8 6.0-0 d6", 10, no_right, Some(6)),
        ("1.g4 b6 2.Nh3 Bb7 3.Bg2 Bxg2 4.a3 Bxh1 5.0-0 h6", 8, rook_gone, Some(7)),
        ("1.e4 e5 2.Ke2 Nc6 3.Nf3 Nf6 4.0-0 d6", 6, away, Some(2)),
        ("fen: 4k3/8/8/8/8/8/8/4K2R w - - 0 1\n1.0-0 Kd7", 0, no_right, None),
    ] {
        let expected = Reason::Castling { side: Side::King, fault, lost_at };
        assert_eq!(reason_at(game, entry), ("move.illegal_castling", expected), "{game}");
    }
}

#[test]
fn a_capture_en_passant_that_comes_too_late_names_the_double_step() {
    let to = "d6".parse().expect("a square");
    for (game, entry, stepped_at) in [
        ("1.e4 a6 2.e5 d5 3.h3 h6 4.exd6", 6, Some(3)),
        ("1.e4 a6 2.e5 d5 3.h3 h6 4.a4 a5 5.exd6 e.p.", 8, Some(3)),
        ("1.e4 d6 2.e5 d5 3.exd6", 4, None),
    ] {
        assert_eq!(reason_at(game, entry), ("move.illegal_ep", Reason::NoDoubleStep { to, stepped_at }), "{game}");
    }
}
