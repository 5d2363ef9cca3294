//! The names users give on the command line, as clap asks for them.

use crate::args::{Auto, Common, Game, Judging};
use crate::examples::EXAMPLES;
use planilla::names::{self, Target, Topic, UnknownName};
use planilla::report::{At, NotAPoint};
use planilla::{Answer, EditionName, NotATouch, NotAnAnswer, Rule, Settings, Touch};
use planilla_files::{Kind, MOST_WORKERS};
use planilla_notation::{Encoding, Form, Language};
#[cfg(feature = "export")]
use planilla_table::{TABLES, Table};
use std::error::Error;
use std::fmt;
use std::num::{NonZeroU16, NonZeroUsize};
use std::thread;

/// What the common options ask of the library.
pub(crate) fn settings(common: &Common) -> Settings {
    Settings {
        languages: common.lang.iter().filter_map(|language| language.given()).collect(),
        laws: common.laws.given(),
        input: common.input.given(),
        encoding: common.encoding.given(),
        ..Settings::default()
    }
}

/// The same, and by which rules games are judged.
pub(crate) fn judging(judging: &Judging, common: &Common) -> Settings {
    Settings {
        notes: judging.notes,
        select: judging.select.clone(),
        ignore: judging.ignore.clone(),
        minimum_moves: judging.minimum_moves,
        ..settings(common)
    }
}

/// How many work at once.
pub(crate) fn jobs(common: &Common) -> usize {
    let jobs = common.jobs.or_else(|| thread::available_parallelism().ok());
    jobs.map_or(1, NonZeroUsize::get).min(MOST_WORKERS)
}

/// What the common options say of the files.
pub(crate) fn kind(common: &Common) -> Kind {
    Kind { input: common.input.given(), encoding: common.encoding.given() }
}

/// A language's code, or `auto`.
pub(crate) fn language_or_auto(name: &str) -> Result<Auto<&'static Language>, Wrong> {
    auto_or(name, names::language)
}

/// A language's code.
pub(crate) fn language(name: &str) -> Result<&'static Language, Wrong> {
    names::language(name).map_err(Wrong::from)
}

/// An edition.
pub(crate) fn edition(name: &str) -> Result<EditionName, Wrong> {
    names::edition(name).map_err(Wrong::from)
}

/// A topic of the Laws.
pub(crate) fn law_topic(name: &str) -> Result<planilla::laws::Topic, Wrong> {
    names::law_topic(name).map_err(Wrong::from)
}

/// An edition, or `auto`.
pub(crate) fn edition_or_auto(name: &str) -> Result<Auto<EditionName>, Wrong> {
    auto_or(name, names::edition)
}

/// The name of an encoding, or `auto`.
pub(crate) fn encoding_or_auto(name: &str) -> Result<Auto<Encoding>, Wrong> {
    auto_or(name, names::encoding)
}

/// The name of a rule.
pub(crate) fn rule(name: &str) -> Result<&'static Rule, Wrong> {
    names::rule(name).map_err(|unknown| Wrong { unknown, is_rule: true })
}

/// The name of a rule or of a group of rules.
pub(crate) fn topic(name: &str) -> Result<Topic, Wrong> {
    names::topic(name).map_err(|unknown| Wrong { unknown, is_rule: true })
}

/// A language, a style, or a language and a style: `de`, `uci`, `es,figurine`.
pub(crate) fn target(text: &str) -> Result<Target, Wrong> {
    names::target(text).map_err(Wrong::from)
}

/// The name of a style.
pub(crate) fn style(name: &str) -> Result<Form, Wrong> {
    names::style(name).map_err(Wrong::from)
}

/// A point of a game: `23b`.
pub(crate) fn point(name: &str) -> Result<At, NotAPoint> {
    name.parse()
}

/// A touched piece: `e2`, `e8=Q`.
pub(crate) fn touch(name: &str) -> Result<Touch, NotATouch> {
    name.parse()
}

/// The number of a game in its file, or `all`.
pub(crate) fn game(name: &str) -> Result<Game, Wrong> {
    match name {
        "first" => Ok(Game::First),
        "all" => Ok(Game::All),
        _ => name.parse().map(Game::Number).map_err(|_| {
            let allowed = ["1", "2", "...", "all"];
            let unknown = UnknownName { what: "the number of a game", nearest: None, allowed: allowed.to_vec() };
            unknown.into()
        }),
    }
}

/// A probability: a number from 0 to 1.
pub(crate) fn probability(text: &str) -> Result<f64, Wrong> {
    names::probability(text).map_err(Wrong::from)
}

/// What a person answers: `12w=Nf3`.
pub(crate) fn answer(text: &str) -> Result<Answer, NotAnAnswer> {
    text.parse()
}

/// How many games: one or more.
pub(crate) fn count_of_games(text: &str) -> Result<NonZeroU16, Wrong> {
    text.parse().map_err(|_| {
        let allowed = ["1", "2", "...", "65535"];
        UnknownName { what: "a number of games", nearest: None, allowed: allowed.to_vec() }.into()
    })
}

/// How many moves: one or more.
pub(crate) fn count_of_moves(text: &str) -> Result<NonZeroU16, Wrong> {
    text.parse().map_err(|_| {
        let allowed = ["1", "2", "...", "65535"];
        UnknownName { what: "a number of moves", nearest: None, allowed: allowed.to_vec() }.into()
    })
}

/// The name of a table.
#[cfg(feature = "export")]
pub(crate) fn table(name: &str) -> Result<&'static Table, Wrong> {
    let unknown = || UnknownName::new("a table", name, TABLES.map(|table| table.name));
    Table::named(name).ok_or_else(|| unknown().into())
}

/// The name of a command.
pub(crate) fn command(name: &str) -> Result<&'static str, Wrong> {
    let all = || EXAMPLES.iter().map(|examples| examples.command).filter(|command| *command != "planilla");
    all().find(|command| *command == name).ok_or_else(|| UnknownName::new("a command", name, all()).into())
}

fn auto_or<T>(name: &str, find: impl Fn(&str) -> Result<T, UnknownName>) -> Result<Auto<T>, Wrong> {
    if name == "auto" { Ok(Auto::Auto) } else { find(name).map(Auto::Given).map_err(Wrong::from) }
}

/// A name that is none, as clap takes it.
#[derive(Debug)]
pub(crate) struct Wrong {
    /// The name.
    pub unknown: UnknownName,
    /// It was to be a rule's: there is a list of what they find.
    pub is_rule: bool,
}

impl From<UnknownName> for Wrong {
    fn from(unknown: UnknownName) -> Wrong {
        Wrong { unknown, is_rule: false }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is {}", self.unknown)?;
        if self.is_rule { f.write_str(" (`planilla rules` tells what they find)") } else { Ok(()) }
    }
}

impl Error for Wrong {}

/// What a name was to be, as the name of a sentence: `an-edition-of-the-laws`.
pub(crate) fn slug(what: &str) -> String {
    what.to_lowercase().replace(' ', "-")
}
