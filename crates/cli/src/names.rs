//! The names users give on the command line, and what is said of a name that is none.

use crate::args::{Auto, Common, Judging};
use planilla::{EditionName, RULES, Rule, Settings};
use planilla_files::{Kind, MOST_WORKERS};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Encoding, Form, Language, nearest};
#[cfg(feature = "export")]
use planilla_table::{TABLES, Table};
use std::num::NonZeroUsize;
use std::thread;

/// A language to write, a style, or both.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Target {
    /// The language, if named.
    pub language: Option<&'static Language>,
    /// The style, if named.
    pub style: Option<Form>,
}

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
    auto_or(name, language)
}

/// An edition, or `auto`.
pub(crate) fn edition_or_auto(name: &str) -> Result<Auto<EditionName>, String> {
    auto_or(name, |name| {
        let known = || unknown("an edition of the Laws", name, EditionName::ALL.map(EditionName::as_str));
        name.parse().map_err(|_| known())
    })
}

/// The name of an encoding, or `auto`.
pub(crate) fn encoding_or_auto(name: &str) -> Result<Auto<Encoding>, String> {
    // All names are too many to list; these are what scoresheets and PGN files come in.
    const USUAL: [&str; 8] =
        ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251", "iso-8859-2", "macintosh"];
    auto_or(name, |name| Encoding::from_name(name).ok_or_else(|| unknown("an encoding", name, USUAL)))
}

/// The name of a rule.
pub(crate) fn rule(name: &str) -> Result<&'static Rule, String> {
    RULES.iter().copied().find(|rule| rule.name == name).ok_or_else(|| {
        // Of a group that exists its rules are listed, else all.
        let group = name.split_once('.').map(|(group, _)| group);
        let in_group = |rule: &&&Rule| rule.name.split_once('.').map(|(own, _)| own) == group;
        let alike: Vec<&str> = RULES.iter().filter(in_group).map(|rule| rule.name).collect();
        let all: Vec<&str> = RULES.iter().map(|rule| rule.name).collect();
        let mut sentence = unknown("a rule", name, if alike.is_empty() { all } else { alike });
        sentence.push_str(" (`planilla rules` tells what they find)");
        sentence
    })
}

/// A language, a style, or a language and a style: `de`, `uci`, `es,figurine`.
pub(crate) fn target(text: &str) -> Result<Target, String> {
    if let Some((code, name)) = text.split_once(',') {
        return Ok(Target { language: Some(language(code)?), style: Some(style(name)?) });
    }
    if let Ok(style) = style(text) {
        return Ok(Target { language: None, style: Some(style) });
    }
    match language(text) {
        Ok(language) => Ok(Target { language: Some(language), style: None }),
        Err(_) => {
            Err(unknown("a language or a style", text, Form::ALL.map(Form::name).into_iter().chain(Language::codes())))
        }
    }
}

/// The name of a style.
pub(crate) fn style(name: &str) -> Result<Form, String> {
    let found = Form::ALL.into_iter().find(|form| form.name() == name.trim());
    found.ok_or_else(|| unknown("a style", name, Form::ALL.map(Form::name)))
}

/// The name of a table.
#[cfg(feature = "export")]
pub(crate) fn table(name: &str) -> Result<&'static Table, String> {
    Table::named(name).ok_or_else(|| unknown("a table", name, TABLES.map(|table| table.name)))
}

fn language(name: &str) -> Result<&'static Language, String> {
    let find =
        || LANGUAGES.iter().find(|row| [row.name, row.english_name].iter().any(|own| own.eq_ignore_ascii_case(name)));
    Language::by_code(name).or_else(find).ok_or_else(|| unknown("a language", name, Language::codes()))
}

fn auto_or<T>(name: &str, find: impl Fn(&str) -> Result<T, String>) -> Result<Auto<T>, String> {
    if name == "auto" { Ok(Auto::Auto) } else { find(name).map(Auto::Given) }
}

/// The sentence for a name that is none: the nearest one, and those that are allowed.
fn unknown<'a>(what: &str, name: &str, allowed: impl IntoIterator<Item = &'a str>) -> String {
    let allowed: Vec<&str> = allowed.into_iter().collect();
    let end = nearest(name, allowed.iter().copied()).map_or(".".to_owned(), |near| format!("; did you mean `{near}`?"));
    format!("this is not {what}{end} Allowed: {}", allowed.join(" "))
}
