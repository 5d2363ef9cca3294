//! A tournament report beside the games: what is wrong in the report, which of its pairings a game is, and what games tell of
//! the report when all have been seen. **Lacks guesses**: a game that may be several pairings is none of them, and it is said.

mod faults;
mod join;
mod names;
mod roll;
#[cfg(test)]
mod tests;

pub use join::{Headings as GameHeadings, Joined, Pairing};
pub use roll::{Attendance, Roll};

use crate::date::PartialDate;
use crate::finding::{Arg, Finding, Message};
use crate::rule::Severity;
use crate::time_control::TimeControl;
use names::Names;
use planilla_notation::{Dialect, Encoding, Source};
use planilla_trf::{Date, FaultKind, Report, Trf};

pub(crate) use faults::code_text;
pub(crate) use names::{name_words, same_player, same_words};

/// A tournament report that games are held against.
///
/// ```
/// use planilla::Federation;
/// let line = "001    1      Muster,Max                             GER     4600436             1.5    1     2 w 1\r";
/// let federation = Federation::read("open.trf", line.as_bytes(), None);
/// let kinds: Vec<_> = federation.findings().iter().map(|finding| finding.rule.name).collect();
/// assert!(kinds.contains(&"trf.file_fault"));
/// ```
#[derive(Debug)]
pub struct Federation {
    file: String,
    trf: Trf<'static>,
    findings: Vec<Finding>,
    names: Names,
    time: Option<TimeControl>,
}

impl Federation {
    /// Reads a report; the name of its file is for those who read of it. Never fails: what is wrong is among the findings.
    pub fn read(file: impl Into<String>, bytes: &[u8], encoding: Option<Encoding>) -> Federation {
        let trf = planilla_trf::read(bytes, encoding).into_owned();
        let time = time_of(&trf.report);
        let names = Names::new(&trf.report);
        let mut findings: Vec<Finding> = trf.faults.iter().map(|fault| faults::finding(fault, &trf.report)).collect();
        findings.extend(faults::left_out(&trf));
        findings.extend(faults::unread_time(&trf.report));
        findings.extend(faults::times_differ(&trf.report));
        findings.sort_by_key(|finding| (finding.span.start, finding.span.end));
        Federation { file: file.into(), trf, findings, names, time }
    }

    /// The name of the file.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// What the report says.
    pub fn report(&self) -> &Report {
        &self.trf.report
    }

    /// Whether the file is a tournament report at all. Games are held against no other.
    pub fn is_report(&self) -> bool {
        !self.trf.faults.iter().any(|fault| matches!(fault.kind, FaultKind::NotAReport { .. }))
    }

    /// Its text, with the way back to the bytes.
    pub fn source(&self) -> &Source<'static> {
        &self.trf.source
    }

    /// The report as it was read, with its faults as data.
    pub fn trf(&self) -> &Trf<'static> {
        &self.trf
    }

    /// What is wrong in the report by itself, by place; notes are among it.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The time control of the report: by its code (record 222), else by its words (record 122).
    pub fn time_control(&self) -> Option<&TimeControl> {
        self.time.as_ref()
    }

    /// The findings of some severities: notes only where they are wanted.
    pub fn findings_from(&self, least: Severity) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(move |finding| finding.severity >= least)
    }

    /// How many of a finding's labels are worth showing to people. One finding may stand for hundreds of lines: it counts them,
    /// and all of them are among its labels.
    pub fn labels_shown(finding: &Finding) -> usize {
        faults::labels_shown(finding)
    }

    /// Which pairing of the report a game is, by what its headings say.
    pub fn join(&self, game: &GameHeadings) -> Joined {
        join::join(&self.trf.report, &self.names, game)
    }

    /// What the headings of a game say otherwise than the report of the two players whom it was joined with, of White and of
    /// Black: a FIDE number that is somebody else's.
    pub(crate) fn doubts(&self, game: &GameHeadings, pairing: &Pairing) -> [Option<Message>; 2] {
        join::doubts(&self.trf.report, &self.names, game, pairing)
    }
}

/// A player's name and starting rank.
pub(crate) fn named(player: &planilla_trf::Player) -> String {
    format!("{} ({})", player.name, player.number)
}

/// A day of a report as the rest of the library has days.
pub(crate) fn day(date: Date) -> PartialDate {
    PartialDate::on((date.year, date.month.into(), date.day.into()))
}

/// The time control of a report.
fn time_of(report: &Report) -> Option<TimeControl> {
    let coded = report.tournament.coded_time.as_ref();
    let coded = coded.and_then(|text| TimeControl::read(&text.value, Dialect::Pgn));
    let words = || TimeControl::read(&report.tournament.allotted_time.as_ref()?.value, Dialect::Sheet);
    coded.or_else(words)
}

/// A number that is a name.
pub(crate) fn ordinal(number: u16) -> Arg {
    Arg::Ordinal(number.into())
}
