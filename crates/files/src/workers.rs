//! The workers of a run: one here, and the others in a pool of threads. What they make is told in the order of the games,
//! and what is held at a time is bounded: the reader waits for the workers.

use crate::batch::{Batch, FileOf};
use crate::games::Game;
use crate::reader::{News, Reader};
use rayon::{Scope, ThreadPool, ThreadPoolBuilder};
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The most workers: one reader hardly keeps more of them at work.
pub const MOST_WORKERS: usize = 32;
/// So many batches for each thread are enough, the one it is at and those that wait.
const ENOUGH: usize = 3;

/// One who works on games, in buffers of its own.
pub trait Worker: Send {
    /// What the games of a batch come to.
    type Outcome: Outcome;

    /// Works on a game, and adds what it comes to.
    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, outcome: &mut Self::Outcome);

    /// Works on the games of a batch.
    fn work_on(&mut self, batch: &Batch, outcome: &mut Self::Outcome) {
        for (file, game) in batch.games() {
            self.work(file, batch.bytes_of(game), game, outcome);
        }
    }
}

/// What the games of a batch come to, gathered as one.
pub trait Outcome: Default + Send {
    /// The bytes it takes, more or less.
    fn size(&self) -> usize;

    /// Forgets everything; buffers may be kept.
    fn clear(&mut self);
}

/// How large the batches are.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The first batch, which is worked on here: less is not worth a thread, and it shows how long the results are.
    pub first: usize,
    /// The size at which a batch is full.
    pub full: usize,
    /// The smallest batches, however long their results.
    pub least: usize,
    /// What the results of a batch should come to at most: where they are longer, batches are made smaller.
    pub results: usize,
    /// So many bytes of games, and of results whose turn has not come, are held before the reader waits.
    pub held: usize,
}

impl Pace {
    /// For results that are printed as they come: batches are enough to be worth the way to another thread, and little
    /// enough to be still in the processor's cache when they get there.
    pub const PRINT: Pace =
        Pace { first: 32 * 1024, full: 128 * 1024, least: 2 * 1024, results: 128 * 1024, held: 4 << 20 };

    /// The size of a batch like this one whose results are not too long.
    pub(crate) fn next_size(self, read: usize, shown: usize) -> usize {
        (self.results.saturating_mul(read.max(1)) / shown.max(1)).clamp(self.least, self.full)
    }
}

/// What is to be done with what the workers made of a batch.
pub type Tell<'t, O> = &'t mut dyn FnMut(News, &mut O) -> io::Result<()>;

/// Has all games worked on, and tells what they come to. It stops at the first error that telling gives.
///
/// # Errors
///
/// Those of telling. What cannot be read is [`News`].
///
/// # Panics
///
/// When a worker does.
pub fn work_through<W: Worker>(
    mut workers: Vec<W>,
    reader: &mut Reader<'_>,
    pace: Pace,
    tell: Tell<'_, W::Outcome>,
) -> io::Result<()> {
    let mut parcel = Parcel::default();
    reader.batch_size = pace.first;
    while let Some(news) = reader.fill(&mut parcel.batch) {
        let is_full = parcel.batch.size() >= reader.batch_size;
        let Some(first) = workers.first_mut() else { break };
        parcel.work(first);
        let size = parcel.next_size(pace);
        tell(news, &mut parcel.outcome)?;
        reader.batch_size = size;
        parcel.clear();
        // From here on threads are worth their while. A system that has none to give does without.
        if is_full && workers.len() > 1 {
            if let Ok(pool) = ThreadPoolBuilder::new().num_threads(workers.len() - 1).build() {
                return work_in_pool(&pool, workers, reader, pace, tell);
            }
            workers.truncate(1);
        }
    }
    Ok(())
}

/// Has the games that are left worked on, by a thread for each worker but one. That one is at work here, whenever the
/// others have enough before them.
fn work_in_pool<W: Worker>(
    pool: &ThreadPool,
    mut workers: Vec<W>,
    reader: &mut Reader<'_>,
    pace: Pace,
    tell: Tell<'_, W::Outcome>,
) -> io::Result<()> {
    let mut here = workers.remove(0);
    let others: Vec<Mutex<W>> = workers.into_iter().map(Mutex::new).collect();
    pool.in_place_scope(|scope| {
        let (done, returned) = channel();
        let mut queue = Queue::new(pace, ENOUGH * 2 * others.len() + 2);
        let mut parcel = Parcel::default();
        while let Some(news) = reader.fill(&mut parcel.batch) {
            let number = queue.add(news, &parcel);
            if queue.at_work <= ENOUGH * others.len() {
                give_out(scope, number, parcel, &others, &done);
            } else {
                parcel.work(&mut here);
                reader.batch_size = queue.take_back((number, Ok(parcel)), tell)?;
            }
            while let Some(worked) = queue.next_back(&returned) {
                reader.batch_size = queue.take_back(worked, tell)?;
            }
            parcel = queue.free.pop().unwrap_or_default();
        }
        drop(done);
        // This ends when nobody is left who could give something back.
        returned.into_iter().try_for_each(|worked| queue.take_back(worked, tell).map(drop))
    })
}

/// A batch with its number, worked on; or the panic of its worker.
type Worked<O> = (usize, thread::Result<Parcel<O>>);

