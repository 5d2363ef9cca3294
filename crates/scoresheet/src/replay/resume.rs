//! After a fault: by what policy reading goes on.
//!
//! A cell that no legal move fits is explained in one of these ways, and each is tried on the cells that follow:
//!
//! 1. **near**: a legal move one step from the text was played (another file, rank, hint or piece; the other castling);
//! 2. **any**: some legal move was played, and the text is wrong;
//! 3. **earlier**: a letter's case or a figurine was lost up to eight entries ago, and that move was another one;
//! 4. **left out**: a half-move is missing before the cell;
//! 5. **surplus**: the cell, the row, or a remark stands for no half-move.
//!
//! The way by which most of the next [`WINDOW`] cells make sense is taken, less a price for how far it strays from the
//! sheet. It must explain at least three of them, or all that are left; on the way two further faults are forgiven. A cell
//! with a number that does not agree with the board counts for nothing. When no way does, reading stops, and the rest of
//! the cells is unreached. Before all this, in fast play an illegal move may stand ([`super::stands`]). Nothing is put in the place of the written move: it keeps its text and its status.

use super::branches::{Fit, MOST_BRANCHES};
use super::fit::each_fit;
use super::relative::is_near_relative;
use super::{Cell, Replay};
use crate::record::{Signals, Status};
use planilla_board::{Color, Move, Position, Role, State};
use planilla_notation::{Kind, Laxity, ManMove, Marks, Outcome, Readings, Target, WrittenMove};
use std::collections::HashSet;

/// How many cells are looked at to see whether they make sense.
const WINDOW: usize = 10;

/// How many cells must make sense, if as many are left.
pub(super) const ENOUGH: usize = 3;

/// How far back a lost letter is looked for.
const LOOK_BACK: usize = 8;

/// How many faults of one sheet are followed up.
const MOST_FAULTS: u32 = 100;

/// How many positions may stand for any move at all to be assumed in each.
const FEW: usize = 28;

/// How many faults are forgiven while looking ahead.
const FORGIVEN: u32 = 2;

/// A way to explain a cell that fits no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Near,
    Earlier { entry: usize },
    Any,
    LeftOut,
    Surplus { cells: usize },
}

impl Replay<'_, '_> {
    /// A cell that no legal move fits. Gives the cell to go on with.
    pub(super) fn fault(&mut self, at: usize, readings: &Readings) -> usize {
        if self.game_is_over() {
            return self.stop(at);
        }
        if self.is_double_loss(at, readings) {
            return at + 1;
        }
        if let Some(next) = self.read_two(at) {
            return next;
        }
        self.faults += 1;
        let written = *readings.first();
        if let Some(next) = self.play_on(at, &written) {
            return next;
        }
        let status = if written.kind == Kind::Unread { Status::Unread } else { Status::Illegal };
        let way = if self.faults > MOST_FAULTS { None } else { self.best_way(at, &written) };
        match way {
            Some(Way::LeftOut) if self.insert_missing() => at,
            Some(Way::Surplus { cells }) => {
                for cell in &self.cells[at..at + cells] {
                    let written = *self.sheet.own.reader.read(self.text(cell)).first();
                    self.push(Some(cell), written, Status::Extra, Signals::EXTRA);
                }
                at + cells
            }
            Some(Way::Earlier { entry }) => self.read_again(entry),
            Some(way @ (Way::Near | Way::Any)) => {
                let fits = self.substitutes(way, &written);
                let entry = self.push(Some(&self.cells[at]), written, status, Signals::of_status(status));
                self.record.resumed_at = Some(entry as u32 + 1);
                self.advance(entry, &fits, at)
            }
            Some(Way::LeftOut) | None => {
                let near = self.substitutes(Way::Near, &written);
                let entry = self.push(Some(&self.cells[at]), written, status, Signals::of_status(status));
                self.propose(entry, &near);
                self.record.resumed_at = None;
                self.stop(at + 1)
            }
        }
    }

    /// Where no branch has a legal move the game is over, and what follows was written after its end.
    fn game_is_over(&mut self) -> bool {
        if self.branches.list().iter().any(|branch| branch.position.has_legal_move()) {
            return false;
        }
        let state = self.branches.list().first().map_or(State::Ongoing, |branch| branch.position.state());
        let last = self.record.plies.iter().rposition(|ply| ply.ply != 0).unwrap_or(0);
        self.record.over = Some((last as u32, state));
        true
    }

    /// `0-0` where a result may stand and no castling is possible is the double loss.
    fn is_double_loss(&mut self, at: usize, readings: &Readings) -> bool {
        let double_loss = self.may_be_result(at, readings.first());
        if double_loss {
            let cell = self.cells[at];
            self.push(Some(&cell), *readings.first(), Status::Extra, Signals::LAST_MAY_BE_RESULT);
            self.record.result = Some((Outcome::BothLose, cell.span));
        }
        double_loss
    }

