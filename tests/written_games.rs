//! Random legal games, written in four languages and every style, and read back: the same moves and nothing to find.

use planilla::{Checker, Settings, Severity, convert, read_in};
use planilla_board::Move;
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Form, Input, Language, Laxity, Style, sniff};
use planilla_tests::random::{Castling, Dice, Game, Hand, Numbers, random_game, write_grid, write_sheet};

const GAMES: usize = 1_000;

#[test]
fn english() {
    games_are_read_back("en");
}

#[test]
fn spanish() {
    games_are_read_back("es");
}

#[test]
fn french() {
    games_are_read_back("fr");
}

#[test]
fn german() {
    games_are_read_back("de");
}

/// Tables of every form and layout, with one group of columns or several, give the moves that were played.
#[test]
fn tables_are_read_back() {
    let mut dice = Dice::new(64);
    for game in 0..GAMES {
        let language = &LANGUAGES[game % 4];
        let style = Style::new([Form::Short, Form::Long, Form::Figurine][game % 3]);
        let hand = Hand { language, style, castling: Castling::Zeros, numbers: Numbers::None, offers: game % 4 == 0 };
        let most = 8 + dice.below(140);
        let played = random_game(&mut dice, most);
        let (table, cells) = write_grid(&played, &hand, &mut dice);
        if cells.len() < 8 {
            continue;
        }
        assert_eq!(sniff(table.as_bytes()), Input::Table, "{table}");
        let mut checker = Checker::new(Settings { languages: vec![language], ..Settings::default() });
        let checked = checker.check(table.as_bytes());
        let texts: Vec<&str> = checked.record.plies.iter().filter_map(|ply| Some(ply.span?.of(&table))).collect();
        assert_eq!(texts, cells, "cells of {table}");
        let moves: Vec<Option<Move>> =
            checked.record.plies.iter().map(|ply| ply.played.filter(|_| ply.status.is_read())).collect();
        let expected: Vec<Option<Move>> = played.plies().map(|(_, played)| Some(played)).collect();
        assert_eq!(moves, expected, "{table}");
        assert!(checked.record.numbers.is_empty(), "{table}");
        // In other letters it is the same table.
        let other = &LANGUAGES[(game + 1) % 4];
        let converted = convert(&checked, other, Style::default()).text;
        let mut checker =
            Checker::new(Settings { languages: vec![other], input: Some(Input::Table), ..Settings::default() });
        let again = checker.check(converted.as_bytes());
        let moves: Vec<Option<Move>> = again.record.plies.iter().map(|ply| ply.played).collect();
        assert_eq!(moves, expected, "{table}{converted}");
    }
}

/// A thousand games in a language; form, marks, castling, numbers and offers change from game to game.
fn games_are_read_back(code: &str) {
    let language = Language::by_code(code).expect(code);
    let mut dice = Dice::new(code.bytes().map(u64::from).sum());
    let mut checker = Checker::new(Settings::default());
    for game in 0..GAMES {
        let style = Style::new([Form::Short, Form::Long, Form::Figurine][game % 3]);
        let numbers = [Numbers::Dotted, Numbers::Near, Numbers::Glued, Numbers::Columns, Numbers::None][game % 5];
        let hand = Hand {
            language,
            style: if game % 7 == 0 { style.without_marks() } else { style },
            castling: [Castling::Zeros, Castling::SmallLetters][game % 2],
            numbers,
            offers: game % 4 == 0,
        };
        let played = {
            let most = 1 + dice.below(140);
            random_game(&mut dice, most)
        };
        let (sheet, cells) = write_sheet(&played, &hand, &mut dice);
        read_back(&mut checker, &played, &hand, &sheet, &cells);
    }
}

fn read_back(checker: &mut Checker, game: &Game, hand: &Hand, sheet: &str, cells: &[String]) {
    let checked = checker.check(sheet.as_bytes());
    let texts: Vec<&str> = checked.record.plies.iter().filter_map(|ply| Some(ply.span?.of(sheet))).collect();
    assert_eq!(texts, cells, "cells of {sheet}");
    let moves: Vec<Option<Move>> =
        checked.record.plies.iter().map(|ply| ply.played.filter(|_| ply.status.is_read())).collect();
    let expected: Vec<Option<Move>> = game.moves.iter().copied().map(Some).collect();
    assert_eq!(moves, expected, "{sheet}");
    let grave: Vec<_> = checked.findings.list.iter().filter(|finding| finding.severity > Severity::Note).collect();
    assert!(grave.is_empty(), "{sheet}: {grave:#?}");
    let named: Vec<&str> = [checked.language.language].iter().chain(&checked.language.others).map(|l| l.code).collect();
    assert_eq!(named, languages_of(game, cells, checked.laws), "{:?}: {sheet}", hand.language);
}

/// The languages in which the cells are this game by the letter, in the table's order.
fn languages_of(game: &Game, cells: &[String], laws: &planilla::Edition) -> Vec<&'static str> {
    let reads = |language: &&'static Language| {
        game.plies().zip(cells).all(|((position, played), cell)| {
            let reading = read_in(cell, position, &[language], laws);
            reading.played() == Some(played) && reading.written.laxity == Laxity::Letter
        })
    };
    LANGUAGES.iter().filter(reads).map(|language| language.code).collect()
}
