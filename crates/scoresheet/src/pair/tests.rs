//! Two sheets as an arbiter would compare them.

use super::*;
use crate::{Checker, EditionName, Messages, Settings};
use std::fmt::Write as _;

/// What is said of two sheets: how far they agree, the differences, the findings, and what is open.
fn said(white: &str, black: &str) -> String {
    let settings = Settings { laws: Some(EditionName::E2023), ..Settings::default() };
    let (mut one, mut other) = (Checker::new(settings.clone()), Checker::new(settings));
    let (white, black) = (one.check(white.as_bytes()), other.check(black.as_bytes()));
    let compared = compare(&white, &black);
    let mut said = format!("{}", compared.agreed);
    for difference in &compared.differences {
        let at = difference.row.map_or(String::new(), |row| format!(" {}", compared.rows[row].ply));
        let settled = difference.settled.map_or(String::new(), |(played, by)| format!(" {played} by {}", by.as_str()));
        let _ = write!(said, "; {}{at}{settled}", difference.kind.as_str());
    }
    let messages = Messages::english();
    for finding in &compared.findings {
        let message = messages.format(&finding.message);
        let _ = write!(said, "\n{}[{}]: {message}", finding.severity.as_str(), finding.rule.name);
        if let Some((side, fix)) = &finding.fix {
            let _ = write!(said, " -> {side} {}", fix.replacement);
        }
    }
    for open in &compared.undecided {
        let _ = write!(said, "\n{}? {}", open.rule.name, messages.format(&open.why));
    }
    said
}

#[track_caller]
fn check(white: &str, black: &str, expected: &str) {
    assert_eq!(said(white, black), expected, "\n{white}\n{black}");
}

const CLEAN: &str = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7 6.Re1 b5 7.Bb3 d6 8.c3 0-0";

#[test]
fn the_sheets_part() {
    let opening = "lang: en\n1.d4 Nf6 2.c4 e6 3.Nf3 d5 4.Nc3 c6 5.Bg5 h6";
    check(
        &format!("{opening} 6.Bxf6"),
        &format!("{opening} 6.Bh4"),
        "10; move 11\n\
         error[sheets.first_divergence]: the sheets part at White's move 6: White's has `Bxf6`, Black's has `Bh4`",
    );
    // Both bishops could be moved so, and what follows goes with either.
    check(
        &CLEAN.replace("4.Ba4", "4.Bc4"),
        CLEAN,
        "6; move 7\n\
         error[sheets.first_divergence]: the sheets part at White's move 4: White's has `Bc4`, Black's has `Ba4`",
    );
    // Black takes back on f6, where after 6.Bh4 a knight of his stands.
    check(
        &format!("{opening} 6.Bxf6 Qxf6 7.e3 Nd7"),
        &format!("{opening} 6.Bh4 Qxf6 7.e3 Nd7"),
        "10; move 11 g5f6 by white\n\
         warning[sheets.first_divergence]: the sheets part at White's move 6: White's has `Bxf6`, Black's has `Bh4`; only \
         `Bxf6` goes with what both have later -> black Bxf6",
    );
    // The same, with a difference between that says nothing of it.
    check(
        &format!("{opening} 6.Bh4 dxc4 7.e3 Nd5 8.Bxd8"),
        &format!("{opening} 6.Bf4 dxc4 7.e4 Nd5 8.Bxd8"),
        "10; move 11 g5h4 by white; move 13\n\
         warning[sheets.first_divergence]: the sheets part at White's move 6: White's has `Bh4`, Black's has `Bf4`; only \
         `Bh4` goes with what both have later -> black Bh4\n\
         error[sheets.first_divergence]: the sheets part at White's move 7: White's has `e3`, Black's has `e4`",
    );
    // Behind it a cell that says nothing on either board is settled by what could be played on both.
    check(
        &format!("{opening} 6.Bh4 dxc4 7.e4 g5"),
        &format!("{opening} 6.Bf4 dxc4 7.e5 g5"),
        "10; move 11; move 13 e2e4 by white\n\
         error[sheets.first_divergence]: the sheets part at White's move 6: White's has `Bh4`, Black's has `Bf4`\n\
         warning[sheets.one_resolves]: `e5` on Black's sheet is not possible; White's sheet has `e4` -> black e4",
    );
}

