//! How likely a move is in a position, before anything of it is written: sense, weakly.
//!
//! A linear model over what is seen of a move at a glance (`features`), made a probability among all legal moves. It knows
//! nothing of plans; it knows that men that can be taken are taken or moved away, that what was taken is taken back, and
//! where men of each kind go. Among some 28 legal moves it is as unsure as one would be among ten.

mod features;

use super::features::Choice;
use features::{FEATURES, Scene};
use planilla_board::{Move, Position, Role};
use std::sync::LazyLock;

/// The weights of the features, in nats.
static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| weights(include_str!("../../data/sense.txt")));

/// One move of so many is any legal move: people blunder, and no text is turned into another move for sense alone. Of blitz
/// games a fiftieth fits best; more costs next to nothing.
const ODD: f32 = 0.05;

/// What a move costs on the average.
pub(super) const USUAL: f32 = 2.3;

/// Puts the negative logarithm of how likely each move of a position is before anything of it is written into `senses`. The
/// choices must be all its legal moves; `recent` are the last two moves that led to it, the other side's first, as far as
/// they are known.
pub(super) fn senses(position: &Position, recent: [Option<Move>; 2], choices: &[Choice], senses: &mut Vec<f32>) {
    let seen = choices.iter().map(|choice| (choice.played, choice.features.role, choice.features.captured));
    weigh(position, recent, seen, senses);
}

/// The same for moves, each with the role that moves and that which is taken.
fn weigh(
    position: &Position,
    recent: [Option<Move>; 2],
    moves: impl Iterator<Item = (Move, Role, Option<Role>)>,
    costs: &mut Vec<f32>,
) {
    let weights = WEIGHTS.as_slice();
    let scene = Scene::new(position, recent);
    costs.clear();
    costs.extend(moves.map(|(played, role, captured)| {
        let mut score = 0.0;
        scene.features(played, role, captured, |feature| score -= weights.get(feature).copied().unwrap_or_default());
        score
    }));
    let least = costs.iter().copied().fold(f32::INFINITY, f32::min);
    let (mut sum, mut count) = (0.0, 0.0_f32);
    for cost in costs.iter_mut() {
        *cost = (least - *cost).exp();
        sum += *cost;
        count += 1.0;
    }
    let any = ODD / count;
    for cost in costs {
        *cost = -((1.0 - ODD) * *cost / sum + any).ln();
    }
}

/// The weights of a file of data: a group is a name and its numbers, in hundredths.
fn weights(text: &str) -> Vec<f32> {
    let mut weights = Vec::with_capacity(FEATURES);
    let words = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    weights.extend(words.filter_map(|word| word.parse().ok()).map(|hundredths: f32| hundredths / 100.0));
    weights
}

#[cfg(test)]
mod tests {
    use super::features::GROUPS;
    use super::*;
    use crate::repair::features::choices;

    #[test]
    fn the_file_has_a_weight_for_each_feature() {
        let text = include_str!("../../data/sense.txt");
        let names: Vec<&str> = text.split_whitespace().filter_map(|word| word.strip_suffix(':')).collect();
        let groups: Vec<&str> = GROUPS.iter().map(|(name, _)| *name).collect();
        assert_eq!(names.iter().filter(|name| groups.contains(name)).count(), GROUPS.len());
        assert_eq!(weights(text).len(), FEATURES);
    }

    #[track_caller]
    fn costs(fen: &str, recent: Option<&str>) -> Vec<(String, f32)> {
        let position = Position::from_fen(fen).unwrap();
        let (mut moves, mut costs) = (Vec::new(), Vec::new());
        choices(&position, &mut moves);
        let recent = [recent.map(|played| played.parse().unwrap()), None];
        senses(&position, recent, &moves, &mut costs);
        assert_eq!(moves.len(), costs.len());
        let sum: f32 = costs.iter().map(|cost| (-cost).exp()).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        moves.iter().map(|choice| choice.played.to_string()).zip(costs).collect()
    }

    #[track_caller]
    fn likelier(fen: &str, recent: Option<&str>, one: &str, other: &str) {
        let costs = costs(fen, recent);
        let cost = |name: &str| costs.iter().find(|(played, _)| played == name).unwrap().1;
        assert!(cost(one) < cost(other), "{fen}: {one} {}, {other} {}", cost(one), cost(other));
    }

    #[test]
    fn it_has_some_sense() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        likelier(start, None, "e2e4", "f2f3");
        likelier(start, None, "g1f3", "g1h3");
        // What was taken is taken back.
        let taken = "r1bqkbnr/1ppp1ppp/p1B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4";
        likelier(taken, Some("b5c6"), "d7c6", "a6a5");
        // A queen is not left where a pawn takes her.
        let attacked = "rnbqkbnr/ppp2ppp/3p4/4p3/3PP1Q1/8/PPP2PPP/RNB1KBNR w KQkq - 0 4";
        likelier(attacked, None, "g4g3", "g4e6");
        likelier(attacked, None, "c1e3", "g4d7");
    }

    #[test]
    fn black_sees_what_white_sees() {
        let white = costs("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", None);
        let black = costs("4k3/8/8/4p3/3P4/8/8/4K3 b - - 0 1", None);
        let total = |costs: &[(String, f32)]| costs.iter().map(|(_, cost)| *cost).fold(0.0, f32::max);
        assert_eq!(white.len(), black.len());
        assert!((total(&white) - total(&black)).abs() < 1.0);
    }
}
