//! From bytes to a report: decoded, cut into lines, each given to the reader of its record. What is wrong in a line is a
//! fault, and the lines after it are read all the same.

use crate::agree;
use crate::columns::{Cell, Row};
use crate::engine;
use crate::fault::{Fault, FaultKind};
use crate::field::Field;
use crate::fold::{LeftOut, Likeness, fold, likeness};
use crate::lists;
use crate::player;
use crate::report::Report;
use crate::sniff;
use crate::teams;
use crate::tournament;
use memchr::memchr2;
use planilla_notation::{Encoding, Source, Span};
use std::collections::HashMap;

/// So many bytes of a file are read: far more than 9,999 players with 999 rounds need.
pub const MOST_BYTES: usize = 128 << 20;

/// So many faults are kept; of the others it is said how many there are.
pub const MOST_FAULTS: usize = 4_000;

/// So many faults of a kind are kept when there are many of others.
const FEW: usize = 10;

/// So many lines of a file are read.
pub const MOST_LINES: usize = 100_000;

/// So many bytes of a line are read: more than 999 rounds need.
const LONGEST_LINE: usize = 1 << 15;

/// So many characters of a text are kept that is not understood.
const LONGEST: usize = 80;

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Trf<'a> {
    /// Its text, with the way back to the bytes.
    pub source: Source<'a>,
    /// What it says.
    pub report: Report,
    /// What is wrong in it, by place. Where there is much of one cause, one fault stands for it and has the others with it.
    pub faults: Vec<Fault>,
    /// How many faults more there are.
    pub faults_left_out: usize,
}

impl Trf<'_> {
    /// The file without its borrow.
    pub fn into_owned(self) -> Trf<'static> {
        Trf {
            source: self.source.into_owned(),
            report: self.report,
            faults: self.faults,
            faults_left_out: self.faults_left_out,
        }
    }
}

/// Reads a report. Never fails: what is wrong is said in [`Trf::faults`]. Lines end with CR, LF or both.
///
/// ```
/// let read = planilla_trf::read(b"012 Open\r013", None);
/// assert_eq!(read.report.tournament.name.unwrap().value, "Open");
/// ```
pub fn read(bytes: &[u8], encoding: Option<Encoding>) -> Trf<'_> {
    let kept = &bytes[..bytes.len().min(MOST_BYTES)];
    let source = Source::decode(kept, encoding);
    let mut reading = Reading::default();
    let text = &*source.text;
    let (mut start, mut has_more, mut lines) = (0, true, 0);
    while has_more && lines < MOST_LINES {
        let rest = &text[start..];
        let length = memchr2(b'\r', b'\n', rest.as_bytes());
        has_more = length.is_some();
        let end = length.unwrap_or(rest.len());
        let kept = rest.floor_char_boundary(end.min(LONGEST_LINE));
        if kept < end {
            let span = Span::new(start + kept, start + end);
            reading.fault(FaultKind::TooLong { left_out: end - kept }, span);
        }
        line(&Row::new(&rest[..kept], start), &mut reading);
        start += end + 1 + usize::from(rest[end..].starts_with("\r\n"));
        lines += 1;
    }
    let start = start.min(text.len());
    let end = Span::new(start, start);
    let left_out = bytes.len() - kept.len() + (text.len() - start);
    if left_out > 0 {
        reading.fault(FaultKind::TooLong { left_out }, end);
    }
    if source.undecoded > 0 {
        let at = text.find(char::REPLACEMENT_CHARACTER).unwrap_or_default();
        let span = Span::new(at, (at + char::REPLACEMENT_CHARACTER.len_utf8()).min(text.len()));
        reading.fault(FaultKind::Undecoded { count: source.undecoded }, span);
    }
    if reading.is_no_report(lines) {
        return Trf { report: Report::default(), faults: vec![no_report(text)], faults_left_out: 0, source };
    }
    // Records that could not be read leave nothing to agree with.
    if !reading.has_separated() {
        agree::all(&mut reading, end);
    }
    let Reading { report, mut faults, left_out, .. } = reading;
    faults.sort_by_key(|fault| (fault.span.start, fault.span.end));
    let (faults, faults_left_out) = fold(faults, left_out);
    Trf { source, report, faults, faults_left_out }
}

/// What is said of a file in which nothing is a record.
fn no_report(text: &str) -> Fault {
    let first = text.trim_start();
    let start = text.len() - first.len();
    let end = start + first.find(['\r', '\n']).unwrap_or(first.len());
    Fault::new(FaultKind::NotAReport { what: sniff::other(text) }, Span::new(start, end), None)
}

/// A file on its way through the reader.
#[derive(Default)]
pub(crate) struct Reading {
    pub(crate) report: Report,
    pub(crate) faults: Vec<Fault>,
    /// How many of each kind there are.
    seen: HashMap<Likeness, usize>,
    left_out: LeftOut,
    /// How many faults leave open what a player's rounds or points are.
    open: usize,
    /// The records that a file has once, as far as they were met.
    pub(crate) met: Vec<&'static str>,
    /// For each player, whether what is wrong in the record leaves open its rounds or points.
    pub(crate) unsure: Vec<bool>,
}

impl Reading {
    /// Whether a file of so many lines has nothing that a report has.
    fn is_no_report(&self, lines: usize) -> bool {
        let report = &self.report;
        let unknown = self.faults.iter().any(|fault| matches!(fault.kind, FaultKind::UnknownRecord { .. }));
        unknown
            && lines > 0
            && report.players.is_empty()
            && !self.has_separated()
            && self.met.is_empty()
            && report.teams.is_empty()
    }

