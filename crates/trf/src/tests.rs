//! Small files, each with what is wrong in it.

use crate::{Code, Colour, FaultKind, Points, read};
use planilla_notation::LineIndex;

/// The tournament's records that a file cannot do without.
const HEAD: &str = "012 Open\n022 Ávila\n032 ESP\n042 2025/09/01\n052 2025/09/07\n102 Arbiter,Anna\n";

/// Two players who met in one round, and a third who was left over.
const PLAYERS: [&str; 3] = [
    "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
    "001    2 wIM  Polgar,Judit                      2675 HUN      700070 1976/07/23  0.0    3     1 b 0",
    "001    3      Müller,Jürgen                     1800 GER     4600436 1978        1.0    1  0000 - U",
];

/// The kinds of fault in a file that begins with the tournament, with their lines counted behind it.
fn faults(lines: &[&str]) -> Vec<(String, u32)> {
    let text = format!("{HEAD}{}\n", lines.join("\n"));
    let read = read(text.as_bytes(), None);
    let index = LineIndex::new(&text);
    let head = HEAD.lines().count() as u32;
    let row = |fault: &crate::Fault| {
        (fault.kind.name().to_owned(), index.position(fault.span.start as usize).line.saturating_sub(head))
    };
    // A file with records of TRF26 lacks the days of its rounds here; that has a test of its own.
    read.faults.iter().filter(|fault| fault.kind != crate::FaultKind::RecordMissing { code: "132" }).map(row).collect()
}

/// Asserts what is wrong in a file of the three players of whom some have other records, and with further lines.
#[track_caller]
fn check(changed: &[(usize, &str)], further: &[&str], expected: &[(&str, u32)]) {
    let mut lines = PLAYERS.to_vec();
    for (player, line) in changed {
        lines[player - 1] = line;
    }
    lines.extend(further);
    let found = faults(&lines);
    let found: Vec<(&str, u32)> = found.iter().map(|(name, line)| (&**name, *line)).collect();
    assert_eq!(found, expected, "{}", lines.join("\n"));
}

#[test]
fn a_file_without_fault() {
    check(&[], &[], &[]);
    let text = format!("{HEAD}{}", PLAYERS.join("\n"));
    let read = read(text.as_bytes(), None);
    let judit = &read.report.players[1];
    assert_eq!((judit.number, judit.sex, &*judit.title, &*judit.name), (2, Some('w'), "IM", "Polgar,Judit"));
    assert_eq!((judit.rating, &*judit.federation, judit.fide_id), (Some(2675), "HUN", Some(700_070)));
    assert_eq!((judit.points, judit.rank, &*judit.birth), (Some(Points::ZERO), Some(3), "1976/07/23"));
    let round = judit.rounds[0];
    assert_eq!((round.opponent, round.colour, round.code), (Some(1), Some(Colour::Black), Some(Code::Loss)));
    assert_eq!(read.report.rounds, 1);
    assert!(!read.report.is_trf26());
}

#[test]
fn fields_beside_their_columns() {
    // From the rating on, the whole record, a round; to the left; and one that begins late.
    for (line, name) in [
        (
            "001    1 mGM  Carlsen,Magnus                     2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "shifted",
        ),
        (
            "001     1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "shifted",
        ),
        (
            "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1      2 w 1",
            "shifted",
        ),
        (
            "001    1 mGM  Carlsen,Magnus                   2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "shifted",
        ),
        (
            " 001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "late_line",
        ),
    ] {
        check(&[(1, line)], &[], &[(name, 1)]);
    }
}

#[test]
fn fields_that_are_not_understood() {
    for (line, expected) in [
        // A letter among the figures of the rating.
        (
            "001    1 mGM  Carlsen,Magnus                    28x1 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "field",
        ),
        (
            "001    1 xGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "field",
        ),
        (
            "001    1 mXX  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "field",
        ),
        (
            "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/13/30  1.0    1     2 w 1",
            "field",
        ),
        (
            "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1,0    1     2 w 1",
            "field",
        ),
        (
            "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w ?",
            "field",
        ),
        (
            "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 s 1",
            "field",
        ),
        (
            "001    1 mGM                                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "missing",
        ),
        (
            "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30         1     2 w 1",
            "missing",
        ),
        (
            "001      mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "missing",
        ),
        (
            "001    1 mGM  Carlsen,Magnus of Norway,The Great2831 NOR     1503014 1990/11/30  1.0    1     2 w 1",
            "overrun",
        ),
        ("001    1 mGM  Carlsen,Magnus                \t   2831 NOR     1503014 1990/11/30  1.0    1     2 w 1", "tab"),
    ] {
        let lines = [line, PLAYERS[1], PLAYERS[2]];
        let found = faults(&lines);
        assert!(found.contains(&(expected.to_owned(), 1)), "{expected}: {line}\n{found:?}");
        let others: Vec<_> = found.iter().filter(|(name, _)| name != expected && name != "opponent_unknown").collect();
        assert!(others.is_empty(), "{line}\n{others:?}");
    }
    // A line that ends before its points.
    check(&[(1, "001    1 mGM  Carlsen,Magnus                    2831 NOR")], &[], &[("missing", 1)]);
    check(&[], &["004 What is this?", "hello"], &[("unknown_record", 4), ("unknown_record", 5)]);
}

