//! The replayed game: each written move with its status and the move it was taken for.

use crate::claims::Claim;
use crate::clocks::Clocks;
use crate::dead::DeadSeen;
use crate::edition::Edition;
use crate::history::{CYCLE, Drawn, History};
use planilla_board::{Color, Move, Position, State};
use planilla_notation::{Outcome, Score, Span, WrittenMove};
use std::cell::OnceCell;
use std::ops::{BitOrAssign, Range};

/// What became of a written move. Each ends in exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// One legal move, written as the edition and language (for PGN: the standard) prescribe or allow.
    Exact,
    /// One legal move once harmless irregularities are set aside.
    Normalized,
    /// Not a legal move as written; the proposed reading of a repair.
    Repaired,
    /// Two or more legal moves fit, and nothing on the sheet settles it.
    Ambiguous,
    /// The text is a move, but not a legal one.
    Illegal,
    /// The text is no move.
    Unread,
    /// A gap.
    Missing,
    /// A cell that stands for no ply.
    Extra,
    /// After a stop.
    Unreached,
}

impl Status {
    /// All statuses, in the order of their documentation.
    pub const ALL: [Status; 9] = [
        Status::Exact,
        Status::Normalized,
        Status::Repaired,
        Status::Ambiguous,
        Status::Illegal,
        Status::Unread,
        Status::Missing,
        Status::Extra,
        Status::Unreached,
    ];

    /// The word of the interface: `exact`, `normalized` ...
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Exact => "exact",
            Status::Normalized => "normalized",
            Status::Repaired => "repaired",
            Status::Ambiguous => "ambiguous",
            Status::Illegal => "illegal",
            Status::Unread => "unread",
            Status::Missing => "missing",
            Status::Extra => "extra",
            Status::Unreached => "unreached",
        }
    }

    /// Whether the written move names one legal move.
    #[inline]
    pub const fn is_read(self) -> bool {
        matches!(self, Status::Exact | Status::Normalized | Status::Repaired)
    }
}

/// What the board has to say about a written move or a game, as a set of bits. Rules name the bits that wake them,
/// so that a game without them costs a rule nothing.
///
/// ```
/// use planilla::Signals;
/// let seen = Signals::CAPTURE_MISSING | Signals::ILLEGAL;
/// assert!(seen.any(Signals::ILLEGAL));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Signals(pub u64);

#[rustfmt::skip]
impl Signals {
    /// Nothing to say.
    pub const NONE: Signals = Signals(0);
    /// Every bit: a rule that must run on every game.
    pub const ALWAYS: Signals = Signals(u64::MAX);

    // Marks against the board.

    /// A capture without a sign of capture.
    pub const CAPTURE_MISSING: Signals = Signals(1);
    /// A sign of capture and no capture.
    pub const CAPTURE_FALSE: Signals = Signals(1 << 1);
    /// A check (not mate) without a sign of check.
    pub const CHECK_MISSING: Signals = Signals(1 << 2);
    /// A sign of check and no check.
    pub const CHECK_FALSE: Signals = Signals(1 << 3);
    /// Mate without a sign of mate.
    pub const MATE_MISSING: Signals = Signals(1 << 4);
    /// A sign of mate and no mate. `++` counts as one (2005 E, 2023 C.13).
    pub const MATE_FALSE: Signals = Signals(1 << 5);
    /// `++` on a double check that is not mate, as older books write it.
    pub const DOUBLE_CHECK_PLUS: Signals = Signals(1 << 6);
    /// A capture en passant without its mark.
    pub const EP_MISSING: Signals = Signals(1 << 7);
    /// The mark of en passant on another move.
    pub const EP_FALSE: Signals = Signals(1 << 8);

    // Letters and hints.

