//! Where the fields of a record `001` stand. As a rule they stand in their columns. Where one does not fit, those behind it are
//! looked for to the side: a blank too many, a name that a program padded by its bytes, a column that was cut away. What is
//! found holds for all fields behind it, and is said once.

use crate::code::Code;
use crate::columns::{Cell, Row};
use crate::fault::FaultKind;
use crate::field::Field;
use crate::points::Points;
use crate::reader::Reading;

/// The fields of a record before its rounds, with their first and last columns (TRF26, player section).
const FIELDS: [(Field, usize, usize); 10] = [
    (Field::StartingRank, 5, 8),
    (Field::Sex, 10, 10),
    (Field::Title, 11, 13),
    (Field::Name, 15, 47),
    (Field::Rating, 49, 52),
    (Field::Federation, 54, 56),
    (Field::FideNumber, 58, 68),
    (Field::BirthDate, 70, 79),
    (Field::Points, 81, 84),
    (Field::Rank, 86, 89),
];

/// The places of the name, the rating and the rank among them.
const NAME: usize = 3;
const RATING: usize = 4;
const RANK: usize = 9;

/// The columns of a name.
const NAME_WIDTH: usize = 33;

/// The fields of a round, with their columns in the first one.
const ROUND: [(Field, usize, usize); 3] = [(Field::Opponent, 92, 95), (Field::Colour, 97, 97), (Field::Result, 99, 99)];

/// The first column of the first round, and the fields of a round.
pub(crate) const ROUNDS: usize = ROUND[0].1;
pub(crate) const STATIC: usize = FIELDS.len();
pub(crate) const PER_ROUND: usize = ROUND.len();

/// A round has so many columns.
pub(crate) const ROUND_WIDTH: usize = 10;

/// How far to the side fields are looked for in any case, the nearest first; before the rounds, and behind a name.
const NEAR: isize = 4;
const FAR: isize = 14;
const FARTHEST: isize = 34;
/// How far to the right of its columns a rating is looked for behind a name that is too long.
const BEHIND_NAME: isize = 90;

/// How many fields are held against a shift, and how many of them have to be there: more of them where it is a far one.
const AHEAD: usize = 6;
const THERE: usize = 2;
const THERE_FAR: usize = 4;

/// The titles, as TRF16 writes them and in the one letter of TRF06.
const TITLES: [&str; 18] =
    ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "G", "M", "WG", "F", "WM", "C", "WF", "WC", "HM", "H"];

/// A field by its place in the record.
fn slot(at: usize) -> (Field, usize, usize) {
    match at.checked_sub(STATIC) {
        None => FIELDS[at],
        Some(at) => {
            let (field, from, to) = ROUND[at % PER_ROUND];
            let add = at / PER_ROUND * ROUND_WIDTH;
            (field, from + add, to + add)
        }
    }
}

/// The columns of a field before the rounds.
pub(crate) fn columns(field: Field) -> (usize, usize) {
    FIELDS.iter().find(|(other, ..)| *other == field).map_or((0, 0), |&(_, from, to)| (from, to))
}

/// A column so far to the side.
fn moved(column: usize, shift: isize) -> usize {
    column.saturating_add_signed(shift)
}

/// From a field on, what is read stands so many columns to the right.
#[derive(Clone, Copy)]
struct Step {
    from: usize,
    shift: isize,
    /// The field before it that is not there.
    lost: Option<usize>,
}

/// How a field does where it stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    Blank,
    Good,
    Bad,
}

/// A record that is read from left to right.
pub(crate) struct Walk<'r, 't> {
    row: &'r Row<'t>,
    steps: Vec<Step>,
    next: usize,
    slots: usize,
    /// How many of the steps have been told.
    told: usize,
    /// The fields that do not fit, wherever they are looked for.
    bad: Vec<usize>,
}

impl<'r, 't> Walk<'r, 't> {
    /// The fields of a record with so many rounds, wherever they stand.
    pub(crate) fn new(row: &'r Row<'t>, rounds: usize) -> Walk<'r, 't> {
        let mut walk =
            Walk { row, steps: Vec::new(), next: 0, slots: STATIC + rounds * PER_ROUND, told: 0, bad: Vec::new() };
        walk.lay_out();
        walk
    }

