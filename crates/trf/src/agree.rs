//! Whether a report agrees with itself: ranks, pairings, results, points, numbers and days. One look at each player and
//! round, and tables to find others by, so that the time grows as the file does. `lists` looks at records that name players or
//! teams.

mod lists;

use crate::code::Code;
use crate::date::Date;
use crate::fault::FaultKind;
use crate::field::Field;
use crate::points::Points;
use crate::reader::Reading;
use crate::report::{Player, Report, Round, Text};
use crate::scoring::{Event, Scoring};
use planilla_notation::Span;
use std::collections::{BTreeMap, HashMap, HashSet};

/// The records that a report cannot do without (TRF16 and TRF26, marked as mandatory for rating).
const MANDATORY: [&str; 6] = ["012", "022", "032", "042", "052", "102"];

/// Scorings that are in use besides the usual one, in tenths for a win, a draw and a loss.
const OTHER_SCORINGS: [[i32; 3]; 3] = [[30, 10, 0], [20, 10, 0], [30, 20, 10]];

/// Nobody plays a tournament in fewer years after his birth.
const YOUNGEST: u16 = 3;

/// Looks at all of it. Faults that have no other place stand at the end of the file.
pub(crate) fn all(reading: &mut Reading, end: Span) {
    let report = std::mem::take(&mut reading.report);
    let mut look = Look { index: HashMap::new(), explained: HashSet::new(), report, reading };
    look.index();
    look.report.rounds = look.report.players.iter().map(|player| player.rounds.len() as u16).max().unwrap_or_default();
    look.records(end);
    look.pairings();
    look.points();
    look.ranks();
    look.counts();
    look.days();
    look.births();
    look.lists();
    look.teams();
    let Look { report, .. } = look;
    reading.report = report;
}

/// A report that is looked at.
struct Look<'r> {
    report: Report,
    reading: &'r mut Reading,
    /// The players by starting rank.
    index: HashMap<u16, usize>,
    /// The players and rounds that records 299 speak of; 0 stands for all.
    explained: HashSet<(u16, u16)>,
}

