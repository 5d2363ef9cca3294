//! Whether moves are moves, and legal (Article 3). An entry that no legal move fits gets the most specific of these rules.

mod cited;
pub(super) mod illegal;
pub(super) mod illegal_castling;
pub(super) mod illegal_ep;
pub(super) mod illegal_stands;
pub(super) mod illegal_tally;
pub(super) mod leaves_king_in_check;
mod sentence;
pub(super) mod unread;

use super::place::{about, written};
use super::spelling::{MOST_NAMED, meant, rivals_listed};
use super::start::rapid_setup::castling_is_open;
use crate::edition::EditionName;
use crate::explain_illegal::explain;
use crate::finding::{Applicability, Finding, Message};
use crate::reading::Reading;
use crate::reason::Reason;
use crate::record::{Ply, Signals, Status};
use crate::rule::{Context, Findings, Rule};
use planilla_board::Position;
use planilla_notation::Span;

/// Whether a rule takes a reason as its own.
type Takes = fn(Option<&Reason>) -> bool;

/// Finds the illegal entries whose reason a rule takes as its own.
fn illegal(context: &Context<'_>, rule: &'static Rule, takes: Takes, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::ILLEGAL) {
        if ply.status != Status::Illegal || !context.record.position_before(entry).has_legal_move() {
            continue; // after mate or stalemate an `end` rule says it
        }
        let reason = explain(context.record, entry);
        if takes(reason.as_ref()) {
            // Whether a king that was set up on a wrong square may castle, an edition may not say.
            if castling_is_open(context, entry, reason.as_ref()) {
                findings.undecided(rule, Message::new("setup-castling-open").with("laws", context.laws.name.as_str()));
                continue;
            }
            findings.push(finding(context, rule, (entry, ply), reason));
        }
    }
}

fn finding(context: &Context<'_>, rule: &'static Rule, (entry, ply): (usize, &Ply), reason: Option<Reason>) -> Finding {
    let text = written(context, ply);
    let message = match &reason {
        Some(reason) => sentence::of(context.record.position_before(entry), reason, text),
        None => Message::new("illegal-unexplained").with("written", text),
    };
    let mut finding = near(context, (entry, ply), about(context, rule, entry, message));
    if let Some(reason) = reason {
        finding = finding.articles(cited::by(&reason, context.laws.name));
        if let Some((before, label)) = sentence::label(&reason)
            && let Some(span) = context.record.plies.get(before).and_then(|ply| ply.span)
        {
            finding = finding.label(span, label);
        }
        finding = finding.reason(reason);
    }
    finding
}

/// What is to be said of one written move that no legal move of a position fits: the most specific rule speaks.
pub(crate) fn of_reading(text: &str, position: &Position, reading: &Reading, laws: EditionName) -> Finding {
    let span = Span::new(0, text.len());
    let Some(reason) = reading.reason else {
        if reading.status == Status::Illegal {
            return Finding::new(&illegal::RULE, span, Message::new("illegal-unexplained").with("written", text));
        }
        return Finding::new(&unread::RULE, span, unread::message(text));
    };
    let specific: [(&'static Rule, Takes); 3] = [
        (&illegal_castling::RULE, illegal_castling::takes),
        (&illegal_ep::RULE, illegal_ep::takes),
        (&leaves_king_in_check::RULE, leaves_king_in_check::takes),
    ];
    let rule = specific.iter().find(|(_, takes)| takes(Some(&reason))).map_or(&illegal::RULE, |(rule, _)| *rule);
    let message = sentence::of(position, &reason, text);
    Finding::new(rule, span, message).articles(cited::by(&reason, laws)).reason(reason)
}

/// The finding with the move that was likely meant: the one that makes sense of the rest, else the only one that is
/// one step from the text. Several such are named, many are counted.
pub(super) fn near(context: &Context<'_>, (entry, ply): (usize, &Ply), finding: Finding) -> Finding {
    let rivals = context.record.candidates_of(ply);
    let played = match rivals {
        [] => ply.played,
        [only] => Some(only.played),
        _ => None, // rivals that nothing settles: none is proposed
    };
    if let Some(played) = played {
        // A move that leads into the next fault may itself be the wrong one.
        let borne_out = context.record.is_borne_out(entry);
        let applicability = if borne_out { Applicability::Likely } else { Applicability::Shown };
        return finding.fix(meant(context, entry, ply, played, applicability));
    }
    // With rivals on the board the game went on; without, they are only near what is written.
    let went_on = ply.played.is_some();
    let message = match rivals.len() {
        0 => return finding,
        1..=MOST_NAMED if went_on => Message::new("faulty-rivals").with("moves", rivals_listed(context, entry, rivals)),
        1..=MOST_NAMED => Message::new("illegal-near").with("moves", rivals_listed(context, entry, rivals)),
        count if went_on => Message::new("faulty-many").with("count", count),
        _ => return finding,
    };
    let span = finding.span;
    finding.label(span, message)
}
