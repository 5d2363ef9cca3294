//! Rows filled from a game that was checked.

use super::entry::Entries;
use super::moves::MovesShown;
use super::reason_row::ReasonRow;
use super::rows::{
    EndRow, FindingRow, FixRow, GameRow, LabelRow, LanguageRow, MoveRow, ResultRow, SCHEMA, UndecidedRow,
};
use super::tags::{Headings, Tags};
use crate::checked::Checked;
use crate::finding::{Finding, Fix, Label};
use crate::messages::Messages;
use crate::time_control::TimeClass;
use planilla_notation::{LineIndex, Span};

/// Where a game stands in its file.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The file's name.
    pub file: &'a str,
    /// The number of the game, from 1.
    pub game: u64,
    /// The line it begins in, from 1.
    pub line: u64,
    /// The byte it begins at.
    pub offset: u64,
}

impl GameRow {
    /// The row of a game.
    pub fn new(checked: &Checked<'_>, place: &Place<'_>, messages: &Messages, shown: MovesShown) -> GameRow {
        let filler = Filler::new(checked, place, messages);
        filler.game(filler.tags().into(), filler.moves(shown))
    }
}

/// What all rows of a game are filled from.
pub(super) struct Filler<'a> {
    pub(super) checked: &'a Checked<'a>,
    place: Place<'a>,
    messages: &'a Messages,
    pub(super) text: &'a str,
    pub(super) entries: Entries<'a>,
}

impl<'a> Filler<'a> {
    pub(super) fn new(checked: &'a Checked<'a>, place: &Place<'a>, messages: &'a Messages) -> Filler<'a> {
        let entries = Entries::new(checked, place.offset);
        Filler { checked, place: *place, messages, text: &checked.source.text, entries }
    }

    pub(super) fn game(&self, tags: Tags, moves: Vec<MoveRow>) -> GameRow {
        let checked = self.checked;
        let refused = checked.refused.is_some();
        GameRow {
            schema: SCHEMA,
            r#type: "game",
            file: self.place.file.to_owned(),
            game: self.place.game,
            line: self.place.line,
            tags,
            language: LanguageRow {
                code: (!refused).then_some(checked.language.language.code),
                how: checked.language.how.as_str(),
                others: checked.language.others.iter().map(|other| other.code).collect(),
            },
            laws: checked.laws.name.as_str(),
            laws_how: checked.laws_how.as_str(),
            time_class: checked.time_class().map(TimeClass::as_str),
            moves,
            result: ResultRow::new(checked),
            end: self.end(),
            findings: self.findings(),
            undecided: checked
                .findings
                .undecided
                .iter()
                .map(|undecided| UndecidedRow { rule: undecided.rule.name, why: self.messages.format(&undecided.why) })
                .collect(),
            resumed_at: checked.record.resumed_at.and_then(|entry| self.ply_of(entry)),
        }
    }

    pub(super) fn tags(&self) -> Headings<'a> {
        Headings::new(&self.checked.score.tags, self.checked.score.dialect, self.text)
    }

    pub(super) fn offset(&self, at: u32) -> u64 {
        self.entries.offset(at)
    }

    pub(super) fn ply_of(&self, entry: u32) -> Option<u32> {
        self.entries.get(entry as usize).and_then(|entry| entry.ply())
    }

    fn end(&self) -> EndRow {
        let end = self.checked.record.end.as_ref().filter(|_| self.checked.refused.is_none());
        EndRow { state: self.checked.end_state(), fen: end.map(planilla_board::Position::to_fen) }
    }

    pub(super) fn findings(&self) -> Vec<FindingRow> {
        self.rows_of(&self.checked.findings.list)
    }

    /// The rows of findings about this game.
    pub(super) fn rows_of(&self, list: &[Finding]) -> Vec<FindingRow> {
        if list.is_empty() {
            return Vec::new();
        }
        let mut columns = Columns { text: self.text, index: LineIndex::new(self.text), last: (0, 0, 0) };
        list.iter().map(|finding| self.finding(finding, columns.of(finding.span))).collect()
    }

    /// The row of one finding.
    pub(super) fn finding_at(&self, finding: &Finding) -> FindingRow {
        let mut columns = Columns { text: self.text, index: LineIndex::new(self.text), last: (0, 0, 0) };
        self.finding(finding, columns.of(finding.span))
    }

    fn finding(&self, finding: &Finding, (line, column): (u64, u64)) -> FindingRow {
        let place = (self.place.line + line - 1, column);
        let articles = finding.articles_in(self.checked.laws.name);
        FindingRow::of(finding, articles, self.messages, place, |at| self.offset(at), |entry| self.ply_of(entry))
    }
}

impl FindingRow {
    /// The row of a finding under articles, with its line and column, the offsets of places in the text, and the plies of entries.
    pub(super) fn of(
        finding: &Finding,
        articles: Vec<&'static str>,
        messages: &Messages,
        (line, column): (u64, u64),
        offset: impl Fn(u32) -> u64,
        ply_of: impl Fn(u32) -> Option<u32> + Copy,
    ) -> FindingRow {
        let label = |label: &Label| LabelRow {
            start: offset(label.span.start),
            end: offset(label.span.end),
            message: messages.format(&label.message),
        };
        FindingRow {
            rule: finding.rule.name,
            severity: finding.severity.as_str(),
            ply: finding.entry.and_then(ply_of),
            start: offset(finding.span.start),
            end: offset(finding.span.end),
            line,
            column,
            articles,
            message: messages.format(&finding.message),
            labels: finding.labels.iter().map(label).collect(),
            reason: finding.reason.as_ref().map(|reason| ReasonRow::new(reason, ply_of)),
            fix: finding.fix.as_ref().map(fix_row),
        }
    }
}

pub(super) fn fix_row(fix: &Fix) -> FixRow {
    FixRow {
        replacement: fix.replacement.clone(),
        uci: fix.played.map(|played| played.to_string()),
        san: fix.san.clone(),
        applicability: fix.applicability.as_str(),
        probability: fix.probability,
    }
}

/// Lines and columns of places that mostly follow each other: each is counted on from the one before.
struct Columns<'a> {
    text: &'a str,
    index: LineIndex<'a>,
    /// The line, byte and column of the last place.
    last: (u64, usize, u64),
}

impl Columns<'_> {
    fn of(&mut self, span: Span) -> (u64, u64) {
        let at = span.start as usize;
        let (line, from, column) = self.last;
        // One search for the line; the column is worked out from the last place in it.
        let found = match self.text.get(from..at) {
            Some(between) if line > 0 && !between.contains(['\n', '\r']) => {
                (line, at, column + between.chars().count() as u64)
            }
            _ => {
                let position = self.index.position(at);
                (u64::from(position.line), at, u64::from(position.column))
            }
        };
        self.last = found;
        (found.0, found.2)
    }
}
