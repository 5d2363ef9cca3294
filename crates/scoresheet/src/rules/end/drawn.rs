//! What the rules of Article 9.6 share: the game was drawn of itself, and went on, or has another result.

use crate::finding::{Applicability, Finding, Fix, Message};
use crate::history::History;
use crate::record::{Signals, Status};
use crate::report::end_reason;
use crate::rule::{Context, Findings, Rule, Severity};
use crate::rules::place::about;
use crate::rules::result;
use crate::rules::text::king_centre_tail;
use planilla_notation::{EndReason, Outcome, Span};

/// What there is to say of a game that was drawn of itself.
#[derive(Clone, Copy)]
pub(super) enum Said {
    /// Moves follow.
    Passed,
    /// Moves follow, and the result is no draw but this.
    PassedAndDecided(Outcome),
    /// Moves follow, and a player is said to have lost on time.
    PassedAndFlagged(Outcome),
    /// Nothing follows, and the result is no draw but this.
    Decided(Outcome),
    /// At the move that drew it.
    Here,
}

/// The sentences of a rule.
type Sentences = fn(Said) -> Message;

/// Where the history of a game says that it was drawn under the edition.
type Reached = fn(&History, &Context<'_>) -> Option<u32>;

/// Finds that a game went on after it was drawn, or ended there with another result than a draw.
pub(super) fn find(
    context: &Context<'_>,
    rule: &'static Rule,
    reached: Reached,
    say: Sentences,
    findings: &mut Findings,
) {
    let record = context.record;
    let Some(place) = reached(record.history(), context) else {
        // What is not sure may hold it all the same.
        if record.history().unsure_from.is_some() && reached(&History::supposed(record), context).is_some() {
            findings.undecided(rule, Message::new("drawn-unsure"));
        }
        return;
    };
    let Some(last) = record.history().entry_of(place) else { return };
    if record.over.is_some_and(|(over, _)| over < last) {
        return; // the game was over before: an `end` rule says so
    }
    let drawn_at = record.plies.get(last as usize).and_then(|ply| ply.span);
    let decided = result::written(context).filter(|(outcome, _)| !matches!(outcome, Outcome::Draw | Outcome::Unknown));
    let finding = match (next(context, last), decided) {
        (None, None) => return,
        (Some(entry), None) => about(context, rule, entry, say(Said::Passed)),
        // A flag that falls later comes too late (6.9 with 9.6); what else was played on is for the arbiter.
        (Some(entry), Some((outcome, _)))
            if end_reason(context.score, record, context.text) == Some(EndReason::Time) =>
        {
            about(context, rule, entry, say(Said::PassedAndFlagged(outcome))).severity(Severity::Error)
        }
        (Some(entry), Some((outcome, _))) => about(context, rule, entry, say(Said::PassedAndDecided(outcome))),
        (None, Some((outcome, span))) => {
            let finding = Finding::new(rule, span, say(Said::Decided(outcome))).severity(Severity::Error);
            finding.fix(Some(draw(span)))
        }
    };
    findings.push(match drawn_at {
        Some(span) => finding.label(span, say(Said::Here)),
        None => finding,
    });
}

/// The first move that is recorded after an entry. Kings that an electronic board saw in the centre are none.
fn next(context: &Context<'_>, last: u32) -> Option<usize> {
    let plies = &context.record.plies;
    let tail = king_centre_tail::begins(context).unwrap_or(plies.len());
    let recorded = |entry: &usize| !matches!(plies[*entry].status, Status::Missing | Status::Extra);
    (last as usize + 1..tail).find(recorded)
}

fn draw(span: Span) -> Fix {
    Fix {
        span,
        replacement: Outcome::Draw.as_str().to_owned(),
        played: None,
        san: None,
        applicability: Applicability::Likely,
        probability: None,
    }
}

/// What wakes the rules.
pub(super) const WAKES: Signals = Signals::MAY_BE_DRAWN;
