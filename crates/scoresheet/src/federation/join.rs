//! Which pairing of the report a game is: by round and players. Where a FIDE number and a name are of two players, or a name can
//! be several, round and opponent settle it if they leave one pairing. What can be several pairings is none, and it is said why.

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
struct Side {
    /// The players that it can be, by name or by FIDE number.
    players: Vec<usize>,
    /// The player whose FIDE number is given.
    by_id: Option<usize>,
    /// The players who bear the name.
    by_name: Vec<usize>,
    /// The FIDE number, as given.
    id: Option<u64>,
    /// The name, as given.
    name: Option<String>,
}

impl Side {
    fn of(report: &Report, names: &Names, name: Option<&str>, id: Option<u64>) -> Side {
        let by_id = id.and_then(|id| match names.with_id(id) {
            &[player] => Some(player),
            _ => None,
        });
        let by_name = name.map(|name| names.called(name)).unwrap_or_default();
        let players = match by_id {
            // Number and name agree, or there is nobody of that name.
            Some(player) if by_name.is_empty() || by_name.contains(&player) => vec![player],
            Some(player) => [&[player], &by_name[..]].concat(),
            None => by_name.clone(),
        };
        let mut side = Side { players, by_id, by_name, id, name: name.map(str::to_owned) };
        // A player of that name with another number is somebody else, where there is one who can have this number.
        let fits = |player: &usize| report.players[*player].fide_id.is_none_or(|own| Some(own) == id);
        if by_id.is_none() && id.is_some() && side.players.iter().any(fits) {
            side.players.retain(fits);
        }
        side
    }

    /// Whether nothing is given.
    fn is_silent(&self) -> bool {
        self.name.is_none() && self.id.is_none()
    }

    /// Whether what is given settles by itself who it is.
    fn is_sure(&self, report: &Report) -> bool {
        let own = |player: usize| report.players[player].fide_id;
        match self.players[..] {
            [player] => self.by_id.is_some() || self.id.is_none() || own(player).is_none(),
            _ => false,
        }
    }

    /// Why it is open whom it names.
    fn open(&self, report: &Report) -> Message {
        let named = |player: usize| named(&report.players[player]);
        let name = || self.name.clone().or_else(|| Some(self.id?.to_string())).unwrap_or_default();
        match (self.by_id, &self.players[..]) {
            (Some(player), [_, other, ..]) => Message::new("trf-identity-open")
                .with("id", self.id.unwrap_or_default().to_string())
                .with("first", named(player))
                .with("name", name())
                .with("second", named(*other)),
            (None, &[player]) => self.other_id(report, player, Message::new("trf-number-open")),
            (_, &[first, second, ..]) => Message::new("trf-unpaired-names")
                .with("name", name())
                .with("first", named(first))
                .with("second", named(second)),
            _ => Message::new("trf-unpaired-player").with("name", name()),
        }
    }

    /// A sentence on a player whose FIDE number is another in the game.
    fn other_id(&self, report: &Report, player: usize, message: Message) -> Message {
        let number = |id: Option<u64>| id.unwrap_or_default().to_string();
        message
            .with("name", named(&report.players[player]))
            .with("id", number(self.id))
            .with("other", number(report.players[player].fide_id))
    }

    /// What the headings say otherwise than the report does of the player whom the side is joined with.
    fn doubt(&self, report: &Report, names: &Names, player: usize) -> Option<Message> {
        let named = |player: usize| named(&report.players[player]);
        let id = self.id?;
        let Some(owner) = self.by_id else {
            report.players[player].fide_id.filter(|&own| own != id)?;
            return Some(self.other_id(report, player, Message::new("trf-number-other")));
        };
        let name = self.name.as_ref()?;
        if owner != player {
            return Some(
                Message::new("trf-identity-name")
                    .with("id", id.to_string())
                    .with("first", named(owner))
                    .with("second", named(player)),
            );
        }
        if self.by_name.contains(&player) {
            return None;
        }
        if let Some(&other) = self.by_name.first() {
            return Some(
                Message::new("trf-identity-number")
                    .with("id", id.to_string())
                    .with("first", named(owner))
                    .with("name", name.clone())
                    .with("second", named(other)),
            );
        }
        names.is_stranger(name, player).then(|| {
            Message::new("trf-identity-stranger")
                .with("id", id.to_string())
                .with("first", named(owner))
                .with("name", name.clone())
        })
    }
}

pub(super) fn join(report: &Report, names: &Names, game: &Headings) -> Joined {
    let white = Side::of(report, names, game.white.as_deref(), game.white_id);
    let black = Side::of(report, names, game.black.as_deref(), game.black_id);
    match (white.is_silent(), black.is_silent()) {
        (true, true) => Joined::Open(Message::new("trf-unpaired-nameless")),
        (false, true) => alone(report, &white, Colour::White, game.round),
        (true, false) => alone(report, &black, Colour::Black, game.round),
        (false, false) => settle(report, names, &white, &black, game.round),
    }
}

/// What the headings of a game say otherwise than the report of the players whom it was joined with: of White, then of Black.
pub(super) fn doubts(report: &Report, names: &Names, game: &Headings, pairing: &Pairing) -> [Option<Message>; 2] {
    let white = Side::of(report, names, game.white.as_deref(), game.white_id);
    let black = Side::of(report, names, game.black.as_deref(), game.black_id);
    [white.doubt(report, names, pairing.white), black.doubt(report, names, pairing.black)]
}

/// A game of two players: where they are not sure it is the one pairing of those that can be meant, if there is one only.
fn settle(report: &Report, names: &Names, white: &Side, black: &Side, round: Option<u16>) -> Joined {
    let unsure = [white, black].into_iter().find(|side| !side.is_sure(report));
    let plain = match (unsure, &white.players[..], &black.players[..]) {
        (None, &[white], &[black]) => both(report, white, black, round),
        (side, ..) => Joined::Open(side.unwrap_or(white).open(report)),
    };
    if plain.pairing().is_some() {
        return plain;
    }
    let mut found = pairings(report, &white.players, &black.players, round);
    if found.is_empty() {
        // A name of initials that one player bears can be short for another's.
        let wider = |side: &Side| match (&side.name, side.by_id) {
            (Some(name), None) => [&side.players[..], &names.short_for(name)].concat(),
            _ => side.players.clone(),
        };
        found = pairings(report, &wider(white), &wider(black), round);
        found.sort_unstable();
        found.dedup();
    }
    match found[..] {
        [(white, black, round)] => both(report, white, black, Some(round)),
        _ => plain,
    }
}

/// So many players that a name can be are tried.
const MOST_NAMESAKES: usize = 50;

/// The pairings of any of some players with any of others, in a round or in all.
fn pairings(report: &Report, whites: &[usize], blacks: &[usize], round: Option<u16>) -> Vec<(usize, usize, u16)> {
    let mut found = Vec::new();
    for &white in whites.iter().take(MOST_NAMESAKES) {
        for &black in blacks.iter().take(MOST_NAMESAKES).filter(|&&black| black != white) {
            let own = rounds(report, white, black).filter(|own| round.is_none_or(|round| round == *own));
            found.extend(own.map(|own| (white, black, own)));
        }
    }
    found
}

/// A game that names one player.
fn alone(report: &Report, side: &Side, colour: Colour, round: Option<u16>) -> Joined {
    match side.players[..] {
        [player] if side.is_sure(report) => one(report, player, colour, round),
        _ => Joined::Open(side.open(report)),
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
    let colour = |player: usize| report.players[player].round(number).and_then(|round| round.colour);
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
    let own = report.players[player].round(number);
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
