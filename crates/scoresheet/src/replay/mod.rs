//! From written moves to moves: the walk along a sheet, cell by cell.
//!
//! While every cell names one legal move there is one position and nothing is allocated ([`straight`]). A cell that
//! fits several moves opens rival branches that go on side by side until a later cell settles them ([`branches`]). A
//! cell that fits none is a fault, and [`resume`] states by what policy reading goes on.

mod branches;
mod cells;
mod fit;
mod glance;
mod glosses;
mod judge;
mod mixed;
mod relative;
mod resume;
mod rivals;
mod seam;
mod standard;
mod stands;
mod straight;
mod watch;

#[cfg(test)]
mod tests;

pub(crate) use branches::Branches;
pub(crate) use cells::Cell;
pub(crate) use fit::{among, each_fit};
pub(crate) use glance::{Glance, Keep, Look, Need, glance};
pub(crate) use glosses::{Gloss, Glosses};
pub(crate) use judge::judge;
pub(crate) use relative::squares;
pub(crate) use resume::is_near;
pub(crate) use standard::Standard;
pub(crate) use straight::{Kept, Step, step};
pub(crate) use watch::Watch;

use crate::edition::Edition;
use crate::record::{NumberFault, Ply, Record, Signals, Status};
use crate::time_control::TimeClass;
use branches::Fit;
use mixed::Mixed;
use planilla_board::{Color, Move, Position, Side, State};
use planilla_notation::{Dialect, Kind, Marks, MoveReader, Readings, Score, WrittenMove};

/// A reader of moves in one language, with that language's bit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tongue {
    pub(crate) reader: &'static MoveReader,
    /// Bit *n* for row *n* of the language table.
    pub(crate) bit: u64,
}

/// What a replay needs to know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet<'s> {
    pub(crate) text: &'s str,
    pub(crate) score: &'s Score,
    pub(crate) start: Position,
    /// The sheet's language.
    pub(crate) own: Tongue,
    /// The readings of its cells in all languages, asked when its own cannot read one; its own may be among them.
    pub(crate) glosses: &'s Glosses<'s>,
    pub(crate) standard: Standard,
    /// The edition the game is judged by.
    pub(crate) laws: &'static Edition,
    /// The class of play that a tournament report gives it, for headings that do not tell.
    pub(crate) reported: Option<TimeClass>,
}

/// Buffers that one replay leaves to the next.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    cells: Vec<Cell>,
    branches: Branches,
    fits: Vec<(usize, Fit)>,
}

/// Replays a sheet into a record.
pub(crate) fn replay(sheet: &Sheet<'_>, scratch: &mut Scratch, record: &mut Record) {
    record.reset(sheet.start);
    scratch.cells.clear();
    cells::gather(sheet.score, &mut scratch.cells, record);
    record.plies.reserve(scratch.cells.len());
    let replay = Replay {
        sheet,
        cells: &scratch.cells,
        branches: &mut scratch.branches,
        fits: &mut scratch.fits,
        record,
        position: sheet.start,
        open: false,
        plies: 0,
        drift: 0,
        faults: 0,
        mixed: Mixed::default(),
    };
    replay.run();
}

/// Records the cells of a game that is not replayed.
pub(crate) fn refuse(score: &Score, scratch: &mut Scratch, record: &mut Record) {
    record.reset(Position::default());
    record.end = None;
    scratch.cells.clear();
    cells::gather(score, &mut scratch.cells, record);
    record.signals |= Signals::UNREACHED;
    record.plies.extend(scratch.cells.iter().map(|cell| Ply {
        span: Some(cell.span),
        written: WrittenMove::UNREAD,
        status: Status::Unreached,
        signals: Signals::UNREACHED,
        color: Color::White,
        number: cell.number,
        ply: 0,
        played: None,
        settled_by: None,
        candidates: (0, 0),
    }));
}

/// How many of White's moves have a number on a sheet that is missed where one has none.
const LEAST_NUMBERED: usize = 3;

