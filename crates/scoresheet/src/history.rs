//! The history of a game: which positions stood more than once (Article 9.2), how long no pawn moved and nothing was
//! captured (Article 9.3), and where that let a player claim a draw or drew the game of itself (Article 9.6).
//!
//! It rests on what is sure in the record and ends at the first entry that is not: rivals that nothing settles, an
//! illegal move, a gap. **Lacks judgement**: whether a claim was made, and what the result ought to be, is for the rules.

use crate::edition::{Edition, Fivefold};
use crate::record::{Ply, Record, Signals, Status};
use planilla_board::{Move, Position};
use std::collections::HashMap;

/// How many half-moves without a pawn move or a capture let a player claim a draw (9.3).
pub const FIFTY: u16 = 100;

/// How many of them draw the game (9.6.2 of the Laws of 2023).
pub const SEVENTY_FIVE: u16 = 150;

/// Between two equal positions lie four half-moves at the least: each player goes and comes back.
pub(crate) const CYCLE: u16 = 4;

/// What the positions of one game have been, told by *places*: place 0 is the start, and place *n* is what stands after
/// the *n*-th half-move. A start that is not that of the game (`FEN`) brings its half-move clock along, but nothing is
/// known of the positions before it.
///
/// ```
/// use planilla::{Checker, Settings};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.e4");
/// let history = checked.record.history();
/// assert_eq!(history.repetitions[0].places, [0, 4, 8]); // the start counts
/// assert_eq!((history.threefold[0].first, history.threefold[0].last), (8, 8));
/// assert_eq!(history.clocks[8..], [8, 0]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The half-move clock at each place.
    pub clocks: Vec<u16>,
    /// The positions that stood more than once, in the order in which they first did.
    pub repetitions: Vec<Repetition>,
    /// Where the player to move could claim the draw by repetition (9.2).
    pub threefold: Vec<Stretch>,
    /// Where the player to move could claim the draw by fifty moves (9.3).
    pub fifty: Vec<Stretch>,
    /// The first place at which a position stood for the fifth time.
    pub fivefold: Option<u32>,
    /// The first at which it did so on consecutive alternate moves of each player, with nothing between.
    pub fivefold_consecutive: Option<u32>,
    /// The first place at which each player had made 75 moves without a pawn move or a capture, unless the last of
    /// them gave checkmate.
    pub seventyfive: Option<u32>,
    /// The entry of the record (an index) from which on nothing is sure; `None` if the history is that of the whole game.
    pub unsure_from: Option<u32>,
    /// The entry that led to each place but the first.
    entries: Vec<u32>,
}

/// A position that stood more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Its identity under Article 9.2 ([`Position::key`]).
    pub key: u64,
    /// The places where it stood.
    pub places: Vec<u32>,
}

/// Places one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The first place.
    pub first: u32,
    /// The last place.
    pub last: u32,
}

/// What draws a game without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawn {
    /// A position stood for the fifth time.
    Fivefold,
    /// Each player made 75 moves without a pawn move or a capture.
    SeventyFive,
}

impl Drawn {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Drawn::Fivefold => "fivefold",
            Drawn::SeventyFive => "seventyfive",
        }
    }
}

impl History {
    /// The history of a record. [`Record::history`] makes it once and keeps it.
    pub fn of(record: &Record) -> History {
        // A last `0-0` that is the result is no move, and nothing follows it.
        History::along(record, |ply| record.told(ply), |extra| extra.signals.any(Signals::LAST_MAY_BE_RESULT))
    }

    /// The history that a game would have if all that is not sure went as the replay supposes.
    pub(crate) fn supposed(record: &Record) -> History {
        History::along(record, |ply| ply.played, |_| true)
    }

    /// The history along what each entry was taken for: an illegal move for the one with which the rest of the game makes
    /// sense. What it tells of places behind the first such entry rests on that entry. It ends where rivals stand that nothing
    /// settles, and at what was taken for nothing.
    ///
    /// ```
    /// use planilla::{Checker, History, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check("laws: 2005\n\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6".as_bytes());
    /// let (sure, taken) = (checked.record.history(), History::as_taken(checked.record));
    /// assert_eq!((sure.last(), sure.unsure_from), (8, Some(8)));
    /// assert_eq!((taken.last(), taken.unsure_from), (12, None));
    /// ```
    pub fn as_taken(record: &Record) -> History {
        History::along(record, |ply| record.sure(ply), |_| true)
    }

    fn along(record: &Record, played: impl Fn(&Ply) -> Option<Move>, passes: impl Fn(&Ply) -> bool) -> History {
        let mut writer = Writer::new(record.start);
        for (entry, ply) in record.plies.iter().enumerate() {
            if ply.status == Status::Extra && passes(ply) {
                continue;
            }
            let Some(played) = played(ply) else {
                writer.history.unsure_from = Some(entry as u32);
                break;
            };
            writer.position.play(played);
            writer.history.entries.push(entry as u32);
            writer.place();
        }
        writer.close()
    }

    /// The last place.
    pub fn last(&self) -> u32 {
        self.entries.len() as u32
    }

