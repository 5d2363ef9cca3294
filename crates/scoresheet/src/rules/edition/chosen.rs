//! `edition.chosen`

use crate::edition::Edition;
use crate::finding::{Arg, Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{ItemKind, Key, Score, Span};
use std::collections::BTreeSet;

/// A date that leaves open which edition was in force, where that makes a difference, or that lies before all of them.
pub(crate) static RULE: Rule = Rule {
    name: "edition.chosen",
    severity: Severity::Warning,
    articles: &[],
    summary: "the date leaves the edition of the Laws open, and the game is not judged alike by all (undated: note)",
    page: include_str!("chosen.md"),
    // What it compares is known only when all the other rules have looked: the checker asks for it then.
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_: &Context<'_>, _: &mut Findings| {},
};

/// How many differences are named.
const MOST_NAMED: usize = 4;

/// What is found in a game under one edition.
#[derive(Debug)]
pub(crate) struct Judged {
    pub(crate) laws: &'static Edition,
    found: Vec<Found>,
}

/// A finding as far as it does not name an article or an edition.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    rule: &'static str,
    severity: Severity,
    span: Span,
    message: Message,
    replacement: Option<String>,
}

impl Judged {
    /// What was found under an edition.
    pub(crate) fn new(laws: &'static Edition, findings: &Findings) -> Judged {
        let found = findings.list.iter().map(|finding| {
            let Message { id, args } = &finding.message;
            let args = args.iter().filter(|(name, _)| *name != "laws").cloned().collect();
            Found {
                rule: finding.rule.name,
                severity: finding.severity,
                span: finding.span,
                message: Message { id, args },
                replacement: finding.fix.as_ref().map(|fix| fix.replacement.clone()),
            }
        });
        Judged { laws, found: found.collect() }
    }

    fn of(&self, rule: &str, severity: Severity) -> impl Iterator<Item = &Found> {
        self.found.iter().filter(move |found| found.rule == rule && found.severity == severity)
    }
}

/// The finding, if the editions do not judge a game alike; they are given from the oldest on.
pub(crate) fn finding(
    score: &Score,
    text: &str,
    laws: &Edition,
    judged: &[Judged],
    severity: Severity,
) -> Option<Finding> {
    let differences = differences(judged);
    if differences.is_empty() {
        return None;
    }
    let more = differences.len().saturating_sub(MOST_NAMED);
    let mut said: Vec<Message> = differences.into_iter().take(MOST_NAMED).collect();
    if more > 0 {
        said.push(Message::new("edition-more").with("count", more));
    }
    let date = score.tags.iter().find(|tag| tag.key == Key::Date && !tag.value.is_empty());
    let (span, message) = match date {
        Some(tag) if severity == Severity::Warning => {
            (tag.value, Message::new("edition-open").with("written", tag.value.of(text)))
        }
        Some(tag) => (tag.value, Message::new("edition-undated")),
        None => (first_cell(score), Message::new("edition-undated")),
    };
    let message = message.with("laws", laws.name.as_str()).with("differences", Arg::Sentences(said));
    Some(Finding::new(&RULE, span, message).severity(severity))
}

/// The finding, if a game is older than the first edition and anything was found in it: a warning where the Laws are cited against
/// it, else a note.
pub(crate) fn before_first(score: &Score, text: &str, laws: &Edition, findings: &Findings) -> Option<Finding> {
    let date = score.tags.iter().find(|tag| tag.key == Key::Date)?;
    let cites = |finding: &Finding| finding.severity > Severity::Note && !finding.rule.articles.is_empty();
    let severity = if findings.list.iter().any(cites) { Severity::Warning } else { Severity::Note };
    let message = Message::new("edition-before").with("written", date.value.of(text)).with("laws", laws.name.as_str());
    (!findings.list.is_empty()).then(|| Finding::new(&RULE, date.value, message).severity(severity))
}

fn first_cell(score: &Score) -> Span {
    let first = score.items.iter().find(|item| item.kind == ItemKind::Cell && !item.span.is_empty());
    first.map(|item| item.span).or(score.tags.first().map(|tag| tag.span)).unwrap_or_default()
}

/// A sentence for each rule and severity by which the editions differ: under which of them it is found.
fn differences(judged: &[Judged]) -> Vec<Message> {
    let kinds = judged.iter().flat_map(|judged| judged.found.iter().map(|found| (found.rule, found.severity)));
    let kinds: BTreeSet<(&str, Severity)> = kinds.collect();
    let differs = |(rule, severity): &(&'static str, Severity)| {
        let mut all = judged.iter().map(|judged| judged.of(rule, *severity));
        all.next().is_some_and(|first| {
            let first: Vec<&Found> = first.collect();
            !all.all(|other| other.eq(first.iter().copied()))
        })
    };
    let sentence = |(rule, severity): (&'static str, Severity)| {
        let found = judged.iter().filter(|judged| judged.of(rule, severity).next().is_some());
        let editions: Vec<String> = found.map(|judged| judged.laws.name.to_string()).collect();
        Message::new("edition-differs")
            .with("rule", rule)
            .with("severity", severity.as_str())
            .with("editions", Arg::Moves(editions))
    };
    let mut kinds: Vec<(&str, Severity)> = kinds.into_iter().filter(differs).collect();
    // Of one rule, what the oldest edition says comes first.
    let first = |rule, severity| judged.iter().position(|judged| judged.of(rule, severity).next().is_some());
    kinds.sort_by_key(|(rule, severity)| (*rule, first(rule, *severity)));
    kinds.into_iter().map(sentence).collect()
}

#[cfg(test)]
mod tests {
    use super::RULE;
    use crate::rules::said::check;
    use crate::{Checker, Settings, Severity};

