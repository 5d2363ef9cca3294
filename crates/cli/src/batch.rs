//! Games on their way from the reader to the judges, in the order of the files.

use crate::games::Game;
use crate::judge::{Judge, Judged};
use planilla_notation::{Encoding, Input};
use std::sync::Arc;
use std::thread;

/// The file that a game comes from.
#[derive(Debug)]
pub(crate) struct FileOf {
    /// Its name.
    pub name: String,
    /// What it is.
    pub input: Input,
    /// The encoding of its games, if they cannot tell it by themselves.
    pub encoding: Option<Encoding>,
}

/// Some games, their bytes one after the other.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    /// The bytes of all games.
    pub bytes: Vec<u8>,
    games: Vec<(Arc<FileOf>, Game)>,
}

/// A batch is full at so many bytes: enough to be worth a thread, and small beside a machine's memory.
const FULL: usize = 1 << 20;
/// Fewer games than this are not worth a thread.
const WORTH_A_THREAD: usize = 32;

impl Batch {
    /// Adds a game whose bytes are already there.
    pub(crate) fn push(&mut self, file: &Arc<FileOf>, game: Game) {
        self.games.push((Arc::clone(file), game));
    }

    /// The games, each with its file.
    pub(crate) fn games(&self) -> &[(Arc<FileOf>, Game)] {
        &self.games
    }

    /// Whether it is time to judge.
    pub(crate) fn is_full(&self) -> bool {
        self.bytes.len() >= FULL
    }

    /// Whether no game is in it.
    pub(crate) fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Empties the batch and keeps its buffers.
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.games.clear();
    }

    /// Has the games judged, by all judges at once if they are many, and does something else in the meantime.
    pub(crate) fn judged<T>(&self, judges: &mut [Judge], meanwhile: impl FnOnce() -> T) -> (Vec<Judged>, T) {
        let share = self.games.len().div_ceil(judges.len()).max(WORTH_A_THREAD);
        if self.games.len() <= share || judges.len() == 1 {
            return (self.judge(&self.games, &mut judges[0]), meanwhile());
        }
        thread::scope(|scope| {
            let shares = self.games.chunks(share).zip(judges);
            let at_work: Vec<_> = shares.map(|(games, judge)| scope.spawn(|| self.judge(games, judge))).collect();
            let else_done = meanwhile();
            let join = |work: thread::ScopedJoinHandle<'_, Vec<Judged>>| match work.join() {
                Ok(done) => done,
                Err(panic) => std::panic::resume_unwind(panic),
            };
            (at_work.into_iter().flat_map(join).collect(), else_done)
        })
    }

    fn judge(&self, games: &[(Arc<FileOf>, Game)], judge: &mut Judge) -> Vec<Judged> {
        games.iter().map(|(file, game)| judge.judge(file, &self.bytes[game.range.clone()], game)).collect()
    }
}
