//! The names users give on the command line, as clap asks for them.

use crate::args::{Auto, Common, Judging};
use planilla::names::{self, Target, Topic, UnknownName};
use planilla::{EditionName, Rule, Settings};
use planilla_files::{Kind, MOST_WORKERS};
use planilla_notation::{Encoding, Form, Language};
#[cfg(feature = "export")]
use planilla_table::{TABLES, Table};
use std::num::NonZeroUsize;
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
pub(crate) fn language_or_auto(name: &str) -> Result<Auto<&'static Language>, String> {
    auto_or(name, names::language)
}

/// An edition, or `auto`.
pub(crate) fn edition_or_auto(name: &str) -> Result<Auto<EditionName>, String> {
    auto_or(name, names::edition)
}

/// The name of an encoding, or `auto`.
pub(crate) fn encoding_or_auto(name: &str) -> Result<Auto<Encoding>, String> {
    auto_or(name, names::encoding)
}

/// The name of a rule.
pub(crate) fn rule(name: &str) -> Result<&'static Rule, String> {
    names::rule(name).map_err(|unknown| said(&unknown) + " (`planilla rules` tells what they find)")
}

/// The name of a rule or of a group of rules.
pub(crate) fn topic(name: &str) -> Result<Topic, String> {
    names::topic(name).map_err(|unknown| said(&unknown) + " (`planilla rules` tells what they find)")
}

/// A language, a style, or a language and a style: `de`, `uci`, `es,figurine`.
pub(crate) fn target(text: &str) -> Result<Target, String> {
    names::target(text).map_err(|unknown| said(&unknown))
}

/// The name of a style.
pub(crate) fn style(name: &str) -> Result<Form, String> {
    names::style(name).map_err(|unknown| said(&unknown))
}

/// The name of a table.
#[cfg(feature = "export")]
pub(crate) fn table(name: &str) -> Result<&'static Table, String> {
    let unknown = || UnknownName::new("a table", name, TABLES.map(|table| table.name));
    Table::named(name).ok_or_else(|| said(&unknown()))
}

fn auto_or<T>(name: &str, find: impl Fn(&str) -> Result<T, UnknownName>) -> Result<Auto<T>, String> {
    if name == "auto" { Ok(Auto::Auto) } else { find(name).map(Auto::Given).map_err(|unknown| said(&unknown)) }
}

/// The sentence for a name that is none.
fn said(unknown: &UnknownName) -> String {
    format!("this is {unknown}")
}
