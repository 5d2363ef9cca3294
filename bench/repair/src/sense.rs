//! Learns how likely a move is in a position from games, and says how well.

use crate::features::{FEATURES, GROUPS, Scene};
use planilla_board::{Move, Position, Role};
use planilla_count::files;
use planilla_tests::random::{Dice, Game, played_games};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::Instant;

/// One game of so many is not learnt from.
const HELD_OUT: usize = 10;
const ROUNDS: usize = 3;
const PACE: f32 = 0.12;

/// Weights, and the squares of their slopes so far (`AdaGrad`).
struct Model {
    weights: Vec<f32>,
    squares: Vec<f32>,
}

/// The legal moves of a position with their features, in one list.
#[derive(Default)]
struct Moves {
    list: Vec<(Move, usize)>,
    features: Vec<usize>,
    scores: Vec<f32>,
}

impl Moves {
    fn look(&mut self, scene: &Scene<'_>, position: &Position) {
        self.list.clear();
        self.features.clear();
        position.for_each_legal(|played| {
            let (role, captured) = men(position, played);
            scene.features(played, role, captured, |feature| self.features.push(feature));
            self.list.push((played, self.features.len()));
        });
    }

    /// Sets the scores to probabilities.
    fn weigh(&mut self, weights: &[f32]) {
        self.scores.clear();
        let mut start = 0;
        for &(_, end) in &self.list {
            self.scores.push(self.features[start..end].iter().map(|f| weights[*f]).sum());
            start = end;
        }
        let most = self.scores.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for score in &mut self.scores {
            *score = (*score - most).exp();
            sum += *score;
        }
        for score in &mut self.scores {
            *score /= sum;
        }
    }
}

/// The role that moves, and that which is taken.
fn men(position: &Position, played: Move) -> (Role, Option<Role>) {
    let role = position.role_at(played.from()).unwrap_or(Role::Pawn);
    let en_passant = position.is_en_passant(played).then_some(Role::Pawn);
    (role, position.role_at(played.to()).or(en_passant))
}

fn each_ply(game: &Game, mut visit: impl FnMut(&Position, [Option<Move>; 2], Move)) {
    for (ply, (position, played)) in game.plies().enumerate() {
        let back = |by: usize| ply.checked_sub(by).map(|at| game.moves[at]);
        visit(position, [back(1), back(2)], played);
    }
}

impl Model {
    fn learn(&mut self, game: &Game, moves: &mut Moves) {
        each_ply(game, |position, recent, played| {
            let scene = Scene::new(position, recent);
            moves.look(&scene, position);
            if moves.list.len() < 2 {
                return;
            }
            moves.weigh(&self.weights);
            let mut start = 0;
            for (at, &(found, end)) in moves.list.iter().enumerate() {
                let slope = moves.scores[at] - if found == played { 1.0 } else { 0.0 };
                if slope.abs() > 1e-4 {
                    for &feature in &moves.features[start..end] {
                        self.squares[feature] += slope * slope;
                        self.weights[feature] -= PACE * slope / self.squares[feature].sqrt();
                    }
                }
                start = end;
            }
        });
    }

    /// How long it takes to weigh all moves of a position, in microseconds: the best of three rounds.
    fn micros(&self, games: &[Game], moves: &mut Moves) -> f64 {
        let plies: usize = games.iter().map(|game| game.moves.len()).sum();
        let legal = |position: &Position| {
            let moves = position.legal_moves().into_iter().map(|played| (played, men(position, played)));
            moves.collect::<Vec<_>>()
        };
        let legal: Vec<_> = games.iter().flat_map(Game::plies).map(|(position, _)| legal(position)).collect();
        let round = |moves: &mut Moves| {
            let (start, mut at) = (Instant::now(), 0);
            for game in games {
                each_ply(game, |position, recent, _| {
                    let scene = Scene::new(position, recent);
                    moves.scores.clear();
                    for &(played, (role, captured)) in &legal[at] {
                        let mut score = 0.0;
                        scene.features(played, role, captured, |feature| score += self.weights[feature]);
                        moves.scores.push(score.exp());
                    }
                    at += 1;
                    std::hint::black_box(&moves.scores);
                });
            }
            start.elapsed().as_secs_f64()
        };
        (0..3).map(|_| round(moves)).fold(f64::INFINITY, f64::min) * 1e6 / plies.max(1) as f64
    }

