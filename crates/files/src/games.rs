//! From the bytes of a file to its games: they stream one by one. A text holds one sheet or several.

use crate::open::HEAD;
use crate::wide;
use planilla_notation::{Blocks, Encoding, Input, Source, sniff_in};
use std::io::{self, Cursor, Read};
use std::ops::Range;

/// The games of one file.
pub(crate) struct Games<'r> {
    /// What the file is.
    pub input: Input,
    /// The encoding of every game, where the file has one that its games cannot tell by themselves.
    pub encoding: Option<Encoding>,
    text: Text<'r>,
    base: Base,
}

/// What of the file comes before.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Base {
    /// Its bytes.
    pub offset: u64,
    /// Its lines.
    pub lines: u64,
    /// Its games.
    pub games: u64,
}

/// One game: where its bytes were put, and where they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its bytes, not decoded, in the buffer they were read into.
    pub range: Range<usize>,
    /// Where they begin in the file.
    pub offset: u64,
    /// The line they begin in, counted from 1.
    pub line: u64,
    /// The number of the game in the file, counted from 1.
    pub number: u64,
}

/// How the games are come by.
enum Text<'r> {
    /// One after the other.
    Stream(Box<Blocks<Box<dyn Read + Send + 'r>>>),
    /// A file in UTF-16, whose line ends and brackets cannot be seen in its bytes: held whole, and where its games are.
    Wide { bytes: Vec<u8>, games: std::vec::IntoIter<(Range<usize>, u64)>, count: u64 },
}

/// How much is read to tell PGN, sheets and tables apart.
const SAMPLE: usize = 64 * 1024;
/// More than any sheet has.
const LARGEST_SHEET: usize = 16 << 20;
/// More than a file that is held whole may have.
const LARGEST_WIDE: usize = 1 << 30;

impl<'r> Games<'r> {
    /// Begins to read: finds out what the file is, unless the user has said so.
    ///
    /// # Errors
    ///
    /// Those of the reader, and [`io::ErrorKind::FileTooLarge`] for what must be held whole and is too large for that.
    pub(crate) fn new(
        mut reader: Box<dyn Read + Send + 'r>,
        input: Option<Input>,
        encoding: Option<Encoding>,
    ) -> io::Result<Games<'r>> {
        let mut head = Vec::new();
        reader.by_ref().take(SAMPLE as u64).read_to_end(&mut head)?;
        let wide = match encoding {
            Some(Encoding::Utf16Le | Encoding::Utf16Be) => encoding,
            None => wide::of(&head[..head.len().min(HEAD)]),
            _ => None,
        };
        let encoding = encoding.or(wide);
        let returns = wide.is_none() && ends_lines_with_returns(&head);
        let input = input.unwrap_or_else(|| sniff_in(&head, encoding));
        let reader = Cursor::new(head).chain(reader);
        let reader: Box<dyn Read + Send + 'r> = if returns { Box::new(LineFeeds { reader }) } else { Box::new(reader) };
        let (text, encoding) = match (input, wide) {
            (Input::Pgn, None) => (Text::Stream(Box::new(Blocks::new(reader))), encoding),
            (Input::Text | Input::Table | Input::Json, None) => (
                Text::Stream(Box::new(Blocks::of_kind_with_bound(reader, input, LARGEST_SHEET).in_encoding(encoding))),
                encoding,
            ),
            (_, Some(wide)) => (cut_wide(read_whole(reader, LARGEST_WIDE)?, wide, input)?, Some(wide)),
        };
        Ok(Games { input, encoding, text, base: Base::default() })
    }

    /// The games of a part of a PGN file, told as those of the file.
    pub(crate) fn of_part(reader: Box<dyn Read + Send + 'r>, base: Base, encoding: Option<Encoding>) -> Games<'r> {
        Games { input: Input::Pgn, encoding, text: Text::Stream(Box::new(Blocks::new(reader))), base }
    }

    /// Reads the next game into a buffer, behind what it holds; `None` at the end of the file.
    ///
    /// # Errors
    ///
    /// Those of the reader.
    pub(crate) fn next_into(&mut self, buffer: &mut Vec<u8>) -> io::Result<Option<Game>> {
        let start = buffer.len();
        let (offset, line, number) = match &mut self.text {
            Text::Stream(blocks) => match blocks.next_block()? {
                None => return Ok(None),
                Some(block) if block.cut && self.input != Input::Pgn => return Err(io::ErrorKind::FileTooLarge.into()),
                Some(block) => {
                    buffer.extend_from_slice(block.bytes);
                    (block.offset, block.line, block.index + 1)
                }
            },
            Text::Wide { bytes, games, count } => match games.next() {
                None => return Ok(None),
                Some((range, line)) => {
                    *count += 1;
                    buffer.extend_from_slice(&bytes[range.clone()]);
                    (range.start as u64, line, *count)
                }
            },
        };
        let (offset, line, number) = (offset + self.base.offset, line + self.base.lines, number + self.base.games);
        Ok(Some(Game { range: start..buffer.len(), offset, line, number }))
    }
}

