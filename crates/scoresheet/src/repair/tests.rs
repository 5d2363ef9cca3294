use super::*;
use crate::check::Checker;
use crate::record::Status;
use crate::settings::Settings;
use planilla_board::Color;
use planilla_board::Position;
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Form, Style, write_move};
use quickcheck::QuickCheck;

fn language(code: &str) -> &'static Language {
    Language::by_code(code).unwrap()
}

fn sheet(text: &str, code: &str) -> SheetCells {
    let texts = text.split(' ').map(|cell| if cell == "_" { "" } else { cell });
    SheetCells::from_texts(texts, language(code))
}

fn repair(sheets: &[&SheetCells]) -> Repair {
    Repairer::default().repair(sheets, &RepairOptions::default())
}

fn san(repair: &Repair) -> String {
    let mut position = repair.start;
    let mut list = Vec::new();
    for played in repair.moves() {
        list.push(position.san(played).to_string());
        position.play(played);
    }
    list.join(" ")
}

/// The sample game of the Laws, Appendix E of 2005, as it should be.
const SEED: &str = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1";

/// Moves of which none stands for another.
const OPEN: &str =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 cxb5 axb5 Nc3 Bb7 Bg5 b4 Nb1 h6";

#[test]
fn the_sample_game_of_2005_gives_its_plies() {
    let mut checker = Checker::new(Settings::default());
    let text = "1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6 7Ag5 Cc6 8.De3+ Ae7 9.Cd2 0-0 10.0-0-0 Te8 11.Rb1(=)";
    let cells = SheetCells::of(&checker.check(text.as_bytes()));
    let repair = repair(&[&cells]);
    assert_eq!(san(&repair), SEED);
    let entry = |ply: usize| &repair.entries[ply - 1];
    assert_eq!((entry(9).status, entry(9).decided), (Status::Repaired, true));
    assert_eq!(entry(17).decided_by, DecidedBy::Later(19));
    assert_eq!(entry(17).status, Status::Normalized);
    assert_eq!((repair.plies_changed, entry(21).status), (1, Status::Exact));
}

#[test]
fn a_clean_sheet_stays_as_it_is() {
    for code in ["en", "es", "de", "ru"] {
        let mut position = Position::default();
        let mut texts = Vec::new();
        for text in SEED.split(' ') {
            let played = position.legal_moves().into_iter().find(|m| position.san(*m).as_str() == text).unwrap();
            let facts = crate::facts(&position, played);
            texts.push(planilla_notation::write_move(&facts, language(code), planilla_notation::Style::default()));
            position.play(played);
        }
        let sheet = SheetCells::from_texts(texts.iter().map(String::as_str), language(code));
        let repair = repair(&[&sheet]);
        assert_eq!(san(&repair), SEED, "{code}");
        assert_eq!((repair.entries.len(), repair.plies_changed), (texts.len(), 0));
        assert!(repair.plies().all(|entry| entry.status == Status::Exact && entry.decided), "{code}");
    }
}

/// A clean game without any sense, in a language and a form.
fn any_clean_game(seed: u32, plies: u8, language: u8, form: u8) -> bool {
    let mut dice = seed;
    let mut roll = |below: usize| {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (dice >> 8) as usize % below
    };
    let language = &LANGUAGES[usize::from(language) % LANGUAGES.len()];
    let form = [Form::Short, Form::Long, Form::Uci, Form::Figurine][usize::from(form) % 4];
    let (mut position, mut texts, mut moves) = (Position::default(), Vec::new(), Vec::new());
    for _ in 0..plies % 60 {
        let list = position.legal_moves();
        if list.is_empty() {
            break;
        }
        let played = list[roll(list.len())];
        texts.push(write_move(&crate::facts(&position, played), language, Style::new(form)));
        moves.push(played);
        position.play(played);
    }
    let row = if form == Form::Short { language } else { self::language(language.algebraic().code) };
    let sheet = SheetCells::from_texts(texts.iter().map(String::as_str), row);
    let fits_one = !clean(&sheet, row, &RepairOptions::default()).is_empty();
    let repair = repair(&[&sheet]);
    !fits_one || repair.moves().eq(moves) && repair.plies_changed == 0
}

