use crate::program::{planilla, planilla_with};
use planilla_cli::Surroundings;

#[test]
fn one_move() {
    let ran = planilla(&["move", "Cf3", "--lang", "es"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("`Cf3` is `Nf3`"), "{}", ran.out);

    let ran = planilla(&["move", "", "--messages", "de"]);
    assert_eq!(ran.out.lines().next(), Some("eine leere Stelle steht für einen fehlenden Zug"), "{}", ran.out);

    let ran = planilla(&["move", "Rf1", "--fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("Kf1 (es, fr") && ran.out.contains("Rf1 (en"), "{}", ran.out);

    let ran = planilla(&["move", "Qxd5", "--format", "json"]);
    assert_eq!(ran.status, 1);
    let object = &ran.objects()[0];
    assert_eq!((&object["type"], &object["status"]), (&"move".into(), &"illegal".into()));

    let ran = planilla(&["move", "e4", "--fen", "8/8/8 w"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("planilla: this is no position: a FEN has four to six fields"), "{}", ran.err);
}

#[test]
fn one_move_in_any_notation() {
    for (args, told) in [
        (&["move", "5254"][..], "`5254` is `e4`, written irregularly\nread so in: iccf\n"),
        (
            &["move", "P-K4", "--lang", "en-descriptive"],
            "`P-K4` is `e4`, written irregularly\nread so in: en-descriptive\n",
        ),
        (&["move", "Eva zwei Eva vier"], "`Eva zwei Eva vier` is `e4`, written irregularly\nread so in: spoken\n"),
        (&["move", "Кf3", "--lang", "Russian"], "`Кf3` is `Nf3`\nread so in: ru\n"),
        (&["move", "Hf3"], "`Hf3` is `Nf3`\nread so in: hu\n"),
    ] {
        let ran = planilla(args);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, told, ""), "{args:?}");
    }
    let ran = planilla(&["move", "e4", "--lang", "frnch"]);
    assert!(ran.status == 2 && ran.err.contains("not a language; did you mean `fr`?"), "{}", ran.err);
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
fn a_game_in_another_style() {
    for (args, expected) in [
        (&["--to", "uci"][..], "1.e2e4 e7e5 2.g1f3 b8c6\n"),
        (&["--to", "san"], "1.e4 e5 2.Nf3 Nc6\n"),
        (&["--to", "figurine"], "1.e4 e5 2.♘f3 ♘c6\n"),
        (&["--to", "long"], "1.e2e4 e7e5 2.Cg1f3 Cb8c6\n"),
        (&["--style", "long"], "1.e2e4 e7e5 2.Cg1f3 Cb8c6\n"),
        (&["--to", "short"], "1.e4 e5 2.Cf3 Cc6\n"),
        (&["--to", "de", "--style", "long"], "1.e2e4 e7e5 2.Sg1f3 Sb8c6\n"),
        (&["--to", "figurine", "--style", "long"], "1.e2e4 e7e5 2.♘g1f3 ♘b8c6\n"),
        (&["--to", "iccf"], "1.5254 5755 2.7163 2836\n"),
        (&["--to", "en-descriptive"], "1.P-K4 P-K4 2.Kt-KB3 Kt-QB3\n"),
        (&["--to", "es-descriptive"], "1.P4R P4R 2.C3AR C3AD\n"),
        (&["--to", "fr-descriptive"], "1.P4R P4R 2.C3FR C3FD\n"),
        (
            &["--to", "spoken"],
            "1.Eva zwei Eva vier Eva sieben Eva fünf 2.Springer Gustav eins Felix drei Springer Bella acht Cesar sechs\n",
        ),
    ] {
        let args: Vec<&str> = ["convert", "--lang", "es"].iter().chain(args).copied().collect();
        let ran = planilla_with(&args, b"1.e4 e5 2.Cf3 Cc6", &Surroundings::default());
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, expected, ""), "{args:?}");
    }
    let ran = planilla(&["convert"]);
    assert!(ran.status == 2 && ran.err.contains("--to"), "{}", ran.err);
    let ran = planilla(&["convert", "--to", "figurin"]);
    assert!(ran.err.contains("not a language or a style; did you mean `figurine`?"), "{}", ran.err);
}

#[test]
fn a_system_and_a_style_may_contradict_each_other() {
    let ran = planilla(&["convert", "--to", "iccf", "--style", "figurine"]);
    let said = "planilla: --style: this is not a style of a system that has a form of its own. Allowed: short\n";
    assert_eq!((ran.status, ran.err.as_str()), (2, said));
    let ran = planilla(&["convert", "--to", "spoken,uci"]);
    assert!(ran.status == 2 && ran.err.contains("a system that has a form of its own"), "{}", ran.err);
}

#[test]
fn what_a_new_form_has_no_sign_for_is_said() {
    let pgn = "[Event \"x\"]\n\n1. e4 {[%clk 1:00:00]} e5 (=) 2. Nf3 (2. f4 exf4) *\n";
    let ran = planilla_with(&["convert", "--to", "iccf"], pgn.as_bytes(), &Surroundings::default());
    assert_eq!(ran.out, "[Event \"x\"]\n\n1. 5254 {[%clk 1:00:00]} 5755 2. 7163 (2. 6264 5564) *\n");
    let said = "-:3:24: `e5 (=)` is written as `5755`: what else it says has no sign there\nplanilla: the text is no standard \
                PGN any more: its moves are not in English letters, and other programs may not read them\n";
    assert_eq!((ran.status, ran.err.as_str()), (0, said));
    let ran = planilla_with(&["convert", "--to", "san"], b"1.P-K4 P-K4 2.Kt-KB3!", &Surroundings::default());
    assert_eq!((ran.out.as_str(), ran.err.as_str()), ("1.e4 e5 2.Nf3!\n", ""));
}

#[test]
fn what_conversion_leaves_or_doubts_is_said() {
    let over = "lang: en\n1.f3 e5 2.g4 Qh4# 3.a3 a6";
    let variant = "[Variant \"Atomic\"]\n\n1. e4 *";
    let many = format!("lang: en\n1.e4 e5 2.Qxe5 {}", "Zz9 ".repeat(30));
    for (text, english, spanish) in [
        (
            over,
            "-:2:24: `a6` is left as it stands: the game had ended before it",
            "-:2:24: `a6` se deja como está: la partida ya había terminado",
        ),
        (
            variant,
            "-:3:4: `e4` is left as it stands: the game is not judged",
            "-:3:4: `e4` se deja como está: la partida no se juzga",
        ),
        (many.as_str(), "-:2:92: 11 more cells are left as they stand", "-:2:92: quedan 11 jugadas más como están"),
        (
            "lang: es\n1.e4 e5 2.Cf3+ Cc6",
            "-:2:11: `Cf3+` is written as `Sf3`, which is not certain: please look",
            "-:2:11: `Cf3+` se escribe como `Sf3`, lo que no es seguro: conviene revisarlo",
        ),
    ] {
        for (code, expected) in [("en", english), ("es", spanish)] {
            let args = ["convert", "--to", "de", "--messages", code];
            let ran = planilla_with(&args, text.as_bytes(), &Surroundings::default());
            assert!(ran.err.lines().any(|line| line == expected), "{expected}: {}", ran.err);
        }
    }
    let args = ["convert", "--to", "de", "--format", "json"];
    let ran = planilla_with(&args, b"lang: es\n1.e4 e5 2.Cf3+ Cc6", &Surroundings::default());
    let doubted = &ran.objects()[0]["doubted"][0];
    assert_eq!((&doubted["written"], &doubted["replacement"]), (&"Cf3+".into(), &"Sf3".into()));
}

#[test]
fn a_page_is_in_the_readers_language() {
    let spanish = Surroundings { locale: Some("es_ES.UTF-8".to_owned()), ..Surroundings::default() };
    let asked = planilla(&["explain", "move.illegal", "--messages", "es"]);
    assert_eq!((asked.status, asked.err.as_str()), (0, ""));
    assert!(
        asked.out.contains("## Por qué importa\n") && asked.out.contains("la dama no llega a `d5`"),
        "{}",
        asked.out
    );
    assert_eq!(planilla_with(&["explain", "move.illegal"], b"", &spanish), asked);
    let page = planilla(&["explain", "move.illegal"]);
    assert!(page.err.is_empty() && page.out.contains("the queen cannot reach `d5`"), "{}", page.out);
    let french = planilla(&["explain", "move.illegal", "--messages", "fr"]);
    let said = "planilla: les pages des règles sont en anglais et en espagnol\u{a0}; voici celle en anglais\n";
    assert_eq!((french.out.as_str(), french.err.as_str()), (page.out.as_str(), said));
    let objects = planilla(&["explain", "move.illegal", "--messages", "es", "--format", "json"]).objects();
    assert_eq!(objects[0]["page_language"], "es");
    assert!(objects[0]["page"].as_str().is_some_and(|page| page.contains("## Artículos")));
}

#[test]
fn a_page_fits_the_terminal() {
    let narrow = Surroundings { width: Some(60), ..Surroundings::default() };
    for rule in planilla::RULES {
        let page = planilla_with(&["explain", rule.name], b"", &narrow).out;
        // Examples and tables stay whole.
        let prose = page.lines().filter(|line| !line.starts_with([' ', '|', '#']));
        assert!(prose.map(|line| line.chars().count()).max() <= Some(60), "{page}");
    }
}

#[test]
fn groups_are_listed() {
    let group = planilla(&["explain", "end"]);
    assert!(group.out.starts_with("end: where the game should have ended\n  end.moves_after_mate "), "{}", group.out);
    assert!(group.out.lines().skip(1).all(|line| line.starts_with("  end.")), "{}", group.out);
    let all = planilla(&["explain", "--messages", "es"]);
    assert!(all.out.contains("notation: cómo se escriben las jugadas\n"), "{}", all.out);
    for rule in planilla::RULES {
        assert!(all.out.contains(&format!("\n  {} ", rule.name)), "{}", rule.name);
        assert!(planilla::docs::group_about(rule.group(), "de").is_some(), "say what `{}` is about", rule.group());
    }
    let objects = planilla(&["explain", "end", "--format", "json"]).objects();
    assert!(objects.len() >= 3 && objects.iter().all(|object| object["type"] == "rule"));
    let wrong = planilla(&["explain", "notatoin"]);
    assert!(wrong.status == 2 && wrong.err.contains("did you mean `notation`?"), "{}", wrong.err);
}

#[test]
fn lists_and_pages() {
    let rules = planilla(&["rules"]);
    assert!(rules.status == 0 && rules.out.lines().any(|line| line.starts_with("move.illegal ")), "{}", rules.out);
    let objects = planilla(&["rules", "--format", "json"]).objects();
    assert!(objects.iter().any(|object| object["name"] == "move.illegal" && object["type"] == "rule"));

    let page = planilla(&["explain", "move.illegal"]);
    assert!(page.out.contains("## What it finds") && page.out.contains("| 2014      | 3.10, 7.5 "), "{}", page.out);

    let languages = planilla(&["languages"]);
    let row = |code: &str| {
        languages
            .out
            .lines()
            .map(|line| line.split_whitespace())
            .find_map(|mut words| (words.next() == Some(code)).then(|| words.collect::<Vec<_>>().join(" ")))
    };
    for (code, rest) in [
        ("es", "español (Spanish) R D T A C"),
        ("en", "English K Q R B N/Kt"),
        ("el", "ελληνικά (Greek) Ρ Β Π Α Ι α β γ δ ε ζ η θ"),
        ("zh", "中文 (Chinese) K Q R B N/Kt"),
        ("iccf", "ICCF (ICCF numeric) 5254"),
        ("en-descriptive", "English descriptive P-K4"),
        ("spoken", "Anna Bella Cesar (spoken names) Eva zwei Eva vier"),
    ] {
        assert_eq!(row(code).as_deref(), Some(rest), "{}", languages.out);
    }
    // Three wide characters take the place of six.
    let place = |line: &str| line.find("K      Q").map(|at| line[..at].chars().count());
    let places = |code: &str| languages.out.lines().find(|line| line.starts_with(code)).and_then(place);
    assert_eq!(places("ja "), places("en ").map(|at| at - 3), "{}", languages.out);
    let objects = planilla(&["languages", "--format", "json"]).objects();
    assert_eq!(objects.len(), 57);
    assert!(objects.iter().any(|object| object["code"] == "de" && object["letters"]["knight"][0] == "S"));
    let systems = objects.iter().filter(|object| object["system"] != "algebraic");
    assert!(systems.map(|object| object["code"].as_str().unwrap()).eq([
        "figurine",
        "iccf",
        "en-descriptive",
        "es-descriptive",
        "fr-descriptive",
        "spoken"
    ]));
}
