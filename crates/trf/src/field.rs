//! The fields of records, by their names and columns.

/// A field of a record: what it is called, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// `001`, columns 5-8.
    StartingRank,
    /// `001`, column 10.
    Sex,
    /// `001`, columns 11-13.
    Title,
    /// `001`, columns 15-47.
    Name,
    /// `001`, columns 49-52.
    Rating,
    /// `001`, columns 54-56.
    Federation,
    /// `001`, columns 58-68.
    FideNumber,
    /// `001`, columns 70-79.
    BirthDate,
    /// `001`, columns 81-84.
    Points,
    /// `001`, columns 86-89.
    Rank,
    /// `001`, four columns of a round.
    Opponent,
    /// `001`, one column of a round.
    Colour,
    /// `001`, one column of a round.
    Result,
    /// A player or a team, in another record.
    Participant,
    /// A round, in another record.
    Round,
    /// Points, in another record.
    RecordPoints,
    /// A number of things: `062`, `072`, `082`, `142`, `XXR`.
    Count,
    /// A day: `042`, `052`.
    Day,
    /// The day of a round: `132`.
    RoundDay,
    /// The letter of a kind: `152`, `162`, `240`, `299`, `330`, `362`.
    Kind,
    /// The name of a team: `013`, `310`.
    TeamName,
    /// A code of a pairing program.
    EngineValue,
}

impl Field {
    /// All fields.
    pub const ALL: [Field; 22] = [
        Field::StartingRank,
        Field::Sex,
        Field::Title,
        Field::Name,
        Field::Rating,
        Field::Federation,
        Field::FideNumber,
        Field::BirthDate,
        Field::Points,
        Field::Rank,
        Field::Opponent,
        Field::Colour,
        Field::Result,
        Field::Participant,
        Field::Round,
        Field::RecordPoints,
        Field::Count,
        Field::Day,
        Field::RoundDay,
        Field::Kind,
        Field::TeamName,
        Field::EngineValue,
    ];

    /// Its name: `starting_rank`.
    pub const fn name(self) -> &'static str {
        match self {
            Field::StartingRank => "starting_rank",
            Field::Sex => "sex",
            Field::Title => "title",
            Field::Name => "name",
            Field::Rating => "rating",
            Field::Federation => "federation",
            Field::FideNumber => "fide_number",
            Field::BirthDate => "birth_date",
            Field::Points => "points",
            Field::Rank => "rank",
            Field::Opponent => "opponent",
            Field::Colour => "colour",
            Field::Result => "result",
            Field::Participant => "participant",
            Field::Round => "round",
            Field::RecordPoints => "record_points",
            Field::Count => "count",
            Field::Day => "day",
            Field::RoundDay => "round_day",
            Field::Kind => "kind",
            Field::TeamName => "team_name",
            Field::EngineValue => "engine_value",
        }
    }
}
