//! A tournament of many players, with what a program does wrong in all of its records: one fault, and the rest is read.

use crate::{Code, FaultKind, Field, Trf};
use std::fmt::Write;

const HEAD: &str = "012 Open\n022 Wien\n032 AUT\n042 2026/01/10\n052 2026/01/13\n062 12\n072 12\n102 Arbiter,Anna\n";

/// Names with letters of several lengths, and of one that leaves a single blank.
const NAMES: [&str; 4] = ["Müller,Jürgen", "Smith,John", "Núñez Šebenik,Ángel José María ÖÄÜ", "Łukasz,Zoë"];

/// Twelve players of whom each two neighbours met in four rounds and drew.
fn records() -> Vec<String> {
    let record = |at: usize| {
        let number = at + 1;
        let opponent = if at.is_multiple_of(2) { number + 1 } else { number - 1 };
        let name: String = NAMES[at % 4].chars().take(33).collect();
        let title = ["GM", "", "WFM", "IM"][at % 4];
        let sex = ["m", " ", "w", "m"][at % 4];
        let mut line = format!(
            "001 {number:>4} {sex}{title:>3} {name:<33} {:>4} AUT {:>11} 1990/01/{number:02}  2.0    1",
            2500 - at,
            1_600_000 + at
        );
        for _ in 0..4 {
            let colour = if at.is_multiple_of(2) { 'w' } else { 'b' };
            let _ = write!(line, "  {opponent:>4} {colour} =");
        }
        line
    };
    (0..12).map(record).collect()
}

fn text(change: impl Fn(Vec<char>) -> String) -> String {
    let lines: Vec<String> = records().iter().map(|line| change(line.chars().collect())).collect();
    format!("{HEAD}{}\n", lines.join("\n"))
}

fn cut(from: usize, to: usize) -> String {
    text(|line| line.iter().enumerate().filter(|(at, _)| !(from..to).contains(at)).map(|(_, letter)| letter).collect())
}

/// The report of a text.
fn read(text: &str) -> Trf<'static> {
    crate::read(text.as_bytes(), None).into_owned()
}

/// The kinds of fault with how many each stands for.
fn kinds(trf: &Trf<'_>) -> Vec<(&'static str, usize)> {
    trf.faults.iter().map(|fault| (fault.kind.name(), fault.count())).collect()
}

/// Whether the pairings were read.
fn are_paired(trf: &Trf<'_>) -> bool {
    let drawn = |round: &crate::Round| round.opponent.is_some() && round.code == Some(Code::Draw);
    trf.report.players.len() == 12
        && trf.report.players.iter().all(|player| player.rounds.len() == 4 && player.rounds.iter().all(drawn))
}

#[test]
fn all_is_well() {
    let text = text(|line| line.into_iter().collect());
    assert!(read(&text).faults.is_empty());
}

#[test]
fn a_column_that_was_cut_away() {
    for (from, to, field) in [
        (10, 13, Field::Title),
        (10, 14, Field::Title),
        (48, 53, Field::Rating),
        (53, 57, Field::Federation),
        (57, 69, Field::FideNumber),
        (69, 80, Field::BirthDate),
        (80, 85, Field::Points),
        (85, 90, Field::Rank),
    ] {
        let text = cut(from, to);
        let trf = read(&text);
        assert_eq!(kinds(&trf), [("column_missing", 12)], "{field:?}\n{text}{:#?}", trf.faults);
        let FaultKind::ColumnMissing { field: told, by, .. } = trf.faults[0].kind else {
            panic!("{:?}", trf.faults[0])
        };
        assert_eq!((told, usize::from(by.unsigned_abs())), (field, to - from));
        assert!(are_paired(&trf), "{field:?}\n{text}");
    }
}

