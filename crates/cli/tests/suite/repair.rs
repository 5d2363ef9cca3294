use crate::program::{folder, planilla, planilla_with, root, sample};
use planilla_cli::Surroundings;
use std::fs;

const OTHER: &str = "lang: en\nlaws: 2005\n1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7\n\
                     9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1\n";

#[test]
fn a_sheet_for_people() {
    let ran = planilla(&["repair", &sample()]);
    assert_eq!(
        (ran.status, ran.err.as_str()),
        (0, "1 game: 21 half-moves, 1 not as written, 0 undecided\n"),
        "{}",
        ran.out
    );
    for line in ["   5  Dxd4 *     Dxd5        d5     d5", "   9  Cbd2       Cbd2        0-0    0-0"] {
        assert!(ran.out.contains(line), "{line}\n{}", ran.out);
    }
    assert!(ran.out.contains("\n5.Dxd4, written `Dxd5`: 9"), "{}", ran.out);
    let german = planilla(&["repair", &sample(), "--messages", "de"]);
    assert!(german.out.contains("\n5.Dxd4, geschrieben `Dxd5`: 9"), "{}", german.out);
}

#[test]
fn exchanged_columns_are_read_turned_round_and_told() {
    let file = folder("repair-turned").join("sheet.txt").display().to_string();
    fs::write(&file, "lang: es\n\n1. e5 e4\n2. Cc6 Cf3\n3. a6 Ab5\n4. Cf6 Aa4\n5. Ae7 0-0\n").unwrap();
    let ran = planilla(&["repair", &file]);
    assert!(ran.out.contains(": Spanish\n") && ran.out.contains("   2  Cf3    Cf3       Cc6    Cc6\n"), "{}", ran.out);
    let said = "error[sheet.columns_swapped]: ";
    assert!(ran.status == 1 && ran.err.starts_with(said), "{}", ran.err);
    assert!(ran.err.contains("sheet.txt:3:4: from row 1 on White's moves stand in Black's column"), "{}", ran.err);
    let row = &planilla(&["repair", &file, "--format", "json"]).objects()[0];
    assert_eq!((row["moves"][0]["written"].as_str(), row["findings"].as_array().map(Vec::len)), (Some("e4"), Some(1)));
    assert_eq!(row["language"]["code"], "es");
}

#[test]
fn two_sheets_side_by_side() {
    let folder = folder("repair-two");
    let other = folder.join("black.txt").display().to_string();
    fs::write(&other, OTHER).unwrap();
    let ran = planilla(&["repair", &sample(), &other]);
    assert!(ran.out.contains("   5  Dxd4 *     Dxd5       Qxd4    d5     d5    d5\n"), "{}", ran.out);
    assert!(ran.out.starts_with("1  ") && ran.out.contains(": Spanish\n2  "), "{}", ran.out);
    let row = &planilla(&["repair", &sample(), &other, "--format", "json"]).objects()[0];
    assert_eq!(row["moves"][8]["written"], serde_json::json!(["Dxd5", "Qxd4"]));
    assert_eq!(row["language"][1]["code"], "en");
    // Two files of several games each are paired game by game; else it is said what is wrong.
    let (one, two) = (folder.join("1.txt").display().to_string(), folder.join("2.txt").display().to_string());
    fs::write(&one, format!("white: A\n{OTHER}1-0\n\nwhite: B\n{OTHER}")).unwrap();
    fs::write(&two, OTHER).unwrap();
    let ran = planilla(&["repair", &one, &two]);
    assert!(ran.status == 2 && ran.err.contains("2 and 1 games"), "{}", ran.err);
    let ran = planilla(&["repair", &one, &one]);
    assert!(ran.err.starts_with("2 games: 42 half-moves"), "{}", ran.err);
    let second = planilla(&["repair", &one, &one, "--game", "2", "--known", "1w=e4"]);
    assert!(second.status == 0 && second.out.contains("B – ?"), "{}{}", second.out, second.err);
    let many = planilla(&["repair", &one, &one, "--known", "1w=e4"]);
    assert!(many.status == 2 && many.err.contains("name the game with --game N"), "{}", many.err);
}

