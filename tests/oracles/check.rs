//! Of checks: each cell ends in one status, what goes on the board is legal, and what is written of it is what its rows
//! say.

use planilla::report::{GameRow, MovesShown, Place, write_game, write_row};
use planilla::{Checked, Checker, Messages, Settings, Signals, Status};
use planilla_notation::{Input, ItemKind, Span};

/// Checks a text of any kind, as what it is taken for and as what it is not, and holds the results against the laws.
pub fn check_keeps_every_cell(bytes: &[u8]) {
    for input in [None, Some(Input::Pgn), Some(Input::Text), Some(Input::Table)] {
        check_keeps_every_cell_as(bytes, input);
    }
}

/// The same for one kind of input.
pub fn check_keeps_every_cell_as(bytes: &[u8], input: Option<Input>) {
    let mut checker = Checker::new(Settings { input, notes: true, ..Settings::default() });
    let checked = checker.check(bytes);
    cells_are_kept(&checked);
    board_is_sound(&checked);
    findings_are_placed(&checked);
    json_is_that_of_the_rows(&checked);
}

/// A game written at once is the same to the byte as one written from its rows, in which the board has its word on
/// each move's SAN.
pub fn json_is_that_of_the_rows(checked: &Checked<'_>) {
    let place = Place { file: "games.pgn", game: 1, line: 1, offset: 99_999_000 };
    let messages = Messages::of("en").expect("English is shipped");
    let (mut at_once, mut from_rows) = (Vec::new(), Vec::new());
    write_game(checked, &place, messages, MovesShown::All, &mut at_once).expect("rows have a form in JSON");
    let row = GameRow::new(checked, &place, messages, MovesShown::All);
    write_row(&row, &mut from_rows).expect("rows have a form in JSON");
    if at_once != from_rows {
        assert_eq!(String::from_utf8_lossy(&at_once), String::from_utf8_lossy(&from_rows));
    }
}

/// Every cell of the main line is an entry of the record, in its place, and no entry has a place of its own making.
fn cells_are_kept(checked: &Checked<'_>) {
    let mut depth = 0usize;
    let mut cells: Vec<Span> = Vec::new();
    for item in &checked.score.items {
        match item.kind {
            ItemKind::VariationStart => depth += 1,
            ItemKind::VariationEnd => depth = depth.saturating_sub(1),
            ItemKind::Cell if depth == 0 => cells.push(item.span),
            _ => {}
        }
    }
    let mut entries: Vec<Span> = Vec::new();
    let mut second = false;
    for (span, signals) in checked.record.plies.iter().filter_map(|ply| Some((ply.span?, ply.signals))) {
        let part = signals.any(Signals::TWO_MOVES);
        match entries.last_mut() {
            // Two moves without a space between them are two entries of one cell.
            Some(last) if part && second && last.end == span.start => (last.end, second) = (span.end, false),
            _ => {
                entries.push(span);
                second = part;
            }
        }
    }
    assert_eq!(entries, cells, "cells and entries of {:?}", checked.source.text);
}

fn board_is_sound(checked: &Checked<'_>) {
    let (record, text) = (checked.record, &*checked.source.text);
    let mut on_board = 0;
    for (entry, ply) in record.plies.iter().enumerate() {
        let before = record.position_before(entry);
        if let Some(played) = ply.played {
            let stands = ply.status == Status::Illegal && ply.signals.any(Signals::STANDS);
            assert!(before.is_legal(played) != stands, "entry {entry}: {played} in {before}: {text:?}");
        }
        let counts = !matches!(ply.status, Status::Extra | Status::Unreached);
        on_board += u32::from(counts);
        assert_eq!(ply.ply, if counts { on_board } else { 0 }, "entry {entry} of {text:?}");
        assert!(!ply.status.is_read() || ply.played.is_some(), "entry {entry} is read and not played: {text:?}");
        assert!(ply.span.is_some() || ply.status == Status::Missing, "entry {entry} has no text: {text:?}");
        let rivals = record.candidates_of(ply);
        assert!(ply.status != Status::Ambiguous || rivals.len() > 1, "entry {entry} without rivals: {text:?}");
        assert!(ply.signals.0 & !record.signals.0 == 0, "signals of entry {entry} are not the game's: {text:?}");
    }
}

fn findings_are_placed(checked: &Checked<'_>) {
    let text = &*checked.source.text;
    let mut last = 0;
    for finding in &checked.findings.list {
        let labels = finding.labels.iter().map(|label| label.span);
        let fix = finding.fix.as_ref().map(|fix| fix.span);
        for span in labels.chain(fix).chain([finding.span]) {
            assert!(span.end >= span.start && text.get(span.range()).is_some(), "{finding:?} of {text:?}");
        }
        assert!(finding.span.start >= last, "findings are not sorted: {text:?}");
        last = finding.span.start;
        if let Some(entry) = finding.entry {
            assert!((entry as usize) < checked.record.plies.len(), "{finding:?} of {text:?}");
        }
    }
}