struct Replay<'r, 's> {
    sheet: &'r Sheet<'s>,
    cells: &'r [Cell],
    branches: &'r mut Branches,
    fits: &'r mut Vec<(usize, Fit)>,
    record: &'r mut Record,
    /// Where the game stands, while no rivals do.
    position: Position,
    /// Whether rivals stand.
    open: bool,
    /// How many plies are on the board.
    plies: u32,
    /// The numbers on the sheet less those of the board.
    drift: i32,
    /// How many faults were met.
    faults: u32,
    /// The other languages met on the sheet so far.
    mixed: Mixed,
}

impl<'s> Replay<'_, 's> {
    fn run(mut self) {
        let mut at = 0;
        while let Some(cell) = self.cells.get(at) {
            let odd = cell.number != 0 && !self.number_fits(cell);
            let left_out = (odd && self.number_shows_a_gap(at)) || (self.row_lacks_white(at) && !self.is_two(at));
            if left_out && self.insert_missing() {
                // The cell is looked at again, with the half-move before it.
            } else if !self.open && self.mixed.is_empty() && self.read_straight(cell) {
                if at + 1 == self.cells.len() {
                    self.doubt_last(at);
                }
                at += 1;
            } else {
                at = self.read_among_rivals(at);
            }
        }
        self.finish();
    }

    /// The position, or one of the rivals: they agree on the turn and the number of the move to come.
    fn somewhere(&self) -> &Position {
        match self.branches.list().first() {
            Some(branch) if self.open => &branch.position,
            _ => &self.position,
        }
    }

    /// The turn and the number of the move to come.
    fn clock(&self) -> (Color, u16) {
        let position = self.somewhere();
        (position.turn(), position.fullmove_number())
    }

    fn text(&self, cell: &Cell) -> &'s str {
        cell.span.of(self.sheet.text)
    }

    fn readings(&self, at: usize) -> Readings {
        self.sheet.own.reader.read(self.text(&self.cells[at]))
    }

    fn number_fits(&self, cell: &Cell) -> bool {
        let (turn, number) = self.clock();
        i32::from(cell.number) == i32::from(number) + self.drift && (turn == Color::Black || !cell.black)
    }

    /// Adds an entry that is not played yet.
    fn push(&mut self, cell: Option<&Cell>, written: WrittenMove, status: Status, signals: Signals) -> usize {
        self.push_at(cell, written, status, signals, None, self.clock())
    }

    /// Adds an entry made at a turn and a move number; the number written before its cell is compared with that.
    #[allow(clippy::inline_always, reason = "the hot path passes on much that is known there")]
    #[inline(always)]
    fn push_at(
        &mut self,
        cell: Option<&Cell>,
        written: WrittenMove,
        status: Status,
        signals: Signals,
        played: Option<Move>,
        (color, number): (Color, u16),
    ) -> usize {
        let entry = self.record.plies.len();
        let on_board = !matches!(status, Status::Extra | Status::Unreached);
        self.plies += u32::from(on_board);
        let mut ply = Ply {
            span: cell.map(|cell| cell.span),
            written,
            status,
            signals,
            color,
            number,
            ply: if on_board { self.plies } else { 0 },
            played,
            settled_by: None,
            candidates: (0, 0),
        };
        if let Some(cell) = cell {
            if cell.offer {
                ply.signals |= Signals::OFFER;
            }
            if cell.number != 0 && !matches!(status, Status::Unreached | Status::Extra) {
                self.note_number(cell, entry, &mut ply);
            }
        }
        self.record.signals |= ply.signals;
        self.record.plies.push(ply);
        entry
    }

    /// Compares the number before a cell with the board's. A sheet may count on from its own slip.
    #[inline]
    fn note_number(&mut self, cell: &Cell, entry: usize, ply: &mut Ply) {
        let (board, written) = (i32::from(ply.number), i32::from(cell.number));
        let expected = if written == board { board } else { board + self.drift };
        let gap = self.record.plies.last().is_some_and(|ply| ply.status == Status::Missing);
        let beside_black = ply.color == Color::Black && !cell.black && cell.alone && !gap;
        let open_white = ply.color == Color::White && cell.black;
        self.drift = written - board;
        if written != expected || beside_black || open_white {
            ply.signals |= Signals::NUMBER;
            self.record.numbers.push(NumberFault {
                span: cell.number_span,
                written: cell.number,
                expected: u16::try_from(expected.max(0)).unwrap_or(u16::MAX),
                entry: entry as u32,
                beside_black,
                open_white,
            });
        }
    }

    /// Leaves the rest of the cells unreached.
    fn stop(&mut self, at: usize) -> usize {
        for cell in &self.cells[at..] {
            self.push(Some(cell), WrittenMove::UNREAD, Status::Unreached, Signals::UNREACHED);
        }
        self.cells.len()
    }

    fn finish(mut self) {
        if self.open {
            self.close();
        } else {
            self.record.end = Some(self.position);
        }
        if self.is_sheet() {
            self.note_numbers_left_out();
        }
        let last = self.record.plies.iter().rposition(|ply| ply.ply != 0);
        if let Some((over, _)) = self.record.over {
            if last.is_some_and(|last| last as u32 > over) || self.record.signals.any(Signals::UNREACHED) {
                self.record.signals |= Signals::PLAYED_ON;
            } else {
                self.record.over = None;
            }
        }
        if let Some(end) = &self.record.end
            && end.state() != State::Ongoing
        {
            self.record.signals |= Signals::ENDED;
        }
    }

    /// Notes White's moves without a number on a sheet that numbers nearly all of them.
    fn note_numbers_left_out(&mut self) {
        if self.record.numbers.iter().any(|fault| fault.beside_black) {
            return;
        }
        let (mut numbered, mut without, mut next) = (0, Vec::new(), 0);
        for cell in self.cells {
            let entries = self.record.entries_of_cell(next, cell.span);
            next = entries.end;
            let Some(ply) = self.record.plies.get(entries.start).filter(|_| !entries.is_empty()) else { continue };
            let white = ply.color == Color::White && !matches!(ply.status, Status::Extra | Status::Unreached);
            match cell.number {
                0 if white && !ply.signals.any(Signals::LAST_MAY_BE_RESULT) => without.push(entries.start),
                1.. if white => numbered += 1,
                _ => {}
            }
        }
        if numbered >= LEAST_NUMBERED && without.len() * 4 <= numbered {
            for entry in without {
                self.record.plies[entry].signals |= Signals::NUMBERS_LEFT_OUT;
                self.record.signals |= Signals::NUMBERS_LEFT_OUT;
            }
        }
    }

    /// Notes that the game is over if the last move left no men to mate with.
    #[inline]
    fn watch_material(&mut self, entry: usize, after: &Position) {
        if self.record.over.is_none() && after.dead_by_material() {
            self.record.over = Some((entry as u32, State::DeadPosition));
        }
    }

    /// Castling in the last place may be the double loss all the same.
    fn doubt_last(&mut self, at: usize) {
        let Some(written) = self.record.plies.last().map(|ply| ply.written) else { return };
        // The move is played: White was to move if Black is now.
        let white = self.position.turn() == Color::Black;
        let zeros = written.kind == Kind::Castle(Side::King) && written.marks.has(Marks::CASTLE_ZERO);
        if white && zeros && self.is_lone_last(at) {
            let signals = Signals::LAST_MAY_BE_RESULT;
            self.record.signals |= signals;
            if let Some(ply) = self.record.plies.last_mut() {
                ply.signals |= signals;
            }
        }
    }

    /// Whether a cell stands last, no result follows, and it has no number on a sheet that has numbers.
    fn is_lone_last(&self, at: usize) -> bool {
        at + 1 == self.cells.len()
            && self.record.result.is_none()
            && self.cells[at].number == 0
            && self.cells.iter().any(|cell| cell.number != 0)
    }

    /// Whether a `0-0` in the last place may be the double loss: where no result follows, and a White move would have
    /// its number before it.
    fn may_be_result(&self, at: usize, written: &WrittenMove) -> bool {
        let zeros = written.kind == Kind::Castle(Side::King) && written.marks.has(Marks::CASTLE_ZERO);
        zeros && self.clock().0 == Color::White && self.is_lone_last(at)
    }

    fn is_sheet(&self) -> bool {
        self.sheet.score.dialect == Dialect::Sheet
    }
}