#[test]
fn what_all_records_have() {
    let padded = text(|line| {
        let name: String = line[14..47].iter().collect();
        let name = name.trim_end();
        let blanks = " ".repeat(33usize.saturating_sub(name.len()));
        let [before, after] = [&line[..14], &line[47..]].map(|part| part.iter().collect::<String>());
        format!("{before}{name}{blanks}{after}")
    });
    let comma = text(|line| line.into_iter().collect::<String>().replace("2.0  ", "2,0  "));
    let spaced = text(|line| line[..47].iter().chain(&[' ']).chain(&line[47..]).collect());
    let wide = text(|line| line[..47].iter().chain(&[' '; 7]).chain(&line[47..]).collect());
    let rounds = text(|line| line[..90].iter().chain(&[' '; 3]).chain(&line[90..]).collect());
    let blank = text(|line| line[..57].iter().chain(&[' '; 11]).chain(&line[68..]).collect());
    let colourless = text(|line| line.into_iter().collect::<String>().replace(" w =", "   =").replace(" b =", "   ="));
    for (text, expected) in [
        (padded, &[("padded_by_bytes", 6)][..]),
        (comma, &[("field", 12)]),
        (spaced, &[("shifted", 12)]),
        (wide, &[("shifted", 12)]),
        (rounds, &[("shifted", 12)]),
        (blank, &[("missing", 12)]),
        (colourless, &[("no_colour", 48)]),
    ] {
        let trf = read(&text);
        assert_eq!(kinds(&trf), expected, "{text}{:#?}", trf.faults);
        assert!(are_paired(&trf), "{text}");
        assert_eq!(trf.faults[0].alike.len() + 1, trf.faults[0].count(), "all of them can be seen");
    }
}

#[test]
fn what_follows_is_told_with_its_cause() {
    let plain = text(|line| line.into_iter().collect());
    // Two players with one rank; one whose points are wrong; one whose pairings are another's.
    for (old, new, expected) in [
        ("001    8 ", "001    7 ", &[("duplicate_rank", 1)][..]),
        ("01/05  2.0    1", "01/05  3.0    2", &[("points_sum", 1)]),
        ("01/05  2.0    1", "01/05  3.0    1", &[("points_sum", 1)]),
    ] {
        let text = plain.replace(old, new);
        let trf = read(&text);
        assert_eq!(kinds(&trf), expected, "{:#?}", trf.faults);
        assert!(!trf.faults[0].follows.is_empty());
    }
    let other = plain.replace("     4 w =     4 w =     4 w =     4 w =", "     9 w =     9 w =     9 w =     9 w =");
    let trf = read(&other);
    assert_eq!(kinds(&trf), [("not_mirrored", 1)], "{:#?}", trf.faults);
}

#[test]
fn one_cause_and_what_it_brings() {
    let plain = text(|line| line.into_iter().collect());
    let days = format!("132{}26/01/10  26/01/11  26/01/12  26/01/13\n", " ".repeat(88));
    let without = |start: &str| {
        let lines: Vec<&str> = plain.lines().filter(|line| !line.starts_with(start)).collect();
        lines.join("\n")
    };
    let each = |change: &dyn Fn(&str) -> String| plain.lines().map(change).collect::<Vec<_>>().join("\n");
    let parted = |sign: &str| {
        let part = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(sign);
        each(&|line| if line.starts_with("001") { part(line) } else { line.to_owned() })
    };
    let unknown = plain.replacen("     2 w =", "     2 w X", 1).replacen("01/01  2.0", "01/01  1.5", 1);
    let disagree = plain.replacen("     2 w =", "     2 w 0", 1);
    for (text, expected) in [
        // A player who is not there, a result that is not known or not the opponent's, and what these bring with them.
        (without("001    6 "), &[("opponent_unknown", 4)][..]),
        (unknown, &[("result_unknown", 1)]),
        (disagree, &[("results_disagree", 1)]),
        // A record cut short, and one of which a round was left out.
        (plain.replacen("     4 w =     4 w =", "     4 w =", 1), &[("points_sum", 1)]),
        // Every line begins late, or has other things between its fields than columns.
        (each(&|line| format!(" {line}")), &[("late_line", 20)]),
        (parted("\t"), &[("separated", 12)]),
        (parted(";"), &[("separated", 12)]),
        (days + &plain, &[]),
    ] {
        let trf = read(&text);
        let found: Vec<_> = kinds(&trf).into_iter().filter(|(name, _)| *name != "no_result").collect();
        if expected == [("points_sum", 1)] {
            assert!(found.iter().all(|(name, _)| matches!(*name, "points_sum" | "not_mirrored")), "{text}{found:?}");
            continue;
        }
        assert_eq!(found, expected, "{text}{:#?}", trf.faults);
    }
}

#[test]
fn a_name_beside_its_columns_is_read_whole() {
    let plain = text(|line| line.into_iter().collect());
    for at in 0..12 {
        let mut lines: Vec<String> = plain.lines().map(str::to_owned).collect();
        let line = &mut lines[8 + at];
        line.remove(13);
        let name = NAMES[at % 4].chars().take(33).collect::<String>();
        let trf = read(&lines.join("\n"));
        assert_eq!(kinds(&trf), [("shifted", 1)], "{}", lines[8 + at]);
        assert_eq!(trf.report.players[at].name, name, "{}", lines[8 + at]);
    }
}

