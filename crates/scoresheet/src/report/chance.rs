//! Whether a player can still mate (Articles 5.2.2 and 6.9): the answer of the board, and what it rests on in words.
//! **Lacks proofs**: those are `planilla_board`'s.

use crate::finding::Message;
use crate::messages::Messages;
use planilla_board::{Bitboard, Color, Effort, How, MatingChance, Move, Position, Role, State};
use schemars::JsonSchema;
use serde::Serialize;

/// Whether a player can still mate by some series of legal moves, the opponent helping.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChanceRow {
    /// `yes`, `no`, `undecided`.
    pub answer: &'static str,
    /// Moves in UCI that end in the mate: the proof of a *yes*. Empty where the mate stands on the board.
    pub line: Option<Vec<String>>,
    /// What the answer rests on.
    pub why: String,
    /// How many positions were visited to find it.
    pub nodes: u64,
}

/// The rows of both players' answers, White's first.
pub(super) fn chances(position: &Position, effort: Effort, messages: &Messages) -> [ChanceRow; 2] {
    let [white, black] = position.mating_chances(effort);
    [row(position, Color::White, &white, messages), row(position, Color::Black, &black, messages)]
}

/// The row of one player's answer.
pub(super) fn row(position: &Position, player: Color, chance: &MatingChance, messages: &Messages) -> ChanceRow {
    let nodes = chance.nodes();
    let (answer, line, why) = match chance {
        MatingChance::Winnable { line, .. } => ("yes", Some(line), yes(position, line)),
        MatingChance::Unwinnable { how, .. } => ("no", None, why_not(position, player, *how, nodes)),
        MatingChance::Undecided { .. } if nodes == 0 => ("undecided", None, Message::new("chance-not-searched")),
        MatingChance::Undecided { .. } => {
            ("undecided", None, Message::new("chance-undecided").with("count", count(nodes)))
        }
    };
    let line = line.map(|line| line.iter().map(ToString::to_string).collect());
    ChanceRow { answer, line, why: messages.format(&why), nodes }
}

fn yes(position: &Position, line: &[Move]) -> Message {
    if line.is_empty() {
        Message::new("chance-mated").with("color", position.turn())
    } else {
        Message::new("chance-line").with("count", line.len())
    }
}

/// Why a player can never mate, as it was proved.
pub(crate) fn why_not(position: &Position, player: Color, how: How, nodes: u64) -> Message {
    match position.state() {
        State::Checkmate => return Message::new("chance-mated").with("color", position.turn()),
        State::Stalemate => return Message::new("chance-stalemate").with("color", position.turn()),
        State::Ongoing | State::DeadPosition => {}
    }
    match how {
        How::Material => lacking(position, player).unwrap_or(Message::new("chance-forced")),
        How::Forced => Message::new("chance-forced"),
        How::Static => Message::new("chance-walls").with("color", player),
        How::Closure => Message::new("chance-closure").with("count", count(nodes)),
    }
}

/// A number of positions as messages take it.
fn count(nodes: u64) -> usize {
    usize::try_from(nodes).unwrap_or(usize::MAX)
}

