//! Whether a player can still mate (Articles 5.2.2 and 6.9), as far as the end of the game and the men on the board tell.
//! **Lacks a search**: where the men stand is not looked at, and the answer is then `undecided`.

use crate::finding::Message;
use crate::messages::Messages;
use planilla_board::{Bitboard, Color, Position, Role, State};
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

/// The answer for one player.
pub(super) fn chance(position: &Position, player: Color, messages: &Messages) -> ChanceRow {
    let turn = position.turn();
    let (answer, why) = match position.state() {
        State::Checkmate => {
            let answer = if turn == player { "no" } else { "yes" };
            (answer, Message::new("chance-mated").with("color", turn))
        }
        State::Stalemate => ("no", Message::new("chance-stalemate").with("color", turn)),
        State::Ongoing | State::DeadPosition => match lacking(position, player) {
            Some(why) => ("no", why),
            None => ("undecided", Message::new("chance-men-only")),
        },
    };
    ChanceRow { answer, line: (answer == "yes").then(Vec::new), why: messages.format(&why), nodes: 0 }
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

    #[test]
    fn what_the_men_prove() {
        let english = Messages::of("en").unwrap();
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
            let position = Position::from_fen(&format!("{men} w - - 0 1")).unwrap();
            let answer = |player| chance(&position, player, english).answer;
            assert_eq!((answer(Color::White), answer(Color::Black)), (white, black), "{men}");
        }
    }

    #[test]
    fn what_the_end_of_the_game_proves() {
        let english = Messages::of("en").unwrap();
        let mated = Position::from_fen("7k/6Q1/6K1/8/8/8/8/8 b - -").unwrap();
        let white = chance(&mated, Color::White, english);
        assert_eq!(
            (white.answer, white.line.as_deref(), white.why.as_str()),
            ("yes", Some(&[][..]), "Black is checkmated")
        );
        assert_eq!(chance(&mated, Color::Black, english).answer, "no");
        let stalemate = Position::from_fen("7k/8/5KQ1/8/8/8/8/8 b - -").unwrap();
        for player in Color::ALL {
            assert_eq!(chance(&stalemate, player, english).answer, "no");
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
