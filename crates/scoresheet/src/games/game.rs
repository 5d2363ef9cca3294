//! One game, and why it cannot be replayed.

use super::Buffers;
use super::moves::{Moves, validate};
use crate::check::start;
use crate::checked::Refusal;
use crate::clocks::told_in;
use planilla_board::Position;
use planilla_notation::{Block, Encoding, Item, ItemKind, Movetext, Outcome, Source, Span, Tag, unescape};
use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

/// One game. Nothing of it is read before it is asked for.
///
/// Its moves are taken by the letter, as PGN writes them (8.2.3): what else they may mean, [`crate::Checker`] says. Only
/// what does not touch the move is forgiven: marks of capture, check and mate that are missing or false, a hint that is
/// not needed, zeros in castling, a promotion without its sign.
///
/// ```
/// use planilla::GamesIn;
/// let mut games = GamesIn::new(b"[Event \"x\"]\n\n1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} 2. Nf3 1/2-1/2");
/// let mut game = games.next_game().unwrap();
/// assert_eq!(game.tag("Event").unwrap(), "x");
/// let moves: Vec<String> = game.moves().unwrap().map(|played| played.unwrap().played.to_string()).collect();
/// assert_eq!(moves, ["e2e4", "e7e5", "g1f3"]);
/// assert_eq!(game.clocks().collect::<Vec<_>>(), [(1, 180.0), (2, 178.0)]);
/// ```
#[derive(Debug)]
pub struct Game<'g> {
    block: Block<'g>,
    source: Source<'g>,
    buffers: RefCell<&'g mut Buffers>,
}