#[test]
fn any_clean_game_stays_as_it_is() {
    QuickCheck::new().tests(40).quickcheck(any_clean_game as fn(u32, u8, u8, u8) -> bool);
}

#[test]
fn two_clean_sheets_that_part_favour_none() {
    let (one, other) = (sheet("e4 e5 Nf3", "en"), sheet("e4 e5 Nc3", "en"));
    let (there, back) = (repair(&[&one, &other]), repair(&[&other, &one]));
    assert_eq!(there.entries[2].proposal, back.entries[2].proposal);
    assert!(there.entries[2].alternatives.iter().any(|rival| rival.probability > 0.01));
}

#[test]
fn slips_of_all_kinds() {
    for (written, meant) in [
        ("e4 e5 Nf3 Nc6 Bb3 a6 Ba4 Nf6", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"),
        ("e4 e5 Rf3 Nc6 Bb5 a6 Ba4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"),
        ("e4 e5 nf3 Nc6 bb5 a6 Bxc6 dc Nxe5 Qd4", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Qd4"),
        ("e4 d5 ed QxP Nc3 Qa5 d4", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4"),
        ("e4 e5 ♘f3 ♞c6 ♗b5", "e4 e5 Nf3 Nc6 Bb5"),
        ("e4 e5 _ Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Qd4 Nf3", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Qd4 Nf3"),
    ] {
        assert_eq!(san(&repair(&[&sheet(written, "en")])), meant, "{written}");
    }
}

#[test]
fn other_notations_are_repaired_too() {
    for (code, written, meant) in [
        (
            "en-descriptive",
            "P-K4 P-K4 Kt-KB3 Kt-QB3 B-Kt5 P-QR3 BxKt QPxB KtxP Q-Q5",
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Qd4",
        ),
        ("en-descriptive", "P-K4 P-K4 Kt-KB3 Kt-QB6 B-Kt5 P-QR3", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("iccf", "5254 5755 7163 2836 6125", "e4 e5 Nf3 Nc6 Bb5"),
        ("iccf", "5254 5755 7163 2846 6125", "e4 e5 Nf3 Nc6 Bb5"),
        ("en", "e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b6 a7-a6 Bb5-a4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"),
        ("en", "e2e4 e7e5 g1f3 b8c6 f1b4 a7a6 b5a4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"),
    ] {
        assert_eq!(san(&repair(&[&sheet(written, code)])), meant, "{written}");
    }
}

#[test]
fn cells_left_out_and_cells_too_many() {
    let cells: Vec<&str> = OPEN.split(' ').collect();
    let with = |change: &dyn Fn(&mut Vec<&str>)| {
        let mut cells = cells.clone();
        change(&mut cells);
        let repair = repair(&[&sheet(&cells.join(" "), "en")]);
        assert_eq!(san(&repair), OPEN);
        repair
    };
    let skipped = with(&|cells| {
        cells.remove(8);
    });
    assert_eq!(skipped.entries[8].cells, [None; 2]);
    assert_eq!((skipped.entries[8].ply, skipped.entries[8].status), (Some(9), Status::Missing));
    let twice = with(&|cells| cells.insert(9, cells[8]));
    assert_eq!((twice.entries[9].ply, twice.entries[9].status), (None, Status::Extra));
    let row = with(&|cells| {
        let again = [cells[8], cells[9]];
        cells.splice(10..10, again);
    });
    assert_eq!(row.entries.iter().filter(|entry| entry.status == Status::Extra).count(), 2);
    let back = with(&|cells| {
        cells.insert(20, "_");
        cells.remove(8);
    });
    assert_eq!(back.entries.iter().filter(|entry| entry.ply.is_none()).count(), 1);
}

#[test]
fn one_sheet_settles_the_other() {
    let white = sheet(&OPEN.replace("Bb5 ", "Bd5 ").replace("Nbd7", "Nd7"), "en");
    let black = sheet(&OPEN.replace("Ba4", "_").replace(" Re1", ""), "en");
    let repair = repair(&[&white, &black]);
    assert_eq!(san(&repair), OPEN);
    assert_eq!(repair.entries[4].statuses, [Some(Status::Repaired), Some(Status::Exact)]);
    assert_eq!(repair.entries[6].statuses, [Some(Status::Exact), Some(Status::Missing)]);
    assert_eq!(repair.entries[10].cells, [Some(10), None]);
    assert!(repair.plies().all(|entry| entry.decided));
}

#[test]
fn a_sheet_that_begins_later_is_laid_beside_the_other() {
    let whole = sheet(OPEN, "en");
    let rest: Vec<&str> = OPEN.split(' ').skip(16).collect();
    let mut page = sheet(&rest.join(" "), "en");
    page.cells[0].number = Some(9);
    let repair = repair(&[&whole, &page]);
    assert_eq!(san(&repair), OPEN);
    assert_eq!(repair.entries[15].cells, [Some(15), None]);
    assert_eq!(repair.entries[16].cells, [Some(16), Some(0)]);
}

#[test]
fn the_same_impossible_move_on_both_sheets_is_not_explained_away() {
    let english = OPEN.replace("Bb5 ", "Bb6 ");
    let spanish =
        OPEN.replace('N', "C").replace('R', "T").replace('Q', "D").replace("Bb5 ", "Bf1-b6 ").replace('B', "A");
    for (other, code) in [(&english, "en"), (&spanish, "es")] {
        let repair = repair(&[&sheet(&english, "en"), &sheet(other, code)]);
        let entry = &repair.entries[4];
        assert_eq!(
            (entry.decided, entry.status, entry.decided_by),
            (false, Status::Illegal, DecidedBy::Nothing),
            "{code}"
        );
        assert!(entry.proposal.is_some());
    }
}

/// The game in rows, from one of them on with Black's move first.
fn rows(text: &str, exchanged: usize) -> SheetCells {
    let mut sheet = sheet(text, "en");
    for (row, cells) in sheet.cells.chunks_mut(2).enumerate() {
        if let [one, other] = cells {
            if row + 1 >= exchanged {
                std::mem::swap(one, other);
            }
            (one.number, one.color, other.color) = (Some(row as u16 + 1), Some(Color::White), Some(Color::Black));
        }
    }
    sheet
}

#[test]
fn exchanged_columns_are_read_turned_round_and_told() {
    let moves: Vec<String> = repair(&[&sheet(OPEN, "en")]).moves().map(|played| played.to_string()).collect();
    for (sheets, turned) in [
        (vec![rows(OPEN, 1)], [Some(0), None]),
        (vec![rows(&OPEN.replace("d6", "g6").replace("Bg5", "Bg6"), 1)], [Some(0), None]),
        (vec![rows(OPEN, 99), rows(OPEN, 5)], [None, Some(8)]),
        (vec![rows(OPEN, 1), rows(OPEN, 99)], [Some(0), None]),
        (vec![rows(OPEN, 1), rows(OPEN, 1)], [Some(0), Some(0)]),
        (vec![rows(OPEN, 99)], [None, None]),
        // A half-move left out exchanges the columns behind it too.
        (vec![rows(&OPEN.replace("O-O Be7", "Be7"), 99)], [None, None]),
    ] {
        let list: Vec<&SheetCells> = sheets.iter().collect();
        let repair = repair(&list);
        assert_eq!(repair.turned, turned);
        if turned != [None, None] {
            let read: Vec<String> = repair.moves().map(|played| played.to_string()).collect();
            let same = read.iter().zip(&moves).filter(|(one, other)| one == other).count();
            assert!(same + 1 >= moves.len(), "{read:?}");
        }
    }
}

#[test]
fn even_evidence_decides_nothing() {
    let sheet = sheet("d4 d5 Nf3 Nf6 e3 e6 Nd2", "en");
    let repair = repair(&[&sheet]);
    let entry = &repair.entries[6];
    assert!(!entry.alternatives.is_empty());
    if entry.probability < 0.5 {
        assert_eq!(entry.status, Status::Ambiguous);
    }
    let mut texts = sheet.cells.clone();
    texts.truncate(6);
    assert!(texts.iter().all(|cell| !cell.readings.is_empty()));
}

#[test]
fn an_answer_is_taken_as_given() {
    let sheet = sheet("e4 e5 Nf3 Nc6 _", "en");
    let answer: Move = "f1c4".parse().unwrap();
    let options = RepairOptions { known: vec![(5, answer)], ..RepairOptions::default() };
    let repair = Repairer::default().repair(&[&sheet], &options);
    let entry = &repair.entries[4];
    assert_eq!((entry.proposal, entry.decided, entry.decided_by), (Some(answer), true, DecidedBy::Answer));
    let wrong = RepairOptions { known: vec![(5, "a1a8".parse().unwrap())], ..RepairOptions::default() };
    assert_eq!(Repairer::default().repair(&[&sheet], &wrong).unmet, [5]);
}

#[test]
fn several_whole_games() {
    let options = RepairOptions { best: 4, ..RepairOptions::default() };
    let repair = Repairer::default().repair(&[&sheet("e4 e5 Nf3 Nc6 _", "en")], &options);
    assert_eq!(repair.games.len(), 4);
    assert!(repair.games.is_sorted_by(|one, other| one.cost <= other.cost && one.probability >= other.probability));
    assert_eq!(repair.games[0].moves, repair.moves().collect::<Vec<_>>());
}

#[test]
fn readings_of_a_recogniser_are_weighed() {
    let mut sheet = sheet("e4 e5 _ Nc6 Bb5", "en");
    let reading = |text: &str, probability| CellReading { text: text.to_owned(), probability };
    sheet.cells[2].readings = vec![reading("Nf8", 0.7), reading("Nf3", 0.3)];
    assert_eq!(san(&repair(&[&sheet])), "e4 e5 Nf3 Nc6 Bb5");
}

#[test]
fn a_sheet_without_end_is_looked_at_as_far_as_games_go() {
    let sheet = sheet("Nf3 Nf6 Ng1 Ng8 ".repeat(400).trim(), "en");
    let repair = repair(&[&sheet]);
    assert_eq!(repair.moves().count(), evidence::MOST_CELLS);
    assert!(repair.entries.last().is_some_and(|entry| entry.status == Status::Unreached));
    each_cell_once(&repair, &[&sheet]);
}

#[test]
fn of_several_languages_the_cheapest_is_taken() {
    let mut sheet = sheet("e4 e5 Cf3 Cc8 Ab5 a6 Aa4 Cf6 0-0 Ae7", "en");
    sheet.languages = ["en", "fr", "es"].map(language).to_vec();
    let found = repair(&[&sheet]);
    assert_eq!(found.languages[0].code, "es");
    assert_eq!(san(&found), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");
}

#[test]
fn what_makes_no_sense_is_not_reached() {
    let sheet = sheet("Kh5 Qa7+ xx Zz9 hxg8=Q ".repeat(12).trim(), "en");
    let repair = repair(&[&sheet]);
    assert!(repair.entries.iter().any(|entry| entry.status == Status::Unreached));
    each_cell_once(&repair, &[&sheet]);
}

fn each_cell_once(repair: &Repair, sheets: &[&SheetCells]) {
    for (nth, sheet) in sheets.iter().enumerate() {
        let cells: Vec<usize> = repair.entries.iter().filter_map(|entry| entry.cells[nth]).collect();
        assert_eq!(cells, (0..sheet.cells.len()).collect::<Vec<_>>());
    }
    let mut position = repair.start;
    for played in repair.moves() {
        assert!(position.is_legal(played));
        position.play(played);
    }
}

/// Moves that may make sense among texts that make none.
#[allow(clippy::needless_pass_by_value, reason = "a property takes its arguments so")]
fn any_cells(one: Vec<String>, other: Vec<String>, numbers: Vec<u16>, moves: Vec<u8>) -> bool {
    let known: Vec<&str> = OPEN.split(' ').collect();
    let mut mixed: Vec<&str> = moves.iter().take(24).map(|at| known[*at as usize % known.len()]).collect();
    mixed.extend(one.iter().take(12).map(String::as_str));
    let mut first = SheetCells::from_texts(mixed, language("en"));
    for (cell, number) in first.cells.iter_mut().zip(numbers) {
        cell.number = Some(number).filter(|number| number % 3 == 0);
    }
    let second = SheetCells::from_texts(other.iter().take(12).map(String::as_str), language("fr"));
    each_cell_once(&repair(&[&first]), &[&first]);
    each_cell_once(&repair(&[&first, &second]), &[&first, &second]);
    true
}

#[test]
fn any_cells_end_in_entries() {
    QuickCheck::new().tests(15).quickcheck(any_cells as fn(Vec<String>, Vec<String>, Vec<u16>, Vec<u8>) -> bool);
}

#[test]
fn what_stands_behind_the_last_move_is_not_thrown_away() {
    let statuses = |text: &str| {
        let repair = repair(&[&sheet(text, "en")]);
        let behind = repair.entries.iter().filter(|entry| entry.ply.is_none()).map(|entry| entry.status);
        behind.collect::<Vec<_>>()
    };
    assert_eq!(statuses("f3 e5 g4 Qh4# a3"), [Status::Extra]);
    let open = format!("{OPEN} xyz zyx");
    assert_eq!(statuses(&open), [Status::Unreached; 2]);
}

#[test]
fn rivals_are_legal_where_they_are_named() {
    for text in ["e4 e5 Nf8 Nc6 Bb5 a6 Ba4", "d4 d5 c4 e6 Nc8 Nf8 Bg6 Be7 e3 0-0", "e4 c5 Nf3 ? d4 cd Nd4"] {
        let repair = repair(&[&sheet(text, "en")]);
        let mut position = repair.start;
        for entry in repair.plies() {
            assert!(entry.alternatives.iter().all(|rival| position.is_legal(rival.played)), "{text}: {entry:?}");
            position.play(entry.proposal.unwrap());
        }
    }
}

/// More of the same game.
const ON: &str = "Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6";

#[test]
fn two_plies_without_cells_are_found_where_the_game_needs_them() {
    let game = format!("{OPEN} {ON}");
    for pair in [" Nb8 d4", " Qxe7 exd6"] {
        let repair = repair(&[&sheet(&game.replacen(pair, "", 1), "en")]);
        assert_eq!(san(&repair), game, "{pair}");
        assert_eq!(repair.plies().filter(|entry| entry.cells == [None; 2]).count(), 2, "{pair}");
    }
    // The knights are needed later only: which moves are missing is found, where they were played is not to be known.
    let lacking = game.replacen("Nf3 Nc6 ", "", 1);
    let late = san(&repair(&[&sheet(&lacking, "en")]));
    assert_eq!(late.replacen("Nf3 Nc6 ", "", 1), lacking);
}

#[test]
fn a_slip_that_is_a_legal_move_is_found_when_a_later_cell_needs_the_man() {
    // `d5` was `d6`, and shows when the pawn is taken there, 23 plies later.
    let game = format!("{OPEN} {ON}");
    let repair = repair(&[&sheet(&game.replacen(" d6 ", " d5 ", 1), "en")]);
    assert_eq!(san(&repair), game);
    let entry = repair.plies().find(|entry| entry.status == Status::Repaired).unwrap();
    assert_eq!((entry.ply, entry.decided_by), (Some(14), DecidedBy::Later(37)));
}
