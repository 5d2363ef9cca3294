//! `planilla laws`: the editions, what one says, and what differs between two.

use crate::args::{Common, Laws as Args};
use crate::columns::{row, three, two};
use crate::console::{Console, Exit};
use planilla::laws::{Difference, Fact, Source, Topic, differences};
use planilla::report::{EditionRow, LawDifferenceRow, LawRow};
use planilla::{Edition, EditionName};
use std::io;

/// Lines are no wider, however wide the terminal is, and no narrower.
const WIDTHS: std::ops::RangeInclusive<usize> = 60..=140;

/// Prints what was asked for. An edition given with `--laws` counts as the first one named.
pub(crate) fn run(args: &Args, common: &Common, console: &mut Console<'_>) -> io::Result<Exit> {
    let named = [common.laws.given(), args.edition, args.other];
    let mut named = named.into_iter().flatten();
    match (named.next(), named.next(), named.next()) {
        (_, _, Some(_)) => {
            console.tell("laws-three", &[]);
            return Ok(Exit::Misuse);
        }
        (Some(before), Some(after), None) => compare(before, after, args.law_topic, console)?,
        (edition, None, _) if edition.is_some() || args.law_topic.is_some() => {
            facts(edition.unwrap_or(EditionName::newest()), args.law_topic, console)?;
        }
        _ => editions(console)?,
    }
    Ok(Exit::Clean)
}

/// The list of the editions.
fn editions(console: &mut Console<'_>) -> io::Result<()> {
    let width = width(console);
    for edition in EditionRow::all(console.messages) {
        if console.is_human() {
            let widths = [4, 10, width.saturating_sub(18)];
            console.print(row([edition.name, &edition.in_force, &edition.about], widths))?;
        } else {
            console.print_json(&edition)?;
        }
    }
    Ok(())
}

/// What one edition says.
fn facts(name: EditionName, topic: Option<Topic>, console: &mut Console<'_>) -> io::Result<()> {
    let facts: Vec<Fact> =
        Edition::of(name).facts().filter(|fact| topic.is_none_or(|topic| fact.topic() == topic)).collect();
    if !console.is_human() {
        return facts.iter().try_for_each(|fact| console.print_json(&LawRow::new(*fact, console.messages)));
    }
    let widths = two(width(console));
    let mut above = None;
    for fact in &facts {
        heading(fact.topic(), &mut above, console)?;
        console.print(row([&fact.title(console.messages), &said(*fact, console)], widths))?;
    }
    marks(facts.iter().map(|fact| fact.source()), console)
}

/// What differs between two editions.
fn compare(before: EditionName, after: EditionName, topic: Option<Topic>, console: &mut Console<'_>) -> io::Result<()> {
    let mut pairs = differences(before, after);
    pairs.retain(|pair| topic.is_none_or(|topic| pair.before.topic() == topic));
    if !console.is_human() {
        return pairs.iter().try_for_each(|pair| console.print_json(&LawDifferenceRow::new(*pair, console.messages)));
    }
    let (renumbered, changed): (Vec<Difference>, Vec<_>) = pairs.into_iter().partition(|pair| pair.is_renumbered());
    let names = [("before", before.as_str().into()), ("after", after.as_str().into())];
    let count = [("count", changed.len().into())].into_iter().chain(names.clone()).collect::<Vec<_>>();
    console.print_line(&console.words.say("laws-differ", &count))?;
    let widths = three(width(console));
    let mut above = None;
    for pair in &changed {
        if above.is_none() {
            console.print(format!("\n{}", row(["", before.as_str(), after.as_str()], widths)))?;
        }
        heading(pair.before.topic(), &mut above, console)?;
        let cells = [pair.before.title(console.messages), said(pair.before, console), said(pair.after, console)];
        console.print(row(cells.each_ref().map(String::as_str), widths))?;
    }
    if !renumbered.is_empty() {
        console.print_line(&format!("\n{}\n", console.words.say("laws-renumbered", &names)))?;
    }
    for pair in &renumbered {
        let articles = [pair.before, pair.after].map(|fact| format!("{} {}", fact.articles(), fact.source().mark()));
        let title = pair.before.title(console.messages);
        console.print(row([&title, articles[0].trim_end(), articles[1].trim_end()], widths))?;
    }
    let all = changed.iter().chain(&renumbered);
    marks(all.flat_map(|pair| [pair.before.source(), pair.after.source()]), console)
}

/// The heading of a topic, where another one began.
fn heading(topic: Topic, above: &mut Option<Topic>, console: &mut Console<'_>) -> io::Result<()> {
    if above.replace(topic) == Some(topic) {
        return Ok(());
    }
    let bold = if console.colored { ("\u{1b}[1m", "\u{1b}[0m") } else { ("", "") };
    console.print_line(&format!("\n{}{}{}", bold.0, topic.title(console.messages), bold.1))
}

/// What an edition says of a fact, the articles in brackets, and a mark where it is in doubt.
fn said(fact: Fact, console: &Console<'_>) -> String {
    let text = format!("{} ({}) {}", fact.words(console.messages), fact.articles(), fact.source().mark());
    text.trim_end().to_owned()
}

/// What the marks mean that were printed.
fn marks(sources: impl Iterator<Item = Source>, console: &mut Console<'_>) -> io::Result<()> {
    let mut doubtful: Vec<Source> = sources.filter(|source| !source.mark().is_empty()).collect();
    doubtful.sort_unstable();
    doubtful.dedup();
    for (at, source) in doubtful.iter().enumerate() {
        let before = if at == 0 { "\n" } else { "" };
        console.print_line(&format!("{before}{} {}", source.mark(), source.title(console.messages)))?;
    }
    Ok(())
}

fn width(console: &Console<'_>) -> usize {
    console.width.clamp(*WIDTHS.start(), *WIDTHS.end())
}
