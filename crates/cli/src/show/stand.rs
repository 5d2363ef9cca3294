//! What stood on the board at one point: the diagram, and what is said of it.

use super::lists::claim;
use super::text::Page;
use crate::position::{chances as chances_of, state};
use planilla::Message;
use planilla::report::{Diagram, PositionAtRow, diagram, status_message};
use planilla_board::Position;

/// The lines about a point.
pub(super) fn stand(page: &Page<'_>, row: &PositionAtRow) -> Vec<String> {
    let words = page.words;
    let mut lines = vec![title(page, row), String::new()];
    if let Ok(position) = Position::from_fen(&row.position.fen) {
        let how = Diagram { flipped: page.args.flip, men: page.args.pieces.men(page.words.code), bare: false };
        lines.extend(diagram(&position, how).lines().map(str::to_owned));
        lines.push(String::new());
    }
    lines.push(words.say("position-fen", &[("fen", row.position.fen.as_str().into())]));
    lines.push(state(&row.position, words));
    let counts = [
        ("moves", page.message(&Message::new("view-legal-moves").with("count", row.position.legal_moves.len())).into()),
        ("clock", row.halfmove_clock.into()),
        ("number", row.fullmove_number.into()),
    ];
    lines.push(words.say("show-counts", &counts));
    lines.push(match row.times {
        Some(times) => words.say("show-times", &[("times", times.into())]),
        None => words.word("show-not-counted"),
    });
    lines.extend(row.claims.iter().flatten().map(|row| claim(page, row)));
    // A game that is over leaves nothing to claim.
    if row.claims.as_ref().is_some_and(Vec::is_empty) && row.position.state == "ongoing" {
        lines.push(words.word("show-no-claim"));
    }
    // Of what is not decided there is nothing to tell.
    let chances = [&row.position.white_can_mate, &row.position.black_can_mate];
    if chances.iter().any(|chance| chance.answer == "no") {
        lines.extend(chances_of(&row.position, words));
    }
    lines.extend(page.rests_on(row.rests_on.as_ref()));
    lines
}

/// Which point, and what of it can be shown.
fn title(page: &Page<'_>, row: &PositionAtRow) -> String {
    let point = page.point(&row.point);
    let what = match row.shown {
        "start" => return capital(&point),
        "after" => return page.words.say("show-after", &[("point", point.into())]),
        "before" => Message::new("view-before"),
        "last_sure" => Message::new("view-last-sure"),
        _ => Message::new("view-stopped"),
    };
    let ply = page.checked.record.plies.iter().rfind(|ply| ply.ply == row.point.ply);
    let status = ply.and_then(|ply| status_message(ply.status)).map(|status| page.message(&status));
    let mut said = page.message(&what);
    if let Some(as_if) = &row.as_if {
        let message = Message::new("view-as-if").with("moves", vec![as_if.written.clone()]);
        said = format!("{said}; {}", page.message(&message));
    }
    let status = status.map(|status| format!(" ({status})")).unwrap_or_default();
    page.words.say("show-at", &[("point", format!("{point}{status}").into()), ("said", said.into())])
}

/// A sentence with its first letter a capital.
pub(super) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
