//! One game on its way to the page: its line in the table, what the page counts of it, and its part of the page if it is
//! to be drawn. It is made where the game is checked, so that several threads can.

use super::draws::Draws;
use super::sheet::ROWS;
use crate::checked::Checked;
use crate::finding::{Arg, Message};
use crate::messages::Messages;
use crate::report::Place;
use crate::report::html::head::is_known;
use crate::report::html::{View, table};
use crate::report::markup::Escaped;
use crate::report::rows::ResultRow;
use crate::rule::{Rule, Severity};
use planilla_board::Color;
use std::fmt::Write;

/// What a game needs of a person, the most first: the order of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Need {
    Error,
    Warning,
    Undecided,
    Note,
    Clean,
}

impl Need {
    pub(super) const ALL: [Need; 5] = [Need::Error, Need::Warning, Need::Undecided, Need::Note, Need::Clean];

    fn of(checked: &Checked<'_>) -> Need {
        match checked.worst() {
            Some(Severity::Error) => Need::Error,
            Some(Severity::Warning) => Need::Warning,
            _ if !checked.findings.undecided.is_empty() => Need::Undecided,
            Some(Severity::Note) => Need::Note,
            None => Need::Clean,
        }
    }

    /// The class of its rows and parts.
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Need::Error => "error",
            Need::Warning => "warning",
            Need::Undecided => "undecided",
            Need::Note => "note",
            Need::Clean => "clean",
        }
    }
}

/// A game as a page takes it: see [`ReportPage`](super::ReportPage).
#[derive(Debug)]
pub struct GameSection {
    pub(super) need: Need,
    /// The half-moves on the board.
    pub(super) plies: u64,
    /// The findings of each severity, from the gravest, and what is not decided.
    pub(super) counts: [u64; 4],
    /// How often each rule found something, and how grave it was at most.
    pub(super) rules: Vec<(&'static Rule, Severity, u64)>,
    /// The event, if the headings have it.
    pub(super) event: Option<String>,
    pub(super) listed: Option<Listed>,
    /// The game drawn, but for its heading.
    pub(super) drawn: Option<String>,
}

/// What the table says of a game, as HTML.
#[derive(Debug)]
pub(super) struct Listed {
    pub(super) players: String,
    pub(super) round: String,
    pub(super) score: &'static str,
    pub(super) found: String,
    /// The file and the line.
    pub(super) place: String,
}

impl GameSection {
    /// What a page needs of a game that was checked. Games that the page will not draw or list are only counted.
    pub(super) fn new(checked: &Checked<'_>, place: &Place<'_>, messages: &Messages, draws: &Draws) -> GameSection {
        let need = Need::of(checked);
        let count = |severity| checked.findings.list.iter().filter(|found| found.severity == severity).count() as u64;
        let mut rules: Vec<(&'static Rule, Severity, u64)> = Vec::new();
        for finding in &checked.findings.list {
            match rules.iter_mut().find(|(rule, ..)| rule.name == finding.rule.name) {
                Some((_, severity, count)) => {
                    *severity = (*severity).max(finding.severity);
                    *count += 1;
                }
                None => rules.push((finding.rule, finding.severity, 1)),
            }
        }
        let mut section = GameSection {
            need,
            plies: checked.record.plies.iter().filter(|ply| ply.ply > 0).count() as u64,
            counts: [
                count(Severity::Error),
                count(Severity::Warning),
                count(Severity::Note),
                checked.findings.undecided.len() as u64,
            ],
            rules,
            event: None,
            listed: None,
            drawn: None,
        };
        if draws.lists(need) {
            let view = View::new(checked, messages);
            section.event = view.tags.get("Event").filter(|event| is_known(event)).map(str::to_owned);
            section.listed = Some(view.listed(place));
            section.drawn = draws.draws(need).then(|| view.part(place));
        }
        section
    }

    /// A game without findings, of so many half-moves, that is only counted.
    pub(super) fn counted(plies: u64) -> GameSection {
        GameSection {
            need: Need::Clean,
            plies,
            counts: [0; 4],
            rules: Vec::new(),
            event: None,
            listed: None,
            drawn: None,
        }
    }

    /// The bytes it takes, more or less.
    pub fn size(&self) -> usize {
        256 + self.drawn.as_ref().map_or(0, String::len)
    }
}

impl View<'_> {
    fn listed(&self, place: &Place<'_>) -> Listed {
        let round = self.tags.get("Round").filter(|round| is_known(round)).unwrap_or_default();
        Listed {
            players: self.players(place),
            round: Escaped(round).to_string(),
            score: ResultRow::new(self.checked).score,
            found: self.in_one_line(),
            place: Self::place(place, self.messages),
        }
    }

