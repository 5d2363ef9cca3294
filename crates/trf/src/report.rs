//! What a report says, as data. Each part knows its place in the text.

use crate::code::{Code, Colour};
use crate::date::Date;
use crate::points::Points;
use crate::scoring::{Event, Scoring};
use planilla_notation::Span;

/// A tournament report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Records `012` to `222`: the tournament.
    pub tournament: Tournament,
    /// Records `001`: the players, in the order of the file.
    pub players: Vec<Player>,
    /// Records of a federation's code: national ratings.
    pub national: Vec<National>,
    /// Records `013` and `310`: the teams.
    pub teams: Vec<Team>,
    /// Records `240`: byes asked for.
    pub byes: Vec<Bye>,
    /// Records `250`: accelerated rounds.
    pub accelerations: Vec<Acceleration>,
    /// Records `260`, `XXP` and `XXF`: who may not meet.
    pub prohibited: Vec<Prohibited>,
    /// Records `299`: points that the results do not give.
    pub abnormal: Vec<Abnormal>,
    /// Records `300`: teams out of their order.
    pub lineups: Vec<Lineup>,
    /// Record `320`: byes of teams left over.
    pub team_byes: Vec<TeamBye>,
    /// Records `330`: matches won by forfeit.
    pub forfeits: Vec<Forfeit>,
    /// Records `801` and `802`: what teams scored, for people to read.
    pub team_lines: Vec<TeamLine>,
    /// The codes of pairing programs.
    pub engine: Vec<EngineCode>,
    /// The lines that begin with `###`.
    pub comments: Vec<Span>,
    /// How many rounds the players' records have.
    pub rounds: u16,
}

impl Report {
    /// The player of a starting rank; of two with the same, the first.
    pub fn player(&self, number: u16) -> Option<&Player> {
        // Players stand by their rank as a rule.
        let guess = usize::from(number).checked_sub(1).and_then(|at| self.players.get(at));
        guess
            .filter(|player| player.number == number && !player.is_duplicate)
            .or_else(|| self.players.iter().find(|player| player.number == number))
    }

    /// Whether teams play.
    pub fn has_teams(&self) -> bool {
        !self.teams.is_empty()
    }

    /// Whether the file has records that came with TRF26.
    pub fn is_trf26(&self) -> bool {
        let tournament = &self.tournament;
        let headings = [
            tournament.rounds.is_some(),
            tournament.initial_colour.is_some(),
            tournament.starting_rank_method.is_some(),
            tournament.pairing_controller.is_some(),
            tournament.coded_type.is_some(),
            tournament.tie_breaks.is_some(),
            tournament.standings.is_some(),
            tournament.coded_time.is_some(),
            tournament.scoring_is_declared,
            tournament.team_colours.is_some(),
            tournament.team_scoring.is_some(),
        ];
        headings.contains(&true)
            || !(self.national.is_empty() && self.byes.is_empty() && self.accelerations.is_empty())
            || !(self.abnormal.is_empty() && self.lineups.is_empty() && self.team_byes.is_empty())
            || !(self.forfeits.is_empty() && self.team_lines.is_empty() && self.comments.is_empty())
            || self.prohibited.iter().any(|record| record.from.is_some())
            || self.teams.iter().any(|team| team.number.is_some())
    }
}

/// A text and where it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The text.
    pub value: String,
    /// Its place.
    pub span: Span,
}

/// The tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// `012`: its name.
    pub name: Option<Text>,
    /// `022`: the city.
    pub city: Option<Text>,
    /// `032`: the federation.
    pub federation: Option<Text>,
    /// `042`: the first day, as written.
    pub start: Option<Text>,
    /// `042`: the first day, if it is one.
    pub start_date: Option<Date>,
    /// `052`: the last day, as written.
    pub end: Option<Text>,
    /// `052`: the last day, if it is one.
    pub end_date: Option<Date>,
    /// `062`: how many players there are.
    pub players: Option<Text>,
    /// `072`: how many of them have a rating.
    pub rated_players: Option<Text>,
    /// `082`: how many teams there are.
    pub teams: Option<Text>,
    /// `092`: the kind of tournament.
    pub kind: Option<Text>,
    /// `102`: the chief arbiter.
    pub chief_arbiter: Option<Text>,
    /// `112`: the deputies.
    pub deputies: Vec<Text>,
    /// `122`: the time allotted, in words.
    pub allotted_time: Option<Text>,
    /// `132`: the days of the rounds; `None` for one that is left open or is no day.
    pub round_dates: Vec<Option<Date>>,
    /// `132`: where each of them stands.
    pub round_date_spans: Vec<Span>,
    /// `142`: how many rounds there are.
    pub rounds: Option<Text>,
    /// `152`: the colour of the first player in the first round.
    pub initial_colour: Option<Colour>,
    /// `162`, `XXS`: the points for results.
    pub scoring: Scoring,
    /// Whether a record gives them.
    pub scoring_is_declared: bool,
    /// `172`: how starting ranks were made.
    pub starting_rank_method: Option<Text>,
    /// `182`: the program or person that paired.
    pub pairing_controller: Option<Text>,
    /// `192`: the kind of tournament, as a code.
    pub coded_type: Option<Text>,
    /// `202`: what breaks ties.
    pub tie_breaks: Option<Text>,
    /// `212`: what the standings go by.
    pub standings: Option<Text>,
    /// `222`: the time control, as a code.
    pub coded_time: Option<Text>,
    /// `352`: the colours of a team's boards.
    pub team_colours: Option<Text>,
    /// `362`: the points for a team's results.
    pub team_scoring: Option<Text>,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The starting rank.
    pub number: u16,
    /// `m` or `w`, as written.
    pub sex: Option<char>,
    /// The title, as written.
    pub title: String,
    /// The name: family name, comma, first name.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: String,
    /// The number that FIDE gave.
    pub fide_id: Option<u64>,
    /// The birth date, as written.
    pub birth: String,
    /// The points.
    pub points: Option<Points>,
    /// The final rank.
    pub rank: Option<u16>,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// Where the record stands.
    pub span: Span,
    /// Where the starting rank stands.
    pub number_span: Span,
    /// Where the name stands.
    pub name_span: Span,
    /// Where the birth date stands.
    pub birth_span: Span,
    /// Where the points stand.
    pub points_span: Span,
    /// Where the final rank stands.
    pub rank_span: Span,
    /// Whether an earlier record has the same starting rank.
    pub is_duplicate: bool,
}