    /// The way that explains most of the cells to come for the least price.
    fn best_way(&self, at: usize, written: &WrittenMove) -> Option<Way> {
        let left = self.cells.len() - at - 1;
        if left == 0 {
            return None;
        }
        let unread = written.kind == Kind::Unread;
        let numbered = self.number_asks_for_a_half_move(&self.cells[at]);
        let needed = ENOUGH.min(left);
        let mut best: Option<(usize, Way)> = None;
        let mut consider = |way, makes_sense: usize, needed: usize, price: usize| {
            let worth = (makes_sense + 8).saturating_sub(price);
            if makes_sense >= needed && best.is_none_or(|(held, _)| worth > held) {
                best = Some((worth, way));
            }
        };
        let near = self.look(self.after_substitutes(Way::Near, written), at + 1);
        if near == left.min(WINDOW) {
            return Some(Way::Near); // all makes sense, by the smallest step
        }
        // Prices, in cells that must make sense to pay for them. A row that repeats the one before to the letter is free.
        consider(Way::Near, near, needed, 2);
        consider(Way::Any, self.look(self.after_substitutes(Way::Any, written), at + 1), needed, 3);
        if let Some((entry, makes_sense)) = self.lost_letter(at) {
            consider(Way::Earlier { entry }, makes_sense, ENOUGH.min(left + 1), 3);
        }
        consider(Way::LeftOut, self.look(after_any(&self.here()), at), ENOUGH, if numbered { 3 } else { 5 });
        for (cells, price) in self.surplus(at, unread) {
            let here = self.here();
            let enough = if price > 3 { ENOUGH } else { ENOUGH.min(self.cells.len() - at - cells) };
            // The numbers may have counted on over a row that was written twice.
            let counted_on = self.look_with(here.clone(), at + cells, Some(self.drift + 1));
            let makes_sense = self.look(here, at + cells).max(if cells == 2 { counted_on } else { 0 });
            consider(Way::Surplus { cells }, makes_sense, enough, price);
        }
        best.map(|(_, way)| way)
    }

    /// How many cells from here on may stand for no half-move, each number with its price: a cell or a row written
    /// twice, remarks that are no moves, and at the highest price any cell.
    fn surplus(&self, at: usize, unread: bool) -> Vec<(usize, usize)> {
        let text = |at: usize| self.text(&self.cells[at]);
        let mut surplus = vec![(1, 6)];
        if at > 0 && text(at) == text(at - 1) {
            surplus[0] = (1, 2);
        }
        if at > 1 && at + 2 < self.cells.len() && text(at) == text(at - 2) && text(at + 1) == text(at - 1) {
            surplus.push((2, 0));
        }
        if unread {
            let remarks = self.cells[at..].iter().take_while(|cell| self.is_no_move(cell)).take(WINDOW).count();
            if at + remarks < self.cells.len() {
                surplus[0] = (remarks.max(1), 3);
            }
        }
        surplus
    }

    fn is_no_move(&self, cell: &Cell) -> bool {
        self.sheet.glosses.of(self.text(cell)).is_empty()
    }

    /// How many of the next cells make sense if a move near the text was played.
    pub(super) fn look_near(&self, written: &WrittenMove, from: usize) -> usize {
        self.look(self.after_substitutes(Way::Near, written), from)
    }

    fn after_substitutes(&self, way: Way, written: &WrittenMove) -> Vec<Position> {
        let after = |(from, fit): &(usize, Fit)| self.branches.list()[*from].position.played(fit.played);
        self.substitutes(way, written).iter().map(after).collect()
    }

    /// The moves that may have been played in the place of a cell.
    fn substitutes(&self, way: Way, written: &WrittenMove) -> Vec<(usize, Fit)> {
        let mut fits = Vec::new();
        let list = self.branches.list();
        if way == Way::Any && list.len() > FEW {
            return fits;
        }
        for (index, branch) in list.iter().enumerate() {
            branch.position.for_each_legal(|played| {
                if way == Way::Any || is_near(&branch.position, played, written) {
                    fits.push((index, Fit { played, written: *written, languages: 0 }));
                }
            });
        }
        fits
    }

    /// Where the game may stand: the one position, or those of the rivals.
    pub(super) fn here(&self) -> Vec<Position> {
        if self.open {
            self.branches.list().iter().map(|branch| branch.position).collect()
        } else {
            vec![self.position]
        }
    }

    /// How many of the next cells make sense from these positions, one after the other; two faults are forgiven where
    /// few positions stand.
    pub(super) fn look(&self, positions: Vec<Position>, from: usize) -> usize {
        self.look_with(positions, from, Some(self.drift))
    }

