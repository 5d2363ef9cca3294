//! Of conversion: a sheet in other letters is the same game.

use planilla::{Checked, Checker, Settings, convert};
use planilla_board::Move;
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Dialect, Form, Input, ItemKind, Key, Language, Span, Style};

/// A game of which every cell is read, rewritten in any language, has the same moves and the same text around them.
/// Where a cell is not read nothing is promised for the moves, because it may be one in the other language; nor where
/// cells hang on something that is no number, because other letters may hang on it otherwise; nor where a number does not
/// fit the board, because a shorter text may be read for the player it names.
pub fn convert_keeps_text(bytes: &[u8]) {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(bytes);
    let text = &*checked.source.text;
    let read = checked.record.plies.iter().all(|ply| ply.status.is_read());
    let numbers_fit = checked.record.numbers.is_empty();
    let clear = checked.refused.is_none() && read && numbers_fit && cells_stand_apart(&checked, text);
    let moves = moves(&checked);
    for language in LANGUAGES {
        let converted = convert(&checked, language, Style::new(Form::Short));
        let dialect = checked.score.dialect;
        if clear && converted.kept.is_empty() {
            let input = match dialect {
                Dialect::Pgn => Input::Pgn,
                Dialect::Sheet => Input::Text,
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
