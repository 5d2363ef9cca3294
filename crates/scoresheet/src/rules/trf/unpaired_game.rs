//! `trf.unpaired_game`. What several games tell together is found in [`crate::federation::Roll`].

use super::heading;
use crate::federation::{GameHeadings, Joined};
use crate::finding::Finding;
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::Key;

/// A game that is no pairing of the report, or may be several.
pub(crate) static RULE: Rule = Rule {
    name: "trf.unpaired_game",
    severity: Severity::Warning,
    articles: &[],
    summary: "a game that is no pairing of the tournament report or may be several, a pairing without a game or with several",
    page: include_str!("unpaired_game.md"),
    wakes: Signals::FEDERATION,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((federation, joined)) = context.federation else { return };
    let pairing = match joined {
        Joined::Open(why) => {
            findings.push(Finding::new(&RULE, heading(context, &[Key::White, Key::Black, Key::Round]), why.clone()));
            return;
        }
        Joined::Pairing(pairing) => pairing,
    };
    let doubts = federation.doubts(&GameHeadings::of(context.score, context.text), pairing);
    for (doubt, key) in doubts.into_iter().zip([Key::White, Key::Black]) {
        findings.list.extend(doubt.map(|message| Finding::new(&RULE, heading(context, &[key]), message)));
    }
}
