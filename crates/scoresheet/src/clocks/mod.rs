//! What the players' clocks showed: one room for the times that comments of PGN tell (`%clk`, `%egt`, `%emt`), and for those that
//! players write beside their moves. Reports, tables and rules ask here. **Lacks judgement**: whether times can be right is for
//! rules to say.

mod command;
mod series;
mod watch;

use command::{elapsed_in, used_in};
pub(crate) use command::{has_no_time, tells_otherwise, tells_used, told_in, told_plainly};
pub(crate) use series::Sense;
pub(crate) use series::elapsed::after as left_after;
pub(crate) use watch::{ClockWatch, MOST_INCREMENT, gain};

use crate::finding::Message;
use crate::record::Record;
use crate::time_control::TimeControl;
use planilla_board::Color;
use planilla_notation::{Dialect, Item, ItemKind, Key, Score, Span, TimeKind, written_time};
use series::Written;

/// The times on the clocks of one game, in the order of its entries.
///
/// ```
/// use planilla::{Checker, Settings};
/// use planilla_board::Color;
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:50]} 2. Nf3 {[%clk 1:28:00]} Nc6 *");
/// let clocks = checked.clocks();
/// assert_eq!(clocks.after(1), Some(5390.0));
/// assert_eq!(clocks.last_before(Color::White, 3).unwrap().left, Some(5280.0));
/// assert!(clocks.first_from(Color::Black, 3).is_none());
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Clocks {
    list: Vec<ClockTime>,
    /// Why times that are written on the sheet are not known as times left, if so.
    pub open: Option<OpenClocks>,
    /// Comments with a time left that is none, each with its entry.
    pub(crate) unread: Vec<(u32, Span)>,
    /// Times for one move that stand beside a time left, each with the place of that in the list.
    pub(crate) elapsed: Vec<(usize, f64)>,
}

/// A time that is told of a player's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClockTime {
    /// The entry of the record (an index) after which the clock showed it.
    pub entry: u32,
    /// The player whose clock it is, who made that move.
    pub color: Color,
    /// The number of that move; 0 for an entry that stands for no move.
    pub number: u16,
    /// Where the time is told.
    pub span: Span,
    /// The seconds left to the next control; `None` where the sheet does not tell them ([`Clocks::open`]).
    pub left: Option<f64>,
}

/// Why the times on a sheet are not known as times left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpenClocks {
    /// They may be times left or times used.
    Sense,
    /// They may be hours and minutes, or minutes and seconds.
    Unit,
    /// They are times used, and what was given is not known: no time control, or times of some moves are not told.
    Given,
}

impl OpenClocks {
    /// What is said of it.
    pub fn message(self) -> Message {
        match self {
            OpenClocks::Sense => Message::new("clocks-open-sense"),
            OpenClocks::Unit => Message::new("clocks-open-unit"),
            OpenClocks::Given => Message::new("clocks-open-given"),
        }
    }
}

impl Clocks {
    /// Reads what a score tells of the clocks.
    pub(crate) fn read(score: &Score, text: &str, record: &Record) -> Clocks {
        let mut clocks = Clocks::default();
        let mut written = Vec::new();
        let sheet = score.dialect == Dialect::Sheet;
        for (entry, item) in beside(score, record) {
            let Some(entry) = entry else { continue };
            let told = |left| clock_time(record, entry, item.span, left);
            match item.kind {
                ItemKind::Comment => {
                    let comment = item.span.of(text);
                    if let Some(left) = told_in(comment) {
                        if tells_used(comment) {
                            let elapsed = elapsed_in(comment).map(|seconds| (clocks.list.len(), seconds));
                            clocks.elapsed.extend(elapsed);
                            clocks.unread.extend(has_no_time(comment).then_some((entry as u32, item.span)));
                        }
                        clocks.list.push(told(Some(left)));
                    } else if let Some(used) = used_in(comment) {
                        written.push((clocks.list.len(), Written::Used(used)));
                        clocks.list.push(told(None));
                    } else if let Some(seconds) = elapsed_in(comment) {
                        written.push((clocks.list.len(), Written::Elapsed(seconds)));
                        clocks.list.push(told(None));
                    } else if has_no_time(comment) {
                        clocks.unread.push((entry as u32, item.span));
                    } else if sheet && let Some(time) = written_time(comment).filter(|_| comment.starts_with('{')) {
                        written.push((clocks.list.len(), Written::Beside(time)));
                        clocks.list.push(told(None));
                    }
                }
                ItemKind::Time(TimeKind::Clock) => {
                    let Some(time) = written_time(item.span.of(text)) else { continue };
                    written.push((clocks.list.len(), Written::Beside(time)));
                    clocks.list.push(told(None));
                }
                _ => {}
            }
        }
        if !written.is_empty() {
            let sense = score.tag(Key::Clock, text).filter(|_| sheet).and_then(Sense::named);
            let control = TimeControl::of_game(&score.tags, score.dialect, text)
                .filter(|control| control.is_whole() && !control.is_sandglass());
            clocks.open = series::settle(&mut clocks.list, &written, control.as_ref(), sense);
        }
        clocks
    }

