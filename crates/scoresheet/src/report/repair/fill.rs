//! The row of a repair, filled from what was found and from the sheets it was found in.

use super::rows::{AlternativeRow, DecidedByRow, Each, RepairMoveRow, RepairRow, WholeGameRow};
use crate::checked::Checked;
use crate::facts::facts_for;
use crate::finding::Finding;
use crate::record::Status;
use crate::repair::{DecidedBy, ObservedCell, Repair, RepairEntry, SheetCells, WholeGame};
use crate::report::fill::{Filler, Place};
use crate::report::moves::is_draw_offer;
use crate::report::rows::{CandidateRow, EndRow, FindingRow, LanguageRow, ResultRow, SCHEMA};
use crate::report::tags::Tags;
use crate::rules::COLUMNS_SWAPPED;
use crate::{Message, Messages};
use planilla_board::{Color, Move, Position, State};
use planilla_notation::{Language, Span, Style, write_move};
use std::collections::HashMap;

/// One sheet of a repair: what was read, its cells, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct RepairSheet<'a> {
    /// The sheet as it was checked.
    pub checked: &'a Checked<'a>,
    /// Its cells.
    pub cells: &'a SheetCells,
    /// Where it stands.
    pub place: Place<'a>,
}

/// The rules that tell why a sheet is not, or not wholly, read.
const OF_INPUT: [&str; 8] = [
    "text.json",
    "text.encoding",
    "pgn.syntax",
    "game.refused",
    "start.doubtful_fen",
    "sheet.no_moves",
    "sheet.columns_swapped",
    "sheet.rows_descending",
];

impl RepairRow {
    /// The row of a repair of one sheet or two.
    ///
    /// ```
    /// use planilla::repair::{RepairOptions, Repairer, SheetCells};
    /// use planilla::report::{Place, RepairRow, RepairSheet};
    /// use planilla::{Checker, Messages, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check(b"lang: en\n\n1.e4 e5 2.Nf8 Nc6 3.Bb5 a6 4.Ba4");
    /// let cells = SheetCells::of(&checked);
    /// let repair = Repairer::default().repair(&[&cells], &RepairOptions::default());
    /// let place = Place { file: "sheet.txt", game: 1, line: 1, offset: 0 };
    /// let sheet = RepairSheet { checked: &checked, cells: &cells, place };
    /// let row = RepairRow::new(&repair, &[sheet], Messages::of("en").unwrap());
    /// assert_eq!((row.moves[2].status, row.moves[2].san.as_deref()), ("repaired", Some("Nf3")));
    /// ```
    pub fn new(repair: &Repair, sheets: &[RepairSheet<'_>], messages: &Messages) -> RepairRow {
        let fillers: Vec<Filler<'_>> =
            sheets.iter().map(|sheet| Filler::new(sheet.checked, &sheet.place, messages)).collect();
        let each = |nth: usize| (&sheets[nth], &fillers[nth]);
        let entries: Vec<Entries> = sheets.iter().map(Entries::new).collect();
        let mut moves = Vec::with_capacity(repair.entries.len());
        let mut position = repair.start;
        for entry in &repair.entries {
            moves.push(row(entry, repair, &position, sheets, &fillers, &entries));
            if let (Some(_), Some(played)) = (entry.ply, entry.proposal) {
                position.play(played);
            }
        }
        let undecided = repair.plies().filter(|entry| !entry.decided).count();
        RepairRow {
            schema: SCHEMA,
            r#type: "repair",
            file: of_each(sheets.len(), |nth| each(nth).0.place.file.to_owned()),
            game: of_each(sheets.len(), |nth| each(nth).0.place.game),
            line: of_each(sheets.len(), |nth| each(nth).0.place.line),
            tags: tags(&fillers),
            language: of_each(sheets.len(), |nth| language(repair, nth, each(nth).0.checked)),
            laws: sheets.first().map_or("", |sheet| sheet.checked.laws.name.as_str()),
            moves,
            cost: rounded(repair.cost, 1e3),
            plies_changed: repair.plies_changed as u64,
            plies_undecided: undecided as u64,
            games: repair.games.iter().map(|game| whole(repair.start, game)).collect(),
            result: of_each(sheets.len(), |nth| ResultRow::new(each(nth).0.checked)),
            end: end(repair, position),
            unmet: repair.unmet.clone(),
            findings: of_each(sheets.len(), |nth| findings(repair, nth, sheets[nth].cells, each(nth).1)),
        }
    }
}

/// What each of one or two sheets has.
fn of_each<T>(sheets: usize, of: impl Fn(usize) -> T) -> Each<T> {
    if sheets > 1 { Each::Two([of(0), of(1)]) } else { Each::One(of(0)) }
}

/// What is said of a sheet as it was read, and that it was turned round to be read.
fn findings(repair: &Repair, nth: usize, sheet: &SheetCells, filler: &Filler<'_>) -> Vec<FindingRow> {
    let listed = filler.findings().into_iter().filter(|finding| OF_INPUT.contains(&finding.rule));
    let Some((at, cell)) = repair.turned[nth].and_then(|at| Some((at, sheet.cells.get(at)?))) else {
        return listed.collect();
    };
    let row = cell.number.map_or(at / 2 + 1, usize::from);
    let finding = Finding::new(&COLUMNS_SWAPPED, cell.span, Message::new("columns-turned").with("number", row));
    let listed = listed.filter(|finding| finding.rule != COLUMNS_SWAPPED.name);
    listed.chain([filler.finding_at(&finding)]).collect()
}

/// The headings of the first sheet, and what only the second has.
fn tags(fillers: &[Filler<'_>]) -> Tags {
    let mut fillers = fillers.iter();
    let mut tags: Tags = fillers.next().map(|filler| filler.tags().into()).unwrap_or_default();
    for (name, value) in fillers.flat_map(|filler| Tags::from(filler.tags()).0) {
        match tags.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, Some(_))) => {}
            Some((_, place)) => *place = value,
            None => tags.0.push((name, value)),
        }
    }
    tags
}

