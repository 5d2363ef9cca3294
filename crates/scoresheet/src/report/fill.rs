//! Rows filled from a game that was checked.

use super::reason_row::{ReasonRow, player};
use super::rows::{
    CandidateRow, EndRow, FindingRow, FixRow, GameRow, LabelRow, LanguageRow, MoveRow, ResultRow, SCHEMA, UndecidedRow,
};
use super::tags::Tags;
use crate::checked::Checked;
use crate::finding::{Finding, Fix};
use crate::messages::Messages;
use crate::record::{Ply, Signals, Status};
use planilla_board::{Move, State};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{ItemKind, LineIndex, Marks, Span, clock, commands};
use serde_json::Number;

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

/// Which moves a row holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MovesShown {
    /// All.
    #[default]
    All,
    /// Those that a finding is about.
    Findings,
    /// None.
    None,
}

impl GameRow {
    /// The row of a game.
    pub fn new(checked: &Checked<'_>, place: &Place<'_>, messages: &Messages, shown: MovesShown) -> GameRow {
        let filler = Filler { checked, place, messages, text: &checked.source.text };
        let refused = checked.refused.is_some();
        let time_class = None;
        GameRow {
            schema: SCHEMA,
            r#type: "game",
            file: place.file.to_owned(),
            game: place.game,
            line: place.line,
            tags: Tags::new(checked.score, filler.text),
            language: LanguageRow {
                code: (!refused).then_some(checked.language.language.code),
                how: checked.language.how.as_str(),
                others: checked.language.others.iter().map(|other| other.code).collect(),
            },
            laws: checked.laws.name.as_str(),
            laws_how: checked.laws_how.as_str(),
            time_class,
            moves: filler.moves(shown),
            result: ResultRow::new(checked),
            end: filler.end(),
            findings: filler.findings(),
            undecided: checked
                .findings
                .undecided
                .iter()
                .map(|undecided| UndecidedRow { rule: undecided.rule.name, why: messages.format(&undecided.why) })
                .collect(),
            resumed_at: checked.record.resumed_at.and_then(|entry| filler.ply_of(entry)),
        }
    }
}

/// What all rows of a game are filled from.
struct Filler<'a> {
    checked: &'a Checked<'a>,
    place: &'a Place<'a>,
    messages: &'a Messages,
    text: &'a str,
}

impl Filler<'_> {
    fn offset(&self, at: u32) -> u64 {
        self.place.offset + self.checked.source.original_offset(at as usize) as u64
    }

    fn ply_of(&self, entry: u32) -> Option<u32> {
        self.checked.record.plies.get(entry as usize).and_then(on_board)
    }

    fn san(&self, entry: usize, played: Move) -> Option<String> {
        let position = self.checked.record.position_before(entry);
        position.is_legal(played).then(|| position.san(played).as_str().to_owned())
    }

    fn moves(&self, shown: MovesShown) -> Vec<MoveRow> {
        let plies = &self.checked.record.plies;
        if shown == MovesShown::None {
            return Vec::new();
        }
        let mut named = vec![shown == MovesShown::All; plies.len()];
        for entry in self.checked.findings.list.iter().filter_map(|finding| finding.entry) {
            if let Some(named) = named.get_mut(entry as usize) {
                *named = true;
            }
        }
        let clocks = self.clocks();
        let rows = plies.iter().enumerate().zip(clocks).filter(|((entry, _), _)| named[*entry]);
        rows.map(|((entry, ply), clock)| self.move_row(entry, ply, clock)).collect()
    }

    fn move_row(&self, entry: usize, ply: &Ply, clock: Option<Number>) -> MoveRow {
        let settled = ply.status == Status::Missing && ply.settled_by.is_some();
        let played = self.checked.record.sure(ply).filter(|_| ply.status.is_read() || settled);
        let reached = ply.status != Status::Unreached;
        MoveRow {
            ply: on_board(ply),
            number: reached.then_some(ply.number),
            color: reached.then_some(player(ply.color)),
            written: ply.span.map(|span| span.of(self.text).to_owned()),
            start: ply.span.map(|span| self.offset(span.start)),
            end: ply.span.map(|span| self.offset(span.end)),
            status: ply.status.as_str(),
            uci: played.map(|played| played.to_string()),
            san: played.and_then(|played| self.san(entry, played)),
            candidates: self.candidates(entry, ply),
            settled_by: ply.settled_by.and_then(|entry| self.ply_of(entry)),
            draw_offer: ply.written.marks.has(Marks::OFFER) || ply.signals.any(Signals::OFFER),
            clock,
        }
    }

    fn candidates(&self, entry: usize, ply: &Ply) -> Vec<CandidateRow> {
        if ply.status != Status::Ambiguous && !ply.signals.any(Signals::AMBIGUOUS) {
            return Vec::new(); // what is near an illegal move is no rival
        }
        let rivals = self.checked.record.candidates_of(ply).iter();
        rivals
            .map(|rival| CandidateRow {
                uci: rival.played.to_string(),
                san: self.san(entry, rival.played),
                languages: language_codes(rival.languages),
            })
            .collect()
    }

    /// The times that the comments after the moves tell, by entry.
    fn clocks(&self) -> Vec<Option<Number>> {
        let plies = &self.checked.record.plies;
        let mut clocks = vec![None; plies.len()];
        let (mut next, mut current, mut depth) = (0, None, 0_usize);
        for item in &self.checked.score.items {
            match item.kind {
                ItemKind::VariationStart => depth += 1,
                ItemKind::VariationEnd => depth = depth.saturating_sub(1),
                ItemKind::Comment if depth == 0 => {
                    while plies.get(next).is_some_and(|ply| ply.span.is_none_or(|span| span.start < item.span.start)) {
                        current = plies[next].span.map_or(current, |_| Some(next));
                        next += 1;
                    }
                    let told = commands(item.span.of(self.text)).filter(|command| command.name == "clk");
                    let seconds = told.filter_map(|command| clock(command.value)).last();
                    if let (Some(entry), Some(seconds)) = (current, seconds) {
                        clocks[entry] = number(seconds);
                    }
                }
                _ => {}
            }
        }
        clocks
    }

    fn end(&self) -> EndRow {
        let end = self.checked.record.end.as_ref().filter(|_| self.checked.refused.is_none());
        let state = |state| match state {
            State::Ongoing => "ongoing",
            State::Checkmate => "checkmate",
            State::Stalemate => "stalemate",
            State::DeadPosition => "dead_position",
        };
        EndRow { state: end.map(|end| state(end.state())), fen: end.map(planilla_board::Position::to_fen) }
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

pub(super) fn fix_row(fix: &Fix) -> FixRow {
    FixRow {
        replacement: fix.replacement.clone(),
        uci: fix.played.map(|played| played.to_string()),
        san: fix.san.clone(),
        applicability: fix.applicability.as_str(),
        probability: None,
    }
}

fn on_board(ply: &Ply) -> Option<u32> {
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

/// A number without a fraction where it has none.
fn number(seconds: f64) -> Option<Number> {
    if seconds.fract() == 0.0 && seconds.abs() < 1e15 {
        Some(Number::from(seconds as i64))
    } else {
        Number::from_f64(seconds)
    }
}
