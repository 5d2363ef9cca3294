//! The two sheets that are named: read whole, one game each.

use crate::args::{Common, Compare};
use crate::console::Console;
use crate::names;
use crate::surroundings::Surroundings;
use planilla::report::Place;
use planilla_files::{Batch, Input, News, Reader, gather};
use planilla_notation::{Encoding, Input as Kind};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// One sheet as it stands in its file.
#[derive(Clone, Debug)]
pub(crate) struct Loaded {
    /// The name of the file.
    pub name: String,
    /// What the file is.
    pub input: Kind,
    /// The encoding of the bytes, if they cannot tell it.
    pub encoding: Option<Encoding>,
    /// The bytes of the game.
    pub bytes: Vec<u8>,
    game: u64,
    line: u64,
    offset: u64,
}

impl Loaded {
    /// Where it stands.
    pub(crate) fn place(&self) -> Place<'_> {
        Place { file: &self.name, game: self.game, line: self.line, offset: self.offset }
    }
}

/// The sheets of the command line; none, if one of them is none, which is said.
pub(super) fn load(
    args: &Compare,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> Option<[Loaded; 2]> {
    let Some(black) = &args.black else {
        // Both sheets in one file.
        let games = games(&args.white, common, around, stdin, console)?;
        return match <[Loaded; 2]>::try_from(games) {
            Ok(both) => Some(both),
            Err(games) => {
                let name = args.white.display().to_string();
                let count = [("file", name.into()), ("games", games.len().into())];
                console.tell("compare-not-two", &count);
                None
            }
        };
    };
    if is_same(&args.white, black) {
        console.tell("compare-same-file", &[("file", args.white.display().to_string().into())]);
        return None;
    }
    let white = games(&args.white, common, around, stdin, console);
    let black = games(black, common, around, stdin, console);
    let mut only = |games: Vec<Loaded>| match <[Loaded; 1]>::try_from(games) {
        Ok([one]) => Some(one),
        Err(games) => {
            let name = games.first().map(|game| game.name.clone()).unwrap_or_default();
            console.tell("compare-many", &[("file", name.into()), ("games", games.len().into())]);
            None
        }
    };
    let (white, black) = (white.and_then(&mut only), black.and_then(&mut only));
    Some([white?, black?])
}

/// Whether two names lead to one file.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    one == other || real(one) == real(other)
}

/// The games of a file; none, if it has none or cannot be read, which is said.
fn games(
    path: &PathBuf,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> Option<Vec<Loaded>> {
    let name = path.display().to_string();
    if path.is_dir() {
        console.tell("compare-folder", &[("file", name.into())]);
        return None;
    }
    let gathered = gather(std::slice::from_ref(path), around.terminals.stdin);
    console.tell_unreadable(&gathered.faults);
    if !gathered.faults.is_empty() {
        return None;
    }
    let (games, told) = read(gathered.inputs, common, Some(stdin));
    for news in &told {
        console.tell_news(news);
    }
    (told.is_empty() && !games.is_empty()).then_some(games)
}

/// The games of some inputs, and what is to be said of those that could not be read.
pub(crate) fn read(
    inputs: Vec<Input>,
    common: &Common,
    stdin: Option<&mut (dyn Read + Send)>,
) -> (Vec<Loaded>, Vec<News>) {
    let mut reader = Reader::new(inputs, names::kind(common), stdin, Arc::default());
    let (mut batch, mut games, mut told) = (Batch::default(), Vec::new(), Vec::new());
    while let Some(news) = reader.fill(&mut batch) {
        for (file, game) in batch.games() {
            games.push(Loaded {
                name: file.name.clone(),
                input: file.input,
                encoding: file.encoding,
                bytes: batch.bytes_of(game).to_vec(),
                game: game.number,
                line: game.line,
                offset: game.offset,
            });
        }
        told.extend(news.is_worth_saying().then_some(news));
        batch.clear();
        if games.len() > MOST {
            break;
        }
    }
    (games, told)
}

/// So many games are enough to see that there are too many.
const MOST: usize = 1000;
