//! Whether moves are moves, and legal (Article 3). An entry that no legal move fits gets the most specific of these rules.

mod cited;
pub(super) mod illegal;
pub(super) mod illegal_castling;
pub(super) mod illegal_ep;
pub(super) mod leaves_king_in_check;
mod sentence;
pub(super) mod unread;

use super::place::{about, written};
use super::spelling::proposed;
use crate::explain_illegal::explain;
use crate::finding::{Applicability, Finding, Message};
use crate::reason::Reason;
use crate::record::{Ply, Signals, Status};
use crate::rule::{Context, Findings, Rule};

/// Finds the illegal entries whose reason a rule takes as its own.
fn illegal(context: &Context<'_>, rule: &'static Rule, takes: fn(Option<&Reason>) -> bool, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::ILLEGAL) {
        if ply.status != Status::Illegal || !context.record.position_before(entry).has_legal_move() {
            continue; // after mate or stalemate an `end` rule says it
        }
        let reason = explain(context.record, entry);
        if takes(reason.as_ref()) {
            findings.push(finding(context, rule, (entry, ply), reason));
        }
    }
}

fn finding(context: &Context<'_>, rule: &'static Rule, (entry, ply): (usize, &Ply), reason: Option<Reason>) -> Finding {
    let fix = proposed(context, entry, ply, Applicability::Likely);
    let Some(reason) = reason else {
        let message = Message::new("illegal-unexplained").with("written", written(context, ply));
        return about(context, rule, entry, message).fix(fix);
    };
    let message = sentence::of(context.record, entry, &reason, written(context, ply));
    let mut finding = about(context, rule, entry, message).articles(cited::by(&reason, context.laws.name)).fix(fix);
    if let Some((before, label)) = sentence::label(&reason)
        && let Some(span) = context.record.plies.get(before).and_then(|ply| ply.span)
    {
        finding = finding.label(span, label);
    }
    finding.reason(reason)
}
