//! Results that are asked for, one batch after the other, while threads work ahead.

use crate::batch::Batch;
use crate::gather::Input;
use crate::reader::{Kind, News, Reader};
use crate::workers::{MOST_WORKERS, Outcome, Pace, Worker, work_through};
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, JoinHandle};

/// What the games of some inputs come to, in their order. One worker is at work where it is asked; several are in
/// threads that work ahead, and stop when this is dropped.
pub struct InOrder<W: Worker>(How<W>);

enum How<W: Worker> {
    /// Here, when asked.
    Here { reader: Box<Reader<'static>>, worker: W, batch: Batch, pace: Pace },
    /// Elsewhere, ahead.
    Ahead { results: Receiver<(News, W::Outcome)>, thread: Option<JoinHandle<()>> },
}

/// So many results wait to be fetched before the threads do.
const AHEAD: usize = 2;

impl<W: Worker + 'static> InOrder<W>
where
    W::Outcome: 'static,
{
    /// The games of these inputs, for one worker or several; nothing, where there is no worker.
    pub fn new(inputs: Vec<Input>, kind: Kind, mut workers: Vec<W>, pace: Pace) -> InOrder<W> {
        workers.truncate(MOST_WORKERS);
        if workers.len() < 2
            && let Some(worker) = workers.pop()
        {
            let mut reader = Reader::new(inputs, kind, None, Arc::default());
            reader.batch_size = pace.first;
            return InOrder(How::Here { reader: Box::new(reader), worker, batch: Batch::default(), pace });
        }
        let (sender, results) = sync_channel(AHEAD);
        let thread = thread::spawn(move || {
            let mut reader = Reader::new(inputs, kind, None, Arc::default());
            // Who asks no more has dropped the other end.
            let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
            let _ = work_through(workers, &mut reader, pace, &mut |news, outcome: &mut W::Outcome| {
                sender.send((news, std::mem::take(outcome))).map_err(gone)
            });
        });
        InOrder(How::Ahead { results, thread: Some(thread) })
    }
}

impl<W: Worker> Iterator for InOrder<W> {
    type Item = (News, W::Outcome);

    /// What the next batch comes to, and what became known while it was read.
    ///
    /// # Panics
    ///
    /// When a worker does.
    fn next(&mut self) -> Option<(News, W::Outcome)> {
        match &mut self.0 {
            How::Here { reader, worker, batch, pace } => {
                let news = reader.fill(batch)?;
                let mut outcome = W::Outcome::default();
                worker.work_on(batch, &mut outcome);
                reader.batch_size = pace.next_size(batch.size(), outcome.size());
                batch.clear();
                Some((news, outcome))
            }
            How::Ahead { results, thread } => {
                let next = results.recv().ok();
                if next.is_none()
                    && let Some(Err(panic)) = thread.take().map(JoinHandle::join)
                {
                    std::panic::resume_unwind(panic);
                }
                next
            }
        }
    }
}

impl<W: Worker> std::fmt::Debug for InOrder<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("InOrder")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::FileOf;
    use crate::games::Game;
    use crate::gather::Given;
    use std::collections::HashSet;
    use std::io::Read;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Mutex;
    use std::sync::mpsc::{Sender, channel};
    use std::thread::ThreadId;

    /// The numbers of games.
    #[derive(Default)]
    struct Numbers(Vec<u64>);

    impl Outcome for Numbers {
        fn size(&self) -> usize {
            8 * self.0.len()
        }

        fn clear(&mut self) {
            self.0.clear();
        }
    }

    /// Takes down the numbers of games, and has a panic at one of them.
    #[derive(Clone, Default)]
    struct Counter {
        panics_at: Option<u64>,
        threads: Arc<Mutex<HashSet<ThreadId>>>,
    }

    impl Worker for Counter {
        type Outcome = Numbers;

        fn work(&mut self, _: &FileOf, _: &[u8], game: &Game, numbers: &mut Numbers) {
            assert_ne!(self.panics_at, Some(game.number), "of a worker");
            numbers.0.push(game.number);
        }

        fn work_on(&mut self, batch: &Batch, numbers: &mut Numbers) {
            self.threads.lock().unwrap().insert(thread::current().id());
            for (file, game) in batch.games() {
                self.work(file, batch.bytes_of(game), game, numbers);
            }
        }
    }

    const GAME: &str = "[Event \"x\"]\n\n1. e4 e5 *\n\n";
    /// Small batches, so that there are many.
    const SMALL: Pace = Pace { first: 200, full: 200, least: 100, results: 1 << 20, held: 4_000 };

    fn begin(reader: impl Read + Send + 'static, workers: usize, counter: &Counter) -> InOrder<Counter> {
        let given = Input::Given(Given { name: "games.pgn".to_owned(), reader: Box::new(reader) });
        InOrder::new(vec![given], Kind::default(), vec![counter.clone(); workers], SMALL)
    }

    #[test]
    fn the_order_is_kept_by_any_number_of_workers() {
        for workers in [0, 1, 2, 5, 40] {
            let counter = Counter::default();
            let found = begin(io::Cursor::new(GAME.repeat(3_000)), workers, &counter);
            let numbers: Vec<u64> = found.flat_map(|(_, numbers)| numbers.0).collect();
            let expected: Vec<u64> = if workers == 0 { Vec::new() } else { (1..=3_000).collect() };
            assert!(numbers == expected, "{workers}");
            let here = counter.threads.lock().unwrap().contains(&thread::current().id());
            assert_eq!(here, workers == 1, "{workers}");
        }
    }

    /// The same game without end; it has a sender that goes when it goes.
    struct Endless(
        io::Cursor<&'static [u8]>,
        #[expect(dead_code, reason = "it is dropped with the reader")] Sender<()>,
    );

    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.position() as usize == GAME.len() {
                self.0.set_position(0);
            }
            self.0.read(buffer)
        }
    }

    #[test]
    fn who_has_enough_stops_the_threads() {
        for workers in [1, 3] {
            let (sender, gone) = channel();
            let mut found = begin(Endless(io::Cursor::new(GAME.as_bytes()), sender), workers, &Counter::default());
            assert_eq!(found.next().map(|(_, numbers)| numbers.0[0]), Some(1));
            drop(found);
            // This comes back once nobody holds the reader any more.
            assert!(gone.recv().is_err());
        }
    }

    #[test]
    fn the_panic_of_a_worker_reaches_who_asks() {
        for workers in [1, 3] {
            let counter = Counter { panics_at: Some(2_000), ..Counter::default() };
            let mut found = begin(io::Cursor::new(GAME.repeat(3_000)), workers, &counter);
            let mut last = 0;
            let panic = catch_unwind(AssertUnwindSafe(|| {
                for (_, numbers) in found.by_ref() {
                    last = numbers.0.last().copied().unwrap_or(last);
                }
            }));
            let said = panic.unwrap_err();
            assert!(said.downcast_ref::<String>().is_some_and(|said| said.contains("of a worker")));
            assert!((1..2_000).contains(&last), "what comes before is told: {last}");
            if workers > 1 {
                assert!(found.next().is_none());
            }
        }
    }
}