#[test]
fn the_same_game_is_the_same() {
    let spanish = CLEAN.replace('N', "C").replace('B', "A").replace('R', "T");
    for black in [CLEAN, &format!("lang: es\n{spanish}"), &CLEAN.replace("0-0", "O-O"), &CLEAN.replace("Re1", "Re1!?")]
    {
        check(CLEAN, black, "16");
    }
    check(CLEAN, &CLEAN.replace("2.Nf3", "2.Ng1-f3"), "16; spelling 3");
}

#[test]
fn one_sheet_settles_the_other() {
    check(
        "lang: en\n1.d4 d5 2.Nf3 Nf6 3.Nbd2 e6",
        "lang: en\n1.d4 d5 2.Nf3 Nf6 3.Nd2 e6",
        "6; spelling 5 b1d2 by white\n\
         warning[sheets.one_resolves]: `Nd2` on Black's sheet fits more than one move; White's sheet has `Nbd2` -> black Nbd2",
    );
    check(
        CLEAN,
        &CLEAN.replace("6.Re1", "6.Re2"),
        "16; move 11 f1e1 by white\n\
         warning[sheets.one_resolves]: `Re2` on Black's sheet is not possible; White's sheet has `Re1` -> black Re1",
    );
    check(
        &CLEAN.replace("6.Re1", "6.xyz"),
        CLEAN,
        "16; move 11 f1e1 by black\n\
         warning[sheets.one_resolves]: `xyz` on White's sheet is no move; Black's sheet has `Re1` -> white Re1",
    );
    check(
        CLEAN,
        &CLEAN.replace("6.Re1", "6.?"),
        "16; missing 11 f1e1 by white\n\
         warning[sheets.one_resolves]: White's move 6 is missing on Black's sheet; White's sheet has `Re1` -> black Re1",
    );
    check(
        CLEAN,
        &CLEAN.replace(" 6.Re1 b5", ""),
        "16; missing 11 f1e1 by white; missing 12 b7b5 by white\n\
         warning[sheets.one_resolves]: 2 half-moves are missing on Black's sheet, from White's move 6 on; White's sheet has them",
    );
    check(
        CLEAN,
        &CLEAN.replace(" 8.c3 0-0", ""),
        "14; missing 15 c2c3 by white; missing 16 e8g8 by white\n\
         warning[sheets.one_resolves]: 2 half-moves are missing on Black's sheet, from White's move 8 on; White's sheet has them",
    );
    let page = said(CLEAN, "7.Bb3 d6 8.c3 0-0");
    assert!(page.starts_with("16; missing 1 e2e4 by white; missing 2 e7e5 by white;"), "{page}");
    let found = "\nwarning[sheets.one_resolves]: 12 half-moves are missing on Black's sheet, from White's move 1 on; White's \
                 sheet has them";
    assert!(page.ends_with(found), "{page}");
}

#[test]
fn a_half_move_left_out_shifts_the_columns() {
    check(
        CLEAN,
        "1.e4 e5 2.Nf3 Bb5 3.a6 Ba4 4.Nf6 0-0 5.Be7 Re1 6.b5 Bb3 7.d6 c3 8.0-0",
        "16; missing 4 b8c6 by white; shift 5 f1b5 by white\n\
         warning[sheets.one_resolves]: Black's move 2 is missing on Black's sheet; White's sheet has `Nc6`\n\
         warning[sheets.one_resolves]: from White's move 3 on the moves of Black's sheet stand in the other column; White's \
         sheet has them in their own",
    );
}

#[test]
fn columns_that_are_exchanged_are_read_turned_round() {
    let exchanged = |from: usize| {
        let moves: Vec<&str> = CLEAN.split(' ').map(|cell| cell.rsplit('.').next().unwrap_or(cell)).collect();
        let rows = moves.chunks(2).enumerate().map(|(row, pair)| {
            let [one, other] = if row + 1 >= from { [pair[1], pair[0]] } else { [pair[0], pair[1]] };
            format!("{}. {one} {other}\n", row + 1)
        });
        format!("lang: en\n{}", rows.collect::<String>())
    };
    for (from, at) in [(1, 1), (5, 9)] {
        let played = ["e2e4", "", "", "", "e1g1"][from - 1];
        check(
            CLEAN,
            &exchanged(from),
            &format!(
                "16; shift {at} {played} by white\n\
                 warning[sheets.one_resolves]: from White's move {from} on the moves of Black's sheet stand in the other \
                 column; White's sheet has them in their own"
            ),
        );
    }
    // Both: neither sheet tells the game by itself, and both tell the same.
    assert_eq!(said(&exchanged(1), &exchanged(1)).lines().next(), Some("16"));
}

