//! Of conversion between all rows of the table and all styles: a game written in one, rewritten in another and read back
//! is the same game, with its variations, and every byte around its moves is the same.

use crate::random::{Dice, Game};
use planilla::{Checked, Checker, Settings, convert, facts, read_in};
use planilla_board::{Move, Position};
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{Form, Input, ItemKind, Language, Marks, Style, write_move};
use std::fmt::Write;

/// A row of the table and a style that it may have.
#[derive(Clone, Copy, Debug)]
struct Row {
    language: &'static Language,
    style: Style,
}

impl Row {
    fn any(dice: &mut Dice) -> Row {
        // Half of them are no rows of the algebraic system, of which there are many more.
        let others: Vec<&Language> = LANGUAGES.iter().filter(|language| language.system != System::Algebraic).collect();
        let language = if dice.once_in(2) { *dice.pick(&others) } else { dice.pick(LANGUAGES) };
        let form = match language.system {
            System::Algebraic => *dice.pick(&Form::ALL),
            System::Figurine => *dice.pick(&[Form::Short, Form::Long, Form::Figurine]),
            _ => Form::Short,
        };
        Row { language, style: Style::new(form) }
    }

    /// The language to read it in.
    fn read_as(self) -> &'static Language {
        if self.style.form == Form::San { &LANGUAGES[0] } else { self.language }
    }

    /// The kind of text to read it as: in PGN a move has no spaces.
    fn input(self, before: Input) -> Input {
        if self.language.system == System::Spoken { Input::Text } else { before }
    }
}

/// A game read: its moves with their draw offers, those of its variations, and the text between its cells.
#[derive(Debug, PartialEq, Eq)]
struct Read {
    moves: Vec<(Move, bool)>,
    variations: Vec<Move>,
    around: Vec<String>,
}

/// A game in two steps: from SAN to one row, and from there to another.
pub fn converted_games_are_the_same(game: &Game, dice: &mut Dice) {
    let pgn = dice.once_in(2);
    let mut input = if pgn { Input::Pgn } else { Input::Text };
    let mut text = if pgn { in_pgn(game, dice) } else { on_a_sheet(game, dice) };
    let mut row = Row { language: &LANGUAGES[0], style: Style::new(Form::Short) };
    let mut checker = Checker::new(settings(row, input));
    let mut before = read(&checker.check(text.as_bytes()));
    let expected: Vec<Move> = game.moves.clone();
    assert_eq!(before.moves.iter().map(|(played, _)| *played).collect::<Vec<_>>(), expected, "{text}");
    for _ in 0..2 {
        let next = Row::any(dice);
        let mut checker = Checker::new(settings(row, input));
        let checked = checker.check(text.as_bytes());
        let converted = convert(&checked, next.language, next.style);
        let context = || format!("{row:?} to {next:?}:\n{text}\n{}", converted.text);
        assert!(converted.kept.is_empty(), "{:?} {}", converted.kept, context());
        let offers = before.moves.iter().filter(|(_, offer)| *offer).count();
        let told = converted.doubted.iter().filter(|doubted| doubted.lost).count();
        let shows = next.style.shows_offers(next.language);
        assert_eq!(told, if shows { 0 } else { offers }, "{}", context());
        assert_eq!(converted.doubted.len(), told, "{:?} {}", converted.doubted, context());
        input = next.input(input);
        let mut checker = Checker::new(settings(next, input));
        let after = read(&checker.check(converted.text.as_bytes()));
        if !shows {
            before.moves.iter_mut().for_each(|(_, offer)| *offer = false);
        }
        assert_eq!(after, before, "{}", context());
        (text, row, before) = (converted.text, next, after);
    }
}

fn settings(row: Row, input: Input) -> Settings {
    Settings { languages: vec![row.read_as()], input: Some(input), ..Settings::default() }
}

fn read(checked: &Checked<'_>) -> Read {
    let text = &*checked.source.text;
    let read = checked.record.plies.iter().filter(|ply| ply.status.is_read());
    let moves = read.filter_map(|ply| Some((ply.played?, ply.written.marks.has(Marks::OFFER)))).collect();
    // White space is not counted: a move that hung on its number may have been parted from it.
    let bare = |piece: &str| piece.split_whitespace().collect::<Vec<_>>().join(" ");
    let (mut around, mut at) = (Vec::new(), 0);
    for cell in checked.score.items.iter().filter(|item| item.kind == ItemKind::Cell) {
        around.push(bare(&text[at..cell.span.start as usize]));
        at = cell.span.end as usize;
    }
    around.push(bare(&text[at..]));
    Read { moves, variations: variations(checked), around }
}

/// The moves of the variations, each of which is one move instead of the last one.
fn variations(checked: &Checked<'_>) -> Vec<Move> {
    let (mut entry, mut inside, mut moves) = (0, false, Vec::new());
    for item in &checked.score.items {
        match item.kind {
            ItemKind::VariationStart => inside = true,
            ItemKind::VariationEnd => inside = false,
            ItemKind::Cell if !inside => entry += 1,
            ItemKind::Cell => {
                let (cell, position) = (item.span.of(&checked.source.text), checked.record.position_before(entry - 1));
                moves.extend(read_in(cell, position, &[checked.language.language], checked.laws).played());
            }
            _ => {}
        }
    }
    moves
}

/// A game as a program writes it, with variations, comments, clock times, glyphs and draw offers.
fn in_pgn(game: &Game, dice: &mut Dice) -> String {
    let mut text = "[Event \"Kt-B3\"]\n[White \"Eva, vier\"]\n[Result \"*\"]\n\n".to_owned();
    let english = &LANGUAGES[0];
    let write =
        |position: &Position, played: Move| write_move(&facts(position, played), english, Style::new(Form::San));
    for (ply, (position, played)) in game.plies().enumerate() {
        let number = format!("{}.{}", ply / 2 + 1, if ply % 2 == 0 { "" } else { ".." });
        let _ = write!(text, "{number} {}", write(position, played));
        text.push_str(dice.pick::<&str>(&["", "", "", "!", "?!", " (=)", " $14"]));
        // On a sheet a line that opens `1. 5254 ; words` may be a title with a year.
        let rest = if ply == 0 { "" } else { " ; Eva zwei Eva vier\n" };
        text.push_str(dice.pick::<&str>(&["", "", " {[%clk 1:02:03]}", " {P-K4, Cf3 (=) 5254}", rest]));
        if dice.once_in(4) {
            let other = *dice.pick(&position.legal_moves());
            let _ = write!(text, " ({number} {} {{5254}})", write(position, other));
        }
        text.push(' ');
    }
    text.push_str("*\n");
    text
}

/// A game as a player writes it.
fn on_a_sheet(game: &Game, dice: &mut Dice) -> String {
    let mut text = "Blancas: N N\n\n".to_owned();
    let english = &LANGUAGES[0];
    let glue = *dice.pick(&[". ", ".", " ", ""]);
    for (ply, (position, played)) in game.plies().enumerate() {
        if ply % 2 == 0 {
            let _ = write!(text, "{}{glue}", ply / 2 + 1);
        }
        text.push_str(&write_move(&facts(position, played), english, Style::default()));
        text.push_str(dice.pick::<&str>(&["", "", "", "!", "?", " (=)"]));
        text.push(if ply % 2 == 0 { ' ' } else { '\n' });
    }
    text
}
