//! The faults of a report as findings: a grade, a sentence and its place.

use super::{day, ordinal as name};
use crate::finding::{Arg, Finding, Message};
use crate::rule::{Rule, Severity};
use crate::rules::{code_mismatch, date_mismatch, file_fault};
use crate::time_control::TimeControl;
use planilla_board::Color;
use planilla_notation::{Dialect, Span};
use planilla_trf::{Code, Fault, FaultKind, Field, Other, Points, Report, Trf};

/// The finding of a fault. What it stands for besides itself is counted in a label at its own place, and named in labels
/// behind that.
pub(super) fn finding(fault: &Fault, report: &Report) -> Finding {
    let (rule, severity) = grade(&fault.kind);
    // A number that rating needs, and nobody has it.
    let of_all = fault.count() == report.players.len() && matches!(fault.kind, FaultKind::Missing { .. });
    let severity = if of_all { Severity::Error } else { severity };
    // It is as grave as what follows from it.
    let severity = fault.follows.iter().map(|fault| grade(&fault.kind).1).fold(severity, Severity::max);
    let mut finding = Finding::new(rule, fault.span, said(&fault.kind, fault.count(), report)).severity(severity);
    if let Some(other) = fault.other {
        finding = finding.label(other, Message::new("trf-other"));
    }
    let alike = fault.count() - 1;
    if alike > 0 {
        finding = finding.label(fault.span, Message::new("trf-alike").with("count", alike));
    }
    if !fault.follows.is_empty() {
        finding = finding.label(fault.span, Message::new("trf-follows").with("count", fault.follows.len()));
    }
    for fault in fault.alike.iter().chain(&fault.follows) {
        finding = finding.label(fault.span, said(&fault.kind, fault.count(), report));
    }
    finding
}

/// How many labels of a finding are worth showing to people: behind a count of more, the first few of these.
pub(super) fn labels_shown(finding: &Finding) -> usize {
    const FEW: usize = 2;
    let counts = |message: &Message| matches!(message.id, "trf-alike" | "trf-follows");
    let last = finding.labels.iter().rposition(|label| counts(&label.message));
    last.map_or(finding.labels.len(), |last| (last + 1 + FEW).min(finding.labels.len()))
}

/// How many faults more there are.
pub(super) fn left_out(trf: &Trf<'_>) -> Option<Finding> {
    let end = trf.source.text.len();
    let message = Message::new("trf-more").with("count", trf.faults_left_out);
    (trf.faults_left_out > 0).then(|| Finding::new(&file_fault::RULE, Span::new(end, end), message))
}

/// A coded time control that is none.
pub(super) fn unread_time(report: &Report) -> Option<Finding> {
    let coded = report.tournament.coded_time.as_ref()?;
    // The two players may have other times (`W300-B240`): no game's heading can say that.
    let one_for_both = !coded.value.starts_with(['W', 'w']);
    let unread = one_for_both && TimeControl::read(&coded.value, Dialect::Pgn).is_none();
    let message = Message::new("trf-time-unread").with("text", coded.value.clone());
    unread.then(|| Finding::new(&file_fault::RULE, coded.span, message).severity(Severity::Warning))
}

/// Two ways to tell the time control that are not the same.
pub(super) fn times_differ(report: &Report) -> Option<Finding> {
    let coded = report.tournament.coded_time.as_ref()?;
    let words = report.tournament.allotted_time.as_ref()?;
    let (code, told) =
        (TimeControl::read(&coded.value, Dialect::Pgn)?, TimeControl::read(&words.value, Dialect::Sheet)?);
    // Words often leave out for how many moves a time is.
    let sum =
        |time: &TimeControl| Color::ALL.map(|color| time.of(color).iter().map(|period| period.seconds).sum::<u32>());
    let differ = sum(&code) != sum(&told) || code.increment() != told.increment();
    let message = Message::new("trf-times-differ").with("words", words.value.clone()).with("text", coded.value.clone());
    differ.then(|| {
        let finding = Finding::new(&file_fault::RULE, coded.span, message).severity(Severity::Warning);
        finding.label(words.span, Message::new("trf-other"))
    })
}

