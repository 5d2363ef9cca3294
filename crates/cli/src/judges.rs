//! The judges of a run: one here, and the others in a pool of threads. What they find is told in the order of the games,
//! and what is held at a time is bounded: the reader waits for the judges.

use crate::batch::{Batch, FULL};
use crate::judge::Judge;
use crate::outcome::Outcome;
use crate::reader::{News, Reader};
use rayon::{Scope, ThreadPool, ThreadPoolBuilder};
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The most judges: one reader hardly keeps more of them at work.
pub(crate) const MOST_JUDGES: usize = 32;
/// So many batches for each thread are enough, the one it is at and those that wait.
const ENOUGH: usize = 3;
/// So many bytes of games, and of results whose turn has not come, are held before the reader waits.
const MOST_HELD: usize = 4 << 20;
/// What the results of a batch should come to at most: where they are longer, batches are made smaller.
const RESULTS: usize = 128 * 1024;
/// The smallest batches, however long their results.
const LEAST: usize = 2 * 1024;
/// The first batch, which is judged here: less is not worth a thread, and it shows how long the results are.
const FIRST: usize = 32 * 1024;

/// What is to be done with what the judges found in a batch.
pub(crate) type Tell<'t> = &'t mut dyn FnMut(&News, &Outcome) -> io::Result<()>;

/// Has all games judged, and tells what was found.
pub(crate) fn judge_all(mut judges: Vec<Judge>, reader: &mut Reader<'_>, tell: Tell<'_>) -> io::Result<()> {
    let mut parcel = Parcel::default();
    reader.batch_size = FIRST;
    while let Some(news) = reader.fill(&mut parcel.batch) {
        let is_full = parcel.batch.size() >= reader.batch_size;
        parcel.judge(&mut judges[0]);
        tell(&news, &parcel.outcome)?;
        reader.batch_size = parcel.next_size();
        parcel.clear();
        // From here on threads are worth their while. A system that has none to give does without.
        if is_full && judges.len() > 1 {
            match ThreadPoolBuilder::new().num_threads(judges.len() - 1).build() {
                Ok(pool) => return judge_in_pool(&pool, judges, reader, tell),
                Err(_) => judges.truncate(1),
            }
        }
    }
    Ok(())
}

/// Has the games that are left judged, by a thread for each judge but one. That one is at work here, whenever the others
/// have enough before them.
fn judge_in_pool(pool: &ThreadPool, mut judges: Vec<Judge>, reader: &mut Reader<'_>, tell: Tell<'_>) -> io::Result<()> {
    let mut here = judges.remove(0);
    let others: Vec<Mutex<Judge>> = judges.into_iter().map(Mutex::new).collect();
    pool.in_place_scope(|scope| {
        let (done, returned) = channel();
        let mut queue = Queue { most: ENOUGH * 2 * others.len() + 2, ..Queue::default() };
        let mut parcel = Parcel::default();
        while let Some(news) = reader.fill(&mut parcel.batch) {
            let number = queue.add(news, &parcel);
            if queue.at_work <= ENOUGH * others.len() {
                give_out(scope, number, parcel, &others, &done);
            } else {
                parcel.judge(&mut here);
                reader.batch_size = queue.take_back((number, Ok(parcel)), tell)?;
            }
            while let Some(judged) = queue.next_back(&returned) {
                reader.batch_size = queue.take_back(judged, tell)?;
            }
            parcel = queue.free.pop().unwrap_or_default();
        }
        drop(done);
        // This ends when nobody is left who could give something back.
        returned.into_iter().try_for_each(|judged| queue.take_back(judged, tell).map(drop))
    })
}

/// A batch with its number, judged; or the panic of its judge.
type Judged = (usize, thread::Result<Parcel>);

/// Has a batch judged by the next thread that is free.
fn give_out<'s>(
    scope: &Scope<'s>,
    number: usize,
    mut parcel: Parcel,
    judges: &'s [Mutex<Judge>],
    done: &Sender<Judged>,
) {
    let done = done.clone();
    scope.spawn(move |_| {
        // Each thread has a judge to itself, so that the lock is always free.
        let own = &judges[rayon::current_thread_index().unwrap_or_default()];
        // After a panic the run ends, and nothing is asked of the judge or the batch any more.
        let judged = catch_unwind(AssertUnwindSafe(|| {
            parcel.judge(&mut own.lock().unwrap_or_else(PoisonError::into_inner));
            parcel
        }));
        // When the run has ended before, nobody waits for it.
        let _ = done.send((number, judged));
    });
}