    /// The same with the numbers of the sheet ahead of the board's by so many; `None`: numbers count for nothing.
    fn look_with(&self, mut positions: Vec<Position>, from: usize, drift: Option<i32>) -> usize {
        let mut makes_sense = 0;
        let mut forgiven = 0;
        let (mut fits, mut seen) = (Vec::new(), HashSet::new());
        for at in from..self.cells.len().min(from + WINDOW) {
            seen.clear();
            positions.retain(|position| seen.insert(position.key()));
            if positions.is_empty() || positions.len() > 2 * MOST_BRANCHES {
                break;
            }
            let readings = self.readings(at);
            fits.clear();
            self.fits_on(positions.iter(), &readings, at, &mut fits);
            if !fits.is_empty() {
                makes_sense += usize::from(number_agrees(&self.cells[at], &positions[0], drift));
                positions = fits.iter().map(|(index, fit)| positions[*index].played(fit.played)).collect();
            } else if readings.first().kind == Kind::Gap || (forgiven < FORGIVEN && positions.len() <= FEW) {
                forgiven += u32::from(readings.first().kind != Kind::Gap);
                let mut next = Vec::new();
                for position in &positions {
                    position.for_each_legal(|played| next.push(position.played(played)));
                }
                positions = next;
            } else {
                break;
            }
        }
        makes_sense
    }

    /// Looks back for a move whose letter may have lost its case or its figurine, such that the cells since then, this
    /// one and the next ones make sense.
    fn lost_letter(&self, at: usize) -> Option<(usize, usize)> {
        if !self.is_sheet() || self.branches.list().len() != 1 || !self.branches.pending().is_empty() {
            return None;
        }
        let last = self.record.plies.len();
        let first = last - LOOK_BACK.min(last);
        let recent = &self.record.plies[first..last];
        if last > at || recent.iter().any(|ply| !ply.status.is_read() || ply.played.is_none()) {
            return None; // entries and cells are not in step any more
        }
        let mut positions = vec![self.record.position_before_uncached(first)];
        for ply in recent {
            let next = positions[positions.len() - 1].played(ply.played?);
            positions.push(next);
        }
        let offset = at - last;
        (first..last)
            .rev()
            .filter_map(|entry| {
                let others = self.other_letters(&positions[entry - first], entry, offset + entry);
                let since = last - entry - 1;
                let makes_sense = self.look(others, offset + entry + 1);
                (makes_sense > since).then(|| (entry, makes_sense - since))
            })
            .max_by_key(|&(_, makes_sense)| makes_sense)
    }

    /// The positions after the moves an entry would be with another letter.
    fn other_letters(&self, position: &Position, entry: usize, at: usize) -> Vec<Position> {
        let mut others = Vec::new();
        self.each_other_letter(position, entry, at, |fit| others.push(position.played(fit.played)));
        others
    }

