//! What the games of a run tell of the report once all have been seen: pairings with several games, pairings without one, and
//! games that are the same move for move.

use super::{Federation, Pairing, named, ordinal};
use crate::checked::Checked;
use crate::finding::{Finding, Message};
use crate::rule::Severity;
use crate::rules::{same_moves, unpaired_game};
use planilla_notation::{Key, Span};
use planilla_trf::Code;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// From so many moves on, two games that are the same are worth a note, and a warning.
const ALIKE: u32 = 12;
const ALIKE_LONG: u32 = 25;

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attendance {
    /// Where it stands, for people: `round3.pgn:12`.
    place: String,
    pairing: Option<Pairing>,
    /// Whose sheet it is, if it says so.
    side: Option<bool>,
    plies: u32,
    moves: u64,
}

impl Attendance {
    /// What is kept of a game that was checked beside a report; `place` tells people where it stands.
    pub fn of(checked: &Checked<'_>, place: String) -> Attendance {
        let side = checked.score.tag(Key::Side, &checked.source.text).and_then(side_of);
        let mut hasher = DefaultHasher::new();
        let mut plies = 0;
        for ply in &checked.record.plies {
            if let Some(played) = ply.played {
                played.to_string().hash(&mut hasher);
                plies += 1;
            }
        }
        let whole = checked.refused.is_none() && checked.record.resumed_at.is_none();
        let pairing = checked.joined.as_ref().and_then(|joined| joined.pairing()).copied();
        Attendance { place, pairing, side, plies: if whole { plies } else { 0 }, moves: hasher.finish() }
    }
}

/// Whether a heading names White's or Black's sheet.
fn side_of(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().chars().next()? {
        'w' => Some(true),
        'b' => Some(false),
        _ => None,
    }
}

/// The games that have been seen.
#[derive(Clone, Debug, Default)]
pub struct Roll {
    games: Vec<Attendance>,
}

impl Roll {
    /// Adds a game.
    pub fn add(&mut self, game: Attendance) {
        self.games.push(game);
    }

    /// Adds the games of another roll behind these.
    pub fn append(&mut self, other: &mut Roll) {
        self.games.append(&mut other.games);
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// How many games are a pairing of the report.
    pub fn joined(&self) -> usize {
        self.games.iter().filter(|game| game.pairing.is_some()).count()
    }

    /// What the games tell of the report, by the place in the report. Of pairings without a game there is one finding, and one
    /// for each of them where notes are wanted. Without games nothing is said.
    pub fn close(&self, federation: &Federation, notes: bool) -> Vec<Finding> {
        let mut findings = Vec::new();
        if self.games.is_empty() {
            return findings;
        }
        self.alike(federation, notes, &mut findings);
        self.pairings(federation, notes, &mut findings);
        findings.sort_by_key(|finding| (finding.span.start, finding.span.end));
        findings
    }

    fn pairings(&self, federation: &Federation, notes: bool, findings: &mut Vec<Finding>) {
        let mut games: BTreeMap<(u16, usize, usize), Vec<&Attendance>> = BTreeMap::new();
        for game in &self.games {
            if let Some(pairing) = &game.pairing {
                games.entry(pairing.key()).or_default().push(game);
            }
        }
        for (&(round, one, other), games) in &games {
            // White's sheet and Black's are two of one game.
            let sides = [Some(true), Some(false)].map(|side| games.iter().filter(|game| game.side == side).count());
            if games.len() > 1 && !(sides == [1, 1] && games.len() == 2) {
                let places = games.iter().map(|game| &*game.place).collect::<Vec<_>>().join(", ");
                let message = pairing_message(Message::new("trf-several-games"), federation, one, other);
                let message = message.with("round", ordinal(round)).with("places", places);
                findings.push(Finding::new(&unpaired_game::RULE, round_span(federation, one, round), message));
            }
        }
        let mut lacking = Vec::new();
        for (round, one, other) in paired(federation) {
            if !games.contains_key(&(round, one, other)) {
                lacking.push((round, one, other));
            }
        }
        let Some(&(round, one, _)) = lacking.first() else { return };
        if !notes {
            let message = Message::new("trf-no-games").with("count", lacking.len());
            let finding = Finding::new(&unpaired_game::RULE, round_span(federation, one, round), message);
            findings.push(finding.severity(Severity::Warning));
            return;
        }
        for (round, one, other) in lacking {
            let message = pairing_message(Message::new("trf-no-game"), federation, one, other);
            let message = message.with("round", ordinal(round));
            findings.push(Finding::new(&unpaired_game::RULE, round_span(federation, one, round), message));
        }
    }

    fn alike(&self, federation: &Federation, notes: bool, findings: &mut Vec<Finding>) {
        let mut seen: HashMap<(u64, u32), &Attendance> = HashMap::new();
        for game in self.games.iter().filter(|game| game.plies >= 2 * ALIKE) {
            let Some(first) = seen.get(&(game.moves, game.plies)) else {
                seen.insert((game.moves, game.plies), game);
                continue;
            };
            // Two sheets of one game are to be alike.
            let key = |game: &Attendance| game.pairing.map(|pairing| pairing.key());
            if key(game).is_some() && key(game) == key(first) {
                continue;
            }
            let severity = if game.plies >= 2 * ALIKE_LONG { Severity::Warning } else { Severity::Note };
            if severity == Severity::Note && !notes {
                continue;
            }
            let span =
                game.pairing.map_or(Span::default(), |pairing| round_span(federation, pairing.white, pairing.round));
            let message = Message::new("trf-same-moves")
                .with("game", game.place.clone())
                .with("other", first.place.clone())
                .with("count", (game.plies as usize).div_ceil(2));
            findings.push(Finding::new(&same_moves::RULE, span, message).severity(severity));
        }
    }
}

fn pairing_message(message: Message, federation: &Federation, one: usize, other: usize) -> Message {
    let players = &federation.report().players;
    message.with("white", named(&players[one])).with("black", named(&players[other]))
}

/// Where a player's round stands in the report.
fn round_span(federation: &Federation, player: usize, round: u16) -> Span {
    let player = &federation.report().players[player];
    player.round(round).map_or(player.number_span, |round| round.span)
}

/// The pairings of the report that a game belongs to: over the board, or of which a game began.
fn paired(federation: &Federation) -> Vec<(u16, usize, usize)> {
    let report = federation.report();
    let index: HashMap<u16, usize> =
        report.players.iter().enumerate().rev().map(|(at, player)| (player.number, at)).collect();
    let mut list = Vec::new();
    for (at, player) in report.players.iter().enumerate() {
        for (round, cell) in player.rounds.iter().enumerate() {
            let played = cell.code.is_some_and(Code::is_played);
            let opponent = cell.opponent.and_then(|opponent| index.get(&opponent)).copied();
            if let Some(opponent) = opponent.filter(|&opponent| played && at < opponent) {
                list.push((round as u16 + 1, at, opponent));
            }
        }
    }
    list
}
