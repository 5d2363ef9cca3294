//! The measurement: real sheets, made-up noise, a person who is asked, and speed.

use crate::case::Case;
use crate::hcs::Hcs;
use crate::noise::{self, Asked};
use crate::options::Options;
use crate::score::{as_written, score};
use crate::{ask, calibration, speed};
use planilla_count::files;
use planilla_notation::Language;
use planilla_tests::random::{Dice, Game, Rates, played_games};
use std::path::Path;

/// The games that stand in the repository.
const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../samples/plain.pgn");

/// Games that noise is made of have so many plies at least.
const LEAST: usize = 40;

/// Runs what is asked for.
pub(crate) fn run(options: &Options) {
    let hcs = Hcs::of(options.hcs.as_deref(), options.way);
    let games = games(options);
    if let Some(hcs) = hcs.as_ref().filter(|_| options.asks("hcs")) {
        real(hcs, options);
    }
    if options.asks("noise") {
        made_up(&games, options);
    }
    if options.asks("ask") {
        asked(hcs.as_ref(), &games, options);
    }
    if options.asks("speed") {
        timed(hcs.as_ref(), &games, options);
    }
}

/// So many games of the file, from all its parts.
fn games(options: &Options) -> Vec<Game> {
    let path = options.file.as_deref().unwrap_or(SAMPLES);
    let all: Vec<Game> = played_games(&files::read(Path::new(path)), LEAST).collect();
    let step = (all.len() / options.games.max(1)).max(1);
    all.into_iter().step_by(step).take(options.games).collect()
}

fn real(hcs: &Hcs, options: &Options) {
    println!("\nreal sheets (HCS) against the joint reading");
    let sheets = hcs.single();
    println!(
        "{:>34}: {:6.2} % of the plies stand in their own cell, legible to a strict reader",
        "as written",
        100.0 * as_written(&sheets)
    );
    let single = score(&sheets, options.list);
    single.show("one sheet");
    score(&hcs.pairs(), options.list).show("two sheets");
    calibration::show(&single.plies);
}

/// The kinds of made-up noise.
fn kinds(games: &[Game], options: &Options) -> Vec<(&'static str, Vec<Case>)> {
    let kinds = [
        ("one sheet", Rates::MEASURED, 1),
        ("one sheet, a place lost or doubled", Rates::MEASURED.with_gaps(), 1),
        ("two sheets", Rates::MEASURED, 2),
        ("two sheets, a place lost or doubled", Rates::MEASURED.with_gaps(), 2),
    ];
    let Options { seed, way, .. } = *options;
    let made = kinds.into_iter().map(|(name, rates, sheets)| {
        (name, noise::cases(games, Asked { seed: seed + sheets as u64, rates, sheets, way }))
    });
    made.collect()
}

fn made_up(games: &[Game], options: &Options) {
    println!("\nmade-up noise on {} games, seed {}", games.len(), options.seed);
    // Where cells are lost, one wrong guess makes all that follows wrong: such sheets are told apart.
    let mut plies = [Vec::new(), Vec::new()];
    for (nth, (name, cases)) in kinds(games, options).into_iter().enumerate() {
        let score = score(&cases, options.list);
        score.show(name);
        plies[nth % 2].extend(score.plies);
    }
    for (name, plies) in ["no place lost or doubled", "a place lost or doubled"].into_iter().zip(&plies) {
        println!("{name}, one sheet and two:");
        calibration::show(plies);
    }
}

fn asked(hcs: Option<&Hcs>, games: &[Game], options: &Options) {
    if let Some(hcs) = hcs {
        println!("\nasked about the least certain plies: real sheets, one by one");
        ask::run(&hcs.single());
    }
    for (name, cases) in kinds(games, options).into_iter().take(2) {
        println!("\nasked about the least certain plies: made-up noise, {name}");
        ask::run(&cases);
    }
}

fn timed(hcs: Option<&Hcs>, games: &[Game], options: &Options) {
    println!("\ntime on the processor, games cut at 40 moves");
    let mut short: Vec<Game> = games.iter().filter(|game| game.moves.len() >= 80).cloned().collect();
    short.truncate(100);
    for game in &mut short {
        game.moves.truncate(80);
        game.positions.truncate(81);
    }
    let kinds = kinds(&short, options);
    for (name, cases) in &kinds {
        speed::repairs(name, cases);
    }
    speed::repairs("random text", &hopeless(20, &mut Dice::new(options.seed)));
    if let Some(hcs) = hcs {
        speed::repairs("all real sheets", &hcs.all());
    }
    for (name, cases) in kinds.iter().filter(|(_, cases)| cases.iter().all(|case| case.sheets.len() == 2)) {
        speed::comparisons(name, cases);
    }
    if let Some(hcs) = hcs {
        speed::comparisons("real games with two sheets", &hcs.both());
    }
}

/// Sheets of 80 cells in which nothing means anything.
fn hopeless(count: usize, dice: &mut Dice) -> Vec<Case> {
    let letters: Vec<char> = "abcdefghijklmnopqrstuvwxyzKQRBN12345678x+-=".chars().collect();
    let english = Language::by_code("en").expect("English");
    let case = |nth: usize| {
        let cell = |dice: &mut Dice| (0..2 + dice.below(4)).map(|_| *dice.pick(&letters)).collect::<String>();
        let texts: Vec<String> = (0..80).map(|_| cell(dice)).collect();
        let sheets = vec![crate::case::sheet(&texts, english, crate::case::Way::Cells)];
        Case { name: format!("hopeless {nth}"), sheets, truth: Vec::new(), wrong: None, cells: 80 }
    };
    (0..count).map(case).collect()
}
