//! What else stands on a paper, and what the Laws make of it. Where they say nothing, no article is named.

use super::articles::Said;
use super::paper::Paper;
use super::{RemarkKind, SealedRemark};
use crate::edition::EditionName;
use crate::finding::{Arg, Message};
use planilla_board::{Color, Position};
use planilla_notation::Span;
use planilla_notation::language::offer_phrase;

/// The remarks on all parts that are no moves, and on the number of the move.
pub(super) fn remarks(
    paper: &Paper,
    offers: &[Span],
    text: &str,
    position: &Position,
    laws: EditionName,
) -> Vec<SealedRemark> {
    // An offer is most often a sign of the move itself.
    let offers = offers.iter().map(|span| (RemarkKind::DrawOffer, offer_in(*span, text).unwrap_or(*span)));
    let others = paper.others.iter().copied().chain(offers);
    let mut list: Vec<SealedRemark> = others.map(|(kind, span)| of(kind, span, text, position, laws)).collect();
    let number = paper.moves.first().and_then(|noted| noted.number);
    if let Some(number) = number.filter(|number| !number.fits(position)) {
        let written = number.span.of(text).trim();
        let right =
            format!("{}{}", position.fullmove_number(), if position.turn() == Color::White { "." } else { "..." });
        let message = Message::new("sealed-number").with("written", written).with("expected", right);
        let articles = Said::Envelope.articles(laws);
        list.push(SealedRemark { kind: RemarkKind::MoveNumber, span: number.span, message, articles });
    }
    list
}

fn of(kind: RemarkKind, span: Span, text: &str, position: &Position, laws: EditionName) -> SealedRemark {
    let written = || Arg::from(span.of(text).trim_matches('~'));
    let (message, articles) = match kind {
        RemarkKind::StruckOut => {
            (Message::new("sealed-struck-out").with("written", written()), Said::Sealing.articles(laws))
        }
        RemarkKind::DrawOffer => {
            let articles = [Said::Offer.articles(laws), Said::Envelope.articles(laws)].concat();
            (Message::new("sealed-offer").with("color", position.turn()), articles)
        }
        RemarkKind::Claim => (Message::new("sealed-claim").with("color", position.turn()), Said::Claims.articles(laws)),
        RemarkKind::Resignation => {
            (Message::new("sealed-resigns").with("color", position.turn()), Said::Resignation.articles(laws))
        }
        RemarkKind::Time => (Message::new("sealed-time").with("written", written()), Vec::new()),
        RemarkKind::Result => (Message::new("sealed-result").with("written", written()), Vec::new()),
        _ => (Message::new("sealed-text").with("written", written()), Vec::new()),
    };
    SealedRemark { kind, span, message, articles }
}

/// Where in the text of a move a draw is offered: `(=)`, a last `=`, or in words; none where that is not found.
fn offer_in(span: Span, text: &str) -> Option<Span> {
    let own = span.of(text);
    let at = |from: usize, length: usize| {
        let start = span.start as usize + from;
        Some(Span::new(start, start + length))
    };
    if let Some(from) = own.find("(=)") {
        return at(from, 3);
    }
    if own.ends_with('=') {
        return at(own.len() - 1, 1);
    }
    let words = own.match_indices(' ').map(|(from, _)| from + 1);
    let mut found = words.filter_map(|from| offer_phrase(&own[from..]).map(|length| (from, length)));
    let (from, length) = found.next()?;
    at(from, length)
}
