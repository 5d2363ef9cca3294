//! The editions of the Laws, as rows of data. Rules read an edition's fields and never compare names. One file, though a long one:
//! the row, the words its fields may hold, and how they are read from the table belong together.

use crate::date::PartialDate;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The name of an edition: the year it came into force.
///
/// ```
/// use planilla::EditionName;
/// assert_eq!("2005".parse(), Ok(EditionName::E2005));
/// assert_eq!(EditionName::newest().to_string(), "2023");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "each is the edition of its year")]
pub enum EditionName {
    E1997,
    E2001,
    E2005,
    E2009,
    E2014,
    E2017,
    E2018,
    E2023,
}

impl EditionName {
    /// All editions, the oldest first.
    pub const ALL: [EditionName; 8] = [
        EditionName::E1997,
        EditionName::E2001,
        EditionName::E2005,
        EditionName::E2009,
        EditionName::E2014,
        EditionName::E2017,
        EditionName::E2018,
        EditionName::E2023,
    ];

    /// The newest edition.
    pub const fn newest() -> EditionName {
        EditionName::E2023
    }

    /// The edition whose year stands in a text, if just one does: `FIDE Laws 2018`.
    ///
    /// ```
    /// use planilla::EditionName;
    /// assert_eq!(EditionName::named_in("Leyes FIDE (2018)"), Some(EditionName::E2018));
    /// assert_eq!(EditionName::named_in("2010"), None);
    /// ```
    pub fn named_in(text: &str) -> Option<EditionName> {
        let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| number.len() == 4);
        let year = numbers.next()?;
        if numbers.next().is_some() { None } else { year.parse().ok() }
    }

    /// The word of the interface: the year.
    pub const fn as_str(self) -> &'static str {
        match self {
            EditionName::E1997 => "1997",
            EditionName::E2001 => "2001",
            EditionName::E2005 => "2005",
            EditionName::E2009 => "2009",
            EditionName::E2014 => "2014",
            EditionName::E2017 => "2017",
            EditionName::E2018 => "2018",
            EditionName::E2023 => "2023",
        }
    }
}

impl fmt::Display for EditionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that names no edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnEdition;

impl fmt::Display for NotAnEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an edition of the Laws: one of 1997 2001 2005 2009 2014 2017 2018 2023 is")
    }
}

impl std::error::Error for NotAnEdition {}

impl FromStr for EditionName {
    type Err = NotAnEdition;

    fn from_str(text: &str) -> Result<EditionName, NotAnEdition> {
        EditionName::ALL.into_iter().find(|name| name.as_str() == text.trim()).ok_or(NotAnEdition)
    }
}