    /// The next field where it stands, and its own columns.
    pub(crate) fn take(&mut self, reading: &mut Reading) -> (Cell<'t>, (usize, usize)) {
        let at = self.next;
        self.next += 1;
        let (field, from, to) = slot(at);
        if let Some(step) = self.steps.get(self.told).filter(|step| step.lost.unwrap_or(step.from) <= at) {
            self.told += 1;
            if let Some(kind) = self.shifted(*step) {
                reading.fault(kind, self.cell(step.from).span);
            }
        }
        let cell = self.cell(at);
        if !self.bad.contains(&at) {
            return (cell, (from, to));
        }
        if is_written_as(field, cell.text) {
            // The field is right as far as it goes: what stands between the columns is not.
            reading.fault(FaultKind::Overrun { field, columns: (from, to) }, cell.span);
            return (cell, (from, to));
        }
        reading.field(field, &cell, (from, to));
        let text = if field == Field::Title { cell.text } else { "" };
        (Cell { text, span: cell.span }, (from, to))
    }

    /// Whether the column of a field was cut away.
    pub(crate) fn lacks(&self, field: Field) -> bool {
        let lost = |step: &Step| {
            let before = step.from.checked_sub(1 + usize::from(step.lost.is_some())).map_or(0, |at| self.shift(at));
            self.lost(*step, before).is_some_and(|at| slot(at).0 == field)
        };
        self.steps.iter().any(lost)
    }

    /// What is said of a step; nothing of one that leads back to the columns.
    fn shifted(&self, step: Step) -> Option<FaultKind> {
        let (field, column, _) = slot(step.from);
        let before = step.from.checked_sub(1 + usize::from(step.lost.is_some())).map_or(0, |at| self.shift(at));
        let by = i8::try_from(step.shift).unwrap_or_default();
        if step.shift == 0 {
            return None;
        }
        let more = self.bytes_more();
        // A name of so many bytes as the field has columns, or more, was not padded at all.
        let is_full = || self.cell(NAME).text.len() >= NAME_WIDTH && step.shift < before && before - step.shift <= more;
        if step.from == RATING && more > 0 && (before - step.shift == more || is_full()) {
            return Some(FaultKind::PaddedByBytes { by });
        }
        let name = self.cell(NAME).text.chars().count();
        if step.from == RATING && step.shift > before && name > NAME_WIDTH {
            return Some(FaultKind::NameLong { by: by.unsigned_abs() });
        }
        let lost = self.lost(step, before).map(|at| slot(at).0);
        Some(FaultKind::Shifted { field, by, column, lost })
    }

    /// The field whose column was cut away, if a step is as wide as one that is not there.
    fn lost(&self, step: Step, before: isize) -> Option<usize> {
        let wide = |at: &usize| {
            let (_, from, to) = slot(*at);
            let gap = slot(at + 1).1 - to - 1;
            let width = (to + 1 - from).cast_signed();
            (0..=gap.cast_signed()).any(|gap| before - step.shift == width + gap) && *at < STATIC && width > 2
        };
        let blank = |at: &usize, shift| {
            let (_, from, to) = slot(*at);
            self.row.is_blank(moved(from, shift), moved(to, shift))
        };
        let own = Some(step.from).filter(|at| wide(at) && blank(at, step.shift));
        let earlier = || step.from.checked_sub(1).filter(|at| wide(at) && blank(at, before));
        step.lost.or(own).or_else(earlier)
    }

    /// Looks for the fields that do not fit, and goes on from where they are found.
    fn lay_out(&mut self) {
        let mut at = 0;
        while at < self.slots {
            if self.is_lost(at) || self.fit(at, self.shift(at), self.before(at)) != Fit::Bad {
                at += 1;
                continue;
            }
            if let Some((step, reach)) = self.find(at) {
                self.steps.retain(|earlier| earlier.from < step.from);
                self.bad.retain(|&bad| bad < step.from && Some(bad) != step.lost);
                self.steps.push(step);
                at = reach.max(at + 1);
            } else {
                self.bad.push(at);
                at += 1;
            }
        }
    }

