//! The moves of a game, taken by the letter of the standard.

use super::{Buffers, Fault};
use crate::check::start;
use crate::record::Signals;
use crate::replay::{Kept, Standard, Step, step};
use planilla_board::{Move, Position};
use planilla_notation::{Item, ItemKind, Laxity, Marks, MoveReader, Movetext, PlainMove, Span, Visitor, WrittenMove};
use std::ops::ControlFlow;

/// A move of a game's main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<'t> {
    /// The ply, counted from 1.
    pub ply: u32,
    /// The move as written, with its marks.
    pub written: &'t str,
    /// Where it is written, in the text of the game.
    pub span: Span,
    /// The move.
    pub played: Move,
}

/// The moves of a game's main line; see [`Game::moves`](super::Game::moves).
#[derive(Debug)]
pub struct Moves<'m> {
    text: &'m str,
    movetext: Movetext<'m, 'm>,
    position: Position,
    ply: u32,
    english: &'static MoveReader,
    standard: Standard,
    stopped: bool,
}

impl<'m> Moves<'m> {
    /// The moves of a text from a position on.
    pub(super) fn new(text: &'m str, position: Position, buffers: &'m mut Buffers) -> Moves<'m> {
        let (english, standard) = (buffers.english, buffers.standard);
        let (tags, faults) = buffers.lists();
        let movetext = Movetext::new(text, tags, faults);
        Moves { text, movetext, position, ply: 0, english, standard, stopped: false }
    }

    /// The position after the moves given so far.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

impl<'m> Iterator for Moves<'m> {
    type Item = Result<Played<'m>, Fault>;

    fn next(&mut self) -> Option<Result<Played<'m>, Fault>> {
        while !self.stopped {
            let Item { kind, span } = self.movetext.next()?;
            if kind != ItemKind::Cell || self.movetext.depth() > 0 {
                continue;
            }
            let (ply, before) = (self.ply + 1, self.position);
            let step = step(&mut self.position, self.text, span, self.english, &self.standard, Signals::NONE);
            let Some(Step { written: ByLetter(true), played, .. }) = step else {
                (self.stopped, self.position) = (true, before);
                return Some(Err(Fault::Move { ply, span }));
            };
            self.ply = ply;
            return Some(Ok(Played { ply, written: span.of(self.text), span, played }));
        }
        None
    }
}

/// Whether a move is written by the letter of the standard, or in a form that its readers forgive.
struct ByLetter(bool);

impl Kept for ByLetter {
    #[inline]
    fn of_plain(_: PlainMove) -> ByLetter {
        ByLetter(true)
    }

    fn of(written: &WrittenMove) -> ByLetter {
        const FORGIVEN: Marks = Marks(
            Marks::CAPTURE.0
                | Marks::CHECK.0
                | Marks::DOUBLE_PLUS.0
                | Marks::MATE.0
                | Marks::ANNOTATION.0
                | Marks::OFFER.0
                | Marks::LONG.0
                | Marks::CASTLE_ZERO.0
                | Marks::CASTLE_LETTER.0
                | Marks::PROMOTION_EQUALS.0,
        );
        ByLetter(written.laxity == Laxity::Letter && written.marks.without(FORGIVEN) == Marks::NONE)
    }
}

/// Replays the main line of a text, and gives the number of plies.
pub(super) fn validate(text: &str, buffers: &mut Buffers) -> Result<u32, Fault> {
    let (english, standard) = (buffers.english, &{ buffers.standard });
    let (tags, faults) = buffers.lists();
    let deciding = |name: &[u8]| matches!(name, b"FEN" | b"Variant");
    let mut movetext = Movetext::with_tags(text, deciding, tags, faults);
    let position = if movetext.tags().is_empty() {
        Position::default()
    } else {
        start(movetext.tags(), text).0.map_err(Fault::Refused)?
    };
    let mut walk = Validation { text, english, standard, position, plies: 0, stopped: None };
    let _ = movetext.visit(&mut walk);
    match walk.stopped {
        None => Ok(walk.plies),
        Some(span) => Err(Fault::Move { ply: walk.plies + 1, span }),
    }
}

/// The replay of [`validate`].
struct Validation<'t> {
    text: &'t str,
    english: &'static MoveReader,
    standard: &'t Standard,
    position: Position,
    plies: u32,
    stopped: Option<Span>,
}

impl Visitor for Validation<'_> {
    #[allow(clippy::inline_always, reason = "the hot path; called from two places, one of them rare")]
    #[inline(always)]
    fn cell(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        if depth == 0 {
            let step = step(&mut self.position, self.text, span, self.english, self.standard, Signals::NONE);
            let Some(Step { written: ByLetter(true), .. }) = step else {
                self.stopped = Some(span);
                return ControlFlow::Break(());
            };
            self.plies += 1;
        }
        ControlFlow::Continue(())
    }
}