    /// A departure file or rank is written that the move did not need.
    pub const HINT_SPARE: Signals = Signals(1 << 9);
    /// The departure rank is written where the file would do.
    pub const HINT_RANK: Signals = Signals(1 << 10);
    /// The letter belongs to another language than the sheet's.
    pub const FOREIGN: Signals = Signals(1 << 11);
    /// Capitals or small letters had to be changed to read it.
    pub const CASE_CHANGED: Signals = Signals(1 << 12);
    /// Letter case or a lost figurine decides between two moves, and there is reason to doubt it.
    pub const CASE_DECIDES: Signals = Signals(1 << 13);
    /// Castling written as a king's move.
    pub const CASTLING_AS_KING_MOVE: Signals = Signals(1 << 14);
    /// The form of the text is not the one its standard prescribes: look at the marks of the written move.
    pub const FORM: Signals = Signals(1 << 15);
    /// The piece a pawn becomes is not named.
    pub const PROMOTION_UNNAMED: Signals = Signals(1 << 16);

    // Statuses.

    /// A written move that two or more legal moves fit, settled later or not.
    pub const AMBIGUOUS: Signals = Signals(1 << 17);
    /// An illegal move.
    pub const ILLEGAL: Signals = Signals(1 << 18);
    /// A text that is no move.
    pub const UNREAD: Signals = Signals(1 << 19);
    /// A gap, written or found.
    pub const MISSING: Signals = Signals(1 << 20);
    /// A cell that stands for no ply.
    pub const EXTRA: Signals = Signals(1 << 21);
    /// Cells after a stop.
    pub const UNREACHED: Signals = Signals(1 << 22);

    // The sheet and the game.

    /// A move number that does not belong where it stands.
    pub const NUMBER: Signals = Signals(1 << 23);
    /// A draw offer.
    pub const OFFER: Signals = Signals(1 << 24);
    /// The game is over by mate, stalemate or dead position and moves follow.
    pub const PLAYED_ON: Signals = Signals(1 << 25);
    /// The last position is mate, stalemate or dead.
    pub const ENDED: Signals = Signals(1 << 26);
    /// The score's text had faults: comments left open, junk.
    pub const SCORE_FAULT: Signals = Signals(1 << 27);
    /// `0-0` or `0-0-0` stands last and may be a result.
    pub const LAST_MAY_BE_RESULT: Signals = Signals(1 << 28);

    /// The bits that both sets have.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Signals) -> Signals {
        Signals(self.0 & other.0)
    }

    /// The bytes were not plain UTF-8.
    pub const ENCODING: Signals = Signals(1 << 29);
    /// The game is not replayed.
    pub const REFUSED: Signals = Signals(1 << 30);
    /// Something in the FEN of the start position had to be set aside.
    pub const START: Signals = Signals(1 << 31);

    /// The departure square or a hyphen is written.
    pub const LONG: Signals = Signals(1 << 32);
    /// The move is written in another system than the algebraic.
    pub const NON_ALGEBRAIC: Signals = Signals(1 << 33);
    /// A move of White without a number, on a sheet where nearly all have one.
    pub const NUMBERS_LEFT_OUT: Signals = Signals(1 << 34);
    /// The cell holds two moves without a space between them, of which this is one.
    pub const TWO_MOVES: Signals = Signals(1 << 35);

    /// So many half-moves without a pawn move or a capture that a position may have stood for the third time.
    pub const MAY_CLAIM: Signals = Signals(1 << 36);
    /// So many that one may have stood for the fifth time.
    pub const MAY_BE_DRAWN: Signals = Signals(1 << 37);
    /// An illegal move that was answered, and stands in the game.
    pub const STANDS: Signals = Signals(1 << 38);

    /// The set without the bits of `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Signals) -> Signals {
        Signals(self.0 & !other.0)
    }

    /// Whether any bit of `other` is set.
    #[inline]
    pub const fn any(self, other: Signals) -> bool {
        self.0 & other.0 != 0
    }

    /// The set with the bits of `other` added.
    #[must_use]
    #[inline]
    pub const fn with(self, other: Signals) -> Signals {
        Signals(self.0 | other.0)
    }
}

