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
    /// The games of these inputs, for one worker or several.
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
