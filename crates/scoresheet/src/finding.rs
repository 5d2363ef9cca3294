//! What a rule has found: a place, its evidence as data, perhaps a fix.

use crate::date::PartialDate;
use crate::edition::EditionName;
use crate::reason::Reason;
use crate::rule::{Rule, Severity};
use planilla_board::{Color, Move, Role, Square};
use planilla_notation::{Language, Span};

/// One instance of a rule.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: &'static Rule,
    /// How grave it is here.
    pub severity: Severity,
    /// The entry of the record (an index) it is about.
    pub entry: Option<u32>,
    /// The place in the text.
    pub span: Span,
    /// What is said about it.
    pub message: Message,
    /// The articles it rests on, where these are nearer than the rule's own; else empty.
    pub articles: Vec<&'static str>,
    /// Other places that matter.
    pub labels: Vec<Label>,
    /// Why a move is illegal.
    pub reason: Option<Reason>,
    /// What could be written instead.
    pub fix: Option<Fix>,
}

impl Finding {
    /// A finding of a rule at its own severity.
    pub fn new(rule: &'static Rule, span: Span, message: Message) -> Finding {
        Finding {
            rule,
            severity: rule.severity,
            entry: None,
            span,
            message,
            articles: Vec::new(),
            labels: Vec::new(),
            reason: None,
            fix: None,
        }
    }

    /// The finding with another severity.
    #[must_use]
    pub fn severity(self, severity: Severity) -> Finding {
        Finding { severity, ..self }
    }

    /// The finding about an entry of the record.
    #[must_use]
    pub fn entry(self, entry: usize) -> Finding {
        Finding { entry: Some(entry as u32), ..self }
    }

    /// The finding with a fix.
    #[must_use]
    pub fn fix(self, fix: Option<Fix>) -> Finding {
        Finding { fix, ..self }
    }

    /// The finding with articles nearer than the rule's own.
    #[must_use]
    pub fn articles(self, articles: Vec<&'static str>) -> Finding {
        Finding { articles, ..self }
    }

    /// The articles it rests on in an edition: its own, else its rule's.
    pub fn articles_in(&self, edition: EditionName) -> Vec<&'static str> {
        if self.articles.is_empty() { self.rule.articles_in(edition).collect() } else { self.articles.clone() }
    }

    /// The finding with the reason of an illegal move.
    #[must_use]
    pub fn reason(self, reason: Reason) -> Finding {
        Finding { reason: Some(reason), ..self }
    }

    /// The finding with another place that matters.
    #[must_use]
    pub fn label(mut self, span: Span, message: Message) -> Finding {
        self.labels.push(Label { span, message });
        self
    }
}

/// Another place that matters to a finding.
#[derive(Clone, Debug)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is there.
    pub message: Message,
}

/// A sentence by its name in the message files, with its arguments as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the sentence (`move-blocked`).
    pub id: &'static str,
    /// The arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A sentence without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The sentence with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text as written.
    Text(String),
    /// How many there are, written in the manner of the reader's language: `1,234` games.
    Number(i64),
    /// Which of many it is, written without groups: move `1234`.
    Ordinal(i64),
    /// A date, written in the reader's language.
    Date(PartialDate),
    /// A square, shown in backticks.
    Square(Square),
    /// A man, named in the reader's language.
    Role(Role),
    /// A colour, named in the reader's language.
    Color(Color),
    /// Moves as they would be written, shown in backticks and joined as a list.
    Moves(Vec<String>),
    /// Texts shown in backticks and joined as a list in which all hold: `23b` and `27b`.
    All(Vec<String>),
    /// Some of several moves, joined as a list that ends with how many more there are.
    Among(Vec<String>, usize),
    /// A language, named in the reader's.
    Language(&'static Language),
    /// Some of several languages, joined as a list that ends with how many more there are.
    Languages(Vec<&'static Language>, usize),
    /// Other sentences, one after the other.
    Sentences(Vec<Message>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::Square(square)
    }
}

impl From<Role> for Arg {
    fn from(role: Role) -> Arg {
        Arg::Role(role)
    }
}

impl From<Color> for Arg {
    fn from(color: Color) -> Arg {
        Arg::Color(color)
    }
}

impl From<PartialDate> for Arg {
    fn from(date: PartialDate) -> Arg {
        Arg::Date(date)
    }
}

impl From<&'static Language> for Arg {
    fn from(language: &'static Language) -> Arg {
        Arg::Language(language)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Vec<String>> for Arg {
    fn from(moves: Vec<String>) -> Arg {
        Arg::Moves(moves)
    }
}

/// A change of the sheet's text that a finding proposes. The sheet itself is never altered.
#[derive(Clone, Debug, PartialEq)]
pub struct Fix {
    /// What would be replaced.
    pub span: Span,
    /// By what.
    pub replacement: String,
    /// The move that the replacement stands for.
    pub played: Option<Move>,
    /// That move in PGN's SAN.
    pub san: Option<String>,
    /// How far the fix may be trusted.
    pub applicability: Applicability,
    /// How probable it is, from 0 to 1, where that was worked out ([`Settings::repair`](crate::Settings::repair)).
    pub probability: Option<f64>,
}

/// How far a fix may be trusted, by its consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Applicability {
    /// The edited sheet has the same moves, and the finding is gone.
    Certain,
    /// One reading is preferred; a person should look.
    Likely,
    /// For the eye only.
    Shown,
}

impl Applicability {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Applicability::Certain => "certain",
            Applicability::Likely => "likely",
            Applicability::Shown => "shown",
        }
    }
}
