//! The row of two sheets compared.

use super::fill::{Filler, Place, fix_row};
use super::reason_row::player;
use super::rows::{FixRow, LanguageRow, ResultRow, SCHEMA, UndecidedRow};
use super::tags::Tags;
use crate::checked::Checked;
use crate::messages::Messages;
use crate::pair::{Comparison, DifferenceKind, JointOutcome, JointPly, MissingMoves, PairFinding, SheetDifference};
use planilla_board::{Color, Position};
use planilla_notation::{Key, LineIndex, Span};
use schemars::JsonSchema;
use serde::Serialize;

/// Two sheets of one game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ComparisonRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `comparison`
    pub r#type: &'static str,
    /// White's sheet.
    pub white: PairSheetRow,
    /// Black's sheet.
    pub black: PairSheetRow,
    /// The edition of the Laws it was judged by.
    pub laws: &'static str,
    /// Whether they are sheets of one game; `null` where they have too little in common to tell.
    pub same_game: Option<bool>,
    /// How many half-moves both agree on, from the first one.
    pub agreed_plies: u32,
    /// The last position on which both agree.
    pub last_agreed: AgreedRow,
    /// The ply at which they part: they name different moves, or nothing tells the move.
    pub parted_at: Option<u32>,
    /// In what they differ: moves in the order of the game, then headings and result.
    pub differences: Vec<DifferenceRow>,
    /// What is missing, by time control; only where something is.
    pub missing: Vec<MissingMovesRow>,
    /// The joint game.
    pub moves: Vec<JointMoveRow>,
    /// What was found.
    pub findings: Vec<PairFindingRow>,
    /// What could not be decided.
    pub undecided: Vec<UndecidedRow>,
}

/// One of the two sheets.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PairSheetRow {
    /// The file it comes from.
    pub file: String,
    /// The headings, by PGN's names; the players and the date are always there.
    pub tags: Tags,
    /// The language of the sheet.
    pub language: LanguageRow,
    /// The result.
    pub result: ResultRow,
}

/// The last position on which two sheets agree.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AgreedRow {
    /// The ply after which it stands; 0 before the first.
    pub ply: u32,
    /// The number of that move.
    pub number: Option<u16>,
    /// Who played it: `white`, `black`.
    pub color: Option<&'static str>,
    /// The position.
    pub fen: String,
}

/// One difference.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DifferenceRow {
    /// `move`, `missing`, `extra`, `shift`, `spelling`, `draw_offer`, `result`, `header`.
    pub kind: &'static str,
    /// The ply; `null` for headings, results, and cells that stand for no move.
    pub ply: Option<u32>,
    /// The number of the move.
    pub number: Option<u16>,
    /// Who plays it: `white`, `black`.
    pub color: Option<&'static str>,
    /// The heading, by PGN's name.
    pub heading: Option<&'static str>,
    /// What White's sheet has; `null` where it has nothing.
    pub white: Option<SaidRow>,
    /// What Black's sheet has.
    pub black: Option<SaidRow>,
    /// The move that was played, where that is settled.
    pub settled: Option<SettledRow>,
}

/// What one sheet has at a difference.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SaidRow {
    /// The text.
    pub written: String,
    /// The first byte of the text in the file.
    pub start: u64,
    /// One past its last byte.
    pub end: u64,
    /// The line in the file, from 1.
    pub line: u64,
    /// The column in the line, in characters, from 1.
    pub column: u64,
    /// What the sheet by itself makes of a move.
    pub status: Option<&'static str>,
    /// The move it is on the sheet's own board, in UCI.
    pub uci: Option<String>,
    /// The same in SAN.
    pub san: Option<String>,
}

/// A move that is settled.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SettledRow {
    /// The move in UCI.
    pub uci: String,
    /// The move in SAN.
    pub san: String,
    /// By what: `white`, `black` (the sheet of that player), `both`, `moves` (those that follow).
    pub by: &'static str,
}

