//! Of the question whether a player can still mate.

use planilla_board::{Bitboard, CastlingRights, Color, Effort, MatingChance, Move, Position, Role, Square};
use std::collections::{HashSet, VecDeque};

/// What can be reached from a position, looked at plainly: without a theorem, in the order of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closure {
    /// By colour: whether a mate by that player was met.
    pub mates: [bool; 2],
    /// Whether everything was looked at.
    pub complete: bool,
}

/// Looks at up to so many positions, and no further than a mate by each player.
pub fn closure(start: &Position, most: usize) -> Closure {
    let mut met = HashSet::from([facts(start)]);
    let mut waiting = VecDeque::from([*start]);
    let mut mates = [false; 2];
    while let Some(position) = waiting.pop_front() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.in_check() {
            mates[(!position.turn()).index()] = true;
            if mates == [true; 2] {
                return Closure { mates, complete: true };
            }
        }
        for after in moves.into_iter().map(|m| position.played(m)) {
            if met.insert(facts(&after)) {
                if met.len() > most {
                    return Closure { mates, complete: false };
                }
                waiting.push_back(after);
            }
        }
    }
    Closure { mates, complete: true }
}

/// What Article 9.2 calls the same position.
type Facts = ([Bitboard; 6], [Bitboard; 2], Color, CastlingRights, Option<Square>);

fn facts(position: &Position) -> Facts {
    (
        Role::ALL.map(|role| position.by_role(role)),
        Color::ALL.map(|color| position.by_color(color)),
        position.turn(),
        position.castling_rights(),
        position.legal_ep_square(),
    )
}

/// Fast and full never contradict each other, nor does either contradict a plain look at what can be reached; every line is
/// legal and ends in a mate. How many times a plain look confirmed a *no*.
pub fn chances_agree(position: &Position, nodes: u64, most: usize) -> usize {
    let both = position.mating_chances(Effort::Full { nodes });
    let mut never = [false; 2];
    for (player, together) in Color::ALL.into_iter().zip(both) {
        let answers = [
            position.mating_chance(player, Effort::Fast),
            position.mating_chance(player, Effort::Full { nodes }),
            together,
        ];
        for answer in &answers {
            if let MatingChance::Winnable { line, .. } = answer {
                mates(position, player, line);
            }
        }
        let said = |no: bool| {
            answers.iter().any(|answer| match answer {
                MatingChance::Winnable { .. } => !no,
                MatingChance::Unwinnable { .. } => no,
                MatingChance::Undecided { .. } => false,
            })
        };
        assert!(!(said(true) && said(false)), "{position} {player}: {answers:?}");
        never[player.index()] = said(true);
    }
    if never == [false; 2] {
        return 0;
    }
    let seen = closure(position, most);
    for player in Color::ALL {
        assert!(!(never[player.index()] && seen.mates[player.index()]), "{position}: {player} mates after all");
    }
    if seen.complete { never.iter().filter(|&&no| no).count() } else { 0 }
}

fn mates(position: &Position, player: Color, line: &[Move]) {
    let mut now = *position;
    for &m in line {
        assert!(now.is_legal(m), "{m} of {line:?} in {position}");
        now.play(m);
    }
    assert!(now.is_checkmate() && now.turn() != player, "{position} {player}: {line:?}");
}