impl std::ops::BitOr for Signals {
    type Output = Signals;
    fn bitor(self, other: Signals) -> Signals {
        self.with(other)
    }
}

impl BitOrAssign for Signals {
    #[inline]
    fn bitor_assign(&mut self, other: Signals) {
        self.0 |= other.0;
    }
}

/// One entry of the replay: a written move, or a gap that the replay found.
#[derive(Clone, Copy, Debug)]
pub struct Ply {
    /// The cell's text; `None` for a move that the sheet leaves out without a trace.
    pub span: Option<Span>,
    /// How it was read.
    pub written: WrittenMove,
    /// What became of it.
    pub status: Status,
    /// What the board says about it.
    pub signals: Signals,
    /// Who plays it.
    pub color: Color,
    /// The number of the move on the board (not as written).
    pub number: u16,
    /// The ply on the board, from 1; 0 for a cell that stands for no ply or was not reached.
    pub ply: u32,
    /// What went on the board: the reading, or for a faulty entry the one move with which the rest makes sense. An illegal
    /// move only where it stands ([`Signals::STANDS`]).
    pub played: Option<Move>,
    /// The entry (an index) that settled an ambiguity or a gap.
    pub settled_by: Option<u32>,
    /// The rivals of an ambiguous move: a range of [`Record::candidates`].
    pub candidates: (u32, u32),
}

/// A game replayed. Buffers are made to be reused.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The position the game starts from.
    pub start: Position,
    /// The entries in the order of the sheet.
    pub plies: Vec<Ply>,
    /// The moves that ambiguous entries may stand for, one range an entry.
    pub candidates: Vec<Candidate>,
    /// All signals of the entries, and those of the game.
    pub signals: Signals,
    /// The result written at the end of the moves.
    pub result: Option<(Outcome, Span)>,
    /// The position after the last entry that was reached; `None` where rival readings end in different ones.
    pub end: Option<Position>,
    /// The entry (an index) from which reading went on after the last illegal or unread move.
    pub resumed_at: Option<u32>,
    /// Move numbers that do not belong where they stand.
    pub numbers: Vec<NumberFault>,
    /// The entry (an index) after which the game was over by mate, stalemate or a dead position although cells follow,
    /// and which of the three.
    pub over: Option<(u32, State)>,
    pub(crate) positions: OnceCell<Vec<Position>>,
    pub(crate) history: OnceCell<History>,
    pub(crate) clocks: OnceCell<Clocks>,
    pub(crate) claims: OnceCell<Vec<Claim>>,
    pub(crate) dead: OnceCell<DeadSeen>,
}

/// A legal move that fits an ambiguous text, and the languages under which it does (bits by table order).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub played: Move,
    /// The languages that read the text as this move: bit *n* is row *n* of the language table.
    pub languages: u64,
}

/// A move number that does not belong where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberFault {
    /// Where it is written.
    pub span: Span,
    /// The number as written.
    pub written: u16,
    /// The number that belongs there.
    pub expected: u16,
    /// The entry (an index) that follows it.
    pub entry: u32,
    /// It stands beside Black's move, and White's has none: the columns are shifted, or two moves stand in one cell.
    pub beside_black: bool,
    /// Its dots leave White's place open, and White is to move.
    pub open_white: bool,
}

impl Record {
    /// Empties the record for another game and keeps its buffers.
    pub(crate) fn reset(&mut self, start: Position) {
        self.start = start;
        self.plies.clear();
        self.candidates.clear();
        self.numbers.clear();
        self.positions.take();
        self.history.take();
        self.clocks.take();
        self.claims.take();
        self.dead.take();
        (self.signals, self.result, self.end, self.resumed_at, self.over) =
            (Signals::NONE, None, Some(start), None, None);
    }