/// The rule of a fault, and how grave it is: an error is what the rating officer would send back.
fn grade(kind: &FaultKind) -> (&'static Rule, Severity) {
    use Severity::{Error, Note, Warning};
    let file = &file_fault::RULE;
    match kind {
        FaultKind::ResultsDisagree { code, other, .. } => {
            (&code_mismatch::RULE, if is_impossible(*code, *other) { Error } else { Warning })
        }
        FaultKind::ResultUnknown { .. } => (&code_mismatch::RULE, Error),
        FaultKind::RoundDayOutside { .. } | FaultKind::RoundDayEarlier { .. } | FaultKind::DaysReversed { .. } => {
            (&date_mismatch::RULE, Warning)
        }
        FaultKind::RecordMissing { code: "132" }
        | FaultKind::Missing { field: Field::FideNumber | Field::Rank, .. }
        | FaultKind::Field { field: Field::Sex | Field::Title | Field::BirthDate, .. }
        | FaultKind::DateForm { .. }
        | FaultKind::Tab
        | FaultKind::Undecoded { .. }
        | FaultKind::RecordRepeated { .. }
        | FaultKind::LongRoundDays { .. }
        | FaultKind::BirthLate { .. }
        | FaultKind::RankPoints { .. }
        | FaultKind::DuplicateTeamName { .. }
        | FaultKind::UnknownRecord { .. }
        | FaultKind::ScoringUndeclared { .. }
        | FaultKind::RankOrder { .. }
        | FaultKind::RoundDays { .. }
        | FaultKind::ByeNotGiven { .. }
        | FaultKind::CountWrong { .. }
        | FaultKind::NoResult { last: true, .. } => (file, Warning),
        FaultKind::BothTeamRecords => (file, Note),
        _ => (file, Error),
    }
}

/// Whether no arbiter can give both codes: more than a point together, or a game that one of them played and the other did not.
fn is_impossible(code: Option<Code>, other: Option<Code>) -> bool {
    let (Some(code), Some(other)) = (code, other) else { return true };
    match (code.halves(), other.halves()) {
        (Some(one), Some(two)) => one + two > 2 || code.is_forfeit() != other.is_forfeit(),
        _ => true,
    }
}

/// A code as people read it; a blank one shown.
pub(crate) fn code_text(code: Option<Code>) -> String {
    code.map_or('␣', Code::letter).to_string()
}

/// A sentence about a round.
fn of_round(message: Message, round: u16) -> Message {
    message.with("round", name(round))
}

/// The sentence of a fault that stands for so many.
fn said(kind: &FaultKind, count: usize, report: &Report) -> Message {
    match kind {
        FaultKind::ResultsDisagree { round, number, code, opponent, other } => {
            let message =
                Message::new("trf-results-disagree").with("number", name(*number)).with("code", code_text(*code));
            of_round(message.with("opponent", name(*opponent)).with("other", code_text(*other)), *round)
        }
        FaultKind::PointsSum { number, written, counted } => Message::new("trf-points-sum")
            .with("number", name(*number))
            .with("written", written.to_string())
            .with("counted", counted.to_string()),
        FaultKind::ScoringUndeclared { points } => {
            let [win, draw, loss] = points.map(|points: Points| points.to_string());
            Message::new("trf-scoring").with("win", win).with("draw", draw).with("loss", loss)
        }
        FaultKind::RankOrder { rank, number, other } => Message::new("trf-rank-order")
            .with("rank", name(*rank))
            .with("number", name(*other))
            .with("other", name(*number)),
        FaultKind::DuplicateRank { number } => Message::new("trf-duplicate-rank").with("number", name(*number)),
        FaultKind::DuplicateFideNumber { id, other } => {
            Message::new("trf-duplicate-fide").with("id", id.to_string()).with("number", name(*other))
        }
        FaultKind::CountWrong { code, given, counted } => Message::new("trf-count")
            .with("code", *code)
            .with("given", Arg::Ordinal(i64::from(*given)))
            .with("counted", Arg::Ordinal(i64::from(*counted))),
        FaultKind::TooManyRounds { given, counted } => {
            Message::new("trf-rounds").with("given", usize::from(*given)).with("counted", usize::from(*counted))
        }
        FaultKind::ParticipantUnknown { code, number } => {
            Message::new("trf-participant-unknown").with("code", code.clone()).with("number", name(*number))
        }
        FaultKind::RankPoints { number, other } => {
            Message::new("trf-rank-points").with("number", name(*number)).with("other", name(*other))
        }
        FaultKind::InTwoTeams { number, same: false } => Message::new("trf-in-two-teams").with("number", name(*number)),
        FaultKind::InTwoTeams { number, same: true } => Message::new("trf-twice-in-team").with("number", name(*number)),
        FaultKind::DuplicateTeam { number } => Message::new("trf-duplicate-team").with("number", name(*number)),
        FaultKind::DuplicateTeamName { name } => Message::new("trf-duplicate-team-name").with("name", name.clone()),
        FaultKind::NotAReport { what: Other::Games } => Message::new("trf-not-a-report-games"),
        FaultKind::NotAReport { what: Other::Unknown } => Message::new("trf-not-a-report"),
        _ => of_dates(kind).or_else(|| of_pairing(kind, count)).unwrap_or_else(|| of_line(kind, count, report)),
    }
}

