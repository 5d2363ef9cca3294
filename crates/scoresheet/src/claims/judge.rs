//! Whether a claim is right, by the history of the game (Articles 9.2 and 9.3).

use super::places::Candidate;
use super::{Difference, Grounds, Intended, Played, Verdict};
use crate::edition::{Deed, Fivefold};
use crate::finding::Message;
use crate::history::{CYCLE, FIFTY, SEVENTY_FIVE};
use crate::reading::read_in;
use crate::record::Status;
use planilla_board::{Color, Move, Position, Role, State};
use planilla_notation::{ClaimKind, WrittenClaim};

/// What the moves say of a claim at one place, the move that is announced, and what was counted.
pub(super) fn judge(
    game: &Played<'_>,
    written: &WrittenClaim,
    candidate: &Candidate,
) -> (Verdict, Option<Intended>, Option<Grounds>) {
    let Candidate { place, .. } = *candidate;
    let position = game.position(place);
    let (intended, moves) = announced(game, candidate, position);
    let verdict = |verdict| (verdict, intended, None);
    if written.kind.is_some_and(ClaimKind::is_quickplay) {
        return verdict(Verdict::Arbiter);
    }
    let state = position.state();
    if state != State::Ongoing {
        return verdict(Verdict::Over(state));
    }
    let touched = written.touched && game.laws.claim_lost_by == Deed::Touch;
    if candidate.lost || touched {
        let before = if candidate.lost { place.checked_sub(1) } else { Some(place) };
        let was_right = before.is_some_and(|before| counts(game, written.kind, before, None).0);
        return verdict(Verdict::RightLost { was_right, touched: touched && !candidate.lost });
    }
    let (on_board, grounds) = counts(game, written.kind, place, None);
    let of_moves = match moves {
        None => {
            let (verdict, grounds) = settle(game, on_board, grounds, position.turn(), 0);
            return (verdict, intended, Some(grounds));
        }
        Some(Ok(moves)) => moves,
        Some(Err(_)) if on_board => return (Verdict::OnBoardOnly, intended, Some(grounds)),
        Some(Err(unread)) => return verdict(unread),
    };
    let judged: Vec<(bool, Grounds)> =
        of_moves.iter().map(|played| counts(game, written.kind, place, Some(*played))).collect();
    match (judged.iter().all(|(right, _)| *right), judged.iter().any(|(right, _)| *right)) {
        (false, true) => verdict(Verdict::Undecided(Message::new("claim-intended-ambiguous"))),
        (false, false) if on_board && (candidate.entry.is_none() || written.intended.is_some()) => {
            (Verdict::OnBoardOnly, intended, Some(grounds))
        }
        (right, _) => {
            let grounds = judged.into_iter().next().map_or(grounds, |(_, grounds)| grounds);
            let (verdict, grounds) = settle(game, right, grounds, !position.turn(), 1);
            (verdict, intended, Some(grounds))
        }
    }
}

/// The verdict, which leaves open what is disputed: under Laws that speak of rights lost for a time only, whether a position in
/// which the king was in check, and could not castle anyway, is the same as that after it has moved and come back.
fn settle(game: &Played<'_>, right: bool, grounds: Grounds, turn: Color, announced: usize) -> (Verdict, Grounds) {
    if right {
        return (Verdict::Right, grounds);
    }
    if let Grounds::Repetition { places, needed, near } = &grounds
        && game.laws.castling_for_a_time
    {
        let in_check = |(place, difference): &&(u32, Difference)| {
            let position = game.position(*place);
            *difference == Difference::Castling && position.in_check() && position.turn() == turn
        };
        let count = near.iter().filter(in_check).count();
        if count > 0 && places.len() + count + announced >= *needed as usize {
            return (Verdict::Disputed, grounds);
        }
    }
    (Verdict::Wrong, grounds)
}

/// What is announced, and the legal moves that the text may be; or why there is none.
type Announced = (Option<Intended>, Option<Result<Vec<Move>, Verdict>>);

