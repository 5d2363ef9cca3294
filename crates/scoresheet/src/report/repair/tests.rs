//! Cases of rows, sentences and PGN of repairs.

use super::{Each, RepairPair, RepairRow, RepairSheet, repair_remark, repaired_pgn};
use crate::repair::{RepairOptions, Repairer, SheetCells};
use crate::report::Place;
use crate::{Answer, Checker, Messages, Settings, repair_checked};
use serde_json::{Value, json};

/// The row of a repair of one sheet or two.
fn repaired(sheets: &[&str], options: &RepairOptions, answers: &[&str]) -> RepairRow {
    with_pgn(sheets, options, answers).0
}

/// The row of a repair, and the game as PGN.
fn with_pgn(sheets: &[&str], options: &RepairOptions, answers: &[&str]) -> (RepairRow, String) {
    let mut checkers: Vec<Checker> = sheets.iter().map(|_| Checker::new(Settings::default())).collect();
    let checked: Vec<_> =
        checkers.iter_mut().zip(sheets).map(|(checker, sheet)| checker.check(sheet.as_bytes())).collect();
    let cells: Vec<SheetCells> = checked.iter().map(SheetCells::of).collect();
    let names = ["a.txt", "b.txt"];
    let read: Vec<RepairSheet<'_>> = checked
        .iter()
        .zip(&cells)
        .zip(names)
        .map(|((checked, cells), file)| RepairSheet {
            checked,
            cells,
            place: Place { file, game: 1, line: 1, offset: 0 },
        })
        .collect();
    let answers: Vec<Answer> = answers.iter().map(|answer| answer.parse().unwrap()).collect();
    let repair = repair_checked(&mut Repairer::default(), &read, options, &answers).unwrap();
    let mut row = RepairRow::new(&repair, &read, Messages::english());
    if let [first, second] = &read[..] {
        RepairPair::new(&mut Repairer::default(), [*first, *second]).tell(&mut row, &read, 0, Messages::english());
    }
    let pgn = repaired_pgn(&row, &repair, &read, Messages::english());
    (row, pgn)
}

fn pgn_of(sheet: &str) -> String {
    with_pgn(&[sheet], &RepairOptions::default(), &[]).1
}

/// The movetext of a game in PGN, in one line.
fn movetext(pgn: &str) -> String {
    pgn.split("\n\n").nth(1).unwrap().replace('\n', " ")
}

fn one(sheet: &str) -> RepairRow {
    repaired(&[sheet], &RepairOptions::default(), &[])
}

fn json_of(row: &RepairRow) -> Value {
    serde_json::to_value(row).unwrap()
}

const SEED: &str = "lang: es\nlaws: 2005\n\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6 7Ag5 Cc6 8.De3+ Ae7 \
                    9.Cd2 0-0 10.0-0-0 Te8 11.Rb1 (=)";

#[test]
fn the_ink_stands_beside_the_proposal() {
    let row = one(SEED);
    assert_eq!((row.moves.len(), row.plies_changed, row.plies_undecided), (21, 1, 0));
    let value = json_of(&row);
    let fifth = &value["moves"][8];
    assert_eq!(
        [&fifth["written"], &fifth["status"], &fifth["uci"], &fifth["san"], &fifth["replacement"]],
        ["Dxd5", "repaired", "d1d4", "Qxd4", "Dxd4"],
    );
    assert_eq!(&SEED[fifth["start"].as_u64().unwrap() as usize..fifth["end"].as_u64().unwrap() as usize], "Dxd5");
    assert_eq!(value["moves"][16]["san"], "Nbd2", "settled by castling");
    assert_eq!((&value["moves"][20]["draw_offer"], &value["moves"][0]["draw_offer"]), (&json!(true), &json!(false)));
    assert_eq!(
        (&value["file"], &value["language"]["code"], &value["laws"]),
        (&json!("a.txt"), &json!("es"), &json!("2005"))
    );
    assert_eq!(value["games"].as_array().unwrap().len(), 1);
    assert_eq!(row.games[0].uci.len(), 21);
    for played in &row.moves {
        assert!(played.probability.is_some_and(|probability| (0.0..=1.0).contains(&probability)), "{played:?}");
    }
}

