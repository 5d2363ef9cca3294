use crate::program::{planilla, planilla_with};
use planilla_cli::Surroundings;

#[test]
fn help_is_a_result_and_misuse_is_not() {
    let help = planilla(&["--help"]);
    assert_eq!((help.status, help.err.as_str()), (0, ""));
    assert!(help.out.contains("Usage: planilla"), "{}", help.out);
    let nothing = planilla(&[]);
    assert_eq!((nothing.status, nothing.out.as_str()), (2, ""));
    assert!(nothing.err.contains("Usage: planilla"), "{}", nothing.err);
}

#[test]
fn a_wrong_name_is_answered_with_the_right_ones() {
    let cases: [(&[&str], &str); 11] = [
        (&["check", "--select", "move.ilegal"], "did you mean `move.illegal`?"),
        (&["explain", "notation.x"], "notation.ambiguous"),
        (&["check", "--lang", "sp"], "Allowed: en es fr de"),
        (&["check", "--lang", "en,xx"], "this is not a language"),
        (&["check", "--laws", "2015"], "Allowed: 1997 2001 2005 2009 2014 2017 2018 2023"),
        (&["check", "--encoding", "utf8x"], "Allowed: utf-8"),
        (&["convert", "--to", "de,figurin"], "did you mean `figurine`?"),
        (&["check", "--minimum-moves", "0"], "this is not a number of moves. Allowed: 1 2 ..."),
        (&["check", "--minimum-moves", "dreißig", "--messages", "de"], "keine Zahl von Zügen; möglich sind: 1 2 ..."),
        (&["chek"], "check"),
        (&[&crate::program::sample()], "To check the file: planilla check "),
    ];
    for (args, expected) in cases {
        let ran = planilla(args);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
}

#[test]
fn nothing_to_read_is_misuse_on_a_terminal() {
    let mut around = Surroundings::default();
    around.terminals.stdin = true;
    let ran = planilla_with(&["check"], b"", &around);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("nothing to read"), "{}", ran.err);
}

#[test]
fn messages_go_by_the_locale_or_by_the_option() {
    let spanish = Surroundings { locale: Some("es_MX.UTF-8".to_owned()), ..Surroundings::default() };
    let korean = Surroundings { locale: Some("ko_KR".to_owned()), ..Surroundings::default() };
    let sheet = b"1.e4 e5 2.Nf3";
    let last = |args: &[&str], around| planilla_with(args, sheet, around).err;
    assert_eq!(last(&["check"], &spanish), "1 partida en 1 archivo: sin hallazgos\n");
    assert_eq!(last(&["check"], &korean), "1 game in 1 file: no findings\n");
    assert_eq!(last(&["check", "--messages", "en"], &spanish), "1 game in 1 file: no findings\n");
}
