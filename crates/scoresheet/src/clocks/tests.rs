//! What sheets tell of the clocks, and what they leave open.

use super::*;
use crate::{Checker, Settings};

/// The times left after the entries, `-` where none is known; and why, if so.
fn told(sheet: &str) -> (String, Option<OpenClocks>) {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(sheet.as_bytes());
    let clocks = checked.clocks();
    let entries = 0..checked.record.plies.len();
    let shown = |left: Option<f64>| left.map_or("-".to_owned(), |left| left.to_string());
    (entries.map(|entry| shown(clocks.after(entry))).collect::<Vec<_>>().join(" "), clocks.open)
}

#[track_caller]
fn check(sheet: &str, expected: &str, open: Option<OpenClocks>) {
    assert_eq!(told(sheet), (expected.to_owned(), open), "{sheet}");
}

#[test]
fn times_left() {
    // One step down is enough where the time control is known.
    check("time_control: 90+30\n\n1.e4 1:30:05 e5 1:29:40 2.Nf3 1:29:00 Nc6 1:30:01", "5405 5380 5340 5401", None);
    // Hours and minutes go on from the start.
    check("time_control: 40/2h\n\n1.e4 1:58 e5 1:59 2.Nf3 1:55 Nc6 1:50", "7080 7140 6900 6600", None);
    // A digital clock turns to minutes and seconds below twenty minutes.
    check(
        "time_control: 90\n\n1.e4 1:29 e5 1:28 2.Nf3 0:45 Nc6 0:50 3.Bb5 0:21 a6 0:30 4.Ba4 19:45 Nf6 0:25 5.0-0 4:30 Be7 18:00 \
         6.Re1 1:05 b5 17:00 7.Bb3 0:45 d6",
        "5340 5280 2700 3000 1260 1800 1185 1500 270 1080 65 1020 45 -",
        None,
    );
    // Units.
    check("time_control: 15\n\n1.e4 15' e5 14'50\" 2.Nf3 14'30\" Nc6 14'", "900 890 870 840", None);
    check("time_control: 2h\n\n1.e4 1h58 e5 1h59 2.Nf3 1h57 Nc6 1h50", "7080 7140 7020 6600", None);
    // Without a time control, four steps.
    check(
        "1.e4 1:29:00 e5 1:29:30 2.Nf3 1:28:00 Nc6 1:27:00 3.Bb5 1:26:00 a6 1:25:00",
        "5340 5370 5280 5220 5160 5100",
        None,
    );
    check("1.e4 1:29:00 e5 1:29:30 2.Nf3 1:28:00 Nc6 1:27:00", "- - - -", Some(OpenClocks::Sense));
    // As told.
    check("clock: left\n\n1.e4 1:29:00 e5 0:00:30", "5340 30", None);
    check("Reloj: restante\n\n1.e4 1:29:00 e5", "5340 -", None);
}

#[test]
fn times_used() {
    check("time_control: 40/2h, 1h\nclock: used\n\n1.e4 0:01:00 e5 0:02:30", "7140 7050", None);
    check("time_control: 40/2h, 1h\n\n1.e4 0:01:00 e5 0:02:30 2.Nf3 0:03:00 Nc6 0:02:45", "7140 7050 7020 7035", None);
    check("time_control: 2h\n\n1.e4 1' e5 2' 2.Nf3 5' Nc6 9'", "7140 7080 6900 6660", None);
    // Hours and minutes of a long game, which come to much of it.
    check(
        "time_control: 1h\n\n1.e4 0:05 e5 0:01 2.Nf3 0:20 Nc6 0:15 3.Bb5 0:30 a6 0:25",
        "3300 3540 2400 2700 1800 2100",
        None,
    );
    // Each increment counts after its move.
    check("time_control: 90+30\nclock: used\n\n1.e4 0:01:00 e5 0:02:30", "5370 5280", None);
    check("time_control: 40/90+30, 30+30\nclock: used\n\n1.e4 0:01:00 e5 0:02:30 2.d4 0:03:00", "5370 5280 5280", None);
    check("clock: used\n\n1.e4 0:01:00 e5 0:02:30", "- -", Some(OpenClocks::Given));
}

#[test]
fn what_is_open() {
    check("time_control: 2h\n\n1.e4 1:00:00 e5 1:00:00", "- -", Some(OpenClocks::Sense));
    check("clock: left\n\n1.e4 1:05 e5 1:02", "- -", Some(OpenClocks::Unit));
    // Times for each move go up and down.
    check(
        "time_control: 90\n\n1.e4 0:00:12 e5 0:00:40 2.Nf3 0:00:08 Nc6 0:01:02 3.Bb5 0:00:30 a6 0:00:05",
        "- - - - - -",
        Some(OpenClocks::Sense),
    );
    // A bonus that is gained in the opening is no time used.
    check("1.e4 0:03:01 e5 0:03:01 2.Nf3 0:03:02 Nc6 0:03:02 3.Bb5 0:03:03", "- - - - -", Some(OpenClocks::Sense));
    // No times at all.
    check("1.e4 e5 2.Nf3", "- - -", None);
}

#[test]
fn tables_and_comments() {
    let table = "No,White,Time,Black,Time\n1,e4,0:59:50,e5,0:59:00\n2,Nf3,0:58:00,Nc6,0:57:00\n";
    check(&format!("time_control: 60\n\n{table}"), "3590 3540 3480 3420", None);
    let minutes = "No,White,Tiempo,Black,Tiempo\n1,e4,59,e5,58\n2,Nf3,50,Nc6,45\n";
    check(&format!("time_control: 60\n\n{minutes}"), "3540 3480 3000 2700", None);
    check("clock: left\n\n1.e4 {1:29:00} e5 (1:28:00) 2.Nf3 {well}", "5340 5280 -", None);
    check("[TimeControl \"3600\"]\n[Result \"*\"]\n\n1. e4 {[%egt 0:10:00]} e5 {[%clk 0:59:00]} *", "3000 3540", None);
    check("[Result \"*\"]\n\n1. e4 {[%egt 0:10:00]} e5 {1:30:00} *", "- -", Some(OpenClocks::Given));
}

#[test]
fn by_player() {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(
        b"[Result \"*\"]\n\n1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:00]} 2. Nf3 Nc6 {[%clk 0:08:00] [%clk 0:07:00]} *",
    );
    let clocks = checked.clocks();
    let of = |color| clocks.of(color).map(|time| (time.number, time.left.unwrap())).collect::<Vec<_>>();
    assert_eq!(of(Color::White), [(1, 600.0)]);
    assert_eq!(of(Color::Black), [(1, 540.0), (2, 420.0)]);
    assert_eq!(clocks.last_before(Color::Black, 3).unwrap().number, 1);
    assert_eq!(clocks.first_from(Color::Black, 2).unwrap().number, 2);
}

#[test]
fn times_for_one_move() {
    let pgn = |control: &str, moves: &str| format!("[TimeControl \"{control}\"]\n[Result \"*\"]\n\n{moves} *\n");
    let moves = "1. e4 {[%emt 0:00:10]} e5 {[%emt 0:00:05]} 2. Nf3 {[%emt 0:01:00]} Nc6";
    check(&pgn("300+3", moves), "293 298 236 -", None);
    check(&pgn("?", moves), "- - - -", Some(OpenClocks::Given));
    // From a time that is told, and not over a move of which none is.
    let moves = "1. e4 e5 2. Nf3 {[%clk 0:04:00]} Nc6 {[%emt 0:00:05]} 3. Bb5 {[%emt 0:00:10]} a6";
    check(&pgn("300", moves), "- - 240 - 230 -", Some(OpenClocks::Given));
}