    /// Whether fields are parted by signs.
    fn has_separated(&self) -> bool {
        self.faults.iter().any(|fault| matches!(fault.kind, FaultKind::Separated { .. }))
    }

    /// Notes a fault.
    pub(crate) fn fault(&mut self, kind: FaultKind, span: Span) {
        self.fault_with(kind, span, None);
    }

    /// Notes a fault that has to do with another place.
    pub(crate) fn fault_with(&mut self, kind: FaultKind, span: Span, other: Option<Span>) {
        self.open += usize::from(agree::leaves_open(&kind));
        let likeness = likeness(&kind);
        let seen = self.seen.entry(likeness).or_default();
        *seen += 1;
        // The first few of a kind are kept however many there are of others.
        if self.faults.len() < MOST_FAULTS / 2 || (*seen <= FEW && self.faults.len() < MOST_FAULTS) {
            self.faults.push(Fault::new(kind, span, other));
        } else {
            *self.left_out.entry(likeness).or_default() += 1;
        }
    }

    /// Notes that the rounds or points of the player who is read are open.
    pub(crate) fn leave_open(&mut self) {
        self.open += 1;
    }

    /// How many faults leave open what a player's rounds or points are, up to here.
    pub(crate) fn count_open(&self) -> usize {
        self.open
    }

    /// Whether a player's rounds or points are open.
    pub(crate) fn is_unsure(&self, player: usize) -> bool {
        self.unsure.get(player).copied().unwrap_or_default()
    }

    /// Notes a field that is not understood.
    pub(crate) fn field(&mut self, field: Field, cell: &Cell<'_>, columns: (usize, usize)) {
        self.fault(FaultKind::Field { field, text: cell.text.chars().take(LONGEST).collect(), columns }, cell.span);
    }

    /// Reads a number from columns; blank ones give none, and others that are no number a fault.
    pub(crate) fn number<T: std::str::FromStr>(
        &mut self,
        row: &Row<'_>,
        field: Field,
        columns: (usize, usize),
    ) -> Option<T> {
        let cell = row.cell(columns.0, columns.1);
        if cell.is_blank() {
            return None;
        }
        let number =
            Some(cell.text).filter(|text| text.bytes().all(|b| b.is_ascii_digit())).and_then(|t| t.parse().ok());
        if number.is_none() {
            self.field(field, &cell, columns);
        }
        number
    }

    /// Reads a number that must be there.
    pub(crate) fn needed<T: std::str::FromStr>(
        &mut self,
        row: &Row<'_>,
        field: Field,
        columns: (usize, usize),
    ) -> Option<T> {
        if row.cell(columns.0, columns.1).is_blank() {
            self.missing(row, field, columns);
            return None;
        }
        self.number(row, field, columns)
    }

    /// Notes a field that is missing, at its columns as far as the line has them.
    pub(crate) fn missing(&mut self, row: &Row<'_>, field: Field, columns: (usize, usize)) {
        let span = row.cell(columns.0, columns.1).span;
        self.fault(FaultKind::Missing { field, columns }, span);
    }
}

/// Reads one line.
fn line(row: &Row<'_>, reading: &mut Reading) {
    if row.text.trim().is_empty() {
        return;
    }
    if row.text.starts_with("###") {
        reading.report.comments.push(row.span());
        return;
    }
    if let Some((sign, at)) = separator(row) {
        let at = row.span().start as usize + at;
        reading.fault(FaultKind::Separated { sign }, Span::new(at, at + 1));
        return;
    }
    if let Some(at) = row.text.find('\t') {
        let at = row.span().start as usize + at;
        reading.fault(FaultKind::Tab, Span::new(at, at + 1));
    }
    if record(row, reading) {
        return;
    }
    // A record that begins a few columns late is told as such, and read where it stands.
    let lead = row.text.chars().take_while(|c| c.is_whitespace()).count();
    let start = row.span().start as usize + (row.text.len() - row.text.trim_start().len());
    let late = Row::new(row.text.trim_start(), start);
    if (1..=4).contains(&lead) && is_late(late.code().text) {
        reading.fault(FaultKind::LateLine { by: lead as u8 }, late.code().span);
        if record(&late, reading) {
            return;
        }
    }
    let code = row.code();
    reading.fault(FaultKind::UnknownRecord { code: row.text.chars().take(3).collect() }, code.span);
}

/// A sign that parts the fields of a record of a player, where columns should, and where it first stands.
fn separator(row: &Row<'_>) -> Option<(char, usize)> {
    /// A record has more fields than that.
    const LEAST: usize = 6;
    let signs = row.text.starts_with("001").then_some(['\t', ';', ','])?;
    let is_it = |sign: &char| row.text[3..].starts_with(*sign) && row.text.matches(*sign).count() >= LEAST;
    signs.into_iter().find(is_it).map(|sign| (sign, 3))
}

/// Whether a code is that of a record that is told by it alone.
fn is_late(code: &str) -> bool {
    code == "001" || (code.len() == 3 && code.ends_with('2') && code.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Reads a record, if the line begins as one.
fn record(row: &Row<'_>, reading: &mut Reading) -> bool {
    let code = row.code();
    if !row.text.starts_with(code.text) {
        return false;
    }
    match code.text {
        "001" => player::read(row, reading),
        "013" | "310" | "300" | "320" | "330" | "801" | "802" => teams::read(row, code.text, reading),
        "240" | "250" | "260" | "299" => lists::read(row, code.text, reading),
        text if text.len() == 3 && text.ends_with('2') => tournament::read(row, reading),
        text if text.starts_with("XX") => engine::read(row, reading),
        text if text.len() == 3 && text.bytes().all(|b| b.is_ascii_uppercase()) => player::read_national(row, reading),
        _ => false,
    }
}
