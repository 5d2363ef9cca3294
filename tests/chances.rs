//! Whether a player can still mate: our own positions, those of others with verdicts, and walls changed at random against a
//! plain look at all that can be reached. The positions of others are not part of the workspace: where
//! `../shared/data/mating_chance` is absent the tests say that they are skipped.

use planilla::{Checker, Settings};
use planilla_board::{Color, Dead, Effort, MatingChance, Position, State};
use planilla_tests::oracles::chances_agree;
use planilla_tests::places::{fields, root, shared};
use planilla_tests::random::{Dice, rebuilt};
use std::fs;

/// A position, a player, and whether that player can still mate.
type Case = (Position, Color, bool);

/// The cases of lines that open with who can mate: `W-`.
fn cases(text: &str) -> Vec<Case> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .flat_map(|line| {
            let (who, fen) = line.split_once(' ').expect("who can mate, and a FEN");
            let (position, _) = Position::from_fen_lenient(fen).unwrap_or_else(|error| panic!("{line}: {error}"));
            [(position, Color::White, who.starts_with('W')), (position, Color::Black, who.ends_with('B'))]
        })
        .collect()
}

fn own() -> Vec<Case> {
    cases(&fs::read_to_string(root().join("corpus/positions/walls.epd")).expect("the corpus"))
}

fn of_others(path: &str) -> Option<Vec<Case>> {
    let text = String::from_utf8(shared(path)?).expect("UTF-8");
    if path != "mating_chance/hard.csv" {
        return Some(cases(&text));
    }
    let row = |line: &str| {
        let [fen, winner, verdict, _] = <[String; 4]>::try_from(fields(line)).expect("four fields");
        let (position, _) = Position::from_fen_lenient(&fen).unwrap_or_else(|error| panic!("{line}: {error}"));
        (position, if winner == "white" { Color::White } else { Color::Black }, verdict == "winnable")
    };
    Some(text.lines().skip(1).map(row).collect())
}

/// Asks, and counts: cases, *no* among them, decided, and *no* found. A wrong answer is a panic.
fn ask(cases: &[Case], effort: Effort) -> [usize; 4] {
    let mut counts = [cases.len(), 0, 0, 0];
    for (position, player, can) in cases {
        let decided = match position.mating_chance(*player, effort) {
            MatingChance::Winnable { line, .. } => {
                let end = line.iter().fold(*position, |now, &m| now.played(m));
                assert!(*can && end.is_checkmate() && end.turn() != *player, "{position} {player}: {line:?}");
                true
            }
            MatingChance::Unwinnable { how, .. } => {
                assert!(!can, "{position} {player}: {how:?}");
                true
            }
            MatingChance::Undecided { .. } => false,
        };
        counts[1] += usize::from(!can);
        counts[2] += usize::from(decided);
        counts[3] += usize::from(decided && !can);
    }
    counts
}

#[test]
fn our_own_positions_are_decided() {
    let cases = own();
    let [all, _, decided, _] = ask(&cases, Effort::FULL);
    assert_eq!(all, decided);
    ask(&cases, Effort::Fast);
}

/// 2,000 walls; `WALLS=200000` asks for so many, and looks farther at each, which takes half an hour in a release build.
#[test]
fn walls_changed_at_random_agree_with_all_that_can_be_reached() {
    let many: Option<usize> = std::env::var("WALLS").ok().and_then(|many| many.parse().ok());
    let confirmed = match many {
        Some(many) => rebuild(many, 20_000, 50_000),
        None => rebuild(2_000, 3_000, 3_000),
    };
    assert!(confirmed * 10 > many.unwrap_or(2_000), "only {confirmed} were confirmed");
}

/// How many times a *no* was confirmed on so many changed walls.
fn rebuild(times: usize, nodes: u64, most: usize) -> usize {
    let mut bases: Vec<Position> = own().into_iter().filter(|(.., can)| !can).map(|(position, ..)| position).collect();
    if let Some(others) = of_others("mating_chance/submitted.txt") {
        bases.extend(others.into_iter().filter(|(.., can)| !can).map(|(position, ..)| position));
    }
    let mut dice = Dice::new(times as u64);
    let (mut asked, mut confirmed) = (0, 0);
    while asked < times {
        let base = bases[dice.below(bases.len())];
        if let Some(position) = rebuilt(&base, &mut dice) {
            asked += 1;
            confirmed += chances_agree(&position, nodes, most);
        }
    }
    confirmed
}

#[test]
fn hard_positions_are_decided() {
    let Some(cases) = of_others("mating_chance/hard.csv") else { return };
    let [all, _, decided, _] = ask(&cases, Effort::Full { nodes: 100_000 });
    assert!(decided * 100 >= all * 85, "{decided} of {all}");
    ask(&cases, Effort::Fast);
}

#[test]
fn positions_people_sent_are_decided() {
    let Some(cases) = of_others("mating_chance/submitted.txt") else { return };
    let [all, _, decided, _] = ask(&cases, Effort::Full { nodes: 10_000 });
    assert!(decided * 100 >= all * 90, "{decided} of {all}");
    ask(&cases, Effort::Fast);
}

/// What is asked of the last position of a game leaves none out that a fast look knows to be dead, heavy men or not.
#[test]
fn games_that_end_in_dead_positions_are_seen_to() {
    let mut checker = Checker::new(Settings::default());
    let mut seen = 0;
    for path in ["mating_chance/submitted.txt", "mating_chance/games.txt.zst"] {
        let Some(cases) = of_others(path) else { continue };
        for sides in cases.chunks_exact(2).filter(|sides| sides.iter().all(|(.., can)| !can)) {
            let (position, ..) = sides[0];
            if position.dead_with(Effort::Fast) == Dead::Yes && position.state() == State::Ongoing {
                let game = format!("[SetUp \"1\"]\n[FEN \"{position}\"]\n\n*\n");
                assert_eq!(checker.check(game.as_bytes()).end_state(), Some("dead_position"), "{position}");
                seen += 1;
            }
        }
    }
    assert!(seen == 0 || seen > 300, "{seen}");
}

#[test]
fn positions_of_games_are_decided() {
    let Some(cases) = of_others("mating_chance/games.txt.zst") else { return };
    let [_, no, _, found] = ask(&cases, Effort::Fast);
    assert_eq!(no, found, "a fast look finds every *no* of a game");
    let some: Vec<Case> = cases.into_iter().step_by(11).collect();
    let [all, _, decided, _] = ask(&some, Effort::FULL);
    assert_eq!(all, decided);
}