    /// Nats a ply of these games, of all moves alike, and share of plies where the first choice was played.
    fn judge<'g>(&self, games: impl Iterator<Item = &'g Game>) -> (f64, f64, f64, usize) {
        let (mut cost, mut blind, mut first, mut plies, mut moves) = (0.0, 0.0, 0, 0, Moves::default());
        for game in games {
            each_ply(game, |position, recent, played| {
                let scene = Scene::new(position, recent);
                moves.look(&scene, position);
                moves.weigh(&self.weights);
                let at = moves.list.iter().position(|(found, _)| *found == played).expect("a legal move");
                cost -= f64::from(moves.scores[at]).ln();
                blind += (moves.list.len() as f64).ln();
                first += usize::from(moves.scores.iter().all(|other| *other <= moves.scores[at]));
                plies += 1;
            });
        }
        let share = |sum: f64| sum / plies as f64;
        (share(cost), share(blind), share(first as f64), plies)
    }
}

/// The weights as a file of data: groups by name, in hundredths of a nat.
fn written(weights: &[f32], games: usize) -> String {
    let mut text = format!(
        "# How likely a move is in a position: weights of what is seen of it (repair/prior/features.rs), in hundredths of a nat.\n\
         # Learnt by `bench/run sense` from {games} games over the board, most of them by masters. Nothing of a game is kept.\n"
    );
    let mut start = 0;
    for (name, count) in GROUPS {
        text.push_str(name);
        text.push(':');
        for (at, weight) in weights[start..start + count].iter().enumerate() {
            text.push(if at > 0 && at % 64 == 0 { '\n' } else { ' ' });
            let _ = write!(text, "{}", (weight * 100.0).round() + 0.0);
        }
        text.push('\n');
        start += count;
    }
    text
}

/// Learns from the games of a file, says how well the rest of them and those of another file are foreseen, and writes the
/// weights.
pub(crate) fn run(learnt_from: &str, checked: &str, out: &str) {
    let read = |path: &str| played_games(&files::read(Path::new(path)), 10).collect::<Vec<_>>();
    let (games, others) = (read(learnt_from), read(checked));
    let mut model = Model { weights: vec![0.0; FEATURES], squares: vec![1.0; FEATURES] };
    let mut order: Vec<usize> = (0..games.len()).filter(|at| at % HELD_OUT != 0).collect();
    let mut dice = Dice::new(1);
    let held_out = || games.iter().step_by(HELD_OUT);
    println!("{} games, {} of another kind; {FEATURES} features", games.len(), others.len());
    let mut moves = Moves::default();
    for round in 1..=ROUNDS {
        for at in (1..order.len()).rev() {
            order.swap(at, dice.below(at + 1));
        }
        let start = Instant::now();
        for &game in &order {
            model.learn(&games[game], &mut moves);
        }
        let took = start.elapsed();
        for (name, judged) in [("held out", model.judge(held_out())), ("others", model.judge(others.iter()))] {
            let (cost, blind, first, plies) = judged;
            println!(
                "{round} {name}: {plies} plies, perplexity {:.2} of {:.2}, first {:.1}%, {took:.1?}",
                cost.exp(),
                blind.exp(),
                100.0 * first
            );
        }
    }
    println!(
        "{:.2} µs a position, its legal moves found before",
        model.micros(&games[..games.len().min(300)], &mut moves)
    );
    fs::write(out, written(&model.weights, order.len())).unwrap_or_else(|error| panic!("{out}: {error}"));
}