    /// The game drawn: what is known of it, its board, its sheet and what was found.
    fn part(&self, place: &Place<'_>) -> String {
        let mut out = String::with_capacity(8 * 1024);
        self.known(place, &mut out);
        out.push_str("<div class=\"body\">");
        if self.checked.refused.is_none() {
            self.step_board(&mut out);
        }
        // A short sheet has room beside what was found.
        let is_short = table::score_rows(self.checked.record).len() <= 2 * ROWS;
        out.push_str(if is_short { "<div class=\"record side\">" } else { "<div class=\"record\">" });
        self.found(&mut out);
        self.sheet(&mut out);
        out.push_str("</div></div>");
        if self.checked.refused.is_none() && self.course.len() < self.checked.record.plies.len() {
            let cut = Message::new("view-boards-cut").with("count", self.course.len());
            let _ = write!(out, "<p class=\"soft say\">{}</p>", self.say(&cut));
        }
        out
    }

    /// The players; of a game that names none, its file.
    fn players(&self, place: &Place<'_>) -> String {
        let known = |name| self.tags.get(name).filter(|value| is_known(value));
        if known("White").is_none() && known("Black").is_none() {
            let name = place.file.rsplit(['/', '\\']).next().unwrap_or(place.file);
            let number = if place.game > 1 { format!(", {}", place.game) } else { String::new() };
            return format!("<bdi>{}</bdi>{number}", Escaped(name));
        }
        let player = |name, color| match known(name) {
            Some(value) => format!("<bdi>{}</bdi>", Escaped(value)),
            None => self.say(&Message::new("view-column").with("color", color)),
        };
        format!("{} – {}", player("White", Color::White), player("Black", Color::Black))
    }

    fn place(place: &Place<'_>, messages: &Messages) -> String {
        let line = messages.format(
            &Message::new("page-line").with("number", Arg::Ordinal(i64::try_from(place.line).unwrap_or(i64::MAX))),
        );
        format!("<bdi>{}</bdi>, {}", Escaped(place.file), Escaped(&line))
    }

    /// Where and when, by which Laws and in which language, each with how it was found, and the file.
    fn known(&self, place: &Place<'_>, out: &mut String) {
        out.push_str("<p class=\"about\">");
        for name in ["Event", "Site", "Date"] {
            if let Some(value) = self.tags.get(name).filter(|value| is_known(value)) {
                let _ = write!(out, "<span>{}</span> ", self.heading(name, value));
            }
        }
        let numbers = [("Round", Message::new("view-round")), ("Board", Message::new("page-table"))];
        for (name, message) in numbers {
            if let Some(value) = self.tags.get(name).filter(|value| is_known(value)) {
                let _ = write!(out, "<span>{}</span> ", self.say(&message.with("written", value)));
            }
        }
        let checked = self.checked;
        let laws = Message::new("page-laws").with("laws", checked.laws.name.as_str());
        let _ = write!(out, "<span>{}</span> ", self.say(&laws.with("how", checked.laws_how.as_str())));
        if checked.refused.is_none() {
            let language = Message::new("page-language").with("language", checked.language.language);
            let language = language.with("how", checked.language.how.as_str());
            let _ = write!(out, "<span>{}", self.say(&language));
            let others = checked.language.others.len();
            if others > 0 {
                let _ = write!(out, " <small>{}</small>", self.say(&Message::new("page-others").with("count", others)));
            }
            out.push_str("</span> ");
        }
        let _ = write!(out, "<span>{}</span></p>", Self::place(place, self.messages));
    }
}