#[test]
fn the_same_impossible_move_is_left_alone() {
    check(
        "lang: en\n1.d4 d5 2.Nf3 Nf6 3.Qd1-b2 e6",
        "lang: es\n1.d4 d5 2.Cf3 Cf6 3.Dd1-b2 e6",
        "4\nerror[sheets.same_illegal]: both sheets have the same move as White's move 3, White's as `Qd1-b2` and Black's as \
         `Dd1-b2`, and it is not possible; no move is put in its place",
    );
    // In two forms, on sheets that go on; also where neither replays, and a likely game is laid beside both.
    let forms = |white: &str, black: &str| {
        let said = said(&CLEAN.replace("6.Re1", white), &CLEAN.replace("6.Re1", black));
        said.contains("error[sheets.same_illegal]: both sheets have the same move as White's move 6")
    };
    assert!(forms("6.Rf1-e2", "6.Re2") && forms("6.Rfe2", "6.Re2+") && !forms("6.Re2", "6.Rf2"));
}

#[test]
fn offers_results_and_headings() {
    let offer = |number: u8| {
        format!(
            "16; draw_offer {number}\nwarning[offer.not_on_both]: White's sheet has a draw offer `(=)` at White's move 6, and Black's sheet has none there"
        )
    };
    check(&CLEAN.replace("6.Re1", "6.Re1 (=)"), CLEAN, &offer(11));
    check(&CLEAN.replace("6.Re1", "6.Re1 (=)"), &CLEAN.replace("6.Re1", "6.Re1(=)"), "16");
    check(
        &CLEAN.replace("6.Re1", "6.Re1 (=)"),
        &CLEAN.replace("6.Re1 b5", "6.Re1 b5 (=)"),
        "16; draw_offer 11\n\
         warning[offer.not_on_both]: White's sheet has the draw offer `(=)` at White's move 6, Black's has it at Black's move 6",
    );
    check(
        &CLEAN.replace("8.c3 0-0", "8.c3 0-0 (=)"),
        &CLEAN.replace(" 8.c3 0-0", ""),
        "14; missing 15 c2c3 by white; missing 16 e8g8 by white; draw_offer 16\n\
         warning[sheets.one_resolves]: 2 half-moves are missing on Black's sheet, from White's move 8 on; White's sheet has them\n\
         offer.not_on_both? White's sheet has a draw offer `(=)` at Black's move 8, which Black's sheet does not have",
    );
    check(
        &format!("white: Ana Ruiz\nround: 3\ndate: 2023-04-05\n\n{CLEAN} 1-0"),
        &format!("white: Ruiz, A.\nround: 4\ndate: 2023-04\n\n{CLEAN} 1/2-1/2"),
        "16; header; result\n\
         warning[sheets.result_differs]: the rounds differ: White's sheet has `3`, Black's has `4`\n\
         error[sheets.result_differs]: White's sheet has the result `1-0`, Black's has `1/2-1/2`",
    );
    check(
        &format!("white: Ana Ruiz\nblack: Eva Klein\n\n{CLEAN}"),
        &format!("white: Eva Klein\nblack: Ana Ruiz\n\n{CLEAN}"),
        "16; header; header\n\
         warning[sheets.result_differs]: the names of the players are exchanged: White's sheet has `Ana Ruiz` as White, \
         Black's has `Eva Klein`",
    );
}

#[test]
fn sheets_of_two_games_and_without_moves() {
    let other = "1.d4 d5 2.c4 e6 3.Nc3 Nf6 4.Bg5 Be7 5.e3 0-0 6.Nf3 h6 7.Bh4 b6 8.cxd5 Nxd5";
    let said = said(CLEAN, other);
    let (_, found) = said.split_once('\n').unwrap();
    assert_eq!(
        found,
        "error[sheets.first_divergence]: these are sheets of two games: of 16 half-moves that both tell none is the same"
    );
    assert!(said.starts_with("0; move 1"), "{said}");
    let said = self::said(CLEAN, "white: Ana\n");
    assert!(said.ends_with("sheets.first_divergence? Black's sheet has no moves to compare"), "{said}");
}

