//! What words tell of a draw that is offered: by whom, and whether it was refused. **Lacks the game**: whether that player had just
//! moved is for the caller to see.

use super::words::{BY, FOR, declined_at, draw_word, next_word, of_word, offer_phrase, side_word};
use planilla_board::Color;

/// What words tell of an offer of a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfferTold {
    /// Who offers, if it is said.
    pub by: Option<Color>,
    /// Whether it is said that the offer was refused.
    pub declined: bool,
}

/// The most parts that such words have: `draw by Black declined by White` has four.
const MOST_PARTS: usize = 5;

/// A part of such words.
enum Part {
    /// A player who does something: `White`.
    Side(Color),
    /// A player by whom it is done: `by White`.
    By(Color),
    Offer,
    Declined,
    /// A word for a draw, which alone is no offer.
    Draw,
}

/// The longest words at the start of `rest` that tell of an offer of a draw or its refusal, in any language: their length in bytes,
/// and what they tell.
///
/// ```
/// use planilla_board::Color;
/// use planilla_notation::language::{OfferTold, offer_told};
/// let told = |text| offer_told(text).map(|(length, told)| (&text[..length], told.by, told.declined));
/// assert_eq!(told("tablas ofrecidas por las blancas 24.Td1"), Some(("tablas ofrecidas por las blancas", Some(Color::White), false)));
/// assert_eq!(told("White offers a draw"), Some(("White offers a draw", Some(Color::White), false)));
/// assert_eq!(told("Remis von Schwarz abgelehnt"), Some(("Remis von Schwarz abgelehnt", None, true)));
/// assert_eq!(told("Black wins"), None);
/// ```
pub fn offer_told(rest: &str) -> Option<(usize, OfferTold)> {
    let (mut at, mut told, mut found) = (0, OfferTold::default(), None);
    let (mut by, mut offered) = (None, false);
    for _ in 0..MOST_PARTS {
        let Some((length, part)) = part(&rest[at..]) else { break };
        match part {
            Part::Side(color) if at == 0 || (offered && by.is_some()) => by = Some(color),
            Part::By(color) if at > 0 => by = Some(color),
            Part::Offer => offered = true,
            // What was offered is one thing, and what became of it another.
            Part::Declined if offered => break,
            Part::Declined => told.declined = true,
            Part::Draw => {}
            Part::Side(_) | Part::By(_) => break,
        }
        at += length;
        if offered && !told.declined {
            told.by = by;
        }
        if offered || told.declined {
            found = Some((at, OfferTold { by: told.by.filter(|_| offered), ..told }));
        }
        let Some(next) = next_word(rest, at) else { break };
        at = next;
    }
    found
}

/// The longest part at the start of a text.
fn part(rest: &str) -> Option<(usize, Part)> {
    let parts = [
        offer_phrase(rest).map(|length| (length, Part::Offer)),
        declined_at(rest).map(|length| (length, Part::Declined)),
        side_word(rest).map(|(length, color)| (length, Part::Side(color))),
        by_side(rest).map(|(length, color)| (length, Part::By(color))),
        draw_word(rest).map(|length| (length, Part::Draw)),
    ];
    // Of several that are as long, the first.
    parts.into_iter().flatten().reduce(|best, other| if other.0 > best.0 { other } else { best })
}

/// The words at the start of `rest` by which something is done by a player: `by White`, `por las negras`, `des Noirs`.
fn by_side(rest: &str) -> Option<(usize, Color)> {
    let is_for = |length: &usize| FOR.iter().any(|word| rest[..*length].eq_ignore_ascii_case(word));
    let is_by = |word: &&&str| rest.get(..word.len()).is_some_and(|text| text.eq_ignore_ascii_case(word));
    let length =
        of_word(rest).filter(|length| !is_for(length)).or_else(|| BY.iter().find(is_by).map(|word| word.len()))?;
    let at = next_word(rest, length)?;
    let (length, color) = side_word(&rest[at..])?;
    Some((at + length, color))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_and_refusals() {
        use Color::{Black, White};
        for (text, by, declined) in [
            ("offer of a draw by Black", Some(Black), false),
            ("draw offered by White", Some(White), false),
            ("Black offers a draw", Some(Black), false),
            ("las negras ofrecen tablas", Some(Black), false),
            ("oferta de tablas de las blancas", Some(White), false),
            ("Weiß bietet Remis an", Some(White), false),
            ("Remis angeboten von Schwarz", Some(Black), false),
            ("les Blancs proposent nulle", Some(White), false),
            ("nulle proposée par les Noirs", Some(Black), false),
            ("proposition de nulle des Blancs", Some(White), false),
            ("I offer a draw", None, false),
            ("ich biete Remis", None, false),
            ("je propose nulle", None, false),
            ("propongo tablas", None, false),
            ("Black declined the draw", None, true),
            ("White rejects the draw", None, true),
            ("tablas rechazadas por las negras", None, true),
            ("las blancas rechazan las tablas", None, true),
            ("les Noirs refusent la nulle", None, true),
            ("Remis von Schwarz abgelehnt", None, true),
            ("Schwarz lehnt Remis ab", None, true),
        ] {
            assert_eq!(offer_told(text), Some((text.len(), OfferTold { by, declined })), "{text}");
            let more = format!("{text} Nf3");
            assert_eq!(offer_told(&more).map(|(length, _)| length), Some(text.len()), "{more}");
        }
        for (text, offer) in [
            ("offre de nulle déclinée", "offre de nulle"),
            ("draw offered by White declined by Black", "draw offered by White"),
            ("draw? declined", "draw?"),
        ] {
            assert_eq!(offer_told(text).map(|(length, told)| (&text[..length], told.declined)), Some((offer, false)));
        }
        for text in ["White wins", "draw", "tablas de común acuerdo", "Black", "by Black", "Weiß gibt auf", "", "remis"]
        {
            assert_eq!(offer_told(text), None, "{text}");
        }
    }
}
