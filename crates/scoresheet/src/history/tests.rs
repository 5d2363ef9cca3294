//! Histories of games that repeat, wait and end.

use super::{Drawn, History, Stretch};
use crate::{Checker, Edition, EditionName, Settings};

fn history(sheet: &str) -> History {
    let mut checker = Checker::new(Settings::default());
    checker.check(sheet.as_bytes()).record.history().clone()
}

/// A sheet without numbers: `shuffle` so many times, and what follows.
fn sheet(parts: &[(&str, usize)]) -> String {
    let moves: Vec<String> = parts.iter().map(|(moves, times)| [*moves].repeat(*times).join(" ")).collect();
    format!("lang: en\n\n{}", moves.join(" "))
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";
const DETOUR: &str = "Nc3 Nc6 Nd5 Nd4 Nc3 Nc6 Nb1 Nb8";

fn stretches(list: &[Stretch]) -> Vec<(u32, u32)> {
    list.iter().map(|stretch| (stretch.first, stretch.last)).collect()
}

#[test]
fn the_start_counts_and_each_position_is_listed_once() {
    let seen = history(&sheet(&[(SHUFFLE, 2), ("e4", 1)]));
    let places: Vec<&[u32]> = seen.repetitions.iter().map(|repetition| &repetition.places[..]).collect();
    assert_eq!(places, [&[0, 4, 8][..], &[1, 5], &[2, 6], &[3, 7]]);
    assert_eq!(stretches(&seen.threefold), [(8, 8)]);
    assert_eq!(seen.clocks, [0, 1, 2, 3, 4, 5, 6, 7, 8, 0]);
    assert_eq!((seen.last(), seen.entry_of(0), seen.entry_of(8), seen.entry_of(10)), (9, None, Some(7), None));
    assert!(seen.repetition_at(5).is_some_and(|repetition| repetition.places == [1, 5]));
    assert!(seen.repetition_at(9).is_none());
}

#[test]
fn rights_to_castle_part_positions() {
    let rook = |times| format!("fen: 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n{}", sheet(&[("Kf1 Kd8 Ke1 Ke8", times)]));
    // The right is lost after the first time, so the start is another position.
    assert_eq!(stretches(&history(&rook(2)).threefold), []);
    assert_eq!(stretches(&history(&rook(3)).threefold), [(9, 12)]);
}

#[test]
fn only_a_legal_capture_en_passant_parts_positions() {
    // Nothing can capture on e3: the position after 1.e4 comes back.
    assert_eq!(history(&sheet(&[("e4 Nf6 Nf3 Ng8 Ng1", 1)])).repetitions.len(), 1);
    // The pawn on d4 can capture on e3, but only at once.
    let taken = "fen: 4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1\nlang: en\n\ne4 Nf6 Nf3 Ng8 Ng1";
    assert_eq!(history(taken).repetitions, []);
}

#[test]
fn five_times_on_consecutive_moves_or_spread() {
    let draws = |parts: &[(&str, usize)]| {
        let seen = history(&sheet(parts));
        (seen.fivefold, seen.fivefold_consecutive)
    };
    assert_eq!(draws(&[(SHUFFLE, 3)]), (None, None));
    assert_eq!(draws(&[(SHUFFLE, 4)]), (Some(16), Some(16)));
    assert_eq!(draws(&[(SHUFFLE, 2), (DETOUR, 1), (SHUFFLE, 1)]), (Some(20), None));
    assert_eq!(draws(&[(SHUFFLE, 2), (DETOUR, 1), (SHUFFLE, 5)]), (Some(20), Some(32)));
}

#[test]
fn fifty_and_seventyfive_moves() {
    let rook =
        |clock: u16, moves: &str| history(&format!("fen: 7k/8/6K1/8/8/8/8/R7 w - - {clock} 130\nlang: en\n\n{moves}"));
    let waits = rook(98, "Ra2 Kg8 Ra3 Kh8 Ra8#");
    assert_eq!((stretches(&waits.fifty), waits.seventyfive), (vec![(2, 4)], None));
    let waits = rook(148, "Ra2 Kg8 Ra3");
    assert_eq!((stretches(&waits.fifty), waits.seventyfive), (vec![(0, 3)], Some(2)));
    // Mate by the last of the 75 moves ends the game.
    let mates = rook(149, "Ra8#");
    assert_eq!((stretches(&mates.fifty), mates.seventyfive), (vec![(0, 0)], None));
    let mates = rook(99, "Ra8#");
    assert_eq!((stretches(&mates.fifty), mates.seventyfive), (vec![], None));
}

#[test]
fn what_is_not_sure_ends_it() {
    let illegal = history(&sheet(&[(SHUFFLE, 1), ("Nf5", 1), (SHUFFLE, 4)]));
    assert_eq!((illegal.last(), illegal.unsure_from, illegal.fivefold), (4, Some(4), None));
    let rivals = history("fen: 4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1\nlang: en\n\nNd2 Kd8 Ke2");
    assert_eq!((rivals.last(), rivals.unsure_from), (0, Some(0)));
    let gap = history("lang: en\n\n1.e4 e5 2.? Nc6");
    assert_eq!((gap.last(), gap.unsure_from), (2, Some(2)));
    assert_eq!(history("").last(), 0);
    let refused = history("[Variant \"Atomic\"]\n\n1. e4 e5 *");
    assert_eq!((refused.last(), refused.unsure_from), (0, Some(0)));
}

#[test]
fn what_draws_the_last_position_goes_by_the_edition() {
    let end = |sheet: &str, edition| history(sheet).drawn_at_end(Edition::of(edition));
    let (spread, straight) = (sheet(&[(SHUFFLE, 2), (DETOUR, 1), (SHUFFLE, 1)]), sheet(&[(SHUFFLE, 4)]));
    for (edition, of_spread, of_straight) in [
        (EditionName::E2009, None, None),
        (EditionName::E2014, None, Some(Drawn::Fivefold)),
        (EditionName::E2017, Some(Drawn::Fivefold), Some(Drawn::Fivefold)),
        (EditionName::E2023, Some(Drawn::Fivefold), Some(Drawn::Fivefold)),
    ] {
        assert_eq!((end(&spread, edition), end(&straight, edition)), (of_spread, of_straight), "{edition}");
    }
    // Passed, and no longer there.
    assert_eq!(end(&format!("{straight} e4"), EditionName::E2023), None);
    let waits = "fen: 7k/8/6K1/8/8/8/8/R7 w - - 148 130\nlang: en\n\nRa2 Kg8 Ra3";
    assert_eq!(end(waits, EditionName::E2023), Some(Drawn::SeventyFive));
    assert_eq!(end(waits, EditionName::E2009), None);
}
