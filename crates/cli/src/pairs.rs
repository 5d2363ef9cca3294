//! `check --pairs`: the files of one folder that are the two sheets of a game, by `NAME.white` and `NAME.black` (also `NAME-white`) or by what
//! their headings say, compared.

use crate::args::{Check, Common};
use crate::compare::load::{Loaded, read};
use crate::compare::{Pair, Wanted, compared, found};
use crate::console::Console;
use crate::digest::Digest;
use crate::names;
use crate::tally::Tally;
use planilla::{Checkers, Severity, SheetHeadings};
use planilla_board::Color;
use planilla_files::Input;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A larger file is no sheet.
const MOST: u64 = 4 * 1024 * 1024;

/// The files among the inputs, to be looked through for pairs once they are checked.
pub(crate) fn files(inputs: &[Input]) -> Vec<PathBuf> {
    let file = |input: &Input| match input {
        Input::File(path) => Some(path.clone()),
        _ => None,
    };
    inputs.iter().filter_map(file).collect()
}

/// Compares the pairs among some files, tells what is found, and counts it.
pub(crate) fn compare_all(
    files: &[PathBuf],
    args: &Check,
    common: &Common,
    console: &mut Console<'_>,
    (tally, digest): (&mut Tally, &mut Digest),
) -> io::Result<()> {
    let mut folders: BTreeMap<&Path, Vec<&PathBuf>> = BTreeMap::new();
    for file in files.iter().filter(|file| fs::metadata(file).is_ok_and(|data| data.len() <= MOST)) {
        folders.entry(file.parent().unwrap_or(Path::new(""))).or_default().push(file);
    }
    for files in folders.values() {
        for pair in pairs(files, common, console) {
            let languages = [names::settings(common).languages, names::settings(common).languages];
            let wanted = Wanted { select: &args.judging.select, ignore: &args.judging.ignore };
            compared(&pair, languages, common, &wanted, |pair| tell(pair, console, tally, digest))?;
        }
    }
    Ok(())
}

fn tell(pair: &Pair<'_>, console: &mut Console<'_>, tally: &mut Tally, digest: &mut Digest) -> io::Result<()> {
    for finding in &pair.compared.findings {
        match finding.severity {
            Severity::Error => tally.errors += 1,
            Severity::Warning => tally.warnings += 1,
            Severity::Note => tally.notes += 1,
        }
        tally.worst = tally.worst.max(Some(finding.severity));
        *digest.by_rule.entry(finding.rule.name).or_default() += 1;
    }
    tally.undecided += pair.compared.undecided.len() as u64;
    let row = pair.row(console);
    if console.is_human() { console.print(found::findings(pair, &row, console)) } else { console.print_json(&row) }
}

/// The pairs among the files of a folder, White's sheet first.
fn pairs(files: &[&PathBuf], common: &Common, console: &mut Console<'_>) -> Vec<[Loaded; 2]> {
    let one = |path: &PathBuf| {
        let (games, told) = read(vec![Input::File(path.clone())], common, None);
        <[Loaded; 1]>::try_from(games).ok().filter(|_| told.is_empty()).map(|[game]| game)
    };
    let mut pairs = Vec::new();
    let mut named: BTreeMap<String, [Vec<&PathBuf>; 2]> = BTreeMap::new();
    let mut others: Vec<&PathBuf> = Vec::new();
    for file in files {
        match side_in_name(file) {
            Some((name, side)) => named.entry(name).or_default()[side.index()].push(file),
            None => others.push(file),
        }
    }
    for pair in named.values() {
        match pair.each_ref().map(Vec::as_slice) {
            [[white], [black]] => pairs.extend(one(white).zip(one(black)).map(|(white, black)| [white, black])),
            [[], alone] | [alone, []] => others.extend(alone),
            [white, black] => {
                let names: Vec<String> = white.iter().chain(black).map(|file| file.display().to_string()).collect();
                console.tell("compare-pairs-pages", &[("files", names.join(", ").into())]);
            }
        }
    }
    let mut checkers = Checkers::new(names::settings(common));
    let known: Vec<(Loaded, SheetHeadings)> = others
        .into_iter()
        .filter_map(|file| {
            let game = one(file)?;
            let headings = SheetHeadings::of(&checkers.of(game.input, game.encoding).check(&game.bytes))?;
            Some((game, headings))
        })
        .collect();
    let mut taken = vec![false; known.len()];
    for (at, (game, headings)) in known.iter().enumerate() {
        if taken[at] {
            continue;
        }
        let alike: Vec<usize> =
            (at + 1..known.len()).filter(|other| !taken[*other] && headings.may_be_pair(&known[*other].1)).collect();
        for other in &alike {
            taken[*other] = true;
        }
        match alike[..] {
            [] => {}
            [other] => pairs.push([game.clone(), known[other].0.clone()]),
            _ => {
                let names: Vec<&str> = std::iter::once(game)
                    .chain(alike.iter().map(|other| &known[*other].0))
                    .map(|game| &*game.name)
                    .collect();
                console.tell("compare-pairs-many", &[("files", names.join(", ").into())]);
            }
        }
    }
    pairs
}

/// The name of a file before `white` or `black`, and whose sheet it is by that: `board1.white.txt`, `board1-black-2.txt`.
fn side_in_name(path: &Path) -> Option<(String, Color)> {
    let name = path.file_name()?.to_str()?;
    let parts: Vec<&str> = name.split(['.', '-', '_', ' ']).collect();
    let side = |part: &&str| match part.to_ascii_lowercase().as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    };
    let at = parts.iter().rposition(|part| side(part).is_some())?;
    let mut behind = &parts[at + 1..];
    // Behind it stands the number of a page, what kind of file it is, and how it is packed.
    if let [page, rest @ ..] = behind
        && page.parse::<u8>().is_ok()
    {
        behind = rest;
    }
    (behind.len() < 3).then_some((parts[..at].join("."), side(&parts[at])?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whose_sheet_a_file_is_by_its_name() {
        for (name, expected) in [
            ("board1.white.sheet", Some(("board1", Color::White))),
            ("a.b.Black.txt.gz", Some(("a.b", Color::Black))),
            ("board1.white", Some(("board1", Color::White))),
            ("white.txt", Some(("", Color::White))),
            ("Board 1 - white-2.txt", Some(("Board.1..", Color::White))),
            ("board1_black.txt", Some(("board1", Color::Black))),
            ("game.white.2023.05.txt", None),
            ("blackburne.txt", None),
        ] {
            let found = side_in_name(Path::new(name));
            assert_eq!(found.as_ref().map(|(name, side)| (name.as_str(), *side)), expected, "{name}");
        }
    }
}