/// Why the men on the board give no mate by this player, wherever they stand, if they give none.
fn lacking(position: &Position, player: Color) -> Option<Message> {
    let own = position.by_color(player);
    if own.len() == 1 {
        return Some(Message::new("chance-bare-king").with("color", player));
    }
    if position.dead_by_material() {
        return Some(Message::new("chance-dead"));
    }
    let theirs = |role| position.pieces(!player, role);
    let only = |role| own == position.pieces(player, role) | position.pieces(player, Role::King);
    // A mate by one knight needs a man that takes a square from its own king; a queen beside it could take the knight or
    // stand between.
    let others = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
    if only(Role::Knight) && own.len() == 2 && others.into_iter().all(|role| theirs(role).is_empty()) {
        return Some(Message::new("chance-knight").with("color", player));
    }
    // Bishops on squares of one colour need a man that takes a square of the other colour from its own king, and that can
    // neither stand between nor take a bishop: a pawn, a knight or a bishop of the other colour.
    let bishops = position.by_role(Role::Bishop);
    let one_color = (bishops & Bitboard::LIGHT).is_empty() || (bishops & !Bitboard::LIGHT).is_empty();
    if only(Role::Bishop) && one_color && theirs(Role::Pawn).is_empty() && theirs(Role::Knight).is_empty() {
        return Some(Message::new("chance-bishops").with("color", player));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(fen: &str, player: Color, effort: Effort) -> ChanceRow {
        let position = Position::from_fen(fen).unwrap();
        let [white, black] = chances(&position, effort, Messages::english());
        if player == Color::White { white } else { black }
    }

    #[test]
    fn what_the_men_prove() {
        for (men, white, black) in [
            ("4k3/8/8/8/8/8/8/4K3", "no", "no"),
            ("4k3/8/8/8/8/8/8/4KN2", "no", "no"),
            ("4k3/8/8/8/8/8/8/4KR2", "undecided", "no"),
            ("4k3/8/8/8/8/8/8/3NKN2", "undecided", "no"),
            ("3qk3/8/8/8/8/8/8/4KN2", "no", "undecided"),
            ("2rqk3/8/8/8/8/8/8/4KN2", "undecided", "undecided"),
            ("2nqk3/8/8/8/8/8/8/4KN2", "undecided", "undecided"),
            ("4k3/p7/8/8/8/8/8/4KN2", "undecided", "undecided"),
            ("2rqk3/8/8/8/8/8/8/B3K3", "no", "undecided"),
            ("b1rqk3/8/8/8/8/8/8/B3K3", "undecided", "undecided"),
            ("1b1qk3/8/8/8/8/8/8/B3K3", "no", "undecided"),
            ("3nk3/8/8/8/8/8/8/B3K3", "undecided", "undecided"),
        ] {
            let fen = format!("{men} w - - 0 1");
            let answers = Color::ALL.map(|player| answer(&fen, player, Effort::Fast).answer);
            assert_eq!(answers, [white, black], "{men}");
            for (player, fast) in [(Color::White, white), (Color::Black, black)] {
                let full = answer(&fen, player, Effort::FULL);
                assert_eq!(full.answer, if fast == "no" { "no" } else { "yes" }, "{men} {player}");
                assert_eq!(full.line.is_some(), fast != "no", "{men} {player}");
            }
        }
    }

    #[test]
    fn the_why_is_told() {
        for (fen, player, effort, answered, why) in [
            ("7k/6Q1/6K1/8/8/8/8/8 b - -", Color::White, Effort::Fast, "yes", "Black is checkmated"),
            ("7k/6Q1/6K1/8/8/8/8/8 b - -", Color::Black, Effort::Fast, "no", "Black is checkmated"),
            (
                "7k/8/5KQ1/8/8/8/8/8 b - -",
                Color::White,
                Effort::FULL,
                "no",
                "Black is stalemated, and the game is over",
            ),
            ("4k3/8/8/8/8/8/8/4K2R w K -", Color::Black, Effort::FULL, "no", "Black has only the king"),
            (
                "4k3/8/8/8/8/8/8/4K2R w K -",
                Color::White,
                Effort::Fast,
                "undecided",
                "neither the men nor their walls rule it out; lines were not searched",
            ),
            (
                "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - -",
                Color::White,
                Effort::Fast,
                "no",
                "the men stand walled in: White can never give a check that mates",
            ),
            ("8/6P1/5k1K/7r/8/8/8/8 w - -", Color::Black, Effort::Fast, "no", "every line soon ends without a mate"),
            (
                "8/1p6/kPp5/p1P5/2P5/P7/3K4/8 w - -",
                Color::Black,
                Effort::FULL,
                "no",
                "no position that can be reached is a mate",
            ),
            ("7k/8/6K1/8/8/8/8/R7 w - -", Color::White, Effort::FULL, "yes", "a mate in one half-move is possible"),
            ("7k/8/5K2/8/8/8/8/R7 w - -", Color::White, Effort::FULL, "yes", "half-moves"),
        ] {
            let row = answer(fen, player, effort);
            assert_eq!(row.answer, answered, "{fen} {player}: {}", row.why);
            assert!(row.why.contains(why), "{fen} {player}: {}", row.why);
        }
    }

    /// No reachable mate contradicts a *no*: every placing of few men in a corner in which the opponent is mated is
    /// asked.
    #[test]
    fn no_mate_is_called_impossible() {
        let english = Messages::of("en").unwrap();
        let squares: Vec<String> = planilla_board::Square::all().map(|square| square.to_string()).collect();
        let near: Vec<&String> =
            squares.iter().filter(|square| *square.as_str() < *"d" && square[1..] < *"4").collect();
        let mut mates = 0;
        for (attacker, blocker) in [
            ('N', 'r'),
            ('N', 'q'),
            ('N', 'n'),
            ('N', 'b'),
            ('N', 'p'),
            ('B', 'r'),
            ('B', 'q'),
            ('B', 'n'),
            ('B', 'b'),
            ('B', 'p'),
        ] {
            for king in ["a1", "b1", "a2"] {
                for white in &near {
                    for first in &squares {
                        for second in &near {
                            let men = [('k', king), ('K', white), (attacker, first), (blocker, second)];
                            let Some(fen) = placed(&men) else { continue };
                            let Ok(position) = Position::from_fen(&fen) else { continue };
                            if position.is_checkmate() {
                                mates += 1;
                                let before = lacking(&position, Color::White);
                                assert!(before.is_none(), "{fen}: {}", english.format(&before.unwrap()));
                            }
                        }
                    }
                }
            }
        }
        assert!(mates > 0);
    }

    /// The FEN of men on squares, Black to move; none if two stand on one square.
    fn placed(men: &[(char, &str)]) -> Option<String> {
        let mut board = [['1'; 8]; 8];
        for (man, square) in men {
            let bytes = square.as_bytes();
            let place = &mut board[usize::from(b'8' - bytes[1])][usize::from(bytes[0] - b'a')];
            if *place != '1' {
                return None;
            }
            *place = *man;
        }
        let ranks: Vec<String> = board.iter().map(|rank| rank.iter().collect()).collect();
        Some(format!("{} b - - 0 1", ranks.join("/")))
    }
}
