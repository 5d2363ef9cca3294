//! What words beside the moves tell of a draw offer: which move it belongs to, if to any.

use super::Reader;
use crate::language::{OfferTold, mark_phrase};
use crate::{ItemKind, Key, Span};
use planilla_board::Color;

/// How many items are looked back at to see who has just moved.
const NEAR: usize = 256;

impl Reader<'_, '_> {
    /// Adds what words tell of a draw offer. It belongs to the move before it, unless it is refused, or is said to be by the player
    /// who has not just moved, or nobody knows who that is.
    pub(super) fn offer(&mut self, start: usize, end: usize, told: OfferTold, joins: bool) {
        let of_it = told.by.is_none_or(|by| self.last_mover() == Some(by));
        if told.declined || !of_it {
            self.score.push(ItemKind::Comment, Span::new(start, end));
        } else if joins
            && mark_phrase(&self.text[start..end]).is_some_and(|length| self.phrase_end(start, length) == end)
        {
            return self.extend(end);
        } else {
            self.score.push(ItemKind::Offer, Span::new(start, end));
        }
        self.lexer.seek(end);
    }

    /// Whose the last cell is, as far as the numbers tell.
    fn last_mover(&self) -> Option<Color> {
        let mut cells = 0;
        for item in self.score.items.iter().rev().take(NEAR) {
            match item.kind {
                ItemKind::Cell => cells += 1,
                // Black moves second, or first where White's place is open.
                ItemKind::Number { black, .. } if cells > 0 => {
                    return Some(if black == (cells % 2 == 1) { Color::Black } else { Color::White });
                }
                ItemKind::VariationEnd => return None,
                _ => {}
            }
        }
        let all = cells > 0 && self.score.items.len() <= NEAR;
        let from_start = !self.score.tags.iter().any(|tag| tag.key == Key::Fen);
        (all && from_start).then_some(if cells % 2 == 1 { Color::White } else { Color::Black })
    }
}
