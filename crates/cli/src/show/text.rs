//! The facts of a game as people read them: a heading, the score, and a block for each kind of facts.

use super::{lists, score, stand};
use crate::args::Show;
use crate::console::Console;
use crate::judge::{language_fact, laws_fact};
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{FactsRow, PointRow};
use planilla::{Checked, Message, Messages, PartialDate, Severity};

/// What all blocks are written from.
pub(super) struct Page<'a> {
    pub(super) facts: &'a FactsRow,
    pub(super) checked: &'a Checked<'a>,
    pub(super) args: &'a Show,
    pub(super) words: &'static Words,
    pub(super) messages: &'static Messages,
}

/// All that is told of a game.
pub(super) fn text(facts: &FactsRow, checked: &Checked<'_>, args: &Show, console: &Console<'_>) -> String {
    let page = Page { facts, checked, args, words: console.words, messages: console.messages };
    let mut blocks = vec![page.heading(), score::score(&page)];
    blocks.extend(facts.positions.iter().map(|position| stand::stand(&page, position)));
    if checked.refused.is_none() {
        blocks.extend(lists::lists(&page));
    }
    let blocks = blocks.into_iter().filter(|block| !block.is_empty()).map(|block| {
        let lines = block.iter().map(|line| normalize_untrusted_str(line).trim_end().to_owned() + "\n");
        lines.collect::<String>()
    });
    blocks.collect::<Vec<_>>().join("\n")
}

impl Page<'_> {
    /// What a heading says: a date in the reader's language, unless it can be several days.
    fn value(&self, name: &str, value: &str) -> String {
        let date = value.parse::<PartialDate>().ok().filter(|date| name == "Date" && date.is_plain());
        date.map_or_else(|| value.to_owned(), |date| self.message(&Message::new("view-date").with("date", date)))
    }

    /// Who played, when and where, how it ended, and what it was read by.
    fn heading(&self) -> Vec<String> {
        let FactsRow { tags, result, .. } = self.facts;
        let known = |name: &str| tags.get(name).filter(|value| value.chars().any(char::is_alphanumeric));
        let player = |name, color| {
            let unnamed = || self.message(&Message::new("view-column").with("color", color));
            known(name).map_or_else(unnamed, str::to_owned)
        };
        let white = player("White", planilla_board::Color::White);
        let black = player("Black", planilla_board::Color::Black);
        let reason = result.reason.map(|reason| format!(" ({})", self.words.word(&format!("reason-{reason}"))));
        let mut lines = vec![format!("{white} – {black}  {}{}", result.score, reason.unwrap_or_default())];
        let mut about: Vec<String> = ["Event", "Site", "Date"]
            .into_iter()
            .filter_map(|name| known(name).map(|value| self.value(name, value)))
            .collect();
        about.extend(
            known("Round").map(|round| self.message(&Message::new("view-round").with("written", round.to_owned()))),
        );
        if !about.is_empty() {
            lines.push(about.join(", "));
        }
        let laws = laws_fact(self.checked, self.words);
        if self.checked.refused.is_none() {
            lines.push(format!("{laws}; {}", language_fact(self.checked, self.messages, self.words)));
        } else {
            lines.push(laws);
        }
        lines.extend(self.findings());
        let counted = self.facts.counted_to.as_ref().map(|point| [("point", self.point(point).into())]);
        lines.extend(counted.map(|args| self.words.say("show-counted", &args)));
        lines
    }

    /// How much there is to look at before one relies on all this.
    fn findings(&self) -> Option<String> {
        let list = &self.checked.findings.list;
        let count = |severity| list.iter().filter(|finding| finding.severity == severity).count();
        let counts =
            [(Severity::Error, "count-errors"), (Severity::Warning, "count-warnings")].map(|(severity, id)| {
                let count = count(severity);
                (count > 0).then(|| self.words.say(id, &[("count", count.into())]))
            });
        let counts: Vec<String> = counts.into_iter().flatten().collect();
        (!counts.is_empty()).then(|| self.words.say("show-findings", &[("counts", counts.join(", ").into())]))
    }

    pub(super) fn message(&self, message: &Message) -> String {
        self.messages.format(message)
    }

    /// A point as players write it: `12.Cf3`, `12...Cf6`; what the sheet leaves out as `12...`.
    pub(super) fn point(&self, point: &PointRow) -> String {
        let Some(number) = point.number else { return self.message(&Message::new("view-start")) };
        let dots = if point.color == Some("black") { "..." } else { "." };
        let entry = self.facts.moves.iter().rfind(|entry| entry.ply == Some(point.ply));
        let written = entry.and_then(|entry| entry.written.as_deref().or(entry.san.as_deref())).unwrap_or_default();
        format!("{number}{dots}{}", score::shortened(written))
    }

    /// Several points, one after the other.
    pub(super) fn points(&self, points: &[PointRow]) -> String {
        points.iter().map(|point| self.point(point)).collect::<Vec<_>>().join(", ")
    }

    /// That something rests on a move that was taken for another.
    pub(super) fn rests_on(&self, point: Option<&PointRow>) -> Option<String> {
        point.map(|point| self.words.say("show-rests", &[("point", self.point(point).into())]))
    }

    /// A sentence, and on what it rests if it does.
    pub(super) fn with_rest(&self, said: String, point: Option<&PointRow>) -> String {
        match self.rests_on(point) {
            Some(rests) => format!("{said}; {rests}"),
            None => said,
        }
    }
}
