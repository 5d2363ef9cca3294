//! What follows from a sealed move under the Laws of FIDE: it is made, and may end the game; or it loses, unless the
//! opponent cannot mate or the game was over; or the arbiter has to decide.

use super::articles::{Said, of_end};
use super::read::{Basis, Read};
use super::{OutcomeKind, RemarkKind, SealedEnd, SealedJudgement, SealedMove, SealedOutcome, SealedRemark};
use crate::dead::deadness;
use crate::edition::{Edition, EditionName, Fivefold};
use crate::finding::{Finding, Message};
use crate::history::{CYCLE, SEVENTY_FIVE};
use crate::report::why_not;
use crate::rule::{Rule, Undecided};
use crate::rules::{SEALED_AMBIGUOUS, SEALED_ENDS_GAME, SEALED_LOSS_EXEMPT};
use planilla_board::{Color, Dead, Effort, MatingChance, Move, Position};
use planilla_notation::Span;

/// The judgement that a paper comes to.
pub(super) fn follow(
    position: &Position,
    past: &[Position],
    sealed: &SealedMove<'_>,
    laws: &Edition,
    read: Read,
) -> SealedJudgement {
    let Read { verdict, basis, moves, mut reasonable, remarks, findings } = read;
    if basis != Basis::Asks {
        reasonable.clear(); // there is nothing to choose
    }
    let arbiter = outcome(OutcomeKind::Arbiter, None, Vec::new());
    let judged = SealedJudgement {
        verdict,
        moves,
        reasonable,
        outcome: arbiter,
        ends: None,
        opponent_can_mate: None,
        remarks,
        findings,
        undecided: Vec::new(),
    };
    let mut follower = Follower { position, past, name: sealed.laws, laws, effort: sealed.effort, judged };
    let whole = Span::new(0, sealed.text.len());
    match (end_of(position, past, laws), basis) {
        (Some(end), _) => follower.over(end, basis, whole),
        (None, Basis::Plays(played)) => follower.plays(played, whole),
        (None, Basis::Loses) => follower.loses(whole),
        (None, Basis::Resigns) => follower.resigns(),
        (None, Basis::Asks) => {}
    }
    follower.judged
}

/// What follows where the flag of the player who seals fell before he stopped the clock: the game is lost on time, whatever is on
/// the paper, unless the opponent can mate by no series of legal moves (6.9, 6.10 in 2001 and 2005).
pub(crate) fn lost_on_time(
    position: &Position,
    sealed: &SealedMove<'_>,
    mut judged: SealedJudgement,
) -> SealedJudgement {
    let of_what_follows = |rule: &Rule| [SEALED_LOSS_EXEMPT.name, SEALED_ENDS_GAME.name].contains(&rule.name);
    judged.findings.retain(|finding| !of_what_follows(finding.rule));
    judged.undecided.retain(|undecided| !of_what_follows(undecided.rule));
    judged.ends = None;
    judged.outcome = outcome(OutcomeKind::Arbiter, None, Vec::new());
    let laws = Edition::of(sealed.laws);
    let mut follower = Follower { position, past: &[], name: sealed.laws, laws, effort: sealed.effort, judged };
    follower.falls();
    follower.judged
}

/// The articles on a flag that has fallen.
pub(crate) fn articles_on_flags(laws: EditionName) -> Vec<String> {
    Said::CannotMate.articles(laws).into_iter().map(str::to_owned).collect()
}

const fn outcome(kind: OutcomeKind, player: Option<Color>, articles: Vec<&'static str>) -> SealedOutcome {
    SealedOutcome { kind, player, articles, chooses: None }
}

struct Follower<'f> {
    position: &'f Position,
    past: &'f [Position],
    name: EditionName,
    laws: &'f Edition,
    effort: Effort,
    judged: SealedJudgement,
}