    /// A capture without its sign: a warning until 2005, a note since 2009.
    const MOVES: &str = "1.e4 e5 2.Cf3 Cc6 3.d4 ed4";

    #[test]
    fn dates_that_leave_it_open() {
        for (date, english, spanish) in [
            (
                "2009",
                "the date `2009` leaves open which Laws hold, and they do not judge this game alike: \
                 `notation.capture_mark` finds a warning in `2005`; `notation.capture_mark` finds a note in `2009`; \
                 those of 2009 are used",
                "la fecha `2009` no aclara qué Leyes rigen, y no todas juzgan igual esta partida: \
                 `notation.capture_mark` da una advertencia en `2005`; `notation.capture_mark` da una nota en `2009`; \
                 se aplican las de 2009",
            ),
            (
                "1.7.2009",
                "the date `1.7.2009` leaves open which Laws hold, and they do not judge this game alike: \
                 `notation.capture_mark` finds a warning in `2005`; `notation.capture_mark` finds a note in `2009`; \
                 those of 2009 are used",
                "la fecha `1.7.2009` no aclara qué Leyes rigen, y no todas juzgan igual esta partida: \
                 `notation.capture_mark` da una advertencia en `2005`; `notation.capture_mark` da una nota en `2009`; \
                 se aplican las de 2009",
            ),
        ] {
            let said = (english.replace("1.7.2009", date), spanish.replace("1.7.2009", date));
            let sheet = format!("fecha: {date}\nlang: es\n\n{MOVES}");
            check(&sheet, RULE.name, &[&said.0], &[&said.1]);
        }
    }

    fn severities(sheet: &str, notes: bool) -> Vec<Severity> {
        let mut checker = Checker::new(Settings { notes, ..Settings::default() });
        let checked = checker.check(sheet.as_bytes());
        let found = checked.findings.list.iter().filter(|finding| finding.rule.name == RULE.name);
        found.map(|finding| finding.severity).collect()
    }

    #[test]
    fn only_where_it_matters() {
        let sheet = |heading: &str| format!("{heading}\nlang: es\n\n{MOVES}");
        for (heading, warns) in [
            ("date: 2009", true),
            ("date: 200?.??.??", true),
            ("date: 5/7/2009", true), // in May or in July
            ("date: 15/7/2009", false),
            ("date: 1/7/2009", true),
            ("date: 30/6/2009", false),
            ("date: 2008", false),
            ("date: 2011", false),
            ("date: 2017", false), // both leave the sign out
            ("laws: 2005\ndate: 2009", false),
            ("date: 1990", true), // before all editions
        ] {
            let expected: &[Severity] = if warns { &[Severity::Warning] } else { &[] };
            assert_eq!(severities(&sheet(heading), false), expected, "{heading}");
            assert_eq!(severities(&sheet(heading), true), expected, "{heading}");
        }
        for heading in ["", "date:", "date: ?", "date: ????.??.??"] {
            assert_eq!(severities(&sheet(heading), false), [], "{heading}");
            assert_eq!(severities(&sheet(heading), true), [Severity::Note], "{heading}");
        }
        assert_eq!(severities("date: 2009\nlang: es\n\n1.e4 e5 2.Cf3 Cc6", true), []);
        assert_eq!(severities("lang: es\n\n1.e4 e5 2.Cf3 Cc6", true), []);
        assert_eq!(severities("date: the day after\nlang: es\n\n1.e4 e5 2.Cf3 Cc6 3.d4 ed4", true), []);
        let pgn = "[Date \"2009.??.??\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. d4 ed4 *\n";
        assert_eq!(severities(pgn, true), []);
    }

    #[test]
    fn older_than_all_editions() {
        let sheet = |date: &str, moves: &str| format!("date: {date}\nlang: en\n\n{moves}");
        check(
            &sheet("1985", "1.e4 e5 2.Nf3 Nc6 3.d4 ed4"),
            RULE.name,
            &[
                "the date `1985` lies before the first edition of the Laws known here; the game is judged by that of 1997",
            ],
            &[
                "la fecha `1985` es anterior a la primera edición de las Leyes que aquí se conoce; se juzga por la de 1997",
            ],
        );
        for (date, moves, severity) in [
            ("30.6.1997", "1.e4 e5 2.Ke3", Some(Severity::Warning)),
            ("1.7.1997", "1.e4 e5 2.Ke3", None),
            ("1985", "1.e4 e5 2.Nf3 Nc6", None), // nothing is found, so nothing rests on the Laws
            ("1985", "1.e4 e5 2.Nf3 Nc6 3.Pd4", Some(Severity::Note)),
        ] {
            let expected: Vec<Severity> = severity.into_iter().collect();
            assert_eq!(severities(&sheet(date, moves), true), expected, "{date} {moves}");
            let expected: Vec<Severity> = severity.into_iter().filter(|one| *one > Severity::Note).collect();
            assert_eq!(severities(&sheet(date, moves), false), expected, "{date} {moves}");
        }
        assert_eq!(severities("date: 1985\nlaws: 1997\nlang: en\n\n1.e4 e5 2.Ke3", true), []);
        let pgn = "[Date \"1985.??.??\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n";
        assert_eq!(severities(pgn, false), [Severity::Warning]);
    }

    #[test]
    fn the_game_is_judged_by_the_edition_that_is_used() {
        let mut checker = Checker::new(Settings::default());
        let sheet = format!("date: 2009\nlang: es\n\n{MOVES}");
        let checked = checker.check(sheet.as_bytes());
        assert_eq!((checked.laws.name.as_str(), checked.findings.list.len()), ("2009", 1));
    }
}
