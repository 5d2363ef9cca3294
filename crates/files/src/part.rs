//! A file in parts that begin and end between games, so that several machines can read it.

use crate::foreign::Foreign;
use crate::games::{Base, Games, ends_lines_with_returns};
use crate::open::{Counted, HEAD, is_packed};
use crate::reader::Kind;
use crate::wide;
use planilla_notation::{Blocks, Encoding, Input, sniff};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// A part of a file. What its games are called (file, number, line, offset) is the same as in the whole file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The file.
    pub path: PathBuf,
    /// Where it begins, in bytes.
    pub offset: u64,
    /// How many bytes it has; `None`: the whole file, packed or not.
    pub length: Option<u64>,
    /// The lines before it.
    pub lines: u64,
    /// The games before it.
    pub games: u64,
}

/// How much is read to tell PGN from a sheet.
const SAMPLE: u64 = 64 * 1024;

/// Cuts a file into parts of about so many bytes, each of which begins with a game. The file is read once, which takes
/// a small part of the time that its games take. Packed files, sheets, files in UTF-16, files whose lines end
/// with carriage returns alone and what is no text are one part.
///
/// # Errors
///
/// When the file cannot be read.
///
/// ```
/// # let path = std::env::temp_dir().join(format!("planilla-parts-{}.pgn", std::process::id()));
/// let game = "[Event \"x\"]\n\n1. e4 e5 *\n\n";
/// std::fs::write(&path, game.repeat(10))?;
/// let parts = planilla_files::parts(&path, 60)?;
/// assert_eq!(parts.len(), 4);
/// assert_eq!((parts[1].offset, parts[1].games, parts[1].lines), (75, 3, 12));
/// # std::fs::remove_file(path)?;
/// # std::io::Result::Ok(())
/// ```
pub fn parts(path: &Path, size: u64) -> io::Result<Vec<Part>> {
    let whole = Part { path: path.to_owned(), offset: 0, length: None, lines: 0, games: 0 };
    let mut file = File::open(path)?;
    let mut head = Vec::new();
    file.by_ref().take(SAMPLE).read_to_end(&mut head)?;
    // What is no text is refused when it is opened as a whole.
    let foreign = Foreign::of(&head[..head.len().min(HEAD)]).is_some();
    let odd = wide::of(&head).is_some() || ends_lines_with_returns(&head);
    if foreign || is_packed(&head) || odd || sniff(&head) != Input::Pgn || file.metadata()?.len() <= size {
        return Ok(vec![whole]);
    }
    let mut blocks = Blocks::new(io::Cursor::new(head).chain(file));
    let mut parts: Vec<Part> = Vec::new();
    let mut end = 0;
    while let Some(block) = blocks.next_block()? {
        match parts.last_mut() {
            // A block that was cut goes on in the next.
            Some(part) if block.offset - part.offset < size.max(1) => {}
            last => {
                if let Some(last) = last {
                    last.length = Some(block.offset - last.offset);
                }
                let (offset, lines, games) = (block.offset, block.line - 1, block.index);
                parts.push(Part { offset, lines, games, ..whole.clone() });
            }
        }
        end = block.offset + block.bytes.len() as u64;
    }
    match parts.last_mut() {
        Some(last) => last.length = Some(end - last.offset),
        None => parts.push(whole),
    }
    Ok(parts)
}

impl Part {
    /// Its games. The bytes read are counted. It was cut as PGN, so that it is not read as anything else.
    pub(crate) fn games(self, counter: Arc<AtomicU64>, kind: Kind) -> io::Result<Games<'static>> {
        let Kind { input, encoding } = kind;
        if matches!(input, Some(Input::Text | Input::Table | Input::Json))
            || matches!(encoding, Some(Encoding::Utf16Le | Encoding::Utf16Be))
        {
            let why = "a part of a file is read as PGN, and not as UTF-16; take the whole file";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
        }
        let mut file = File::open(self.path)?;
        file.seek(SeekFrom::Start(self.offset))?;
        let reader = Counted { reader: file.take(self.length.unwrap_or(u64::MAX)), read: counter };
        let base = Base { offset: self.offset, lines: self.lines, games: self.games };
        Ok(Games::of_part(Box::new(reader), base, encoding))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::Batch;
    use crate::gather::Input;
    use crate::reader::Reader;
    use crate::unreadable::Unreadable;
    use std::fs;

    /// Where the games of some inputs are, and what stands there.
    fn games(inputs: Vec<Input>) -> Vec<(u64, u64, u64, Vec<u8>)> {
        let mut reader = Reader::new(inputs, Kind::default(), None, Arc::default());
        let (mut batch, mut found) = (Batch::default(), Vec::new());
        while reader.fill(&mut batch).is_some() {
            for (_, game) in batch.games() {
                found.push((game.number, game.line, game.offset, batch.bytes_of(game).to_vec()));
            }
            batch.clear();
        }
        found
    }

    #[test]
    fn what_is_not_read_as_pgn_is_one_part() {
        let path = std::env::temp_dir().join(format!("planilla-one-part-{}.pgn", std::process::id()));
        let game = "[Event \"x\"]\n\n1. e4 e5 *\n\n";
        let with = |start: &[u8]| [start, game.repeat(9).as_bytes()].concat();
        for bytes in [with(b"PK\x03\x04"), with(b"\x1F\x8B\x08"), with(b"\0"), with(b"\xFF\xFE"), b"1.e4 e5".repeat(9)]
        {
            fs::write(&path, bytes).unwrap();
            assert_eq!(parts(&path, 30).unwrap().iter().map(|part| part.length).collect::<Vec<_>>(), [None]);
        }
        fs::write(&path, with(b"")).unwrap();
        let part = parts(&path, 30).unwrap().remove(1);
        for kind in [
            Kind { input: Some(planilla_notation::Input::Text), encoding: None },
            Kind { input: None, encoding: Some(Encoding::Utf16Le) },
        ] {
            let mut reader = Reader::new(vec![Input::Part(part.clone())], kind, None, Arc::default());
            let news = reader.fill(&mut Batch::default()).unwrap();
            assert!(matches!(news.unreadable[0].1, Unreadable::System(_)), "{kind:?}");
        }
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn the_games_of_the_parts_are_those_of_the_file() {
        let text = "[Event \"x\"]\n[White \"Ñ\"]\n\n1. e4 {\n\n[White \"no game\"]\n} e5 1-0\n\n\
            [White \"B\"]\n\n1. d4 *\n1. c4 (1. e4\n) c5 0-1\n[Event \"last";
        let path = std::env::temp_dir().join(format!("planilla-part-{}.pgn", std::process::id()));
        fs::write(&path, text.repeat(7)).unwrap();
        let whole = games(vec![Input::File(path.clone())]);
        for size in [0, 1, 50, 100, 200, 500, 1 << 20] {
            let parts = parts(&path, size).unwrap();
            assert!(size > 200 || parts.len() > 3, "{size} {parts:?}");
            assert_eq!(games(parts.into_iter().map(Input::Part).collect()), whole, "{size}");
        }
        fs::remove_file(path).unwrap();
    }
}