    /// The step that the most fields behind a place fit, the plainest of several, and the first field that does not fit it.
    fn find(&self, at: usize) -> Option<(Step, usize)> {
        let mut best: Option<(Step, usize)> = None;
        let mut consider = |from: usize, by: isize, lost: Option<usize>| {
            let before = lost.unwrap_or(from).checked_sub(1).map_or(0, |at| self.shift(at));
            let step = Step { from, shift: before + by, lost };
            let behind = lost.unwrap_or(from).checked_sub(1).map(|at| (at, self.shift(at)));
            let reach = self.reach(step, by, behind).filter(|&reach| reach > at);
            if let Some(reach) = reach.filter(|&reach| best.is_none_or(|(_, best)| best < reach)) {
                best = Some((step, reach));
            }
        };
        // Fields before it that are blank where they should stand may be what stands to the side.
        let blank = |at: &usize| self.cell(*at).is_blank();
        let blanks: Vec<usize> = (at.saturating_sub(2)..at).rev().take_while(blank).collect();
        if at >= STATIC {
            let own_round = (at - STATIC) % PER_ROUND;
            for from in std::iter::once(at).chain(blanks.into_iter().take(own_round)) {
                for by in near(NEAR) {
                    consider(from, by, None);
                }
            }
            return best;
        }
        // What stands right before the name is part of it: then it is the name that stands elsewhere.
        let column = moved(slot(NAME).1, self.shift(NAME));
        let begins = at != NAME || self.before(at).is_none_or(|(before, own)| self.is_free(before, own, column));
        if (NAME..=RATING + 2).contains(&at) && begins && self.bytes_more() > 0 {
            consider(RATING, -self.bytes_more(), None);
        }
        for by in near(NEAR) {
            consider(at, by, None);
        }
        for lost in (at.saturating_sub(3).max(1)..=at).rev() {
            // Of points and rank, which are as wide, points have a fraction.
            if lost == RANK && !self.cell(lost - 1).text.contains(['.', ',']) {
                continue;
            }
            let (_, from, to) = slot(lost);
            let width = (to + 1 - from).cast_signed();
            let gap = (slot(lost + 1).1 - to - 1).cast_signed();
            for cut in (0..=gap).rev().map(|gap| width + gap) {
                consider(lost + 1, -cut, Some(lost));
            }
        }
        for by in near(NEAR) {
            consider(at + 1, by, None);
        }
        for by in near(if at == RATING { FARTHEST } else { FAR }) {
            consider(at, by, None);
        }
        for from in blanks {
            for by in near(FAR) {
                consider(from, by, None);
            }
        }
        if at == RATING {
            (FARTHEST + 1..=BEHIND_NAME).for_each(|by| consider(at, by, None));
        }
        if at == NAME && begins {
            for by in near(FARTHEST) {
                consider(RATING, by, None);
            }
        }
        best
    }

    /// The first field from a step on that does not fit it, if enough of them do; behind a field with its shift.
    fn reach(&self, step: Step, by: isize, behind: Option<(usize, isize)>) -> Option<usize> {
        let (mut at, mut there) = (step.from, 0);
        let mut last = behind;
        while at < self.slots {
            match self.fit(at, step.shift, last) {
                Fit::Bad => break,
                Fit::Blank => {}
                Fit::Good => there += 1,
            }
            last = Some((at, step.shift));
            at += 1;
        }
        let left = self.slots.saturating_sub(step.from);
        let far = by.abs() > NEAR || step.lost.is_some();
        let wanted = if far { THERE_FAR } else { THERE };
        (at - step.from >= AHEAD.min(left) && there >= wanted.min(left) && left > 0).then_some(at)
    }

    /// The shift at a field.
    fn shift(&self, at: usize) -> isize {
        self.steps.iter().rev().find(|step| step.from <= at).map_or(0, |step| step.shift)
    }

    fn is_lost(&self, at: usize) -> bool {
        self.steps.iter().any(|step| step.lost == Some(at))
    }

    /// The field before a field that is there, with its shift.
    fn before(&self, at: usize) -> Option<(usize, isize)> {
        let before = (0..at).rev().find(|&before| !self.is_lost(before))?;
        Some((before, self.shift(before)))
    }

    /// How many bytes more the name has than characters: so many columns are missing where it is padded by its bytes.
    fn bytes_more(&self) -> isize {
        let (_, from, to) = slot(NAME);
        let name = self.row.cell(from, to).text;
        // The rating may stand in the name's columns.
        let name = name.split("  ").next().unwrap_or_default();
        (name.len() - name.chars().count()).cast_signed()
    }

