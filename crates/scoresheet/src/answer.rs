//! What a person answers when a repair asks: at this point, this move was played.

use crate::edition::{Edition, EditionName};
use crate::finding::Message;
use crate::messages::Messages;
use crate::reading::read_in;
use crate::record::Status;
use crate::repair::{DecidedBy, Repair, RepairEntry, RepairOptions, Repairer, SheetCells};
use crate::report::{At, RepairSheet};
use planilla_board::{Color, Move, Position};
use std::fmt;
use std::str::FromStr;

/// A move that a person says was played, at a point of the game: `12w=Nf3`, `12b=Nc6`, `ply 23=g1f3`.
///
/// ```
/// use planilla::Answer;
/// let answer: Answer = "12w=Nf3".parse().unwrap();
/// assert_eq!(answer.text, "Nf3");
/// assert!("12=Nf3".parse::<Answer>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The point: the move of a player, or a ply.
    pub at: At,
    /// The move, in any language, or in UCI.
    pub text: String,
}

/// A text that is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnAnswer {
    /// The text.
    pub written: String,
}

impl NotAnAnswer {
    /// What is said of it, for [`Messages`] to put into words.
    pub fn message(&self) -> Message {
        Message::new("answer-unknown").with("written", self.written.clone())
    }
}

impl fmt::Display for NotAnAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Messages::english().format(&self.message()))
    }
}

impl std::error::Error for NotAnAnswer {}

impl FromStr for Answer {
    type Err = NotAnAnswer;

    fn from_str(text: &str) -> Result<Answer, NotAnAnswer> {
        let wrong = || NotAnAnswer { written: text.trim().to_owned() };
        let (at, played) = text.split_once(['=', ':']).ok_or_else(wrong)?;
        let at: At = at.parse().map_err(|_| wrong())?;
        let is_a_ply = matches!(at, At::Move(_, Some(_))) || matches!(at, At::Ply(ply) if ply > 0);
        let played = played.trim();
        if !is_a_ply || played.is_empty() { Err(wrong()) } else { Ok(Answer { at, text: played.to_owned() }) }
    }
}

/// An answer that cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unanswered {
    /// The answer.
    pub answer: Answer,
    /// Why not.
    pub why: WhyUnanswered,
}

/// Why an answer cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyUnanswered {
    /// At its point no such move is legal.
    Illegal,
    /// Its text fits several legal moves.
    Ambiguous,
    /// Another answer names another move at the same point.
    Contradicted(Answer),
}

impl Unanswered {
    /// What is said of it.
    pub fn message(&self) -> Message {
        let message = match &self.why {
            WhyUnanswered::Illegal => Message::new("answer-illegal"),
            WhyUnanswered::Ambiguous => Message::new("answer-ambiguous"),
            WhyUnanswered::Contradicted(other) => Message::new("answer-contradicted").with("other", other.text.clone()),
        };
        message.with("written", self.answer.text.clone())
    }
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Messages::english().format(&self.message()))
    }
}

impl std::error::Error for Unanswered {}

impl Answer {
    /// The ply it is about, counted from 1 at the first move of a game that starts from a position.
    pub fn ply(&self, start: &Position) -> Option<u32> {
        match self.at {
            At::Ply(ply) => Some(ply),
            At::Move(number, Some(color)) => {
                let halves = |number: u32, color| {
                    number.checked_mul(2).map(|halves| halves.saturating_add(u32::from(color == Color::Black)))
                };
                let first = halves(start.fullmove_number().into(), start.turn())?;
                halves(number, color)?.checked_sub(first).map(|ply| ply.saturating_add(1))
            }
            At::Start | At::End | At::Move(_, None) => None,
        }
    }
}

