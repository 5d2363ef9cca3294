//! What is wrong in a report: the kind with its evidence, and the place. The sentence is made elsewhere.

use crate::code::Code;
use crate::date::Date;
use crate::field::Field;
use crate::points::Points;
use planilla_notation::Span;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What, with its evidence.
    pub kind: FaultKind,
    /// Where, in the text.
    pub span: Span,
    /// The other place that matters: the earlier record, or that of the opponent.
    pub other: Option<Span>,
    /// Further faults of the same kind, where there are so many that this one stands for all.
    pub alike: Vec<Fault>,
    /// How many more there are that were not kept.
    pub alike_more: usize,
    /// Faults that follow from this one.
    pub follows: Vec<Fault>,
}

impl Fault {
    /// A fault that stands for itself.
    pub(crate) fn new(kind: FaultKind, span: Span, other: Option<Span>) -> Fault {
        Fault { kind, span, other, alike: Vec::new(), alike_more: 0, follows: Vec::new() }
    }

    /// How many faults of its kind it stands for, with itself.
    pub fn count(&self) -> usize {
        1 + self.alike.len() + self.alike_more
    }
}

/// What a file is that was taken for a tournament report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// Games: PGN.
    Games,
    /// Something else.
    Unknown,
}

/// The kinds of fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The file is longer than what is read; the rest was left out.
    TooLong {
        /// The bytes that were left out.
        left_out: usize,
    },
    /// Characters that could not be decoded.
    Undecoded {
        /// How many.
        count: usize,
    },
    /// A line whose first three columns are no record's.
    UnknownRecord {
        /// The three columns.
        code: String,
    },
    /// A line with tabs, where columns are counted.
    Tab,
    /// The fields of a record are parted by a sign, where columns should part them: it was not read.
    Separated {
        /// The sign.
        sign: char,
    },
    /// A line begins late.
    LateLine {
        /// So many columns.
        by: u8,
    },
    /// Fields stand beside their columns.
    Shifted {
        /// The field from which on.
        field: Field,
        /// So many columns to the right; to the left, if less than zero.
        by: i8,
        /// The column in which it should begin.
        column: usize,
        /// The field before it whose column is not there, if the shift is as wide as that.
        lost: Option<Field>,
    },
    /// In many records the column of a field is not there.
    ColumnMissing {
        /// The field.
        field: Field,
        /// Its first and its last column.
        columns: (usize, usize),
        /// So many columns to the left stands what follows, as a number below zero.
        by: i8,
    },
    /// The name is padded by the bytes of its letters, so that what follows stands too far to the left.
    PaddedByBytes {
        /// So many columns to the left, as a number below zero.
        by: i8,
    },
    /// The name is longer than its columns, so that what follows stands too far to the right.
    NameLong {
        /// So many columns.
        by: u8,
    },
    /// A field that is not understood.
    Field {
        /// The field.
        field: Field,
        /// What stands there.
        text: String,
        /// Its first and its last column.
        columns: (usize, usize),
    },
    /// A field that runs into its neighbour.
    Overrun {
        /// The field.
        field: Field,
        /// Its first and its last column.
        columns: (usize, usize),
    },
    /// A field is missing that the record cannot do without.
    Missing {
        /// The field.
        field: Field,
        /// Its first and its last column.
        columns: (usize, usize),
    },
    /// A day that is written in another way than the format asks for.
    DateForm {
        /// As written.
        text: String,
        /// What it was taken for.
        date: Date,
        /// Whether the year should have two figures: record `132`.
        is_short: bool,
    },
    /// The days of the rounds have four figures of the year, where columns are for two.
    LongRoundDays {
        /// The first as written.
        text: String,
        /// How many days there are.
        days: u16,
    },
    /// A player was born so late that he was not three years old when the tournament began.
    BirthLate {
        /// The birth date.
        date: Date,
    },
    /// The file lacks a record.
    RecordMissing {
        /// The record: `012`.
        code: &'static str,
    },
    /// A record that a file has once stands there again; the first one counts.
    RecordRepeated {
        /// The record.
        code: String,
    },
    /// The record was replaced: `013` by `310`. Both stand in the file.
    BothTeamRecords,
    /// There is no player in the file.
    NoPlayers,
    /// No record has a round, and players have points.
    NoRounds {
        /// How many players.
        players: u16,
    },
    /// A starting rank was given before.
    DuplicateRank {
        /// The rank.
        number: u16,
    },
    /// Two players with the same FIDE number.
    DuplicateFideNumber {
        /// The number.
        id: u64,
        /// The other player's rank.
        other: u16,
    },
    /// An opponent that is not in the file.
    OpponentUnknown {
        /// The round.
        round: u16,
        /// The opponent's rank.
        opponent: u16,
    },
    /// A player is his own opponent.
    OpponentSelf {
        /// The round.
        round: u16,
        /// The rank.
        number: u16,
    },
    /// The opponent's record names somebody else, or nobody.
    NotMirrored {
        /// The round.
        round: u16,
        /// The player.
        number: u16,
        /// The opponent.
        opponent: u16,
        /// Whom the opponent's record names.
        named: Option<u16>,
    },
    /// Both players of a pairing have the same colour.
    SameColour {
        /// The round.
        round: u16,
        /// The player.
        number: u16,
        /// The opponent.
        opponent: u16,
        /// Whether it is White.
        white: bool,
    },
    /// A game over the board whose record has no colour.
    NoColour {
        /// The round.
        round: u16,
        /// The code.
        code: Code,
    },
    /// The codes of a pairing are no mirror images, and no record 299 says why.
    ResultsDisagree {
        /// The round.
        round: u16,
        /// The player.
        number: u16,
        /// The player's code; `None`: blank.
        code: Option<Code>,
        /// The opponent.
        opponent: u16,
        /// The opponent's code.
        other: Option<Code>,
    },
    /// An opponent stands beside the code of a bye.
    ByeWithOpponent {
        /// The round.
        round: u16,
        /// The code.
        code: Code,
        /// The opponent.
        opponent: u16,
    },
    /// A game over the board without an opponent.
    GameWithoutOpponent {
        /// The round.
        round: u16,
        /// The code.
        code: Code,
    },
    /// A pairing without a result.
    NoResult {
        /// The round.
        round: u16,
        /// The opponent.
        opponent: u16,
        /// Whether it is of the last round: the report may be of a round on its way.
        last: bool,
    },
    /// The code `X`: a result that was not known.
    ResultUnknown {
        /// The round.
        round: u16,
        /// The player.
        number: u16,
    },
    /// A second bye of who is left over, in one round.
    SecondPairingBye {
        /// The round.
        round: u16,
        /// Who has the first one.
        other: u16,
    },
    /// A bye that was asked for is not in the player's record.
    ByeNotGiven {
        /// The round.
        round: u16,
        /// The player.
        number: u16,
        /// The code that record 240 has.
        code: Code,
    },
    /// The points are not the sum of the results.
    PointsSum {
        /// The player.
        number: u16,
        /// The points as written.
        written: Points,
        /// The sum.
        counted: Points,
    },
    /// The points of all players are sums by another scoring than the usual one, and no record says so.
    ScoringUndeclared {
        /// The points for a win, a draw and a loss.
        points: [Points; 3],
    },
    /// Two final ranks are the same, and the points are not.
    RankOrder {
        /// The rank.
        rank: u16,
        /// The player with fewer points who stands as high.
        number: u16,
        /// The other player.
        other: u16,
    },
    /// A player with more points stands behind one with fewer.
    RankPoints {
        /// The player who stands behind.
        number: u16,
        /// The other player.
        other: u16,
    },
    /// A number that the file gives is not the one that is counted.
    CountWrong {
        /// The record.
        code: &'static str,
        /// The number given.
        given: u32,
        /// The number counted.
        counted: u32,
    },
    /// More rounds are recorded than the tournament has.
    TooManyRounds {
        /// The rounds that the tournament has.
        given: u16,
        /// The rounds recorded.
        counted: u16,
    },
    /// The first day is later than the last one.
    DaysReversed {
        /// The first day.
        start: Date,
        /// The last day.
        end: Date,
    },
    /// The day of a round is not one of the tournament.
    RoundDayOutside {
        /// The round.
        round: u16,
        /// Its day.
        date: Date,
    },
    /// The day of a round is earlier than that of the round before.
    RoundDayEarlier {
        /// The round.
        round: u16,
        /// Its day.
        date: Date,
    },
    /// There are more or fewer days of rounds than rounds.
    RoundDays {
        /// The days.
        days: u16,
        /// The rounds.
        rounds: u16,
    },
    /// A record names a player, or a team, that is not in the file.
    ParticipantUnknown {
        /// The record.
        code: String,
        /// The number.
        number: u16,
    },
    /// A player stands in two teams, or twice in one.
    InTwoTeams {
        /// The player.
        number: u16,
        /// Whether it is one team.
        same: bool,
    },
    /// A team's number was given before.
    DuplicateTeam {
        /// The number.
        number: u16,
    },
    /// Two teams have the same name.
    DuplicateTeamName {
        /// The name.
        name: String,
    },
    /// The file is no tournament report.
    NotAReport {
        /// What it is.
        what: Other,
    },
}

