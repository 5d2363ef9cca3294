//! What is said of a claim that is right or wrong: what was counted, and what the ruling and the rest of the game have to do
//! with it.

use crate::claims::{Claim, Difference, Grounds, Verdict};
use crate::edition::{Edition, EditionName};
use crate::finding::{Arg, Finding, Message};
use crate::report::name_of;
use crate::rule::{Context, Findings, Rule, Severity};
use crate::rules::place::{place, wanted};
use crate::rules::result;
use planilla_board::State;
use planilla_notation::{ClaimKind, ClaimOutcome, Outcome};

/// How many points of the game are named in one sentence.
const MOST: usize = 10;

/// Tells the claims that are a rule's.
pub(super) fn tell(context: &Context<'_>, rule: &'static Rule, findings: &mut Findings, is_its: fn(&Claim) -> bool) {
    let mut unjudged = false;
    for claim in context.claims().iter().filter(|claim| is_its(claim)) {
        match &claim.verdict {
            _ if claim.kind.is_some_and(ClaimKind::is_quickplay) => {}
            Verdict::Undecided(why) if why.id == "claim-too-many" => {
                if !std::mem::replace(&mut unjudged, true) {
                    findings.undecided(rule, why.clone());
                }
            }
            Verdict::Undecided(why) => findings.undecided(rule, why.clone()),
            Verdict::RightLost { .. } | Verdict::Arbiter => {}
            _ => tell_one(context, rule, findings, claim),
        }
    }
}

/// Whether a claim is one of fifty moves: as it says, or as was counted for it.
pub(super) fn is_of_moves(claim: &Claim) -> bool {
    match claim.kind {
        Some(kind) => matches!(kind, ClaimKind::Fifty | ClaimKind::SeventyFive),
        None => matches!(claim.grounds, Some(Grounds::Moves { .. })),
    }
}

fn tell_one(context: &Context<'_>, rule: &'static Rule, findings: &mut Findings, claim: &Claim) {
    let mut said = vec![counted(context, claim)];
    let mut articles: Vec<&'static str> = rule.articles_in(context.laws.name).collect();
    let severity = match claim.verdict {
        Verdict::Right => consequence(context, claim, &mut said, &mut articles),
        Verdict::OnBoardOnly => {
            let written = claim.intended.map_or("", |intended| context.text_of(intended.span));
            said.push(Message::new("claim-not-announced").with("written", written));
            Severity::Warning
        }
        Verdict::Disputed => {
            said.push(Message::new("claim-disputed"));
            findings.undecided(rule, Message::new("claim-disputed"));
            Severity::Note
        }
        _ if claim.outcome == ClaimOutcome::Rejected => {
            said.push(Message::new("claim-rejected"));
            Severity::Note
        }
        _ => {
            if claim.outcome == ClaimOutcome::Accepted {
                said.push(Message::new("claim-yet-accepted"));
            }
            Severity::Error
        }
    };
    if !wanted(context, severity) {
        return;
    }
    let message = Message::new("claim-said").with("why", Arg::Sentences(said));
    let mut finding = Finding::new(rule, claim.span, message).severity(severity).articles(articles);
    let history = context.record.history();
    if let Some(entry) = claim.place.and_then(|place| history.entry_of(place)) {
        finding = finding.entry(entry as usize);
    }
    if let Some(Grounds::Repetition { places, .. }) = &claim.grounds {
        for at in places.iter().take(MOST).filter_map(|place| history.entry_of(*place)) {
            finding = finding.label(place(context.record, at as usize), Message::new("claim-stood-here"));
        }
    }
    findings.push(finding);
}

/// What a right claim does: it ends the game as a draw (9.5a until 2014, 9.5.2 since).
fn consequence(
    context: &Context<'_>,
    claim: &Claim,
    said: &mut Vec<Message>,
    articles: &mut Vec<&'static str>,
) -> Severity {
    let before = said.len();
    if claim.outcome == ClaimOutcome::Rejected {
        said.push(Message::new("claim-yet-rejected"));
    }
    let went_on = claim.place.is_some_and(|place| context.played().went_on(place, claim.intended));
    let decided = result::written(context).filter(|(outcome, _)| !matches!(outcome, Outcome::Draw | Outcome::Unknown));
    if let Some((outcome, _)) = decided {
        said.push(Message::new("claim-yet-decided").with("written", outcome.as_str()));
    } else if went_on {
        said.push(Message::new("claim-yet-went-on"));
    }
    if said.len() == before {
        return Severity::Note;
    }
    articles.push(right_ends(context.laws));
    Severity::Error
}

