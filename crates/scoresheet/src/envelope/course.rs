//! A sheet as far as an envelope asks about it: the positions that stood on the board, and what is written after each.

use super::EnvelopeSheet;
use crate::check::Checker;
use crate::report::is_draw_offer;
use crate::time_control::TimeControl;
use planilla_board::{Color, Move, Position};
use planilla_notation::Key;
use planilla_notation::language::player_named;

/// One sheet, replayed as far as its moves are sure.
pub(super) struct Course {
    /// How it is called.
    pub name: String,
    /// Whose sheet it is, if that is told.
    pub side: Option<Color>,
    /// The positions, from the first one on.
    pub positions: Vec<Position>,
    /// What is written after each of them: the text, and the move if it is sure.
    pub cells: Vec<(String, Option<Move>)>,
    /// Whether all of the sheet was replayed.
    pub whole: bool,
    /// Whether the last move before a position came with an offer of a draw.
    pub offers: Vec<bool>,
    /// The time used by each player, as the clocks beside the moves tell it, with the position after which they do.
    pub used: Vec<(usize, Color, u32)>,
}

impl Course {
    pub(super) fn read(sheet: &EnvelopeSheet<'_>, checker: &mut Checker) -> Course {
        let checked = checker.check(sheet.bytes);
        let text = &checked.source.text;
        let record = checked.record;
        let tag = |key| checked.score.tag(key, text);
        let side = tag(Key::Side).and_then(player_named);
        let mut course = Course {
            name: sheet.name.to_owned(),
            side,
            positions: vec![record.start],
            cells: Vec::new(),
            whole: checked.refused.is_none(),
            offers: vec![false],
            used: Vec::new(),
        };
        let control = TimeControl::of_game(&checked.score.tags, checked.score.dialect, text)
            .filter(|control| control.is_whole() && !control.is_sandglass() && control.increment() == 0);
        let mut position = record.start;
        for (entry, ply) in record.plies.iter().enumerate().filter(|(_, ply)| ply.ply > 0) {
            let written = ply.span.map_or(String::new(), |span| span.of(text).to_owned());
            course.cells.push((written, record.told(ply)));
            let Some(played) = record.told(ply).filter(|_| course.whole) else {
                course.whole = false;
                break;
            };
            position.play(played);
            course.positions.push(position);
            course.offers.push(is_draw_offer(ply));
            if let (Some(left), Some(control)) = (checked.clocks().after(entry), &control) {
                // A clock may add the time of the next period at the move that ends one, or not before it is used up.
                let given = [ply.number, ply.number.saturating_sub(1)].map(|moves| control.given(ply.color, moves));
                if given[0] == given[1] && left >= 0.0 && left <= f64::from(given[0]) {
                    let used = f64::from(given[0]) - left;
                    #[allow(clippy::cast_sign_loss, reason = "not more is left than was given")]
                    course.used.push((course.positions.len() - 1, ply.color, used as u32));
                }
            }
        }
        course
    }

    /// The places of a position, as Article 9.2 has it.
    pub(super) fn places<'c>(&'c self, position: &Position) -> impl Iterator<Item = usize> + use<'c> {
        let key = position.key();
        self.positions.iter().enumerate().filter(move |(_, known)| known.key() == key).map(|(place, _)| place)
    }

    /// The place before a move of this number by this player, whether the sheet reaches it or not.
    pub(super) fn place_of(&self, number: u16, color: Color) -> Option<usize> {
        let start = &self.positions[0];
        let half = |number: u16, color| usize::from(number) * 2 + usize::from(color == Color::Black);
        half(number, color).checked_sub(half(start.fullmove_number(), start.turn()))
    }
}

/// The positions before this one, from the first sheet that comes to it; the last of them, where it stood several times.
pub(super) fn past(courses: &[Course], position: &Position) -> Vec<Position> {
    let found = courses.iter().find_map(|course| Some((course, course.places(position).last()?)));
    found.map_or(Vec::new(), |(course, place)| course.positions[..place].to_vec())
}
