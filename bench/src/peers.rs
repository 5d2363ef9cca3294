//! The peers over a file of games: pgn-reader's tokens, after its own example `validate.rs`, replayed by a position of
//! shakmaty or of cozy-chess.

mod cozy;
mod shak;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use planilla_count::ours::Counts;
use shakmaty::san::San;
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// A position of a peer.
trait Peer: Default {
    /// The position of a FEN, if it is one.
    fn from_fen(fen: &[u8]) -> Option<Self>;
    /// Plays what is written, if that is one legal move.
    #[must_use]
    fn play_written(&mut self, san: San) -> bool;
}

/// Validates every game of a file with shakmaty.
pub(crate) fn shakmaty(file: &[u8]) -> Counts {
    validate::<shakmaty::Chess>(file)
}

/// Validates every game of a file with cozy-chess.
pub(crate) fn cozy_chess(file: &[u8]) -> Counts {
    validate::<cozy_chess::Board>(file)
}

/// Whether a game is legal to its end, and how many plies were played.
pub(crate) fn accepts(game: &[u8]) -> (bool, usize) {
    let counts = shakmaty(game);
    (counts.bad == 0, counts.plies)
}

fn validate<P: Peer>(file: &[u8]) -> Counts {
    let mut validator = Validator { plies: 0, peer: PhantomData::<P> };
    let (mut reader, mut counts) = (Reader::new(file), Counts::default());
    while let Some(good) = reader.read_game(&mut validator).expect("memory can be read") {
        counts.games += 1;
        counts.bad += usize::from(!good);
    }
    counts.plies = validator.plies;
    counts
}

struct Validator<P> {
    plies: usize,
    peer: PhantomData<P>,
}

impl<P: Peer> Visitor for Validator<P> {
    type Tags = Option<P>;
    type Movetext = P;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, Option<P>> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<P>, name: &[u8], value: RawTag<'_>) -> ControlFlow<bool> {
        if name == b"FEN" {
            match P::from_fen(value.as_bytes()) {
                Some(position) => *tags = Some(position),
                None => return ControlFlow::Break(false),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<P>) -> ControlFlow<bool, P> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn begin_variation(&mut self, _: &mut P) -> ControlFlow<bool, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut P, san: SanPlus) -> ControlFlow<bool> {
        if !position.play_written(san.san) {
            return ControlFlow::Break(false);
        }
        self.plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: P) -> bool {
        true
    }
}
