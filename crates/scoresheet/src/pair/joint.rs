//! The joint game: one row for each half-move that either sheet tells of, with what each sheet says there. Each sheet is
//! followed on a board of its own; the two boards are one until the sheets part, and again when nothing tells them apart.

use super::align::{Beside, Step, align};
use super::likely;
use super::sheet::{Cell, Meaning, Sheet};
use planilla_board::{Color, Move, Position};

/// One half-move of the joint game, or a cell that stands for none.
#[derive(Clone, Debug)]
pub struct JointPly {
    /// The ply on the board, from 1; 0 for a cell that stands for none.
    pub ply: u32,
    /// The number of the move.
    pub number: u16,
    /// Who plays it.
    pub color: Color,
    /// The position before it on each sheet, White's first; the same until the sheets part.
    pub before: [Position; 2],
    /// The entry (an index) of each sheet's record.
    pub entries: [Option<u32>; 2],
    /// What each sheet says.
    pub meanings: [Meaning; 2],
    /// What comes of it.
    pub outcome: JointOutcome,
}

impl JointPly {
    /// Whether both sheets write the same move.
    pub(super) fn is_same(&self) -> bool {
        self.outcome == JointOutcome::Alike || self.meanings[0] == self.meanings[1]
    }
}

/// What comes of what two sheets say of a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JointOutcome {
    /// Both name the move by themselves.
    Agreed(Move),
    /// Not both do, or not the same; and this is what it was.
    Settled(Move, SettledBy),
    /// The sheets name different moves, and nothing tells which was played.
    Parted,
    /// Both write the same, but on boards that differ since the sheets parted.
    Alike,
    /// Both sheets have the same move, which is not possible.
    SameIllegal,
    /// Nothing tells what was played.
    Open,
    /// A cell that stands for no half-move.
    Extra,
    /// Cells behind where the game can be followed.
    Unreached,
}

impl JointOutcome {
    /// The move, if it is known.
    pub fn played(self) -> Option<Move> {
        match self {
            JointOutcome::Agreed(played) | JointOutcome::Settled(played, _) => Some(played),
            _ => None,
        }
    }
}

/// By what it is settled which move was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettledBy {
    /// By White's sheet.
    White,
    /// By Black's sheet.
    Black,
    /// By both together: only one move fits both.
    Both,
    /// By the moves that follow.
    Moves,
}

impl SettledBy {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            SettledBy::White => "white",
            SettledBy::Black => "black",
            SettledBy::Both => "both",
            SettledBy::Moves => "moves",
        }
    }

    /// By the sheet of a player.
    pub(super) const fn sheet(color: Color) -> SettledBy {
        match color {
            Color::White => SettledBy::White,
            Color::Black => SettledBy::Black,
        }
    }
}

/// A place of the joint game, before anything is played: the cell of each sheet (an index of its cells).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slot {
    pub(super) cells: [Option<usize>; 2],
    /// What the leading sheet was taken for there, and the position after it on its own board.
    pub(super) taken: Option<(Move, Position)>,
    /// The cell stands for no half-move.
    pub(super) extra: bool,
    /// It lies behind where the game can be followed.
    pub(super) lost: bool,
    /// The move that the rest of both sheets asks for, where neither tells the game by itself, and whether it is the later moves
    /// that do.
    pub(super) asked: Option<(Move, bool)>,
}

