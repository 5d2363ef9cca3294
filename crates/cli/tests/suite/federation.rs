//! `planilla check --trf`: the tournament report by itself, and games held against it.

use crate::program::{Ran, planilla_with, root};
use planilla_cli::{Surroundings, Terminals};

const REPORT: &str = "corpus/trf/winter-open.trf";
const GAMES: &str = "corpus/trf/winter-open.pgn";
const DEFECTS: &str = "corpus/trf/defects.trf";

/// Runs the program with the files of the corpus; names stand in the output as they do here.
fn planilla_at(args: &[&str], stdin: &[u8], around: &Surroundings) -> Ran {
    let root = root().display().to_string();
    let full = |arg: &&str| if arg.starts_with("corpus/") { format!("{root}/{arg}") } else { (*arg).to_owned() };
    let args: Vec<String> = args.iter().map(full).collect();
    let ran = planilla_with(&args.iter().map(String::as_str).collect::<Vec<_>>(), stdin, around);
    let short = |text: String| text.replace(&format!("{root}/"), "");
    Ran { out: short(ran.out), err: short(ran.err), ..ran }
}

fn planilla(args: &[&str]) -> Ran {
    planilla_at(args, b"", &Surroundings::default())
}

/// The first lines of what was found: its grade, rule and sentence.
fn titles(out: &str) -> Vec<&str> {
    out.lines().filter(|line| line.starts_with(['e', 'w', 'n'])).collect()
}

#[test]
fn games_are_held_against_a_report() {
    let ran = planilla(&["check", "--trf", REPORT, GAMES]);
    assert_eq!(ran.status, 1);
    let expected = [
        "error[trf.code_mismatch]: round 1: the report has `1` for White and `0` for Black, and the result here is `1/2-1/2`: \
         correct the one that is wrong",
        "warning[start.colours_reversed]: the colours are reversed: the report has `Rossi,Carla (6)` with White in round 1",
        "error[trf.code_mismatch]: round 2: the report has `+` and `-`, a forfeit, and both players moved: \
         write `1` and `0`",
        "warning[trf.unpaired_game]: `Muster, Max` is no player of the report: \
         write the name as there, or add the FIDE number",
        "warning[trf.unpaired_game]: 4 games of the report are not among those given, the first of them here \
         (`--notes` names them all)",
    ];
    assert_eq!(titles(&ran.out), expected, "{}", ran.out);
    assert!(ran.out.contains("the game ended before both had made 10 moves, and stands"), "{}", ran.out);
    assert!(ran.err.contains(&format!("{REPORT}: 5 of 6 games found in the report\n")), "{}", ran.err);
    // All of the pairings that lack a game, and nothing else of the report.
    let ran = planilla(&["check", "--notes", "--select", "trf.unpaired_game", "--trf", REPORT, GAMES]);
    assert_eq!(titles(&ran.out).len(), 5, "{}", ran.out);
}

#[test]
fn a_report_is_checked_by_itself() {
    // Nothing is waited for, on a terminal or not.
    for stdin in [true, false] {
        let terminals = Terminals { stdin, ..Terminals::default() };
        let around = Surroundings { terminals, ..Surroundings::default() };
        let ran = planilla_at(&["check", "--trf", REPORT], b"1.e4 e5", &around);
        assert_eq!((ran.status, &*ran.out), (0, ""));
        assert_eq!(ran.err, format!("{REPORT}: 7 players, 3 rounds: no findings\n"));
    }
    let ran = planilla(&["check", "--trf", DEFECTS]);
    assert_eq!(ran.status, 1);
    let places: Vec<&str> = ran.out.lines().filter_map(|line| line.trim().strip_prefix("--> ")).collect();
    let expected =
        ["4:5", "9:1", "14:50", "15:25", "15:95", "17:82", "18:95"].map(|place| format!("{DEFECTS}:{place}"));
    assert_eq!(places, expected, "{}", ran.out);
    assert_eq!(ran.err, format!("{DEFECTS}: 7 players, 3 rounds: 4 errors, 3 warnings\n"));
    let german = planilla(&["check", "--trf", DEFECTS, "--messages", "de"]);
    assert!(german.out.contains("die Felder stehen von hier an eine Spalte zu weit rechts"), "{}", german.out);
    let quiet = planilla(&["check", "-q", "--trf", DEFECTS]);
    assert_eq!((quiet.status, &*quiet.out, &*quiet.err), (1, "", ""));
    let none = planilla(&["check", "--trf", "no-such.trf", GAMES]);
    assert_eq!(none.status, 2);
    assert!(none.err.contains("no-such.trf"), "{}", none.err);
}

