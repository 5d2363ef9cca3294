//! Random legal games, written in every language and every style, and read back: the same moves and nothing to find. With
//! slips in them: still the language. `GAMES=1000` writes so many games in each language; without it there are fewer.

use planilla::{Checker, Finding, LanguageHow, Settings, Severity, Status, convert, read_in};
use planilla_board::Move;
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{Form, Input, Language, Laxity, Style, alphabets, sniff};
use planilla_tests::random::{Castling, Dice, Game, Hand, Numbers, random_game, slip, write_grid, write_sheet};
use std::fmt::Write as _;

/// How many games are written in each language.
fn games(unless_told: usize) -> usize {
    std::env::var("GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(unless_told)
}

/// The languages that have letters to write.
fn written() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|language| language.is_algebraic())
}

/// The form to write a language in, out of those given.
fn style(language: &Language, forms: &[Form], game: usize) -> Style {
    Style::new(if language.system == System::Figurine { Form::Figurine } else { forms[game % forms.len()] })
}

/// Form, marks, castling, numbers and offers change from game to game.
#[test]
fn games_in_every_language_are_read_back() {
    for (row, language) in written().enumerate() {
        let mut dice = Dice::new(row as u64);
        let mut checker = Checker::new(Settings::default());
        for game in 0..games(if row < 4 { 200 } else { 40 }) {
            let style = style(language, &[Form::Short, Form::Long, Form::Figurine], game);
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
}

/// Tables of every form and layout, with one group of columns or several, give the moves that were played.
#[test]
fn tables_are_read_back() {
    let mut dice = Dice::new(64);
    for game in 0..games(400) {
        let language = &LANGUAGES[game % 50];
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
        let other = &LANGUAGES[(game + 7) % 50];
        let converted = convert(&checked, other, Style::default()).text;
        let mut checker =
            Checker::new(Settings { languages: vec![other], input: Some(Input::Table), ..Settings::default() });
        let again = checker.check(converted.as_bytes());
        let moves: Vec<Option<Move>> = again.record.plies.iter().map(|ply| ply.played).collect();
        assert_eq!(moves, expected, "{table}{converted}");
    }
}

/// Games of twenty moves in which each cell is wrong with a chance of 8 in 100: of a hundred such sheets the language of
/// ninety-nine is found.
#[test]
fn slips_do_not_hide_the_language() {
    let mut worst = Vec::new();
    for (row, language) in written().enumerate() {
        let mut dice = Dice::new(100 + row as u64);
        let mut checker = Checker::new(Settings::default());
        let count = games(40);
        let mut wrong = Vec::new();
        for game in 0..count {
            let played = loop {
                let played = random_game(&mut dice, 40);
                if played.moves.len() == 40 {
                    break played;
                }
            };
            let numbers = [Numbers::Dotted, Numbers::None][game % 2];
            let style = style(language, &[Form::Short], game);
            let hand = Hand { language, style, castling: Castling::Zeros, numbers, offers: false };
            let (_, cells) = write_sheet(&played, &hand, &mut dice);
            let mut sheet = String::new();
            for (ply, cell) in cells.iter().enumerate() {
                if ply % 2 == 0 && numbers == Numbers::Dotted {
                    let _ = write!(sheet, "{}. ", ply / 2 + 1);
                }
                let text = if dice.below(100) < 8 { slip(cell, language, &mut dice) } else { cell.clone() };
                sheet.push_str(&text);
                sheet.push(' ');
            }
            let checked = checker.check(sheet.as_bytes());
            let found = &checked.language;
            let named = |named: &Language| named == language || (language.is_alias() && named.code == "en");
            if !named(found.language) && !found.others.iter().any(|other| named(other)) {
                wrong.push(format!("{} for {}: {sheet}", found.language.code, language.code));
            }
        }
        if wrong.len() * 100 > count {
            worst.push(format!("{}: {} of {count}\n{}", language.code, wrong.len(), wrong.join("\n")));
        }
    }
    // With forty games one may be wrong by ill luck, as one in a hundred is.
    let many = games(40) >= 1_000;
    assert!(worst.is_empty() || (!many && worst.len() <= 8), "{}", worst.join("\n"));
}

fn read_back(checker: &mut Checker, game: &Game, hand: &Hand, sheet: &str, cells: &[String]) {
    let checked = checker.check(sheet.as_bytes());
    let texts: Vec<&str> = checked.record.plies.iter().filter_map(|ply| Some(ply.span?.of(sheet))).collect();
    assert_eq!(texts, cells, "cells of {sheet}");
    if checked.language.how == LanguageHow::Undecided {
        // One text, two moves in two languages, and nothing behind it that tells.
        let first = checked.record.plies.iter().zip(&game.moves).find(|(ply, _)| ply.status == Status::Ambiguous);
        let (ply, played) = first.expect("what is undecided is shown");
        assert!(checked.record.candidates_of(ply).iter().any(|candidate| candidate.played == *played), "{sheet}");
        return;
    }
    let moves: Vec<Option<Move>> =
        checked.record.plies.iter().map(|ply| ply.played.filter(|_| ply.status.is_read())).collect();
    let expected: Vec<Option<Move>> = game.moves.iter().copied().map(Some).collect();
    assert_eq!(moves, expected, "{sheet}");
    // A game broken off so early cannot end in an agreed draw: that is told rightly.
    let early = |finding: &&Finding| game.moves.len() < 2 && finding.rule.name == "result.draw_without_moves";
    let grave = checked.findings.list.iter().filter(|finding| finding.severity > Severity::Note && !early(finding));
    let grave: Vec<_> = grave.collect();
    assert!(grave.is_empty(), "{sheet}: {grave:#?}");
    let named: Vec<&str> = [checked.language.language].iter().chain(&checked.language.others).map(|l| l.code).collect();
    assert_eq!(named, languages_of(game, cells, checked.laws), "{:?}: {sheet}", hand.language);
}

/// The languages in which the cells are this game by the letter, in the table's order; those that only have the letters
/// of another one are not named.
fn languages_of(game: &Game, cells: &[String], laws: &planilla::Edition) -> Vec<&'static str> {
    let reads = |language: &'static Language| {
        game.plies().zip(cells).all(|((position, played), cell)| {
            let reading = read_in(cell, position, &[language], laws);
            reading.played() == Some(played) && reading.written.laxity == Laxity::Letter
        })
    };
    let alphabets = alphabets().iter().filter(|one| one.languages[0].is_algebraic() && reads(one.languages[0]));
    let mut languages: Vec<&Language> = alphabets.flat_map(|one| one.languages.iter().copied()).collect();
    languages.retain(|language| !language.is_alias());
    languages.sort_by_key(|language| language.row());
    languages.iter().map(|language| language.code).collect()
}