/// One edition of the Laws: what changes from one to the next. The data are `data/editions.toml`; penalties are in
/// minutes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is one key of the data, on its own")]
pub struct Edition {
    /// Its name.
    #[serde(skip, default = "EditionName::newest")]
    pub name: EditionName,
    /// The first day of its validity.
    #[serde(deserialize_with = "toml_date")]
    pub in_force: PartialDate,
    /// Which completed illegal move loses a standard game; 0: never by rule.
    pub illegal_loss_on: u8,
    /// Which completed illegal move loses in a quickplay finish, where that differs.
    #[serde(default)]
    pub illegal_loss_on_quickplay: Option<u8>,
    /// Whether such a loss is a draw if the opponent cannot mate.
    pub illegal_draw_exception: bool,
    /// What an illegal move means in rapid play.
    pub illegal_rapid: IllegalMove,
    /// What an illegal move means in blitz.
    pub illegal_blitz: IllegalMove,
    /// Whether adequate supervision brings rapid play and blitz under the rules of standard play.
    #[serde(default)]
    pub supervision: bool,
    /// Whether the claim in blitz gives a draw where the claimant cannot mate.
    #[serde(default)]
    pub illegal_blitz_draw_claim: bool,
    /// Minutes for an illegal move in rapid play.
    #[serde(default)]
    pub illegal_minutes_rapid: Option<u8>,
    /// The same where the Competition Rules apply.
    #[serde(default)]
    pub illegal_minutes_rapid_supervised: Option<u8>,
    /// Minutes for an illegal move in blitz.
    #[serde(default)]
    pub illegal_minutes_blitz: Option<u8>,
    /// The same where the Competition Rules apply.
    #[serde(default)]
    pub illegal_minutes_blitz_supervised: Option<u8>,
    /// Minutes the opponent gets for a wrong claim.
    pub claim_opponent: u8,
    /// The same in rapid play, where that differs.
    #[serde(default)]
    pub claim_opponent_rapid: Option<u8>,
    /// The same in blitz, where that differs.
    #[serde(default)]
    pub claim_opponent_blitz: Option<u8>,
    /// The same in blitz under the Competition Rules, where that differs.
    #[serde(default)]
    pub claim_opponent_blitz_supervised: Option<u8>,
    /// What a wrong claim costs the claimant.
    pub claim_self: ClaimCost,
    /// Whether positions differ too if a right to castle is lost for a time only (9.2 until 2005).
    #[serde(default)]
    pub castling_for_a_time: bool,
    /// Whether the move that was announced with a claim is made under Article 4, so that another move with that piece is due
    /// where it is illegal.
    #[serde(default)]
    pub intended_by_touch: bool,
    /// What ends the right to claim.
    pub claim_lost_by: Deed,
    /// What refuses a draw offer.
    pub offer_refused_by: Deed,
    /// Whether a fivefold repetition draws, and which.
    pub fivefold: Fivefold,
    /// Whether 75 moves draw.
    pub seventyfive: bool,
    /// The marks that need not be written.
    pub marks_optional: Vec<Mark>,
    /// What is said of the departure square and the hyphen.
    pub long_form: LongForm,
    /// Whether moves may not be written in advance.
    pub advance_ban: bool,
    /// Where they may all the same.
    #[serde(default)]
    pub advance_exceptions: Vec<String>,
    /// Moves each player must have made before a draw is agreed.
    pub agree_min_moves: u8,
    /// Whether an event may forbid or limit agreed draws (9.1).
    #[serde(default)]
    pub event_may_limit_offers: bool,
    /// What happens where both flags are down, and it is not known which fell first.
    pub both_flags: BothFlags,
    /// Whether a player gets only the points that a game gives: 1, ½ or 0 (10.2).
    #[serde(default)]
    pub normal_scores: bool,
    /// Whether resigning to one who cannot mate is a draw.
    pub resign_draw_exception: bool,
    /// The thinking time of rapid play.
    pub rapid: TimeRange,
    /// The thinking time of blitz.
    pub blitz: TimeRange,
    /// Whether the time class counts 60 times the increment.
    pub increment60: bool,
    /// Until which move a wrong set-up may be claimed in rapid play and blitz.
    pub setup_moves: u8,
    /// The moves that both players must have made for a game with reversed colours to go on; fewer: it is played again. 0: it goes
    /// on unless the arbiter rules otherwise.
    #[serde(default)]
    pub colours_moves: u8,
    /// What a wrong set-up costs in castling.
    pub setup_castling: SetupCastling,
    /// Whether to win in blitz one must have mating potential.
    #[serde(default)]
    pub blitz_mating_potential: bool,
    /// How late a player may come to the game.
    pub default_minutes: Late,
    /// How late a player may come to the resumption.
    pub resume_late_minutes: Late,
    /// Of pieces of both colours that were touched, how many of each the article speaks of.
    pub touched_of_each: OfEach,
    /// When the choice of the new piece is final.
    pub promotion_choice: PromotionChoice,
    /// How long a player who has had less than five minutes need not record (8.4).
    pub recording_low_time: LowTime,
    /// Whether an electronic scoresheet may be used.
    #[serde(default)]
    pub electronic_sheet: bool,
    /// The keys that were read in no text of this edition.
    pub unverified: Vec<String>,
}

