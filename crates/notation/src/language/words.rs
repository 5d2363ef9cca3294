//! The phrases of all languages, each kind in one table.

use super::phrases::Phrases;
use super::table::COMMON;
use super::{LANGUAGES, Words, header_key};
use crate::lexer::is_space;
use crate::{ClaimWord, EndReason, Key, Marks, Outcome};
use planilla_board::{Color, Side};
use std::borrow::Cow;
use std::sync::LazyLock;

/// The words of every language and the common ones, language by language.
fn all_words() -> impl Iterator<Item = &'static Words> {
    LANGUAGES.iter().map(|language| &language.words).chain([&COMMON])
}

/// The phrases of one kind of all languages, with one meaning.
fn of_kind<T: Copy>(
    kind: fn(&Words) -> &'static [&'static str],
    meaning: T,
) -> impl Iterator<Item = (&'static str, T)> {
    all_words().flat_map(move |words| kind(words).iter().map(move |text| (*text, meaning)))
}

static MARKS: LazyLock<Phrases<Marks>> = LazyLock::new(|| {
    let form = Marks::MARK_FORM;
    let offer = Marks::OFFER | Marks::OFFER_FORM;
    // A word for a draw is an offer of one with a question mark, with or without the space of French before it.
    let asked = of_kind(|words| words.draw, offer).flat_map(|(text, offer)| {
        [format!("{text}?"), format!("{text} ?"), format!("¿{text}?")].map(|text| (Cow::Owned(text), offer))
    });
    // The first spelling of each language is the one of the Laws (2005 E9, C.9.3).
    let lawful = all_words().filter_map(|words| words.en_passant.first()).map(|text| (*text, Marks::EN_PASSANT));
    let phrases = lawful
        .chain(of_kind(|words| words.en_passant, Marks::EN_PASSANT | form))
        .chain(of_kind(|words| words.mate, Marks::MATE | form))
        .chain(of_kind(|words| words.double_check, Marks::CHECK | form))
        .chain(of_kind(|words| words.check, Marks::CHECK | form))
        .chain(of_kind(|words| words.offer, offer))
        .map(|(text, marks)| (Cow::Borrowed(text), marks))
        .chain(asked);
    Phrases::new(phrases).and_exact("DO", offer)
});

/// Which sides a castling phrase names: the king's, the queen's.
type Sides = [bool; 2];

static CASTLING: LazyLock<Phrases<Sides>> = LazyLock::new(|| {
    Phrases::new(
        of_kind(|words| words.castle_short, [true, false])
            .chain(of_kind(|words| words.castle_long, [false, true]))
            .chain(of_kind(|words| words.castle, [true, true])),
    )
});

static RESULTS: LazyLock<Phrases<Outcome>> = LazyLock::new(|| {
    Phrases::new(
        of_kind(|words| words.white_wins, Outcome::WhiteWins)
            .chain(of_kind(|words| words.black_wins, Outcome::BlackWins))
            .chain(of_kind(|words| words.draw, Outcome::Draw)),
    )
});

static RESIGNS: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::new(of_kind(|words| words.resigns, ())));

/// What is said of a side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Wins,
    Loses,
}

static FATES: LazyLock<Phrases<Fate>> = LazyLock::new(|| {
    Phrases::new(
        of_kind(|words| words.wins, Fate::Wins)
            .chain(of_kind(|words| words.loses, Fate::Loses))
            .chain(of_kind(|words| words.resigns, Fate::Loses)),
    )
});

static SIDES: LazyLock<Phrases<Color>> = LazyLock::new(|| {
    Phrases::new(of_kind(|words| words.sides[0], Color::White).chain(of_kind(|words| words.sides[1], Color::Black)))
});

static OF: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::new(of_kind(|words| words.of, ())));

static BECAUSE: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::new(of_kind(|words| words.because, ())));

static REASONS: LazyLock<Phrases<EndReason>> = LazyLock::new(|| {
    let listed = all_words()
        .flat_map(|words| words.reasons)
        .flat_map(|(reason, list)| list.iter().map(move |text| (*text, *reason)));
    let phrases = of_kind(|words| words.mate, EndReason::Checkmate)
        .chain(of_kind(|words| words.resigns, EndReason::Resignation))
        .chain(listed);
    Phrases::new(phrases).and_exact("ZÜ", EndReason::Time)
});

