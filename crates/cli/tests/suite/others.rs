use crate::program::{planilla, planilla_with};
use planilla_cli::Surroundings;

#[test]
fn one_move() {
    let ran = planilla(&["move", "Cf3", "--lang", "es"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("`Cf3` is `Nf3`"), "{}", ran.out);

    let ran = planilla(&["move", "Rf1", "--fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("Kf1 (es, fr") && ran.out.contains("Rf1 (en"), "{}", ran.out);

    let ran = planilla(&["move", "Qxd5", "--format", "json"]);
    assert_eq!(ran.status, 1);
    let object = &ran.objects()[0];
    assert_eq!((&object["type"], &object["status"]), (&"move".into(), &"illegal".into()));

    let ran = planilla(&["move", "e4", "--fen", "8/8/8 w"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("planilla: "), "{}", ran.err);
}

#[test]
fn a_game_in_another_language() {
    let convert = |args: &[&str], text: &str| planilla_with(args, text.as_bytes(), &Surroundings::default());
    let ran = convert(&["convert", "--to", "de"], "1.e4 e5 2.Cf3 Cc6 3.Ab5");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("Sf3") && ran.out.contains("Lb5"), "{}", ran.out);
    let ran = convert(&["convert", "--to", "es,figurine"], "1.e4 e5 2.Nf3");
    assert!(ran.out.contains("♘f3"), "{}", ran.out);
}

#[test]
fn lists_and_pages() {
    let rules = planilla(&["rules"]);
    assert!(rules.status == 0 && rules.out.lines().any(|line| line.starts_with("move.illegal ")), "{}", rules.out);
    let objects = planilla(&["rules", "--format", "json"]).objects();
    assert!(objects.iter().any(|object| object["name"] == "move.illegal" && object["type"] == "rule"));

    let page = planilla(&["explain", "move.illegal"]);
    assert!(page.out.contains("# What it finds") && page.out.contains("- 2014: 3.10, 7.5"), "{}", page.out);

    let languages = planilla(&["languages"]);
    assert!(
        languages.out.lines().any(|line| line.starts_with("es ") && line.ends_with("R  D  T  A  C")),
        "{}",
        languages.out
    );
    let objects = planilla(&["languages", "--format", "json"]).objects();
    assert!(objects.iter().any(|object| object["code"] == "de" && object["letters"]["knight"][0] == "S"));
}