/// Whether the lines of a text end with carriage returns alone, as old Macintosh files have it.
pub(crate) fn ends_lines_with_returns(head: &[u8]) -> bool {
    head.contains(&b'\r') && !head.contains(&b'\n')
}

/// Reads such a text with line feeds in their place, so that its lines are lines to everybody and no byte changes its
/// place.
struct LineFeeds<R> {
    reader: R,
}

impl<R: Read> Read for LineFeeds<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        buffer[..count].iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
        Ok(count)
    }
}

/// Reads all there is, up to a bound.
fn read_whole(reader: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Finds the games of a file in UTF-16 in its decoded text, and goes back with them to its bytes.
fn cut_wide<'r>(bytes: Vec<u8>, encoding: Encoding, input: Input) -> io::Result<Text<'r>> {
    let mut games = Vec::new();
    let source = Source::decode(&bytes, Some(encoding));
    let mut blocks = Blocks::of_kind(source.text.as_bytes(), input);
    while let Some(block) = blocks.next_block()? {
        let start = block.offset as usize;
        let range = source.original_offset(start)..source.original_offset(start + block.bytes.len());
        games.push((range, block.line));
    }
    Ok(Text::Wide { bytes, games: games.into_iter(), count: 0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<(Vec<u8>, u64, u64, u64)> {
        let mut games = Games::new(Box::new(bytes), None, None).unwrap();
        let mut buffer = Vec::new();
        let mut list = Vec::new();
        while let Some(game) = games.next_into(&mut buffer).unwrap() {
            list.push((buffer[game.range].to_vec(), game.offset, game.line, game.number));
        }
        list
    }

    const TWO: &str = "[White \"Ñ\"]\n\n1. e4 1-0\n\n[White \"B\"]\n\n1. d4 0-1\n";

    #[test]
    fn a_sheet_is_one_game_and_nothing_is_none() {
        assert_eq!(all(b"1e4 e5\n1d4"), [(b"1e4 e5\n1d4".to_vec(), 0, 1, 1)]);
        assert_eq!(all(b" \n "), []);
    }

    #[test]
    fn a_text_may_hold_several_sheets() {
        let text = "Blancas: A\n1.e4 e5 2.Cf3 1-0\n\nBlancas: B\n1.d4 d5 2.c4 0-1\n";
        let found = all(text.as_bytes());
        assert_eq!(found.iter().map(|game| (game.1, game.2, game.3)).collect::<Vec<_>>(), [(0, 1, 1), (30, 4, 2)]);
        let wide: Vec<u8> = "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        assert_eq!(all(&wide).iter().map(|game| (game.2, game.3)).collect::<Vec<_>>(), [(1, 1), (4, 2)]);
    }

    #[test]
    fn lines_may_end_with_carriage_returns_alone() {
        let found = all(TWO.replace('\n', "\r").as_bytes());
        assert_eq!(found.iter().map(|game| (game.1, game.2, game.3)).collect::<Vec<_>>(), [(0, 1, 1), (25, 5, 2)]);
        assert_eq!(found, all(TWO.as_bytes()));
    }

    #[test]
    fn pgn_is_cut_into_its_games_in_utf16_too() {
        let narrow = all(TWO.as_bytes());
        assert_eq!(narrow.iter().map(|game| (game.1, game.2, game.3)).collect::<Vec<_>>(), [(0, 1, 1), (25, 5, 2)]);
        let wide: Vec<u8> = "\u{feff}".encode_utf16().chain(TWO.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        assert_eq!(all(&wide[2..]).len(), 2, "without its mark");
        let wide = all(&wide);
        assert_eq!(wide.iter().map(|game| (game.2, game.3)).collect::<Vec<_>>(), [(1, 1), (5, 2)]);
        assert_eq!(wide[1].1, 2 + 2 * 24);
        assert_eq!(Source::decode(&wide[1].0, Some(Encoding::Utf16Le)).text, &TWO[25..]);
    }
}
