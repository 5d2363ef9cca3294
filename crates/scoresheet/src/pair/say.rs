//! The findings about two sheets, each with its places on both, made from the joint game and the differences.

use super::Comparison;
use super::difference::{DifferenceKind, SheetDifference};
use super::heads::are_names_exchanged;
use super::joint::{JointOutcome, JointPly, SettledBy};
use super::sheet::{Meaning, Sheet};
use crate::facts::facts_for;
use crate::finding::{Applicability, Arg, Fix, Message};
use crate::rule::{Rule, Severity, Undecided};
use crate::rules::{FIRST_DIVERGENCE, OFFER_NOT_ON_BOTH, ONE_RESOLVES, RESULT_DIFFERS, SAME_ILLEGAL};
use planilla_board::{Color, Move};
use planilla_notation::{Key, Span, Style, write_move};

/// A finding about two sheets.
#[derive(Clone, Debug)]
pub struct PairFinding {
    /// The rule.
    pub rule: &'static Rule,
    /// How grave it is here.
    pub severity: Severity,
    /// The row of the joint game (an index) it is about.
    pub row: Option<usize>,
    /// What is said about it.
    pub message: Message,
    /// Its place on each sheet, White's first.
    pub places: [Option<Span>; 2],
    /// What could be written instead, and on whose sheet.
    pub fix: Option<(Color, Fix)>,
}

impl PairFinding {
    fn new(rule: &'static Rule, message: Message) -> PairFinding {
        PairFinding { rule, severity: rule.severity, row: None, message, places: [None; 2], fix: None }
    }

    /// The articles it rests on.
    pub fn articles(&self, laws: crate::edition::EditionName) -> Vec<&'static str> {
        self.rule.articles_in(laws).collect()
    }
}

/// Makes the findings of a comparison, and says what it cannot decide.
pub(super) fn say(sheets: &[Sheet<'_>; 2], lacks_pages: Option<Message>, comparison: &mut Comparison) {
    let unread = Color::ALL.into_iter().find(|side| {
        let sheet = &sheets[side.index()];
        sheet.checked.is_unreadable() || sheet.cells.is_empty()
    });
    let unread = unread.map(|side| Message::new("pair-unread").with("color", side)).or(lacks_pages);
    let compared = unread.is_none();
    comparison.undecided.extend(unread.map(|why| Undecided { rule: &FIRST_DIVERGENCE, why }));
    let mut speaker = Speaker { sheets, comparison, found: Vec::new(), undecided: Vec::new() };
    speaker.headings();
    if compared {
        speaker.moves();
    }
    let Speaker { mut found, undecided, .. } = speaker;
    found.sort_by_key(|finding| (finding.row.is_none(), finding.row));
    comparison.findings = found;
    comparison.undecided.extend(undecided);
}

struct Speaker<'s, 'c> {
    sheets: &'s [Sheet<'c>; 2],
    comparison: &'s Comparison,
    found: Vec<PairFinding>,
    undecided: Vec<Undecided>,
}

impl Speaker<'_, '_> {
    fn moves(&mut self) {
        if self.comparison.same_game == Some(false) {
            return self.two_games();
        }
        self.divergence();
        let (sheets, comparison) = (self.sheets, self.comparison);
        for (at, _) in comparison.rows.iter().enumerate().filter(|(_, row)| row.outcome == JointOutcome::SameIllegal) {
            let [white, black] = Color::ALL.map(|side| self.written(at, side));
            let message = if white == black {
                self.at(at, Message::new("sheets-same-illegal")).with("written", white)
            } else {
                self.named(at, Message::new("sheets-same-illegal-spelled"))
            };
            let finding = PairFinding::new(&SAME_ILLEGAL, message);
            self.found.push(self.placed(finding, at));
        }
        let mut run: Option<(Color, Vec<usize>)> = None;
        for (at, row) in comparison.rows.iter().enumerate().filter(|(_, row)| row.ply > 0) {
            let lacks = Color::ALL.into_iter().find(|side| {
                let settled = matches!(row.outcome, JointOutcome::Settled(_, by) if by == SettledBy::sheet(!*side));
                settled && row.meanings[side.index()].is_open()
            });
            match (&mut run, lacks) {
                (Some((side, rows)), Some(lacks)) if *side == lacks => rows.push(at),
                (_, lacks) => {
                    self.gap(run.take());
                    run = lacks.map(|side| (side, vec![at]));
                }
            }
        }
        self.gap(run);
        for difference in &comparison.differences {
            match difference.kind {
                DifferenceKind::Move | DifferenceKind::Spelling => self.settled(difference),
                DifferenceKind::Shift => self.shift(sheets, difference),
                DifferenceKind::DrawOffer => self.offer(difference),
                _ => {}
            }
        }
    }

    /// A sentence about a half-move, with its number and player.
    fn at(&self, at: usize, message: Message) -> Message {
        let row = &self.comparison.rows[at];
        message.with("number", Arg::Ordinal(row.number.into())).with("color", row.color)
    }

