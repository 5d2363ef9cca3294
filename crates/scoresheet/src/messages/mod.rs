//! The sentences of the findings, in the reader's language, made from data. **A language is a file**; the code knows
//! none of its words.

use crate::date::PartialDate;
use crate::finding::{Arg, Message};
use crate::numbers::formatter;
use crate::rule::Rule;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use planilla_board::{Color, Role};
use planilla_notation::Language;
use std::borrow::Cow;
use std::fmt;
use std::sync::{LazyLock, OnceLock};
use unic_langid::LanguageIdentifier;

/// The message files, by language code; a further one is a further line.
const FILES: &[(&str, &str)] = &[
    ("en", include_str!("en.ftl")),
    ("es", include_str!("es.ftl")),
    ("fr", include_str!("fr.ftl")),
    ("de", include_str!("de.ftl")),
];

/// The longest text quoted in a sentence, in characters.
const LONGEST: usize = 60;

/// The messages of one language.
///
/// ```
/// use planilla::{Message, Messages};
/// use planilla_board::{Role, Square};
/// let blocked = Message::new("blocked")
///     .with("role", Role::Queen)
///     .with("to", Square::E4)
///     .with("by", Role::Pawn)
///     .with("square", Square::E1);
/// let english = Messages::of("en").unwrap();
/// assert_eq!(english.format(&blocked), "the queen cannot reach `e4`: the pawn on `e1` is in the way");
/// let spanish = Messages::of("es").unwrap();
/// assert_eq!(spanish.format(&blocked), "la dama no llega a `e4`: el peón de `e1` está en el camino");
/// ```
pub struct Messages {
    /// The language's code.
    pub code: &'static str,
    file: Cow<'static, str>,
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

impl Messages {
    /// The messages of a language, by its code; a region after the code (`es-MX`) is passed over.
    pub fn of(code: &str) -> Option<&'static Messages> {
        let code = code.split(['-', '_', '.']).next()?;
        MESSAGES.iter().find(|messages| messages.code.eq_ignore_ascii_case(code))
    }

    /// The messages of a file, which is read when the first of them is asked for: of a clean game nothing is said.
    fn of_file(code: &'static str, file: impl Into<Cow<'static, str>>) -> Messages {
        Messages { code, file: file.into(), bundle: OnceLock::new() }
    }

