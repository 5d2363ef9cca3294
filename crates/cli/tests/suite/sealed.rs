use crate::program::planilla;

const SAMPLE: &str = "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9";

#[test]
fn a_sealed_move_for_people() {
    let ran = planilla(&["sealed", "--fen", SAMPLE, "--move", "9.Cd2", "--lang", "es", "--laws", "2005"]);
    assert_eq!((ran.status, ran.err.as_str()), (1, ""));
    let expected = "\
`9.Cd2` is ambiguous
  Nbd2 (es)
  Nfd2 (es)
White loses the game
  Laws 2005, A8a
error[sealed.ambiguous]: `Cd2` fits more than one move: `Nbd2` or `Nfd2`
  Laws 2005, A8a
Can Black still mate? Yes: ";
    assert!(ran.out.starts_with(expected), "{}", ran.out);

    let ran = planilla(&["sealed", "--fen", SAMPLE, "--move", "9.Cbd2 (=)", "--lang", "es", "--messages", "es"]);
    let expected = "\
`9.Cbd2 (=)` es clara
  Nbd2 (es)
se efectúa la jugada y la partida sigue
además, en el papel: las blancas ofrecen tablas con la jugada: la oferta vale hasta que se acepte o se rechace
  Leyes de 2023, 9.1, I.2
";
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, expected, ""));
}

#[test]
fn a_draw_where_it_would_lose() {
    for (language, expected) in [
        ("en", "the game is drawn\n  Laws 2005, A8c, 6.10\n"),
        ("es", "la partida es tablas\n  Leyes de 2005, A8c, 6.10\n"),
        ("fr", "la partie est nulle\n  Règles de 2005, A8c, 6.10\n"),
        ("de", "die Partie ist remis\n  Schachregeln 2005, A8c, 6.10\n"),
    ] {
        let fen = "8/8/8/4k3/8/8/8/4K2Q w - - 0 60";
        let ran = planilla(&["sealed", "--fen", fen, "--move", "Qe2", "--laws", "2005", "--messages", language]);
        assert_eq!(ran.status, 1);
        assert!(ran.out.contains(expected), "{}", ran.out);
    }
}

#[test]
fn a_sealed_move_for_programs() {
    let ran = planilla(&["sealed", "--fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 41", "--move", "Rf1", "--format", "json"]);
    let row = &ran.objects()[0];
    assert_eq!((ran.status, &row["type"], &row["verdict"]), (1, &"sealed".into(), &"ambiguous".into()));
    assert_eq!((&row["outcome"]["kind"], &row["outcome"]["player"]), (&"arbiter".into(), &serde_json::Value::Null));
    assert_eq!(row["findings"][0]["rule"], "sealed.language_clash");

    let by = ["sealed", "--fen", SAMPLE, "--move", "Cd2", "--standard", "uschess", "--format", "json"];
    let ran = planilla(&by);
    let row = &ran.objects()[0];
    assert_eq!((&row["outcome"]["kind"], &row["outcome"]["chooses"]), (&"play".into(), &"opponent".into()));
    assert_eq!((ran.status, row["findings"][0]["articles"].as_array().map(Vec::len)), (1, Some(0)));
}

#[test]
fn what_is_no_sealed_move_of_any_game() {
    let ran = planilla(&["sealed", "--fen", "8/8/8 w", "--move", "e4"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("planilla: this is no position"), "{}", ran.err);
    assert_eq!(planilla(&["sealed", "--move", "e4"]).status, 2);
    assert_eq!(planilla(&["sealed", "--fen", SAMPLE]).status, 2);
    assert_eq!(planilla(&["sealed", "--fen", SAMPLE, "--move", "e4", "--standard", "uscf"]).status, 2);
}
