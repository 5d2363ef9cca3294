//! `--trf FILE`: the tournament report that games are held against, and what is said of it.

use crate::args::{Check, Common};
use crate::console::Console;
use crate::digest::Digest;
use crate::human::{Around, Human};
use crate::places::Places;
use crate::tally::Tally;
use planilla::report::TrfRow;
use planilla::{Federation, Finding, Roll, Rule, Severity};
use planilla_files::{Unreadable, read_whole};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// So many bytes of a report are read; what lies beyond is none.
const MOST: u64 = planilla::MOST_REPORT_BYTES as u64 + 1;

/// Reads the report of the command line.
///
/// # Errors
///
/// When it cannot be read, with its name.
pub(crate) fn read(path: &Path, common: &Common) -> Result<Arc<Federation>, (String, Unreadable)> {
    let name = path.display().to_string();
    match read_whole(path, MOST) {
        Ok(bytes) => Ok(Arc::new(Federation::read(name, &bytes, common.encoding.given()))),
        Err(error) => Err((name, error)),
    }
}

/// The report of a command line that has one, for games to be held against; what is wrong in the report by itself is for
/// `check` to say. If it cannot be read, or is none, that is told.
///
/// # Errors
///
/// When there is no such report.
pub(crate) fn given(
    path: Option<&Path>,
    common: &Common,
    console: &mut Console<'_>,
) -> Result<Option<Arc<Federation>>, ()> {
    let Some(path) = path else { return Ok(None) };
    if is_pipe(path, console) {
        return Err(());
    }
    match read(path, common) {
        Ok(federation) if federation.is_report() => Ok(Some(federation)),
        Ok(federation) => {
            console.tell("trf-none", &[("file", federation.file().to_owned().into())]);
            Err(())
        }
        Err(fault) => {
            console.tell_unreadable(&[fault]);
            Err(())
        }
    }
}

/// Whether standard input is named where a report is asked for, which is told: games may come from there.
pub(crate) fn is_pipe(path: &Path, console: &mut Console<'_>) -> bool {
    let pipe = path.as_os_str() == "-";
    if pipe {
        console.tell("trf-pipe", &[]);
    }
    pipe
}

/// What is said of a report.
pub(crate) struct Told<'a> {
    federation: &'a Federation,
    args: &'a Check,
}

impl<'a> Told<'a> {
    pub(crate) fn new(federation: &'a Federation, args: &'a Check) -> Told<'a> {
        Told { federation, args }
    }

    /// Whether a finding is wanted, by its grade and its rule.
    fn wants(&self, finding: &Finding) -> bool {
        let judging = &self.args.judging;
        let holds = |list: &[&'static Rule]| list.iter().any(|rule| rule.name == finding.rule.name);
        let notes = judging.notes || !judging.select.is_empty();
        let selected = judging.select.is_empty() || holds(&judging.select);
        selected && !holds(&judging.ignore) && (notes || finding.severity > Severity::Note)
    }

    /// What is wrong in the report by itself.
    pub(crate) fn of_file(&self) -> Vec<Finding> {
        self.federation.findings().iter().filter(|finding| self.wants(finding)).cloned().collect()
    }

    /// What the games tell of it together.
    pub(crate) fn of_games(&self, roll: &Roll) -> Vec<Finding> {
        let judging = &self.args.judging;
        let notes = judging.notes || !judging.select.is_empty();
        roll.close(self.federation, notes).into_iter().filter(|finding| self.wants(finding)).collect()
    }

    /// Counts findings.
    pub(crate) fn count(findings: &[Finding], tally: &mut Tally, digest: &mut Digest) {
        for finding in findings {
            match finding.severity {
                Severity::Error => tally.errors += 1,
                Severity::Warning => tally.warnings += 1,
                Severity::Note => tally.notes += 1,
            }
            tally.worst = tally.worst.max(Some(finding.severity));
            *digest.by_rule.entry(finding.rule.name).or_default() += 1;
        }
    }

    /// Prints findings for people, each with its line.
    pub(crate) fn print(&self, findings: &[Finding], console: &mut Console<'_>) -> io::Result<()> {
        if findings.is_empty() || console.quiet {
            return Ok(());
        }
        let human = Human::new(console.words, console.colored, console.width);
        let row = TrfRow::new(self.federation, None, findings, console.messages);
        let text = &self.federation.source().text;
        let around = Around {
            file: self.federation.file(),
            text,
            places: Places::new(text),
            first_line: 1,
            edition: "",
            game: None,
        };
        for (finding, row) in findings.iter().zip(&row.findings) {
            console.print(human.finding(finding, row, &around))?;
        }
        console.flush()
    }

    /// Prints the report as an object, with the games that were held against it.
    pub(crate) fn print_row(
        &self,
        roll: Option<&Roll>,
        found: &[Finding],
        console: &mut Console<'_>,
    ) -> io::Result<()> {
        console.print_json(&TrfRow::new(self.federation, roll, found, console.messages))
    }

    /// The line on the report: how large it is, and what was found in it; or how many games are in it.
    pub(crate) fn line(&self, roll: Option<&Roll>, found: &[Finding], console: &Console<'_>) -> String {
        let file = self.federation.file().to_owned();
        if let Some(roll) = roll.filter(|_| self.federation.is_report()) {
            let (joined, games) = (roll.joined() as u64, roll.len() as u64);
            let args = [("file", file.into()), ("joined", joined.into()), ("games", games.into())];
            return console.words.say("trf-joined", &args);
        }
        let report = self.federation.report();
        let mut tally = Tally::default();
        Told::count(found, &mut tally, &mut Digest::default());
        let counts = tally.counts(console.words);
        let players = report.players.len() as u64;
        let args = [
            ("file", file.into()),
            ("players", players.into()),
            ("rounds", u64::from(report.rounds).into()),
            ("counts", counts.into()),
        ];
        console.words.say("trf-summary", &args)
    }
}
