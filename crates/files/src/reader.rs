//! Reads the games of all inputs, one input after the other, into batches.

use crate::batch::{Batch, FileOf};
use crate::games::Games;
use crate::gather::Input;
use crate::open::{Fault, Opened, open};
use crate::part::Part;
use crate::unreadable::Unreadable;
use planilla_notation::{self as notation, Encoding};
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// The inputs of a run, on their way.
pub struct Reader<'r> {
    inputs: std::vec::IntoIter<Input>,
    /// Standard input, until it is read.
    stdin: Option<&'r mut (dyn Read + Send)>,
    kind: Kind,
    /// The bytes read so far.
    counter: Arc<AtomicU64>,
    /// The file being read.
    at: Option<At<'r>>,
    /// The size at which a batch is full.
    pub batch_size: usize,
}

/// A file being read.
struct At<'r> {
    file: Arc<FileOf>,
    games: Games<'r>,
    /// What ends it before its end.
    fault: Fault,
    packed: bool,
    /// Whether a game was found in it.
    any: bool,
}

/// What a caller says of all inputs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kind {
    /// What they are; `None`: each is found by its content.
    pub input: Option<notation::Input>,
    /// The encoding of their bytes; `None`: UTF-8, UTF-16 by its mark, else Windows-1252.
    pub encoding: Option<Encoding>,
}

/// A batch is full at this size unless another is asked for.
const FULL: usize = 128 * 1024;

/// What became known while a batch was filled. What is said of files comes behind the games of the batch.
#[derive(Debug, Default)]
pub struct News {
    /// How many files were begun.
    pub files: u64,
    /// Files that cannot be read, or not to their end.
    pub unreadable: Vec<(String, Unreadable)>,
    /// Files in which there is no game.
    pub empty: Vec<String>,
}

impl News {
    /// Whether there is something to say.
    pub fn is_worth_saying(&self) -> bool {
        !self.unreadable.is_empty() || !self.empty.is_empty()
    }
}

impl<'r> Reader<'r> {
    /// Reads these inputs. The bytes taken from them are counted in `counter`.
    pub fn new(
        inputs: Vec<Input>,
        kind: Kind,
        stdin: Option<&'r mut (dyn Read + Send)>,
        counter: Arc<AtomicU64>,
    ) -> Reader<'r> {
        Reader { inputs: inputs.into_iter(), stdin, kind, counter, at: None, batch_size: FULL }
    }

    /// Fills an empty batch, up to its size or to where something is to be said; `None` once all is read.
    pub fn fill(&mut self, batch: &mut Batch) -> Option<News> {
        let mut news = News::default();
        while batch.size() < self.batch_size && !news.is_worth_saying() {
            let Some(at) = &mut self.at else {
                let Some(input) = self.inputs.next() else {
                    return (!batch.is_empty()).then_some(news);
                };
                let name = input.name();
                match self.begin(input, &name) {
                    Ok(at) => {
                        news.files += 1;
                        self.at = Some(at);
                    }
                    Err(fault) => news.unreadable.push((name, fault)),
                }
                continue;
            };
            match at.games.next_into(&mut batch.bytes) {
                Ok(Some(game)) => {
                    at.any = true;
                    batch.push(&at.file, game);
                    continue;
                }
                ended => match (ended.err().or_else(|| at.fault.take()), at.any) {
                    (Some(error), _) => {
                        let fault = Unreadable::while_reading(error, at.packed);
                        news.unreadable.push((at.file.name.clone(), fault));
                    }
                    (None, true) => {}
                    (None, false) => news.empty.push(at.file.name.clone()),
                },
            }
            self.at = None;
        }
        Some(news)
    }

    /// Opens an input and finds out what it is.
    fn begin(&mut self, input: Input, name: &str) -> Result<At<'r>, Unreadable> {
        let Kind { input: kind, encoding } = self.kind;
        let raw: Box<dyn Read + Send + 'r> = match input {
            Input::Part(part) if part.length.is_some() => {
                let games = part.games(Arc::clone(&self.counter), self.kind).map_err(Unreadable::of)?;
                return Ok(At::new(name, games, Fault::default(), false));
            }
            Input::File(path) | Input::Part(Part { path, .. }) => Box::new(File::open(path).map_err(Unreadable::of)?),
            Input::Given(given) => given.reader,
            // Named twice, it is at its end the second time.
            Input::Stdin => {
                self.stdin.take().map_or_else(|| Box::new(io::empty()) as Box<dyn Read + Send>, |stdin| Box::new(stdin))
            }
        };
        let opened = open(raw, Arc::clone(&self.counter), self.kind)?;
        let Opened { reader, fault, packed } = opened;
        let games = Games::new(reader, kind, encoding).map_err(|error| Unreadable::while_reading(error, packed))?;
        Ok(At::new(name, games, fault, packed))
    }
}

impl<'r> At<'r> {
    fn new(name: &str, games: Games<'r>, fault: Fault, packed: bool) -> At<'r> {
        let file = FileOf { name: name.to_owned(), input: games.input, encoding: games.encoding };
        At { file: Arc::new(file), games, fault, packed, any: false }
    }
}

impl fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reader({} inputs left)", self.inputs.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gather::Given;
    use std::io::Write;

    const GAME: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";

    /// The games of some bytes, and how many files were told to be unreadable.
    fn read(bytes: Vec<u8>) -> (usize, usize) {
        let given = Input::Given(Given { name: "x".to_owned(), reader: Box::new(io::Cursor::new(bytes)) });
        let mut reader = Reader::new(vec![given], Kind::default(), None, Arc::default());
        let (mut batch, mut games, mut unreadable) = (Batch::default(), 0, 0);
        while let Some(news) = reader.fill(&mut batch) {
            games += batch.games().count();
            unreadable += news.unreadable.len();
            batch.clear();
        }
        (games, unreadable)
    }

    #[test]
    fn the_games_before_a_damage_are_there_however_early_it_is() {
        for games in [1, 2, 100, 3_000] {
            let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
            gzip.write_all(GAME.repeat(games).as_bytes()).unwrap();
            let packed = gzip.finish().unwrap();
            // Without its end, where only lengths and sums stand.
            assert_eq!(read(packed[..packed.len() - 8].to_vec()), (games, 1), "{games}");
            assert_eq!(read(packed), (games, 0), "{games}");
        }
    }

    #[test]
    fn what_cannot_be_unpacked_at_all_has_no_game() {
        assert_eq!(read(b"\x1F\x8B\x08 no gzip at all".to_vec()), (0, 1));
    }
}
