//! The object of a tournament report: what it says, what is wrong in it, and how many games are pairings of it.

use super::rows::{FindingRow, SCHEMA};
use crate::edition::EditionName;
use crate::federation::{Federation, Roll};
use crate::finding::Finding;
use crate::messages::Messages;
use planilla_notation::LineIndex;
use planilla_trf::{Code, Colour, Player, Round, Text};
use schemars::JsonSchema;
use serde::Serialize;

/// A tournament report, and the games that were held against it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TrfRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `trf`
    pub r#type: &'static str,
    /// The file it comes from.
    pub file: String,
    /// The version that its records are of: `TRF16`, which holds TRF06, or `TRF26`.
    pub version: &'static str,
    /// What it says of the tournament.
    pub tournament: TournamentRow,
    /// The players, in the order of the file.
    pub players: Vec<PlayerRow>,
    /// How many rounds the players' records have.
    pub rounds: u16,
    /// How many games were held against it; `null` where none were to be.
    pub games: Option<u64>,
    /// How many of them are a pairing of it.
    pub joined: Option<u64>,
    /// What was found in it, and by the games together, by place.
    pub findings: Vec<FindingRow>,
}

/// What a report says of the tournament.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TournamentRow {
    /// Its name (record `012`).
    pub name: Option<String>,
    /// The city (`022`).
    pub city: Option<String>,
    /// The federation (`032`).
    pub federation: Option<String>,
    /// The first day (`042`), `2026-01-31`; `null` if it is none.
    pub start: Option<String>,
    /// The last day (`052`).
    pub end: Option<String>,
    /// The kind of tournament (`092`).
    pub kind: Option<String>,
    /// The chief arbiter (`102`).
    pub chief_arbiter: Option<String>,
    /// The deputies (`112`).
    pub deputies: Vec<String>,
    /// The thinking time: its code (`222`), else in words (`122`).
    pub time_control: Option<String>,
    /// The days of the rounds (`132`).
    pub round_dates: Vec<Option<String>>,
}

/// A player of a report.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerRow {
    /// The starting rank.
    pub number: u16,
    /// The name.
    pub name: String,
    /// `m` or `w`.
    pub sex: Option<String>,
    /// The title.
    pub title: Option<String>,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: Option<String>,
    /// The number that FIDE gave.
    pub fide_id: Option<u64>,
    /// The birth date, as written.
    pub birth: Option<String>,
    /// The points.
    pub points: Option<f64>,
    /// The final rank.
    pub rank: Option<u16>,
    /// The rounds, from the first.
    pub rounds: Vec<RoundRow>,
}

/// A player's round.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RoundRow {
    /// The opponent's starting rank.
    pub opponent: Option<u16>,
    /// `white` or `black`.
    pub color: Option<&'static str>,
    /// The code of the result, as the format has it: `1 = 0 + - W D L H F U Z`, or `X`.
    pub code: Option<String>,
}

impl TrfRow {
    /// The row of a report; with the games that were held against it, if there were to be any, and the findings to show.
    ///
    /// ```
    /// use planilla::report::TrfRow;
    /// use planilla::{Federation, Messages};
    /// let federation = Federation::read("open.trf", b"012 Open", None);
    /// let row = TrfRow::new(&federation, None, federation.findings(), Messages::english());
    /// assert_eq!((row.tournament.name.as_deref(), row.players.len()), (Some("Open"), 0));
    /// ```
    pub fn new<'f>(
        federation: &Federation,
        roll: Option<&Roll>,
        findings: impl IntoIterator<Item = &'f Finding>,
        messages: &Messages,
    ) -> TrfRow {
        let report = federation.report();
        let tournament = &report.tournament;
        let text = |text: &Option<Text>| text.as_ref().map(|text| text.value.clone());
        let day = |date: planilla_trf::Date| format!("{:04}-{:02}-{:02}", date.year, date.month, date.day);
        TrfRow {
            schema: SCHEMA,
            r#type: "trf",
            file: federation.file().to_owned(),
            version: if report.is_trf26() { "TRF26" } else { "TRF16" },
            tournament: TournamentRow {
                name: text(&tournament.name),
                city: text(&tournament.city),
                federation: text(&tournament.federation),
                start: tournament.start_date.map(day),
                end: tournament.end_date.map(day),
                kind: text(&tournament.kind),
                chief_arbiter: text(&tournament.chief_arbiter),
                deputies: tournament.deputies.iter().map(|text| text.value.clone()).collect(),
                time_control: text(&tournament.coded_time).or_else(|| text(&tournament.allotted_time)),
                round_dates: tournament.round_dates.iter().map(|date| date.map(day)).collect(),
            },
            players: report.players.iter().map(PlayerRow::of).collect(),
            rounds: report.rounds,
            games: roll.map(|roll| roll.len() as u64),
            joined: roll.map(|roll| roll.joined() as u64),
            findings: finding_rows(federation, findings, messages),
        }
    }
}

impl PlayerRow {
    fn of(player: &Player) -> PlayerRow {
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        PlayerRow {
            number: player.number,
            name: player.name.clone(),
            sex: player.sex.map(String::from),
            title: text(&player.title),
            rating: player.rating,
            federation: text(&player.federation),
            fide_id: player.fide_id,
            birth: text(&player.birth),
            points: player.points.map(|points| f64::from(points.as_tenths()) / 10.0),
            rank: player.rank,
            rounds: player.rounds.iter().map(RoundRow::of).collect(),
        }
    }
}

impl RoundRow {
    fn of(round: &Round) -> RoundRow {
        RoundRow {
            opponent: round.opponent,
            color: round.colour.map(|colour| if colour == Colour::White { "white" } else { "black" }),
            code: round.code.map(Code::letter).map(String::from),
        }
    }
}

/// The rows of findings in a report.
fn finding_rows<'f>(
    federation: &Federation,
    findings: impl IntoIterator<Item = &'f Finding>,
    messages: &Messages,
) -> Vec<FindingRow> {
    let source = federation.source();
    let index = LineIndex::new(&source.text);
    let offset = |at: u32| source.original_offset(at as usize) as u64;
    let row = |finding: &Finding| {
        let place = index.position(finding.span.start as usize);
        let place = (place.line.into(), place.column.into());
        FindingRow::of(finding, finding.articles_in(EditionName::newest()), messages, place, offset, |_| None)
    };
    findings.into_iter().map(row).collect()
}