/// What is missing up to a time control.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MissingMovesRow {
    /// The number of the move with which the period ends; `null` after the last control, or where none is known.
    pub control: Option<u32>,
    /// The plies that White's sheet lacks.
    pub white: Vec<u32>,
    /// The plies that Black's sheet lacks.
    pub black: Vec<u32>,
    /// Of them, those that neither has.
    pub neither: Vec<u32>,
    /// How many moves of both players White's sheet lacks as a whole.
    pub white_pairs: usize,
    /// How many Black's lacks.
    pub black_pairs: usize,
    /// Who has to bring a sheet up to date: `white`, `black`, `both`.
    pub made_up_by: &'static str,
    /// Where the Laws say so.
    pub articles: Vec<&'static str>,
}

/// One half-move of the joint game, or cells that stand for none.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct JointMoveRow {
    /// The ply on the board, from 1; `null` for a cell that stands for none.
    pub ply: Option<u32>,
    /// The number of the move.
    pub number: u16,
    /// Who plays it: `white`, `black`.
    pub color: &'static str,
    /// The text on White's sheet and on Black's; `null` where a sheet has none.
    pub written: [Option<String>; 2],
    /// What each sheet by itself makes of it.
    pub status: [Option<&'static str>; 2],
    /// `agreed`, `settled`, `parted`, `alike`, `illegal`, `open`, `extra`, `unreached`.
    pub outcome: &'static str,
    /// The move, if it is known, in UCI. Behind a half-move that is not known it rests on what that was taken for.
    pub uci: Option<String>,
    /// The same in SAN.
    pub san: Option<String>,
    /// What settled it.
    pub settled_by: Option<&'static str>,
}

/// One finding about two sheets.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PairFindingRow {
    /// The rule's name.
    pub rule: &'static str,
    /// `error`, `warning`, `note`.
    pub severity: &'static str,
    /// The ply it is about.
    pub ply: Option<u32>,
    /// Its place on White's sheet.
    pub white: Option<PairPlaceRow>,
    /// Its place on Black's sheet.
    pub black: Option<PairPlaceRow>,
    /// The articles it rests on.
    pub articles: Vec<&'static str>,
    /// What is said.
    pub message: String,
    /// Whose sheet the fix is for: `white`, `black`.
    pub fix_on: Option<&'static str>,
    /// What could be written instead.
    pub fix: Option<FixRow>,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct PairPlaceRow {
    /// The first byte in the file.
    pub start: u64,
    /// One past the last byte.
    pub end: u64,
    /// The line in the file, from 1.
    pub line: u64,
    /// The column in the line, in characters, from 1.
    pub column: u64,
}

