//! One sheet of a pair as it is compared: its cells in their order, what each says by itself, and in which column it stands.
//! **Lacks the other sheet.**

use crate::checked::Checked;
use crate::detect::tongue;
use crate::record::{Ply, Status};
use crate::replay::each_fit;
use planilla_board::{Color, Move, Position};
use planilla_notation::{ItemKind, Kind, Laxity, Target, WrittenMove};
use std::collections::HashMap;
use std::ops::Range;

/// What a cell says in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// One legal move.
    Move(Move),
    /// Any of several legal moves.
    Several(Vec<Move>),
    /// A move that is not legal.
    Illegal,
    /// No move.
    Unread,
    /// A place left open.
    Gap,
    /// The sheet has no cell there.
    Absent,
}

impl Meaning {
    /// The move, if it is one.
    pub fn one(&self) -> Option<Move> {
        match self {
            Meaning::Move(played) => Some(*played),
            _ => None,
        }
    }

    /// Whether the sheet has nothing there.
    pub fn is_open(&self) -> bool {
        matches!(self, Meaning::Gap | Meaning::Absent)
    }

    /// Whether it names no move that could be played.
    pub(super) fn is_silent(&self) -> bool {
        matches!(self, Meaning::Illegal | Meaning::Unread | Meaning::Gap | Meaning::Absent)
    }

    /// Whether the move is one of those that it says.
    pub fn allows(&self, played: Move) -> bool {
        match self {
            Meaning::Move(own) => *own == played,
            Meaning::Several(list) => list.contains(&played),
            _ => false,
        }
    }
}

/// One cell.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// Its entry of the record.
    pub entry: usize,
    /// The number of its row, if one is written.
    pub number: Option<u16>,
    /// The column it stands in, if a number tells.
    pub column: Option<Color>,
    /// The move that the sheet tells by itself.
    pub told: Option<Move>,
    /// Whether it is left open.
    pub is_gap: bool,
    /// What it can be read as, the nearest to the letter first.
    pub readings: Vec<WrittenMove>,
}

/// A sheet of a pair.
pub(super) struct Sheet<'c> {
    pub checked: &'c Checked<'c>,
    pub text: &'c str,
    pub cells: Vec<Cell>,
}

impl<'c> Sheet<'c> {
    pub(super) fn new(checked: &'c Checked<'c>) -> Sheet<'c> {
        let (text, record) = (&*checked.source.text, checked.record);
        let tongue = tongue(checked.language.language);
        let columns = columns(checked);
        let mut cells = Vec::with_capacity(record.plies.len());
        for (entry, ply) in record.plies.iter().enumerate() {
            let Some(span) = ply.span else { continue };
            let of_it = columns.get(&span.range());
            let mut readings: Vec<WrittenMove> = tongue.reader.read(span.of(text)).iter().copied().collect();
            // A letter of another language was understood by the replay.
            if readings.iter().all(|reading| reading.kind != ply.written.kind) {
                readings.push(ply.written);
            }
            let is_gap = readings.iter().any(|reading| reading.kind == Kind::Gap);
            readings.retain(|reading| !matches!(reading.kind, Kind::Gap | Kind::Unread));
            cells.push(Cell {
                entry,
                number: of_it.and_then(|column| column.number),
                column: of_it.and_then(|column| column.color),
                told: record.told(ply),
                is_gap: is_gap && readings.is_empty(),
                readings,
            });
        }
        Sheet { checked, text, cells }
    }

    pub(super) fn ply(&self, entry: usize) -> &'c Ply {
        &self.checked.record.plies[entry]
    }

    /// The text of an entry; empty where the sheet has none.
    pub(super) fn written(&self, entry: usize) -> &'c str {
        self.ply(entry).span.map_or("", |span| span.of(self.text))
    }

    /// The first entry that is not possible, no move, open between rivals, or not reached; `None` for a sheet that replays
    /// as written.
    pub(super) fn first_fault(&self) -> Option<usize> {
        let record = self.checked.record;
        if self.checked.refused.is_some() {
            return Some(0);
        }
        record.plies.iter().position(|ply| ply.status != Status::Extra && record.told(ply).is_none())
    }

    /// How many moves it tells.
    pub(super) fn told(&self) -> usize {
        let record = self.checked.record;
        if self.checked.refused.is_some() { 0 } else { record.plies.iter().filter_map(|ply| record.told(ply)).count() }
    }

    /// What a cell says in a position.
    pub(super) fn meaning(&self, cell: &Cell, position: &Position) -> Meaning {
        if cell.is_gap {
            return Meaning::Gap;
        }
        let record = self.checked.record;
        let same = self.checked.refused.is_none() && record.position_before(cell.entry).key() == position.key();
        if let Some(told) = cell.told.filter(|told| same && position.is_legal(*told)) {
            return Meaning::Move(told);
        }
        for laxity in Laxity::ALL {
            let mut fits: Vec<Move> = Vec::new();
            for written in cell.readings.iter().filter(|written| written.laxity == laxity) {
                each_fit(position, written, |played| {
                    if !fits.contains(&played) {
                        fits.push(played);
                    }
                });
            }
            match fits.as_slice() {
                [] => {}
                [only] => return Meaning::Move(*only),
                _ => return Meaning::Several(fits),
            }
        }
        if cell.readings.is_empty() { Meaning::Unread } else { Meaning::Illegal }
    }
}