    fn each_other_letter(&self, position: &Position, entry: usize, at: usize, mut found: impl FnMut(Fit)) {
        let ply = self.record.plies[entry];
        let mut add = |written: WrittenMove| {
            each_fit(position, &written, |played| {
                if Some(played) != ply.played {
                    found(Fit { played, written, languages: 0 });
                }
            });
        };
        for written in &self.readings(at) {
            if written.laxity == Laxity::Case && ply.written.laxity == Laxity::Letter {
                add(*written);
            }
        }
        if let Kind::Man(ManMove {
            role: Some(Role::Pawn),
            file: None,
            target: Target::Square(_),
            promotion: None,
            ..
        }) = ply.written.kind
        {
            let Kind::Man(man) = ply.written.kind else { return };
            for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
                add(WrittenMove { kind: Kind::Man(ManMove { role: Some(role), ..man }), ..ply.written });
            }
        }
    }

    /// Takes the record back to an entry and reads it with another letter.
    fn read_again(&mut self, entry: usize) -> usize {
        let at = self.record.plies[entry].span.and_then(|span| self.cells.iter().position(|cell| cell.span == span));
        let Some(at) = at else { return self.stop(self.cells.len()) };
        let position = self.record.position_before_uncached(entry);
        let mut fits = Vec::new();
        self.each_other_letter(&position, entry, at, |fit| fits.push((0, fit)));
        let ply = self.record.plies[entry];
        self.record.plies.truncate(entry);
        self.plies = ply.ply - 1;
        self.branches.open(position);
        self.position = position;
        let signals = Signals::CASE_DECIDES | ply.signals.and(Signals::NUMBER);
        let entry = self.push(Some(&Cell { number: 0, ..self.cells[at] }), ply.written, Status::Exact, signals);
        self.advance(entry, &fits, at)
    }

    /// Keeps the moves near a faulty entry as its candidates.
    fn propose(&mut self, entry: usize, near: &[(usize, Fit)]) {
        let start = self.record.candidates.len() as u32;
        for (_, fit) in near {
            let candidate = crate::record::Candidate { played: fit.played, languages: self.sheet.own.bit };
            if !self.record.candidates[start as usize..].contains(&candidate) {
                self.record.candidates.push(candidate);
            }
        }
        self.record.plies[entry].candidates = (start, self.record.candidates.len() as u32);
    }

    /// Whether the number before a cell says that a half-move was left out.
    fn number_asks_for_a_half_move(&self, cell: &Cell) -> bool {
        let (turn, number) = self.clock();
        let ahead = i32::from(cell.number) - i32::from(number) - self.drift;
        cell.number != 0
            && match turn {
                Color::White => cell.black && ahead == 0,
                Color::Black => !cell.black && ahead == 1,
            }
    }

    /// Whether a row with a number has one cell only, and that cell makes sense as Black's: White's move is left out. (If
    /// it is White's, the next number shows that Black's is.)
    pub(super) fn row_lacks_white(&self, at: usize) -> bool {
        let cell = &self.cells[at];
        let Some(next) = self.cells.get(at + 1) else { return false };
        let short = cell.number != 0 && !cell.black && !next.black && Some(next.number) == cell.number.checked_add(1);
        if !short || self.clock().0 == Color::Black || self.faults > MOST_FAULTS {
            return false;
        }
        let here = self.here();
        let as_black = self.look(after_any(&here), at);
        let mut as_white = Vec::new();
        let readings = self.readings(at);
        let mut fits = Vec::new();
        self.fits_on(here.iter(), &readings, at, &mut fits);
        as_white.extend(fits.iter().map(|(index, fit)| here[*index].played(fit.played)));
        let as_white = after_any(&as_white);
        let as_white = if as_white.is_empty() { 0 } else { 1 + self.look(as_white, at + 1) };
        let nothing_left_out = self.look_with(here, at, None);
        as_black >= ENOUGH.min(self.cells.len() - at) && as_black > as_white.max(nothing_left_out)
    }

    /// Whether a number that does not fit shows that a half-move was left out: with one the next cells make more sense.
    pub(super) fn number_shows_a_gap(&self, at: usize) -> bool {
        let cell = &self.cells[at];
        if !self.number_asks_for_a_half_move(cell) || self.faults > MOST_FAULTS {
            return false;
        }
        let here = self.here();
        let with = self.look(after_any(&here), at);
        let without = self.look(here, at);
        with >= ENOUGH.min(self.cells.len() - at) && (with > without || (with == without && cell.black))
    }
}

/// Whether the number before a cell, if there is one, is that of a position.
fn number_agrees(cell: &Cell, position: &Position, drift: Option<i32>) -> bool {
    cell.number == 0
        || drift.is_none_or(|drift| i32::from(cell.number) == i32::from(position.fullmove_number()) + drift)
}

/// The positions after any legal move in each of a few; from more than a few nothing is assumed.
fn after_any(positions: &[Position]) -> Vec<Position> {
    let mut after = Vec::new();
    for position in if positions.len() <= FEW { positions } else { &[] } {
        position.for_each_legal(|played| after.push(position.played(played)));
    }
    after
}

/// Whether a legal move is one step from what is written: one of piece, file, rank,
/// promotion, hint or a sign of capture differs. A missing sign of capture is no step, for many leave it out.
pub(crate) fn is_near(position: &Position, played: Move, written: &WrittenMove) -> bool {
    let king = position.king(position.turn()) == played.from();
    let castles = king && played.from().file().index().abs_diff(played.to().file().index()) == 2;
    let man = match written.kind {
        Kind::Castle(_) => return castles,
        Kind::Man(man) if !castles => man,
        Kind::Relative(man) => return is_near_relative(position, played, man, written.marks),
        _ => return false,
    };
    let role = position.role_at(played.from());
    let (file, rank) = match man.target {
        Target::Square(to) | Target::ManAt(_, to) => (to.file() != played.to().file(), to.rank() != played.to().rank()),
        Target::File(file) => (file != played.to().file(), false),
        Target::Man(captured) => (position.role_at(played.to()) != Some(captured), false),
    };
    let hint = man.file.is_some_and(|file| file != played.from().file())
        || man.rank.is_some_and(|rank| rank != played.from().rank());
    let other_man = man.role.is_some() && man.role != role;
    let promotion = man.promotion != played.promotion();
    let capture = written.marks.has(Marks::CAPTURE) && !position.is_capture(played);
    [other_man, file, rank, hint, promotion, capture].into_iter().filter(|differs| *differs).count() == 1
}
