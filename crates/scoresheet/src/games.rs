//! The games of a PGN file for those who want what is in them and not a verdict: one after the other, in buffers that the
//! next one uses again, and of each only what is asked for.

use crate::check::start;
use crate::checked::Refusal;
use crate::edition::{Edition, EditionName};
use crate::record::Signals;
use crate::replay::{Kept, Standard, Step, step};
use planilla_board::{Move, Position};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{
    Block, Blocks, BlocksIn, Dialect, Input, Item, ItemKind, Laxity, Marks, MoveReader, Movetext, Outcome, PlainMove,
    ScoreFault, Source, Span, Tag, Visitor, WrittenMove, clock, commands, reader, unescape,
};
use std::borrow::Cow;
use std::fmt;
use std::io::{self, Read};
use std::ops::ControlFlow;

/// The games of a PGN file, in constant memory, whatever its size.
///
/// ```
/// use planilla::Games;
/// let file: &[u8] = b"[White \"A\"]\n\n1. e4 e5 2. Ke2 1-0\n\n[White \"B\"]\n\n1. e4 e5 2. Ke3 0-1\n";
/// let mut games = Games::new(file);
/// let mut told = Vec::new();
/// while let Some(mut game) = games.next_game()? {
///     let white = game.tag("White").unwrap_or_default().into_owned();
///     told.push((white, game.validate().map_err(|fault| fault.to_string())));
/// }
/// assert_eq!(told[0], ("A".to_owned(), Ok(3)));
/// assert_eq!(told[1], ("B".to_owned(), Err("ply 3 names no legal move by the letter, or more than one".to_owned())));
/// # std::io::Result::Ok(())
/// ```
#[derive(Debug)]
pub struct Games<R> {
    blocks: Blocks<R>,
    buffers: Buffers,
}

impl<R: Read> Games<R> {
    /// The games of what a reader gives.
    pub fn new(reader: R) -> Games<R> {
        Games { blocks: Blocks::new(reader), buffers: Buffers::default() }
    }

    /// The next game; `None` at the end.
    ///
    /// # Errors
    ///
    /// Those of the reader.
    #[inline]
    pub fn next_game(&mut self) -> io::Result<Option<Game<'_>>> {
        let block = self.blocks.next_block()?;
        Ok(block.map(|block| Game::new(block, &mut self.buffers)))
    }
}

/// The games of bytes in memory, which are not copied; see [`Games`].
///
/// ```
/// use planilla::GamesIn;
/// let mut games = GamesIn::new(b"1. e4 e5 *\n\n1. d4 d5 2. c4 *\n");
/// let mut plies = Vec::new();
/// while let Some(mut game) = games.next_game() {
///     plies.push(game.validate().unwrap());
/// }
/// assert_eq!(plies, [2, 3]);
/// ```
#[derive(Debug)]
pub struct GamesIn<'b> {
    blocks: BlocksIn<'b>,
    buffers: Buffers,
}

impl<'b> GamesIn<'b> {
    /// The games of these bytes.
    pub fn new(bytes: &'b [u8]) -> GamesIn<'b> {
        GamesIn { blocks: BlocksIn::new(bytes, Input::Pgn), buffers: Buffers::default() }
    }

    /// The next game; `None` at the end.
    #[inline]
    pub fn next_game(&mut self) -> Option<Game<'_>> {
        let block = self.blocks.next()?;
        Some(Game::new(block, &mut self.buffers))
    }
}

/// What one game leaves to the next.
#[derive(Debug)]
struct Buffers {
    tags: Vec<Tag>,
    faults: Vec<ScoreFault>,
    english: &'static MoveReader,
    standard: Standard,
}

impl Buffers {
    /// Empty lists for what is read of a game: its tag pairs, and their faults.
    fn lists(&mut self) -> (&mut Vec<Tag>, &mut Vec<ScoreFault>) {
        self.tags.clear();
        self.faults.clear();
        (&mut self.tags, &mut self.faults)
    }
}