    fn written(&self, at: usize, side: Color) -> String {
        let entry = self.comparison.rows[at].entries[side.index()];
        entry.map_or(String::new(), |entry| self.sheets[side.index()].written(entry as usize).trim().to_owned())
    }

    /// The finding at a half-move; a sheet that has no cell there has its place after the cell before.
    fn placed(&self, finding: PairFinding, at: usize) -> PairFinding {
        PairFinding { row: Some(at), places: Color::ALL.map(|side| self.place(at, side)), ..finding }
    }

    fn place(&self, at: usize, side: Color) -> Option<Span> {
        let sheet = &self.sheets[side.index()];
        let span = |row: &JointPly| sheet.ply(row.entries[side.index()]? as usize).span;
        let rows = &self.comparison.rows;
        span(&rows[at]).or_else(|| {
            let before = rows[..at].iter().rev().find_map(span)?;
            Some(Span { start: before.end, end: before.end })
        })
    }

    fn two_games(&mut self) {
        let comparison = self.comparison;
        let Some(at) = comparison.parted else { return };
        let told = |row: &&JointPly| row.meanings.iter().all(|meaning| meaning.one().is_some());
        let told: Vec<&JointPly> = comparison.rows.iter().filter(told).collect();
        let same = told.iter().filter(|row| row.is_same()).count();
        let message = Message::new("sheets-two-games").with("count", told.len()).with("same", same);
        self.found.push(self.placed(PairFinding::new(&FIRST_DIVERGENCE, message), at));
    }

    /// Where the sheets name different moves for the first time; and if that is settled, where they do for the first time so that
    /// nothing settles it.
    fn divergence(&mut self) {
        let comparison = self.comparison;
        let mut open = false;
        for (at, row) in comparison.rows.iter().enumerate() {
            let both_told = row.meanings.iter().all(|meaning| meaning.one().is_some());
            match row.outcome {
                JointOutcome::Settled(played, by) if both_told && !open => {
                    let right = if by == SettledBy::White { Color::White } else { Color::Black };
                    let message = self.named(at, Message::new("sheets-part-settled"));
                    let message = message.with("better", self.written(at, right));
                    let mut finding = PairFinding::new(&FIRST_DIVERGENCE, message);
                    finding.severity = Severity::Warning;
                    finding.fix = self.fix(at, !right, played);
                    self.found.push(self.placed(finding, at));
                    open = true;
                }
                JointOutcome::Parted => {
                    let possible = row.meanings.iter().any(|meaning| *meaning != Meaning::Illegal);
                    let id = if possible { Message::new("sheets-part") } else { Message::new("sheets-part-illegal") };
                    let finding = PairFinding::new(&FIRST_DIVERGENCE, self.named(at, id));
                    self.found.push(self.placed(finding, at));
                    return;
                }
                JointOutcome::Open => {
                    let why = self.at(at, Message::new("pair-open"));
                    self.undecided.push(Undecided { rule: &ONE_RESOLVES, why });
                    return;
                }
                JointOutcome::SameIllegal => return,
                _ => {}
            }
        }
    }

    /// With what both sheets have.
    fn named(&self, at: usize, message: Message) -> Message {
        let message = self.at(at, message);
        message.with("white", self.written(at, Color::White)).with("black", self.written(at, Color::Black))
    }

    /// What could be written on a sheet in the place of its cell: the move, in the letters of that sheet.
    fn fix(&self, at: usize, side: Color, played: Move) -> Option<(Color, Fix)> {
        let row = &self.comparison.rows[at];
        let sheet = &self.sheets[side.index()];
        let span = sheet.ply(row.entries[side.index()]? as usize).span?;
        let before = &row.before[(!side).index()];
        let (language, style) = (sheet.checked.language.language, Style::default());
        let replacement = write_move(&facts_for(before, played, language, style), language, style);
        let san = Some(before.san(played).as_str().to_owned());
        let fix = Fix {
            span,
            replacement,
            played: Some(played),
            san,
            applicability: Applicability::Likely,
            probability: None,
        };
        Some((side, fix))
    }

    /// A cell that does not tell its move by itself, and what the other sheet has.
    fn settled(&mut self, difference: &SheetDifference) {
        let (Some(at), Some((played, by))) = (difference.row, difference.settled) else { return };
        let row = &self.comparison.rows[at];
        // What neither has is for each sheet's own check to say.
        if row.meanings.iter().all(Meaning::is_open) {
            return;
        }
        let right = match by {
            SettledBy::White => Color::White,
            SettledBy::Black => Color::Black,
            SettledBy::Both | SettledBy::Moves => {
                let san = row.before[0].san(played).as_str().to_owned();
                let message = match by {
                    SettledBy::Both => Message::new("sheets-settle-both"),
                    _ => Message::new("sheets-settle-moves"),
                };
                let message = self.named(at, message).with("better", san);
                self.found.push(self.placed(PairFinding::new(&ONE_RESOLVES, message), at));
                return;
            }
        };
        let message = match &row.meanings[(!right).index()] {
            Meaning::Several(_) => Message::new("sheets-settle-ambiguous"),
            Meaning::Illegal => Message::new("sheets-settle-illegal"),
            Meaning::Unread => Message::new("sheets-settle-unread"),
            // Told, and borne out: that is where the sheets part.
            Meaning::Move(_) | Meaning::Gap | Meaning::Absent => return,
        };
        let message = self
            .at(at, message)
            .with("written", self.written(at, !right))
            .with("better", self.written(at, right))
            .with("faulty", !right)
            .with("right", right);
        let fix = self.fix(at, !right, played);
        self.found.push(self.placed(PairFinding { fix, ..PairFinding::new(&ONE_RESOLVES, message) }, at));
    }