impl<'g> Game<'g> {
    #[inline]
    pub(super) fn new(block: Block<'g>, buffers: &'g mut Buffers) -> Game<'g> {
        buffers.known = false;
        Game { block, source: Source::decode(block.bytes, None), buffers: RefCell::new(buffers) }
    }

    /// Its part of the file, and where that stands: what a [`crate::Checker`] takes.
    pub fn block(&self) -> &Block<'g> {
        &self.block
    }

    /// Its text, decoded. All spans lie in it.
    pub fn text(&self) -> &str {
        &self.source.text
    }

    /// Where a place of its text lies in the file, in bytes from the start.
    pub fn offset_of(&self, place: usize) -> u64 {
        self.block.offset + self.source.original_offset(place) as u64
    }

    /// The line of the file in which a place of its text lies, counted from 1.
    pub fn line_of(&self, place: usize) -> u64 {
        let before = self.text().as_bytes().get(..place).unwrap_or(self.text().as_bytes());
        self.block.line + before.split(|byte| *byte == b'\n').count() as u64 - 1
    }

    /// The tag pairs before its moves, names and values, in their order.
    ///
    /// ```
    /// use planilla::GamesIn;
    /// let mut games = GamesIn::new(b"[White \"Ro\\\"e\"]\n[Black \"Doe\"]\n\n1. e4 *");
    /// let game = games.next_game().unwrap();
    /// let tags: Vec<_> = game.tags().collect();
    /// assert_eq!(tags, [("White", "Ro\"e".into()), ("Black", "Doe".into())]);
    /// ```
    pub fn tags(&self) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
        let text = self.text();
        let headings = self.headings(<[Tag]>::to_vec);
        headings.into_iter().map(move |tag| (tag.name.of(text), unescape(tag.value.of(text))))
    }

    /// The value of the first tag pair of a name before its moves.
    pub fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        let text = self.text();
        let found = self.headings(|headings| headings.iter().find(|tag| tag.name.of(text) == name).copied())?;
        Some(unescape(found.value.of(text)))
    }

    /// Does something with the tag pairs before its moves, which are read once.
    fn headings<T>(&self, look: impl FnOnce(&[Tag]) -> T) -> T {
        let mut buffers = self.buffers.borrow_mut();
        let Buffers { headings, known, faults, .. } = &mut **buffers;
        if !*known {
            headings.clear();
            Movetext::new(self.text(), headings, faults);
            *known = true;
        }
        look(headings)
    }

    /// The items of its movetext: moves, numbers, comments, variations, and a result.
    pub fn movetext(&mut self) -> Movetext<'_, '_> {
        let (tags, faults) = self.buffers.get_mut().lists();
        Movetext::new(&self.source.text, tags, faults)
    }

    /// The position it starts from.
    ///
    /// # Errors
    ///
    /// Why it cannot be replayed: a variant, a start position that is none, or a file in UTF-16.
    pub fn start(&self) -> Result<Position, Fault> {
        self.is_readable()?;
        self.headings(|headings| start(headings, self.text()).0).map_err(Fault::Refused)
    }

    /// Whether its bytes can be the text of one game.
    #[inline]
    fn is_readable(&self) -> Result<(), Fault> {
        match self.source.encoding {
            Encoding::Utf16Le | Encoding::Utf16Be => Err(Fault::Utf16),
            _ => Ok(()),
        }
    }

    /// The moves of its main line, one after the other, up to the first that names no legal move by the letter, or
    /// several; [`Moves::position`] has the position they lead to.
    ///
    /// # Errors
    ///
    /// Those of [`Game::start`].
    pub fn moves(&mut self) -> Result<Moves<'_>, Fault> {
        let position = self.start()?;
        Ok(Moves::new(&self.source.text, position, self.buffers.get_mut()))
    }

    /// The times that the comments of its main line give for a clock: the written move before them, counted from 1, and
    /// the seconds. A move may have none or several, of each comment the last; before the first move it is 0.
    pub fn clocks(&mut self) -> impl Iterator<Item = (u32, f64)> {
        let Game { source, buffers, .. } = self;
        let (tags, faults) = buffers.get_mut().lists();
        let text = &*source.text;
        let mut movetext = Movetext::new(text, tags, faults);
        let mut ply = 0;
        std::iter::from_fn(move || {
            loop {
                let Item { kind, span } = movetext.next()?;
                match kind {
                    ItemKind::Cell if movetext.depth() == 0 => ply += 1,
                    ItemKind::Comment if movetext.depth() == 0 => {
                        if let Some(seconds) = told_in(span.of(text)) {
                            return Some((ply, seconds));
                        }
                    }
                    _ => {}
                }
            }
        })
    }

    /// The result behind its moves.
    pub fn result(&mut self) -> Option<Outcome> {
        let mut movetext = self.movetext();
        let mut result = None;
        while let Some(item) = movetext.next() {
            if let (ItemKind::Result(outcome), 0) = (item.kind, movetext.depth()) {
                result = Some(outcome);
            }
        }
        result
    }

    /// Replays its main line and gives the number of plies; nothing else is read. Numbers, marks and the result are left
    /// out of account: [`crate::Checker::glance`] looks at those too.
    ///
    /// # Errors
    ///
    /// Why it cannot be replayed, or the first written move that names no legal move by the letter, or several.
    pub fn validate(&mut self) -> Result<u32, Fault> {
        self.is_readable()?;
        validate(&self.source.text, self.buffers.get_mut())
    }
}

/// Why a game cannot be replayed to its end by the letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be replayed at all.
    Refused(Refusal),
    /// The file is in UTF-16 and has to be decoded first.
    Utf16,
    /// A written move names no legal move by the letter, or several.
    Move {
        /// The ply, counted from 1.
        ply: u32,
        /// Where it is written, in the text of the game; [`Game::offset_of`] finds the place in the file.
        span: Span,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Refused(Refusal::Variant(name)) => write!(f, "{name} is a variant of chess"),
            Fault::Refused(Refusal::Chess960) => f.write_str("the start position is one of Chess960"),
            Fault::Refused(Refusal::BadFen(faults)) => write!(f, "the start position is none: {}", faults.join("; ")),
            Fault::Refused(Refusal::NoMoves { .. }) => f.write_str("there is no move in it"),
            Fault::Refused(Refusal::ColumnsSwapped { .. }) => f.write_str("White's and Black's columns are exchanged"),
            Fault::Refused(Refusal::RowsDescending { .. }) => f.write_str("its rows stand in descending order"),
            Fault::Utf16 => f.write_str("the file is in UTF-16: decode it first"),
            Fault::Move { ply, .. } => write!(f, "ply {ply} names no legal move by the letter, or more than one"),
        }
    }
}

impl std::error::Error for Fault {}
