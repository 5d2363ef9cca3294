//! What follows the headings of a checked game, as a flat list of what to put in a tree of moves: moves in UCI, comments,
//! annotations, and where variations open and close.
//!
//! A line ends before the first cell of which it is not certain which move it is. What is written from there on stands in a
//! comment, as text, and an error says why. Nothing else of a game is left out but lines that open with `%`, which PGN
//! keeps for programs (PGN 6).

use crate::options::Options;
use crate::pgn::{annotation, date, is_result, plain, status_word, words};
use crate::views::again;
use planilla::report::MoveReadRow;
use planilla::{Checked, Messages, Status, read_in};
use planilla_board::{Color, Move, Position};
use planilla_notation::{ItemKind, Key, Marks, Outcome, Span};
use pyo3::prelude::*;

/// Something to put in a tree, by its name, and what it says.
type Event = (&'static str, String);

/// The FEN of a start where the one of the headings is faulty, the date as PGN writes it, and the events.
type Movetext = (Option<String>, Option<String>, Vec<Event>);

/// What follows the headings of a game.
#[pyfunction]
pub(crate) fn movetext(text: &Bound<'_, PyAny>, options: &Options) -> PyResult<Movetext> {
    again(text, options, |checked, messages| {
        let mended = checked.refused.is_none() && !checked.start_faults.is_empty();
        let written = checked.score.tag(Key::Date, &checked.source.text).and_then(|date| date.parse().ok());
        (mended.then(|| checked.record.start.to_fen()), written.map(date), Walk::new(checked, messages).events())
    })
}

/// A line of moves: the main line, or a variation.
struct Line {
    /// The position before its last move: there a variation branches off.
    before: Position,
    /// The position after it.
    after: Position,
    /// Whether it has a move.
    moves: bool,
    /// Where its text begins, and how many events there were.
    opened: (usize, usize),
    /// From where on its text cannot be put in the tree.
    lost: Option<usize>,
}

struct Walk<'w> {
    checked: &'w Checked<'w>,
    messages: &'static Messages,
    text: &'w str,
    events: Vec<Event>,
    /// The main line, and the variations that are open.
    lines: Vec<Line>,
    /// The next entry of the main line.
    entry: usize,
    /// The end of what was put in the tree.
    taken: usize,
}