#[test]
fn pages_of_one_sheet_are_no_sheets_of_two_players() {
    let (first, second) = CLEAN.split_at(CLEAN.find(" 5.").unwrap());
    let said = said(first, second);
    let found = "sheets.first_divergence? Black's sheet begins at move 5, where White's has ended: it may be a second page of the \
                 same sheet; put the pages of a sheet into one file, one behind the other";
    assert_eq!(said.lines().skip(1).collect::<String>(), found);
    let said = self::said(second, &second.replace("Re1", "Re2"));
    let found = "sheets.first_divergence? both sheets begin at move 5: put each into one file with its pages before, one behind the \
                 other";
    assert_eq!(said.lines().skip(1).collect::<String>(), found);
    // A page beside the whole sheet is compared, and so are pages in one file.
    assert!(!self::said(CLEAN, second).contains('?'));
    check(CLEAN, &format!("{first}\n{second}"), "16");
}

/// The articles change with the edition, and what is found does not.
#[test]
fn articles_by_edition() {
    let articles = |white: &str, black: &str| {
        let of = |laws: EditionName| {
            let settings = Settings { laws: Some(laws), ..Settings::default() };
            let (mut one, mut other) = (Checker::new(settings.clone()), Checker::new(settings));
            let (white, black) = (one.check(white.as_bytes()), other.check(black.as_bytes()));
            let compared = compare(&white, &black);
            assert_eq!(compared.findings.len(), 1, "{laws}");
            compared.findings[0].articles(laws).join(" ")
        };
        let mut listed: Vec<(EditionName, String)> =
            EditionName::ALL.into_iter().map(|laws| (laws, of(laws))).collect();
        listed.dedup_by(|next, one| next.1 == one.1);
        listed.iter().map(|(laws, articles)| format!("{laws}: {articles}")).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(
        articles("lang: en\n1.e4 e5 2.Nf3", "lang: en\n1.e4 e5 2.Nc3"),
        "1997: 8.1 8.5c F2; 2009: 8.1 8.5c E.2; 2014: 8.1 8.5c D.2.9; 2017: 8.1 8.5.3 D.2.9"
    );
    assert_eq!(
        articles("lang: en\n1.e4 e5 2.Nf4", "lang: en\n1.e4 e5 2.Nf4"),
        "1997: 7.4 8.5c; 2014: 7.5 8.5c; 2017: 7.5 8.5.3"
    );
    assert_eq!(articles("lang: en\n1.e4 e5 1-0", "lang: en\n1.e4 e5 0-1"), "1997: 8.7");
    assert_eq!(
        articles("lang: en\n1.e4 (=) e5", "lang: en\n1.e4 e5"),
        "1997: 8.1 9.1 E12; 2005: 8.1 9.1 E13; 2009: 8.1 9.1 C.13; 2014: 8.1 9.1 C.12"
    );
}

/// What is missing, and who makes it up.
#[test]
fn missing_at_a_control() {
    let missing = |white: &str, black: &str| {
        let heading = "time_control: 4 moves in 1h, 30 min\nlang: en\n\n";
        let (white, black) = (format!("{heading}{white}"), format!("{heading}{black}"));
        let (mut one, mut other) = (Checker::new(Settings::default()), Checker::new(Settings::default()));
        let (white, black) = (one.check(white.as_bytes()), other.check(black.as_bytes()));
        let compared = compare(&white, &black);
        let row = |missing: &MissingMoves| {
            let articles = missing.articles(compared.laws).join(" ");
            let pairs = Color::ALL.map(|side| missing.pairs(side, &compared.rows));
            format!("{:?} {:?} {:?} {pairs:?} {articles}", missing.control, missing.lacks, missing.neither)
        };
        compared.missing.iter().map(row).collect::<Vec<_>>().join("; ")
    };
    let whole = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7";
    assert_eq!(missing(whole, whole), "");
    assert_eq!(
        missing(whole, "1.e4 e5 2.Nf3 Nc6 3.? ? 4.Ba4 Nf6 5.0-0"),
        "Some(4) [[], [5, 6]] [] [0, 1] 8.5.2; None [[], [10]] [] [0, 0] "
    );
    assert_eq!(
        missing("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.? Nf6 5.0-0 Be7", "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.? Nf6 5.0-0 Be7"),
        "Some(4) [[7], [7]] [7] [0, 0] 8.5.3"
    );
}