#[test]
fn pairings_that_do_not_agree() {
    let other = |code: &str| PLAYERS[1].replace("1 b 0", code);
    for (line, expected) in [
        (other("1 b 1"), vec![("results_disagree", 1)]),
        (other("1 b ="), vec![("results_disagree", 1)]),
        (other("1 b -"), vec![("results_disagree", 1)]),
        (other("1 w 0"), vec![("same_colour", 1)]),
        (other("1   0"), vec![("no_colour", 2)]),
        (other("3 b 0"), vec![("not_mirrored", 1), ("not_mirrored", 2)]),
        (other("9 b 0"), vec![("not_mirrored", 1), ("opponent_unknown", 2)]),
        (other("2 b 0"), vec![("not_mirrored", 1), ("opponent_self", 2)]),
        (other("1 b Z"), vec![("results_disagree", 1), ("bye_with_opponent", 2)]),
        // The codes and the points that do not fit follow from the code X.
        (other("1 b X"), vec![("result_unknown", 2)]),
        (other("1 b  "), vec![("results_disagree", 1), ("no_result", 2)]),
    ] {
        let found = faults(&[PLAYERS[0], &line, PLAYERS[2]]);
        let mut found: Vec<_> = found.iter().map(|(name, line)| (&**name, *line)).collect();
        let mut expected = expected;
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{line}");
    }
    // A record 299 is an explanation. Small letters are codes too.
    let draw = other("1 b =").replace("0.0", "0.5");
    check(&[(2, &draw)], &["299 D         0.5    1    2"], &[]);
    check(&[(1, &PLAYERS[0].replace("w 1", "w w")), (2, &other("1 b l"))], &[], &[]);
    // Both lost by forfeit.
    check(
        &[(1, &PLAYERS[0].replace("w 1", "w -").replace("1.0", "0.0")), (2, &other("1 b -"))],
        &[],
        &[("rank_order", 3)],
    );
}

#[test]
fn points() {
    check(&[(1, &PLAYERS[0].replace("1.0 ", "1.5 "))], &[], &[("points_sum", 1)]);
    // Three points for a win: told once if nothing says so, and not at all if record 162 or XXS does.
    let three = [(1, &*PLAYERS[0].replace("1.0 ", "3.0 ")), (3, &*PLAYERS[2].replace("1.0 ", "3.0 "))]
        .map(|(at, line)| (at, line.to_owned()));
    let changed: Vec<(usize, &str)> = three.iter().map(|(at, line)| (*at, &**line)).collect();
    check(&changed, &[], &[("scoring_undeclared", 1)]);
    check(&changed, &["162  W 3.0    D 1.0"], &[]);
    check(&changed, &["XXS W=3 D=1 PAB=3"], &[]);
    check(&changed, &["XXS W=3 D=1"], &[("points_sum", 3)]);
    check(&[], &["162  W 1.0    P 0.5"], &[("points_sum", 3)]);
    check(&[], &["162  Q 1.0    P 1,5"], &[("field", 4), ("field", 4)]);
    // A penalty of half a point, in any round.
    check(&[(1, &PLAYERS[0].replace("1.0 ", "0.5 "))], &["299          -0.5  000    1"], &[("rank_order", 3)]);
}