/// Has a batch worked on by the next thread that is free.
fn give_out<'s, W: Worker>(
    scope: &Scope<'s>,
    number: usize,
    mut parcel: Parcel<W::Outcome>,
    workers: &'s [Mutex<W>],
    done: &Sender<Worked<W::Outcome>>,
) where
    W::Outcome: 's,
{
    let done = done.clone();
    scope.spawn(move |_| {
        // Each thread has a worker to itself, so that the lock is always free.
        let own = &workers[rayon::current_thread_index().unwrap_or_default()];
        // After a panic the run ends, and nothing is asked of the worker or the batch any more.
        let worked = catch_unwind(AssertUnwindSafe(|| {
            parcel.work(&mut *own.lock().unwrap_or_else(PoisonError::into_inner));
            parcel
        }));
        // When the run has ended before, nobody waits for it.
        let _ = done.send((number, worked));
    });
}

/// The batches that were given out and not told, the oldest first.
struct Queue<O> {
    /// The news of each batch, and the batch itself once it has come back.
    batches: VecDeque<(News, Option<Parcel<O>>)>,
    /// The number of the oldest.
    oldest: usize,
    /// How many have not come back.
    at_work: usize,
    /// The bytes of their games, and of the results that have come back.
    held: usize,
    /// The most batches.
    most: usize,
    /// Parcels to use again.
    free: Vec<Parcel<O>>,
    pace: Pace,
}

impl<O: Outcome> Queue<O> {
    fn new(pace: Pace, most: usize) -> Queue<O> {
        Queue { batches: VecDeque::new(), oldest: 0, at_work: 0, held: 0, most, free: Vec::new(), pace }
    }

    /// Adds a batch that is given out, and gives its number.
    fn add(&mut self, news: News, parcel: &Parcel<O>) -> usize {
        self.held += parcel.weight();
        self.at_work += 1;
        self.batches.push_back((news, None));
        self.oldest + self.batches.len() - 1
    }

    /// What has come back; where as much as may be is out, it is waited for.
    fn next_back(&self, returned: &Receiver<Worked<O>>) -> Option<Worked<O>> {
        let is_full = self.batches.len() >= self.most || self.held >= self.pace.held;
        if is_full { returned.recv().ok() } else { returned.try_recv().ok() }
    }

    /// Takes a batch back, and tells of all whose turn it is. Gives the size that the next batches should have.
    fn take_back(&mut self, (number, worked): Worked<O>, tell: Tell<'_, O>) -> io::Result<usize> {
        let parcel = worked.unwrap_or_else(|panic| resume_unwind(panic));
        let size = parcel.next_size(self.pace);
        self.held += parcel.outcome.size();
        self.at_work -= 1;
        self.batches[number - self.oldest].1 = Some(parcel);
        while let Some((news, Some(parcel))) = self.batches.front_mut() {
            self.held -= parcel.weight();
            tell(std::mem::take(news), &mut parcel.outcome)?;
            let mut parcel = std::mem::take(parcel);
            parcel.clear();
            self.free.push(parcel);
            self.batches.pop_front();
            self.oldest += 1;
        }
        Ok(size)
    }
}

/// A batch, and what its games come to: what goes from the reader to a worker and back.
#[derive(Default)]
struct Parcel<O> {
    batch: Batch,
    outcome: O,
}

impl<O: Outcome> Parcel<O> {
    fn work<W: Worker<Outcome = O>>(&mut self, worker: &mut W) {
        worker.work_on(&self.batch, &mut self.outcome);
    }

    /// The bytes that are held for it.
    fn weight(&self) -> usize {
        self.batch.size() + self.outcome.size()
    }

    fn next_size(&self, pace: Pace) -> usize {
        pace.next_size(self.batch.size(), self.outcome.size())
    }

    fn clear(&mut self) {
        self.batch.clear();
        self.outcome.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Outcome for Vec<u8> {
        fn size(&self) -> usize {
            self.len()
        }

        fn clear(&mut self) {
            self.clear();
        }
    }

    /// A batch of so many bytes, with its results.
    fn parcel(size: usize, shown: &str) -> Parcel<Vec<u8>> {
        let mut parcel = Parcel { batch: Batch::default(), outcome: shown.as_bytes().to_vec() };
        parcel.batch.bytes.resize(size, b' ');
        parcel
    }

    #[test]
    fn batches_that_come_back_in_any_order_are_told_in_theirs() {
        let mut queue = Queue::new(Pace::PRINT, 9);
        let numbers = [(); 3].map(|()| queue.add(News::default(), &parcel(10, "")));
        assert_eq!((numbers, queue.held), ([0, 1, 2], 30));
        let mut told = Vec::new();
        let steps = [(2, "c", "", 31), (0, "a", "a", 21), (1, "b", "abc", 0)];
        for (number, shown, expected, held) in steps {
            let mut tell = |_: News, outcome: &mut Vec<u8>| {
                told.extend_from_slice(outcome);
                Ok(())
            };
            queue.take_back((number, Ok(parcel(10, shown))), &mut tell).unwrap();
            assert_eq!((told.as_slice(), queue.held), (expected.as_bytes(), held));
        }
        assert_eq!(queue.add(News::default(), &parcel(10, "")), 3);
    }

    #[test]
    #[should_panic(expected = "of a worker")]
    fn the_panic_of_a_worker_is_that_of_the_run() {
        let mut queue: Queue<Vec<u8>> = Queue::new(Pace::PRINT, 9);
        let number = queue.add(News::default(), &parcel(0, ""));
        let _ = queue.take_back((number, Err(Box::new("of a worker"))), &mut |_, _| Ok(()));
    }

    #[test]
    fn batches_are_small_where_results_are_long() {
        let full = Pace::PRINT.full;
        let cases = [(0, 0, full), (full, 0, full), (full, full, full), (full, 40 * full, 3276), (10, full, 2048)];
        for (size, shown, expected) in cases {
            assert_eq!(Pace::PRINT.next_size(size, shown), expected, "{size} {shown}");
        }
    }
}