#[test]
fn a_clean_sheet_comes_back_unchanged() {
    let sheet = "lang: de\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. 0-0 Le7 6. Te1 b5 7. Lb3 d6 8. c3 0-0 1-0";
    let (row, pgn) = with_pgn(&[sheet], &RepairOptions::default(), &[]);
    assert!(row.moves.iter().all(|played| matches!(played.status, "exact" | "normalized")), "{:#?}", row.moves);
    assert_eq!((row.plies_changed, row.result.iter().next().unwrap().score), (0, "1-0"));
    let expected = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0";
    assert_eq!(movetext(&pgn), expected);
}

#[test]
fn two_sheets_have_a_list_of_two() {
    let other = "lang: en\n\n1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 \
                 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1";
    let row = repaired(&[SEED, other], &RepairOptions::default(), &[]);
    assert_eq!(row.file, Each::Two(["a.txt".to_owned(), "b.txt".to_owned()]));
    let fifth = &json_of(&row)["moves"][8];
    assert_eq!((&fifth["written"], &fifth["uci"]), (&json!(["Dxd5", "Qxd4"]), &json!("d1d4")));
    assert_eq!(fifth["statuses"].as_array().unwrap().len(), 2);
    let said = repair_remark(&row.moves[8], Messages::english()).unwrap();
    assert!(said.starts_with("5.Dxd4, written `Dxd5` / `Qxd4`: "), "{said}");
}

#[test]
fn a_gap_that_nothing_fills_is_undecided_and_an_answer_fills_it() {
    let sheet = "lang: en\n\n1.e4 e5 2.Nf3 ? 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7";
    let row = repaired(&[sheet], &RepairOptions { margin: 0.99, ..RepairOptions::default() }, &[]);
    let gap = &row.moves[3];
    assert_eq!(
        (gap.uci.as_deref(), gap.decided, json_of(&row)["moves"][3]["written"].as_str()),
        (None, false, Some("?"))
    );
    assert!(gap.alternatives.len() > 1 && gap.alternatives.len() == gap.candidates.len(), "{gap:?}");
    let said = repair_remark(gap, Messages::english()).unwrap();
    assert!(said.starts_with("2... undecided: `?` stands; it may be `"), "{said}");
    let row = repaired(&[sheet], &RepairOptions::default(), &["2b=Nc6"]);
    assert_eq!((row.moves[3].san.as_deref(), row.moves[3].decided_by.kind), (Some("Nc6"), "answer"));
    assert_eq!(repair_remark(&row.moves[3], Messages::english()).unwrap(), "2...Nc6, written `?`, as answered");
}

#[test]
fn what_is_no_game_of_chess_is_told() {
    let row = one("[Variant \"Atomic\"]\n[White \"A\"]\n\n1. e4 e5 *");
    assert!(row.games.is_empty() && row.moves.iter().all(|played| played.status == "unreached"));
    assert_eq!(row.findings.iter().flatten().map(|finding| finding.rule).collect::<Vec<_>>(), ["game.refused"]);
}

#[test]
fn readings_of_a_recogniser_are_weighed() {
    let readings = r#"{"lang": "en", "moves": ["e4", "e5", {"readings": [{"text": "Nf8", "probability": 0.6},
                      {"text": "Nf3", "probability": 0.4}]}, "Nc6", "Bb5", {"readings": []}]}"#;
    let row = one(readings);
    let third = &json_of(&row)["moves"][2];
    assert_eq!(
        (&third["written"], &third["san"], &third["status"]),
        (&json!("Nf8"), &json!("Nf3"), &json!("repaired"))
    );
    assert_eq!(row.findings.iter().flatten().map(|finding| finding.rule).collect::<Vec<_>>(), ["text.json"]);
}

#[test]
fn pgn_is_escaped_and_its_lines_are_short() {
    let pgn =
        pgn_of("white: A \"B\" \\\nblack: C\nresult: 1-0\n\n1.e4 e5 2.Nf8 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7 6.Re1 b5");
    assert!(pgn.contains("[White \"A \\\"B\\\" \\\\\"]") && pgn.contains("{2.Nf3, written `Nf8`: "), "{pgn}");
    assert!(pgn.lines().all(|line| line.chars().count() < 80), "{pgn}");
    let mut checker = Checker::new(Settings::default());
    let again = checker.check(pgn.as_bytes());
    assert!(again.record.plies.iter().all(|ply| ply.status.is_read()) && again.findings.list.is_empty());
}