/// Repairs sheets with a person's answers: each is read in the position that the game has reached by then, and the game is found
/// anew after it.
///
/// # Errors
///
/// An answer whose text is no single legal move at its point, or another one than that of another answer.
///
/// ```
/// use planilla::repair::{RepairOptions, Repairer, SheetCells};
/// use planilla::repair_answered;
/// use planilla_notation::Language;
/// let sheet = SheetCells::from_texts(["e4", "e5", "?", "Nc6"], Language::by_code("en").unwrap());
/// let answers = ["2w=Nf3".parse().unwrap()];
/// let repair = repair_answered(&mut Repairer::default(), &[&sheet], &RepairOptions::default(), &answers).unwrap();
/// assert_eq!(repair.entries[2].proposal.unwrap().to_string(), "g1f3");
/// ```
pub fn repair_answered(
    repairer: &mut Repairer,
    sheets: &[&SheetCells],
    options: &RepairOptions,
    answers: &[Answer],
) -> Result<Repair, Unanswered> {
    let mut options = options.clone();
    let mut repair = repairer.repair(sheets, &options);
    let mut answers: Vec<(u32, &Answer)> = answers
        .iter()
        .map(|answer| {
            let none = || Unanswered { answer: answer.clone(), why: WhyUnanswered::Illegal };
            Ok((answer.ply(&repair.start).ok_or_else(none)?, answer))
        })
        .collect::<Result<_, _>>()?;
    answers.sort_by_key(|(ply, _)| *ply);
    let mut before: Option<(u32, &Answer)> = None;
    for (ply, answer) in answers {
        let played = answer.read(&repair, ply)?;
        if let Some((_, other)) = before.replace((ply, answer)).filter(|(other, _)| *other == ply) {
            if options.known.last() != Some(&(ply, played)) {
                let why = WhyUnanswered::Contradicted(other.clone());
                return Err(Unanswered { answer: answer.clone(), why });
            }
            continue;
        }
        options.known.push((ply, played));
        repair = repairer.repair(sheets, &options);
    }
    Ok(repair)
}

