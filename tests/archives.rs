//! Two collections of real games, over the board and from a server, of 18,264 and 1,414 games. They are not part of the
//! workspace: where `../shared/data/pgn` is absent the tests say that they are skipped.

use planilla::{Checker, Settings, Status};
use planilla_notation::{Blocks, Score};
use planilla_tests::oracles::json_is_that_of_the_rows;
use planilla_tests::places::shared;
use planilla_tests::random::{Dice, corrupted_game};
use planilla_tests::referee;
use std::collections::BTreeMap;

/// The other side's reading of a file: a tokeniser of a few lines and a strict reader of SAN.
fn referee_accepts(game: &str) -> (bool, usize) {
    let mut board = cozy_chess::Board::startpos();
    let (mut plies, mut depth) = (0, 0usize);
    let mut rest = game;
    while let Some(at) = rest.find(|c: char| !c.is_whitespace()) {
        rest = &rest[at..];
        let skip = |end: char, rest: &str| rest.find(end).map_or(rest.len(), |at| at + 1);
        let length = match rest.as_bytes()[0] {
            b'{' => skip('}', rest),
            b'[' => skip('\n', rest),
            b'(' | b')' => {
                depth = if rest.starts_with('(') { depth + 1 } else { depth.saturating_sub(1) };
                1
            }
            _ => rest.find(|c: char| c.is_whitespace() || "{()".contains(c)).unwrap_or(rest.len()),
        };
        let (token, behind) = rest.split_at(length);
        rest = behind;
        let number = token.trim_start_matches(|c: char| c.is_ascii_digit());
        let san = if number.starts_with('.') { number.trim_start_matches('.') } else { token };
        let passed = san.is_empty() || token.starts_with(['{', '[', '(', ')', '$']) || depth > 0;
        if passed || ["1-0", "0-1", "1/2-1/2", "*"].contains(&san) {
            continue;
        }
        match referee::strict_san(&board, san.trim_end_matches(['!', '?'])) {
            Some(m) => board.play(m),
            None => return (false, plies),
        }
        plies += 1;
    }
    (true, plies)
}

/// Every game of a file: not one ply is lost, all are read, and nothing is found about how they are written or whether
/// they are legal; what is written of them is what their rows say. Those that are not exact lack a mark of check or mate.
fn whole(path: &str, games: usize, plies: usize, unmarked: usize) {
    let Some(file) = shared(path) else { return };
    let mut checker = Checker::new(Settings::default());
    let mut blocks = Blocks::new(file.as_slice());
    let mut statuses: BTreeMap<&str, usize> = BTreeMap::new();
    let mut rules: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut count, mut counted_by_referee) = (0, 0);
    while let Some(block) = blocks.next_block().expect("memory can be read") {
        count += 1;
        let checked = checker.check(block.bytes);
        for ply in &checked.record.plies {
            *statuses.entry(ply.status.as_str()).or_default() += 1;
        }
        for finding in &checked.findings.list {
            *rules.entry(finding.rule.name).or_default() += 1;
        }
        json_is_that_of_the_rows(&checked);
        let (accepted, plies) = referee_accepts(&checked.source.text);
        assert!(accepted && plies == checked.record.plies.len(), "{}", checked.source.text);
        counted_by_referee += plies;
    }
    assert_eq!((count, counted_by_referee), (games, plies));
    let doubtful = |rule: &str| rule.starts_with("move.") || rule.starts_with("notation.");
    assert!(!rules.keys().any(|rule| doubtful(rule)), "{rules:?}");
    let count = |status: Status| statuses.get(status.as_str()).copied().unwrap_or_default();
    let counts = (count(Status::Exact), count(Status::Normalized));
    assert_eq!(counts, (plies - unmarked, unmarked), "{statuses:?}");
}

#[test]
fn games_over_the_board_are_exact_to_the_last_ply() {
    whole("pgn/otb.pgn.zst", 18_264, 1_501_331, 218);
}

#[test]
fn games_from_a_server_are_exact_to_the_last_ply() {
    whole("pgn/lichess.pgn.zst", 1_414, 94_825, 0);
}

/// In nine games of ten one character of one move is changed. What the strict reader accepts has no doubtful move, and
/// what it rejects has one that is not exact.
fn damaged(path: &str, least: usize) {
    let Some(file) = shared(path) else { return };
    let mut checker = Checker::new(Settings::default());
    let mut blocks = Blocks::new(file.as_slice());
    let mut dice = Dice::new(90);
    let mut score = Score::default();
    let (mut rejected, mut disagreements) = (0, Vec::new());
    while let Some(block) = blocks.next_block().expect("memory can be read") {
        let game = std::str::from_utf8(block.bytes).expect("the files are ASCII");
        let damaged = if dice.below(10) < 9 { corrupted_game(game, &mut score, &mut dice) } else { None };
        let game = damaged.as_deref().unwrap_or(game);
        let checked = checker.check(game.as_bytes());
        json_is_that_of_the_rows(&checked);
        let count = |wrong: fn(Status) -> bool| checked.record.plies.iter().filter(|ply| wrong(ply.status)).count();
        let doubtful = count(|status| !matches!(status, Status::Exact | Status::Normalized));
        let inexact = count(|status| status != Status::Exact);
        let (accepted, _) = referee_accepts(game);
        rejected += usize::from(!accepted);
        if if accepted { doubtful > 0 } else { inexact == 0 } {
            disagreements.push(format!("accepted by the referee: {accepted}\n{game}"));
        }
    }
    assert!(disagreements.is_empty(), "{}: {}", disagreements.len(), disagreements.concat());
    assert!(rejected > least, "{rejected}");
}

#[test]
fn damaged_games_over_the_board_are_judged_as_by_the_strict_reader() {
    damaged("pgn/otb.pgn.zst", 14_000);
}

#[test]
fn damaged_games_from_a_server_are_judged_as_by_the_strict_reader() {
    damaged("pgn/lichess.pgn.zst", 1_000);
}
