//! What the writer of notation needs to know of a move, taken from the board.

use crate::edition::{Edition, EditionName};
use crate::reading::read_in;
use planilla_board::{Move, Position, Role, Side};
use planilla_notation::language::System;
use planilla_notation::{Form, Language, MoveFacts, Naming, Style, Told, write_move};

/// All that is to be written of a legal move of a position. What descriptive notation has to tell of it hangs on the
/// language: [`facts_for`] knows.
///
/// ```
/// use planilla_board::Position;
/// use planilla_notation::{Language, Style, write_move};
/// let facts = planilla::facts(&Position::default(), "g1f3".parse().unwrap());
/// assert_eq!(write_move(&facts, Language::by_code("es").unwrap(), Style::default()), "Cf3");
/// ```
pub fn facts(position: &Position, played: Move) -> MoveFacts {
    let (from, to) = (played.from(), played.to());
    let role = position.role_at(from).unwrap_or(Role::Pawn);
    let after = position.played(played);
    let check = after.in_check();
    let (file, rank) = position.disambiguation(played);
    let castles = role == Role::King && from.file().index().abs_diff(to.file().index()) == 2;
    let side = if to.file().index() > from.file().index() { Side::King } else { Side::Queen };
    MoveFacts {
        capture: position.is_capture(played),
        en_passant: position.is_en_passant(played),
        promotion: played.promotion(),
        castle: castles.then_some(side),
        file: file.is_some(),
        rank: rank.is_some(),
        check,
        mate: check && !after.has_legal_move(),
        turn: position.turn(),
        captured: if position.is_en_passant(played) { Some(Role::Pawn) } else { position.role_at(to) },
        ..MoveFacts::new(role, from, to)
    }
}

/// All that is to be written of a legal move of a position in a language and a style. In descriptive notation as much is
/// told as it takes for one legal move to fit when it is read back: the letters alone, then the side of the file, the wing
/// or file of the man that moves, those of the man that is taken, ranks, and squares.
///
/// ```
/// use planilla_board::Position;
/// use planilla_notation::{Language, Style, write_move};
/// let (start, english) = (Position::default(), Language::by_code("en-descriptive").unwrap());
/// let written = |played: &str| {
///     write_move(&planilla::facts_for(&start, played.parse().unwrap(), english, Style::default()), english, Style::default())
/// };
/// assert_eq!((written("e2e4"), written("g1f3"), written("a2a3")), ("P-K4".into(), "Kt-KB3".into(), "P-QR3".into()));
/// ```
pub fn facts_for(position: &Position, played: Move, language: &'static Language, style: Style) -> MoveFacts {
    let facts = facts(position, played);
    if language.system != System::Descriptive || style.form != Form::Short || facts.castle.is_some() {
        return facts;
    }
    let laws = Edition::of(EditionName::newest());
    let fits = |told: &Told| {
        let text = write_move(&MoveFacts { told: *told, ..facts }, language, style);
        read_in(&text, position, &[language], laws).played() == Some(played)
    };
    let told = if facts.capture { captures().find(fits) } else { plain().find(fits) };
    MoveFacts { told: told.unwrap_or(Told::MOST), ..facts }
}

/// How a man may be named without rank or square. What a man has no name for is its letter again.
const NAMES: [Naming; 5] =
    [Naming::Letter, Naming::File, Naming::WholeFile, Naming::Wing(Side::King), Naming::Wing(Side::Queen)];

/// The ways to tell a move that takes nothing, in the order of custom.
fn plain() -> impl Iterator<Item = Told> {
    let movers = [NAMES[0], NAMES[3], NAMES[4], Naming::Rank, Naming::Square].into_iter();
    movers.flat_map(|mover| [false, true].map(|side| Told { mover, side, ..Told::LEAST }))
}

/// The ways to tell a capture, in the order of custom.
fn captures() -> impl Iterator<Item = Told> {
    let told = |mover, captured| Told { mover, captured, side: true };
    let by_mover = NAMES.into_iter().map(move |mover| told(mover, Naming::Letter));
    let by_captured = NAMES.into_iter().skip(1).map(move |captured| told(Naming::Letter, captured));
    let by_both = NAMES.into_iter().skip(1).flat_map(move |mover| NAMES.map(|captured| told(mover, captured)));
    let by_rank = NAMES.into_iter().map(move |captured| told(Naming::Rank, captured));
    let by_square = NAMES.into_iter().map(move |captured| told(Naming::Square, captured));
    let on_square = NAMES.into_iter().map(move |mover| told(mover, Naming::Square));
    by_mover.chain(by_captured).chain(by_both).chain(by_rank).chain(by_square).chain(on_square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use planilla_notation::{Form, Language, Style, write_move};

    #[test]
    fn what_is_written_comes_from_the_board() {
        for (fen, played, form, text) in [
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Form::Short, "0-0"),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8", Form::Short, "Th8+"),
            ("8/3P4/8/8/8/8/k7/4K3 w - - 0 1", "d7d8n", Form::Short, "d8C"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", Form::Short, "exd6 a.p."),
            ("4k3/8/8/8/8/8/N3N3/4K3 w - - 0 1", "a2c3", Form::Short, "Cac3"),
            ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7g7", Form::San, "Qg7#"),
        ] {
            let position = Position::from_fen(fen).unwrap();
            let spanish = Language::by_code("es").unwrap();
            assert_eq!(write_move(&facts(&position, played.parse().unwrap()), spanish, Style::new(form)), text);
        }
    }
}
