//! pgn-reader and shakmaty over a file of games, after their own example `validate.rs`.

use crate::ours::Counts;
use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};
use std::ops::ControlFlow;

#[derive(Default)]
struct Validator {
    plies: usize,
}

impl Visitor for Validator {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<bool> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            match fen.and_then(|fen| fen.into_position(CastlingMode::Standard).ok()) {
                Some(position) => *tags = Some(position),
                None => return ControlFlow::Break(false),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<bool, Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<bool, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<bool> {
        match san.san.to_move(position) {
            Ok(m) => position.play_unchecked(m),
            Err(_) => return ControlFlow::Break(false),
        }
        self.plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) -> bool {
        true
    }
}

/// Validates every game of a file.
pub(crate) fn validate(file: &[u8]) -> Counts {
    let (mut reader, mut validator, mut counts) = (Reader::new(file), Validator::default(), Counts::default());
    while let Some(good) = reader.read_game(&mut validator).expect("memory can be read") {
        counts.games += 1;
        counts.bad += usize::from(!good);
    }
    counts.plies = validator.plies;
    counts
}

/// Whether a game is legal to its end, and how many plies were played.
pub(crate) fn accepts(game: &[u8]) -> (bool, usize) {
    let counts = validate(game);
    (counts.bad == 0, counts.plies)
}
