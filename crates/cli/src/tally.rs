//! What a run has come to.

use crate::digest::Digest;
use crate::words::Words;
use planilla::report::SummaryRow;
use planilla::{Checked, Severity};

/// The numbers of a game, of some games or of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Files read.
    pub files: u64,
    /// Games in them.
    pub games: u64,
    /// Half-moves in the games.
    pub plies: u64,
    /// Findings of each severity.
    pub errors: u64,
    pub warnings: u64,
    pub notes: u64,
    /// Rules that could not decide.
    pub undecided: u64,
    /// The gravest finding.
    pub worst: Option<Severity>,
}

impl Tally {
    /// The numbers of one game.
    pub(crate) fn of(checked: &Checked<'_>) -> Tally {
        let found = &checked.findings.list;
        let count = |severity| found.iter().filter(|finding| finding.severity == severity).count() as u64;
        Tally {
            files: 0,
            games: 1,
            plies: checked.record.plies.iter().filter(|ply| ply.ply > 0).count() as u64,
            errors: count(Severity::Error),
            warnings: count(Severity::Warning),
            notes: count(Severity::Note),
            undecided: checked.findings.undecided.len() as u64,
            worst: checked.worst(),
        }
    }

    /// Adds the numbers of another.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.files += other.files;
        self.games += other.games;
        self.plies += other.plies;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
        self.undecided += other.undecided;
        self.worst = self.worst.max(other.worst);
    }

    /// The closing object.
    pub(crate) fn row(&self, digest: &Digest) -> SummaryRow {
        SummaryRow {
            files: self.files,
            games: self.games,
            plies: self.plies,
            errors: self.errors,
            warnings: self.warnings,
            notes: self.notes,
            undecided: self.undecided,
            clean: digest.clean,
            unreadable: digest.unreadable,
            by_rule: digest.by_rule.clone(),
            ..SummaryRow::default()
        }
    }

    /// The closing line: `3 games in 2 files: 1 error, 2 warnings`; and how many files could not be read.
    pub(crate) fn line(&self, unreadable: u64, words: &Words) -> String {
        // Of nothing that was read nothing is to be said.
        let mut counts = if self.games > 0 || unreadable == 0 { vec![self.counts(words)] } else { Vec::new() };
        if unreadable > 0 {
            counts.push(words.say("count-unreadable", &[("count", unreadable.into())]));
        }
        let counts = counts.join(", ");
        let args = [("games", self.games.into()), ("files", self.files.into()), ("counts", counts.into())];
        words.say("summary", &args)
    }

    /// What was found, counted: `1 error, 2 warnings`, or that nothing was; and what was left open, which is not the same.
    pub(crate) fn counts(&self, words: &Words) -> String {
        let counted = |(id, count): (&str, u64)| (count > 0).then(|| words.say(id, &[("count", count.into())]));
        let found = [("count-errors", self.errors), ("count-warnings", self.warnings), ("count-notes", self.notes)];
        let mut counts: Vec<String> = found.into_iter().filter_map(counted).collect();
        if counts.is_empty() {
            counts.push(words.word("summary-clean"));
        }
        counts.extend(counted(("count-undecided", self.undecided)));
        counts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::{Tally, Words};

    #[test]
    fn the_closing_line() {
        let words = Words::english();
        let clean = Tally { files: 1, games: 1, ..Tally::default() };
        assert_eq!(clean.line(0, words), "1 game in 1 file: no findings");
        let found = Tally { files: 2, games: 3, errors: 1, warnings: 2, ..Tally::default() };
        assert_eq!(found.line(0, words), "3 games in 2 files: 1 error, 2 warnings");
        assert_eq!(clean.line(1, words), "1 game in 1 file: no findings, 1 file could not be read");
        let open = Tally { undecided: 1, ..clean };
        assert_eq!(open.line(0, words), "1 game in 1 file: no findings, 1 question not decided (`-v` says which)");
        assert_eq!(Tally::default().line(2, words), "0 games in 0 files: 2 files could not be read");
        assert_eq!(found.line(0, Words::of("es").unwrap()), "3 partidas en 2 archivos: 1 error, 2 advertencias");
    }
}