impl Default for Buffers {
    fn default() -> Buffers {
        Buffers {
            tags: Vec::new(),
            faults: Vec::new(),
            english: reader(&LANGUAGES[0]),
            standard: Standard::new(Dialect::Pgn, Edition::of(EditionName::newest())),
        }
    }
}

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
    buffers: &'g mut Buffers,
}

impl<'g> Game<'g> {
    #[inline]
    fn new(block: Block<'g>, buffers: &'g mut Buffers) -> Game<'g> {
        Game { block, source: Source::decode(block.bytes, None), buffers }
    }

    /// Its part of the file, and where that stands: what a [`crate::Checker`] takes.
    pub fn block(&self) -> &Block<'g> {
        &self.block
    }

    /// Its text, decoded. All spans lie in it.
    pub fn text(&self) -> &str {
        &self.source.text
    }

    /// The tag pairs before its moves, names and values, in their order.
    pub fn tags(&mut self) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
        self.movetext();
        let Game { source, buffers, .. } = self;
        buffers.tags.iter().map(|tag| (tag.name.of(&source.text), unescape(tag.value.of(&source.text))))
    }

    /// The value of the first tag pair of a name.
    pub fn tag(&mut self, name: &str) -> Option<Cow<'_, str>> {
        self.tags().find(|(found, _)| *found == name).map(|(_, value)| value)
    }

    /// The items of its movetext: moves, numbers, comments, variations, and a result.
    pub fn movetext(&mut self) -> Movetext<'_, '_> {
        let (tags, faults) = self.buffers.lists();
        Movetext::new(&self.source.text, tags, faults)
    }

    /// The position it starts from.
    ///
    /// # Errors
    ///
    /// Why it cannot be replayed: a variant, or a start position that is none.
    pub fn start(&mut self) -> Result<Position, Refusal> {
        self.movetext();
        start(&self.buffers.tags, &self.source.text).0
    }

    /// The moves of its main line, one after the other, up to the first that names no legal move by the letter, or
    /// several; [`Moves::position`] has the position they lead to.
    ///
    /// # Errors
    ///
    /// Those of [`Game::start`].
    pub fn moves(&mut self) -> Result<Moves<'_>, Refusal> {
        let position = self.start()?;
        let Game { source, buffers, .. } = self;
        let (english, standard, text) = (buffers.english, buffers.standard, &*source.text);
        let (tags, faults) = buffers.lists();
        let movetext = Movetext::new(text, tags, faults);
        Ok(Moves { text, movetext, position, ply: 0, english, standard, stopped: false })
    }

    /// The times that its comments give for the clock after a move: the ply, counted from 1, and the seconds.
    pub fn clocks(&mut self) -> impl Iterator<Item = (u32, f64)> {
        let Game { source, buffers, .. } = self;
        let (tags, faults) = buffers.lists();
        let text = &*source.text;
        let mut movetext = Movetext::new(text, tags, faults);
        let mut ply = 0;
        std::iter::from_fn(move || {
            loop {
                let Item { kind, span } = movetext.next()?;
                match kind {
                    ItemKind::Cell if movetext.depth() == 0 => ply += 1,
                    ItemKind::Comment if movetext.depth() == 0 => {
                        let clk = commands(span.of(text)).find(|command| command.name == "clk");
                        if let Some(seconds) = clk.and_then(|clk| clock(clk.value)) {
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
        let Game { source, buffers, .. } = self;
        let (english, standard, text) = (buffers.english, &{ buffers.standard }, &*source.text);
        let (tags, faults) = buffers.lists();
        let deciding = |name: &[u8]| matches!(name, b"FEN" | b"Variant");
        let mut movetext = Movetext::with_tags(text, deciding, tags, faults);
        let position = if movetext.tags().is_empty() {
            Position::default()
        } else {
            start(movetext.tags(), text).0.map_err(Fault::Refused)?
        };
        let mut walk = Validation { text, english, standard, position, plies: 0, stopped: None };
        let _ = movetext.visit(&mut walk);
        match walk.stopped {
            None => Ok(walk.plies),
            Some(span) => Err(Fault::Move { ply: walk.plies + 1, span }),
        }
    }
}

/// Why a game cannot be replayed to its end by the letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be replayed at all.
    Refused(Refusal),
    /// A written move names no legal move by the letter, or several.
    Move {
        /// The ply, counted from 1.
        ply: u32,
        /// Where it is written, in the text of the game.
        span: Span,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Refused(Refusal::Variant(name)) => write!(f, "{name} is a variant of chess"),
            Fault::Refused(Refusal::Chess960) => f.write_str("the start position is one of Chess960"),
            Fault::Refused(Refusal::BadFen(faults)) => write!(f, "the start position is none: {}", faults.join("; ")),
            Fault::Move { ply, .. } => write!(f, "ply {ply} names no legal move by the letter, or more than one"),
        }
    }
}

impl std::error::Error for Fault {}

/// A move of a game's main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<'t> {
    /// The ply, counted from 1.
    pub ply: u32,
    /// The move as written, with its marks.
    pub written: &'t str,
    /// Where it is written, in the text of the game.
    pub span: Span,
    /// The move.
    pub played: Move,
}

/// The moves of a game's main line; see [`Game::moves`].
#[derive(Debug)]
pub struct Moves<'m> {
    text: &'m str,
    movetext: Movetext<'m, 'm>,
    position: Position,
    ply: u32,
    english: &'static MoveReader,
    standard: Standard,
    stopped: bool,
}

impl Moves<'_> {
    /// The position after the moves given so far.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

impl<'m> Iterator for Moves<'m> {
    type Item = Result<Played<'m>, Fault>;

    fn next(&mut self) -> Option<Result<Played<'m>, Fault>> {
        while !self.stopped {
            let Item { kind, span } = self.movetext.next()?;
            if kind != ItemKind::Cell || self.movetext.depth() > 0 {
                continue;
            }
            let (ply, before) = (self.ply + 1, self.position);
            let step = step(&mut self.position, self.text, span, self.english, &self.standard, Signals::NONE);
            let Some(Step { written: ByLetter(true), played, .. }) = step else {
                (self.stopped, self.position) = (true, before);
                return Some(Err(Fault::Move { ply, span }));
            };
            self.ply = ply;
            return Some(Ok(Played { ply, written: span.of(self.text), span, played }));
        }
        None
    }
}

