//! Games on their way from the reader to the judges, in the order of the files.

use crate::games::Game;
use planilla_notation::{Encoding, Input};
use std::ops::Range;
use std::sync::Arc;

/// The file that a game comes from.
#[derive(Debug)]
pub struct FileOf {
    /// Its name.
    pub name: String,
    /// What it is.
    pub input: Input,
    /// The encoding of its games, if they cannot tell it by themselves.
    pub encoding: Option<Encoding>,
}

/// Some games, their bytes one after the other.
#[derive(Debug, Default)]
pub struct Batch {
    /// The bytes of all games.
    pub bytes: Vec<u8>,
    games: Vec<Game>,
    /// The files of the games, each with the games that are from it.
    files: Vec<(Arc<FileOf>, Range<usize>)>,
    /// How many of the games are sheets.
    sheets: usize,
}

/// A larger buffer is given back.
const KEPT: usize = 2 << 20;
/// A sheet is worth so many bytes of PGN beside its own: its language is to be found, and what its writer meant.
const SHEET: usize = 8 * 1024;

impl Batch {
    /// Adds a game whose bytes are already there.
    pub fn push(&mut self, file: &Arc<FileOf>, game: Game) {
        let number = self.games.len();
        self.sheets += usize::from(file.input != Input::Pgn);
        self.games.push(game);
        match self.files.last_mut() {
            Some((last, games)) if Arc::ptr_eq(last, file) => games.end += 1,
            _ => self.files.push((Arc::clone(file), number..number + 1)),
        }
    }

    /// The games, each with its file.
    pub fn games(&self) -> impl Iterator<Item = (&FileOf, &Game)> {
        self.files.iter().flat_map(|(file, games)| self.games[games.clone()].iter().map(|game| (&**file, game)))
    }

    /// Whether no game is in it.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// How much there is to judge, in bytes of PGN.
    pub fn size(&self) -> usize {
        self.bytes.len() + self.sheets * SHEET
    }

    /// The bytes of one of its games.
    pub fn bytes_of(&self, game: &Game) -> &[u8] {
        &self.bytes[game.range.clone()]
    }

    /// Empties the batch and keeps its buffers, unless a very large game has made them grow.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.bytes.shrink_to(KEPT);
        self.games.clear();
        self.files.clear();
        self.sheets = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_knows_its_file_and_a_sheet_counts_for_more() {
        let file = |name: &str, input| Arc::new(FileOf { name: name.to_owned(), input, encoding: None });
        let (a, b) = (file("a", Input::Pgn), file("b", Input::Text));
        let mut batch = Batch::default();
        for (number, file) in [(1, &a), (2, &a), (1, &b), (3, &a)] {
            batch.push(file, Game { range: 0..0, offset: 0, line: 1, number });
        }
        let games: Vec<_> = batch.games().map(|(file, game)| (file.name.as_str(), game.number)).collect();
        assert_eq!(games, [("a", 1), ("a", 2), ("b", 1), ("a", 3)]);
        batch.bytes.resize(1 << 20, b' ');
        assert_eq!(batch.size(), (1 << 20) + SHEET);
        batch.clear();
        assert!(batch.is_empty() && batch.size() == 0 && batch.bytes.capacity() <= KEPT);
    }
}