#[test]
fn sheets_of_two_games_are_repaired_apart() {
    let folder = folder("repair-apart");
    let other = folder.join("other.txt").display().to_string();
    fs::write(
        &other,
        "lang: en\n1.d4 d5 2.c4 e6 3.Nc3 Nf8 4.Bg5 Be7 5.e3 0-0 6.Nf3 Nbd7 7.Rc1 c6 8.Bd3 dxc4 9.Bxc4 Nd5",
    )
    .unwrap();
    let ran = planilla(&["repair", &sample(), &other]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.err.matches("error[sheets.first_divergence]").count(), 2, "{}", ran.err);
    assert!(ran.err.ends_with("2 games: 39 half-moves, 2 not as written, 0 undecided\n"), "{}", ran.err);
    assert!(ran.out.contains("5.Dxd4, written `Dxd5`") && ran.out.contains("3...Nf6, written `Nf8`"), "{}", ran.out);
    let rows = planilla(&["repair", &sample(), &other, "--format", "json"]).objects();
    let files: Vec<_> = rows.iter().map(|row| row["file"].as_str().map(str::to_owned)).collect();
    assert_eq!(files, [Some(sample()), Some(other.clone()), None]);
    assert_eq!((&rows[2]["type"], &rows[2]["games"], &rows[2]["errors"]), (&"summary".into(), &2.into(), &2.into()));
    let known = planilla(&["repair", &sample(), &other, "--known", "1w=e4"]);
    assert!(known.status == 2 && known.err.contains("give one sheet at a time"), "{}", known.err);
}

#[test]
fn what_the_exit_status_tells() {
    let run = |sheet: &str, args: &[&str]| {
        planilla_with(&[&["repair", "-"], args].concat(), sheet.as_bytes(), &Surroundings::default()).status
    };
    let changed = "lang: en\n\n1.e4 e5 2.Nf8 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7";
    let left_over = "lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 called Nf6 5.0-0 Be7";
    let clean = "lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7";
    let statuses = |sheet| ["undecided", "change", "never"].map(|what| run(sheet, &["--fail-on", what]));
    assert_eq!([statuses(clean), statuses(changed), statuses(left_over)], [[0, 0, 0], [0, 1, 0], [1, 1, 0]]);
    assert_eq!(run(changed, &["--game", "3"]), 2);
}

#[test]
fn an_answer_is_about_one_game() {
    let file = folder("repair-known").join("two.txt").display().to_string();
    let game = "lang: en\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 1-0\n\n";
    fs::write(&file, format!("white: A\n{game}white: B\n{game}")).unwrap();
    let many = planilla(&["repair", &file, "--known", "2w=Nf3"]);
    assert!(many.status == 2 && many.out.is_empty() && many.err.contains("--game N"), "{}{}", many.out, many.err);
    let second = planilla(&["repair", &file, "--known", "2w=Nf3", "--game", "2"]);
    assert!(second.status == 0 && second.out.contains("B – ?") && !second.out.contains("A – ?"), "{}", second.out);
    let twice = planilla(&["repair", &file, "--game", "2", "--known", "4w=Ba4,4w=Bc4", "--messages", "de"]);
    assert!(twice.status == 2 && twice.err.contains("`Bc4` und `Ba4` sind zwei Züge"), "{}", twice.err);
}

