//! `planilla convert`: rewrites games in another language or style.

use crate::args::{Common, Convert};
use crate::console::{Console, Exit};
use crate::names;
use crate::places::Places;
use crate::surroundings::Surroundings;
use planilla::report::{ConversionRow, Place};
use planilla::{Checked, Checkers, Converted, Signals, Status, convert};
use planilla_files::{Batch, FileOf, Game, Reader, gather};
use planilla_notation::Span;
use std::io::{self, Read};
use std::sync::Arc;

/// Of one game so many cells of a kind are named; the others are counted.
const MOST_NAMED: usize = 20;

/// Rewrites all games, and says which cells it had to leave as they stand, and of which it is not certain.
pub(crate) fn run(
    args: &Convert,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let gathered = gather(&args.files, around.terminals.stdin);
    if gathered.inputs.is_empty() && gathered.faults.is_empty() {
        console.tell_nothing_found(&args.files);
        return Ok(if args.files.is_empty() { Exit::Misuse } else { Exit::Clean });
    }
    let to = match args.to.unwrap_or_default().with_style(args.style) {
        Ok(to) => to,
        Err(unknown) => {
            console.say(&format!("planilla: --style: this is {unknown}"));
            return Ok(Exit::Misuse);
        }
    };
    let style = to.writes();
    let mut leaves_pgn = false;
    let mut exit = if gathered.faults.is_empty() { Exit::Clean } else { Exit::Misuse };
    console.tell_unreadable(&gathered.faults);
    let mut checkers = Checkers::new(names::settings(common));
    let mut reader = Reader::new(gathered.inputs, names::kind(common), Some(stdin), Arc::default());
    let mut batch = Batch::default();
    while let Some(news) = reader.fill(&mut batch) {
        for (file, game) in batch.games() {
            let checked = checkers.of(file.input, file.encoding).check(batch.bytes_of(game));
            let converted = convert(&checked, to.language.unwrap_or(checked.language.language), style);
            tell(&converted, &checked, file, game, console);
            leaves_pgn |= converted.leaves_pgn;
            if !converted.kept.is_empty() {
                exit = exit.max(Exit::Findings);
            }
            if console.is_human() {
                console.print(&converted.text)?;
                if !converted.text.ends_with('\n') {
                    console.print("\n")?;
                }
            } else {
                let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
                console.print_json(&ConversionRow::new(&converted, &checked, &place))?;
            }
        }
        console.tell_news(&news);
        if !news.unreadable.is_empty() {
            exit = Exit::Misuse;
        }
        batch.clear();
    }
    if leaves_pgn && console.is_human() {
        console.tell("leaves-pgn", &[]);
    }
    Ok(exit)
}

/// Says which cells of a game were left as they stand and why, and of which the program is not certain.
fn tell(converted: &Converted, checked: &Checked<'_>, file: &FileOf, game: &Game, console: &mut Console<'_>) {
    let (kept, doubted) = (&converted.kept, &converted.doubted);
    if kept.is_empty() && doubted.is_empty() {
        return;
    }
    let text = &*checked.source.text;
    let places = Places::new(text);
    let tell = |span: Span, said: &str, console: &mut Console<'_>| {
        let (line, column) = places.of(span.start as usize);
        let line = line + game.line - 1;
        let sentence = format!("{}:{line}:{column}: {said}", file.name);
        console.say(&annotate_snippets::normalize_untrusted_str(&sentence));
    };
    let over = over(checked);
    for kept in kept.iter().take(MOST_NAMED) {
        let why = match kept.status {
            Status::Unreached if checked.refused.is_some() => "refused",
            Status::Unreached if over.is_some_and(|over| over <= kept.span.start) => "over",
            status => status.as_str(),
        };
        let said = console.words.say(&format!("kept-{why}"), &[("written", kept.span.of(text).into())]);
        tell(kept.span, &said, console);
    }
    for doubted in doubted.iter().take(MOST_NAMED) {
        let args = [("written", doubted.span.of(text).into()), ("replacement", doubted.replacement.as_str().into())];
        let said = console.words.say(if doubted.lost { "lost" } else { "doubted" }, &args);
        tell(doubted.span, &said, console);
    }
    let kept = kept.get(MOST_NAMED).map(|next| ("kept-more", next.span, kept.len()));
    let doubted = doubted.get(MOST_NAMED).map(|next| ("doubted-more", next.span, doubted.len()));
    for (id, span, count) in kept.into_iter().chain(doubted) {
        let said = console.words.say(id, &[("count", (count - MOST_NAMED).into())]);
        tell(span, &said, console);
    }
}

/// Where the cells begin that were written after the game had ended.
fn over(checked: &Checked<'_>) -> Option<u32> {
    let record = checked.record;
    let played_on = record.over.is_some() && record.signals.any(Signals::PLAYED_ON);
    let first = record.plies.iter().filter(|_| played_on).find(|ply| ply.status == Status::Unreached);
    first.and_then(|ply| ply.span).map(|span| span.start)
}