/// Repairs sheets that were checked, with a person's answers. Of those that are no game that can be replayed nothing is proposed,
/// and their cells are not reached.
///
/// # Errors
///
/// Those of [`repair_answered`].
///
/// ```
/// use planilla::repair::{RepairOptions, Repairer, SheetCells};
/// use planilla::report::{Place, RepairSheet};
/// use planilla::{Checker, Settings, repair_checked};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"[Variant \"Atomic\"]\n\n1.e4 e5");
/// let cells = SheetCells::of(&checked);
/// let place = Place { file: "game.pgn", game: 1, line: 1, offset: 0 };
/// let sheet = RepairSheet { checked: &checked, cells: &cells, place };
/// let repair = repair_checked(&mut Repairer::default(), &[sheet], &RepairOptions::default(), &[]).unwrap();
/// assert!(repair.games.is_empty() && repair.entries.len() == 2);
/// ```
pub fn repair_checked(
    repairer: &mut Repairer,
    sheets: &[RepairSheet<'_>],
    options: &RepairOptions,
    answers: &[Answer],
) -> Result<Repair, Unanswered> {
    let laws = sheets.first().map_or(options.laws, |sheet| sheet.checked.laws);
    let options = RepairOptions { laws, ..options.clone() };
    if sheets.iter().any(|sheet| sheet.checked.is_unreadable()) {
        let unreached = |(nth, sheet): (usize, &RepairSheet<'_>)| {
            (0..sheet.cells.cells.len()).map(move |cell| unreached(nth, cell)).collect::<Vec<_>>()
        };
        return Ok(Repair {
            start: sheets.first().map(|sheet| sheet.cells.start).unwrap_or_default(),
            languages: sheets.iter().map(|sheet| sheet.checked.language.language).collect(),
            entries: sheets.iter().enumerate().take(2).flat_map(unreached).collect(),
            cost: 0.0,
            plies_changed: 0,
            games: Vec::new(),
            unmet: Vec::new(),
            turned: [None; 2],
        });
    }
    let cells: Vec<&SheetCells> = sheets.iter().map(|sheet| sheet.cells).collect();
    repair_answered(repairer, &cells, &options, answers)
}

/// A cell of a sheet that is not replayed.
fn unreached(nth: usize, cell: usize) -> RepairEntry {
    let of_sheet = |is: usize| (is == nth).then_some(cell);
    RepairEntry {
        ply: None,
        cells: [of_sheet(0), of_sheet(1)],
        status: Status::Unreached,
        statuses: [of_sheet(0), of_sheet(1)].map(|cell| cell.map(|_| Status::Unreached)),
        proposal: None,
        decided: false,
        probability: 0.0,
        alternatives: Vec::new(),
        decided_by: DecidedBy::Nothing,
    }
}

impl Answer {
    /// The move, in the position that stands before its ply.
    fn read(&self, repair: &Repair, ply: u32) -> Result<Move, Unanswered> {
        let none = || Unanswered { answer: self.clone(), why: WhyUnanswered::Illegal };
        let mut position = repair.start;
        let before: Vec<Move> = repair.moves().take(ply as usize - 1).collect();
        if before.len() + 1 < ply as usize {
            return Err(none());
        }
        for played in before {
            position.play(played);
        }
        if let Ok(played) = self.text.parse::<Move>()
            && position.is_legal(played)
        {
            return Ok(played);
        }
        let edition = Edition::of(EditionName::newest());
        let mut fits = None;
        // The languages of the sheets come first; a text that fits nothing in them may be in another.
        for languages in [repair.languages.as_slice(), &[]] {
            let reading = read_in(&self.text, &position, languages, edition);
            if let [only] = reading.candidates.as_slice() {
                return Ok(only.played);
            }
            fits = fits.or((!reading.candidates.is_empty()).then_some(()));
        }
        let why = if fits.is_some() { WhyUnanswered::Ambiguous } else { WhyUnanswered::Illegal };
        Err(Unanswered { answer: self.clone(), why })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use planilla_notation::Language;

    #[test]
    fn answers_are_read_where_they_belong() {
        let sheet = SheetCells::from_texts(["e4", "e5", "?", "?", "Lb5"], Language::by_code("de").unwrap());
        let repair = |answers: &[&str]| {
            let answers: Vec<Answer> = answers.iter().map(|answer| answer.parse().unwrap()).collect();
            repair_answered(&mut Repairer::default(), &[&sheet], &RepairOptions::default(), &answers)
        };
        let moves = |answers: &[&str]| repair(answers).unwrap().moves().map(|m| m.to_string()).collect::<Vec<_>>();
        let expected = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];
        assert_eq!(moves(&["2b=Sc6", "2w=Sf3"]), expected);
        assert_eq!(moves(&["ply 3=g1f3", "2b=Nc6"]), expected);
        for answer in ["2w=Sf6", "40w=Sf3", "2w=zz"] {
            assert_eq!(repair(&[answer]).unwrap_err().why, WhyUnanswered::Illegal, "{answer}");
        }
        assert_eq!(moves(&["2w=Sf3", "ply 3=g1f3", "2b=Sc6"]), expected, "the same said twice");
        let contradicted = repair(&["2b=Sc6", "2w=Sf3", "2w=Sc3"]).unwrap_err();
        assert_eq!(contradicted.why, WhyUnanswered::Contradicted("2w=Sf3".parse().unwrap()));
        assert!(contradicted.to_string().starts_with("`Sc3` and `Sf3` are two moves"), "{contradicted}");
    }

    #[test]
    fn what_is_no_answer() {
        for text in ["", "12w", "12=Nf3", "start=e4", "12w=", "w=e4", "ply 0=e4", "0=e4"] {
            assert!(text.parse::<Answer>().is_err(), "{text}");
        }
        let answer: Answer = " 3b = 0-0-0 ".parse().unwrap();
        assert_eq!((answer.ply(&Position::default()), answer.text.as_str()), (Some(6), "0-0-0"));
        let later = Position::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 40").unwrap();
        assert_eq!("41w=Kd1".parse::<Answer>().unwrap().ply(&later), Some(2));
        assert_eq!("40w=Kd1".parse::<Answer>().unwrap().ply(&later), None);
    }
}