/// The article by which a right claim ends the game.
fn right_ends(laws: &Edition) -> &'static str {
    if laws.name <= EditionName::E2014 { "9.5a" } else { "9.5.2" }
}

/// What was counted for a claim.
fn counted(context: &Context<'_>, claim: &Claim) -> Message {
    let right = matches!(claim.verdict, Verdict::Right | Verdict::OnBoardOnly);
    // What stood on the board is counted where the announced move is left aside.
    let intended = claim.intended.filter(|_| claim.verdict != Verdict::OnBoardOnly);
    let written = intended.map(|intended| context.text_of(intended.span));
    match (&claim.verdict, &claim.grounds) {
        (Verdict::Over(state), _) => {
            let state = match state {
                State::Checkmate => "checkmate",
                State::Stalemate => "stalemate",
                State::DeadPosition | State::Ongoing => "dead",
            };
            Message::new("claim-over").with("state", state)
        }
        (Verdict::IntendedIllegal, _) => {
            Message::new("claim-intended-illegal").with("written", written.unwrap_or_default())
        }
        (_, Some(Grounds::Repetition { places, needed, near })) => {
            let count = places.len() + usize::from(written.is_some());
            let points = all(context, places);
            let sentence = match (right, written) {
                (false, _) if claim.verdict == Verdict::Disputed => {
                    Message::new("claim-threefold-stood").with("count", count).with("points", points)
                }
                (true, None) => Message::new("claim-threefold-right").with("count", count).with("points", points),
                (true, Some(written)) => Message::new("claim-threefold-right-with")
                    .with("written", written)
                    .with("count", count)
                    .with("points", points),
                (false, None) => Message::new("claim-threefold-wrong")
                    .with("count", count)
                    .with("needed", *needed as usize)
                    .with("points", points),
                (false, Some(written)) => Message::new("claim-threefold-wrong-with")
                    .with("written", written)
                    .with("count", count)
                    .with("needed", *needed as usize),
            };
            let stood = claim.verdict == Verdict::Wrong && written.is_some() && !places.is_empty();
            let stood = stood.then(|| Message::new("claim-stood").with("points", all(context, places)));
            let near = if right { Vec::new() } else { nearly(context, near) };
            together(std::iter::once(sentence).chain(stood).chain(near))
        }
        (_, Some(Grounds::Moves { broken: true, .. })) => {
            Message::new("claim-fifty-broken").with("written", written.unwrap_or_default())
        }
        (_, Some(Grounds::Moves { halfmoves, needed, .. })) => {
            let message = if right { Message::new("claim-fifty-right") } else { Message::new("claim-fifty-wrong") };
            message.with("halfmoves", usize::from(*halfmoves)).with("needed", usize::from(*needed))
        }
        (_, None) => Message::new("claim-intended-other-last").with("written", written.unwrap_or_default()),
    }
}

fn together(sentences: impl Iterator<Item = Message>) -> Message {
    Message::new("claim-said").with("why", Arg::Sentences(sentences.collect()))
}

/// Positions with the same men that do not count as the same.
fn nearly(context: &Context<'_>, near: &[(u32, Difference)]) -> Vec<Message> {
    let at = |wanted: Difference| -> Vec<u32> {
        near.iter().filter(|(_, difference)| *difference == wanted).map(|(place, _)| *place).collect()
    };
    let [castling, en_passant, turn] = [Difference::Castling, Difference::EnPassant, Difference::Turn].map(at);
    let sentence = |places: &Vec<u32>, message: Message| {
        (!places.is_empty()).then(|| message.with("points", all(context, places)))
    };
    [
        sentence(&castling, Message::new("claim-near-castling")),
        sentence(&en_passant, Message::new("claim-near-ep")),
        sentence(&turn, Message::new("claim-near-turn")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Places by their names, the first of them.
fn all(context: &Context<'_>, places: &[u32]) -> Arg {
    let history = context.record.history();
    let name = |place: &u32| name_of(context.record, history.entry_of(*place).map(|entry| entry as usize));
    Arg::All(places.iter().take(MOST).map(name).collect())
}