static CAPTURES: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::new(of_kind(|words| words.capture, ())));

static ADJOURNED: LazyLock<Phrases<()>> =
    LazyLock::new(|| Phrases::new(of_kind(|words| words.adjourned, ()).chain(of_kind(|words| words.sealed, ()))));

static DECLINED: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::new(of_kind(|words| words.declined, ())));

static CLAIMS: LazyLock<Phrases<ClaimWord>> = LazyLock::new(|| {
    let all = all_words().flat_map(|words| words.claims);
    Phrases::new(all.flat_map(|(word, list)| list.iter().map(move |text| (*text, *word))))
});

/// The longest phrase about a claim at the start of `rest`, and what it says.
pub(crate) fn claim_word(rest: &str) -> Option<(usize, ClaimWord)> {
    CLAIMS.longest(rest)
}

/// The longest word for a player at the start of `rest`: its length and who it is.
pub(crate) fn side_word(rest: &str) -> Option<(usize, Color)> {
    SIDES.longest(rest)
}

/// The words at the start of `rest` by which something is a player's, and whose it is: `de las negras`, `von Schwarz`.
pub(crate) fn side_owning(rest: &str) -> Option<(usize, Color)> {
    const BY: [&str; 2] = ["by", "durch"];
    let (length, ()) = OF.longest(rest)?;
    let owns = !FOR.iter().chain(&BY).any(|word| rest[..length].eq_ignore_ascii_case(word));
    let at = next_word(rest, length).filter(|_| owns)?;
    let (length, color) = SIDES.longest(&rest[at..])?;
    Some((at + length, color))
}

/// The player whom a text names, and nothing else, in any language: `black`, `Negras`, `las negras`, `w`.
///
/// ```
/// use planilla_board::Color;
/// use planilla_notation::language::player_named;
/// assert_eq!(["black", "las negras", "Weiß", "w"].map(player_named).map(Option::unwrap), [
///     Color::Black,
///     Color::Black,
///     Color::White,
///     Color::White,
/// ]);
/// assert_eq!(player_named("north"), None);
/// ```
pub fn player_named(text: &str) -> Option<Color> {
    let text = text.trim();
    match player_at(text) {
        Some((length, color)) if length == text.len() => Some(color),
        _ => match header_key(text)? {
            Key::White => Some(Color::White),
            Key::Black => Some(Color::Black),
            _ => None,
        },
    }
}

/// The longest words for a player at the start of `rest`, in any language, or the letter `w` or `b` alone: their length in bytes,
/// and who it is.
pub fn player_at(rest: &str) -> Option<(usize, Color)> {
    SIDES.longest(rest).or_else(|| {
        let mut letters = rest.chars();
        let color = match letters.next()? {
            'w' | 'W' => Color::White,
            'b' | 'B' => Color::Black,
            _ => return None,
        };
        letters.next().is_none_or(|next| !next.is_alphanumeric()).then_some((1, color))
    })
}

/// The length in bytes of the longest mark of a move in words (check, mate, en passant, draw offer; any language) at
/// the start of `rest`. It ends at the end of a word; letter case and accents do not matter.
///
/// ```
/// use planilla_notation::language::mark_phrase;
/// assert_eq!(mark_phrase("Échec et mat!"), Some("Échec et mat".len()));
/// assert_eq!(mark_phrase("a.p. Cxd6"), Some(4));
/// assert_eq!(mark_phrase("mates"), None);
/// ```
#[inline]
pub fn mark_phrase(rest: &str) -> Option<usize> {
    mark_at(rest).map(|(length, _)| length)
}

/// The longest mark in words at the start of `rest`, and what it says.
#[inline]
pub(crate) fn mark_at(rest: &str) -> Option<(usize, Marks)> {
    MARKS.longest(rest)
}

/// The length in bytes of the longest castling in words at the start of `rest`, in any language.
///
/// ```
/// use planilla_notation::language::castling_phrase;
/// assert_eq!(castling_phrase("Enroque corto, tablas"), Some(13));
/// assert_eq!(castling_phrase("0-0"), None);
/// ```
#[inline]
pub fn castling_phrase(rest: &str) -> Option<usize> {
    CASTLING.longest(rest).map(|(length, _)| length)
}

