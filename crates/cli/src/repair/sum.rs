//! What the games of a repair come to, in numbers, and what the exit status makes of them.

use crate::args::RepairFailOn;
use crate::console::Exit;
use crate::words::Words;
use planilla::report::{RepairRow, SummaryRow};
use std::collections::BTreeMap;

/// The numbers of some games, or of a run.
#[derive(Debug, Default)]
pub(super) struct Sum {
    pub(super) files: u64,
    pub(super) games: u64,
    plies: u64,
    changed: u64,
    undecided: u64,
    /// Games in which every move is as written and nothing was found.
    clean: u64,
    /// Findings of each severity, and of each rule.
    severities: BTreeMap<&'static str, u64>,
    by_rule: BTreeMap<&'static str, u64>,
    /// Files that cannot be read, or not to their end, or that lack the game asked for.
    pub(super) unreadable: u64,
    /// Whether something is left to a person.
    needs_a_person: bool,
    /// Whether an answer could not be taken, or a call makes no sense.
    pub(super) unanswered: bool,
}

impl Sum {
    /// Counts a game.
    pub(super) fn count(&mut self, row: &RepairRow) {
        let written =
            |texts: &planilla::report::Each<Option<String>>| texts.iter().flatten().any(|text| !text.trim().is_empty());
        // What stands on a sheet and is in no move is for somebody to look at, wherever it stands.
        let left_over = row.moves.iter().any(|entry| entry.ply.is_none() && written(&entry.written));
        let findings = || row.findings.iter().flatten();
        let faulty = findings().any(|finding| finding.severity == "error");
        let needs_a_person = row.plies_undecided > 0 || !row.unmet.is_empty() || left_over || faulty;
        self.games += 1;
        self.plies += row.moves.iter().filter(|played| played.ply.is_some()).count() as u64;
        self.changed += row.plies_changed;
        self.undecided += row.plies_undecided;
        self.clean += u64::from(row.plies_changed == 0 && !needs_a_person && findings().next().is_none());
        self.needs_a_person |= needs_a_person;
        for finding in findings() {
            *self.severities.entry(finding.severity).or_default() += 1;
            *self.by_rule.entry(finding.rule).or_default() += 1;
        }
    }

    /// Adds the numbers of others.
    pub(super) fn add(&mut self, other: &Sum) {
        self.files += other.files;
        self.games += other.games;
        self.plies += other.plies;
        self.changed += other.changed;
        self.undecided += other.undecided;
        self.clean += other.clean;
        self.unreadable += other.unreadable;
        self.needs_a_person |= other.needs_a_person;
        self.unanswered |= other.unanswered;
        for (held, more) in [(&mut self.severities, &other.severities), (&mut self.by_rule, &other.by_rule)] {
            for (name, count) in more {
                *held.entry(name).or_default() += count;
            }
        }
    }

    /// The exit status of the run.
    pub(super) fn exit(&self, fail_on: RepairFailOn) -> Exit {
        let fails = match fail_on {
            RepairFailOn::Change => self.needs_a_person || self.changed > 0,
            RepairFailOn::Undecided => self.needs_a_person,
            RepairFailOn::Never => false,
        };
        match (self.unreadable > 0 || self.unanswered, fails) {
            (true, _) => Exit::Misuse,
            (false, true) => Exit::Findings,
            (false, false) => Exit::Clean,
        }
    }

    /// The closing line.
    pub(super) fn line(&self, words: &Words) -> String {
        let args = [
            ("games", self.games.into()),
            ("plies", self.plies.into()),
            ("changed", self.changed.into()),
            ("undecided", self.undecided.into()),
        ];
        words.say("repair-summary", &args)
    }

    /// The closing object.
    pub(super) fn row(&self) -> SummaryRow {
        let found = |severity| self.severities.get(severity).copied().unwrap_or_default();
        SummaryRow {
            files: self.files,
            games: self.games,
            plies: self.plies,
            errors: found("error"),
            warnings: found("warning"),
            notes: found("note"),
            undecided: self.undecided,
            clean: self.clean,
            unreadable: self.unreadable,
            by_rule: self.by_rule.clone(),
            ..SummaryRow::default()
        }
    }
}
