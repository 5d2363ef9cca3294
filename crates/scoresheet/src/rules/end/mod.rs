//! The game should have ended (Articles 5 and 9.6).

mod drawn;
pub(super) mod fivefold_passed;
pub(super) mod moves_after_dead;
pub(super) mod moves_after_mate;
pub(super) mod moves_after_stalemate;
pub(super) mod seventyfive_passed;

use super::place::{about, is_settled_before};
use crate::finding::{Finding, Message};
use crate::record::{Signals, Status};
use crate::rule::{Context, Rule};
use planilla_board::{Position, State};

/// The signals after which moves may follow an end.
const WAKES: Signals =
    Signals(Signals::PLAYED_ON.0 | Signals::DEAD.0 | Signals::ILLEGAL.0 | Signals::UNREACHED.0 | Signals::UNREAD.0);

/// The first move that is recorded after a position of that state, if that is where the game ended first.
fn played_on(context: &Context<'_>, rule: &'static Rule, state: State, message: Message) -> Option<Finding> {
    let recorded = |status| !matches!(status, Status::Missing | Status::Extra);
    let plies = &context.record.plies;
    let dead = context.record.dead().first;
    let over = (0..plies.len()).find(|&entry| {
        // A position that no move led to is the one before, already looked at.
        let fresh = entry == 0 || plies[entry - 1].played.is_some();
        dead == Some(entry) || (fresh && is_over(context.record.position_before(entry)))
    })?;
    let ended = match context.record.position_before(over).state() {
        State::Ongoing => State::DeadPosition,
        ended => ended,
    };
    // Of rival readings, one that ends the game does not end it; unless none can go on, and nothing more was read.
    let went_on = !context.record.signals.any(Signals::UNREACHED);
    if ended != state || (went_on && !is_settled_before(context.record, over)) {
        return None;
    }
    let entry = (over..plies.len()).find(|&entry| recorded(plies[entry].status))?;
    let mut finding = about(context, rule, entry, message);
    if let Some(span) = over.checked_sub(1).and_then(|last| plies.get(last)).and_then(|ply| ply.span) {
        finding = finding.label(span, Message::new("ended-here"));
    }
    Some(finding)
}

fn is_over(position: &Position) -> bool {
    position.dead_by_material() || !position.has_legal_move()
}