    /// What stands in a field's columns, and no more than the next field leaves it.
    fn cell(&self, at: usize) -> Cell<'t> {
        let (_, from, to) = slot(at);
        let shift = self.shift(at);
        if self.is_lost(at) {
            return self.row.cell(moved(from, shift), moved(from, shift) - 1);
        }
        let next = self.steps.iter().find(|step| step.from > at && (at + 1..step.from).all(|at| self.is_lost(at)));
        let to = match next {
            Some(step) if at == NAME => moved(slot(step.from).1, step.shift) - 1,
            Some(step) => moved(to, shift).min(moved(slot(step.from).1, step.shift) - 1),
            None => moved(to, shift),
        };
        self.row.cell(moved(from, shift), to)
    }

    /// How a field does so far to the side, behind another.
    fn fit(&self, at: usize, shift: isize, before: Option<(usize, isize)>) -> Fit {
        let (field, from, to) = slot(at);
        let is_in = |column: usize| column.checked_add_signed(shift).is_some_and(|column| column > 3);
        if !is_in(from) {
            return Fit::Bad;
        }
        let (from, to) = (moved(from, shift), moved(to, shift));
        let blank = |from: usize, to: usize| from > to || self.row.is_blank(from, to);
        // What stands between this field and its neighbours is blank. The letters of sex and title have nothing between them.
        let is_free = match before {
            None => blank(4, from - 1),
            Some((before, own)) => self.is_free(before, own, from),
        };
        let after = if at + 1 < self.slots { moved(slot(at + 1).1, shift) - 1 } else { to + 1 };
        let is_name = at == NAME;
        if !is_free || !(blank(to + 1, after) || (is_name && self.steps.iter().any(|step| step.from == RATING))) {
            return Fit::Bad;
        }
        let cell = if is_name && self.shift(at) == shift { self.cell(at) } else { self.row.cell(from, to) };
        match cell.text {
            "" => Fit::Blank,
            text if is_written_as(field, text) => Fit::Good,
            _ => Fit::Bad,
        }
    }

    /// Whether the field before leaves what begins in a column free.
    fn is_free(&self, before: usize, shift: isize, column: usize) -> bool {
        let (field, from, to) = slot(before);
        let (from, to) = (moved(from, shift), moved(to, shift));
        let edge = column - 1;
        let blank = |from: usize, to: usize| from > to || self.row.is_blank(from, to);
        if before == NAME {
            // A name goes as far as it is let.
            let name = self.row.cell(from, edge);
            return from <= edge && blank(edge, edge) && (name.is_blank() || is_written_as(field, name.text));
        }
        blank(to + 1, edge) && (to <= edge || blank(column, to))
    }
}

/// The columns to either side, the nearest first.
fn near(most: isize) -> impl Iterator<Item = isize> {
    (1..=most).flat_map(|by| [by, -by])
}

/// Whether a text has the form that a field takes.
fn is_written_as(field: Field, text: &str) -> bool {
    let digits = || text.bytes().all(|byte| byte.is_ascii_digit());
    match field {
        Field::StartingRank | Field::Rating | Field::FideNumber | Field::Rank | Field::Opponent => digits(),
        Field::Sex => matches!(text, "m" | "w" | "f" | "M" | "W" | "F"),
        Field::Title => TITLES.contains(&text.to_ascii_uppercase().as_str()),
        Field::Federation => text.chars().all(char::is_alphabetic),
        Field::BirthDate => text.bytes().all(|byte| byte.is_ascii_digit() || b"/.- ".contains(&byte)),
        Field::Points => Points::read(text).is_some(),
        Field::Colour => matches!(text, "w" | "b" | "W" | "B" | "-"),
        Field::Result => text.chars().next().and_then(Code::of).is_some(),
        // No name has blanks and then figures in it: these are the next field.
        Field::Name => !has_figures_apart(text) && text.chars().any(char::is_alphabetic),
        _ => true,
    }
}

/// Whether figures stand behind two blanks.
fn has_figures_apart(text: &str) -> bool {
    text.as_bytes().windows(3).any(|bytes| bytes[..2] == *b"  " && bytes[2].is_ascii_digit())
}
