//! What `planilla position --touched` says to people.

use crate::position::in_letters;
use crate::words::Words;
use planilla::report::{PositionRow, TouchReadingRow, TouchedRow};
use planilla_board::{Move, Position};
use planilla_notation::Language;

/// What may be played after pieces were touched, why, and by which article; nothing where nobody asked.
pub(crate) fn sentences(position: &Position, row: &PositionRow, language: &'static Language, words: &Words) -> String {
    let Some(row) = &row.touched else { return String::new() };
    let mut lines = vec![
        String::new(),
        words.say("touched-pieces", &[("pieces", row.pieces.join(", ").into()), ("laws", row.laws.into())]),
    ];
    lines.extend(row.open.as_ref().map(|open| words.say("touched-open", &[("why", open.as_str().into())])));
    for reading in &row.readings {
        lines.push(moves(position, (reading, row), language, words));
        let steps = reading.because.join("; ");
        lines.push(format!("  {steps} ({})", reading.articles.join(", ")));
    }
    lines.push(words.word("touched-meant"));
    lines.join("\n") + "\n"
}

/// The moves of a reading, in the letters of a language.
fn moves(
    position: &Position,
    (reading, row): (&TouchReadingRow, &TouchedRow),
    language: &'static Language,
    words: &Words,
) -> String {
    let written = |uci: &String| match uci.parse::<Move>() {
        Ok(played) => in_letters(position, played, language),
        Err(_) => uci.clone(),
    };
    let moves: Vec<String> = reading.moves.iter().map(written).collect();
    let id = if row.decided { "touched-moves" } else { "touched-reading" };
    words.say(id, &[("count", moves.len().into()), ("moves", moves.join(" ").into())])
}