impl FaultKind {
    /// Its name, for programs: `points_sum`.
    pub const fn name(&self) -> &'static str {
        match self {
            FaultKind::TooLong { .. } => "too_long",
            FaultKind::Undecoded { .. } => "undecoded",
            FaultKind::UnknownRecord { .. } => "unknown_record",
            FaultKind::Tab => "tab",
            FaultKind::Separated { .. } => "separated",
            FaultKind::LateLine { .. } => "late_line",
            FaultKind::Shifted { .. } => "shifted",
            FaultKind::ColumnMissing { .. } => "column_missing",
            FaultKind::PaddedByBytes { .. } => "padded_by_bytes",
            FaultKind::NameLong { .. } => "name_long",
            FaultKind::Field { .. } => "field",
            FaultKind::Overrun { .. } => "overrun",
            FaultKind::Missing { .. } => "missing",
            FaultKind::DateForm { .. } => "date_form",
            FaultKind::LongRoundDays { .. } => "long_round_days",
            FaultKind::BirthLate { .. } => "birth_late",
            FaultKind::RecordMissing { .. } => "record_missing",
            FaultKind::RecordRepeated { .. } => "record_repeated",
            FaultKind::BothTeamRecords => "both_team_records",
            FaultKind::NoPlayers => "no_players",
            FaultKind::NoRounds { .. } => "no_rounds",
            FaultKind::DuplicateRank { .. } => "duplicate_rank",
            FaultKind::DuplicateFideNumber { .. } => "duplicate_fide_number",
            FaultKind::OpponentUnknown { .. } => "opponent_unknown",
            FaultKind::OpponentSelf { .. } => "opponent_self",
            FaultKind::NotMirrored { .. } => "not_mirrored",
            FaultKind::SameColour { .. } => "same_colour",
            FaultKind::NoColour { .. } => "no_colour",
            FaultKind::ResultsDisagree { .. } => "results_disagree",
            FaultKind::ByeWithOpponent { .. } => "bye_with_opponent",
            FaultKind::GameWithoutOpponent { .. } => "game_without_opponent",
            FaultKind::NoResult { .. } => "no_result",
            FaultKind::ResultUnknown { .. } => "result_unknown",
            FaultKind::SecondPairingBye { .. } => "second_pairing_bye",
            FaultKind::ByeNotGiven { .. } => "bye_not_given",
            FaultKind::PointsSum { .. } => "points_sum",
            FaultKind::ScoringUndeclared { .. } => "scoring_undeclared",
            FaultKind::RankOrder { .. } => "rank_order",
            FaultKind::RankPoints { .. } => "rank_points",
            FaultKind::CountWrong { .. } => "count_wrong",
            FaultKind::TooManyRounds { .. } => "too_many_rounds",
            FaultKind::DaysReversed { .. } => "days_reversed",
            FaultKind::RoundDayOutside { .. } => "round_day_outside",
            FaultKind::RoundDayEarlier { .. } => "round_day_earlier",
            FaultKind::RoundDays { .. } => "round_days",
            FaultKind::ParticipantUnknown { .. } => "participant_unknown",
            FaultKind::InTwoTeams { .. } => "in_two_teams",
            FaultKind::DuplicateTeam { .. } => "duplicate_team",
            FaultKind::DuplicateTeamName { .. } => "duplicate_team_name",
            FaultKind::NotAReport { .. } => "not_a_report",
        }
    }
}