/// The sentence of a fault of days.
fn of_dates(kind: &FaultKind) -> Option<Message> {
    Some(match kind {
        FaultKind::DateForm { text, date, is_short } => {
            let message = if *is_short { Message::new("trf-date-form-short") } else { Message::new("trf-date-form") };
            message.with("text", text.clone()).with("date", day(*date))
        }
        FaultKind::LongRoundDays { text, days } => {
            Message::new("trf-long-days").with("text", text.clone()).with("count", usize::from(*days))
        }
        FaultKind::BirthLate { date } => Message::new("trf-birth-late").with("date", day(*date)),
        FaultKind::DaysReversed { start, end } => {
            Message::new("trf-days-reversed").with("first", day(*start)).with("last", day(*end))
        }
        FaultKind::RoundDayOutside { round, date } => {
            of_round(Message::new("trf-day-outside").with("date", day(*date)), *round)
        }
        FaultKind::RoundDayEarlier { round, date } => {
            of_round(Message::new("trf-day-earlier").with("date", day(*date)), *round)
        }
        FaultKind::RoundDays { days, rounds } => {
            Message::new("trf-round-days").with("given", usize::from(*days)).with("counted", usize::from(*rounds))
        }
        _ => return None,
    })
}

/// The sentence of a fault of a pairing.
fn of_pairing(kind: &FaultKind, count: usize) -> Option<Message> {
    let message = |round: &u16, message: Message| Some(of_round(message, *round));
    match kind {
        FaultKind::OpponentUnknown { round, opponent } => {
            message(round, Message::new("trf-opponent-unknown").with("number", name(*opponent)))
        }
        FaultKind::OpponentSelf { round, number } => {
            message(round, Message::new("trf-opponent-self").with("number", name(*number)))
        }
        FaultKind::NotMirrored { round, number, opponent, named } => {
            let said = match named {
                Some(named) => Message::new("trf-not-mirrored")
                    .with("number", name(*number))
                    .with("opponent", name(*opponent))
                    .with("other", name(*named)),
                None => Message::new("trf-not-mirrored-none")
                    .with("number", name(*number))
                    .with("opponent", name(*opponent)),
            };
            message(round, said)
        }
        FaultKind::SameColour { round, number, opponent, white } => {
            let color = if *white { Color::White } else { Color::Black };
            let said = Message::new("trf-same-colour").with("number", name(*number)).with("opponent", name(*opponent));
            message(round, said.with("color", color))
        }
        FaultKind::NoColour { .. } if count > 1 => Some(Message::new("trf-no-colours").with("count", count)),
        FaultKind::NoColour { round, code } => {
            message(round, Message::new("trf-no-colour").with("code", code_text(Some(*code))))
        }
        FaultKind::ByeWithOpponent { round, code, opponent } => {
            let said = Message::new("trf-bye-opponent").with("code", code_text(Some(*code)));
            message(round, said.with("number", name(*opponent)))
        }
        FaultKind::GameWithoutOpponent { round, code } => {
            message(round, Message::new("trf-no-opponent").with("code", code_text(Some(*code))))
        }
        FaultKind::NoResult { round, opponent, .. } => {
            message(round, Message::new("trf-no-result").with("number", name(*opponent)))
        }
        FaultKind::ResultUnknown { round, .. } => message(round, Message::new("trf-result-unknown")),
        FaultKind::SecondPairingBye { round, other } => {
            message(round, Message::new("trf-second-bye").with("number", name(*other)))
        }
        FaultKind::ByeNotGiven { round, number, code } => {
            let said = Message::new("trf-bye-not-given").with("number", name(*number));
            message(round, said.with("code", code_text(Some(*code))))
        }
        _ => None,
    }
}

