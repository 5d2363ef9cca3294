//! Of conversion: a sheet in other letters is the same game.

use crate::random::Dice;
use planilla::{Checked, Checker, Edition, EditionName, Settings, convert, facts_for, read_in, translate};
use planilla_board::{Move, Position};
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{
    Dialect, Form, Input, ItemKind, Key, Language, Laxity, Span, Style, TableForm, sniff, write_move,
};

/// Into how many shares the languages are dealt.
const SHARES: usize = 8;

/// A game of which every cell is read, rewritten in any language, has the same moves and the same text around them.
/// Where a cell is not read nothing is promised for the moves, because it may be one in the other language; nor where
/// cells hang on something that is no number, because other letters may hang on it otherwise; nor where a number does not
/// fit the board, because a shorter text may be read for the player it names; nor where columns of space were damaged (whole
/// ones are held to it by the games that are written).
pub fn convert_keeps_text(bytes: &[u8]) {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(bytes);
    let text = &*checked.source.text;
    let read = checked.record.plies.iter().all(|ply| ply.status.is_read());
    let numbers_fit = checked.record.numbers.is_empty();
    let spaced = checked.score.table == Some(TableForm::Columns);
    let clear = checked.refused.is_none() && read && numbers_fit && !spaced && cells_stand_apart(&checked, text);
    let moves = moves(&checked);
    // Each text is tried in some of the languages; among many texts each language has its turn.
    for language in LANGUAGES.iter().skip(bytes.len() % SHARES).step_by(SHARES) {
        let converted = convert(&checked, language, Style::new(Form::Short));
        let dialect = checked.score.dialect;
        if clear && converted.kept.is_empty() {
            // What is left of a damaged table is known by its moves, and those of other systems may be words and years.
            // Words may be headings where they stand alone: whole games in them are held by another law.
            if !language.is_algebraic() && sniff(bytes) == Input::Table || language.system == System::Spoken {
                continue;
            }
            let input = match (dialect, sniff(bytes)) {
                (Dialect::Pgn, _) => Input::Pgn,
                (Dialect::Sheet, Input::Table) => Input::Table,
                _ => Input::Text,
            };
            let again = read_again(&converted.text, language, input);
            let Some(again) = again else { continue };
            assert_eq!(again, moves, "{text:?} in {}: {:?}", language.code, converted.text);
        }
        for kept in &converted.kept {
            let cell = text.get(kept.span.range()).expect("a place in the text");
            assert!(converted.text.contains(cell), "{cell:?} is gone from {:?}", converted.text);
        }
        assert!(around(&checked, text) <= converted.text.len(), "{text:?} has lost text: {:?}", converted.text);
    }
}

/// A written move that is rewritten by its letters alone is the same move in every position, in the letters of the other
/// language: the two fit the same legal moves. A text that fits one only in other letter case (`bxc3` for the bishop) names
/// a pawn by its letters; its new form may fit nothing, but no other move. The other way round likewise: `βc7` is no
/// queen's move in Greek, and `bxc7` may be one in Welsh. Where both fit only in other letter case, each may name another
/// piece (`bxg3` the Hungarian rook and the English bishop): who knows letters alone cannot tell.
pub fn letters_alone_keep_the_move(position: &Position, played: Move, dice: &mut Dice) {
    let (from, to): (&'static Language, &'static Language) = (dice.pick(LANGUAGES), dice.pick(LANGUAGES));
    let style = Style::new(match from.system {
        System::Algebraic => *dice.pick(&[Form::Short, Form::Long, Form::Figurine, Form::Uci]),
        _ => Form::Short,
    });
    let text = carelessly(&write_move(&facts_for(position, played, from, style), from, style), dice);
    let form = *dice.pick(&Form::ALL);
    let Some(new) = translate(&text, &[from], Some(to), Style::new(form)) else { return };
    // SAN has English letters, and UCI has none; and but for its own form a row has those of a language.
    let to = match form {
        Form::San => &LANGUAGES[0],
        Form::Short => to,
        _ => LANGUAGES.iter().find(|row| *row == to.algebraic()).unwrap_or(to),
    };
    let laws = Edition::of(EditionName::newest());
    let fitting = |text: &str, language| {
        let reading = read_in(text, position, &[language], laws);
        let mut fitting: Vec<Move> = reading.candidates.iter().map(|candidate| candidate.played).collect();
        fitting.sort_unstable();
        (fitting, reading.written.laxity)
    };
    let ((old, laxity), (again, new_laxity)) = (fitting(&text, from), fitting(&new, to));
    if laxity != Laxity::Letter && new_laxity != Laxity::Letter {
        return;
    }
    if (laxity != Laxity::Letter && again.is_empty()) || (new_laxity != Laxity::Letter && old.is_empty()) {
        return;
    }
    assert_eq!(again, old, "{text:?} ({}) as {new:?} ({})", from.code, to.code);
}

/// A written move with what people leave out, add and change.
fn carelessly(text: &str, dice: &mut Dice) -> String {
    match dice.pick(&[0, 1, 2, 3, 4, 5, 6, 7]) {
        0 => text.replace('x', ""),
        1 => text.to_lowercase(),
        2 => text.replace(['+', '#'], ""),
        3 => format!("{text}!?"),
        4 => format!("{text} (=)"),
        5 => text.replace('x', "").to_lowercase(),
        6 => text.replace('x', ":"),
        _ => text.to_owned(),
    }
}

/// Whether space stands round each cell, or a number before it.
fn cells_stand_apart(checked: &Checked<'_>, text: &str) -> bool {
    let numbered = |at: u32| {
        let items = &checked.score.items;
        items.iter().any(|item| item.span.end == at && matches!(item.kind, ItemKind::Number { .. }))
    };
    checked.score.items.iter().filter(|item| item.kind == ItemKind::Cell).all(|cell| {
        let (before, after) = (&text[..cell.span.start as usize], &text[cell.span.end as usize..]);
        let begins = before.is_empty() || before.ends_with(char::is_whitespace) || numbered(cell.span.start);
        begins && (after.is_empty() || after.starts_with(char::is_whitespace))
    })
}

fn moves(checked: &Checked<'_>) -> Vec<Move> {
    checked.record.plies.iter().filter_map(|ply| ply.played).collect()
}

fn read_again(text: &str, language: &'static Language, input: Input) -> Option<Vec<Move>> {
    let settings = Settings { languages: vec![language], input: Some(input), ..Settings::default() };
    let mut checker = Checker::new(settings);
    let checked = checker.check(text.as_bytes());
    checked.refused.is_none().then(|| moves(&checked))
}

/// How many bytes of a text are in no cell, nor name the language.
fn around(checked: &Checked<'_>, text: &str) -> usize {
    let cells = checked.score.items.iter().filter(|item| item.kind == ItemKind::Cell).map(|item| item.span);
    let named = checked.score.tags.iter().filter(|tag| tag.key == Key::Lang).map(|tag| tag.value);
    let named = named.filter(|value| Language::by_code(value.of(text)).is_some());
    text.len() - cells.chain(named).map(Span::len).sum::<usize>()
}