/// The batches that were given out and not told, the oldest first.
#[derive(Default)]
struct Queue {
    /// The news of each batch, and the batch itself once it has come back.
    batches: VecDeque<(News, Option<Parcel>)>,
    /// The number of the oldest.
    oldest: usize,
    /// How many have not come back.
    at_work: usize,
    /// The bytes of their games, and of the results that have come back.
    held: usize,
    /// The most batches.
    most: usize,
    /// Parcels to use again.
    free: Vec<Parcel>,
}

impl Queue {
    /// Adds a batch that is given out, and gives its number.
    fn add(&mut self, news: News, parcel: &Parcel) -> usize {
        self.held += parcel.weight();
        self.at_work += 1;
        self.batches.push_back((news, None));
        self.oldest + self.batches.len() - 1
    }

    /// What has come back; where as much as may be is out, it is waited for.
    fn next_back(&self, returned: &Receiver<Judged>) -> Option<Judged> {
        let is_full = self.batches.len() >= self.most || self.held >= MOST_HELD;
        if is_full { returned.recv().ok() } else { returned.try_recv().ok() }
    }

    /// Takes a batch back, and tells of all whose turn it is. Gives the size that the next batches should have.
    fn take_back(&mut self, (number, judged): Judged, tell: Tell<'_>) -> io::Result<usize> {
        let parcel = judged.unwrap_or_else(|panic| resume_unwind(panic));
        let size = parcel.next_size();
        self.held += parcel.outcome.size();
        self.at_work -= 1;
        self.batches[number - self.oldest].1 = Some(parcel);
        while let Some((news, Some(parcel))) = self.batches.front_mut() {
            tell(news, &parcel.outcome)?;
            self.held -= parcel.weight();
            let mut parcel = std::mem::take(parcel);
            parcel.clear();
            self.free.push(parcel);
            self.batches.pop_front();
            self.oldest += 1;
        }
        Ok(size)
    }
}

/// A batch, and what its games come to: what goes from the reader to a judge and back.
#[derive(Default)]
struct Parcel {
    batch: Batch,
    outcome: Outcome,
}

impl Parcel {
    fn judge(&mut self, judge: &mut Judge) {
        self.batch.judge(judge, &mut self.outcome);
    }

    /// The bytes that are held for it.
    fn weight(&self) -> usize {
        self.batch.size() + self.outcome.size()
    }

    /// The size of a batch like this one whose results are not too long.
    fn next_size(&self) -> usize {
        let (read, shown) = (self.batch.size().max(1), self.outcome.size().max(1));
        (RESULTS.saturating_mul(read) / shown).clamp(LEAST, FULL)
    }

    fn clear(&mut self) {
        self.batch.clear();
        self.outcome.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A batch of so many bytes, with its results.
    fn parcel(size: usize, shown: &str) -> Parcel {
        let mut parcel = Parcel::default();
        parcel.batch.bytes.resize(size, b' ');
        parcel.outcome.shown.extend_from_slice(shown.as_bytes());
        parcel
    }

    #[test]
    fn batches_that_come_back_in_any_order_are_told_in_theirs() {
        let mut queue = Queue::default();
        let numbers = [(); 3].map(|()| queue.add(News::default(), &parcel(10, "")));
        assert_eq!((numbers, queue.held), ([0, 1, 2], 30));
        let mut told = Vec::new();
        let steps = [(2, "c", "", 31), (0, "a", "a", 21), (1, "b", "abc", 0)];
        for (number, shown, expected, held) in steps {
            let mut tell = |_: &News, outcome: &Outcome| {
                told.extend_from_slice(&outcome.shown);
                Ok(())
            };
            queue.take_back((number, Ok(parcel(10, shown))), &mut tell).unwrap();
            assert_eq!((told.as_slice(), queue.held), (expected.as_bytes(), held));
        }
        assert_eq!(queue.add(News::default(), &parcel(10, "")), 3);
    }

    #[test]
    #[should_panic(expected = "of a judge")]
    fn the_panic_of_a_judge_is_that_of_the_run() {
        let mut queue = Queue::default();
        let number = queue.add(News::default(), &Parcel::default());
        let _ = queue.take_back((number, Err(Box::new("of a judge"))), &mut |_, _| Ok(()));
    }

    #[test]
    fn batches_are_small_where_results_are_long() {
        let cases = [(0, 0, FULL), (FULL, 0, FULL), (FULL, FULL, FULL), (FULL, 40 * FULL, 3276), (10, FULL, LEAST)];
        for (size, shown, expected) in cases {
            assert_eq!(parcel(size, &"x".repeat(shown)).next_size(), expected, "{size} {shown}");
        }
    }
}
