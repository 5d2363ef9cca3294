//! A game as tables see it: at a glance where there is nothing to find in it and no column asks for more, else checked.

use crate::cells::Cells;
use planilla::report::{Entries, Entry, GameRow, Headings, MovesShown, Place, positions};
use planilla::{Checked, Glanced, Messages, Severity, Status, TimeClass};
use planilla_board::Position;
use planilla_notation::{Span, commands};
use std::cell::OnceCell;

/// A game, and where it stands.
pub(crate) struct Seen<'s> {
    pub(crate) place: Place<'s>,
    pub(crate) headings: Headings<'s>,
    pub(crate) text: &'s str,
    how: How<'s>,
    /// The comments of each entry, once they are asked for one by one.
    comments: OnceCell<Vec<(u32, Span)>>,
    /// The positions after its entries, likewise.
    positions: OnceCell<Vec<Option<Position>>>,
}

enum How<'s> {
    Glanced(&'s Glanced<'s>),
    Checked { checked: &'s Checked<'s>, messages: &'s Messages, row: OnceCell<Box<GameRow>>, entries: Entries<'s> },
}

impl<'s> Seen<'s> {
    pub(crate) fn glanced(glanced: &'s Glanced<'s>, place: Place<'s>) -> Seen<'s> {
        let text = &*glanced.source.text;
        let headings = Headings::new(glanced.tags(), planilla_notation::Dialect::Pgn, text);
        Seen {
            place,
            headings,
            text,
            how: How::Glanced(glanced),
            comments: OnceCell::new(),
            positions: OnceCell::new(),
        }
    }

    pub(crate) fn checked(checked: &'s Checked<'s>, place: Place<'s>, messages: &'s Messages) -> Seen<'s> {
        let text = &*checked.source.text;
        let headings = Headings::new(&checked.score.tags, checked.score.dialect, text);
        let entries = Entries::new(checked, place.offset);
        Seen {
            place,
            headings,
            text,
            how: How::Checked { checked, messages, row: OnceCell::new(), entries },
            comments: OnceCell::new(),
            positions: OnceCell::new(),
        }
    }

    /// What a check says of it; `None` where a glance was enough to see that it finds nothing.
    pub(crate) fn row(&self) -> Option<&GameRow> {
        match &self.how {
            How::Glanced(_) => None,
            How::Checked { checked, messages, row, .. } => {
                Some(row.get_or_init(|| Box::new(GameRow::new(checked, &self.place, messages, MovesShown::None))))
            }
        }
    }

    /// The check, if there was one.
    pub(crate) fn check(&self) -> Option<&'s Checked<'s>> {
        match self.how {
            How::Glanced(_) => None,
            How::Checked { checked, .. } => Some(checked),
        }
    }