    /// A run of half-moves that one sheet lacks and the other has.
    fn gap(&mut self, run: Option<(Color, Vec<usize>)>) {
        let Some((side, rows)) = run else { return };
        let at = rows[0];
        let message = match rows.len() {
            1 => self.at(at, Message::new("sheets-settle-gap")).with("better", self.written(at, !side)),
            count => self.at(at, Message::new("sheets-settle-gaps")).with("count", count),
        };
        let message = message.with("faulty", side).with("right", !side);
        let played = self.comparison.rows[at].outcome.played();
        let fix = played.filter(|_| rows.len() == 1).and_then(|played| self.fix(at, side, played));
        self.found.push(self.placed(PairFinding { fix, ..PairFinding::new(&ONE_RESOLVES, message) }, at));
    }

    fn shift(&mut self, sheets: &[Sheet<'_>; 2], difference: &SheetDifference) {
        let (Some(at), Some((_, by))) = (difference.row, difference.settled) else { return };
        let right = if by == SettledBy::White { Color::White } else { Color::Black };
        // A sheet of which both have the columns exchanged there settles nothing.
        let row = &self.comparison.rows[at];
        let column = |side: Color| {
            let sheet = &sheets[side.index()];
            let entry = row.entries[side.index()]? as usize;
            let cell = sheet.cells.binary_search_by_key(&entry, |cell| cell.entry).ok()?;
            sheet.cells[cell].column
        };
        if column(right).is_some_and(|column| column != row.color) {
            return;
        }
        let message = self.at(at, Message::new("sheets-settle-shift")).with("faulty", !right).with("right", right);
        self.found.push(self.placed(PairFinding::new(&ONE_RESOLVES, message), at));
    }

    fn offer(&mut self, difference: &SheetDifference) {
        let Some(at) = difference.row else { return };
        let right = if difference.places[0].is_some() { Color::White } else { Color::Black };
        let row = &self.comparison.rows[at];
        if let [Some(_), Some(other)] = difference.places {
            let is_it = |row: &&JointPly| {
                row.entries[1].is_some_and(|entry| self.sheets[1].ply(entry as usize).span == Some(other))
            };
            let Some(elsewhere) = self.comparison.rows.iter().find(is_it) else { return };
            let message = self
                .at(at, Message::new("offer-elsewhere"))
                .with("expected", Arg::Ordinal(elsewhere.number.into()))
                .with("faulty", elsewhere.color);
            let finding = PairFinding::new(&OFFER_NOT_ON_BOTH, message);
            self.found.push(PairFinding { row: Some(at), places: difference.places, ..finding });
        } else if row.meanings[(!right).index()].is_open() {
            let why = self.at(at, Message::new("pair-offer-open")).with("faulty", !right).with("right", right);
            self.undecided.push(Undecided { rule: &OFFER_NOT_ON_BOTH, why });
        } else {
            let message = self.at(at, Message::new("offer-on-one")).with("faulty", !right).with("right", right);
            self.found.push(self.placed(PairFinding::new(&OFFER_NOT_ON_BOTH, message), at));
        }
    }

    fn headings(&mut self) {
        let exchanged = are_names_exchanged(self.sheets);
        for difference in &self.comparison.differences {
            let [Some(white), Some(black)] = difference.places else { continue };
            let text = |side: Color, span: Span| span.of(self.sheets[side.index()].text).trim().to_owned();
            let (message, severity) = match (difference.kind, difference.key) {
                (DifferenceKind::Result, _) => (Message::new("sheets-result"), Severity::Error),
                (DifferenceKind::Header, Some(Key::White)) if exchanged => {
                    (Message::new("sheets-names-exchanged"), Severity::Warning)
                }
                (DifferenceKind::Header, Some(Key::Black)) if exchanged => continue,
                (DifferenceKind::Header, Some(key)) => {
                    (Message::new("sheets-heading").with("key", word(key)), Severity::Warning)
                }
                _ => continue,
            };
            let message = message.with("white", text(Color::White, white)).with("black", text(Color::Black, black));
            let finding = PairFinding::new(&RESULT_DIFFERS, message);
            self.found.push(PairFinding { severity, places: difference.places, ..finding });
        }
    }
}

/// The word by which a sentence knows a heading.
fn word(key: Key) -> &'static str {
    match key {
        Key::White => "white",
        Key::Black => "black",
        Key::Event => "event",
        Key::Round => "round",
        Key::Board => "board",
        Key::Date => "date",
        _ => "side",
    }
}