#[test]
fn games_and_reports_that_are_exchanged() {
    let ran = planilla(&["check", "--trf", GAMES]);
    assert_eq!((ran.status, titles(&ran.out).len()), (1, 1), "{}", ran.out);
    assert!(ran.out.contains("these are games (PGN) and no tournament report"), "{}", ran.out);
    // The games are checked all the same, and against nothing.
    let ran = planilla(&["check", "--trf", GAMES, GAMES]);
    assert_eq!((ran.status, titles(&ran.out).len()), (1, 1), "{}", ran.out);
    assert!(ran.err.contains("6 games in 1 file"), "{}", ran.err);
    for args in [&["check", REPORT][..], &["check", "--trf", REPORT, REPORT]] {
        let ran = planilla(args);
        assert_eq!((ran.status, titles(&ran.out).len()), (1, 1), "{}", ran.out);
        assert!(ran.out.contains("this is a tournament report (TRF) and no game"), "{}", ran.out);
    }
}

#[test]
fn one_finding_for_what_all_records_have() {
    let report = std::fs::read_to_string(root().join(REPORT)).expect("it can be read");
    let cut = |line: &str| {
        let letters = line.chars().enumerate().filter(|(at, _)| !(48..53).contains(at) || !line.starts_with("001"));
        letters.map(|(_, letter)| letter).collect::<String>()
    };
    let folder = crate::program::folder("trf-cut");
    let path = folder.join("cut.trf");
    std::fs::write(&path, report.lines().map(cut).collect::<Vec<_>>().join("\n")).expect("it can be written");
    let path = path.display().to_string();
    let ran = planilla(&["check", "--trf", &path]);
    let title = "error[trf.file_fault]: a column is missing in 7 records, that of the rating, in figures (columns 49 to 52), and \
                 what follows stands too far to the left: put it back, with blanks where nothing is to be written";
    assert_eq!(titles(&ran.out), [title], "{}", ran.out);
    assert!(ran.out.contains("the same in 6 more places"), "{}", ran.out);
    // People are shown two of them, programs all.
    assert_eq!(ran.out.matches("= note:").count(), 3, "{}", ran.out);
    let objects = planilla(&["check", "--format", "json", "--trf", &path]).objects();
    assert_eq!(objects[0]["findings"][0]["labels"].as_array().map(Vec::len), Some(7));
}