#[test]
fn what_a_person_knows_and_what_nothing_decides() {
    let sheet = "lang: en\n\n1.e4 e5 2.Nf3 ? 3.Bb5 a6 4.Ba4 Nf6";
    let run =
        |args: &[&str]| planilla_with(&[&["repair", "-"], args].concat(), sheet.as_bytes(), &Surroundings::default());
    let open = run(&["--margin", "0.99"]);
    assert_eq!(open.status, 1, "{}", open.out);
    assert!(open.out.contains("2... undecided: `?` stands; it may be `"), "{}", open.out);
    let known = run(&["--margin", "0.99", "--known", "2b=Nc6"]);
    assert!(known.out.contains("2...Nc6, written `?`, as answered\n"), "{}", known.out);
    for (args, expected) in [
        (&["--known", "2b=Qh2"][..], "--known: `Qh2` is no legal move there"),
        (&["--known", "2=Nc6"], "`2=Nc6` is no answer"),
        (&["--margin", "50"], "this is not a probability. Allowed: 0 ... 0.5 ... 1"),
        (&["--margin", "x", "--messages", "es"], "no es una probabilidad"),
        (&["--best", "0"], "this is not a number of games"),
        (&["--to", "csv"], "[possible values: pgn]"),
    ] {
        let ran = run(args);
        assert!(ran.status == 2 && ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
    let none = planilla(&["repair"]);
    assert!(none.status == 2 && none.err.contains("FILE"), "{}", none.err);
}

#[test]
fn pgn_is_read_again() {
    let ran = planilla(&["repair", &sample(), "--to", "pgn"]);
    assert!(ran.out.starts_with("[Event \"?\"]\n") && ran.out.contains("{5.Dxd4, written `Dxd5`: "), "{}", ran.out);
    let again = planilla_with(&["check", "-"], ran.out.as_bytes(), &Surroundings::default());
    assert_eq!((again.status, again.out.as_str()), (0, ""));
}

#[test]
fn all_games_of_a_file_with_several_jobs() {
    let file = folder("repair-many").join("round.txt");
    let sheet =
        |number: u32| format!("white: {number}\nlang: en\n1.e4 e5 2.Nf8 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7 1-0\n\n");
    fs::write(&file, (0..12).map(sheet).collect::<String>()).unwrap();
    let file = file.display().to_string();
    let run = |jobs: &str| planilla(&["repair", &file, "--format", "json", "--jobs", jobs]);
    let (one, many) = (run("1"), run("3"));
    assert_eq!(one, many);
    let rows = one.objects();
    assert_eq!((&rows[12]["type"], &rows[12]["games"], &rows[12]["clean"]), (&"summary".into(), &12.into(), &0.into()));
    let names: Vec<_> = rows[..12].iter().map(|row| row["tags"]["White"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names, (0..12).map(|number| number.to_string()).collect::<Vec<_>>());
}

#[test]
fn readings_with_faults_are_repaired_and_told() {
    let file = root().join("corpus/json/recogniser.json").display().to_string();
    let row = &planilla(&["repair", &file, "--format", "json"]).objects()[0];
    assert_eq!((&row["moves"][4]["written"], &row["moves"][4]["san"]), (&"Bb6".into(), &"Bb5".into()));
    let broken = r#"{"lang": "en", "moves": ["e4", {"readings": []}, "Nf3", "Nc6", "Bb5"]}"#;
    let ran = planilla_with(&["repair", "-"], broken.as_bytes(), &Surroundings::default());
    assert!(ran.err.starts_with("error[text.json]: -:1:45: this list of readings is empty"), "{}", ran.err);
    assert_eq!(ran.status, 1);
}

#[test]
fn a_check_weighs_its_fixes() {
    let ran = planilla(&["check", "--repair", "--format", "json", &sample()]);
    let findings = ran.objects()[0]["findings"].as_array().unwrap().clone();
    let rules: Vec<_> = findings.iter().map(|finding| finding["rule"].as_str().unwrap()).collect();
    assert_eq!(rules, ["notation.repaired_text", "move.illegal"]);
    for finding in &findings {
        assert_eq!(finding["fix"]["replacement"], "Dxd4");
        assert!(finding["fix"]["probability"].as_f64().is_some_and(|probability| probability > 0.5), "{finding}");
    }
}