impl ComparisonRow {
    /// The row of two sheets that were compared, White's first.
    ///
    /// ```
    /// use planilla::report::{ComparisonRow, Place};
    /// use planilla::{Checker, Messages, Settings, compare};
    /// let (mut one, mut other) = (Checker::new(Settings::default()), Checker::new(Settings::default()));
    /// let (white, black) = (one.check(b"1.e4 e5 2.Cf3"), other.check(b"1.e4 e5 2.Cc3"));
    /// let place = |file| Place { file, game: 1, line: 1, offset: 0 };
    /// let compared = compare(&white, &black);
    /// let places = [place("w.txt"), place("b.txt")];
    /// let row = ComparisonRow::new(&compared, [&white, &black], &places, Messages::english());
    /// assert_eq!((row.agreed_plies, row.differences[0].kind), (2, "move"));
    /// assert_eq!(row.differences[0].black.as_ref().unwrap().san.as_deref(), Some("Nc3"));
    /// ```
    pub fn new(
        comparison: &Comparison,
        sheets: [&Checked<'_>; 2],
        places: &[Place<'_>; 2],
        messages: &Messages,
    ) -> ComparisonRow {
        let [white, black] = [0, 1].map(|side| Side { checked: sheets[side], place: places[side], messages });
        let maker = Maker { comparison, sides: [&white, &black] };
        let last = comparison.rows.iter().rfind(|row| row.ply > 0 && row.ply == comparison.agreed);
        ComparisonRow {
            schema: SCHEMA,
            r#type: "comparison",
            white: white.row(),
            black: black.row(),
            laws: comparison.laws.name.as_str(),
            same_game: comparison.same_game,
            agreed_plies: comparison.agreed,
            last_agreed: AgreedRow {
                ply: comparison.agreed,
                number: last.map(|row| row.number),
                color: last.map(|row| player(row.color)),
                fen: comparison.last_agreed.to_fen(),
            },
            parted_at: comparison.parted.map(|row| comparison.rows[row].ply),
            differences: comparison.differences.iter().map(|difference| maker.difference(difference)).collect(),
            missing: comparison.missing.iter().map(|missing| maker.missing(missing)).collect(),
            moves: comparison.rows.iter().map(|row| maker.joint(row)).collect(),
            findings: comparison.findings.iter().map(|finding| maker.finding(finding, messages)).collect(),
            undecided: comparison
                .undecided
                .iter()
                .map(|open| UndecidedRow { rule: open.rule.name, why: messages.format(&open.why) })
                .collect(),
        }
    }
}

/// One sheet, and where it stands.
struct Side<'a> {
    checked: &'a Checked<'a>,
    place: Place<'a>,
    messages: &'a Messages,
}

impl Side<'_> {
    fn row(&self) -> PairSheetRow {
        let filler = Filler::new(self.checked, &self.place, self.messages);
        let game = filler.game(filler.tags().into(), Vec::new());
        PairSheetRow { file: game.file, tags: game.tags, language: game.language, result: game.result }
    }

    fn place(&self, span: Span) -> PairPlaceRow {
        let source = &self.checked.source;
        let offset = |at: u32| self.place.offset + source.original_offset(at as usize) as u64;
        let position = LineIndex::new(&source.text).position(span.start as usize);
        PairPlaceRow {
            start: offset(span.start),
            end: offset(span.end),
            line: self.place.line + u64::from(position.line) - 1,
            column: u64::from(position.column),
        }
    }

    /// What stands at a place, and for an entry what it is on the sheet's own board.
    fn said(
        &self,
        span: Span,
        entry: Option<u32>,
        before: Option<&Position>,
        row: Option<(&JointPly, Color)>,
    ) -> SaidRow {
        let PairPlaceRow { start, end, line, column } = self.place(span);
        let played = row.and_then(|(row, side)| row.meanings[side.index()].one());
        let san = played.zip(before).map(|(played, before)| before.san(played).as_str().to_owned());
        let status = entry.map(|entry| self.checked.record.plies[entry as usize].status.as_str());
        let written = span.of(&self.checked.source.text).trim().to_owned();
        SaidRow { written, start, end, line, column, status, uci: played.map(|played| played.to_string()), san }
    }
}

/// Makes rows.
struct Maker<'a> {
    comparison: &'a Comparison,
    sides: [&'a Side<'a>; 2],
}

