//! shakmaty, which reads SAN by itself.

use super::Peer;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Position};

impl Peer for Chess {
    fn from_fen(fen: &[u8]) -> Option<Chess> {
        Fen::from_ascii(fen).ok()?.into_position(CastlingMode::Standard).ok()
    }

    fn play_written(&mut self, san: San) -> bool {
        let Ok(played) = san.to_move(self) else { return false };
        self.play_unchecked(played);
        true
    }
}
