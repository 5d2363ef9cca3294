//! What follows by the rules of US Chess, which are others and are never mixed with those of FIDE: of several reasonable
//! readings the opponent picks one, and where no legal move fits the director may find a reasonable reading. Known from
//! secondary sources only, so that no rule is cited by its number. **Lacks the rest of the rule book**: what ends a game
//! beside checkmate and stalemate is not asked.

use super::read::{Basis, Read};
use super::{Chooser, OutcomeKind, SealedEnd, SealedJudgement, SealedOutcome, SealedVerdict};
use crate::finding::Finding;
use crate::rule::Severity;
use planilla_board::{Move, Position};

/// The judgement that a paper comes to. Nothing in it cites the Laws of FIDE.
pub(super) fn follow(position: &Position, read: Read) -> SealedJudgement {
    let Read { verdict, basis, moves, reasonable, mut remarks, findings } = read;
    for remark in &mut remarks {
        remark.articles.clear();
    }
    let chosen = |kind, chooses| SealedOutcome { kind, player: None, articles: Vec::new(), chooses };
    let (outcome, ends) = match (verdict, basis) {
        (_, Basis::Plays(played)) => played_on(position, played),
        (SealedVerdict::Ambiguous, _) if !moves.is_empty() => {
            (chosen(OutcomeKind::Play, Some(Chooser::Opponent)), None)
        }
        (_, Basis::Resigns) => {
            let resigned = SealedOutcome { player: Some(position.turn()), ..chosen(OutcomeKind::Loss, None) };
            (resigned, None)
        }
        _ => (chosen(OutcomeKind::Arbiter, Some(Chooser::Arbiter)), None),
    };
    // Nothing loses by itself.
    let findings = findings.into_iter().map(|finding| finding.severity(Severity::Warning)).collect::<Vec<Finding>>();
    SealedJudgement {
        verdict,
        moves,
        reasonable,
        outcome,
        ends,
        opponent_can_mate: None,
        remarks,
        findings,
        undecided: Vec::new(),
    }
}

fn played_on(position: &Position, played: Move) -> (SealedOutcome, Option<SealedEnd>) {
    let after = position.played(played);
    let end = match (after.has_legal_move(), after.in_check()) {
        (true, _) => None,
        (false, true) => Some(SealedEnd::Checkmate),
        (false, false) => Some(SealedEnd::Stalemate),
    };
    let (kind, player) = match end {
        None => (OutcomeKind::Play, None),
        Some(SealedEnd::Checkmate) => (OutcomeKind::Win, Some(position.turn())),
        Some(_) => (OutcomeKind::Draw, None),
    };
    (SealedOutcome { kind, player, articles: Vec::new(), chooses: None }, end)
}