impl Look<'_> {
    fn index(&mut self) {
        let mut ids: HashMap<u64, usize> = HashMap::new();
        for at in 0..self.report.players.len() {
            let player = &self.report.players[at];
            let (number, span) = (player.number, player.number_span);
            if number > 0 {
                if let Some(&first) = self.index.get(&number) {
                    let other = Some(self.report.players[first].number_span);
                    self.reading.fault_with(FaultKind::DuplicateRank { number }, span, other);
                    self.report.players[at].is_duplicate = true;
                } else {
                    self.index.insert(number, at);
                }
            }
            let Some(id) = self.report.players[at].fide_id else { continue };
            if let Some(&first) = ids.get(&id) {
                let first = &self.report.players[first];
                let kind = FaultKind::DuplicateFideNumber { id, other: first.number };
                self.reading.fault_with(kind, self.report.players[at].number_span, Some(first.number_span));
            } else {
                ids.insert(id, at);
            }
        }
        for record in &self.report.abnormal {
            let round = record.round.unwrap_or_default();
            if record.who.is_empty() {
                self.explained.insert((0, round));
            }
            self.explained.extend(record.who.iter().map(|&number| (number, round)));
        }
    }

    /// Whether a record 299 speaks of a player's round. In team tournaments it names teams, and which of their boards it
    /// means is not told.
    fn is_explained(&self, number: u16, round: u16) -> bool {
        let teams = self.report.has_teams() && !self.explained.is_empty();
        teams || [(number, round), (number, 0), (0, round), (0, 0)].iter().any(|key| self.explained.contains(key))
    }

    fn records(&mut self, end: Span) {
        if self.report.players.is_empty() {
            self.reading.fault(FaultKind::NoPlayers, end);
        }
        let tournament = &self.report.tournament;
        let has = [
            tournament.name.is_some(),
            tournament.city.is_some(),
            tournament.federation.is_some(),
            tournament.start.is_some(),
            tournament.end.is_some(),
            tournament.chief_arbiter.is_some(),
        ];
        for (code, has) in MANDATORY.into_iter().zip(has) {
            if !has {
                self.reading.fault(FaultKind::RecordMissing { code }, end);
            }
        }
        if self.report.is_trf26() && tournament.round_dates.is_empty() {
            self.reading.fault(FaultKind::RecordMissing { code: "132" }, end);
        }
    }

    fn pairings(&mut self) {
        let last = usize::from(self.report.rounds);
        let mut byes: BTreeMap<u16, u16> = BTreeMap::new();
        for at in 0..self.report.players.len() {
            let rounds = std::mem::take(&mut self.report.players[at].rounds);
            for (index, round) in rounds.iter().enumerate() {
                let number = index as u16 + 1;
                if round.code == Some(Code::PairingBye) {
                    let own = self.report.players[at].number;
                    match byes.get(&number) {
                        Some(&other) => {
                            self.reading.fault(FaultKind::SecondPairingBye { round: number, other }, round.span);
                        }
                        None => {
                            byes.insert(number, own);
                        }
                    }
                }
                if round.code == Some(Code::Unknown) {
                    let player = self.report.players[at].number;
                    self.reading.fault(FaultKind::ResultUnknown { round: number, number: player }, round.span);
                }
                self.pairing(at, number, round, index + 1 == last);
            }
            self.report.players[at].rounds = rounds;
        }
    }

    /// Looks at a player's round. The player's own rounds are apart while this is done.
    fn pairing(&mut self, at: usize, number: u16, round: &Round, last: bool) {
        let player = self.report.players[at].number;
        let span = round.span;
        let Some(opponent) = round.opponent else {
            let played = round.code.filter(|code| code.is_played() || code.is_short());
            if let Some(code) = played.filter(|_| !self.reading.is_unsure(at)) {
                self.reading.fault(FaultKind::GameWithoutOpponent { round: number, code }, span);
            }
            return;
        };
        if opponent == player {
            self.reading.fault(FaultKind::OpponentSelf { round: number, number: player }, span);
            return;
        }
        if let Some(code) = round.code.filter(|code| code.is_bye()) {
            self.reading.fault(FaultKind::ByeWithOpponent { round: number, code, opponent }, span);
            return;
        }
        let Some(&other) = self.index.get(&opponent) else {
            self.reading.fault(FaultKind::OpponentUnknown { round: number, opponent }, span);
            return;
        };
        let colourless = round.code.filter(|code| code.is_played() && round.colour.is_none());
        if let Some(code) = colourless.filter(|_| !self.reading.is_unsure(at)) {
            self.reading.fault(FaultKind::NoColour { round: number, code }, span);
        }
        if self.reading.is_unsure(at) || self.reading.is_unsure(other) || other == at {
            return;
        }
        let theirs = self.report.players[other].round(number).copied().unwrap_or_default();
        if theirs.opponent != Some(player) {
            let place = if theirs.is_blank() { self.report.players[other].number_span } else { theirs.span };
            let kind = FaultKind::NotMirrored { round: number, number: player, opponent, named: theirs.opponent };
            self.reading.fault_with(kind, span, Some(place));
            return;
        }
        if round.code.is_none() {
            self.reading.fault(FaultKind::NoResult { round: number, opponent, last }, span);
        }
        // What both records are wrong about is said once, at the first of them.
        if other < at {
            return;
        }
        if let (Some(mine), Some(other)) = (round.colour, theirs.colour)
            && mine == other
        {
            let white = mine == crate::code::Colour::White;
            let kind = FaultKind::SameColour { round: number, number: player, opponent, white };
            self.reading.fault_with(kind, span, Some(theirs.span));
        }
        let both_forfeit = round.code == Some(Code::ForfeitLoss) && theirs.code == Some(Code::ForfeitLoss);
        let mirrored = round.code.map(Code::mirror) == theirs.code.map(Some) || both_forfeit;
        if !mirrored && !self.is_explained(player, number) && !self.is_explained(opponent, number) {
            let kind = FaultKind::ResultsDisagree {
                round: number,
                number: player,
                code: round.code,
                opponent,
                other: theirs.code,
            };
            self.reading.fault_with(kind, span, Some(theirs.span));
        }
    }

    fn points(&mut self) {
        // Records 299 of team tournaments speak of teams, and leave the players' points open.
        if self.report.has_teams() && !self.report.abnormal.is_empty() {
            return;
        }
        if self.report.rounds == 0 {
            return self.no_rounds();
        }
        let changes = self.changes();
        let tournament = &self.report.tournament;
        let rounds = usize::from(self.report.rounds);
        let wrong = |scoring: &Scoring| -> Vec<(usize, Points)> {
            let players = self.report.players.iter().enumerate();
            let sums = players.filter_map(|(at, player)| {
                let written = player.points?;
                let sum = sum(player.number, &player.rounds, rounds, scoring, &changes);
                (written != sum && !self.reading.is_unsure(at)).then_some((at, sum))
            });
            sums.collect()
        };
        let own = wrong(&tournament.scoring);
        let other = if tournament.scoring_is_declared || own.is_empty() {
            None
        } else {
            OTHER_SCORINGS.into_iter().find(|[win, draw, loss]| wrong(&Scoring::plain(*win, *draw, *loss)).is_empty())
        };
        if let Some(points) = other {
            let span = self.report.players[own[0].0].points_span;
            let points = points.map(Points::tenths);
            self.report.tournament.scoring =
                Scoring::plain(points[0].as_tenths(), points[1].as_tenths(), points[2].as_tenths());
            self.reading.fault(FaultKind::ScoringUndeclared { points }, span);
            return;
        }
        for (at, counted) in own {
            let player = &self.report.players[at];
            let (number, written, span) = (player.number, player.points.unwrap_or_default(), player.points_span);
            self.reading.fault(FaultKind::PointsSum { number, written, counted }, span);
        }
    }

    /// Points of a report in which no record has a round: its lines may be cut off before the rounds. Told once.
    fn no_rounds(&mut self) {
        let with_points = |player: &&Player| player.points.is_some_and(|points| points > Points::default());
        let mut players = self.report.players.iter().filter(with_points);
        let Some(first) = players.next() else { return };
        let kind = FaultKind::NoRounds { players: 1 + players.count() as u16 };
        let end = Span { start: first.span.end, end: first.span.end };
        self.reading.fault(kind, end);
    }

    /// What records 299 give, by player and round; 0 stands for all.
    fn changes(&self) -> Changes {
        let mut changes = Changes::new();
        for record in &self.report.abnormal {
            let Some(points) = record.points else { continue };
            let round = record.round.unwrap_or_default();
            let all = [0];
            for number in if record.who.is_empty() { &all[..] } else { &record.who } {
                changes.entry((*number, round)).or_default().push((record.code, points));
            }
        }
        changes
    }

    fn ranks(&mut self) {
        let mut seen: HashMap<u16, (Points, u16, Span)> = HashMap::new();
        for player in &self.report.players {
            let (Some(rank), Some(points)) = (player.rank, player.points) else { continue };
            let (other_points, other, span) = *seen.entry(rank).or_insert((points, player.number, player.points_span));
            if other_points != points {
                let kind = FaultKind::RankOrder { rank, number: player.number, other };
                self.reading.fault_with(kind, player.points_span, Some(span));
            }
        }
        if !self.ranks_go_by_points() {
            return;
        }
        let players = self.report.players.iter().enumerate().filter(|(at, _)| !self.reading.is_unsure(*at));
        let mut order: Vec<_> =
            players.filter_map(|(_, player)| Some((player.rank?, player.points?, player))).collect();
        order.sort_by_key(|(rank, points, player)| (*rank, std::cmp::Reverse(*points), player.number));
        // The one with the fewest points of those who stand higher.
        let mut fewest: Option<(u16, Points, &crate::report::Player)> = None;
        let mut found = Vec::new();
        for &(rank, points, player) in &order {
            if let Some((_, _, other)) = fewest.filter(|(own, fewest, _)| *own < rank && *fewest < points) {
                let kind = FaultKind::RankPoints { number: player.number, other: other.number };
                found.push((kind, player.rank_span, other.rank_span));
            } else {
                fewest = Some((rank, points, player));
            }
        }
        for (kind, span, other) in found {
            self.reading.fault_with(kind, span, Some(other));
        }
    }

    /// Whether final ranks go by points before all else. Teams, knock-outs and standings that say otherwise leave it open.
    fn ranks_go_by_points(&self) -> bool {
        let tournament = &self.report.tournament;
        let by_points = |text: &Text| text.value.trim().to_ascii_uppercase().starts_with("PTS");
        let is_knock_out = tournament.kind.as_ref().is_some_and(|kind| {
            let kind = kind.value.to_ascii_lowercase();
            ["knock", "k.o", "cup", "match"].iter().any(|word| kind.contains(word))
        });
        !self.report.has_teams() && !is_knock_out && tournament.standings.as_ref().is_none_or(by_points)
    }

    fn counts(&mut self) {
        let players = &self.report.players;
        let rated = players.iter().filter(|player| player.rating.is_some()).count();
        let teams = self.report.teams.len();
        let tournament = &self.report.tournament;
        let rounds = usize::from(self.report.rounds);
        // Ratings that could not be read are not none.
        let ratings = |kind: &FaultKind| match kind {
            FaultKind::Shifted { lost, .. } => *lost == Some(Field::Rating),
            FaultKind::Field { field, .. } => *field == Field::Rating,
            _ => false,
        };
        let mut faults = self.reading.faults.iter().flat_map(|fault| std::iter::once(fault).chain(&fault.follows));
        let ratings_are_read = !faults.any(|fault| ratings(&fault.kind));
        let counts: [(&str, &Option<Text>, usize, bool); 4] = [
            ("062", &tournament.players, players.len(), true),
            ("072", &tournament.rated_players, rated, ratings_are_read),
            ("082", &tournament.teams, teams, teams > 0),
            ("142", &tournament.rounds, rounds, rounds > 0),
        ];
        for (code, text, counted, asked) in counts {
            let Some((given, text)) = text.as_ref().and_then(|text| Some((number_of(&text.value)?, text))) else {
                continue;
            };
            let counted = u32::try_from(counted).unwrap_or(u32::MAX);
            if !asked || given == counted {
                continue;
            }
            let kind = if code == "142" && counted > given {
                FaultKind::TooManyRounds { given: given as u16, counted: counted as u16 }
            } else {
                FaultKind::CountWrong { code, given, counted }
            };
            self.reading.fault(kind, text.span);
        }
        let declared = self.report.engine.iter().find(|record| record.code == "XXR");
        if let Some((record, given)) = declared.and_then(|record| Some((record, number_of(&record.text)?)))
            && (given as usize) < rounds
        {
            let kind = FaultKind::TooManyRounds { given: given as u16, counted: rounds as u16 };
            self.reading.fault(kind, record.span);
        }
    }

    fn days(&mut self) {
        let tournament = &self.report.tournament;
        let place = tournament.end.as_ref().map(|text| text.span);
        if let (Some(start), Some(end), Some(span)) = (tournament.start_date, tournament.end_date, place)
            && end < start
        {
            self.reading.fault(FaultKind::DaysReversed { start, end }, span);
        }
        let mut before: Option<Date> = None;
        for (at, (date, span)) in tournament.round_dates.iter().zip(&tournament.round_date_spans).enumerate() {
            let (Some(date), round) = (*date, at as u16 + 1) else { continue };
            let early = tournament.start_date.is_some_and(|start| date < start);
            let late = tournament.end_date.is_some_and(|end| date > end);
            if early || late {
                self.reading.fault(FaultKind::RoundDayOutside { round, date }, *span);
            } else if before.is_some_and(|before| date < before) {
                self.reading.fault(FaultKind::RoundDayEarlier { round, date }, *span);
            }
            before = before.max(Some(date));
        }
        let (days, rounds) = (tournament.round_dates.len() as u16, self.report.rounds);
        if let Some(span) = tournament.round_date_spans.first()
            && days != rounds
            && rounds > 0
        {
            self.reading.fault(FaultKind::RoundDays { days, rounds }, *span);
        }
    }

    /// Whether a player was born when he can have been.
    fn births(&mut self) {
        let Some(start) = self.report.tournament.start_date else { return };
        for player in &self.report.players {
            let Some(date) = Date::read(&player.birth).date() else { continue };
            if date.year + YOUNGEST > start.year {
                self.reading.fault(FaultKind::BirthLate { date }, player.birth_span);
            }
        }
    }
}