impl Follower<'_> {
    fn sealer(&self) -> Color {
        self.position.turn()
    }

    /// The article that the record of the move loses by: that of the finding.
    fn lost_by(&self) -> Vec<&'static str> {
        let rule: &Rule = self.judged.findings.first().map_or(&SEALED_AMBIGUOUS, |finding| finding.rule);
        rule.articles_in(self.name).collect()
    }

    /// The game was over when the move was sealed: nothing on the paper changes that.
    fn over(&mut self, end: SealedEnd, basis: Basis, whole: Span) {
        let articles = of_end(end, self.name);
        let message = Message::new("sealed-over");
        self.judged.remarks.push(SealedRemark {
            kind: RemarkKind::GameOver,
            span: whole,
            message,
            articles: articles.clone(),
        });
        self.judged.outcome = match end {
            SealedEnd::Checkmate => outcome(OutcomeKind::Loss, Some(self.sealer()), articles),
            _ if basis == Basis::Loses => {
                let exempt = if end == SealedEnd::Dead { Said::DeadPosition.articles(self.name) } else { articles };
                return self.exempt(Message::new("sealed-exempt-over"), None, exempt, whole);
            }
            _ => outcome(OutcomeKind::Draw, None, articles),
        };
    }

    /// The move is made.
    fn plays(&mut self, played: Move, whole: Span) {
        let after = self.position.played(played);
        let past: Vec<Position> = self.past.iter().chain([self.position]).copied().collect();
        let Some(end) = end_of(&after, &past, self.laws) else {
            self.judged.outcome = outcome(OutcomeKind::Play, None, Vec::new());
            return;
        };
        let articles = of_end(end, self.name);
        self.judged.ends = Some(end);
        self.judged.outcome = match end {
            SealedEnd::Checkmate => outcome(OutcomeKind::Win, Some(self.sealer()), articles.clone()),
            _ => outcome(OutcomeKind::Draw, None, articles.clone()),
        };
        let message = match end {
            SealedEnd::Checkmate => Message::new("sealed-ends-checkmate"),
            SealedEnd::Stalemate => Message::new("sealed-ends-stalemate"),
            SealedEnd::Dead => Message::new("sealed-ends-dead"),
            SealedEnd::Fivefold => Message::new("sealed-ends-fivefold"),
            SealedEnd::SeventyFive => Message::new("sealed-ends-seventyfive"),
        };
        let message = message.with("san", self.position.san(played).as_str()).with("color", self.sealer());
        let own: Vec<&'static str> = SEALED_ENDS_GAME.articles_in(self.name).chain(articles).collect();
        self.judged.findings.push(Finding::new(&SEALED_ENDS_GAME, whole, message).articles(own));
    }

    /// The record of the move loses, unless the opponent can mate by no series of legal moves.
    fn loses(&mut self, whole: Span) {
        match self.chance() {
            Chance::Can => {
                self.judged.outcome = outcome(OutcomeKind::Loss, Some(self.sealer()), self.lost_by());
            }
            Chance::Cannot(why) => {
                let message = Message::new("sealed-exempt").with("color", !self.sealer());
                let articles = Said::CannotMate.articles(self.name);
                self.exempt(message, Some(why), articles, whole);
            }
            Chance::Open => {}
        }
    }

    /// It does not lose: the game is drawn.
    fn exempt(&mut self, message: Message, why: Option<Message>, articles: Vec<&'static str>, whole: Span) {
        let articles: Vec<&'static str> = self.lost_by().into_iter().chain(articles).collect();
        let mut finding = Finding::new(&SEALED_LOSS_EXEMPT, whole, message).articles(articles.clone());
        if let Some(why) = why {
            finding = finding.label(whole, why);
        }
        self.judged.findings.push(finding);
        self.judged.outcome = outcome(OutcomeKind::Draw, None, articles);
    }

    /// The player resigned: since 2023 a draw if the opponent can mate by no series of legal moves (5.1.2).
    fn resigns(&mut self) {
        let articles = Said::Resignation.articles(self.name);
        let loss = outcome(OutcomeKind::Loss, Some(self.sealer()), articles.clone());
        let asked = if self.laws.resign_draw_exception { self.chance() } else { Chance::Can };
        match asked {
            Chance::Can => self.judged.outcome = loss,
            Chance::Cannot(_) => self.judged.outcome = outcome(OutcomeKind::Draw, None, articles),
            Chance::Open => {}
        }
    }

    /// The player's flag fell.
    fn falls(&mut self) {
        let articles = Said::CannotMate.articles(self.name);
        match self.chance() {
            Chance::Can => self.judged.outcome = outcome(OutcomeKind::Loss, Some(self.sealer()), articles),
            Chance::Cannot(_) => self.judged.outcome = outcome(OutcomeKind::Draw, None, articles),
            Chance::Open => {}
        }
    }

    /// Whether the opponent can still mate, with the move still to be made.
    fn chance(&mut self) -> Chance {
        let opponent = !self.sealer();
        let chance = self.position.mating_chance(opponent, self.effort);
        let answer = match &chance {
            MatingChance::Winnable { .. } => Chance::Can,
            MatingChance::Unwinnable { how, nodes } => Chance::Cannot(why_not(self.position, opponent, *how, *nodes)),
            MatingChance::Undecided { nodes } => {
                let count = usize::try_from(*nodes).unwrap_or(usize::MAX);
                let why = if count == 0 {
                    Message::new("chance-not-searched")
                } else {
                    Message::new("chance-undecided").with("count", count)
                };
                self.judged.undecided.push(Undecided { rule: &SEALED_LOSS_EXEMPT, why });
                Chance::Open
            }
        };
        self.judged.opponent_can_mate = Some(chance);
        answer
    }
}

/// Whether the opponent can still mate.
enum Chance {
    Can,
    Cannot(Message),
    Open,
}

/// How the game is over in a position, if it is: on the board, or because it stands for the fifth time or nothing was
/// captured and no pawn moved for 75 moves (since 2014; checkmate by the last of them goes before).
fn end_of(position: &Position, past: &[Position], laws: &Edition) -> Option<SealedEnd> {
    if !position.has_legal_move() {
        return Some(if position.in_check() { SealedEnd::Checkmate } else { SealedEnd::Stalemate });
    }
    if deadness(position) == Dead::Yes {
        return Some(SealedEnd::Dead);
    }
    if is_fivefold(position, past, laws) {
        return Some(SealedEnd::Fivefold);
    }
    (laws.seventyfive && position.halfmove_clock() >= SEVENTY_FIVE).then_some(SealedEnd::SeventyFive)
}

fn is_fivefold(position: &Position, past: &[Position], laws: &Edition) -> bool {
    if laws.fivefold == Fivefold::None {
        return false;
    }
    let key = position.key();
    let mut before = (1_usize..).zip(past.iter().rev()).filter(|(_, other)| other.key() == key);
    let fourth = before.nth(3).map(|(distance, _)| distance);
    match laws.fivefold {
        Fivefold::Consecutive => fourth == Some(4 * usize::from(CYCLE)),
        Fivefold::None | Fivefold::Any => fourth.is_some(),
    }
}
