//! The games of a PGN file for those who want what is in them and not a verdict: one after the other, in buffers that the
//! next one uses again, and of each only what is asked for.
//!
//! A file in UTF-16 has to be decoded first: its games cannot be told apart, and nothing of it is replayed.

mod game;
mod moves;
#[cfg(test)]
mod tests;

pub use game::{Fault, Game};
pub use moves::{Moves, Played};

use crate::edition::{Edition, EditionName};
use crate::replay::Standard;
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Blocks, BlocksIn, Dialect, Input, MoveReader, ScoreFault, Tag, reader};
use std::io::{self, Read};

/// The games of a PGN file, in constant memory, whatever its size.
///
/// ```
/// use planilla::Games;
/// let file: &[u8] = b"[White \"A\"]\n\n1. e4 e5 2. Ke2 1-0\n\n[White \"B\"]\n\n1. e4 e5 2. Ke3 0-1\n";
/// let mut games = Games::new(file);
/// let mut told = Vec::new();
/// while let Some(mut game) = games.next_game()? {
///     let white = game.tag("White").unwrap_or_default().into_owned();
///     told.push((white, game.validate().map_err(|fault| fault.to_string())));
/// }
/// assert_eq!(told[0], ("A".to_owned(), Ok(3)));
/// assert_eq!(told[1], ("B".to_owned(), Err("ply 3 names no legal move by the letter, or more than one".to_owned())));
/// # std::io::Result::Ok(())
/// ```
#[derive(Debug)]
pub struct Games<R> {
    blocks: Blocks<R>,
    buffers: Buffers,
}

impl<R: Read> Games<R> {
    /// The games of what a reader gives.
    pub fn new(reader: R) -> Games<R> {
        Games { blocks: Blocks::new(reader), buffers: Buffers::default() }
    }

    /// The next game; `None` at the end.
    ///
    /// # Errors
    ///
    /// Those of the reader.
    #[inline]
    pub fn next_game(&mut self) -> io::Result<Option<Game<'_>>> {
        let block = self.blocks.next_block()?;
        Ok(block.map(|block| Game::new(block, &mut self.buffers)))
    }
}

/// The games of bytes in memory, which are not copied; see [`Games`].
///
/// ```
/// use planilla::GamesIn;
/// let mut games = GamesIn::new(b"1. e4 e5 *\n\n1. d4 d5 2. c4 *\n");
/// let mut plies = Vec::new();
/// while let Some(mut game) = games.next_game() {
///     plies.push(game.validate().unwrap());
/// }
/// assert_eq!(plies, [2, 3]);
/// ```
#[derive(Debug)]
pub struct GamesIn<'b> {
    blocks: BlocksIn<'b>,
    buffers: Buffers,
}

impl<'b> GamesIn<'b> {
    /// The games of these bytes.
    pub fn new(bytes: &'b [u8]) -> GamesIn<'b> {
        GamesIn { blocks: BlocksIn::new(bytes, Input::Pgn), buffers: Buffers::default() }
    }

    /// The next game; `None` at the end.
    #[inline]
    pub fn next_game(&mut self) -> Option<Game<'_>> {
        let block = self.blocks.next()?;
        Some(Game::new(block, &mut self.buffers))
    }
}

/// What one game leaves to the next.
#[derive(Debug)]
struct Buffers {
    /// The tag pairs before the moves, if they have been asked for.
    headings: Vec<Tag>,
    known: bool,
    /// What a walk through the game adds to.
    tags: Vec<Tag>,
    faults: Vec<ScoreFault>,
    english: &'static MoveReader,
    standard: Standard,
}

impl Buffers {
    /// Empty lists for what a walk reads of a game: its tag pairs, and the faults of its text.
    fn lists(&mut self) -> (&mut Vec<Tag>, &mut Vec<ScoreFault>) {
        self.tags.clear();
        self.faults.clear();
        (&mut self.tags, &mut self.faults)
    }
}

impl Default for Buffers {
    fn default() -> Buffers {
        Buffers {
            headings: Vec::new(),
            known: false,
            tags: Vec::new(),
            faults: Vec::new(),
            english: reader(&LANGUAGES[0]),
            standard: Standard::new(Dialect::Pgn, Edition::of(EditionName::newest())),
        }
    }
}