impl Cell {
    /// Whether it can be read as a move of a position, or was told to be that move.
    pub(super) fn fits(&self, position: &Position, played: Move) -> bool {
        self.told == Some(played) || self.reading_of(position, played).is_some()
    }

    /// The reading by which it is a move of a position.
    pub(super) fn reading_of(&self, position: &Position, played: Move) -> Option<&WrittenMove> {
        self.readings.iter().filter(|written| may_be(written, played)).find(|written| {
            let mut fits = false;
            each_fit(position, written, |other| fits |= other == played);
            fits
        })
    }

    /// Whether two cells, perhaps in two languages, name the same in the same form.
    pub(super) fn names_what(&self, other: &Cell) -> bool {
        self.first_kind().is_some() && self.first_kind() == other.first_kind()
    }

    /// Whether two cells, perhaps in two languages and forms, can name the same move.
    pub(super) fn agrees_with(&self, other: &Cell) -> bool {
        self.first_kind().zip(other.first_kind()).is_some_and(|(one, other)| one.agrees_with(other))
    }

    fn first_kind(&self) -> Option<Kind> {
        self.readings.first().map(|written| written.kind)
    }
}

/// Whether the squares that are written can be those of the move; for a first look.
fn may_be(written: &WrittenMove, played: Move) -> bool {
    match written.kind {
        Kind::Man(man) => match man.target {
            Target::Square(to) | Target::ManAt(_, to) => to == played.to(),
            Target::File(file) => file == played.to().file(),
            Target::Man(_) => true,
        },
        Kind::Castle(_) | Kind::Relative(_) => true,
        Kind::Gap | Kind::Unread => false,
    }
}

/// The row and column of a cell.
struct Column {
    number: Option<u16>,
    color: Option<Color>,
}

/// The row and column of each cell of the main line, as the numbers tell them.
fn columns(checked: &Checked<'_>) -> HashMap<Range<usize>, Column> {
    let (mut columns, mut depth, mut next) = (HashMap::new(), 0_usize, None);
    for item in &checked.score.items {
        match item.kind {
            ItemKind::VariationStart => depth += 1,
            ItemKind::VariationEnd => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            ItemKind::Number { number, black } => {
                next = Some((number, if black { Color::Black } else { Color::White }));
            }
            ItemKind::Cell => {
                let (number, color) = next.unzip();
                columns.insert(item.span.range(), Column { number, color });
                next = match next {
                    Some((number, Color::White)) => Some((number, Color::Black)),
                    // A third cell behind a number stands in no column.
                    _ => None,
                };
            }
            _ => {}
        }
    }
    columns
}
