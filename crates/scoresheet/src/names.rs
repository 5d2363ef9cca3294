//! The names by which people call languages, editions, rules, encodings and styles, and what is said of a name that is
//! none. Whoever takes names from people takes them here, so that all of them are spelled alike everywhere.

use crate::docs::groups;
use crate::edition::EditionName;
use crate::messages::Messages;
use crate::report::MovesShown;
use crate::rule::Rule;
use crate::rules::RULES;
use crate::sealed::SealedStandard;
use planilla_board::Effort;
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{Encoding, Form, Input, Language, Style, nearest};
use std::error::Error;
use std::fmt;

/// A name that stands for nothing: what it was to be, the nearest one, and those that are allowed.
///
/// ```
/// let error = planilla::names::edition("2016").unwrap_err(); // in force in 2016: those of 2014
/// assert!(error.to_string().starts_with("not an edition of the Laws; did you mean `2014`? Allowed: 1997 2001"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// What it was to be: `a language`.
    pub what: &'static str,
    /// The name that is nearest to it, if one is near.
    pub nearest: Option<&'static str>,
    /// The names that are allowed; where they are too many, the usual ones.
    pub allowed: Vec<&'static str>,
}

impl UnknownName {
    /// What is said of `name`, which is not among those that are allowed.
    pub fn new(what: &'static str, name: &str, allowed: impl IntoIterator<Item = &'static str>) -> UnknownName {
        let allowed: Vec<_> = allowed.into_iter().collect();
        UnknownName { what, nearest: nearest(name, allowed.iter().copied()), allowed }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not {}", self.what)?;
        match self.nearest {
            Some(nearest) => write!(f, "; did you mean `{nearest}`?")?,
            None => f.write_str(".")?,
        }
        write!(f, " Allowed: {}", self.allowed.join(" "))
    }
}

impl Error for UnknownName {}

/// The language of a code, or of a name in itself or in English.
///
/// ```
/// use planilla::names::language;
/// assert_eq!(language("es-MX").unwrap().code, "es");
/// assert_eq!(language("Spanish").unwrap().code, "es");
/// assert_eq!(language("span").unwrap_err().nearest, Some("es"));
/// ```
///
/// # Errors
///
/// If it names none that is shipped.
pub fn language(name: &str) -> Result<&'static Language, UnknownName> {
    Language::named(name).ok_or_else(|| {
        let mut unknown = UnknownName::new("a language", name, Language::codes());
        unknown.nearest = begun(name).or_else(|| alike(name)).or(unknown.nearest);
        unknown
    })
}

/// The code of the one language whose name, in itself or in English, begins so; if there is none, of the one system.
fn begun(name: &str) -> Option<&'static str> {
    let name = name.trim().to_lowercase();
    let begins = |own: &str| !name.is_empty() && own.to_lowercase().starts_with(&name);
    let of_kind = |languages: bool| {
        let rows = LANGUAGES.iter().filter(move |row| (row.system == System::Algebraic) == languages);
        let mut found = rows.filter(|row| begins(row.name) || begins(row.english_name)).map(|row| row.code);
        let first = found.next()?;
        Some(Some(first).filter(|_| found.next().is_none()))
    };
    of_kind(true).or_else(|| of_kind(false)).flatten()
}

/// The code of the language whose name is nearest, in itself or in English.
fn alike(name: &str) -> Option<&'static str> {
    let names = LANGUAGES.iter().flat_map(|row| [row.name, row.english_name]);
    nearest(name.trim(), names).and_then(Language::named).map(|row| row.code)
}

/// The edition of the Laws of a year.
///
/// # Errors
///
/// If no edition is of that year.
pub fn edition(name: &str) -> Result<EditionName, UnknownName> {
    let all = || EditionName::ALL.map(EditionName::as_str);
    name.parse().map_err(|_| {
        let mut unknown = UnknownName::new("an edition of the Laws", name, all());
        // Of a year without an edition of its own, the one in force as it began.
        let year = name.parse::<u16>().ok().filter(|year| (1998..2100).contains(year)).map(|year| year.to_string());
        let in_force = year.and_then(|year| all().into_iter().rfind(|edition| **edition <= *year));
        unknown.nearest = in_force.or(unknown.nearest);
        unknown
    })
}