impl<'w> Walk<'w> {
    fn new(checked: &'w Checked<'w>, messages: &'static Messages) -> Walk<'w> {
        let start = checked.record.start;
        let main = Line { before: start, after: start, moves: false, opened: (0, 0), lost: None };
        let taken = checked.score.items.first().map_or(0, |item| item.span.start as usize);
        let text = &*checked.source.text;
        Walk { checked, messages, text, events: Vec::new(), lines: vec![main], entry: 0, taken }
    }

    fn events(mut self) -> Vec<Event> {
        for item in &self.checked.score.items {
            let end = item.span.end as usize;
            match item.kind {
                // What a number belongs to comes after it.
                ItemKind::Number { .. } => continue,
                ItemKind::VariationStart => self.open(item.span.start as usize),
                ItemKind::VariationEnd => self.shut(item.span.start as usize, end),
                _ if self.line().lost.is_some() => {}
                ItemKind::Cell if self.lines.len() == 1 => self.main_cell(item.span),
                ItemKind::Cell => self.variation_cell(item.span),
                _ => self.beside(item.kind, item.span),
            }
            self.taken = end;
        }
        while self.lines.len() > 1 {
            self.shut(self.text.len(), self.text.len());
        }
        if let Some(from) = self.line().lost {
            self.raw(from, self.end_of_moves());
        }
        self.events
    }

    fn line(&mut self) -> &mut Line {
        // The main line is never taken off.
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    fn push(&mut self, name: &'static str, text: impl Into<String>) {
        self.events.push((name, text.into()));
    }

    fn play(&mut self, played: Move) {
        let line = self.line();
        (line.before, line.after, line.moves) = (line.after, line.after.played(played), true);
        self.push("move", played.to_string());
    }

    fn main_cell(&mut self, span: Span) {
        let record = self.checked.record;
        // A move that the sheet leaves out has an entry and no cell.
        while let Some(ply) = record.plies.get(self.entry) {
            let entry = self.entry;
            self.entry += 1;
            let is_result = record.result.is_some_and(|(_, result)| Some(result) == ply.span);
            if is_result && ply.span == Some(span) {
                return self.push("comment", plain(span.of(self.text)));
            }
            let after = self.line().after;
            match record.told(ply).filter(|played| after.is_legal(*played)) {
                Some(played) => self.play(played),
                None => return self.lose(ply.status, entry),
            }
            if ply.span == Some(span) {
                return self.signs(span.of(self.text), ply.written.marks);
            }
        }
        self.lose(Status::Unreached, record.plies.len());
    }

    /// Gives the main line up before an entry.
    fn lose(&mut self, status: Status, entry: usize) {
        self.line().lost = Some(self.taken);
        let ply = self.checked.record.plies.get(entry);
        let findings = &self.checked.findings.list;
        let of_entry = findings.iter().filter(|finding| finding.entry == Some(entry as u32));
        let gravest = of_entry.max_by_key(|finding| finding.severity);
        let refusal = findings.first().filter(|_| self.checked.refused.is_some());
        let why = match gravest.or(refusal) {
            Some(finding) => self.messages.format(&finding.message),
            None => status_word(self.messages, status),
        };
        let written = ply.and_then(|ply| ply.span).map(|span| span.of(self.text)).unwrap_or_default();
        let place = match ply.filter(|ply| ply.ply != 0) {
            Some(ply) => format!("{}{} ", ply.number, if ply.color == Color::White { "." } else { "..." }),
            None => String::new(),
        };
        self.push(status.as_str(), format!("{place}{written}: {why}"));
    }

    fn variation_cell(&mut self, span: Span) {
        let text = span.of(self.text);
        let before = self.line().after;
        let reading = read_in(text, &before, &[self.checked.language.language], self.checked.laws);
        if let Some(played) = reading.played().filter(|_| reading.status.is_read()) {
            self.play(played);
            return self.signs(text, reading.written.marks);
        }
        self.line().lost = Some(self.taken);
        let row = MoveReadRow::new(text, &reading, &before, self.checked.laws.name, self.messages);
        let why = row
            .findings
            .into_iter()
            .next()
            .map_or_else(|| status_word(self.messages, reading.status), |finding| finding.message);
        self.push(reading.status.as_str(), format!("({text}): {why}"));
    }

    /// What a cell holds besides its move.
    fn signs(&mut self, cell: &str, marks: Marks) {
        if marks.has(Marks::ANNOTATION) {
            let is_sign = |c: &char| matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉');
            let signs: String = cell.chars().skip_while(|c| !is_sign(c)).take_while(is_sign).collect();
            self.annotation(&signs);
        }
        if marks.has(Marks::OFFER) {
            self.push("comment", "(=)");
        }
    }

    /// An annotation as its number (PGN 10); what has none, and what stands before all moves, as a comment.
    fn annotation(&mut self, written: &str) {
        match annotation(written).filter(|_| self.line().moves) {
            Some(number) => self.push("nag", number),
            None => self.push("comment", written),
        }
    }

    /// What stands between the moves.
    fn beside(&mut self, kind: ItemKind, span: Span) {
        let text = span.of(self.text);
        match kind {
            ItemKind::Comment | ItemKind::Time(_) => self.push("comment", words(text)),
            ItemKind::Nag => self.annotation(text.trim()),
            ItemKind::Offer => self.push("comment", "(=)"),
            ItemKind::Junk => {
                self.push("comment", plain(text));
                self.push("unread", format!("{}: {}", text.trim(), status_word(self.messages, Status::Unread)));
            }
            ItemKind::Result(outcome) if self.is_told(outcome, span) => {}
            ItemKind::Result(_) | ItemKind::Resignation => self.push("comment", plain(text)),
            _ => {}
        }
    }

    fn open(&mut self, at: usize) {
        let opened = (at, self.events.len());
        let Line { before, moves, lost, .. } = *self.line();
        // There is nothing to branch off from.
        let lost = (!moves || lost.is_some()).then_some(at);
        if lost.is_none() {
            self.push("open", "");
        }
        self.lines.push(Line { before, after: before, moves: false, opened, lost });
    }

    fn shut(&mut self, at: usize, end: usize) {
        if self.lines.len() == 1 {
            return;
        }
        let Some(line) = self.lines.pop() else { return };
        if line.moves {
            if let Some(from) = line.lost {
                self.raw(from, at);
            }
            self.push("close", "");
        } else if self.line().lost.is_none() {
            // Errors stay; a variation without moves cannot be told but in words.
            let kept: Vec<Event> = self.events.drain(line.opened.1..).collect();
            self.events.extend(kept.into_iter().filter(|(name, _)| !matches!(*name, "open" | "comment" | "nag")));
            self.raw(line.opened.0, end);
        }
    }

    /// A stretch of the text as a comment.
    fn raw(&mut self, from: usize, to: usize) {
        let text = plain(self.text.get(from..to).unwrap_or_default());
        if !text.is_empty() {
            self.push("comment", text);
        }
    }

    /// Where the moves end: at a result that is told by the headings, else at the last item.
    fn end_of_moves(&self) -> usize {
        let items = &self.checked.score.items;
        let last = items.last().map_or(0, |item| item.span.end as usize);
        let result = items.last().filter(|item| match item.kind {
            ItemKind::Result(outcome) => self.is_told(outcome, item.span),
            _ => false,
        });
        result.map_or(last, |item| item.span.start as usize)
    }

    /// Whether a result is the one of the game and says no more than PGN's word for it, which stands in the headings.
    fn is_told(&self, outcome: Outcome, span: Span) -> bool {
        let is_last = self.checked.record.result.is_some_and(|(_, last)| last == span);
        is_last && span.of(self.text).trim() == outcome.as_str() && is_result(outcome)
    }
}
