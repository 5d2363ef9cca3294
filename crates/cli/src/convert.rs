//! `planilla convert`: rewrites games in another language or style.

use crate::args::{Common, Convert};
use crate::batch::{Batch, FileOf};
use crate::checkers::Checkers;
use crate::console::{Console, Exit};
use crate::games::Game;
use crate::gather::gather;
use crate::names;
use crate::reader::Reader;
use crate::surroundings::Surroundings;
use planilla::report::SCHEMA;
use planilla::{Checked, Converted, Kept, convert};
use planilla_notation::{LineIndex, Style};
use serde::Serialize;
use std::io::{self, Read};
use std::rc::Rc;

/// Rewrites all games, and says which cells it had to leave as they stand.
pub(crate) fn run(
    args: &Convert,
    common: &Common,
    around: &Surroundings,
    stdin: &mut dyn Read,
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let gathered = gather(&args.files, around.terminals.stdin);
    if gathered.inputs.is_empty() && gathered.faults.is_empty() {
        console.tell_nothing_found(&args.files);
        return Ok(if args.files.is_empty() { Exit::Misuse } else { Exit::Clean });
    }
    let style = Style::new(args.style.or(args.to.style).unwrap_or_default());
    let mut exit = if gathered.faults.is_empty() { Exit::Clean } else { Exit::Misuse };
    console.tell_unreadable(&gathered.faults);
    let mut checkers = Checkers::new(names::settings(common));
    let mut reader = Reader::new(&gathered.inputs, stdin, common, Rc::default());
    let mut batch = Batch::default();
    while let Some(news) = reader.fill(&mut batch) {
        for (file, game) in batch.games() {
            let checked = checkers.of(file).check(&batch.bytes[game.range.clone()]);
            let converted = convert(&checked, args.to.language, style);
            for kept in &converted.kept {
                console.say(&sentence(kept, &checked, file, game, console));
                exit = exit.max(Exit::Findings);
            }
            if console.is_human() {
                console.print(&converted.text)?;
                if !converted.text.ends_with('\n') {
                    console.print("\n")?;
                }
            } else {
                console.print_json(&ConversionRow::new(&converted, &checked, file, game))?;
            }
        }
        console.tell_unreadable(&news.unreadable);
        if !news.unreadable.is_empty() {
            exit = Exit::Misuse;
        }
        for name in &news.empty {
            console.tell("no-games", &[("file", name.as_str().into())]);
        }
        batch.clear();
    }
    Ok(exit)
}

/// That a cell was left as it stands, and why.
fn sentence(kept: &Kept, checked: &Checked<'_>, file: &FileOf, game: &Game, console: &Console<'_>) -> String {
    let text = &*checked.source.text;
    let place = LineIndex::new(text).position(kept.span.start as usize);
    let line = game.line + u64::from(place.line) - 1;
    let why = console.words.say(&format!("kept-{}", kept.status.as_str()), &[("written", kept.span.of(text).into())]);
    annotate_snippets::normalize_untrusted_str(&format!("{}:{line}:{}: {why}", file.name, place.column))
}

/// A rewritten game for programs.
#[derive(Serialize)]
struct ConversionRow<'a> {
    schema: &'static str,
    r#type: &'static str,
    file: &'a str,
    game: u64,
    line: u64,
    text: &'a str,
    kept: Vec<KeptRow>,
}

/// A cell left as it stands.
#[derive(Serialize)]
struct KeptRow {
    start: u64,
    end: u64,
    status: &'static str,
}

impl ConversionRow<'_> {
    fn new<'a>(converted: &'a Converted, checked: &Checked<'_>, file: &'a FileOf, game: &Game) -> ConversionRow<'a> {
        let offset = |at: u32| game.offset + checked.source.original_offset(at as usize) as u64;
        let kept = |kept: &Kept| KeptRow {
            start: offset(kept.span.start),
            end: offset(kept.span.end),
            status: kept.status.as_str(),
        };
        ConversionRow {
            schema: SCHEMA,
            r#type: "conversion",
            file: &file.name,
            game: game.number,
            line: game.line,
            text: &converted.text,
            kept: converted.kept.iter().map(kept).collect(),
        }
    }
}