/// The joint game of two sheets, laid out by the one that tells more.
pub(super) fn joint(sheets: &[Sheet<'_>; 2]) -> Vec<JointPly> {
    let lead = lead(sheets);
    // A sheet that replays as written tells the game; where none does, the most likely one is laid beside both.
    let broken = sheets.iter().all(|sheet| {
        let cells = 1..=likely::MOST_CELLS;
        sheet.first_fault().is_some() && !sheet.checked.is_unreadable() && cells.contains(&sheet.cells.len())
    });
    let slots = if broken { likely::slots(sheets) } else { slots(sheets, lead) };
    let slots = beside(sheets, &slots);
    let start = sheets[lead.index()].checked.record.start;
    let mut walk = Walk { sheets, slots: &slots, boards: [start; 2], rows: Vec::with_capacity(slots.len()), ply: 0 };
    for (at, slot) in slots.iter().enumerate() {
        walk.row(at, slot);
    }
    walk.rows
}

/// The sheet by which the game is laid out: the one that tells more, and has less that is wrong.
fn lead(sheets: &[Sheet<'_>; 2]) -> Color {
    let worth = |sheet: &Sheet<'_>| (sheet.told(), sheet.first_fault().unwrap_or(usize::MAX));
    if worth(&sheets[1]) > worth(&sheets[0]) { Color::Black } else { Color::White }
}

/// The cells of both sheets side by side.
fn slots(sheets: &[Sheet<'_>; 2], lead: Color) -> Vec<Slot> {
    let (own, other) = (&sheets[lead.index()], &sheets[(!lead).index()]);
    let record = own.checked.record;
    let entries: Vec<usize> = (0..record.plies.len()).filter(|entry| record.plies[*entry].ply > 0).collect();
    let step = |entry: &usize| Step { before: *record.position_before(*entry), played: record.plies[*entry].played };
    let steps: Vec<Step> = entries.iter().map(step).collect();
    let cell_of = |entry: usize| own.cells.binary_search_by_key(&entry, |cell| cell.entry).ok();
    let slot = |own: Option<usize>, other: Option<usize>| {
        let mut cells = [None; 2];
        (cells[lead.index()], cells[(!lead).index()]) = (own, other);
        Slot { cells, ..Slot::default() }
    };
    let surplus = |from: usize, to: usize| {
        (from..to).filter_map(cell_of).map(|cell| Slot { extra: true, ..slot(Some(cell), None) })
    };
    let (mut slots, mut next) = (Vec::with_capacity(steps.len()), 0);
    for beside in align(&steps, &other.cells) {
        let (step, cell) = match beside {
            Beside::Both { step, cell } => (Some(step), Some(cell)),
            Beside::Step(step) => (Some(step), None),
            Beside::Cell(cell) => (None, Some(cell)),
        };
        let Some(step) = step else {
            // Behind the end of the leading sheet the other is followed on its own board.
            let beyond = entries.last().is_none_or(|last| next > *last);
            let slot = slot(None, cell);
            slots.push(match cell.filter(|_| beyond) {
                Some(cell) => own_slot(other, &other.cells[cell], slot),
                None => Slot { extra: true, ..slot },
            });
            continue;
        };
        let entry = entries[step];
        slots.extend(surplus(next, entry));
        next = entry + 1;
        let taken = steps[step].played.map(|played| (played, *record.position_before(next)));
        slots.push(Slot { taken, ..slot(cell_of(entry), cell) });
    }
    slots.extend(surplus(next, record.plies.len()));
    leave_off(sheets, slots)
}

/// A cell behind the end of the leading sheet, as its own sheet has it.
fn own_slot(sheet: &Sheet<'_>, cell: &Cell, slot: Slot) -> Slot {
    let record = sheet.checked.record;
    let ply = &record.plies[cell.entry];
    let taken = ply.played.filter(|_| ply.ply > 0).map(|played| (played, *record.position_before(cell.entry + 1)));
    Slot { taken, extra: ply.ply == 0, ..slot }
}

/// Cells that stand for no half-move, those that say the same on both sheets side by side.
fn beside(sheets: &[Sheet<'_>; 2], slots: &[Slot]) -> Vec<Slot> {
    let mut beside: Vec<Slot> = Vec::with_capacity(slots.len());
    for run in slots.chunk_by(|one, next| one.extra && next.extra) {
        if !run[0].extra {
            beside.extend(run);
            continue;
        }
        let cells = |side: usize| run.iter().filter_map(|slot| slot.cells[side]).collect::<Vec<usize>>();
        let (white, black) = (cells(0), cells(1));
        let same = white.iter().zip(&black).take_while(|(one, other)| is_same(sheets, **one, **other)).count();
        let both = white.iter().zip(&black).take(same).map(|(one, other)| [Some(*one), Some(*other)]);
        let one = white.iter().skip(same).map(|cell| [Some(*cell), None]);
        let other = black.iter().skip(same).map(|cell| [None, Some(*cell)]);
        beside.extend(both.chain(one).chain(other).map(|cells| Slot { cells, extra: true, ..Slot::default() }));
    }
    beside
}

/// Whether a cell of White's sheet and one of Black's say the same.
fn is_same(sheets: &[Sheet<'_>; 2], white: usize, black: usize) -> bool {
    let (one, other) = (&sheets[0].cells[white], &sheets[1].cells[black]);
    one.names_what(other) || sheets[0].written(one.entry) == sheets[1].written(other.entry)
}

/// What lies behind the last half-move that can be followed, side by side.
pub(super) fn leave_off(sheets: &[Sheet<'_>; 2], mut slots: Vec<Slot>) -> Vec<Slot> {
    let end = slots.iter().rposition(|slot| slot.taken.is_some()).map_or(0, |last| last + 1);
    let rest = slots.split_off(end);
    let cells = |side: usize| rest.iter().filter_map(|slot| slot.cells[side]).collect::<Vec<usize>>();
    let (white, black) = (cells(0), cells(1));
    let (mut one, mut other) = (0, 0);
    while one < white.len() || other < black.len() {
        // A few cells too many on one sheet are stepped over where both then go on alike.
        let goes_on = |ahead: [usize; 2]| {
            let next = white.get(one + ahead[0]).zip(black.get(other + ahead[1]));
            next.is_some_and(|(one, other)| is_same(sheets, *one, *other))
        };
        let ways = [[0, 0], [1, 0], [0, 1], [2, 0], [0, 2]];
        let [skip_white, skip_black] = ways.into_iter().find(|ahead| goes_on(*ahead)).unwrap_or([0, 0]);
        for _ in 0..skip_white {
            slots.push(Slot { cells: [Some(white[one]), None], lost: true, ..Slot::default() });
            one += 1;
        }
        for _ in 0..skip_black {
            slots.push(Slot { cells: [None, Some(black[other])], lost: true, ..Slot::default() });
            other += 1;
        }
        let cells = [white.get(one).copied(), black.get(other).copied()];
        slots.push(Slot { cells, lost: true, ..Slot::default() });
        (one, other) = (one + 1, other + 1);
    }
    slots
}

/// So many half-moves are looked ahead to see which of two moves goes with the rest.
const AHEAD: usize = 40;

/// The way along both sheets.
struct Walk<'w, 'c> {
    sheets: &'w [Sheet<'c>; 2],
    slots: &'w [Slot],
    boards: [Position; 2],
    rows: Vec<JointPly>,
    ply: u32,
}

impl Walk<'_, '_> {
    fn row(&mut self, at: usize, slot: &Slot) {
        let meanings = Color::ALL.map(|side| self.meaning(slot, side, &self.boards[side.index()]));
        let extra = slot.extra || slot.lost;
        let outcome = match (slot.lost, slot.extra) {
            (true, _) => JointOutcome::Unreached,
            (_, true) => JointOutcome::Extra,
            _ => self.outcome(at, slot, &meanings),
        };
        self.ply += u32::from(!extra);
        let side = Color::ALL.into_iter().find(|side| slot.cells[side.index()].is_some()).unwrap_or(Color::White);
        let board = self.boards[side.index()];
        let entry =
            |side: Color| slot.cells[side.index()].map(|cell| self.sheets[side.index()].cells[cell].entry as u32);
        self.rows.push(JointPly {
            ply: if extra { 0 } else { self.ply },
            number: board.fullmove_number(),
            color: board.turn(),
            before: self.boards,
            entries: Color::ALL.map(entry),
            meanings: meanings.clone(),
            outcome,
        });
        if !extra {
            self.advance(outcome, &meanings, slot.taken);
        }
    }

    /// The cell of a sheet.
    fn cell(&self, slot: &Slot, side: Color) -> Option<&Cell> {
        slot.cells[side.index()].map(|cell| &self.sheets[side.index()].cells[cell])
    }

    /// What the cell of a sheet says on a board.
    fn meaning(&self, slot: &Slot, side: Color, board: &Position) -> Meaning {
        let sheet = &self.sheets[side.index()];
        slot.cells[side.index()].map_or(Meaning::Absent, |cell| sheet.meaning(&sheet.cells[cell], board))
    }

    fn outcome(&self, at: usize, slot: &Slot, meanings: &[Meaning; 2]) -> JointOutcome {
        let [white, black] = meanings;
        if let (Some(one), Some(other)) = (white.one(), black.one())
            && one == other
        {
            return JointOutcome::Agreed(one);
        }
        if let Some(outcome) = self.asked(slot, meanings) {
            return outcome;
        }
        match (white.one(), black.one()) {
            (Some(one), Some(other)) => {
                let alike = self.cell(slot, Color::White).zip(self.cell(slot, Color::Black));
                let alike = alike.is_some_and(|(white, black)| white.agrees_with(black));
                let apart = self.boards[0].key() != self.boards[1].key();
                return if apart && alike { JointOutcome::Alike } else { self.borne_out(at, [one, other]) };
            }
            (Some(one), None) => return self.settled(slot, one, Color::White, black),
            (None, Some(one)) => return self.settled(slot, one, Color::Black, white),
            (None, None) => {}
        }
        if let (Meaning::Several(list), Meaning::Several(others)) = (white, black) {
            let mut both = list.iter().filter(|played| others.contains(played));
            if let (Some(only), None) = (both.next(), both.next()) {
                return JointOutcome::Settled(*only, SettledBy::Both);
            }
        }
        // What both leave open can be settled by what follows on one of them.
        if white.is_open() && black.is_open() {
            let told = |side: Color| self.cell(slot, side).and_then(|cell| cell.told);
            let told = Color::ALL.into_iter().find_map(|side| told(side).filter(|told| self.boards[0].is_legal(*told)));
            if let Some(told) = told.filter(|_| self.boards[0].key() == self.boards[1].key()) {
                return JointOutcome::Settled(told, SettledBy::Moves);
            }
        }
        match (self.cell(slot, Color::White), self.cell(slot, Color::Black)) {
            (Some(one), Some(other)) if *white == Meaning::Illegal && *black == Meaning::Illegal => {
                if one.agrees_with(other) { JointOutcome::SameIllegal } else { JointOutcome::Parted }
            }
            _ => JointOutcome::Open,
        }
    }

    /// The move that the rest of both sheets asks for: what of it is told by one of them is settled by that, what by neither by
    /// the rest. The same move on both sheets stands, whatever else would be likelier.
    fn asked(&self, slot: &Slot, meanings: &[Meaning; 2]) -> Option<JointOutcome> {
        let [white, black] = meanings;
        let told = meanings.iter().filter(|meaning| meaning.one().is_some()).count();
        // Between two moves that could be played only what follows decides.
        let (asked, _) = slot.asked.filter(|(asked, later)| self.boards[0].is_legal(*asked) && (told < 2 || *later))?;
        let whole = self.boards[0].key() == self.boards[1].key();
        let alike = self.cell(slot, Color::White).zip(self.cell(slot, Color::Black));
        let alike = alike.is_some_and(|(one, other)| one.agrees_with(other));
        if !whole || alike || meanings.iter().all(Meaning::is_open) {
            return None;
        }
        let by = match (white.allows(asked), black.allows(asked)) {
            (true, true) => SettledBy::Both,
            (true, false) => SettledBy::White,
            (false, true) => SettledBy::Black,
            // What neither tells is not put in the place of a move that one of them tells and that could be played.
            (false, false) if told == 0 => SettledBy::Moves,
            (false, false) => return None,
        };
        Some(JointOutcome::Settled(asked, by))
    }

    /// What one sheet tells and the other does not. Where the other has several moves of which this is none, they part; and where
    /// they have parted before, the other must say the same on the same board, or say nothing on either while the move can be
    /// played on both.
    fn settled(&self, slot: &Slot, played: Move, side: Color, other: &Meaning) -> JointOutcome {
        let settled = JointOutcome::Settled(played, SettledBy::sheet(side));
        if self.boards[0].key() != self.boards[1].key() {
            let there = self.meaning(slot, !side, &self.boards[side.index()]);
            let silent = other.is_silent() && there.is_silent() && self.boards[(!side).index()].is_legal(played);
            return if silent || there.allows(played) { settled } else { JointOutcome::Open };
        }
        match other {
            Meaning::Several(list) if !list.contains(&played) => JointOutcome::Parted,
            _ => settled,
        }
    }

    /// Two legal moves: one is borne out where the other sheet has a later move that can be played after the first only.
    fn borne_out(&self, at: usize, moves: [Move; 2]) -> JointOutcome {
        match Color::ALL.map(|side| self.is_borne_out(at, side, moves)) {
            [true, false] => JointOutcome::Settled(moves[0], SettledBy::White),
            [false, true] => JointOutcome::Settled(moves[1], SettledBy::Black),
            _ => JointOutcome::Parted,
        }
    }

    /// Whether the other sheet itself bears out the move of a sheet. Two boards that differ by nothing but these moves are
    /// followed, so that what else the sheets do not agree on says nothing.
    fn is_borne_out(&self, at: usize, side: Color, moves: [Move; 2]) -> bool {
        let [mut with, mut without] = self.boards;
        if with.key() != without.key() {
            return false;
        }
        with.play(moves[side.index()]);
        without.play(moves[(!side).index()]);
        let later = self.slots[at + 1..].iter().filter(|slot| !slot.extra && !slot.lost).take(AHEAD);
        for slot in later {
            let theirs = self.meaning(slot, !side, &with);
            let own = self.meaning(slot, side, &with).one();
            let taken = slot.taken.map(|(played, _)| played).filter(|played| with.is_legal(*played));
            let Some(played) = own.or(theirs.one()).or(taken) else { return false };
            let beside = self.meaning(slot, !side, &without);
            if theirs.allows(played) && beside == Meaning::Illegal {
                return true;
            }
            let next = beside.one().filter(|_| theirs.allows(played)).unwrap_or(played);
            if !without.is_legal(next) {
                return false;
            }
            with.play(played);
            without.play(next);
        }
        false
    }

    /// Goes on on both boards: with what was played, with what each sheet says, with what the leading one was taken for.
    fn advance(&mut self, outcome: JointOutcome, meanings: &[Meaning; 2], taken: Option<(Move, Position)>) {
        for side in Color::ALL {
            let board = &mut self.boards[side.index()];
            let (own, other) = (&meanings[side.index()], &meanings[(!side).index()]);
            let ways = [outcome.played(), own.one(), taken.map(|(played, _)| played), other.one()];
            match (ways.into_iter().flatten().find(|way| board.is_legal(*way)), taken) {
                (Some(played), _) => board.play(played),
                (None, Some((_, after))) => *board = after,
                (None, None) => {}
            }
        }
    }
}