/// The longest castling in words at the start of `rest`: its length in bytes and the sides it may mean.
pub(crate) fn castling_at(rest: &str) -> Option<(usize, impl Iterator<Item = Side> + use<>)> {
    let (length, sides) = CASTLING.longest(rest)?;
    Some((length, Side::ALL.into_iter().zip(sides).filter(|(_, named)| *named).map(|(side, _)| side)))
}

/// The length in bytes of a resignation at the start of `rest` that does not say whose: `abandona`.
pub fn resigns_phrase(rest: &str) -> Option<usize> {
    RESIGNS.longest(rest).map(|(length, ())| length)
}

/// The longest result in words at the start of `rest`.
pub(crate) fn result_word(rest: &str) -> Option<(usize, Outcome)> {
    let whole = RESULTS.longest(rest);
    let made = side_and_fate(rest).or_else(|| fate_and_side(rest)).map(|(length, side, fate)| {
        let white = (side == Color::White) == (fate == Fate::Wins);
        (length, if white { Outcome::WhiteWins } else { Outcome::BlackWins })
    });
    match (whole, made) {
        (Some(whole), Some(made)) => Some(if made.0 > whole.0 { made } else { whole }),
        (whole, made) => whole.or(made),
    }
}

/// `las blancas ganan`
fn side_and_fate(rest: &str) -> Option<(usize, Color, Fate)> {
    let (mut length, side) = SIDES.longest(rest)?;
    // `White's flag fell`
    length += ["'s", "’s"].iter().find(|of| rest[length..].starts_with(**of)).map_or(0, |of| of.len());
    let at = next_word(rest, length)?;
    let (length, fate) = FATES.longest(&rest[at..])?;
    Some((at + length, side, fate))
}

/// `ganan las blancas`, `victoria de las blancas`
fn fate_and_side(rest: &str) -> Option<(usize, Color, Fate)> {
    let (length, fate) = FATES.longest(rest)?;
    let mut at = next_word(rest, length)?;
    let side = SIDES.longest(&rest[at..]).or_else(|| {
        at = next_word(rest, at + OF.longest(&rest[at..])?.0)?;
        SIDES.longest(&rest[at..])
    });
    let (length, side) = side?;
    Some((at + length, side, fate))
}

/// Where the next word begins behind the white space at `at`, of which there must be some on this line.
pub(super) fn next_word(rest: &str, at: usize) -> Option<usize> {
    let behind = rest[at..].trim_start_matches(|c: char| is_space(c) && !matches!(c, '\n' | '\r' | '\t'));
    let start = rest.len() - behind.len();
    (start > at).then_some(start)
}

/// The longest reason for the end of a game at the start of `rest`, in any language.
pub(crate) fn reason_at(rest: &str) -> Option<(usize, EndReason)> {
    REASONS.longest(rest)
}

/// The length of a reason at the start of `rest`, with the player it is told of: `Zeitüberschreitung Weiß`. Words of a loss and for
/// *because* may stand before it: `pierde por tiempo`, `durch Zeit`.
pub(crate) fn reason_told_at(rest: &str) -> Option<usize> {
    let bare = |rest: &str| {
        let (length, reason) = reason_at(rest)?;
        Some(length + blamed_at(&rest[length..], reason).map_or(0, |(length, _)| length))
    };
    let behind = |length: Option<usize>, then: &dyn Fn(&str) -> Option<usize>| {
        let at = next_word(rest, length?)?;
        Some(at + then(&rest[at..])?)
    };
    let because = |rest: &str| {
        let (length, ()) = BECAUSE.longest(rest)?;
        let at = next_word(rest, length)?;
        Some(at + bare(&rest[at..])?)
    };
    let loses = FATES.longest(rest).filter(|(_, fate)| *fate == Fate::Loses).map(|(length, _)| length);
    let whole = behind(loses, &|rest| bare(rest).max(because(rest)));
    whole.max(bare(rest)).max(because(rest))
}

