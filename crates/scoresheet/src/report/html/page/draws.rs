//! Which games a page still draws and lists: told to those who check games, while the page fills.

use super::section::Need;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// What a page still wants of games, so that nothing is made for games that it will not show. It is asked from any thread,
/// and may lag behind: a page drops what it does not want.
#[derive(Clone, Debug)]
pub(super) struct Draws(Arc<[AtomicUsize; 2]>);

impl Draws {
    /// Everything is wanted.
    pub(super) fn new() -> Draws {
        Draws(Arc::new([Need::ALL.len(), Need::ALL.len()].map(AtomicUsize::new)))
    }

    /// From now on games of this need and less are not drawn any more.
    pub(super) fn close_drawing(&self, need: Need) {
        self.0[0].fetch_min(need as usize, Relaxed);
    }

    /// From now on games of this need and less are not listed any more.
    pub(super) fn close_listing(&self, need: Need) {
        self.0[1].fetch_min(need as usize, Relaxed);
    }

    pub(super) fn draws(&self, need: Need) -> bool {
        (need as usize) < self.0[0].load(Relaxed)
    }

    pub(super) fn lists(&self, need: Need) -> bool {
        (need as usize) < self.0[1].load(Relaxed)
    }

    /// Whether games in which nothing is found are only counted, so that a glance is enough for them.
    pub(super) fn only_counts_clean(&self) -> bool {
        !self.lists(Need::Clean)
    }
}