impl Player {
    /// What the report has of a round, from 1: nothing where the line ends before it.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }
}

/// A player's round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The opponent's starting rank; `None` for `0000` and blanks.
    pub opponent: Option<u16>,
    /// The colour; `None` for `-` and a blank.
    pub colour: Option<Colour>,
    /// The code of the result; `None` for a blank.
    pub code: Option<Code>,
    /// Where it stands.
    pub span: Span,
}

impl Round {
    /// Whether nothing is written.
    pub const fn is_blank(&self) -> bool {
        self.opponent.is_none() && self.colour.is_none() && self.code.is_none()
    }

    /// What the points are given for. A blank counts as an absence (TRF26).
    pub const fn event(&self) -> Event {
        Event::of(self.code, self.colour)
    }
}

/// A player's national rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct National {
    /// The federation that rates, by its code.
    pub federation: String,
    /// The starting rank of the player.
    pub number: u16,
    /// The national title.
    pub title: String,
    /// The name, where it differs.
    pub name: String,
    /// The national rating.
    pub rating: Option<u16>,
    /// The nation, region or club.
    pub origin: String,
    /// The number that the federation gave.
    pub id: String,
    /// Where the record stands.
    pub span: Span,
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The number by which it is paired; record `013` gives none.
    pub number: Option<u16>,
    /// The name.
    pub name: String,
    /// The short name.
    pub nickname: String,
    /// The number that teams are ordered by.
    pub strength: Option<Points>,
    /// The points of matches.
    pub match_points: Option<Points>,
    /// The points of games.
    pub game_points: Option<Points>,
    /// The rank.
    pub rank: Option<u16>,
    /// The starting ranks of its players, by board.
    pub players: Vec<u16>,
    /// Where the record stands.
    pub span: Span,
}

/// A bye that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bye {
    /// `H`, `F` or `Z`.
    pub code: Code,
    /// The round.
    pub round: u16,
    /// The players, or teams.
    pub who: Vec<u16>,
    /// Where the record stands.
    pub span: Span,
}

/// Points that count for pairings only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// The points of matches.
    pub match_points: Option<Points>,
    /// The points of games.
    pub game_points: Option<Points>,
    /// The first round.
    pub from: u16,
    /// The last round.
    pub to: u16,
    /// The first player, or team.
    pub first: u16,
    /// The last one.
    pub last: u16,
    /// Where the record stands.
    pub span: Span,
}

/// Players, or teams, that may not meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prohibited {
    /// The first round; `None` in the codes of pairing programs.
    pub from: Option<u16>,
    /// The last round.
    pub to: Option<u16>,
    /// Who.
    pub who: Vec<u16>,
    /// Where the record stands.
    pub span: Span,
}

/// Points that the results do not give.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Abnormal {
    /// The result that these points are for; `None`: a penalty or a bonus.
    pub code: Option<Code>,
    /// The points of a match.
    pub match_points: Option<Points>,
    /// The points of a game.
    pub points: Option<Points>,
    /// The round; `None`: all.
    pub round: Option<u16>,
    /// The players, or teams; none: all.
    pub who: Vec<u16>,
    /// Where the record stands.
    pub span: Span,
}

impl Abnormal {
    /// Whether it speaks of a player's round.
    pub fn covers(&self, number: u16, round: u16) -> bool {
        self.round.is_none_or(|own| own == round) && (self.who.is_empty() || self.who.contains(&number))
    }
}

/// A team in another order than its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The round.
    pub round: u16,
    /// The team.
    pub team: u16,
    /// The opponent.
    pub opponent: Option<u16>,
    /// The players by board; `None` for a board that is empty.
    pub boards: Vec<Option<u16>>,
    /// Where the record stands.
    pub span: Span,
}

/// The byes of teams left over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamBye {
    /// The points of the match.
    pub match_points: Option<Points>,
    /// The points of the games.
    pub game_points: Option<Points>,
    /// The team of each round.
    pub teams: Vec<Option<u16>>,
    /// Where the record stands.
    pub span: Span,
}

/// A match won by forfeit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// Whether White's team won, and whether Black's did.
    pub won: (bool, bool),
    /// The round.
    pub round: u16,
    /// White's team.
    pub white: u16,
    /// Black's team.
    pub black: u16,
    /// Where the record stands.
    pub span: Span,
}

/// What a team scored, for people to read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamLine {
    /// `801` or `802`.
    pub record: u16,
    /// The team.
    pub number: u16,
    /// The rest of the line. The columns of `801` depend on the tournament; it is kept as written.
    pub text: String,
    /// Where the record stands.
    pub span: Span,
}

/// A code of a pairing program, kept as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineCode {
    /// The code: `XXR`, `XXC`.
    pub code: String,
    /// What follows.
    pub text: String,
    /// Where the record stands.
    pub span: Span,
}
