//! The headings of two sheets of one game against each other: players, event, round, board, date, whose sheet it is, and
//! the result. What only one of them tells is no difference, and neither is the same in other words.

use super::difference::{DifferenceKind, SheetDifference};
use super::sheet::Sheet;
use crate::checked::Checked;
use crate::date::PartialDate;
use crate::federation::{name_words, same_player, same_words};
use planilla_board::Color;
use planilla_notation::language::player_named;
use planilla_notation::{Dialect, Key, Outcome, Span, folded, read_result, unescape};
use std::borrow::Cow;

/// What a sheet says of its game, by which two sheets of one game are found among many.
///
/// ```
/// use planilla::{Checker, Settings, SheetHeadings};
/// let mut checker = Checker::new(Settings::default());
/// let mut headings = |sheet: &str| SheetHeadings::of(&checker.check(sheet.as_bytes()));
/// let white = headings("white: Ana Ruiz\nblack: Klein\nround: 3\nside: white\n\n1.e4 e5").unwrap();
/// let black = headings("Weiß: Ruiz, A.\nSchwarz: B. Klein\nRunde: 3\n\n1.e4 e5").unwrap();
/// let other = headings("white: Ana Ruiz\nblack: Klein\nround: 4\n\n1.d4").unwrap();
/// assert!(white.may_be_pair(&black) && !white.may_be_pair(&other));
/// assert!(headings("1.e4 e5").is_none());
/// ```
#[derive(Clone, Debug)]
pub struct SheetHeadings {
    players: [Vec<String>; 2],
    others: [Option<String>; 4],
    /// Whose sheet it is, if that is told.
    pub side: Option<Color>,
}

/// The headings that tell games of two players apart.
const APART: [Key; 4] = [Key::Event, Key::Round, Key::Board, Key::Date];

impl SheetHeadings {
    /// The headings of a sheet; `None` where it does not name both players.
    pub fn of(checked: &Checked<'_>) -> Option<SheetHeadings> {
        let text = &*checked.source.text;
        let told = |key| {
            let tag = checked.score.tags.iter().find(|tag| tag.key == key)?;
            let written = tag.value.of(text);
            let value = if checked.score.dialect == Dialect::Pgn { unescape(written) } else { written.into() };
            value.chars().any(char::is_alphanumeric).then(|| value.into_owned())
        };
        let player = |key| Some(name_words(&told(key)?)).filter(|words| !words.is_empty());
        Some(SheetHeadings {
            players: [player(Key::White)?, player(Key::Black)?],
            others: APART.map(told),
            side: player_named(&told(Key::Side).unwrap_or_default()),
        })
    }

    /// Whether two sheets can be White's and Black's of one game: the players are the same, nothing else that both tell
    /// contradicts it, and they are not both said to be of one player.
    pub fn may_be_pair(&self, other: &SheetHeadings) -> bool {
        let same_players = self.players.iter().zip(&other.players).all(|(one, other)| same_words(one, other));
        let differs = |(key, (one, other)): (&Key, (&Option<String>, &Option<String>))| {
            one.as_ref().zip(other.as_ref()).is_some_and(|(one, other)| !is_same(*key, one, other))
        };
        let sides = self.side.is_none() || self.side != other.side;
        sides && same_players && !APART.iter().zip(self.others.iter().zip(&other.others)).any(differs)
    }
}

/// The headings that are compared, in their order.
const COMPARED: [Key; 7] = [Key::White, Key::Black, Key::Event, Key::Round, Key::Board, Key::Date, Key::Side];

/// The differences of the headings, then that of the result.
pub(super) fn of_headings(sheets: &[Sheet<'_>; 2]) -> Vec<SheetDifference> {
    let mut found = Vec::new();
    for key in COMPARED {
        let [white, black] = Color::ALL.map(|side| value(&sheets[side.index()], key));
        let (Some((one, place)), Some((other, other_place))) = (white, black) else { continue };
        if !is_same(key, &one, &other) {
            let places = [Some(place), Some(other_place)];
            found.push(SheetDifference { key: Some(key), places, ..SheetDifference::new(DifferenceKind::Header) });
        }
    }
    found.extend(of_result(sheets));
    found
}

/// Whether the names of the players stand the other way round on the two sheets.
pub(super) fn are_names_exchanged(sheets: &[Sheet<'_>; 2]) -> bool {
    let name = |side: Color, key| value(&sheets[side.index()], key).map(|(value, _)| value);
    let names = Color::ALL.map(|side| name(side, Key::White).zip(name(side, Key::Black)));
    match names {
        [Some((white, black)), Some((other_white, other_black))] => {
            same_player(&white, &other_black) && same_player(&black, &other_white) && !same_player(&white, &other_white)
        }
        _ => false,
    }
}

/// The value of a heading that says something, and where it stands.
fn value<'c>(sheet: &Sheet<'c>, key: Key) -> Option<(Cow<'c, str>, Span)> {
    let checked = sheet.checked;
    let tag = checked.score.tags.iter().find(|tag| tag.key == key)?;
    let written = tag.value.of(sheet.text);
    let value = if checked.score.dialect == Dialect::Pgn { unescape(written) } else { written.into() };
    value.chars().any(char::is_alphanumeric).then_some((value, tag.value))
}

fn is_same(key: Key, one: &str, other: &str) -> bool {
    match key {
        Key::White | Key::Black => same_player(one, other),
        Key::Date => match (one.parse::<PartialDate>(), other.parse::<PartialDate>()) {
            (Ok(one), Ok(other)) => one.earliest() <= other.latest() && other.earliest() <= one.latest(),
            _ => true,
        },
        // Each player may have a sheet that says whose it is; two of one player are the fault.
        Key::Side => match (player_named(one), player_named(other)) {
            (Some(one), Some(other)) => one != other,
            _ => true,
        },
        Key::Round | Key::Board => match (numbers(one), numbers(other)) {
            (one, other) if one.is_empty() || other.is_empty() => true,
            (one, other) => one == other || one.ends_with(&other) || other.ends_with(&one),
        },
        _ => shares_a_word(one, other),
    }
}

/// The numbers in a text: board `2.14` has two.
fn numbers(text: &str) -> Vec<u64> {
    let parts = text.split(|character: char| !character.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// Whether two titles have a word in common; events are written in many ways, and only those without any are told apart.
fn shares_a_word(one: &str, other: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let plain = folded(text);
        let words = plain.split(|character: char| !character.is_alphanumeric());
        words.filter(|word| word.chars().count() > 1).map(str::to_owned).collect()
    };
    let (one, other) = (words(one), words(other));
    one.is_empty() || other.is_empty() || one.iter().any(|word| other.contains(word))
}

/// The result of a sheet, and where it stands: after the moves, else in a heading.
pub(super) fn result(sheet: &Sheet<'_>) -> Option<(Outcome, Span)> {
    let at_end = sheet.checked.record.result.filter(|(outcome, _)| *outcome != Outcome::Unknown);
    at_end.or_else(|| {
        let (value, span) = value(sheet, Key::Result)?;
        Some((read_result(&value).filter(|outcome| *outcome != Outcome::Unknown)?, span))
    })
}

/// Results that differ, or that one sheet only has.
fn of_result(sheets: &[Sheet<'_>; 2]) -> Option<SheetDifference> {
    let results = Color::ALL.map(|side| result(&sheets[side.index()]));
    let [white, black] = results.map(|result| result.map(|(outcome, _)| outcome));
    (white != black).then(|| SheetDifference {
        places: results.map(|result| result.map(|(_, span)| span)),
        ..SheetDifference::new(DifferenceKind::Result)
    })
}
