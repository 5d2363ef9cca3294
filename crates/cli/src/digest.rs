//! What a run over many games has come to, so that people can act on it: the games that need a person first, and what was
//! found most often.

use crate::words::Words;
use planilla::{Finding, Severity};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What was found in some games, or in all of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Digest {
    /// Games in which nothing was found.
    pub clean: u64,
    /// Games in which something was found, and those of them with an error.
    pub found: u64,
    pub faulty: u64,
    /// The findings of each rule.
    pub by_rule: BTreeMap<&'static str, u64>,
    /// The first games with an error, as people are told of them.
    pub first: Vec<String>,
    /// The first inputs that cannot be read, each with the remedy.
    pub unread: Vec<String>,
    /// How many there are.
    pub unreadable: u64,
}

/// So many games and inputs are named.
const NAMED: usize = 10;
/// So many rules are named.
const RULES: usize = 5;
/// A run over more files, or with findings in more games, is worth a summary.
const MANY: u64 = 20;

impl Digest {
    /// Adds a game, by what was found in it. `name` tells where its first error is.
    pub(crate) fn add_game(&mut self, findings: &[Finding], name: impl FnOnce(usize) -> String) {
        if findings.is_empty() {
            self.clean += 1;
            return;
        }
        self.found += 1;
        for finding in findings {
            *self.by_rule.entry(finding.rule.name).or_default() += 1;
        }
        let Some(error) = findings.iter().position(|finding| finding.severity == Severity::Error) else { return };
        self.faulty += 1;
        if self.first.len() < NAMED {
            self.first.push(name(error));
        }
    }

    /// Adds an input that cannot be read.
    pub(crate) fn add_unreadable(&mut self, sentence: String) {
        self.unreadable += 1;
        if self.unread.len() < NAMED {
            self.unread.push(sentence);
        }
    }

    /// Adds what some further games came to.
    pub(crate) fn add(&mut self, other: &Digest) {
        self.clean += other.clean;
        self.found += other.found;
        self.faulty += other.faulty;
        self.unreadable += other.unreadable;
        for (rule, count) in &other.by_rule {
            *self.by_rule.entry(rule).or_default() += count;
        }
        let free = |held: &Vec<String>| NAMED.saturating_sub(held.len());
        self.first.extend(other.first.iter().take(free(&self.first)).cloned());
        self.unread.extend(other.unread.iter().take(free(&self.unread)).cloned());
    }

    /// Whether there is so much that it needs a summary.
    pub(crate) fn is_long(&self, files: u64) -> bool {
        files > MANY || self.found > MANY
    }

    /// The lines of the summary; `names` are those of the command line.
    pub(crate) fn text(&self, files: u64, names: &str, words: &Words) -> String {
        let counts = [
            ("files", files),
            ("unreadable", self.unreadable),
            ("clean", self.clean),
            ("found", self.found),
            ("errors", self.faulty),
        ];
        let mut text = words.say("digest", &counts.map(|(name, count)| (name, count.into())));
        Self::list(&mut text, "digest-errors", &self.first, self.faulty, words);
        if !self.by_rule.is_empty() {
            let mut rules: Vec<_> = self.by_rule.iter().collect();
            rules.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), **name));
            let width = rules[0].1.to_string().len();
            let line = |(name, count): &(&&str, &u64)| format!("{count:>width$} × {name}");
            let lines: Vec<String> = rules.iter().take(RULES).map(line).collect();
            let rule = *rules[0].0;
            Self::list(&mut text, "digest-rules", &lines, rules.len() as u64, words);
            let _ = write!(text, "\n  {}", words.say("digest-explain", &[("rule", rule.into())]));
        }
        Self::list(&mut text, "digest-unreadable", &self.unread, self.unreadable, words);
        if self.found > MANY {
            let _ = write!(text, "\n{}", words.say("digest-report", &[("names", names.into())]));
        }
        text
    }

    /// A heading with lines below it, and how many more there would be.
    fn list(text: &mut String, heading: &str, lines: &[String], count: u64, words: &Words) {
        if lines.is_empty() {
            return;
        }
        let _ = write!(text, "\n{}", words.word(heading));
        for line in lines {
            let _ = write!(text, "\n  {line}");
        }
        let more = count.saturating_sub(lines.len() as u64);
        if more > 0 {
            let _ = write!(text, "\n  {}", words.say("digest-more", &[("count", more.into())]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Digest, Words};

    #[test]
    fn what_needs_a_person_comes_first() {
        let part = Digest {
            clean: 900,
            found: 7,
            faulty: 6,
            by_rule: [("move.illegal", 6), ("sheet.gap", 1)].into(),
            first: (1..=6).map(|game| format!("a/{game}.txt:3")).collect(),
            unread: vec!["b.xlsx: this is a spreadsheet".to_owned()],
            unreadable: 1,
        };
        let mut whole = part.clone();
        whole.add(&part);
        whole.add(&part);
        assert_eq!((whole.faulty, whole.first.len(), whole.by_rule["sheet.gap"]), (18, 10, 3));
        assert!(whole.is_long(0) && whole.is_long(21) && !Digest::default().is_long(20));
        let text = whole.text(2_000, "games/", Words::english());
        for expected in [
            "2,000 files read and 3 not, or not to the end; 2,700 games without findings, 21 with findings, 18 of them with errors",
            "Games with errors:\n  a/1.txt:3\n",
            "\n  and 8 more\nMost frequent:\n  18 × move.illegal\n   3 × sheet.gap\n",
            "\n  what a rule finds and what to do: planilla explain move.illegal\n",
            "Not read, or not to the end:\n  b.xlsx: this is a spreadsheet\n",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
        let spanish = whole.text(2_000, "games/", Words::of("es").unwrap());
        assert!(spanish.starts_with("2000 archivos leídos y 3 no"), "{spanish}");
    }
}