/// Whether a move is written by the letter of the standard, or in a form that its readers forgive.
struct ByLetter(bool);

impl Kept for ByLetter {
    #[inline]
    fn of_plain(_: PlainMove) -> ByLetter {
        ByLetter(true)
    }

    fn of(written: &WrittenMove) -> ByLetter {
        const FORGIVEN: Marks = Marks(
            Marks::CAPTURE.0
                | Marks::CHECK.0
                | Marks::DOUBLE_PLUS.0
                | Marks::MATE.0
                | Marks::ANNOTATION.0
                | Marks::OFFER.0
                | Marks::LONG.0
                | Marks::CASTLE_ZERO.0
                | Marks::CASTLE_LETTER.0
                | Marks::PROMOTION_EQUALS.0,
        );
        ByLetter(written.laxity == Laxity::Letter && written.marks.without(FORGIVEN) == Marks::NONE)
    }
}

/// The replay of [`Game::validate`].
struct Validation<'t> {
    text: &'t str,
    english: &'static MoveReader,
    standard: &'t Standard,
    position: Position,
    plies: u32,
    stopped: Option<Span>,
}

impl Visitor for Validation<'_> {
    #[allow(clippy::inline_always, reason = "the hot path; called from two places, one of them rare")]
    #[inline(always)]
    fn cell(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        if depth == 0 {
            let step = step(&mut self.position, self.text, span, self.english, self.standard, Signals::NONE);
            let Some(Step { written: ByLetter(true), .. }) = step else {
                self.stopped = Some(span);
                return ControlFlow::Break(());
            };
            self.plies += 1;
        }
        ControlFlow::Continue(())
    }
}