    /// All times that are told, in the order of their entries. An entry may have several, of which the last counts.
    pub fn all(&self) -> &[ClockTime] {
        &self.list
    }

    /// The seconds left on the player's clock after an entry, if they are told.
    pub fn after(&self, entry: usize) -> Option<f64> {
        self.at(entry).and_then(|time| time.left)
    }

    /// The time that is told after an entry.
    pub fn at(&self, entry: usize) -> Option<&ClockTime> {
        let end = self.list.partition_point(|time| time.entry as usize <= entry);
        self.list[..end].last().filter(|time| time.entry as usize == entry)
    }

    /// The times left of a player that are known, one an entry.
    pub fn of(&self, color: Color) -> impl DoubleEndedIterator<Item = &ClockTime> {
        let last_of_entry =
            |(at, time): &(usize, &ClockTime)| self.list.get(at + 1).is_none_or(|next| next.entry != time.entry);
        let known = move |time: &&ClockTime| time.color == color && time.left.is_some() && time.number > 0;
        self.list.iter().enumerate().filter(last_of_entry).map(|(_, time)| time).filter(known)
    }

    /// The last time left that is known of a player before an entry: before a move of the player, what the clock showed when the
    /// player's time began to run.
    pub fn last_before(&self, color: Color, entry: usize) -> Option<&ClockTime> {
        self.of(color).take_while(|time| (time.entry as usize) < entry).last()
    }

    /// The first time left that is known of a player after an entry's move, or that of a later one.
    pub fn first_from(&self, color: Color, entry: usize) -> Option<&ClockTime> {
        self.of(color).find(|time| time.entry as usize >= entry)
    }
}

/// A time as clocks show it: `1:05:07`, with tenths where they are told.
pub(crate) fn shown(seconds: f64) -> String {
    let sign = if seconds < 0.0 { "-" } else { "" };
    let tenths = (seconds.abs() * 10.0).round() as i64;
    let (whole, tenths) = (tenths / 10, tenths % 10);
    let fraction = if tenths == 0 { String::new() } else { format!(".{tenths}") };
    format!("{sign}{}:{:02}:{:02}{fraction}", whole / 3600, whole / 60 % 60, whole % 60)
}

fn clock_time(record: &Record, entry: usize, span: Span, left: Option<f64>) -> ClockTime {
    let ply = record.plies.get(entry);
    let color = ply.map_or(Color::White, |ply| ply.color);
    let number = ply.filter(|ply| ply.ply != 0).map_or(0, |ply| ply.number);
    ClockTime { entry: entry as u32, color, number, span, left }
}

/// What stands beside the moves of the main line (comments, times, offers, results), each with the entry before it, if there is one.
pub(crate) fn beside<'a>(score: &'a Score, record: &'a Record) -> impl Iterator<Item = (Option<usize>, Item)> + 'a {
    let (mut next, mut current, mut depth) = (0, None, 0_usize);
    score.items.iter().filter_map(move |item| match item.kind {
        ItemKind::Cell if depth == 0 => {
            let entries = record.entries_of_cell(next, item.span);
            next = entries.end;
            current = if entries.is_empty() { current } else { Some(next - 1) };
            None
        }
        ItemKind::VariationStart => {
            depth += 1;
            None
        }
        ItemKind::VariationEnd => {
            depth = depth.saturating_sub(1);
            None
        }
        _ => (depth == 0).then_some((current, *item)),
    })
}

#[cfg(test)]
mod tests;
