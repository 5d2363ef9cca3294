//! Rows filled from a game that was checked.

use super::moves::MovesShown;
use super::reason_row::ReasonRow;
use super::rows::{
    EndRow, FindingRow, FixRow, GameRow, LabelRow, LanguageRow, MoveRow, ResultRow, SCHEMA, UndecidedRow,
};
use super::tags::{Tags, TagsInText};
use crate::checked::Checked;
use crate::finding::{Finding, Fix};
use crate::messages::Messages;
use crate::record::Ply;
use planilla_board::State;
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Dialect, Encoding, LineIndex, Span};

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
}

impl<'a> Filler<'a> {
    pub(super) fn new(checked: &'a Checked<'_>, place: &Place<'a>, messages: &'a Messages) -> Filler<'a> {
        Filler { checked, place: *place, messages, text: &checked.source.text }
    }

    pub(super) fn game(&self, tags: Tags, moves: Vec<MoveRow>) -> GameRow {
        let checked = self.checked;
        let refused = checked.refused.is_some();
        let time_class = None;
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
            time_class,
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

    pub(super) fn tags(&self) -> TagsInText<'a> {
        TagsInText::new(self.checked.score, self.text)
    }

    pub(super) fn offset(&self, at: u32) -> u64 {
        self.place.offset + self.checked.source.original_offset(at as usize) as u64
    }

    /// What is added to a place in the text to have its place in the file, if that is the same for all places: UTF-8
    /// is decoded to itself.
    pub(super) fn shift(&self) -> Option<u64> {
        let source = &self.checked.source;
        (source.encoding == Encoding::Utf8 && source.undecoded == 0).then(|| self.offset(0))
    }

    /// Whether the marks and hints of each exact move were held against the one board it was made on, by the standard
    /// of PGN: no rivals stood, and no legal moves near an illegal one.
    pub(super) fn is_judged_on_one_board(&self) -> bool {
        self.checked.score.dialect == Dialect::Pgn && self.checked.record.candidates.is_empty()
    }

    pub(super) fn ply_of(&self, entry: u32) -> Option<u32> {
        self.checked.record.plies.get(entry as usize).and_then(on_board)
    }

    fn end(&self) -> EndRow {
        let end = self.checked.record.end.as_ref().filter(|_| self.checked.refused.is_none());
        EndRow { state: end.map(|end| state_word(end.state())), fen: end.map(planilla_board::Position::to_fen) }
    }

    fn findings(&self) -> Vec<FindingRow> {
        let list = &self.checked.findings.list;
        if list.is_empty() {
            return Vec::new();
        }
        let mut columns = Columns { text: self.text, index: LineIndex::new(self.text), last: (0, 0, 0) };
        list.iter().map(|finding| self.finding(finding, columns.of(finding.span))).collect()
    }

    fn finding(&self, finding: &Finding, (line, column): (u64, u64)) -> FindingRow {
        FindingRow {
            rule: finding.rule.name,
            severity: finding.severity.as_str(),
            ply: finding.entry.and_then(|entry| self.ply_of(entry)),
            start: self.offset(finding.span.start),
            end: self.offset(finding.span.end),
            line: self.place.line + line - 1,
            column,
            articles: finding.articles_in(self.checked.laws.name),
            message: self.messages.format(&finding.message),
            labels: finding
                .labels
                .iter()
                .map(|label| LabelRow {
                    start: self.offset(label.span.start),
                    end: self.offset(label.span.end),
                    message: self.messages.format(&label.message),
                })
                .collect(),
            reason: finding.reason.as_ref().map(|reason| ReasonRow::new(reason, |entry| self.ply_of(entry))),
            fix: finding.fix.as_ref().map(fix_row),
        }
    }
}

/// The word of the interface for how a game stands.
pub(super) const fn state_word(state: State) -> &'static str {
    match state {
        State::Ongoing => "ongoing",
        State::Checkmate => "checkmate",
        State::Stalemate => "stalemate",
        State::DeadPosition => "dead_position",
    }
}

pub(super) fn fix_row(fix: &Fix) -> FixRow {
    FixRow {
        replacement: fix.replacement.clone(),
        uci: fix.played.map(|played| played.to_string()),
        san: fix.san.clone(),
        applicability: fix.applicability.as_str(),
        probability: None,
    }
}

#[inline]
pub(super) fn on_board(ply: &Ply) -> Option<u32> {
    (ply.ply != 0).then_some(ply.ply)
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

/// The codes of languages given as bits by their row in the table.
pub(super) fn language_codes(bits: u64) -> Vec<&'static str> {
    let rows = LANGUAGES.iter().enumerate();
    rows.filter(|(row, _)| bits.checked_shr(*row as u32).unwrap_or(0) & 1 != 0).map(|(_, row)| row.code).collect()
}
