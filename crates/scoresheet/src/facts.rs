//! What the writer of notation needs to know of a move, taken from the board.

use planilla_board::{Move, Position, Role, Side};
use planilla_notation::MoveFacts;

/// All that is to be written of a legal move of a position.
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
        ..MoveFacts::new(role, from, to)
    }
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