/// The edition that was in force on a date, as far as the date tells.
#[derive(Clone, Debug)]
pub enum InForce {
    /// This one.
    One(&'static Edition),
    /// The date lies before the first edition known here, which is given.
    BeforeFirst(&'static Edition),
    /// What is known of the date spans a change; one of these, the oldest first.
    Undecided(Vec<&'static Edition>),
    /// The date says nothing.
    Unknown,
}

impl Edition {
    /// The edition of a name.
    ///
    /// ```
    /// use planilla::{Edition, EditionName, Mark};
    /// assert!(!Edition::of(EditionName::E2005).optional(Mark::Check));
    /// assert!(Edition::of(EditionName::E2023).optional(Mark::Check));
    /// ```
    pub fn of(name: EditionName) -> &'static Edition {
        &EDITIONS[name as usize]
    }

    /// All editions, the oldest first.
    pub fn all() -> &'static [Edition] {
        &EDITIONS[..]
    }

    /// The edition in force on a date.
    ///
    /// ```
    /// use planilla::{Edition, InForce};
    /// let on = |date: &str| Edition::in_force_on(date.parse().unwrap());
    /// assert!(matches!(on("2006.??.??"), InForce::One(laws) if laws.name.as_str() == "2005"));
    /// assert!(matches!(on("2017.??.??"), InForce::Undecided(list) if list.len() == 2));
    /// assert!(matches!(on("1972.07.11"), InForce::BeforeFirst(_)));
    /// ```
    pub fn in_force_on(date: PartialDate) -> InForce {
        if date.says_nothing() {
            return InForce::Unknown;
        }
        let list = Edition::all();
        let begun_by = |day| list.iter().filter(|edition| edition.in_force.earliest() <= day).count();
        let (by_earliest, by_latest) = (begun_by(date.earliest()), begun_by(date.latest()));
        match &list[by_earliest.saturating_sub(1)..by_latest] {
            [] => InForce::BeforeFirst(&list[0]),
            [only] => InForce::One(only),
            several => InForce::Undecided(several.iter().collect()),
        }
    }

    /// Whether a mark need not be written.
    pub fn optional(&self, mark: Mark) -> bool {
        self.marks_optional.contains(&mark)
    }

    /// Whether a key of the data was read in no text of this edition.
    pub fn is_unverified(&self, key: &str) -> bool {
        self.unverified.iter().any(|unverified| unverified == key)
    }
}

/// What an illegal move means in fast play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IllegalMove {
    /// As in standard play.
    Standard,
    /// It is ruled on only if the opponent claims before moving; else it stands.
    StandsUnlessClaimed,
    /// The opponent may claim a win before moving.
    WinIfClaimed,
    /// It loses at once if the arbiter sees it or the opponent claims in time; else it stands.
    LossIfSeenOrClaimed,
    /// The second loses; one that is not noticed in time stands.
    SecondLosesElseStands,
}

impl IllegalMove {
    /// Whether an illegal move is part of the game once the opponent has answered it.
    pub const fn stands_if_answered(self) -> bool {
        !matches!(self, IllegalMove::Standard)
    }
}

/// What a wrong claim costs the claimant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimCost {
    /// Nothing.
    None,
    /// Half the remaining time, three minutes at the most.
    HalfMax3,
    /// Over two minutes left: half, three minutes at the most; from one to two: one minute stays; less: nothing.
    Ladder,
}

/// A deed that ends a right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Making a move.
    Move,
    /// Touching a piece.
    Touch,
}

/// Whether a fivefold repetition draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fivefold {
    /// It does not.
    None,
    /// On consecutive alternate moves only.
    Consecutive,
    /// However the five are spread.
    Any,
}

/// What happens where both flags are down, and it is not known which fell first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BothFlags {
    /// The game goes on; in a quickplay finish it is a draw.
    QuickplayDraw,
    /// It goes on; in its last period it is a draw.
    LastPeriodDraw,
    /// The same, and it is said only of games without an increment.
    NoIncrementDraw,
}

/// A mark beside a move that an edition may leave to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The sign of capture.
    Capture,
    /// The sign of check.
    Check,
    /// The sign of mate.
    Mate,
    /// The mark of en passant.
    Ep,
}

/// What is said of the long form of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LongForm {
    /// Arrival square only, and no hyphen.
    NoHyphen,
    /// Nothing.
    NotMentioned,
    /// It may be used.
    Allowed,
}

/// What a wrong set-up costs in castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupCastling {
    /// Nothing is said.
    None,
    /// A king set up on the queen's square may not castle.
    KqSwapped,
    /// A king in a wrong place may not castle, nor with a rook in a wrong place.
    KingOrRook,
}

/// How long a player who has had less than five minutes need not record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LowTime {
    /// That is not said.
    None,
    /// For the rest of the period.
    RestOfPeriod,
}

/// Of how many touched pieces of each colour the Laws speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfEach {
    /// Of one.
    One,
    /// Of any number: the first of each counts.
    First,
}

/// When the choice of the new piece is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromotionChoice {
    /// Once the hand has released it.
    Released,
    /// Once it has touched the square of promotion.
    Touched,
}

/// How late a player may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(untagged)]
pub enum Late {
    /// So many minutes unless the event says otherwise.
    Minutes(u16),
    /// What a word says.
    Said(LateWord),
}