#[test]
fn pages_and_tables_take_a_report() {
    let folder = crate::program::folder("trf-page");
    let page = folder.join("page.html").display().to_string();
    let ran = planilla(&["report", GAMES, "--trf", REPORT, "-o", &page]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    let html = std::fs::read_to_string(&page).expect("it was written");
    assert!(html.contains("trf.code_mismatch"));
    let ran = planilla(&["report", GAMES, "--trf", GAMES, "-o", &page]);
    assert_eq!(ran.status, 2, "{}", ran.err);
    assert!(ran.err.contains("is no tournament report"), "{}", ran.err);
    if cfg!(feature = "export") {
        let table = folder.join("findings.parquet").display().to_string();
        let ran = planilla(&["export", GAMES, "--trf", REPORT, "--table", "findings", "-o", &table]);
        assert_eq!(ran.status, 0, "{}", ran.err);
        let bytes = std::fs::read(&table).expect("it was written");
        assert!(bytes.windows(17).any(|window| window == b"trf.code_mismatch"));
    }
}

#[test]
fn as_json() {
    let objects = planilla(&["check", "--format", "json", "--trf", REPORT, GAMES]).objects();
    let types: Vec<&str> = objects.iter().filter_map(|object| object["type"].as_str()).collect();
    assert_eq!(types, ["game", "game", "game", "game", "game", "game", "trf", "summary"]);
    let trf = &objects[6];
    assert_eq!((&trf["games"], &trf["joined"]), (&6.into(), &5.into()));
    assert_eq!(trf["players"][1]["name"], "Novák,Jan");
    assert_eq!(trf["players"][1]["rounds"][1]["code"], "+");
    assert_eq!(trf["findings"][0]["rule"], "trf.unpaired_game");
    assert_eq!(objects[7]["by_rule"]["trf.unpaired_game"], 2);
    assert_eq!(objects[7]["warnings"], 3);
}

/// The lines of a report of the corpus, changed one by one, in a file of this test.
fn changed(name: &str, change: impl Fn(&str) -> String) -> String {
    let text = std::fs::read_to_string(root().join(REPORT)).unwrap();
    let path = crate::program::folder(name).join("open.trf");
    std::fs::write(&path, text.lines().map(|line| change(line) + "\n").collect::<String>()).unwrap();
    path.display().to_string()
}

/// The first characters of a line.
fn first(line: &str, count: usize) -> String {
    line.chars().take(count).collect()
}

#[test]
fn lines_cut_off_before_the_rounds() {
    let file = changed("cut", |line| first(line, 89));
    let ran = planilla(&["check", "--trf", &file]);
    let said = "error[trf.file_fault]: no record has a round from column 92 on, and 7 players have points: the lines may have \
                been cut off; add the rounds";
    assert_eq!(titles(&ran.out), [said], "{}", ran.out);
    let ran = planilla(&["check", "--messages", "de", "--trf", &file]);
    assert!(ran.out.contains("kein Datensatz hat ab Spalte 92 eine Runde"), "{}", ran.out);
}

#[test]
fn a_name_that_is_too_long_is_one_fault() {
    // What stands behind it is pushed to the right, or written over.
    for more in [1, 12, 40, 60] {
        let name: String = "Abcdefghij".chars().cycle().take(33 + more).collect();
        let pushed = changed(&format!("pushed-{more}"), |line| {
            let long = || first(line, 14) + &name + &line.chars().skip(47).collect::<String>();
            if line.contains("Gruber,Eva") { long() } else { line.to_owned() }
        });
        let ran = planilla(&["check", "--trf", &pushed, "--messages", "es"]);
        assert_eq!(titles(&ran.out).len(), 1, "{more}: {}", ran.out);
        assert!(ran.out.contains("acorte el nombre"), "{}", ran.out);
        let over = changed(&format!("over-{more}"), |line| {
            let long = || first(line, 14) + &name + &line.chars().skip(47 + more).collect::<String>();
            if line.contains("Gruber,Eva") { long() } else { line.to_owned() }
        });
        let ran = planilla(&["check", "--trf", &over]);
        let said = "runs over the columns of the name, as `Lastname, Firstname` (columns 15 to 47): shorten it";
        assert!(titles(&ran.out).len() == 1 && ran.out.contains(said), "{more}: {}", ran.out);
    }
}

#[test]
fn a_long_day_among_short_ones_is_one_fault() {
    for day in ["2025/01/10  ", "2025/01/10"] {
        let file = changed("day", |line| line.replace("25/01/10  25", &format!("{day}25")));
        let ran = planilla(&["check", "--trf", &file]);
        assert_eq!(titles(&ran.out).len(), 1, "{}", ran.out);
        assert!(ran.out.contains("`2025/01/10` was read as 10 January 2025"), "{}", ran.out);
    }
}

#[test]
fn two_thinking_times() {
    let file = changed("times", |line| line.replace("122 90 min + 30 s", "122 90 min + 30 s\n222 900+10"));
    let ran = planilla(&["check", "--trf", &file, "--messages", "fr"]);
    assert!(ran.out.contains("l'enregistrement 122 donne la cadence comme `90 min + 30 s`"), "{}", ran.out);
    let same = changed("time", |line| line.replace("122 90 min + 30 s", "122 90 min + 30 s\n222 5400+30"));
    assert!(!planilla(&["check", "--trf", &same]).out.contains("222"));
}

#[test]
fn a_report_without_games_or_from_a_pipe() {
    let page = crate::program::folder("no-games").join("page.html").display().to_string();
    for command in ["report", "export"] {
        let ran = planilla(&[command, "--trf", REPORT, "-o", &page, "--messages", "es"]);
        assert!(ran.status == 2 && ran.err.contains("no hay ninguna partida que comparar con"), "{}", ran.err);
        assert!(!std::path::Path::new(&page).exists(), "{command}");
    }
    for command in [&["check"][..], &["report", "-o", &page], &["export", "-o", &page]] {
        let ran = planilla(&[command, &["--trf", "-", GAMES, "--messages", "de"]].concat());
        assert!(ran.status == 2 && ran.err.contains("Ein Turnierbericht wird aus einer Datei gelesen"), "{}", ran.err);
    }
}

#[test]
fn a_page_shows_what_is_wrong_in_the_report() {
    let file = changed("page", |line| first(line, 89));
    let page = crate::program::folder("page-of-report").join("page.html").display().to_string();
    let ran = planilla(&["report", "--trf", &file, GAMES, "-o", &page, "--messages", "es"]);
    let text = std::fs::read_to_string(&page).unwrap();
    assert!(text.contains("n el informe de torneo"), "{}", ran.err);
    assert!(text.contains("ningún registro tiene rondas desde la columna 92"), "{}", ran.err);
}