/// The topic of the Laws of a name.
///
/// # Errors
///
/// If there is none.
///
/// ```
/// let unknown = planilla::names::law_topic("ilegal").unwrap_err();
/// assert_eq!(unknown.nearest, Some("illegal"));
/// ```
pub fn law_topic(name: &str) -> Result<crate::laws::Topic, UnknownName> {
    let all = crate::laws::Topic::ALL;
    let found = all.into_iter().find(|topic| topic.as_str() == name);
    found.ok_or_else(|| UnknownName::new("a topic of the Laws", name, all.map(crate::laws::Topic::as_str)))
}

/// The encoding of a name that Web pages use.
///
/// # Errors
///
/// If it is the name of none.
pub fn encoding(name: &str) -> Result<Encoding, UnknownName> {
    // All names are too many to list; these are what scoresheets and PGN files come in.
    const USUAL: [&str; 8] =
        ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251", "iso-8859-2", "macintosh"];
    Encoding::from_name(name).ok_or_else(|| UnknownName::new("an encoding", name, USUAL))
}

/// The rule of a name.
///
/// # Errors
///
/// If there is none; allowed are the rules of its group, if there is such a group.
pub fn rule(name: &str) -> Result<&'static Rule, UnknownName> {
    Rule::by_name(name).ok_or_else(|| {
        let group = |name: &str| name.split_once('.').map(|(group, _)| group.to_owned());
        let alike = |rule: &&&Rule| group(rule.name) == group(name);
        let in_group: Vec<_> = RULES.iter().filter(alike).map(|rule| rule.name).collect();
        let all = || RULES.iter().map(|rule| rule.name).collect();
        UnknownName::new("a rule", name, if in_group.is_empty() { all() } else { in_group })
    })
}

