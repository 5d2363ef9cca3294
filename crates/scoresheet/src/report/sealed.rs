//! The row of a sealed move: what it is, what follows, and what else stands on the paper.

use super::chance::{ChanceRow, row as chance_row};
use super::read::{candidate_rows, finding_row};
use super::reason_row::player;
use super::rows::{FindingRow, ReadCandidateRow, SCHEMA, UndecidedRow};
use crate::finding::Finding;
use crate::messages::Messages;
use crate::sealed::{SealedJudgement, SealedMove, SealedRemark, SealedStandard};
use planilla_board::Position;
use schemars::JsonSchema;
use serde::Serialize;

/// One sealed move, judged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SealedMoveRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `sealed`
    pub r#type: &'static str,
    /// The position in which it was sealed.
    pub fen: String,
    /// All that is written in its place.
    pub written: String,
    /// The edition of the Laws; it decides nothing under `uschess`.
    pub laws: &'static str,
    /// Whose rules hold: `fide`, `uschess`.
    pub standard: &'static str,
    /// `clear`, `irregular`, `ambiguous`, `illegal`, `unintelligible`.
    pub verdict: &'static str,
    /// The legal moves that fit, each with the languages that read the text so.
    pub moves: Vec<ReadCandidateRow>,
    /// Legal moves for which more than trivial marks must be set aside: proposals for who has to choose.
    pub reasonable: Vec<ReadCandidateRow>,
    /// What follows.
    pub outcome: SealedOutcomeRow,
    /// How the move ends the game: `checkmate`, `stalemate`, `dead_position`, `fivefold`, `seventyfive`; null if it does not.
    pub ends_game: Option<&'static str>,
    /// Whether the opponent can still mate; null where nothing hangs on it.
    pub opponent_can_mate: Option<ChanceRow>,
    /// What else is to be said of the paper, by place.
    pub also: Vec<SealedRemarkRow>,
    /// What was found.
    pub findings: Vec<FindingRow>,
    /// What could not be decided.
    pub undecided: Vec<UndecidedRow>,
}

/// What follows from a sealed move.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SealedOutcomeRow {
    /// `play`, `loss`, `draw`, `win`, `arbiter`.
    pub kind: &'static str,
    /// Who loses or wins: `white`, `black`.
    pub player: Option<&'static str>,
    /// Where the edition says so; empty where it is silent.
    pub articles: Vec<&'static str>,
    /// Who chooses the reading, where there is a choice: `opponent`, `arbiter`.
    pub chooses: Option<&'static str>,
}

/// One thing beside the move.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SealedRemarkRow {
    /// `struck_out`, `move_number`, `draw_offer`, `claim`, `resignation`, `result`, `second_move`, `reply`, `time`, `case_decides`, `text`,
    /// `game_over`.
    pub kind: &'static str,
    /// The text.
    pub written: String,
    /// Its first byte.
    pub start: u64,
    /// One past its last byte.
    pub end: u64,
    /// What is said of it.
    pub message: String,
    /// Where the edition speaks of it; empty where it is silent.
    pub articles: Vec<&'static str>,
}

impl SealedMoveRow {
    /// The row of a judgement.
    ///
    /// ```
    /// use planilla::{Messages, SealedMove, judge_sealed, report::SealedMoveRow};
    /// use planilla_board::Position;
    /// use planilla_notation::Language;
    /// let position = Position::from_fen("8/3P4/8/8/8/8/k7/4K3 w - - 0 60").unwrap();
    /// let sealed = SealedMove::new("d8").in_language(Language::by_code("en").unwrap());
    /// let judged = judge_sealed(&position, &[], &sealed);
    /// let row = SealedMoveRow::new(&position, &sealed, &judged, Messages::of("en").unwrap());
    /// assert_eq!((row.verdict, row.moves.len(), row.outcome.kind), ("ambiguous", 4, "draw"));
    /// assert_eq!(row.outcome.articles, ["I.8", "6.9"]);
    /// assert_eq!(row.opponent_can_mate.unwrap().why, "Black has only the king");
    /// ```
    pub fn new(
        position: &Position,
        sealed: &SealedMove<'_>,
        judged: &SealedJudgement,
        messages: &Messages,
    ) -> SealedMoveRow {
        // The Laws of FIDE say nothing of a move that other rules hold for.
        let cited = |finding: &Finding| match sealed.standard {
            SealedStandard::Fide => finding.articles_in(sealed.laws),
            SealedStandard::UsChess => Vec::new(),
        };
        let opponent = !position.turn();
        let chance = judged.opponent_can_mate.as_ref();
        let undecided = judged.undecided.iter();
        SealedMoveRow {
            schema: SCHEMA,
            r#type: "sealed",
            fen: position.to_fen(),
            written: sealed.text.to_owned(),
            laws: sealed.laws.as_str(),
            standard: sealed.standard.as_str(),
            verdict: judged.verdict.as_str(),
            moves: candidate_rows(&judged.moves, position),
            reasonable: candidate_rows(&judged.reasonable, position),
            outcome: SealedOutcomeRow {
                kind: judged.outcome.kind.as_str(),
                player: judged.outcome.player.map(player),
                articles: judged.outcome.articles.clone(),
                chooses: judged.outcome.chooses.map(crate::sealed::Chooser::as_str),
            },
            ends_game: judged.ends.map(crate::sealed::SealedEnd::as_str),
            opponent_can_mate: chance.map(|chance| chance_row(position, opponent, chance, messages)),
            also: judged.remarks.iter().map(|remark| remark_row(remark, sealed.text, messages)).collect(),
            findings: judged.findings.iter().map(|finding| finding_row(finding, cited(finding), messages)).collect(),
            undecided: undecided
                .map(|open| UndecidedRow { rule: open.rule.name, why: messages.format(&open.why) })
                .collect(),
        }
    }
}

fn remark_row(remark: &SealedRemark, text: &str, messages: &Messages) -> SealedRemarkRow {
    SealedRemarkRow {
        kind: remark.kind.as_str(),
        written: remark.span.of(text).to_owned(),
        start: u64::from(remark.span.start),
        end: u64::from(remark.span.end),
        message: messages.format(&remark.message),
        articles: remark.articles.clone(),
    }
}
