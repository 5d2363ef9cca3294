//! The walk over the cells of a score, in the order they are written.

use super::annotation::{add_annotation, is_annotation_lost};
use super::{Doubted, Kept};
use crate::checked::Checked;
use crate::facts::facts_for;
use crate::reading::{Reading, read_in};
use crate::record::{Signals, Status};
use planilla_board::{Move, Position};
use planilla_notation::{
    Dialect, Form, ItemKind, Key, Language, Laxity, Marks, MoveFacts, Span, Style, Tag, WrittenMove, write_move,
};

/// What makes a rewritten move doubtful: later moves had to settle it, a letter may be lost, a mark is false.
const DOUBTS: Signals = Signals(
    Signals::AMBIGUOUS.0
        | Signals::CASE_DECIDES.0
        | Signals::CAPTURE_FALSE.0
        | Signals::CHECK_FALSE.0
        | Signals::MATE_FALSE.0
        | Signals::EP_FALSE.0
        | Signals::TWO_MOVES.0,
);

/// Where a line stands, and where it stood before its last move: there a variation branches off.
#[derive(Clone, Copy)]
struct Line {
    before: Position,
    after: Position,
}

/// A walk, and what it has found.
pub(super) struct Walk<'w> {
    checked: &'w Checked<'w>,
    to: &'static Language,
    style: Style,
    pub(super) edits: Vec<(Span, String)>,
    pub(super) kept: Vec<Kept>,
    pub(super) doubted: Vec<Doubted>,
    /// The next entry of the main line.
    entry: usize,
    /// The line that is walked; unknown after a cell that is not read.
    line: Option<Line>,
    outer: Vec<Option<Line>>,
}

/// Walks a whole score.
pub(super) fn walk<'w>(checked: &'w Checked<'w>, to: &'static Language, style: Style) -> Walk<'w> {
    let pgn = checked.score.dialect == Dialect::Pgn;
    let mut walk = Walk {
        checked,
        to,
        style: if pgn { style.with_pgn_signs() } else { style },
        edits: Vec::new(),
        kept: Vec::new(),
        doubted: Vec::new(),
        entry: 0,
        line: Some(Line { before: checked.record.start, after: checked.record.start }),
        outer: Vec::new(),
    };
    for item in &checked.score.items {
        match item.kind {
            ItemKind::Cell if walk.outer.is_empty() => walk.main_cell(item.span),
            ItemKind::Cell => walk.variation_cell(item.span),
            ItemKind::VariationStart => walk.open(),
            ItemKind::VariationEnd => walk.shut(),
            _ => {}
        }
    }
    walk.heading();
    walk
}

impl Walk<'_> {
    fn main_cell(&mut self, span: Span) {
        let entries = self.checked.record.entries_of_cell(self.entry, span);
        self.entry = entries.end;
        for entry in entries.clone() {
            let ply = &self.checked.record.plies[entry];
            let span = ply.span.unwrap_or(span);
            let before = *self.checked.record.position_before(entry);
            self.line = ply.played.map(|played| Line { before, after: before.played(played) });
            match ply.played {
                Some(played) if ply.status.is_read() => {
                    self.replace(span, &before, played, &ply.written, ply.signals);
                    if entry > entries.start {
                        self.part_from_first();
                    }
                }
                _ => self.kept.push(Kept { span, status: ply.status }),
            }
        }
    }

    /// Parts the second of two moves in a cell from the first.
    fn part_from_first(&mut self) {
        if let [.., (_, first), (_, second)] = self.edits.as_mut_slice()
            && !first.ends_with(' ')
        {
            second.insert(0, ' ');
        }
    }

    fn variation_cell(&mut self, span: Span) {
        let Some(line) = self.line else {
            self.kept.push(Kept { span, status: Status::Unreached });
            return;
        };
        let reading = self.read(span.of(&self.checked.source.text), &line.after);
        if let Some(played) = reading.played() {
            self.line = Some(Line { before: line.after, after: line.after.played(played) });
            self.replace(span, &line.after, played, &reading.written, reading.signals);
        } else {
            self.line = None;
            self.kept.push(Kept { span, status: reading.status });
        }
    }

    /// A move of a variation: in the language of the sheet, or else in the languages that can read it by the letter, if
    /// all of them agree about it. A text that in the language of the sheet is an illegal move is then doubtful.
    fn read(&self, text: &str, position: &Position) -> Reading {
        let own = read_in(text, position, &[self.checked.language.language], self.checked.laws);
        if !own.candidates.is_empty() {
            return own;
        }
        let mut any = read_in(text, position, &[], self.checked.laws);
        if any.played().is_none() || any.written.laxity != Laxity::Letter {
            return own;
        }
        if own.status == Status::Illegal {
            any.signals |= Signals::AMBIGUOUS;
        }
        any
    }

    fn open(&mut self) {
        self.outer.push(self.line);
        self.line = self.line.map(|line| Line { before: line.before, after: line.before });
    }

    fn shut(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.line = line;
        }
    }

    fn replace(&mut self, span: Span, before: &Position, played: Move, written: &WrittenMove, signals: Signals) {
        let cell = span.of(&self.checked.source.text);
        let offer = written.marks.has(Marks::OFFER);
        let facts = MoveFacts { offer, ..facts_for(before, played, self.to, self.style) };
        let mut new = write_move(&facts, self.to, self.style);
        add_annotation(&mut new, written, cell);
        self.part(span, &mut new);
        // What the new form has no sign for is lost, and that is said.
        let offers = offer || signals.any(Signals::OFFER);
        let lost = (offers && !self.style.shows_offers(self.to)) || is_annotation_lost(written, cell);
        let doubted = signals.any(DOUBTS);
        if lost || doubted {
            self.doubted.push(Doubted { span, replacement: new.clone(), lost: !doubted });
        }
        self.edits.push((span, new));
    }

    /// Parts a move from a number or a word that the old one hung on: `1e4` is no `15254`.
    fn part(&self, span: Span, new: &mut String) {
        let text = &*self.checked.source.text;
        let digits = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let words = |text: &str| text.starts_with(char::is_alphanumeric);
        let before = text[..span.start as usize].chars().next_back();
        if before.is_some_and(|c| c.is_ascii_digit()) && (digits(new) || new.contains(' ')) {
            new.insert(0, ' ');
        }
        if words(&text[span.end as usize..]) {
            new.push(' ');
        }
    }

    /// A heading that names the sheet's language names the new one.
    fn heading(&mut self) {
        let language = match self.style.form {
            Form::San | Form::Uci => "en",
            Form::Short => self.to.code,
            Form::Long | Form::Figurine => self.to.algebraic().code,
        };
        let text = &*self.checked.source.text;
        let names_one = |tag: &&Tag| tag.key == Key::Lang && Language::named(tag.value.of(text)).is_some();
        let tags = self.checked.score.tags.iter().filter(names_one);
        self.edits.extend(tags.map(|tag| (tag.value, language.to_owned())));
    }
}
