//! Where a sheet tells of claims, and which reading of one is taken where its words leave several.

use super::judge::judge;
use super::places::{Candidate, Stands, candidates};
use super::{Claim, Played, Verdict};
use crate::clocks::beside;
use crate::finding::Message;
use planilla_notation::{Dialect, Item, ItemKind, Key, Score, Span, WrittenClaim, claim_phrase, read_claim};

/// Whether a claim is told of amid the moves of a sheet.
pub(crate) fn any_mark(score: &Score, text: &str) -> bool {
    score.dialect == Dialect::Sheet && score.items.iter().any(|item| claim_of(item, text).is_some())
}

/// How many claims of one game are judged; of the others it is said that they are not.
const MOST: usize = 200;

/// The longest history, in places, that is searched for the place at which a claim may have been made.
const LONGEST: u32 = 600;

/// The claims of a game, in the order in which they are written.
pub(super) fn claims(game: &Played<'_>) -> Vec<Claim> {
    let headings = game.score.tags.iter().filter(|tag| tag.key == Key::Claim);
    let headings = headings.filter_map(|tag| {
        let written = read_claim(tag.value.of(game.text)).ok()??;
        Some((tag.value, tag.value.start, written, Stands::Heading))
    });
    let mut found: Vec<(Span, u32, WrittenClaim, Stands)> = headings.collect();
    if game.score.dialect == Dialect::Sheet {
        let behind = |(entry, span, from, written)| (span, from, written, Stands::Behind(entry));
        found.extend(marks(game).into_iter().map(behind));
    }
    found.sort_by_key(|(span, ..)| span.start);
    let judged =
        found.iter().take(MOST).map(|(span, from, written, stands)| conclude(game, *span, *from, *written, *stands));
    let too_many = || Verdict::Undecided(Message::new("claim-too-many").with("count", MOST));
    let others = found.iter().skip(MOST).map(|(span, _, written, _)| unjudged(*span, written, too_many()));
    judged.chain(others).collect()
}

/// A claim of which only the words are known.
fn unjudged(span: Span, written: &WrittenClaim, verdict: Verdict) -> Claim {
    Claim {
        span,
        kind: written.kind,
        player: written.player,
        place: None,
        intended: None,
        outcome: written.outcome,
        verdict,
        grounds: None,
    }
}

/// A claim amid the moves: the entry before it, its place, where its words begin, and what they say.
type Mark = (Option<usize>, Span, u32, WrittenClaim);

/// The claims amid the moves of the main line.
fn marks(game: &Played<'_>) -> Vec<Mark> {
    let claim = |(entry, item): (Option<usize>, Item)| {
        let (from, written) = claim_of(&item, game.text)?;
        Some((entry, item.span, from, written))
    };
    beside(game.score, game.record).filter_map(claim).collect()
}

/// The claim that a comment on a sheet makes, and where its words begin.
fn claim_of(item: &Item, text: &str) -> Option<(u32, WrittenClaim)> {
    if item.kind != ItemKind::Comment {
        return None;
    }
    let inner = inner(item.span.of(text));
    claim_phrase(inner)?;
    let from = item.span.start + item.span.of(text).find(inner)? as u32;
    Some((from, read_claim(inner).ok()??))
}

/// Whether a comment on a sheet makes a claim.
pub(crate) fn is_claim_comment(comment: &str) -> bool {
    let inner = inner(comment);
    claim_phrase(inner).is_some() && read_claim(inner).is_ok()
}

fn inner(comment: &str) -> &str {
    comment.trim_matches(|c: char| c.is_whitespace() || matches!(c, '{' | '}' | ';' | '(' | ')'))
}

/// Whether the value of a `claim` heading is understood, or left open.
pub(crate) fn value_of(value: &str) -> bool {
    read_claim(value).is_ok()
}

/// The word of a `claim` heading for which it is not understood.
pub(crate) fn fault_of(value: &str) -> &str {
    read_claim(value).err().map_or("", |fault| fault.span.of(value))
}

/// What a claim comes to, read in favour of who wrote it where its words leave several places.
fn conclude(game: &Played<'_>, span: Span, from: u32, written: WrittenClaim, stands: Stands) -> Claim {
    let place_of = |part: Span| Span { start: part.start + from, end: part.end + from };
    let written = WrittenClaim {
        point: written.point.map(|(place, part)| (place, place_of(part))),
        intended: written.intended.map(place_of),
        numbered: written.numbered.map(place_of),
        made: written.made.map(place_of),
        ..written
    };
    let claim = unjudged(span, &written, Verdict::Undecided(Message::new("claim-no-place")));
    let found = match candidates(game, &written, stands) {
        Ok(found) => found,
        Err(why) => return Claim { verdict: Verdict::Undecided(why), ..claim },
    };
    let mut best: Option<Claim> = None;
    for candidate in &found {
        let one = of_candidate(game, &claim, &written, candidate);
        if best.as_ref().is_none_or(|best| best.verdict.favour() < one.verdict.favour()) {
            best = Some(one);
        }
    }
    let Some(best) = best else { return claim };
    // A heading that does not say where: at the end, if it holds there; elsewhere it may have been right.
    let open = stands == Stands::Heading
        && written.point.is_none()
        && written.numbered.is_none()
        && best.verdict == Verdict::Wrong;
    if open && right_somewhere(game, &claim, &written) { claim } else { best }
}

fn of_candidate(game: &Played<'_>, claim: &Claim, written: &WrittenClaim, candidate: &Candidate) -> Claim {
    let (verdict, intended, grounds) = judge(game, written, candidate);
    Claim { player: Some(candidate.player), place: Some(candidate.place), intended, verdict, grounds, ..claim.clone() }
}

/// Whether the claim was right at some place of the game, for what stood there or with the move that was made.
fn right_somewhere(game: &Played<'_>, claim: &Claim, written: &WrittenClaim) -> bool {
    let history = game.record.history();
    // In a game that long it is left open.
    if history.last() > LONGEST {
        return true;
    }
    (0..history.last()).any(|place| {
        let player = game.position(place).turn();
        let on_board = Candidate { place, player, announced: written.intended, entry: None, lost: false };
        let entry = history.entry_of(place + 1).map(|entry| entry as usize);
        let span = entry.and_then(|entry| game.record.plies[entry].span);
        let with_move = Candidate { announced: written.intended.or(span), entry, ..on_board };
        let is_right = |candidate: &Candidate| of_candidate(game, claim, written, candidate).verdict == Verdict::Right;
        written.player.is_none_or(|claimant| claimant == player) && (is_right(&on_board) || is_right(&with_move))
    })
}