/// Points by player and round, with the result that they are for.
type Changes = HashMap<(u16, u16), Vec<(Option<Code>, Points)>>;

/// The points that results give.
fn sum(number: u16, rounds: &[Round], all_rounds: usize, scoring: &Scoring, changes: &Changes) -> Points {
    let mut sum = Points::ZERO;
    for at in 0..all_rounds {
        let round = rounds.get(at).copied().unwrap_or_default();
        // A pairing without a result has no points yet.
        if round.opponent.is_some() && round.code.is_none() {
            continue;
        }
        let usual = scoring.of(round.event());
        let index = at as u16 + 1;
        let own = [(number, index), (number, 0), (0, index), (0, 0)];
        let mut changed = own.iter().flat_map(|key| changes.get(key).into_iter().flatten());
        let changed = changed.find_map(|(code, points)| same_kind(*code, &round).then_some(*points));
        sum += changed.unwrap_or(usual);
    }
    // A penalty or a bonus is added once, whatever its round.
    for index in 0..=all_rounds as u16 {
        for key in [(number, index), (0, index)] {
            let penalties = changes.get(&key).into_iter().flatten().filter(|(code, _)| code.is_none());
            for (_, points) in penalties {
                sum += *points;
            }
        }
    }
    sum
}

/// Whether a round has the result that a record 299 speaks of.
fn same_kind(code: Option<Code>, round: &Round) -> bool {
    let Some(code) = code else { return false };
    let own = match round.code {
        Some(Code::ShortWin) => Code::Win,
        Some(Code::ShortDraw) => Code::Draw,
        Some(Code::ShortLoss) => Code::Loss,
        Some(own) => own,
        None => Code::ZeroBye,
    };
    own == code || (code == Code::ZeroBye && round.event() == Event::Absent)
}

/// The number that opens a text.
fn number_of(text: &str) -> Option<u32> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    text[..digits].parse().ok()
}

/// Whether a fault of reading leaves open what a player's rounds or points are.
pub(crate) fn leaves_open(kind: &FaultKind) -> bool {
    let of_rounds = |field: &Field| {
        matches!(field, Field::Opponent | Field::Colour | Field::Result | Field::Points | Field::StartingRank)
    };
    match kind {
        FaultKind::Field { field, .. } | FaultKind::Overrun { field, .. } | FaultKind::Missing { field, .. } => {
            of_rounds(field)
        }
        FaultKind::TooManyRounds { .. } => true,
        _ => false,
    }
}