    /// What is read of the file.
    fn bundle(&self) -> &FluentBundle<FluentResource> {
        self.bundle.get_or_init(|| {
            // What is broken in a file is left out here; a test finds it.
            let resource = FluentResource::try_new(self.file.to_string()).unwrap_or_else(|(part, _)| part);
            let language: LanguageIdentifier = self.code.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(formatter(self.code)));
            bundle.add_resource_overriding(resource);
            bundle
        })
    }

    /// The messages in English, which there are whatever else there is.
    ///
    /// ```
    /// assert_eq!(planilla::Messages::english().code, "en");
    /// ```
    pub fn english() -> &'static Messages {
        &MESSAGES[0]
    }

    /// The codes of all languages that have messages.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(code, _)| *code)
    }

    /// The sentence of a message; its name where the language has none.
    pub fn format(&self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len() * 2);
        for (name, arg) in &message.args {
            self.add(&mut args, name, arg);
        }
        self.pattern(message.id, &args)
    }

    fn add<'a>(&'a self, args: &mut FluentArgs<'a>, name: &'a str, arg: &'a Arg) {
        match arg {
            Arg::Text(text) => args.set(name, quoted(text)),
            Arg::Number(number) => args.set(name, FluentValue::from(*number)),
            Arg::Ordinal(number) => args.set(name, ordinal(*number)),
            Arg::Date(date) => args.set(name, self.date(*date)),
            Arg::Square(square) => args.set(name, format!("`{square}`")),
            Arg::Moves(moves) => args.set(name, self.moves(moves, 0)),
            Arg::All(texts) => args.set(name, self.all(texts)),
            Arg::Among(moves, others) => args.set(name, self.moves(moves, *others)),
            Arg::Language(language) => self.add_languages(args, name, &[language], 0),
            Arg::Languages(languages, others) => self.add_languages(args, name, languages, *others),
            Arg::Sentences(list) => {
                let sentences: Vec<String> = list.iter().map(|message| self.format(message)).collect();
                args.set(name, sentences.join("; "));
            }
            Arg::Role(role) => self.add_word(args, name, role_word(*role)),
            Arg::Color(color) => self.add_word(args, name, color_word(*color)),
        }
    }

    /// What a rule finds, in one line; English has it from the rule.
    pub(crate) fn summary(&self, rule: &Rule) -> String {
        let id = format!("rule-{}", rule.name.replace('.', "-"));
        let summary = self.pattern(&id, &FluentArgs::new());
        if summary == id { rule.summary.to_owned() } else { summary }
    }

    /// A date: a day, a month, a year, or the first and the last of the days that it can be.
    fn date(&self, date: PartialDate) -> String {
        let (first, last) = (date.earliest(), date.latest());
        let mut args = FluentArgs::with_capacity(3);
        if date.is_a_year() {
            return first.0.to_string();
        }
        if first != last && !date.is_a_month() {
            let day = |day| self.date(PartialDate::on(day));
            args.set("first", day(first));
            args.set("last", day(last));
            return self.pattern("date-range", &args);
        }
        let (year, month, day) = first;
        args.set("year", ordinal(i64::from(year)));
        args.set("month", month);
        args.set("day", day);
        self.pattern(if first == last { "date-day" } else { "date-month" }, &args)
    }

    /// Sets `$by` to the word and `$by-the`, `$by-a` ... to the forms that the language gives it.
    fn add_word<'a>(&'a self, args: &mut FluentArgs<'a>, name: &'a str, word: &'static str) {
        let Some(entry) = self.bundle().get_message(word) else { return };
        for form in entry.attributes() {
            let mut errors = Vec::new();
            let text = self.bundle().format_pattern(form.value(), None, &mut errors);
            args.set(format!("{name}-{}", form.id()), text.into_owned());
        }
        args.set(name, word.rsplit('-').next().unwrap_or(word));
    }

    /// The name of a language in this one; its English name where the file has none.
    ///
    /// ```
    /// use planilla_notation::Language;
    /// let german = Language::by_code("de").unwrap();
    /// assert_eq!(planilla::Messages::of("fr").unwrap().language_name(german), "allemand");
    /// ```
    pub fn language_name(&self, language: &Language) -> String {
        self.language(language, None)
    }

    /// Sets `$languages` to a list of names and `$languages-of` ... to the same list in the forms that the language of
    /// the messages gives to names.
    fn add_languages(&self, args: &mut FluentArgs<'_>, name: &str, languages: &[&Language], others: usize) {
        let list = |form| {
            let named = languages.iter().map(|language| self.language(language, form)).collect();
            self.list(named, others, "list-languages", form)
        };
        for form in self.forms("list-languages") {
            args.set(format!("{name}-{form}"), list(Some(form)));
        }
        args.set(name.to_owned(), list(None));
    }

    /// The names of the forms of a word.
    fn forms(&self, word: &str) -> impl Iterator<Item = &str> {
        self.bundle().get_message(word).into_iter().flat_map(|entry| entry.attributes()).map(|form| form.id())
    }

    /// The name of a language, or a form of it; its English name where the file has none.
    fn language(&self, language: &Language, form: Option<&str>) -> String {
        let id = format!("language-{}", language.code.to_ascii_lowercase());
        let name = self.form(&id, form, &FluentArgs::new());
        if name == id { language.english_name.to_owned() } else { name }
    }

    /// Moves as a list: `` `Nbd2`, `Nfd2` or `N4d2` ``; with `others` more, `` `Nbd2` or 2 other moves ``.
    fn moves(&self, moves: &[String], others: usize) -> String {
        self.list(moves.iter().map(|text| format!("`{}`", quoted(text))).collect(), others, "list-others", None)
    }

    /// Texts that all hold, as a list: `` `23b`, `25b` and `27b` ``.
    fn all(&self, texts: &[String]) -> String {
        self.joined(texts.iter().map(|text| format!("`{}`", quoted(text))).collect(), "list-and")
    }

    /// Words as a list; `more` says how many others there are.
    fn list(&self, mut words: Vec<String>, others: usize, more: &str, form: Option<&str>) -> String {
        if others > 0 {
            let mut args = FluentArgs::with_capacity(1);
            args.set("count", others);
            words.push(self.form(more, form, &args));
        }
        self.joined(words, "list-or")
    }

    /// Words joined by commas, the last one by another word.
    fn joined(&self, mut words: Vec<String>, by: &'static str) -> String {
        let join = |id, head: String, last: String| {
            let mut args = FluentArgs::with_capacity(2);
            args.set("head", head);
            args.set("last", last);
            self.pattern(id, &args)
        };
        let Some(last) = words.pop() else { return String::new() };
        match words.into_iter().reduce(|head, next| join("list-comma", head, next)) {
            Some(head) => join(by, head, last),
            None => last,
        }
    }

    fn pattern(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.form(id, None, args)
    }

    /// A message, or one of its forms.
    fn form(&self, id: &str, form: Option<&str>, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle().get_message(id).and_then(|message| match form {
            Some(form) => message.get_attribute(form).map(|form| form.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return id.to_owned() };
        let mut errors = Vec::new();
        self.bundle().format_pattern(pattern, Some(args), &mut errors).into_owned()
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Messages({})", self.code)
    }
}

/// A number that is a name, written without groups. It fits no variant of a message but `other`.
fn ordinal(number: i64) -> FluentValue<'static> {
    let mut number = FluentNumber::from(number);
    number.options.use_grouping = false;
    FluentValue::Number(number)
}

/// A text made fit to stand in one line between backticks.
fn quoted(text: &str) -> String {
    let clean = |character: char| match character {
        '`' => '\'',
        // A zero byte prints nothing, and would look like a space.
        '\0' => '␀',
        _ if character.is_control() || character.is_whitespace() => ' ',
        _ => character,
    };
    let mut quoted: String = text.chars().take(LONGEST).map(clean).collect();
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted
}

const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Pawn => "role-pawn",
        Role::Knight => "role-knight",
        Role::Bishop => "role-bishop",
        Role::Rook => "role-rook",
        Role::Queen => "role-queen",
        Role::King => "role-king",
    }
}

const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "color-white",
        Color::Black => "color-black",
    }
}

static MESSAGES: LazyLock<Vec<Messages>> =
    LazyLock::new(|| FILES.iter().map(|(code, file)| Messages::of_file(code, *file)).collect());

mod laws;
mod side_by_side;

pub use side_by_side::messages_markdown;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod untranslated;