/// The player of whom a reason is told that a game is lost for, right behind the reason, and the length with what joins
/// them: `, White`, ` de las blancas`, ` (Weiß)` without the bracket's end.
fn blamed_at(behind: &str, reason: EndReason) -> Option<(usize, Color)> {
    if !matches!(reason, EndReason::Time | EndReason::Forfeit | EndReason::Resignation) {
        return None;
    }
    let mut at = usize::from(behind.starts_with([',', ':']));
    at = next_word(behind, at)?;
    if let Some(sign) = behind[at..].chars().next().filter(|sign| matches!(sign, '-' | '–' | '—' | '(')) {
        at += sign.len_utf8();
        at = next_word(behind, at).unwrap_or(at);
    }
    let side = SIDES.longest(&behind[at..]).or_else(|| {
        let (length, ()) = OF.longest(&behind[at..])?;
        // A game is lost by a player and won for one.
        let joins = !FOR.iter().any(|word| behind[at..at + length].eq_ignore_ascii_case(word));
        at = next_word(behind, at + length).filter(|_| joins)?;
        SIDES.longest(&behind[at..])
    });
    let (length, color) = side?;
    let rest = &behind[at + length..];
    let next = next_word(rest, 0).map_or(rest, |next| &rest[next..]);
    // A heading, or a sentence of its own.
    (!next.starts_with(':') && FATES.longest(next).is_none()).then_some((at + length, color))
}

/// Words by which something is done by a player, besides those of the languages.
pub(super) const BY: [&str; 5] = ["by", "por", "par", "durch", "from"];

/// Words that name for whom a game is won.
pub(super) const FOR: [&str; 5] = ["for", "für", "para", "pour", "pour les"];

/// The player by whom a game is lost as the words for its reason tell: `time, White`, `forfait des Blancs`. None where words
/// of a win stand there too.
///
/// ```
/// use planilla_board::Color;
/// use planilla_notation::language::loser_named;
/// assert_eq!(loser_named("caída de bandera de las blancas"), Some(Color::White));
/// assert_eq!(loser_named("White wins on time"), None);
/// ```
pub fn loser_named(text: &str) -> Option<Color> {
    let text = &text[..text.floor_char_boundary(LONGEST_TOLD)];
    let mut inside = false;
    let starts = text.char_indices().filter(|(_, c)| !std::mem::replace(&mut inside, c.is_alphanumeric()));
    let mut loser = None;
    for (at, _) in starts {
        let rest = &text[at..];
        if matches!(FATES.longest(rest), Some((_, Fate::Wins))) {
            return None;
        }
        loser = loser.or_else(|| {
            let (length, reason) = reason_at(rest)?;
            blamed_at(&rest[length..], reason).map(|(_, color)| color)
        });
    }
    loser
}

/// The longest text, in bytes, that is looked through for it.
const LONGEST_TOLD: usize = 256;

/// The length of the reason that stands behind a result, with what joins it: ` por acuerdo`, ` (time)`, `, pat`.
pub(crate) fn reason_tail(rest: &str) -> Option<usize> {
    let mut at = rest.starts_with([',', ':']).into();
    at = next_word(rest, at)?;
    if let Some(sign) = rest[at..].chars().next().filter(|sign| matches!(sign, ':' | '-' | '–' | '—')) {
        at = next_word(rest, at + sign.len_utf8())?;
    }
    let bracket = rest[at..].starts_with('(');
    at += usize::from(bracket);
    let reason = reason_told_at(&rest[at..]).or_else(|| {
        at = next_word(rest, at + BECAUSE.longest(&rest[at..])?.0)?;
        reason_told_at(&rest[at..])
    });
    let end = at + reason?;
    if bracket { rest[end..].starts_with(')').then_some(end + 1) } else { Some(end) }
}

/// The length in bytes of an offer of a draw in words at the start of `rest`, in any language: `tablas?`, `draw offer`.
///
/// ```
/// use planilla_notation::language::offer_phrase;
/// assert_eq!(offer_phrase("¿tablas? 24.Td1"), Some("¿tablas?".len()));
/// assert_eq!(offer_phrase("mate"), None);
/// ```
pub fn offer_phrase(rest: &str) -> Option<usize> {
    mark_at(rest).filter(|(_, marks)| marks.has(Marks::OFFER)).map(|(length, _)| length)
}

/// The length in bytes of a note at the start of `rest` that the game is adjourned or a move sealed, in any language.
///
/// ```
/// use planilla_notation::language::adjourned_phrase;
/// assert_eq!(adjourned_phrase("Jugada secreta: 41.Cf3"), Some("Jugada secreta".len()));
/// assert_eq!(adjourned_phrase("41.Cf3"), None);
/// ```
pub fn adjourned_phrase(rest: &str) -> Option<usize> {
    adjourned_at(rest)
}

/// The length of a note at the start of `rest` that the game is adjourned or a move sealed, in any language.
pub(crate) fn adjourned_at(rest: &str) -> Option<usize> {
    ADJOURNED.longest(rest).map(|(length, ())| length)
}

