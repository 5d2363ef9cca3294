//! Reads the games of all inputs, one input after the other, into batches.

use crate::args::Common;
use crate::batch::{Batch, FULL, FileOf};
use crate::games::Games;
use crate::gather::Input;
use crate::open::open;
use crate::unreadable::Unreadable;
use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read};
use std::rc::Rc;
use std::sync::Arc;

/// The inputs of a run, on their way.
pub(crate) struct Reader<'r> {
    inputs: std::slice::Iter<'r, Input>,
    /// Standard input, until it is read.
    stdin: Option<&'r mut dyn Read>,
    common: &'r Common,
    /// The bytes read so far.
    counter: Rc<Cell<u64>>,
    /// The file being read.
    at: Option<At<'r>>,
    /// The size at which a batch is full.
    pub batch_size: usize,
}

/// A file being read.
struct At<'r> {
    file: Arc<FileOf>,
    games: Games<'r>,
    packed: bool,
    /// Whether a game was found in it.
    any: bool,
}

/// What became known while a batch was filled. What is said of files comes behind the games of the batch.
#[derive(Debug, Default)]
pub(crate) struct News {
    /// How many files were begun.
    pub files: u64,
    /// Files that cannot be read, or not to their end.
    pub unreadable: Vec<(String, Unreadable)>,
    /// Files in which there is no game.
    pub empty: Vec<String>,
}

impl News {
    /// Whether there is something to say.
    pub(crate) fn is_worth_saying(&self) -> bool {
        !self.unreadable.is_empty() || !self.empty.is_empty()
    }
}

impl<'r> Reader<'r> {
    /// Reads these inputs. The bytes taken from them are counted in `counter`.
    pub(crate) fn new(
        inputs: &'r [Input],
        stdin: &'r mut dyn Read,
        common: &'r Common,
        counter: Rc<Cell<u64>>,
    ) -> Reader<'r> {
        Reader { inputs: inputs.iter(), stdin: Some(stdin), common, counter, at: None, batch_size: FULL }
    }

    /// Fills an empty batch, up to its size or to where something is to be said; `None` once all is read.
    pub(crate) fn fill(&mut self, batch: &mut Batch) -> Option<News> {
        let mut news = News::default();
        while batch.size() < self.batch_size && !news.is_worth_saying() {
            let Some(at) = &mut self.at else {
                let Some(input) = self.inputs.next() else {
                    return (!batch.is_empty()).then_some(news);
                };
                match self.begin(input) {
                    Ok(at) => {
                        news.files += 1;
                        self.at = Some(at);
                    }
                    Err(fault) => news.unreadable.push((input.name(), fault)),
                }
                continue;
            };
            match at.games.next_into(&mut batch.bytes) {
                Ok(Some(game)) => {
                    at.any = true;
                    batch.push(&at.file, game);
                    continue;
                }
                Ok(None) if at.any => {}
                Ok(None) => news.empty.push(at.file.name.clone()),
                Err(error) => {
                    let fault = Unreadable::while_reading(error, at.packed);
                    news.unreadable.push((at.file.name.clone(), fault));
                }
            }
            self.at = None;
        }
        Some(news)
    }

    /// Opens an input and finds out what it is.
    fn begin(&mut self, input: &Input) -> Result<At<'r>, Unreadable> {
        let encoding = self.common.encoding.given();
        let raw: Box<dyn Read + 'r> = match input {
            Input::File(path) => Box::new(File::open(path).map_err(Unreadable::of)?),
            // Named twice, it is at its end the second time.
            Input::Stdin => {
                self.stdin.take().map_or_else(|| Box::new(io::empty()) as Box<dyn Read>, |stdin| Box::new(stdin))
            }
        };
        let opened = open(raw, Rc::clone(&self.counter), encoding.is_some())?;
        let packed = opened.packed;
        let games = Games::new(opened.reader, self.common.input.given(), encoding)
            .map_err(|error| Unreadable::while_reading(error, packed))?;
        let file = FileOf { name: input.name(), input: games.input, encoding: games.encoding };
        Ok(At { file: Arc::new(file), games, packed, any: false })
    }
}