fn language(repair: &Repair, nth: usize, checked: &Checked<'_>) -> LanguageRow {
    let found = &checked.language;
    let used = repair.languages.get(nth).copied().unwrap_or(found.language);
    let others =
        if used == found.language { found.others.iter().map(|other| other.code).collect() } else { Vec::new() };
    LanguageRow { code: (!checked.is_unreadable()).then_some(used.code), how: found.how.as_str(), others }
}

fn end(repair: &Repair, position: Position) -> EndRow {
    if repair.games.is_empty() {
        return EndRow { state: None, fen: None };
    }
    EndRow { state: Some(position.state().as_str()).or(Some(State::Ongoing.as_str())), fen: Some(position.to_fen()) }
}

fn whole(start: Position, game: &WholeGame) -> WholeGameRow {
    let mut position = start;
    let mut san = Vec::with_capacity(game.moves.len());
    for played in &game.moves {
        san.push(position.san(*played).to_string());
        position.play(*played);
    }
    WholeGameRow {
        uci: game.moves.iter().map(ToString::to_string).collect(),
        san,
        probability: rounded(game.probability, 1e4),
        cost: rounded(game.cost, 1e3),
    }
}

/// Where in the record of a check the cells stand, by their place in the text.
struct Entries(HashMap<Span, usize>);

impl Entries {
    fn new(sheet: &RepairSheet<'_>) -> Entries {
        let plies = sheet.checked.record.plies.iter().enumerate();
        Entries(plies.filter_map(|(entry, ply)| Some((ply.span?, entry))).collect())
    }
}