/// How late a player may come, where it is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateWord {
    /// The event must say.
    Event,
    /// As at the start of the game.
    Default,
    /// The text was not seen.
    Unseen,
}

/// A range of thinking times, in minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct TimeRange {
    /// The least number of seconds.
    least: u32,
    /// The greatest.
    most: u32,
}

impl TimeRange {
    /// Whether a thinking time in seconds lies in the range.
    ///
    /// ```
    /// use planilla::{Edition, EditionName};
    /// assert!(Edition::of(EditionName::E2005).blitz.contains(600));
    /// assert!(!Edition::of(EditionName::E2023).rapid.contains(600));
    /// ```
    pub const fn contains(self, seconds: u32) -> bool {
        self.least <= seconds && seconds <= self.most
    }
}

impl TryFrom<String> for TimeRange {
    type Error = String;

    /// `15..60`, `<15`, `>=15 <60`, `<=10`.
    fn try_from(text: String) -> Result<TimeRange, String> {
        let seconds = |minutes: &str| {
            minutes.parse::<u32>().map(|minutes| minutes * 60).map_err(|_| format!("`{text}` is no range of minutes"))
        };
        if let Some((least, most)) = text.split_once("..") {
            return Ok(TimeRange { least: seconds(least)?, most: seconds(most)? });
        }
        let mut range = TimeRange { least: 0, most: u32::MAX };
        for bound in text.split_whitespace() {
            if let Some(most) = bound.strip_prefix("<=") {
                range.most = seconds(most)?;
            } else if let Some(most) = bound.strip_prefix('<') {
                range.most = seconds(most)?.saturating_sub(1);
            } else if let Some(least) = bound.strip_prefix(">=") {
                range.least = seconds(least)?;
            } else if let Some(least) = bound.strip_prefix('>') {
                range.least = seconds(least)? + 1;
            } else {
                return Err(format!("`{bound}` is no bound"));
            }
        }
        Ok(range)
    }
}

fn toml_date<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<PartialDate, D::Error> {
    let date = toml::value::Datetime::deserialize(deserializer)?;
    date.to_string().parse().map_err(serde::de::Error::custom)
}

static EDITIONS: LazyLock<Vec<Edition>> = LazyLock::new(|| {
    let rows: BTreeMap<EditionName, Edition> =
        toml::from_str(include_str!("../data/editions.toml")).expect("the embedded table is read by a test");
    rows.into_iter().map(|(name, row)| Edition { name, ..row }).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_its_row_in_order() {
        let names: Vec<_> = Edition::all().iter().map(|edition| edition.name).collect();
        assert_eq!(names, EditionName::ALL);
        assert!(Edition::all().is_sorted_by_key(|edition| edition.in_force.earliest()));
        for name in EditionName::ALL {
            assert_eq!(Edition::of(name).name, name);
            assert_eq!(name.to_string().parse(), Ok(name));
        }
    }

    #[test]
    fn unverified_lists_name_keys_of_the_table() {
        let table: toml::Table = include_str!("../data/editions.toml").parse().unwrap();
        for (name, row) in &table {
            for key in row["unverified"].as_array().unwrap() {
                assert!(row.get(key.as_str().unwrap()).is_some(), "{name}: {key}");
            }
        }
        assert!(Edition::of(EditionName::E2014).is_unverified("marks_optional"));
    }

    #[test]
    fn a_date_chooses_its_edition() {
        let on = |date: &str| match Edition::in_force_on(date.parse().unwrap()) {
            InForce::One(edition) => edition.name.to_string(),
            InForce::BeforeFirst(edition) => format!("before {}", edition.name),
            InForce::Undecided(list) => {
                list.iter().map(|edition| edition.name.as_str()).collect::<Vec<_>>().join(" or ")
            }
            InForce::Unknown => "unknown".to_owned(),
        };
        for (date, edition) in [
            ("2017.07.01", "2017"),
            ("2018-01-01", "2018"),
            ("2017.06.30", "2014"),
            ("2006.??.??", "2005"),
            ("2005.??.??", "2001 or 2005"),
            ("2005.08.??", "2005"),
            ("2017.??.??", "2014 or 2017"),
            ("1997.06.30", "before 1997"),
            ("1997.??.??", "1997"),
            ("200?.??.??", "1997 or 2001 or 2005 or 2009"),
            ("????.??.??", "unknown"),
            ("2026.11.29", "2023"),
        ] {
            assert_eq!(on(date), edition, "{date}");
        }
    }
}
