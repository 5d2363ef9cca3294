//! The progress bar of a long run, on a terminal only.

use crate::words::Words;
use indicatif::{FormattedDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use planilla_files::Input;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How long a run lasts before a bar is worth showing.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often what it says is made anew.
const PACE: Duration = Duration::from_millis(100);

/// Tells how far a run has come.
pub(crate) struct Progress {
    /// The bytes read so far, packed as they are.
    read: Arc<AtomicU64>,
    /// The bytes there are, if known.
    total: Option<u64>,
    /// Whether somebody watches.
    watched: bool,
    began: Instant,
    told: Instant,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// A run over these inputs.
    pub(crate) fn new(inputs: &[Input], watched: bool) -> Progress {
        let (now, total) = (Instant::now(), total(inputs));
        Progress { read: Arc::default(), total, watched, began: now, told: now, bar: None }
    }

    /// Where the bytes that were read are counted.
    pub(crate) fn counter(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.read)
    }

    /// Shows how far the run has come, if it lasts long and it is time to say so again.
    pub(crate) fn tell(&mut self, games: u64, words: &Words) {
        if !self.watched || self.told.elapsed() < PACE || self.began.elapsed() < PATIENCE {
            return;
        }
        self.told = Instant::now();
        let (read, elapsed) = (self.read.load(Relaxed), self.began.elapsed());
        let rate = u128::from(games) * 1000 / elapsed.as_millis().max(1);
        let games = words.say("progress-games", &[("games", games.into()), ("rate", (rate as u64).into())]);
        let total = self.total;
        let bar = self.bar.get_or_insert_with(|| begin(total));
        bar.set_position(read);
        bar.set_message(match total {
            Some(total) => {
                // As long as it took so far, for what is left.
                let left = elapsed.as_millis() * u128::from(total.saturating_sub(read)) / u128::from(read.max(1));
                let left = FormattedDuration(Duration::from_millis(left as u64));
                format!("{} / {}, {games}, {left}", words.size(read), words.size(total))
            }
            None => format!("{}, {games}", words.size(read)),
        });
    }

    /// Does something that prints, with the bar out of the way.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    /// Takes the bar away.
    pub(crate) fn end(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.end();
    }
}

/// The bytes of all files together, if all of them are files; nobody can know what comes out of a pipe.
fn total(inputs: &[Input]) -> Option<u64> {
    let length = |input: &Input| match input {
        Input::Stdin | Input::Part(_) | Input::Given(_) => None,
        Input::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len()),
    };
    inputs.iter().map(length).sum()
}

fn begin(total: Option<u64>) -> ProgressBar {
    let template = if total.is_some() { "{wide_bar} {msg}" } else { "{spinner} {msg}" };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr()).with_style(style)
}
