use crate::program::{folder, planilla, planilla_with, root};
use planilla_cli::Surroundings;
use std::fs;

fn pair(name: &str) -> [String; 2] {
    ["white", "black"].map(|side| root().join(format!("corpus/pairs/{name}.{side}.sheet")).display().to_string())
}

#[test]
fn two_sheets_side_by_side() {
    let [white, black] = pair("parted-at-move-6");
    let ran = planilla(&["compare", &white, &black]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("   6  Bxf6     Qxf6      Ah4      dxc4      « here they part; move\n"), "{}", ran.out);
    assert!(ran.out.contains("after 10 half-moves (5...h6)\n\n8   r n b q k b . r\n"), "{}", ran.out);
    assert!(ran.out.contains("error[sheets.first_divergence]: the sheets part at White's move 6"), "{}", ran.out);
    assert!(!ran.out.contains(":::\n"), "{}", ran.out);
    assert!(planilla(&["compare", &white, &black, "--fail-on", "never"]).status == 0);
    let json = planilla(&["compare", &white, &black, "--format", "json"]).out;
    let row: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!((row["type"].as_str(), row["agreed_plies"].as_u64()), (Some("comparison"), Some(10)));
    assert_eq!(row["last_agreed"]["number"].as_u64(), Some(5));
    assert_eq!(row["differences"][0]["kind"], "move");
    assert_eq!(row["differences"][0]["black"]["san"], "Bh4");
    assert!(row["differences"][0]["settled"].is_null());
}

#[test]
fn what_is_no_pair_is_said() {
    let [white, black] = pair("two-languages-two-styles");
    let clean = planilla(&["compare", &white, &black]);
    assert_eq!((clean.status, clean.err.as_str()), (0, ""), "{}", clean.out);
    assert!(clean.out.contains("Both sheets have the same 26 half-moves, the last is 13...Cc6"), "{}", clean.out);
    let swapped = planilla(&["compare", &black, &white]);
    assert_eq!(swapped.out, clean.out);
    assert!(swapped.err.contains("by what the sheets say"), "{}", swapped.err);

    let there = folder("compare");
    let copy = there.join("copy.txt");
    fs::copy(&white, &copy).expect("a file can be written");
    let empty = there.join("empty.txt");
    fs::write(&empty, "").expect("a file can be written");
    let games = there.join("games.pgn");
    fs::write(&games, "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"A\"]\n\n1. e4 e5 *\n").expect("a file can be written");
    let [copy, empty, games] = [copy, empty, games].map(|path| path.display().to_string());
    for (args, status, said) in [
        (vec![white.as_str(), white.as_str()], 2, "is named twice"),
        (vec![&white, &copy], 0, "have the same text"),
        (vec![&white, &empty], 2, "there is no game in it"),
        (vec![&white, &games], 2, "holds 2 games, and a sheet is one"),
        (vec![&games], 0, "have the same text"),
        (vec![&white], 2, "holds one game"),
        (vec![&white, there.to_str().expect("a name")], 2, "is a folder"),
        (vec![&white, "nowhere.txt"], 2, "there is no such file"),
    ] {
        let args: Vec<&str> = ["compare"].into_iter().chain(args).collect();
        let ran = planilla(&args);
        assert_eq!(ran.status, status, "{args:?}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    }
    let [white, black] = pair("two-games");
    let ran = planilla(&["compare", &white, &black]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("These are sheets of two games."), "{}", ran.out);
    let stdin = fs::read(&black).expect("a sheet");
    assert_eq!(planilla_with(&["compare", &white, "-"], &stdin, &Surroundings::default()).status, 1);
}

#[test]
fn pairs_of_a_folder_are_compared() {
    let there = folder("pairs");
    let sheet = |name: &str, text: &str| fs::write(there.join(name), text).expect("a file can be written");
    sheet("board1.white.sheet", "lang: en\n\n1.e4 e5 2.Nf3\n");
    sheet("board1.black.sheet", "lang: en\n\n1.e4 e5 2.Nc3\n");
    sheet("a.txt", "white: Ana Ruiz\nblack: Eva Klein\nround: 3\nlang: en\n\n1.d4 d5 1-0\n");
    sheet("b.txt", "white: A. Ruiz\nblack: Klein, Eva\nround: 3\nlang: en\n\n1.d4 d5 1/2-1/2\n");
    sheet("c.txt", "white: Ana Ruiz\nblack: Eva Klein\nround: 4\nlang: en\n\n1.d4 d5 1-0\n");
    let there = there.display().to_string();
    let plain = planilla(&["check", &there]);
    assert!(!plain.out.contains("sheets."), "{}", plain.out);
    let ran = planilla(&["check", &there, "--pairs"]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.out.matches("error[sheets.first_divergence]").count(), 1, "{}", ran.out);
    assert_eq!(ran.out.matches("error[sheets.result_differs]").count(), 1, "{}", ran.out);
    let json = planilla(&["check", &there, "--pairs", "--format", "json"]).out;
    let rows: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(rows.iter().filter(|row| row["type"] == "comparison").count(), 2);
    assert_eq!(rows.last().expect("a summary")["by_rule"]["sheets.first_divergence"], 1);
}

#[test]
fn pages_of_a_sheet_belong_into_one_file() {
    let there = folder("pages");
    let first = "lang: en\n\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n";
    let second = "4. Ba4 Nf6\n5. 0-0 Be7\n";
    for (name, text) in [("white-1.txt", first), ("white-2.txt", second), ("black.txt", &format!("{first}{second}"))] {
        fs::write(there.join(name), text).expect("a file can be written");
    }
    let [one, two, black] =
        ["white-1.txt", "white-2.txt", "black.txt"].map(|name| there.join(name).display().to_string());
    let hint = "put them into one file, one behind the other";
    let ran = planilla(&["compare", &one, &two, &black]);
    assert!(ran.status == 2 && ran.err.contains(hint), "{}", ran.err);
    let ran = planilla(&["compare", &one, &two, &black, "--messages", "de"]);
    assert!(ran.status == 2 && ran.err.contains("mehrere Seiten"), "{}", ran.err);
    let ran = planilla(&["compare", &one, &two]);
    assert!(ran.out.contains("it may be a second page of the same sheet") && ran.status == 0, "{}", ran.out);
    let ran = planilla(&["check", &there.display().to_string(), "--pairs"]);
    assert!(ran.err.contains("a player has several sheets of one game"), "{}", ran.err);
    assert!(!ran.out.contains("sheets."), "{}", ran.out);
    assert_eq!(planilla(&["compare", &two, &black]).status, 0);
}
