//! The draw offers of a game, and how they were answered as far as a sheet shows (Article 9.1).

use super::Points;
use super::rows::DrawOfferRow;
use crate::record::{Record, Status};
use crate::report::moves::is_draw_offer;
use crate::report::reason_row::player;
use planilla_notation::Outcome;

/// The offers, in the order of the game. An offer stands until the opponent accepts it or refuses it; a sheet shows a refusal
/// only by the move that the opponent made (9.1 a, since 2017 9.1.2.1).
pub(super) fn offers(record: &Record, points: &Points<'_>, score: &str) -> Vec<DrawOfferRow> {
    let offered = record.plies.iter().enumerate().filter(|(_, ply)| ply.ply != 0 && is_draw_offer(ply));
    let row = |(entry, ply): (usize, &crate::Ply)| {
        let is_answer = |other: &crate::Ply| other.ply > ply.ply && other.color != ply.color;
        let made = |other: &crate::Ply| other.status != Status::Missing || other.played.is_some();
        let next = record.plies[entry + 1..].iter().position(|other| is_answer(other) && made(other));
        let answered = next.map(|next| points.row(Some(entry + 1 + next)));
        let goes_on = record.plies[entry + 1..].iter().any(|other| other.status == Status::Unreached);
        let answer = match (&answered, score) {
            (Some(_), _) => "played_on",
            (None, _) if goes_on => "open",
            (None, score) if score == Outcome::Draw.as_str() => "drawn",
            (None, score) if score == Outcome::Unknown.as_str() => "open",
            _ => "not_drawn",
        };
        DrawOfferRow { player: player(ply.color), point: points.row(Some(entry)), answer, answered }
    };
    offered.map(row).collect()
}