    /// The entries, if there was a check.
    pub(crate) fn each_entry(&self) -> impl Iterator<Item = Entry<'_>> {
        let entries = match &self.how {
            How::Glanced(_) => None,
            How::Checked { entries, .. } => Some(entries),
        };
        entries.into_iter().flat_map(Entries::iter)
    }

    /// One of the entries.
    #[inline]
    pub(crate) fn entry(&self, index: usize) -> Option<Entry<'_>> {
        match &self.how {
            How::Glanced(_) => None,
            How::Checked { entries, .. } => entries.get(index),
        }
    }

    /// The entries of the sheet: cells, and moves that it leaves out.
    pub(crate) fn entries(&self) -> usize {
        match self.how {
            How::Glanced(glanced) => glanced.moves.len(),
            How::Checked { checked, .. } => checked.record.plies.len(),
        }
    }

    /// The half-moves on the board.
    pub(crate) fn plies(&self) -> usize {
        match self.how {
            How::Glanced(glanced) => glanced.moves.len(),
            How::Checked { checked, .. } => checked.record.plies.iter().filter(|ply| ply.ply > 0).count(),
        }
    }

    /// Adds the move of each entry in UCI, where it is known.
    #[inline]
    pub(crate) fn add_moves(&self, cells: &mut Cells) {
        match self.how {
            How::Glanced(glanced) => cells.ucis(glanced.moves, |(_, played)| *played),
            How::Checked { checked, .. } => {
                checked.record.plies.iter().for_each(|ply| cells.uci(checked.record.told(ply)));
            }
        }
    }

    /// The text of each entry, where there is one.
    #[inline]
    pub(crate) fn each_text(&self, mut each: impl FnMut(Option<&str>)) {
        match self.how {
            How::Glanced(glanced) => glanced.moves.iter().for_each(|(span, _)| each(Some(span.of(self.text)))),
            How::Checked { checked, .. } => {
                checked.record.plies.iter().for_each(|ply| each(ply.span.map(|span| span.of(self.text))));
            }
        }
    }

    /// The status of each entry; after a glance at a game whose moves all are exact.
    #[inline]
    pub(crate) fn each_status(&self, mut each: impl FnMut(Status)) {
        match self.how {
            How::Glanced(glanced) => glanced.moves.iter().for_each(|_| each(Status::Exact)),
            How::Checked { checked, .. } => checked.record.plies.iter().for_each(|ply| each(ply.status)),
        }
    }

    /// The seconds left on the player's clock after each entry.
    pub(crate) fn each_clock(&self) -> Vec<Option<f64>> {
        let mut told = vec![None; self.entries()];
        let mut add = |entry: u32, left: Option<f64>| {
            if let Some(place) = told.get_mut(entry as usize) {
                *place = left;
            }
        };
        match self.how {
            How::Glanced(glanced) => glanced.clocks().for_each(|(entry, left)| add(entry, Some(left))),
            How::Checked { checked, .. } => checked.clocks().all().iter().for_each(|time| add(time.entry, time.left)),
        }
        told
    }

    /// The seconds left on the player's clock after an entry of a game that was checked.
    pub(crate) fn clock_of(&self, entry: usize) -> Option<f64> {
        self.check()?.clocks().after(entry)
    }

    /// What the comments behind each entry say by a command (`clk`, `eval`); of several the last that can be read.
    pub(crate) fn each_command<T: Copy>(&self, name: &str, read: fn(&str) -> Option<T>) -> Vec<Option<T>> {
        let mut told = vec![None; self.entries()];
        let mut add = |entry: u32, span: Span| {
            let of_name = commands(span.of(self.text)).filter(|command| command.name == name);
            let last = of_name.filter_map(|command| read(command.value)).last();
            if let (Some(place), Some(_)) = (told.get_mut(entry as usize), last) {
                *place = last;
            }
        };
        match self.how {
            How::Glanced(glanced) => glanced.comments.iter().for_each(|(entry, span)| add(*entry, *span)),
            How::Checked { checked, .. } => checked.comments().for_each(|(entry, span)| add(entry, span)),
        }
        told
    }

    /// The position after an entry of a game that was checked, if it is known.
    pub(crate) fn after(&self, entry: usize) -> Option<&Position> {
        let record = self.check()?.record;
        self.positions.get_or_init(|| positions(record)).get(entry)?.as_ref()
    }

    /// The position it starts from, if it was replayed.
    pub(crate) fn start(&self) -> Option<&Position> {
        match &self.how {
            How::Glanced(glanced) => Some(&glanced.clean.start),
            How::Checked { checked, .. } => checked.refused.is_none().then_some(&checked.record.start),
        }
    }

    /// The position it ends in, if that is known.
    pub(crate) fn end(&self) -> Option<&Position> {
        match &self.how {
            How::Glanced(glanced) => Some(&glanced.clean.end),
            How::Checked { checked, .. } => checked.record.end.as_ref().filter(|_| checked.refused.is_none()),
        }
    }

    /// How it stands at its end, if that is known.
    pub(crate) fn state(&self) -> Option<&'static str> {
        match &self.how {
            How::Glanced(glanced) => Some(glanced.clean.state.as_str()),
            How::Checked { checked, .. } => checked.end_state(),
        }
    }

    /// The score, White's points first.
    pub(crate) fn result(&self) -> &'static str {
        match self.how {
            How::Glanced(glanced) => glanced.clean.result.as_str(),
            How::Checked { .. } => self.row().map_or("*", |row| row.result.score),
        }
    }

    /// The edition of the Laws it is judged by, and how that was chosen.
    pub(crate) fn laws(&self) -> (&'static str, &'static str) {
        let (laws, how) = match self.how {
            How::Glanced(glanced) => glanced.laws(),
            How::Checked { checked, .. } => (checked.laws, checked.laws_how),
        };
        (laws.name.as_str(), how.as_str())
    }

    /// The class of play by its thinking time.
    pub(crate) fn time_class(&self) -> Option<TimeClass> {
        match self.how {
            How::Glanced(glanced) => glanced.time_class(),
            How::Checked { checked, .. } => checked.time_class(),
        }
    }

    /// How many findings there are of a severity.
    pub(crate) fn count(&self, severity: Severity) -> usize {
        let findings = self.check().map_or(&[][..], |checked| &checked.findings.list);
        findings.iter().filter(|finding| finding.severity == severity).count()
    }

    /// The comments behind one entry.
    fn comments_of(&self, entry: usize) -> impl Iterator<Item = Span> {
        let all = self.comments.get_or_init(|| match self.how {
            How::Glanced(glanced) => glanced.comments.to_vec(),
            How::Checked { checked, .. } => checked.comments().collect(),
        });
        // They stand in the order of the entries.
        let first = all.partition_point(|(at, _)| (*at as usize) < entry);
        all[first..].iter().take_while(move |(at, _)| *at as usize == entry).map(|(_, span)| *span)
    }

    /// What the comments behind one entry say by a command; of several the last that can be read.
    pub(crate) fn command_of<T: Copy>(&self, entry: usize, name: &str, read: fn(&str) -> Option<T>) -> Option<T> {
        let commands = self.comments_of(entry).flat_map(|span| commands(span.of(self.text)));
        commands.filter(|command| command.name == name).filter_map(|command| read(command.value)).last()
    }

    /// The comments behind one entry, as written and without their braces.
    pub(crate) fn comment_of(&self, entry: usize) -> Option<String> {
        let comments: Vec<&str> = self.comments_of(entry).map(|span| bare(span.of(self.text))).collect();
        (!comments.is_empty()).then(|| comments.join(" "))
    }
}

/// A comment without its braces, or its semicolon.
fn bare(comment: &str) -> &str {
    let inner = comment.strip_prefix('{').map(|rest| rest.strip_suffix('}').unwrap_or(rest));
    inner.or_else(|| comment.strip_prefix(';')).unwrap_or(comment).trim()
}