#[test]
fn what_stands_beside_the_moves_is_kept() {
    let pgn = "[White \"A\"]\n[ECO \"C60\"]\n\n{before} 1. e4! {[%clk 1:29:00] best by test} e5 $6 2. Nf8 (2. Nc3 Nf6 ; Vienna\n\
               (2... Nc6)) 2... Nc6 3. Bb5 {to {a6} (3. Bc4 Bc5) 3... a6 ; a line\n4. Ba4 Nf6 1-0";
    let repaired = pgn_of(pgn);
    let expected = "{before} 1. e4 $1 {[%clk 1:29:00] best by test} 1... e5 $6 2. Nf3 {2.Nf3, written `Nf8`: ";
    assert!(movetext(&repaired).starts_with(expected), "{repaired}");
    let kept = "(2. Nc3 Nf6 {Vienna} (2... Nc6)) 2... Nc6 3. Bb5 {to |a6} (3. Bc4 Bc5) 3... a6 {a line} 4. Ba4 Nf6 1-0";
    assert!(movetext(&repaired).ends_with(kept), "{kept}\n{repaired}");
    assert!(repaired.contains("[ECO \"C60\"]"), "{repaired}");
    // A second time nothing is lost, and nothing added but what is written as it was played now.
    let again = movetext(&pgn_of(&repaired));
    assert_eq!(again, movetext(&repaired));
    // A variation from a position that the repaired game does not have is told, and not played; times become commands.
    let sheet = "lang: en\nclock: left\n\n1.e4 1:29:30 e5 1:28:05 2.Nf3 (2.Nc3) Nc6 (=)";
    let repaired = movetext(&pgn_of(sheet));
    assert_eq!(repaired, "1. e4 {[%clk 1:29:30]} 1... e5 {[%clk 1:28:05]} 2. Nf3 {(2. Nc3)} 2... Nc6 {(=)} *");
}

#[test]
fn sheets_that_contradict_each_other_say_so() {
    let game = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7";
    let sheets = [format!("lang: en\nwhite: Roe\n\n{game} 1-0"), format!("lang: en\nwhite: Doe\n\n{game} 0-1")];
    let (row, pgn) = with_pgn(&[&sheets[0], &sheets[1]], &RepairOptions::default(), &[]);
    let found: Vec<Vec<(&str, &str)>> =
        row.findings.iter().map(|list| list.iter().map(|finding| (finding.rule, finding.severity)).collect()).collect();
    let expected = [("sheets.result_differs", "warning"), ("sheets.result_differs", "error")];
    assert_eq!(found, [expected.to_vec(), expected.to_vec()]);
    let Each::Two([first, second]) = &row.findings else { panic!("two sheets") };
    assert!(first[1].message.starts_with("sheet 1 has the result `1-0`, sheet 2 has `0-1`"), "{}", first[1].message);
    let places = [(&sheets[0], &first[1]), (&sheets[1], &second[1])];
    let texts = places.map(|(sheet, finding)| &sheet[finding.start as usize..finding.end as usize]);
    assert_eq!(texts, ["1-0", "0-1"]);
    assert!(pgn.contains("[Result \"*\"]") && pgn.contains("[White \"Roe\"]"), "{pgn}");
}

#[test]
fn words_are_no_moves() {
    let row = one("lang: es\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 arbiter called Cf6 5.0-0 Ae7 6.Te1 b5 7.Ab3 d6 signed");
    let extra: Vec<_> =
        row.moves.iter().filter(|entry| entry.ply.is_none()).map(|entry| (entry.status, &entry.written)).collect();
    assert_eq!(extra, [("extra", &Each::One(Some("called".into()))), ("unreached", &Each::One(Some("signed".into())))]);
    assert_eq!((row.games[0].uci.len(), row.plies_changed), (14, 0));
    // Where a word stands in the place of a move, no move is taken out of it.
    let row = one("lang: es\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 called 5.0-0 Ae7 6.Te1 b5 7.Ab3 d6 8.c3 0-0");
    for entry in &row.moves {
        assert_ne!((entry.status, &entry.written), ("repaired", &Each::One(Some("called".into()))), "{entry:?}");
    }
    let known = repaired(
        &["lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 called 4.Ba4 Nf6"],
        &RepairOptions { margin: 0.0, ..RepairOptions::default() },
        &[],
    );
    let said: Vec<String> = known.moves.iter().filter_map(|entry| repair_remark(entry, Messages::english())).collect();
    assert!(said.iter().any(|said| said.contains("called") && !said.contains("written `called`")), "{said:?}");
}
