//! Of conversion: a sheet in other letters is the same game.

use planilla::{Checked, Checker, Settings, convert};
use planilla_board::Move;
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Form, Language, Span, Style};

/// A game of which every cell is read, rewritten in any language, has the same moves and the same text around them.
/// Where a cell is not read nothing is promised for the moves, because it may be one in the other language.
pub fn convert_keeps_text(bytes: &[u8]) {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(bytes);
    let text = &*checked.source.text;
    let clear = checked.refused.is_none() && checked.record.plies.iter().all(|ply| ply.status.is_read());
    let moves = moves(&checked);
    for language in LANGUAGES {
        let converted = convert(&checked, language, Style::new(Form::Short));
        let dialect = checked.score.dialect;
        if clear && converted.kept.is_empty() {
            let input = match dialect {
                planilla_notation::Dialect::Pgn => planilla_notation::Input::Pgn,
                planilla_notation::Dialect::Sheet => planilla_notation::Input::Text,
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

fn moves(checked: &Checked<'_>) -> Vec<Move> {
    checked.record.plies.iter().filter_map(|ply| ply.played).collect()
}

fn read_again(text: &str, language: &'static Language, input: planilla_notation::Input) -> Option<Vec<Move>> {
    let settings = Settings { languages: vec![language], input: Some(input), ..Settings::default() };
    let mut checker = Checker::new(settings);
    let checked = checker.check(text.as_bytes());
    checked.refused.is_none().then(|| moves(&checked))
}

/// How many bytes of a text are in no cell.
fn around(checked: &Checked<'_>, text: &str) -> usize {
    let cells = checked.score.items.iter().filter(|item| item.kind == planilla_notation::ItemKind::Cell);
    text.len() - cells.map(|item| Span::len(item.span)).sum::<usize>()
}