    /// The entries that stand for a cell of the score, of which the first is `from` or one after gaps without a cell: one, or
    /// two where it holds two moves.
    pub(crate) fn entries_of_cell(&self, from: usize, cell: Span) -> Range<usize> {
        let plies = self.plies.get(from..).unwrap_or_default();
        let first = from + plies.iter().take_while(|ply| ply.span.is_none()).count();
        let is_part = |span: Span| !span.is_empty() && cell.start <= span.start && span.end <= cell.end;
        let of_cell = |ply: &&Ply| ply.span.is_some_and(|span| span == cell || is_part(span));
        // Fields that are left open at one place of a table are cells of their own.
        let most = if cell.is_empty() { 1 } else { usize::MAX };
        let count = self.plies.iter().skip(first).take(most).take_while(of_cell).count();
        if count == 0 { from..from } else { first..first + count }
    }

    /// The position before an entry, worked out anew: for a record that is still being written.
    pub(crate) fn position_before_uncached(&self, entry: usize) -> Position {
        let mut position = self.start;
        for played in self.plies[..entry].iter().filter_map(|ply| ply.played) {
            position.play(played);
        }
        position
    }

    /// The position before an entry, along the moves put on the board.
    pub fn position_before(&self, entry: usize) -> &Position {
        let positions = self.positions.get_or_init(|| {
            let mut position = self.start;
            let mut list = Vec::with_capacity(self.plies.len() + 1);
            list.push(position);
            for ply in &self.plies {
                if let Some(played) = ply.played {
                    position.play(played);
                }
                list.push(position);
            }
            list
        });
        &positions[entry.min(positions.len() - 1)]
    }

    /// Which positions stood more than once, and how long nothing was captured and no pawn moved; worked out when it is
    /// first asked for.
    pub fn history(&self) -> &History {
        self.history.get_or_init(|| History::of(self))
    }

    /// What the clocks showed, by the score that was replayed; worked out when it is first asked for.
    pub(crate) fn clocks(&self, score: &Score, text: &str) -> &Clocks {
        self.clocks.get_or_init(|| Clocks::read(score, text, self))
    }

    /// What draws the game in its last position under an edition of the Laws (Article 9.6), if all of it is sure.
    pub fn drawn_at_end(&self, laws: &Edition) -> Option<Drawn> {
        // Without so many moves there is nothing to look for.
        let long = self.end.is_some_and(|end| end.halfmove_clock() >= 4 * CYCLE);
        if long { self.history().drawn_at_end(laws) } else { None }
    }

    /// The move an entry is known to be: what went on the board, unless rivals stand that nothing settles.
    pub fn sure(&self, ply: &Ply) -> Option<Move> {
        ply.played.filter(|_| self.candidates_of(ply).len() < 2)
    }

    /// The move that an entry is told as: one that is known, and read from the text or settled for a gap.
    pub fn told(&self, ply: &Ply) -> Option<Move> {
        let settled = ply.status == Status::Missing && ply.settled_by.is_some();
        self.sure(ply).filter(|_| ply.status.is_read() || settled)
    }

    /// Whether the ten entries after one are free of faults: what it was taken for is then borne out by the rest.
    pub fn is_borne_out(&self, entry: usize) -> bool {
        let faulty = |ply: &Ply| match ply.status {
            Status::Illegal => !ply.signals.any(Signals::STANDS),
            Status::Unread | Status::Extra | Status::Unreached => true,
            Status::Missing => ply.span.is_none(),
            Status::Exact | Status::Normalized | Status::Repaired | Status::Ambiguous => false,
        };
        !self.plies.iter().skip(entry + 1).take(10).any(faulty)
    }

    /// The rivals of an entry.
    pub fn candidates_of(&self, ply: &Ply) -> &[Candidate] {
        self.candidates.get(ply.candidates.0 as usize..ply.candidates.1 as usize).unwrap_or_default()
    }

    /// The entries whose signals have any of `wanted`, with their index.
    pub fn with_signals(&self, wanted: Signals) -> impl Iterator<Item = (usize, &Ply)> {
        self.plies.iter().enumerate().filter(move |(_, ply)| ply.signals.any(wanted))
    }
}