#[test]
fn numbers_and_days() {
    for (line, expected) in [
        ("062 4", "count_wrong"),
        ("072 2", "count_wrong"),
        ("062 many", "field"),
        ("142 2", "count_wrong"),
        ("XXR 0", "too_many_rounds"),
        ("012 Again", "record_repeated"),
        (
            "132                                                                                        25/09/08",
            "round_day_outside",
        ),
        (
            "132                                                                                        25/02/30",
            "field",
        ),
        ("132 25/09/01", "shifted"),
        (
            "132                                                                                        25.09.01",
            "date_form",
        ),
        (
            "132                                                                                        25/09/01  25/09/02",
            "round_days",
        ),
        ("152 X", "field"),
        ("240 H   1    9", "participant_unknown"),
        ("240 H   1    1", "bye_not_given"),
        ("240 U   1    1", "field"),
        ("GER    9                                        1700", "participant_unknown"),
        ("260   1   2    1    9", "participant_unknown"),
        ("013 Team                               1    9", "participant_unknown"),
        ("330 ++   1   1   2", "field"),
        ("XXP 1 two", "field"),
        ("XXS W=three", "field"),
        ("XXQ 1", "unknown_record"),
    ] {
        let mut lines = PLAYERS.to_vec();
        lines.push(line);
        let found = faults(&lines);
        assert!(found.contains(&(expected.to_owned(), 4)), "{expected}: {line}\n{found:?}");
        assert!(found.iter().all(|(name, _)| name == expected || name == "record_missing"), "{line}\n{found:?}");
    }
    check(&[], &["### nothing", "", "XXC rank white1", "XXZ 1 2", "XXA    1 1.0  0.5", "DAT    1 GROUP A"], &[]);
    check(&[(3, PLAYERS[2].replace("   3 ", "   2 ").as_str())], &[], &[("duplicate_rank", 3)]);
    check(&[(2, PLAYERS[1].replace(" 700070", "1503014").as_str())], &[], &[("duplicate_fide_number", 2)]);
    let both = PLAYERS[1].replace("1 b 0", "0000 - U");
    assert!(faults(&[PLAYERS[0], &both, PLAYERS[2]]).contains(&("second_pairing_bye".to_owned(), 3)));
}

#[test]
fn records_of_teams_and_ratings() {
    let text = [
        HEAD.trim_end(),
        "132                                                                                        25/09/01",
        "082 2",
        "162  W 1.0    D 0.5    L 0.0    P 1.0",
        "172 GER HBFN",
        "222 40/6000+30:900+30",
        "352 WB",
        PLAYERS[0],
        PLAYERS[1],
        PLAYERS[2],
        "GER    3 wNM  Mueller,Juergen                   1850 HES       77777",
        "310   1 India                            IND     2486   15.0   28.0   1     1    3",
        "310   2 Ukraine                          UKR     2478   14.0   26.5   2     2",
        "240 H   1    2",
        "250 00.0 02.0   1   1    1    2",
        "260   1   1    1    2",
        "300   1   1   2    3    0",
        "320  1.0  0.5   0",
        "330 +-   1   1   2",
        "801   1 IND",
        "802   1 IND     15.0   28.0    2 w  2.5 ",
    ]
    .join("\n");
    let read = read(text.as_bytes(), None);
    assert!(read.faults.is_empty(), "{:#?}", read.faults);
    let report = &read.report;
    assert!(report.is_trf26());
    assert_eq!(report.teams[0].players, [1, 3]);
    assert_eq!(
        (report.teams[0].match_points, report.teams[1].game_points),
        (Points::read("15.0"), Points::read("26.5"))
    );
    assert_eq!((report.national[0].rating, &*report.national[0].id), (Some(1850), "77777"));
    assert_eq!(report.accelerations[0].game_points, Points::read("2"));
    assert_eq!((report.prohibited[0].from, &report.prohibited[0].who[..]), (Some(1), &[1, 2][..]));
    assert_eq!((report.lineups[0].boards.as_slice(), report.lineups[0].opponent), (&[Some(3), None][..], Some(2)));
    assert_eq!(report.team_byes[0].teams, [None]);
    assert_eq!(report.forfeits[0].won, (true, false));
    assert_eq!(
        report.team_lines.iter().map(|line| (line.record, line.number)).collect::<Vec<_>>(),
        [(801, 1), (802, 1)]
    );
}

#[test]
fn records_that_are_missing() {
    let missing = |text: &str| -> Vec<String> {
        let read = read(text.as_bytes(), None);
        let code = |fault: &crate::Fault| match &fault.kind {
            crate::FaultKind::RecordMissing { code } => (*code).to_owned(),
            kind => kind.name().to_owned(),
        };
        read.faults.iter().map(code).collect()
    };
    assert_eq!(missing(""), ["no_players", "012", "022", "032", "042", "052", "102"]);
    assert_eq!(missing(&format!("{HEAD}### TRF26\n{}", PLAYERS.join("\n"))), ["132"]);
}

#[test]
fn a_word_is_told_by_the_columns_it_stands_in() {
    for (line, expected) in [("XXP 1 two", (7, 9)), ("XXP 1 é two", (7, 7)), ("XXS W=3 D=dos", (9, 13))] {
        let read = read(line.as_bytes(), None);
        let columns = read.faults.iter().find_map(|fault| match fault.kind {
            FaultKind::Field { columns, .. } => Some(columns),
            _ => None,
        });
        assert_eq!(columns, Some(expected), "{line}");
    }
}