#[test]
fn names_of_two_bytes_a_letter() {
    let name = |name: &str, pad: fn(&str) -> usize| {
        text(|line| {
            let [before, after] = [&line[..14], &line[47..]].map(|part| part.iter().collect::<String>());
            format!("{before}{name}{}{after}", " ".repeat(pad(name)))
        })
    };
    for (text, expected) in [
        (name("Иванова,Анна", |name| 33 - name.chars().count()), &[][..]),
        (name("Иванова,Анна", |name| 33 - name.len()), &[("padded_by_bytes", 12)]),
        (name("Александрова,Екатерина", |_| 0), &[("padded_by_bytes", 12)]),
    ] {
        let trf = read(&text);
        assert_eq!(kinds(&trf), expected, "{text}{:#?}", trf.faults);
        assert!(are_paired(&trf));
    }
}

#[test]
fn ten_thousand_records_are_counted() {
    let line = records()[0].replace("  2.0  ", "  2,0  ") + "\r";
    let trf = read(&line.repeat(10_000));
    let commas = trf.faults.iter().find(|fault| fault.kind.name() == "field").unwrap();
    assert_eq!(commas.count(), 10_000);
    assert_eq!(trf.faults_left_out, 0);
}

#[test]
fn ranks_teams_births_and_days() {
    let plain = text(|line| line.into_iter().collect());
    let days = |days: &str| format!("132{}{days}\n", " ".repeat(88));
    for (line, expected) in [
        (days("2026/01/10  2026/01/11  2026/01/12  2026/01/13"), &["long_round_days"][..]),
        ("132 2026/01/10 2026/01/11 2026/01/12 2026/01/13\n".to_owned(), &["long_round_days"]),
        (days("26/01/10  26/01/11  26/01/12  26/01/13"), &[]),
        (days("26/01/10 26/01/11  26/01/12  26/01/13"), &["shifted"]),
        (format!("013 {:<32}   1    2\n013 {:<32}   3    4\n", "Team", "Team"), &["duplicate_team_name"]),
        (format!("013 {:<32}   1    2\n013 {:<32}   2    4\n", "Team", "Other"), &["in_two_teams"]),
        (format!("013 {:<32}   1    1\n", "Team"), &["in_two_teams"]),
        (
            format!("310   1 {:<64}   1    2\n310   1 {:<64}   3\n", "Team", "Other"),
            &["duplicate_team", "record_missing"],
        ),
        (format!("310   1 {:<64}   1    2\n330 +-   1   1   2\n", "Team"), &["participant_unknown", "record_missing"]),
    ] {
        let trf = read(&format!("{plain}{line}"));
        let mut found: Vec<&str> = trf.faults.iter().map(|fault| fault.kind.name()).collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{line}{:#?}", trf.faults);
    }
    for (birth, expected) in [
        ("1990/02/30", &["field"][..]),
        ("28.02.1990", &["date_form"]),
        ("2025/01/01", &["birth_late"]),
        ("1990/00/00", &[]),
        ("1990      ", &[]),
        ("          ", &[]),
    ] {
        let trf = read(&plain.replace("1990/01/03", birth));
        assert_eq!(trf.faults.iter().map(|fault| fault.kind.name()).collect::<Vec<_>>(), expected, "{birth}");
    }
    // A penalty is explained; the rank that does not go by points is told, unless teams play.
    let ranked = plain.replace("01/03  2.0    1", "01/03  1.5    1") + "299          -0.5  000    3\n";
    let trf = read(&ranked);
    assert!(!trf.faults.iter().any(|fault| fault.kind.name() == "rank_points"), "{:#?}", trf.faults);
    let trf = read(&ranked.replace("01/05  2.0    1", "01/05  2.0    2"));
    assert!(trf.faults.iter().any(|fault| fault.kind.name() == "rank_points"), "{:#?}", trf.faults);
}

#[test]
fn what_is_no_report_is_told_once() {
    for text in [
        "[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n",
        "1. e4 e5\n2. Nf3 Nc6\n",
        "Dear arbiter,\nhere it is.\n",
    ] {
        let trf = read(text);
        assert_eq!(kinds(&trf), [("not_a_report", 1)], "{text}");
    }
}
