//! What two sheets say against being of one game, before they are repaired together.

use super::fill::RepairSheet;
use super::rows::{Each, RepairRow};
use crate::answer::repair_checked;
use crate::finding::{Finding, Message};
use crate::messages::Messages;
use crate::pair::{Comparison, DifferenceKind, compare};
use crate::record::Status;
use crate::repair::{RepairOptions, Repairer, whole_cost};
use crate::report::fill::Filler;
use crate::rule::Severity;
use crate::rules::{FIRST_DIVERGENCE, RESULT_DIFFERS};
use planilla_notation::{Key, Span};

/// Two sheets that were given as those of one game, held against each other.
///
/// ```
/// use planilla::repair::{Repairer, SheetCells};
/// use planilla::report::{Place, RepairPair, RepairSheet};
/// use planilla::{Checker, Settings};
/// let (mut one, mut other) = (Checker::new(Settings::default()), Checker::new(Settings::default()));
/// let first = one.check(b"lang: en\n1.d4 Nf6 2.c4 e6 3.Nf8 d5 4.Nc3 c6 5.Bg5 h6");
/// let second = other.check(b"lang: en\n1.e4 c5 2.Nf3 d8 3.d4 cxd4 4.Nxd4 Nf6 5.Nc3 a6");
/// let cells = [SheetCells::of(&first), SheetCells::of(&second)];
/// let place = Place { file: "sheet.txt", game: 1, line: 1, offset: 0 };
/// let sheets = [(&first, &cells[0]), (&second, &cells[1])];
/// let [first, second] = sheets.map(|(checked, cells)| RepairSheet { checked, cells, place });
/// assert!(RepairPair::new(&mut Repairer::default(), [first, second]).of_two_games().is_some());
/// assert!(RepairPair::new(&mut Repairer::default(), [first, first]).of_two_games().is_none());
/// ```
#[derive(Clone, Debug)]
pub struct RepairPair {
    two_games: Option<Message>,
    /// What is found, with its place on each sheet.
    found: Vec<(Finding, [Span; 2])>,
}

impl RepairPair {
    /// Holds two sheets against each other.
    pub fn new(repairer: &mut Repairer, sheets: [RepairSheet<'_>; 2]) -> RepairPair {
        let [first, second] = sheets.map(|sheet| sheet.checked);
        let compared = compare(first, second);
        let mut found = Vec::new();
        // Where they part, and do not tell by themselves that they are of two games, that decides which is the likelier.
        let told = compared.same_game;
        let mut apart = || compared.parted.is_some() && are_cheaper_apart(repairer, &sheets, told);
        let two_games =
            two_games(&compared).or_else(|| apart().then(|| (Message::new("repair-two-games"), starts(&sheets))));
        if let Some((message, places)) = &two_games {
            found.push((Finding::new(&FIRST_DIVERGENCE, Span::default(), message.clone()), *places));
        }
        let texts = [first, second].map(|checked| &*checked.source.text);
        for difference in &compared.differences {
            let [Some(one), Some(other)] = difference.places else { continue };
            let (message, severity) = match (difference.kind, difference.key) {
                (DifferenceKind::Result, _) if two_games.is_none() => (Message::new("repair-results"), Severity::Error),
                (DifferenceKind::Header, Some(key)) => match word(key) {
                    Some(word) => (Message::new("repair-headings").with("key", word), Severity::Warning),
                    None => continue,
                },
                _ => continue,
            };
            let message = message.with("first", one.of(texts[0]).trim()).with("second", other.of(texts[1]).trim());
            found.push((Finding::new(&RESULT_DIFFERS, Span::default(), message).severity(severity), [one, other]));
        }
        RepairPair { two_games: two_games.map(|(message, _)| message), found }
    }

    /// What is said of sheets that are of two games. These are to be repaired one by one.
    pub fn of_two_games(&self) -> Option<&Message> {
        self.two_games.as_ref()
    }

    /// Adds what is found to the row of both sheets, or to that of one of them (`nth`, from 0) that is repaired by itself.
    pub fn tell(&self, row: &mut RepairRow, sheets: &[RepairSheet<'_>], nth: usize, messages: &Messages) {
        let of = |sheet: &RepairSheet<'_>, nth: usize| {
            let findings: Vec<Finding> =
                self.found.iter().map(|(finding, places)| Finding { span: places[nth], ..finding.clone() }).collect();
            Filler::new(sheet.checked, &sheet.place, messages).rows_of(&findings)
        };
        match (&mut row.findings, sheets) {
            (Each::One(list), [sheet]) => list.extend(of(sheet, nth)),
            (Each::Two(lists), [first, second]) => {
                lists[0].extend(of(first, 0));
                lists[1].extend(of(second, 1));
            }
            _ => {}
        }
    }
}

/// What a comparison says of sheets of two games, and where they part.
fn two_games(compared: &Comparison) -> Option<(Message, [Span; 2])> {
    let finding = compared.findings.iter().find(|finding| finding.rule.name == FIRST_DIVERGENCE.name)?;
    let places = finding.places.map(Option::unwrap_or_default);
    (compared.same_game == Some(false)).then(|| (finding.message.clone(), places))
}

/// So much dearer one game must be than two, as a negative logarithm: of sheets of one game, with slips on both, it is cheaper,
/// and of others it is dearer by twice as much.
const APART: f64 = 25.0;

/// Whether two games lead to the sheets so much more likely than one. Where the search for one was lost on its way, what the
/// sheets tell by themselves counts.
fn are_cheaper_apart(repairer: &mut Repairer, sheets: &[RepairSheet<'_>; 2], told: Option<bool>) -> bool {
    let mut repair = |sheets: &[RepairSheet<'_>]| {
        let repair = repair_checked(repairer, sheets, &RepairOptions::default(), &[]).ok()?;
        (!repair.games.is_empty()).then_some(repair)
    };
    let [first, second] = sheets;
    let (Some(one), Some(other)) = (repair(&[*first]), repair(&[*second])) else { return false };
    let Some(both) = repair(sheets) else { return told != Some(true) };
    let is_lost = both.entries.iter().any(|entry| entry.status == Status::Unreached);
    whole_cost(&both) > whole_cost(&one) + whole_cost(&other) + APART && !(is_lost && told == Some(true))
}

/// Where the first cell of each sheet stands.
fn starts(sheets: &[RepairSheet<'_>; 2]) -> [Span; 2] {
    sheets.each_ref().map(|sheet| sheet.cells.cells.first().map(|cell| cell.span).unwrap_or_default())
}

/// The word by which a sentence knows a heading of the game.
fn word(key: Key) -> Option<&'static str> {
    Some(match key {
        Key::White => "white",
        Key::Black => "black",
        Key::Event => "event",
        Key::Round => "round",
        Key::Board => "board",
        Key::Date => "date",
        _ => return None,
    })
}