/// What can be explained: a rule, or the rules of a group.
#[derive(Clone, Copy, Debug)]
pub enum Topic {
    /// One rule.
    Rule(&'static Rule),
    /// All rules of a group: `move`.
    Group(&'static str),
}

/// The rule or the group of rules of a name; a rule also by its fact alone, `gap`.
///
/// ```
/// use planilla::names::{Topic, topic};
/// assert!(matches!(topic("move.illegal"), Ok(Topic::Rule(_))));
/// assert!(matches!(topic("gap"), Ok(Topic::Rule(rule)) if rule.name == "sheet.gap"));
/// assert!(matches!(topic("move"), Ok(Topic::Group("move"))));
/// assert_eq!(topic("notatoin").unwrap_err().nearest, Some("notation"));
/// ```
///
/// # Errors
///
/// If there is neither.
pub fn topic(name: &str) -> Result<Topic, UnknownName> {
    if let Some(group) = groups().into_iter().find(|group| *group == name) {
        return Ok(Topic::Group(group));
    }
    // `gap` is `sheet.gap`: no two rules about games have the same fact, and those about sealed moves come after them.
    let of_fact = |rule: &&&Rule| rule.name.split_once('.').is_some_and(|(_, fact)| fact == name);
    if let Some(rule) = RULES.iter().find(of_fact) {
        return Ok(Topic::Rule(rule));
    }
    rule(name).map(Topic::Rule).map_err(|mut unknown| {
        unknown.nearest = unknown.nearest.or_else(|| nearest(name, groups()));
        if !name.contains('.') {
            unknown.what = "a rule or a group of rules";
            unknown.allowed = groups();
        }
        unknown
    })
}

/// The style of a name.
///
/// # Errors
///
/// If it is the name of none.
pub fn style(name: &str) -> Result<Form, UnknownName> {
    among("a style", name, &Form::ALL.map(|form| (form.name(), form)))
}

/// A language to write, a style, or both.
#[derive(Clone, Copy, Debug, Default)]
pub struct Target {
    /// The language, if named.
    pub language: Option<&'static Language>,
    /// The style, if named.
    pub style: Option<Form>,
}

impl Target {
    /// The same with a style that is named apart, if one is; it goes before the target's own.
    ///
    /// ```
    /// use planilla::names::target;
    /// use planilla_notation::Form;
    /// let long = target("figurine").unwrap().with_style(Some(Form::Long)).unwrap();
    /// assert_eq!((long.language.unwrap().code, long.style), ("figurine", Some(Form::Long)));
    /// let error = target("iccf").unwrap().with_style(Some(Form::Figurine)).unwrap_err();
    /// assert_eq!(error.to_string(), "not a style of a system that has a form of its own. Allowed: short");
    /// ```
    ///
    /// # Errors
    ///
    /// If the language is a row of a system of notation whose form the style contradicts: `iccf` and `figurine`.
    pub fn with_style(self, style: Option<Form>) -> Result<Target, UnknownName> {
        let Target { mut language, style: own } = self;
        // Figurines in the long form.
        if (own, style) == (Some(Form::Figurine), Some(Form::Long)) && language.is_none() {
            language = LANGUAGES.iter().find(|row| row.system == System::Figurine);
        }
        let style = style.or(own);
        let allowed: &[Form] = match language.map_or(System::Algebraic, |language| language.system) {
            System::Algebraic => &Form::ALL,
            System::Figurine => &[Form::Short, Form::Long, Form::Figurine],
            System::Numeric | System::Descriptive | System::Spoken => &[Form::Short],
        };
        match style {
            Some(form) if !allowed.contains(&form) => {
                let what = "a style of a system that has a form of its own";
                Err(UnknownName { what, nearest: None, allowed: allowed.iter().map(|form| form.name()).collect() })
            }
            style => Ok(Target { language, style }),
        }
    }

    /// How moves are written: in the style, or else as the Laws want it.
    pub fn writes(self) -> Style {
        Style::new(self.style.unwrap_or_default())
    }
}

/// What to write: a language, a style, or a language and a style. A language may be a system of notation that is none:
/// `iccf`, `es-descriptive`, `spoken`.
///
/// ```
/// use planilla_notation::Form;
/// let target = planilla::names::target("es,figurine").unwrap();
/// assert_eq!((target.language.unwrap().code, target.style), ("es", Some(Form::Figurine)));
/// assert!(planilla::names::target("uci").unwrap().language.is_none());
/// ```
///
/// # Errors
///
/// If a part of it is the name of none, or if the two contradict each other.
pub fn target(text: &str) -> Result<Target, UnknownName> {
    if let Some((code, name)) = text.split_once(',') {
        return Target { language: Some(language(code)?), style: None }.with_style(Some(style(name)?));
    }
    if let Ok(style) = style(text) {
        return Ok(Target { language: None, style: Some(style) });
    }
    language(text).map(|language| Target { language: Some(language), style: None }).map_err(|_| {
        let all = Form::ALL.map(Form::name).into_iter().chain(Language::codes());
        UnknownName::new("a language or a style", text, all)
    })
}

/// What an input is: `pgn`, `text`, `table`, `json`; `spoken` is text too, for announced names are found in it.
///
/// # Errors
///
/// If it is the name of none.
pub fn input(name: &str) -> Result<Input, UnknownName> {
    among(
        "a kind of input",
        name,
        &[
            ("pgn", Input::Pgn),
            ("text", Input::Text),
            ("table", Input::Table),
            ("json", Input::Json),
            ("spoken", Input::Text),
        ],
    )
}

/// A probability: a number from 0 to 1.
///
/// # Errors
///
/// If it is none.
///
/// ```
/// use planilla::names::probability;
/// assert_eq!(probability("0.5").unwrap(), 0.5);
/// assert!(probability("50").is_err() && probability("NaN").is_err());
/// ```
pub fn probability(text: &str) -> Result<f64, UnknownName> {
    let number = text.trim().replace(',', ".").parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| UnknownName {
        what: "a probability",
        nearest: None,
        allowed: ["0", "...", "0.5", "...", "1"].to_vec(),
    })
}

/// The messages of a language, by its code.
///
/// # Errors
///
/// If messages are not in that language.
pub fn messages(code: &str) -> Result<&'static Messages, UnknownName> {
    Messages::of(code).ok_or_else(|| UnknownName::new("a language of the messages", code, Messages::codes()))
}