fn row(
    entry: &RepairEntry,
    repair: &Repair,
    position: &Position,
    sheets: &[RepairSheet<'_>],
    fillers: &[Filler<'_>],
    entries: &[Entries],
) -> RepairMoveRow {
    let cell = |nth: usize| -> Option<&ObservedCell> { sheets[nth].cells.cells.get(entry.cells[nth]?) };
    let known = |nth: usize| entries[nth].0.get(&cell(nth)?.span).copied();
    let ply_of = |nth: usize| sheets[nth].checked.record.plies.get(known(nth)?);
    let offered = |nth: usize| cell(nth).is_some_and(|cell| cell.offer) || ply_of(nth).is_some_and(is_draw_offer);
    let clock = |nth: usize| {
        let seconds = sheets[nth].checked.clocks().after(known(nth)?)?;
        serde_json::Number::from_f64(seconds)
    };
    let on_board = entry.ply.is_some();
    let color = match position.turn() {
        Color::White => "white",
        Color::Black => "black",
    };
    let written_in = repair.languages.first().copied();
    let proposed = entry.proposal.filter(|_| entry.decided && on_board);
    let mut alternatives: Vec<AlternativeRow> = Vec::new();
    if let Some(played) = entry.proposal.filter(|_| !entry.decided && on_board) {
        alternatives.push(alternative(position, played, entry.probability, written_in));
    }
    let others = entry.alternatives.iter();
    alternatives.extend(others.map(|other| alternative(position, other.played, other.probability, written_in)));
    let candidates = if entry.decided || !on_board { &[][..] } else { &alternatives };
    let candidate =
        |row: &AlternativeRow| CandidateRow { uci: row.uci.clone(), san: Some(row.san.clone()), languages: Vec::new() };
    RepairMoveRow {
        ply: entry.ply,
        number: on_board.then(|| position.fullmove_number()),
        color: on_board.then_some(color),
        written: of_each(sheets.len(), |nth| cell(nth).map(|cell| cell.span.of(fillers[nth].text).to_owned())),
        start: of_each(sheets.len(), |nth| cell(nth).map(|cell| fillers[nth].offset(cell.span.start))),
        end: of_each(sheets.len(), |nth| cell(nth).map(|cell| fillers[nth].offset(cell.span.end))),
        status: entry.status.as_str(),
        statuses: of_each(sheets.len(), |nth| entry.statuses[nth].map(Status::as_str)),
        uci: proposed.map(|played| played.to_string()),
        san: proposed.map(|played| position.san(played).to_string()),
        replacement: proposed.map(|played| written_move(position, played, written_in)),
        candidates: candidates.iter().map(candidate).collect(),
        settled_by: match entry.decided_by {
            DecidedBy::Later(ply) => Some(ply),
            _ => None,
        },
        draw_offer: (0..sheets.len()).any(offered),
        clock: (0..sheets.len()).find_map(clock),
        probability: on_board.then(|| rounded(entry.probability, 1e4)),
        alternatives,
        decided: entry.decided,
        decided_by: decided_by(entry.decided_by),
    }
}

fn alternative(
    position: &Position,
    played: Move,
    probability: f64,
    language: Option<&'static Language>,
) -> AlternativeRow {
    AlternativeRow {
        uci: played.to_string(),
        san: position.san(played).to_string(),
        replacement: written_move(position, played, language),
        probability: rounded(probability, 1e4),
    }
}

/// A move as the player of a sheet would have written it.
fn written_move(position: &Position, played: Move, language: Option<&'static Language>) -> String {
    let Some(language) = language else { return position.san(played).to_string() };
    write_move(&facts_for(position, played, language, Style::default()), language, Style::default())
}

fn decided_by(by: DecidedBy) -> DecidedByRow {
    let row = |kind| DecidedByRow { kind, ply: None, sheet: None };
    match by {
        DecidedBy::Text => row("text"),
        DecidedBy::Later(ply) => DecidedByRow { ply: Some(ply), ..row("later") },
        DecidedBy::OtherSheet(sheet) => DecidedByRow { sheet: Some(sheet as u64 + 1), ..row("other_sheet") },
        DecidedBy::Answer => row("answer"),
        DecidedBy::Nothing => row("nothing"),
    }
}

/// A number without digits that say nothing; one that is no number is 0.
fn rounded(number: f64, parts: f64) -> f64 {
    let rounded = (number * parts).round() / parts;
    if rounded.is_finite() { rounded } else { 0.0 }
}
