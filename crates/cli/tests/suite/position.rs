use crate::program::{planilla, planilla_with};
use planilla_cli::Surroundings;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn one_position_for_people() {
    let ran = planilla(&["position", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--effort", "fast"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let expected = "\
8   . . . . k . . .
7   . . . . . . . .
6   . . . . . . . .
5   . . . . . . . .
4   . . . . . . . .
3   . . . . . . . .
2   . . . . . . . .
1   . . . . K . . R

    a b c d e f g h

FEN: 4k3/8/8/8/8/8/8/4K2R w K - 0 1
White to move, not in check; the game goes on
15 legal moves: 0-0 Kd1 Kd2 Ke2 Kf1 Kf2 Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+
Can White still mate? Not decided: neither the men nor their walls rule it out; lines were not searched
Can Black still mate? No: Black has only the king
";
    assert_eq!(ran.out, expected);

    // In the letters of the reader, or of the language that is asked for.
    for (options, moves) in [
        (&["--messages", "de"][..], "Kd1 Kd2 Ke2 Kf1 Kf2 Tf1"),
        (&["--lang", "es"], "Rd1 Rd2 Re2 Rf1 Rf2 Tf1"),
        (&["--lang", "fr", "--messages", "de"], "Rd1 Rd2 Re2 Rf1 Rf2 Tf1"),
    ] {
        let ran = planilla(&[&["position", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--effort", "fast"], options].concat());
        assert!(ran.out.contains(&format!("0-0 {moves}")), "{options:?}: {}", ran.out);
    }

    let ran = planilla(&["position", "7k/6Q1/6K1/8/8/8/8/8 b - -", "--messages", "es"]);
    let lines: Vec<&str> = ran.out.lines().skip(12).collect();
    assert_eq!(
        lines,
        [
            "Juegan las negras: jaque mate, y las blancas han ganado",
            "ninguna jugada legal",
            "¿Pueden aún dar mate las blancas? Sí: las negras están en jaque mate",
            "¿Pueden aún dar mate las negras? No: las negras están en jaque mate",
        ]
    );
}

#[test]
fn touched_pieces() {
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let ran = planilla(&["position", castling, "--touched", "h1,e1", "--effort", "fast", "--laws", "2009"]);
    let lines: Vec<&str> = ran.out.lines().skip(16).collect();
    assert_eq!(
        lines,
        [
            "",
            "Touched, in this order: h1, e1; Laws of 2009",
            "May be played: Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+",
            "  the rook was touched before the king: no short castling on this move; the rook on `h1` is the first of them that \
             can be moved: it must move (4.4b, 4.3a)",
            "Taken for granted: all were touched on purpose by the player to move, who had not said that he adjusts them (4.2)",
        ],
        "{}",
        ran.out
    );
    let open = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    let ran = planilla(&["position", open, "--touched", "c4,e4,d5", "--laws", "2005", "--messages", "es"]);
    for line in [
        "Las Leyes no lo deciden: esta edición habla de una pieza de cada color; aquí se han tocado varias",
        "Según una lectura: cxd5",
        "  el peón de `c4` debe capturar el peón de `d5` (4.3c)",
        "Según una lectura: c5 cxd5",
    ] {
        assert!(ran.out.lines().any(|said| said == line), "{line}\n{}", ran.out);
    }
    let both = format!("{castling}\n{open}\n");
    let ran = planilla_with(&["position", "-", "--touched", "h1"], both.as_bytes(), &Surroundings::default());
    assert_eq!(ran.status, 2);
    assert!(ran.out.contains("May be played: Rf1"), "{}", ran.out);
    assert_eq!(ran.err, "planilla: -:2: what is touched does not fit the position: no piece stands on `h1`\n");
    let ran = planilla(&["position", open, "--touched", "d9", "--messages", "de"]);
    assert!(ran.status == 2 && ran.err.contains("erwartet wird ein Feld"), "{}", ran.err);
}

#[test]
fn who_can_mate_is_proved() {
    let ran = planilla(&["position", "7k/8/6K1/8/8/8/8/R7 w - -"]);
    let lines: Vec<&str> = ran.out.lines().skip(14).collect();
    assert_eq!(
        lines,
        [
            "Can White still mate? Yes: a mate in one half-move is possible",
            "  by a1a8",
            "Can Black still mate? No: Black has only the king"
        ]
    );
    let ran = planilla(&["position", "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - -", "--format", "json"]);
    let object = &ran.objects()[0];
    assert_eq!(object["state"], "dead_position");
    assert_eq!(
        (&object["white_can_mate"]["answer"], &object["black_can_mate"]["answer"]),
        (&"no".into(), &"no".into())
    );
}

#[test]
fn one_position_for_programs() {
    let ran = planilla(&["position", START, "--format", "json"]);
    let object = &ran.objects()[0];
    assert_eq!(
        (&object["type"], &object["turn"], &object["state"]),
        (&"position".into(), &"white".into(), &"ongoing".into())
    );
    assert_eq!(object["legal_moves"].as_array().map(Vec::len), Some(20));
    // Quotes are easily forgotten.
    let bare: Vec<&str> = ["position"].into_iter().chain(START.split(' ')).chain(["--format", "json"]).collect();
    assert_eq!(planilla(&bare), ran);
}

#[test]
fn lines_that_are_no_fen_are_told_and_the_others_answered() {
    let long = "x".repeat(10_000);
    let lines = format!("\u{FEFF}{START}\r\n\n4k3/8/8/8/8/8/8/8 w - - 0 1\n{long}\n4k3/8/8/8/8/8/8/4K3 b - -");
    let ran = planilla_with(&["position", "-", "--format", "json"], lines.as_bytes(), &Surroundings::default());
    assert_eq!(ran.status, 2);
    let fens: Vec<String> = ran.objects().iter().map(|object| object["fen"].as_str().unwrap().to_owned()).collect();
    assert_eq!(fens, [START, "4k3/8/8/8/8/8/8/4K3 b - - 0 1"]);
    let told: Vec<&str> = ran.err.lines().collect();
    assert_eq!(
        told,
        [
            "planilla: -:3: this is no position: White has no king; correct this line",
            "planilla: -:4: this is no position: 10,001 bytes are too long for a FEN; correct this line",
        ]
    );
    let ran = planilla_with(&["position", "-"], b"\xFF\xFE \x00", &Surroundings::default());
    assert!(ran.status == 2 && ran.err.starts_with("planilla: -:1: this is no position"), "{}", ran.err);
    assert_eq!((planilla(&["position", "-"]).status, planilla(&["position"]).status), (2, 2));
    let ran = planilla(&["position", "8/8/8 w"]);
    assert!(ran.status == 2 && ran.err.starts_with("planilla: this is no position: a FEN has"), "{}", ran.err);
}