    /// The entry of the record (an index) that led to a place; `None` for the start and what is beyond the last.
    pub fn entry_of(&self, place: u32) -> Option<u32> {
        self.entries.get((place as usize).checked_sub(1)?).copied()
    }

    /// The last place to which an entry of the record or one before it led.
    pub(crate) fn place_after(&self, entry: usize) -> u32 {
        self.entries.partition_point(|at| *at as usize <= entry) as u32
    }

    /// The places where the position of a place stood, if it stood more than once.
    pub fn repetition_at(&self, place: u32) -> Option<&Repetition> {
        self.repetitions.iter().find(|repetition| repetition.places.binary_search(&place).is_ok())
    }

    /// The first place at which a fivefold repetition drew the game under an edition of the Laws.
    pub fn fivefold_in(&self, laws: &Edition) -> Option<u32> {
        match laws.fivefold {
            Fivefold::None => None,
            Fivefold::Consecutive => self.fivefold_consecutive,
            Fivefold::Any => self.fivefold,
        }
    }

    /// The first place at which 75 moves drew the game under an edition of the Laws.
    pub fn seventyfive_in(&self, laws: &Edition) -> Option<u32> {
        self.seventyfive.filter(|_| laws.seventyfive)
    }

    /// What draws the game in the last position of a record under an edition of the Laws, if it is all sure.
    pub fn drawn_at_end(&self, laws: &Edition) -> Option<Drawn> {
        let last = self.last();
        let fifth = |least: u32| {
            let places = &self.repetition_at(last)?.places;
            let fifth = places.iter().rev().nth(4)?;
            (least == u32::MAX || last - fifth == least).then_some(Drawn::Fivefold)
        };
        let repeated = match laws.fivefold {
            Fivefold::None => None,
            Fivefold::Consecutive => fifth(4 * u32::from(CYCLE)),
            Fivefold::Any => fifth(u32::MAX),
        };
        let still = self.clocks.last().is_some_and(|clock| *clock >= SEVENTY_FIVE);
        let long = self.seventyfive_in(laws).filter(|_| still).map(|_| Drawn::SeventyFive);
        repeated.or(long).filter(|_| self.unsure_from.is_none())
    }
}

/// Where a key was seen since the last pawn move or capture.
#[derive(Clone, Copy)]
enum Seen {
    Once(u32),
    /// Several times: an index among the repetitions.
    Often(usize),
}

struct Writer {
    history: History,
    position: Position,
    seen: HashMap<u64, Seen>,
}

impl Writer {
    fn new(start: Position) -> Writer {
        let mut writer = Writer { history: History::default(), position: start, seen: HashMap::new() };
        writer.place();
        writer
    }

    /// Takes note of the position that stands now.
    fn place(&mut self) {
        let place = self.history.clocks.len() as u32;
        let clock = self.position.halfmove_clock();
        self.history.clocks.push(clock);
        if clock == 0 {
            // What stood before a pawn move or a capture never comes back.
            self.seen.clear();
        }
        if clock >= FIFTY {
            lengthen(&mut self.history.fifty, place);
        }
        let drawn = clock >= SEVENTY_FIVE && place > 0 && self.history.seventyfive.is_none();
        if drawn && !self.position.is_checkmate() {
            self.history.seventyfive = Some(place);
        }
        self.count(place);
    }

    fn count(&mut self, place: u32) {
        let key = self.position.key();
        let repetitions = &mut self.history.repetitions;
        let seen = self.seen.entry(key).or_insert(Seen::Once(place));
        match *seen {
            Seen::Once(first) if first == place => return,
            Seen::Once(first) => {
                *seen = Seen::Often(repetitions.len());
                repetitions.push(Repetition { key, places: vec![first, place] });
            }
            Seen::Often(index) => repetitions[index].places.push(place),
        }
        let Seen::Often(index) = *seen else { return };
        let places = &repetitions[index].places;
        if places.len() >= 3 {
            lengthen(&mut self.history.threefold, place);
        }
        if let Some(fifth) = places.iter().rev().nth(4) {
            self.history.fivefold.get_or_insert(place);
            if place - fifth == 4 * u32::from(CYCLE) {
                self.history.fivefold_consecutive.get_or_insert(place);
            }
        }
    }

    fn close(mut self) -> History {
        // Where the player to move has no move, the game is over and nothing is left to claim.
        let last = self.history.last();
        if self.history.fifty.last().is_some_and(|stretch| stretch.last == last) && !self.position.has_legal_move() {
            shorten(&mut self.history.fifty);
        }
        self.history.repetitions.sort_by_key(|repetition| repetition.places[0]);
        self.history
    }
}

/// Adds a place to the last stretch, if it follows it, or opens another.
fn lengthen(stretches: &mut Vec<Stretch>, place: u32) {
    match stretches.last_mut() {
        Some(stretch) if stretch.last + 1 == place => stretch.last = place,
        _ => stretches.push(Stretch { first: place, last: place }),
    }
}

/// Takes the last place off the last stretch.
fn shorten(stretches: &mut Vec<Stretch>) {
    if stretches.pop_if(|stretch| stretch.first == stretch.last).is_none()
        && let Some(stretch) = stretches.last_mut()
    {
        stretch.last -= 1;
    }
}

#[cfg(test)]
mod tests;