/// Which moves a row holds: `all`, `findings`, `none`.
///
/// # Errors
///
/// If it is the name of none.
pub fn moves_shown(name: &str) -> Result<MovesShown, UnknownName> {
    let all = [("all", MovesShown::All), ("findings", MovesShown::Findings), ("none", MovesShown::None)];
    among("a choice of moves", name, &all)
}

/// How much is done to find out whether a player can still mate: `fast`, `full`.
///
/// ```
/// use planilla_board::Effort;
/// assert_eq!(planilla::names::effort("full"), Ok(Effort::FULL));
/// assert_eq!(planilla::names::effort("slow").unwrap_err().allowed, ["fast", "full"]);
/// ```
///
/// # Errors
///
/// If it is the name of none.
pub fn effort(name: &str) -> Result<Effort, UnknownName> {
    among("an effort", name, &[("fast", Effort::Fast), ("full", Effort::FULL)])
}

/// The rules of a name by which a sealed move is judged: `fide`, `uschess`.
///
/// ```
/// use planilla::SealedStandard;
/// assert_eq!(planilla::names::sealed_standard("uschess"), Ok(SealedStandard::UsChess));
/// assert_eq!(planilla::names::sealed_standard("uscf").unwrap_err().allowed, ["fide", "uschess"]);
/// ```
///
/// # Errors
///
/// If it is the name of none.
pub fn sealed_standard(name: &str) -> Result<SealedStandard, UnknownName> {
    among("a standard", name, &SealedStandard::ALL.map(|standard| (standard.as_str(), standard)))
}

fn among<T: Copy>(what: &'static str, name: &str, all: &[(&'static str, T)]) -> Result<T, UnknownName> {
    let found = all.iter().find(|(own, _)| *own == name.trim()).map(|(_, value)| *value);
    found.ok_or_else(|| UnknownName::new(what, name, all.iter().map(|(own, _)| *own)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_allowed_is_said() {
        let cases = [
            (language("tlh").map(drop), "not a language. Allowed: en es fr de"),
            (rule("move.ilegal").map(drop), "not a rule; did you mean `move.illegal`? Allowed: move.illegal"),
            (rule("chess").map(drop), "not a rule. Allowed: edition.chosen"),
            (encoding("morse").map(drop), "not an encoding. Allowed: utf-8"),
            (target("de,figurin").map(drop), "not a style; did you mean `figurine`? Allowed: short long"),
            (target("spoken,uci").map(drop), "not a style of a system that has a form of its own. Allowed: short"),
            (
                target("figurine,san").map(drop),
                "not a style of a system that has a form of its own. Allowed: short long",
            ),
            (target("figurin").map(drop), "not a language or a style; did you mean `figurine`? Allowed: short"),
            (input("png").map(drop), "not a kind of input; did you mean `pgn`? Allowed: pgn text table"),
            (messages("tlh").map(drop), "not a language of the messages. Allowed: en es"),
            (moves_shown("nome").map(drop), "not a choice of moves; did you mean `none`? Allowed: all findings none"),
        ];
        for (found, said) in cases {
            let error = found.unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}");
        }
    }

    #[test]
    fn a_language_is_known_by_how_its_name_begins() {
        for (name, nearest) in
            [("sp", Some("es")), ("spo", Some("spoken")), ("Deu", Some("de")), ("frnch", Some("fr")), ("", None)]
        {
            assert_eq!(language(name).unwrap_err().nearest, nearest, "{name}");
        }
    }
}
