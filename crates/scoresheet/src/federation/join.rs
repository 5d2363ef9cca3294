//! Which pairing of the report a game is: by round and players. FIDE numbers go before names. What can be several pairings is
//! none, and it is said why.

use super::names::Names;
use super::{named, ordinal};
use crate::finding::Message;
use planilla_notation::{Dialect, Key, Score, unescape};
use planilla_trf::{Colour, Report};

/// What the headings of a game say of who played and when.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headings {
    /// White's name.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// White's FIDE number (`WhiteFideId`).
    pub white_id: Option<u64>,
    /// Black's FIDE number (`BlackFideId`).
    pub black_id: Option<u64>,
    /// The round.
    pub round: Option<u16>,
}

impl Headings {
    /// What the headings of a score say. A round with parts, `3.12`, is that of its first.
    pub(crate) fn of(score: &Score, text: &str) -> Headings {
        let value = |key| score.tags.iter().find(|tag| tag.key == key).map(|tag| tag.value.of(text));
        let plain = |value: &str| {
            let value = if score.dialect == Dialect::Pgn { unescape(value).into_owned() } else { value.to_owned() };
            let value = value.trim().to_owned();
            (!matches!(value.as_str(), "" | "?" | "-")).then_some(value)
        };
        let id = |name: &str| {
            let is_it = |written: &str| {
                written.chars().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_lowercase()).eq(name.chars())
            };
            let tag = score.tags.iter().find(|tag| tag.key == Key::Other && is_it(tag.name.of(text)));
            tag.and_then(|tag| tag.value.of(text).trim().parse().ok()).filter(|&id| id > 0)
        };
        let round = value(Key::Round).map(str::trim).and_then(|round| {
            let digits = round.bytes().take_while(u8::is_ascii_digit).count();
            round[..digits].parse().ok()
        });
        Headings {
            white: value(Key::White).and_then(plain),
            black: value(Key::Black).and_then(plain),
            white_id: id("whitefideid"),
            black_id: id("blackfideid"),
            round: round.filter(|&round| round > 0),
        }
    }
}

/// What became of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// It is this pairing.
    Pairing(Pairing),
    /// It is no pairing of the report, or can be several; why.
    Open(Message),
}

impl Joined {
    /// The pairing, if it is one.
    pub fn pairing(&self) -> Option<&Pairing> {
        match self {
            Joined::Pairing(pairing) => Some(pairing),
            Joined::Open(_) => None,
        }
    }
}

/// A pairing of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pairing {
    /// The round, from 1.
    pub round: u16,
    /// The player, by the place in [`Report::players`], who has White in the game.
    pub white: usize,
    /// The player who has Black in the game.
    pub black: usize,
    /// Whether the report has the colours the other way round.
    pub reversed: bool,
}

impl Pairing {
    /// The players, the one who comes first in the report first.
    pub(crate) fn key(&self) -> (u16, usize, usize) {
        (self.round, self.white.min(self.black), self.white.max(self.black))
    }
}

/// Whom a side's headings name.
enum Named {
    /// Nobody.
    Nobody,
    /// One player.
    One(usize),
    /// A text that is no player of the report, or can be several.
    Open(Message),
}

pub(super) fn join(report: &Report, names: &Names, game: &Headings) -> Joined {
    let white = side(report, names, game.white.as_deref(), game.white_id);
    let black = side(report, names, game.black.as_deref(), game.black_id);
    match (white, black) {
        (Named::Open(why), _) | (_, Named::Open(why)) => Joined::Open(why),
        (Named::Nobody, Named::Nobody) => Joined::Open(Message::new("trf-unpaired-nameless")),
        (Named::One(white), Named::One(black)) => both(report, white, black, game.round),
        (Named::One(player), Named::Nobody) => one(report, player, Colour::White, game.round),
        (Named::Nobody, Named::One(player)) => one(report, player, Colour::Black, game.round),
    }
}

/// Whom a name and a FIDE number name. The number goes first; one that the report does not have leaves the name.
fn side(report: &Report, names: &Names, name: Option<&str>, id: Option<u64>) -> Named {
    if let Some(&[player]) = id.map(|id| names.with_id(id)) {
        return Named::One(player);
    }
    let Some(name) = name else {
        let unknown = |id: u64| Named::Open(Message::new("trf-unpaired-player").with("name", id.to_string()));
        return id.map_or(Named::Nobody, unknown);
    };
    // A player of that name with another number is somebody else, perhaps.
    let other_id = |player: &usize| id.is_none() || report.players[*player].fide_id.is_none_or(|own| Some(own) == id);
    match names.called(name).into_iter().filter(other_id).collect::<Vec<_>>()[..] {
        [player] => Named::One(player),
        [] => Named::Open(Message::new("trf-unpaired-player").with("name", name)),
        [first, second, ..] => {
            let [first, second] = [first, second].map(|player| named(&report.players[player]));
            let message = Message::new("trf-unpaired-names").with("name", name).with("first", first);
            Named::Open(message.with("second", second))
        }
    }
}

/// The rounds in which two players are paired, each as the first of them has it.
fn rounds(report: &Report, player: usize, opponent: usize) -> impl Iterator<Item = u16> {
    let number = report.players[opponent].number;
    let rounds = report.players[player].rounds.iter().enumerate();
    rounds.filter(move |(_, round)| round.opponent == Some(number)).map(|(at, _)| at as u16 + 1)
}

fn both(report: &Report, white: usize, black: usize, round: Option<u16>) -> Joined {
    let names = |message: Message| {
        let [white, black] = [white, black].map(|player| named(&report.players[player]));
        message.with("white", white).with("black", black)
    };
    let found: Vec<u16> = rounds(report, white, black).collect();
    let number = match (found.as_slice(), round) {
        ([], _) => return Joined::Open(names(Message::new("trf-unpaired"))),
        (rounds, Some(round)) if rounds.contains(&round) => round,
        ([only], None) => *only,
        (rounds, given) => {
            let list = rounds.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
            let Some(given) = given else {
                return Joined::Open(names(Message::new("trf-unpaired-rounds").with("list", list)));
            };
            return Joined::Open(
                names(Message::new("trf-unpaired-round").with("list", list)).with("round", ordinal(given)),
            );
        }
    };
    let colour = |player: usize| report.players[player].rounds[usize::from(number) - 1].colour;
    let reversed = match (colour(white), colour(black)) {
        (Some(own), _) => own == Colour::Black,
        (None, other) => other == Some(Colour::White),
    };
    Joined::Pairing(Pairing { round: number, white, black, reversed })
}

/// A game of which one player is named: the round tells the opponent.
fn one(report: &Report, player: usize, colour: Colour, round: Option<u16>) -> Joined {
    let name = named(&report.players[player]);
    let Some(number) = round else {
        return Joined::Open(Message::new("trf-unpaired-one").with("name", name));
    };
    let own = report.players[player].rounds.get(usize::from(number) - 1);
    let opponent = own.and_then(|round| round.opponent).and_then(|opponent| {
        let found = report.player(opponent)?;
        report.players.iter().position(|player| std::ptr::eq(player, found))
    });
    match opponent {
        Some(opponent) if colour == Colour::White => both(report, player, opponent, round),
        Some(opponent) => both(report, opponent, player, round),
        None => {
            let message = Message::new("trf-unpaired-bye").with("name", name);
            Joined::Open(message.with("round", ordinal(number)))
        }
    }
}