/// The length of a note at the start of `rest` that an offered draw is not taken, in any language.
pub(crate) fn declined_at(rest: &str) -> Option<usize> {
    DECLINED.longest(rest).map(|(length, ())| length)
}

/// The length of a word for a draw at the start of `rest`.
pub(super) fn draw_word(rest: &str) -> Option<usize> {
    RESULTS.longest(rest).filter(|(_, outcome)| *outcome == Outcome::Draw).map(|(length, _)| length)
}

/// The length of a word like *of* at the start of `rest`.
pub(super) fn of_word(rest: &str) -> Option<usize> {
    OF.longest(rest).map(|(length, ())| length)
}

/// The length of a word for a capture at the start of `rest`.
pub(crate) fn capture_word(rest: &str) -> Option<usize> {
    CAPTURES.longest(rest).map(|(length, ())| length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losers_in_words() {
        use Color::{Black, White};
        for (text, loser) in [
            ("Zeitüberschreitung Weiß", Some(White)),
            ("Zeitüberschreitung durch Weiß", Some(White)),
            ("ZÜ Weiß", Some(White)),
            ("ZÜ (Schwarz)", Some(Black)),
            ("tiempo, blancas", Some(White)),
            ("por tiempo de las negras", Some(Black)),
            ("caída de bandera de las blancas", Some(White)),
            ("incomparecencia de las blancas", Some(White)),
            ("temps, Blancs", Some(White)),
            ("chute du drapeau des Blancs", Some(White)),
            ("forfait des Noirs", Some(Black)),
            ("time, White", Some(White)),
            ("timeout by White", Some(White)),
            ("forfeit: Black", Some(Black)),
            ("resignation, White", Some(White)),
            // Who wins, or whom a game is won for.
            ("White wins on time", None),
            ("time, White wins", None),
            ("Sieg durch Zeitüberschreitung Weiß", None),
            ("forfeit for White", None),
            ("time White: Smith", None),
            ("agreement, White", None),
            ("mate, White", None),
            ("time", None),
            ("", None),
        ] {
            assert_eq!(loser_named(text), loser, "{text}");
        }
    }

    #[test]
    fn marks_in_words() {
        let form = Marks::MARK_FORM;
        let offer = Marks::OFFER | Marks::OFFER_FORM;
        for (text, length, marks) in [
            ("e.p.", 4, Marks::EN_PASSANT),
            ("a.p..", 4, Marks::EN_PASSANT),
            ("ep", 2, Marks::EN_PASSANT | form),
            ("al paso", 7, Marks::EN_PASSANT | form),
            ("i.V.", 4, Marks::EN_PASSANT | form),
            ("CHECKMATE", 9, Marks::MATE | form),
            ("check mate", 5, Marks::CHECK | form),
            ("Schachmatt", 10, Marks::MATE | form),
            ("jaque mate", 10, Marks::MATE | form),
            ("jaque", 5, Marks::CHECK | form),
            ("ch.", 3, Marks::CHECK | form),
            ("tablas?", 7, offer),
            ("Remis  angeboten", 16, offer),
            ("DO", 2, offer),
        ] {
            assert_eq!(mark_at(text), Some((length, marks)), "{text}");
        }
        for text in ["", "x", "X", "tablas", "do", "chess", "épée", "Nf3", "é", "\u{301}"] {
            assert_eq!(mark_at(text), None, "{text}");
        }
    }

    #[test]
    fn every_phrase_of_the_table_is_found_whole() {
        for words in all_words() {
            for text in [words.check, words.double_check, words.mate, words.en_passant, words.offer].concat() {
                assert_eq!(mark_phrase(text), Some(text.len()), "{text}");
                assert_eq!(mark_phrase(&text.to_uppercase()), Some(text.to_uppercase().len()), "{text}");
            }
            for text in [words.castle_short, words.castle_long, words.castle].concat() {
                assert_eq!(castling_phrase(text), Some(text.len()), "{text}");
            }
            for text in words.capture {
                assert_eq!(capture_word(text), Some(text.len()), "{text}");
            }
            for text in words.declined {
                assert_eq!(declined_at(text), Some(text.len()), "{text}");
            }
            for text in words.resigns {
                assert_eq!(resigns_phrase(text), Some(text.len()), "{text}");
            }
        }
    }
}
