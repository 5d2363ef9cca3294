//! The object of one sheet: its headings, its list of moves, its result. Keys of our own output that tell what was found are
//! passed over: it is found anew.

use super::cell;
use super::lax::{Json, Opens, Scalar};
use crate::grammar::sheet::{Reader, push_heading};
use crate::language::header_key;
use crate::{JsonFault, JsonWants, Key, Score, Span, Tag};

/// What an object turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Object {
    /// A sheet.
    Sheet,
    /// A line of our own output that is no sheet; or a fault says already why there is none.
    Told,
    /// Anything else.
    Other,
}

/// The types of lines of our output that stand beside games and have none.
const BESIDE: [&str; 2] = ["summary", "trf"];

/// Keys that tell what a program found, or where.
const FOUND: [&str; 19] = [
    "schema",
    "file",
    "game",
    "line",
    "laws_how",
    "time_class",
    "end",
    "findings",
    "undecided",
    "resumed_at",
    "cost",
    "plies_changed",
    "games",
    "probability",
    "start",
    "decided",
    "comment",
    "source",
    "image",
];

/// What is put off to the end of the object.
struct Later {
    /// The result as it stands on the sheet.
    result: Option<Span>,
    /// The edition, and whether a program chose it.
    laws: Option<Tag>,
    chosen: bool,
    /// Whether nothing more is to be said if it is no sheet.
    told: bool,
    /// Whether it has a list `moves`.
    sheet: bool,
}

impl Object {
    /// Reads the object that opens here into a score; without `moves` it leaves nothing there. `second`: the score has a sheet
    /// already.
    pub(super) fn read(json: &mut Json<'_>, score: &mut Score, second: bool) -> Object {
        let text = json.text;
        let opened = json.place();
        let tags = score.tags.len();
        let faults = score.faults.len();
        let mut later = Later { result: None, laws: None, chosen: false, told: false, sheet: false };
        let mut inside = json.enter();
        while let Some(key) = json.next_key(&mut inside) {
            match key.of(text) {
                "moves" if json.opens() != Opens::List => {
                    later.told = true;
                    wrong(json, JsonWants::List);
                }
                "moves" if later.sheet => repeated(json, key),
                "moves" if second => json.skip(),
                "moves" => {
                    later.sheet = true;
                    cell::list(json, score);
                }
                "tags" | "headings" if json.opens() == Opens::Object => {
                    let mut inside = json.enter();
                    while let Some(key) = json.next_key(&mut inside) {
                        heading(json, score, key);
                    }
                }
                "language" if json.opens() == Opens::Object => language(json, score),
                "result" if json.opens() == Opens::Object => result(json, &mut later),
                "laws" => laws(json, &mut later, key),
                "laws_how" if json.opens() == Opens::Text => {
                    later.chosen = !matches!(json.scalar().inner.of(text), "option" | "header");
                }
                "type" if json.opens() == Opens::Text => {
                    later.told |= BESIDE.contains(&json.scalar().inner.of(text));
                }
                name if FOUND.contains(&name) => json.skip(),
                _ => heading(json, score, key),
            }
        }
        if second && later.sheet {
            json.fault(JsonFault::Stray, Span::new(opened, opened + 1));
        }
        if !later.sheet {
            score.tags.truncate(tags);
            score.faults.truncate(faults);
            return if later.told { Object::Told } else { Object::Other };
        }
        later.close(text, score);
        Object::Sheet
    }
}

impl Later {
    fn close(self, text: &str, score: &mut Score) {
        if let Some(tag) = self.laws.filter(|_| !self.chosen)
            && score.tag(Key::Laws, text).is_none()
        {
            score.tags.push(tag);
        }
        // A heading that says so already is the place where it stands.
        if let Some(span) = self.result
            && score.tag(Key::Result, text).is_none_or(|told| told.trim() != span.of(text).trim())
        {
            Reader::new(text, score).field(text, span);
        }
    }
}

/// Reads the value of a heading. What is neither text nor number is no heading.
fn heading(json: &mut Json<'_>, score: &mut Score, key: Scalar) {
    match json.opens() {
        Opens::Text | Opens::Bare => {
            let value = json.scalar();
            json.check_bare(value);
            if !is_null(json, value) {
                push(json.text, score, key, value);
            }
        }
        // A known heading is a text; anything else may be a list of what else is known.
        Opens::List | Opens::Object if header_key(key.of(json.text)).is_some() => wrong(json, JsonWants::Text),
        _ => json.skip(),
    }
}

fn push(text: &str, score: &mut Score, key: Scalar, value: Scalar) {
    let span = Span { start: key.outer.start, end: value.outer.end };
    let name = key.of(text);
    if header_key(name).is_none() && name.eq_ignore_ascii_case("language") {
        score.tags.push(Tag { key: Key::Lang, name: key.inner, value: value.inner, span });
    } else {
        push_heading(text, score, key.inner, value.inner, span);
    }
}

fn is_null(json: &Json<'_>, value: Scalar) -> bool {
    !value.quoted && value.inner.of(json.text) == "null"
}

/// The language of our own output: it is that of the sheet if it was given, and is found anew if it was found.
fn language(json: &mut Json<'_>, score: &mut Score) {
    let text = json.text;
    let (mut code, mut given) = (None, false);
    let mut inside = json.enter();
    while let Some(key) = json.next_key(&mut inside) {
        match key.of(text) {
            "code" if json.opens() == Opens::Text => code = Some((key, json.scalar())),
            "how" if json.opens() == Opens::Text => given = json.scalar().inner.of(text) == "given",
            _ => json.skip(),
        }
    }
    if let Some((key, code)) = code.filter(|_| given)
        && score.tag(Key::Lang, text).is_none()
    {
        let span = Span { start: key.outer.start, end: code.outer.end };
        score.tags.push(Tag { key: Key::Lang, name: key.inner, value: code.inner, span });
    }
}

/// The result of our own output, as it was written.
fn result(json: &mut Json<'_>, later: &mut Later) {
    let mut inside = json.enter();
    while let Some(key) = json.next_key(&mut inside) {
        match key.of(json.text) {
            "written" if json.opens() == Opens::Text => {
                let written = json.scalar();
                later.result = Some(crate::grammar::trimmed(json.text, written.inner));
            }
            _ => json.skip(),
        }
    }
}

/// The edition. Our own output has one whether it was asked for or not.
fn laws(json: &mut Json<'_>, later: &mut Later, key: Scalar) {
    match json.opens() {
        Opens::Text | Opens::Bare => {
            let value = json.scalar();
            json.check_bare(value);
            if !is_null(json, value) {
                let span = Span { start: key.outer.start, end: value.outer.end };
                later.laws = Some(Tag { key: Key::Laws, name: key.inner, value: value.inner, span });
            }
        }
        _ => wrong(json, JsonWants::Text),
    }
}

/// Passes over a value that is of the wrong kind.
pub(super) fn wrong(json: &mut Json<'_>, wants: JsonWants) {
    let start = json.place();
    json.skip();
    let end = json.place().max(start);
    let span = crate::grammar::trimmed(json.text, Span::new(start, end));
    json.fault(JsonFault::Type(wants), span);
}

/// Passes over the value of a key that has one already.
pub(super) fn repeated(json: &mut Json<'_>, key: Scalar) {
    json.fault(JsonFault::Repeated, key.inner);
    json.skip();
}