fn announced(game: &Played<'_>, candidate: &Candidate, position: &Position) -> Announced {
    let Some(span) = candidate.announced else { return (None, None) };
    let intended = |played, entry: Option<usize>| Intended { span, played, entry: entry.map(|entry| entry as u32) };
    // The move that stands among the others is read already.
    if let Some(entry) = candidate.entry {
        let ply = &game.record.plies[entry];
        let played = game.record.told(ply);
        if ply.span == Some(span) {
            return (Some(intended(played, Some(entry))), Some(Ok(played.into_iter().collect())));
        }
    }
    let text = span.of(game.text);
    let reading = read_in(text, position, &[game.language], game.laws);
    let moves: Vec<Move> = reading.candidates.iter().map(|candidate| candidate.played).collect();
    let answer = match reading.status {
        _ if !moves.is_empty() => Ok(moves),
        Status::Illegal => Err(Verdict::IntendedIllegal),
        _ => Err(Verdict::Undecided(Message::new("claim-intended-unread").with("written", text))),
    };
    // Of a last move that is said to be announced, the one on the sheet is another.
    if let (Some(entry), Ok(moves)) = (candidate.entry, &answer)
        && !moves.iter().any(|played| game.record.told(&game.record.plies[entry]) == Some(*played))
    {
        return (Some(intended(None, None)), Some(Err(Verdict::Wrong)));
    }
    (Some(intended(reading.played(), candidate.entry)), Some(answer))
}

/// Whether a claim of a kind holds at a place or after a move announced there, and what was counted; of a kind that is not said,
/// the one that holds.
fn counts(game: &Played<'_>, kind: Option<ClaimKind>, place: u32, played: Option<Move>) -> (bool, Grounds) {
    match kind {
        Some(ClaimKind::Fifty) => moves(game, place, played, FIFTY),
        Some(ClaimKind::SeventyFive) => {
            moves(game, place, played, if game.laws.seventyfive { SEVENTY_FIVE } else { FIFTY })
        }
        Some(ClaimKind::Fivefold) if game.laws.fivefold != Fivefold::None => repetition(game, place, played, 5),
        Some(_) => repetition(game, place, played, 3),
        None => {
            let repeated = repetition(game, place, played, 3);
            if repeated.0 {
                return repeated;
            }
            let quiet = moves(game, place, played, FIFTY);
            if quiet.0 { quiet } else { repeated }
        }
    }
}

fn repetition(game: &Played<'_>, place: u32, played: Option<Move>, needed: u32) -> (bool, Grounds) {
    let history = game.record.history();
    let target = played.map_or(*game.position(place), |played| game.position(place).played(played));
    let known = match played {
        None => history.repetition_at(place),
        Some(_) => history.repetitions.iter().find(|repetition| repetition.key == target.key()),
    };
    let same = |other: &u32| game.position(*other).key() == target.key();
    let places: Vec<u32> = match known {
        Some(repetition) => repetition.places.iter().copied().filter(|other| *other <= place).collect(),
        None => (0..=place).filter(same).collect(),
    };
    let count = places.len() + usize::from(played.is_some());
    let near = (0..=place).filter(|other| !places.contains(other)).filter_map(|other| {
        let difference = difference(game.position(other), &target)?;
        Some((other, difference))
    });
    let near = near.collect();
    let mut right = count >= needed as usize;
    if needed == 5 {
        let all: Vec<u32> = places.iter().copied().chain(played.map(|_| place + 1)).collect();
        let run = all.iter().rev().nth(4).zip(all.last());
        let at_once = run.is_some_and(|(first, last)| last - first == 4 * u32::from(CYCLE));
        right &= game.laws.fivefold == Fivefold::Any || at_once;
        // What had drawn the game before has drawn it.
        right |= history.fivefold_in(game.laws).is_some_and(|drawn| drawn <= place);
    }
    (right, Grounds::Repetition { places, needed, near })
}

/// In what a position is another that has the same men on the same squares.
fn difference(one: &Position, other: &Position) -> Option<Difference> {
    let men = Color::ALL.iter().all(|color| one.by_color(*color) == other.by_color(*color))
        && Role::ALL.iter().all(|role| one.by_role(*role) == other.by_role(*role));
    if !men {
        return None;
    }
    Some(if one.turn() != other.turn() {
        Difference::Turn
    } else if one.castling_rights() == other.castling_rights() {
        Difference::EnPassant
    } else {
        Difference::Castling
    })
}

fn moves(game: &Played<'_>, place: u32, played: Option<Move>, needed: u16) -> (bool, Grounds) {
    let position = game.position(place);
    let clock = game.record.history().clocks.get(place as usize).copied().unwrap_or_default();
    let broken =
        played.is_some_and(|played| position.role_at(played.from()) == Some(Role::Pawn) || position.is_capture(played));
    let halfmoves = if broken { 0 } else { clock.saturating_add(played.is_some().into()) };
    (halfmoves >= needed, Grounds::Moves { halfmoves, needed, broken })
}