impl Maker<'_> {
    fn difference(&self, difference: &SheetDifference) -> DifferenceRow {
        let row = difference.row.map(|row| &self.comparison.rows[row]);
        let of_move = row.filter(|_| difference.kind != DifferenceKind::DrawOffer);
        let said = |side: Color| {
            let span = difference.places[side.index()]?;
            let entry = of_move.and_then(|row| row.entries[side.index()]);
            let before = of_move.map(|row| &row.before[side.index()]);
            Some(self.sides[side.index()].said(span, entry, before, of_move.map(|row| (row, side))))
        };
        DifferenceRow {
            kind: difference.kind.as_str(),
            ply: row.map(|row| row.ply).filter(|ply| *ply > 0),
            number: row.map(|row| row.number),
            color: row.map(|row| player(row.color)),
            heading: difference.key.and_then(heading),
            white: said(Color::White),
            black: said(Color::Black),
            settled: difference.settled.zip(row).map(|((played, by), row)| SettledRow {
                uci: played.to_string(),
                san: board_of(row, played).san(played).as_str().to_owned(),
                by: by.as_str(),
            }),
        }
    }

    fn missing(&self, missing: &MissingMoves) -> MissingMovesRow {
        let [white, black] = missing.lacks.clone();
        let copied = |side: Color| missing.lacks[side.index()].len() > missing.neither.len();
        let made_up_by = match (missing.neither.is_empty(), copied(Color::White), copied(Color::Black)) {
            (false, ..) | (true, true, true) => "both",
            (true, true, false) => "white",
            (true, false, _) => "black",
        };
        let rows = &self.comparison.rows;
        MissingMovesRow {
            control: missing.control,
            white,
            black,
            neither: missing.neither.clone(),
            white_pairs: missing.pairs(Color::White, rows),
            black_pairs: missing.pairs(Color::Black, rows),
            made_up_by,
            articles: missing.articles(self.comparison.laws),
        }
    }

    fn joint(&self, row: &JointPly) -> JointMoveRow {
        let written = |side: Color| {
            let checked = self.sides[side.index()].checked;
            let ply = &checked.record.plies[row.entries[side.index()]? as usize];
            Some((ply.span?.of(&checked.source.text).trim().to_owned(), ply.status.as_str()))
        };
        let [white, black] = Color::ALL.map(written);
        let (outcome, by) = match row.outcome {
            JointOutcome::Agreed(_) => ("agreed", None),
            JointOutcome::Settled(_, by) => ("settled", Some(by.as_str())),
            JointOutcome::Parted => ("parted", None),
            JointOutcome::Alike => ("alike", None),
            JointOutcome::SameIllegal => ("illegal", None),
            JointOutcome::Open => ("open", None),
            JointOutcome::Extra => ("extra", None),
            JointOutcome::Unreached => ("unreached", None),
        };
        let played = row.outcome.played();
        JointMoveRow {
            ply: (row.ply > 0).then_some(row.ply),
            number: row.number,
            color: player(row.color),
            status: [&white, &black].map(|cell| cell.as_ref().map(|(_, status)| *status)),
            written: [white, black].map(|cell| cell.map(|(written, _)| written)),
            outcome,
            uci: played.map(|played| played.to_string()),
            san: played.map(|played| board_of(row, played).san(played).as_str().to_owned()),
            settled_by: by,
        }
    }

    fn finding(&self, finding: &PairFinding, messages: &Messages) -> PairFindingRow {
        let place = |side: Color| finding.places[side.index()].map(|span| self.sides[side.index()].place(span));
        let row = finding.row.map(|row| &self.comparison.rows[row]);
        let fix = finding.fix.as_ref();
        PairFindingRow {
            rule: finding.rule.name,
            severity: finding.severity.as_str(),
            ply: row.map(|row| row.ply).filter(|ply| *ply > 0),
            white: place(Color::White),
            black: place(Color::Black),
            articles: finding.articles(self.comparison.laws.name),
            message: messages.format(&finding.message),
            fix_on: fix.map(|(side, _)| player(*side)),
            fix: fix.map(|(_, fix)| fix_row(fix)),
        }
    }
}

/// The board on which a move was played: that of White's sheet, unless it is legal only on that of Black's.
fn board_of(row: &JointPly, played: planilla_board::Move) -> &Position {
    if row.before[0].is_legal(played) { &row.before[0] } else { &row.before[1] }
}

/// PGN's name for a heading that is compared.
const fn heading(key: Key) -> Option<&'static str> {
    Some(match key {
        Key::White => "White",
        Key::Black => "Black",
        Key::Event => "Event",
        Key::Round => "Round",
        Key::Board => "Board",
        Key::Date => "Date",
        Key::Side => "Side",
        _ => return None,
    })
}