/// The sentence of a fault of a line.
fn of_line(kind: &FaultKind, count: usize, report: &Report) -> Message {
    let columns = |message: Message, columns: &(usize, usize)| message.with("at", columns_word(*columns));
    match kind {
        FaultKind::TooLong { left_out } => Message::new("trf-too-long").with("count", *left_out),
        FaultKind::Undecoded { count } => Message::new("trf-undecoded").with("count", *count),
        FaultKind::UnknownRecord { code } => Message::new("trf-unknown-record").with("code", code.clone()),
        FaultKind::Tab => Message::new("trf-tab"),
        FaultKind::ColumnMissing { field, columns: at, .. } => {
            let message = Message::new("trf-column-missing").with("field", field_word(*field)).with("count", count);
            columns(message, at)
        }
        FaultKind::Separated { sign } => {
            let sign = if *sign == '\t' { "TAB".to_owned() } else { sign.to_string() };
            Message::new("trf-separated").with("text", sign).with("count", count)
        }
        FaultKind::LateLine { by } => Message::new("trf-late-line").with("count", usize::from(*by)),
        FaultKind::PaddedByBytes { .. } => Message::new("trf-padded").with("count", count),
        FaultKind::NameLong { by } => Message::new("trf-name-long").with("count", usize::from(*by)),
        FaultKind::NoRounds { players } => Message::new("trf-no-rounds").with("count", usize::from(*players)),
        FaultKind::Shifted { field, by, column, .. } => {
            let message = if *by > 0 { Message::new("trf-shifted-right") } else { Message::new("trf-shifted-left") };
            let column = Arg::Ordinal(i64::try_from(*column).unwrap_or_default());
            let count = usize::from(by.unsigned_abs());
            message.with("field", field_word(*field)).with("count", count).with("column", column)
        }
        FaultKind::Field { field: Field::BirthDate | Field::Day | Field::RoundDay, text, .. }
            if text.bytes().filter(u8::is_ascii_digit).count() >= 5 =>
        {
            Message::new("trf-no-day").with("text", text.clone())
        }
        FaultKind::Field { field: Field::Points | Field::RecordPoints, text, .. } if text.contains(',') => {
            Message::new("trf-points-comma").with("text", text.clone()).with("fix", text.replace(',', "."))
        }
        FaultKind::Field { field, text, columns: at } => {
            let message = Message::new("trf-field").with("text", text.clone()).with("field", field_word(*field));
            columns(message, at)
        }
        FaultKind::Overrun { field, columns: at } => {
            columns(Message::new("trf-overrun").with("field", field_word(*field)), at)
        }
        FaultKind::Missing { field, columns: at } => {
            columns(Message::new("trf-missing").with("field", field_word(*field)), at)
        }
        FaultKind::RecordMissing { code } => Message::new("trf-record-missing").with("code", *code),
        FaultKind::RecordRepeated { code } => Message::new("trf-record-repeated").with("code", code.clone()),
        FaultKind::BothTeamRecords => Message::new("trf-both-team-records").with("count", report.teams.len()),
        _ => Message::new("trf-no-players"),
    }
}

/// Columns by their numbers.
fn columns_word((first, last): (usize, usize)) -> Arg {
    let number = |column: usize| Arg::Ordinal(i64::try_from(column).unwrap_or_default());
    let word = if first == last {
        Message::new("trf-column").with("first", number(first))
    } else {
        Message::new("trf-columns").with("first", number(first)).with("last", number(last))
    };
    Arg::Sentences(vec![word])
}

/// What a field is called, and what it takes.
fn field_word(field: Field) -> Arg {
    let word = match field {
        Field::StartingRank => Message::new("trf-field-starting-rank"),
        Field::Sex => Message::new("trf-field-sex"),
        Field::Title => Message::new("trf-field-title"),
        Field::Name => Message::new("trf-field-name"),
        Field::Rating => Message::new("trf-field-rating"),
        Field::Federation => Message::new("trf-field-federation"),
        Field::FideNumber => Message::new("trf-field-fide-number"),
        Field::BirthDate => Message::new("trf-field-birth-date"),
        Field::Points => Message::new("trf-field-points"),
        Field::Rank => Message::new("trf-field-rank"),
        Field::Opponent => Message::new("trf-field-opponent"),
        Field::Colour => Message::new("trf-field-colour"),
        Field::Result => Message::new("trf-field-result"),
        Field::Participant => Message::new("trf-field-participant"),
        Field::Round => Message::new("trf-field-round"),
        Field::RecordPoints => Message::new("trf-field-record-points"),
        Field::Count => Message::new("trf-field-count"),
        Field::Day => Message::new("trf-field-day"),
        Field::RoundDay => Message::new("trf-field-round-day"),
        Field::Kind => Message::new("trf-field-kind"),
        Field::TeamName => Message::new("trf-field-team-name"),
        Field::EngineValue => Message::new("trf-field-engine-value"),
    };
    Arg::Sentences(vec![word])
}
