//! Where a sheet tells of claims, and which reading of one is taken where its words leave several.

use super::judge::judge;
use super::places::{Candidate, Stands, candidates};
use super::{Claim, Intended, Played, Verdict};
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
        let told = told(tag.value.of(game.text), tag.value.start)?;
        Some((tag.value, told, Stands::Heading))
    });
    let mut found: Vec<(Span, Told, Stands)> = headings.collect();
    if game.score.dialect == Dialect::Sheet {
        found.extend(marks(game));
    }
    found.sort_by_key(|(span, ..)| span.start);
    let conclude = |(at, (span, told, stands)): (usize, &(Span, Told, Stands))| {
        let why = match told.unread {
            _ if at >= MOST => Message::new("claim-too-many").with("count", MOST),
            // Words that are not understood may say anything.
            Some(unread) => Message::new("claim-words").with("written", unread.of(game.text)),
            None => return conclude(game, *span, told.written, *stands),
        };
        unjudged(*span, &told.written, Verdict::Undecided(why))
    };
    found.iter().enumerate().map(conclude).collect()
}

/// A claim of which only the words are known.
fn unjudged(span: Span, written: &WrittenClaim, verdict: Verdict) -> Claim {
    Claim {
        span,
        kind: written.kind,
        player: written.player,
        place: None,
        intended: written.intended.map(|span| Intended { span, played: None, entry: None }),
        outcome: written.outcome,
        penalty: written.penalty,
        verdict,
        grounds: None,
    }
}

/// What the words of a claim say, and those that are not understood; all spans lie in the text of the game.
struct Told {
    written: WrittenClaim,
    unread: Option<Span>,
}

/// Reads the words of a claim that begin at a place of the game's text.
fn told(words: &str, from: u32) -> Option<Told> {
    let (written, unread) = match read_claim(words) {
        Ok(written) => (written?, None),
        Err(fault) => (fault.claim, Some(fault.span)),
    };
    let place = |part: Span| Span { start: part.start + from, end: part.end + from };
    let written = WrittenClaim {
        point: written.point.map(|(how, part)| (how, place(part))),
        intended: written.intended.map(place),
        numbered: written.numbered.map(place),
        made: written.made.map(place),
        penalty: written.penalty.map(place),
        ..written
    };
    Some(Told { written, unread: unread.map(place) })
}

/// The claims amid the moves of the main line.
fn marks(game: &Played<'_>) -> Vec<(Span, Told, Stands)> {
    let claim = |(entry, item): (Option<usize>, Item)| {
        let told = claim_of(&item, game.text)?;
        Some((item.span, told, Stands::Behind(entry)))
    };
    beside(game.score, game.record).filter_map(claim).collect()
}

/// The claim that a comment on a sheet makes.
fn claim_of(item: &Item, text: &str) -> Option<Told> {
    if item.kind != ItemKind::Comment {
        return None;
    }
    let comment = item.span.of(text);
    let inner = inner(comment);
    claim_phrase(inner)?;
    let told = told(inner, item.span.start + comment.find(inner)? as u32)?;
    // A remark may claim other things than a draw.
    let remark = comment.starts_with(['{', ';']) && !told.written.draw && told.written.kind.is_none();
    (told.unread.is_none() || !remark).then_some(told)
}

/// Whether a comment on a sheet makes a claim.
pub(crate) fn is_claim_comment(comment: &str) -> bool {
    claim_of(&Item { kind: ItemKind::Comment, span: Span::new(0, comment.len()) }, comment).is_some()
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
fn conclude(game: &Played<'_>, span: Span, written: WrittenClaim, stands: Stands) -> Claim {
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
