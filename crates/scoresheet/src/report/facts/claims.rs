//! Where the players could claim a draw (Articles 9.2 and 9.3): the player to move, on what has just come about or by a move
//! to be announced; the right is lost with the move (9.4).

use super::articles::{Claimed, articles};
use super::past::{Past, until};
use super::points::Points;
use super::rows::{ClaimRow, LegalMoveRow};
use crate::edition::Edition;
use crate::history::{FIFTY, Stretch};
use crate::report::reason_row::player;
use planilla_board::{Move, Position, Role, State};

/// The claims of a game, until it is over. Those of one player on what stands on the board are one as long as they stand at
/// each turn of that player.
pub(super) fn claims(past: &Past<'_>, points: &Points<'_>, laws: &Edition) -> Vec<ClaimRow> {
    let mut list: Vec<ClaimRow> = Vec::new();
    for claim in (0..=past.history.last()).flat_map(|place| claims_at(past, place, points, laws)) {
        let follows = |known: &&mut ClaimRow| {
            let same = (known.kind, known.way, known.player) == (claim.kind, claim.way, claim.player);
            same && claim.way == "on_board" && known.to.ply + 2 == claim.from.ply
        };
        match list.iter_mut().rev().find(follows) {
            Some(known) => known.to = claim.to,
            None => list.push(claim),
        }
    }
    list
}

/// The claims open at one place.
pub(super) fn claims_at(past: &Past<'_>, place: u32, points: &Points<'_>, laws: &Edition) -> Vec<ClaimRow> {
    let position = past.position(place);
    if position.state() != State::Ongoing || past.drawn(laws).is_some_and(|drawn| drawn <= place) {
        return Vec::new();
    }
    let row = |kind, way, moves, claimed| {
        let point = past.point(place);
        ClaimRow {
            kind,
            way,
            player: player(position.turn()),
            from: point.clone(),
            to: point,
            moves,
            articles: articles(claimed, laws),
            rests_on: points.rests_on_row(past.entry(place)),
        }
    };
    let history = &past.history;
    let mut open = Vec::new();
    if holds(&history.threefold, place) {
        open.push(row("repetition", "on_board", Vec::new(), Claimed::Repetition));
    } else {
        let twice: Vec<u64> =
            history.repetitions.iter().filter(|each| until(each, place) >= 2).map(|each| each.key).collect();
        let third = |played: Move| twice.contains(&position.played(played).key());
        let moves = if twice.is_empty() { Vec::new() } else { legal(points, position, third) };
        if !moves.is_empty() {
            open.push(row("repetition", "announced", moves, Claimed::RepetitionAnnounced));
        }
    }
    if holds(&history.fifty, place) {
        open.push(row("moves", "on_board", Vec::new(), Claimed::Moves));
    } else if position.halfmove_clock() + 1 == FIFTY {
        let quiet = |played: Move| position.role_at(played.from()) != Some(Role::Pawn) && !position.is_capture(played);
        let moves = legal(points, position, quiet);
        if !moves.is_empty() {
            open.push(row("moves", "announced", moves, Claimed::MovesAnnounced));
        }
    }
    open
}

fn holds(stretches: &[Stretch], place: u32) -> bool {
    stretches.iter().any(|stretch| (stretch.first..=stretch.last).contains(&place))
}

/// The legal moves of which something holds, in the order of the alphabet.
fn legal(points: &Points<'_>, position: &Position, holds: impl Fn(Move) -> bool) -> Vec<LegalMoveRow> {
    let legal = position.legal_moves().into_iter().filter(|played| holds(*played));
    let mut moves: Vec<LegalMoveRow> = legal.map(|played| points.played(position, played)).collect();
    moves.sort_unstable_by(|a, b| a.san.cmp(&b.san));
    moves
}
