//! `claim.available_unused`

use crate::claims::Claim;
use crate::edition::EditionName::{E1997, E2023};
use crate::finding::Message;
use crate::history::Stretch;
use crate::record::Signals;
use crate::report::reason_named;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::about;
use crate::rules::result;
use planilla_notation::{EndReason, Key, Outcome};

/// A player could claim a draw by repetition or by fifty moves, and nobody did.
pub(crate) static RULE: Rule = Rule {
    name: "claim.available_unused",
    severity: Severity::Note,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["9.2", "9.3"] }],
    summary: "a draw could be claimed by repetition or by fifty moves, and nobody did",
    page: include_str!("available_unused.md"),
    wakes: Signals::MAY_CLAIM,
    notes_in_pgn: Signals::MAY_CLAIM,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if !context.notes {
        return;
    }
    let history = context.record.history();
    let made = if context.signals().any(Signals::CLAIM) { context.claims() } else { &[] };
    // One of which the place is not known may have been made anywhere.
    let made: Vec<&Claim> = match made.iter().find(|claim| claim.place.is_none()) {
        Some(anywhere) => vec![anywhere],
        None => made.iter().collect(),
    };
    let claims = [
        (
            &history.threefold,
            history.fivefold_in(context.laws),
            EndReason::Repetition,
            Message::new("claim-open-threefold"),
            "9.2",
        ),
        (
            &history.fifty,
            history.seventyfive_in(context.laws),
            EndReason::Moves,
            Message::new("claim-open-fifty"),
            "9.3",
        ),
    ];
    for (stretches, drawn, reason, message, article) in claims {
        // The game that was drawn without a claim is told by an `end` rule.
        let told = drawn.is_some() || names(context, reason);
        let unused = |stretch: &&Stretch| {
            !told && is_unused(context, **stretch) && !made.iter().any(|claim| meets(claim, **stretch))
        };
        let Some(stretch) = stretches.iter().find(unused) else { continue };
        let Some(entry) = history.entry_of(stretch.first) else { continue };
        let message = message.with("color", !context.record.plies[entry as usize].color);
        findings.push(about(context, &RULE, entry as usize, message).articles(vec![article]));
    }
}

/// Whether the game went on after all of a stretch, or ended in it with another result than a draw.
fn is_unused(context: &Context<'_>, stretch: Stretch) -> bool {
    let history = context.record.history();
    if stretch.last < history.last() {
        return true;
    }
    let decided = |outcome| !matches!(outcome, Outcome::Draw | Outcome::Unknown);
    history.unsure_from.is_none() && result::written(context).is_some_and(|(outcome, _)| decided(outcome))
}

/// Whether a claim was made in a stretch, with the move that led to it, one move too late, or where nobody says.
fn meets(claim: &Claim, stretch: Stretch) -> bool {
    claim.place.is_none_or(|place| stretch.first <= place + 1 && place <= stretch.last + 1)
}

/// Whether the sheet gives a reason for the end of the game.
fn names(context: &Context<'_>, reason: EndReason) -> bool {
    context.score.tag(Key::Reason, context.text).and_then(reason_named) == Some(reason)
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "claim.available_unused";
    const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    #[test]
    fn a_repetition_that_nobody_claimed() {
        check(
            &format!("lang: en\n\n{SHUFFLE} {SHUFFLE} e4 e5"),
            RULE,
            &["with this move the position stood for the third time: White could claim a draw, and nobody did"],
            &[
                "con esta jugada la posición se dio por tercera vez: las blancas podían reclamar tablas, y nadie lo hizo",
            ],
        );
        assert_eq!(editions(&format!("lang: en\n\n{SHUFFLE} {SHUFFLE} e4 e5"), RULE), ALL);
        // Black resigned or lost on time where White could claim.
        assert_eq!(editions(&format!("lang: en\n\n{SHUFFLE} {SHUFFLE} 1-0"), RULE), ALL);
    }

    #[test]
    fn fifty_moves_that_nobody_claimed() {
        let rook = |clock: u16, moves: &str| format!("lang: en\nfen: 7k/8/6K1/8/8/8/8/R7 w - - {clock} 130\n\n{moves}");
        check(
            &rook(98, "Ra2 Kg8 Ra3 Kh8 Ra8# 1-0"),
            RULE,
            &[
                "with this move fifty moves were made by each player without a pawn move or a capture: White could claim \
               a draw, and nobody did",
            ],
            &["con esta jugada cada bando había hecho cincuenta jugadas sin mover un peón ni capturar: las blancas \
               podían reclamar tablas, y nadie lo hizo"],
        );
        assert_eq!(editions(&rook(99, "Ra8# 1-0"), RULE), "");
    }

    #[test]
    fn nothing_to_say() {
        for sheet in
            [format!("{SHUFFLE} {SHUFFLE}"), format!("{SHUFFLE} {SHUFFLE} 1/2-1/2"), format!("{SHUFFLE} e4 e5 1-0")]
        {
            assert_eq!(editions(&format!("lang: en\n\n{sheet}"), RULE), "", "{sheet}");
        }
        let claimed = format!("lang: en\nclaim: threefold\n\n{SHUFFLE} {SHUFFLE} e4 1/2-1/2");
        assert_eq!(editions(&claimed, RULE), "");
        let named = format!("lang: en\nreason: repetition\n\n{SHUFFLE} {SHUFFLE} e4 1/2-1/2");
        assert_eq!(editions(&named, RULE), "");
        // The fifth time drew the game, where the edition says so: that is told, and not twice.
        let five = format!("lang: en\n\n{} e4", [SHUFFLE; 4].join(" "));
        assert_eq!(editions(&five, RULE), "1997 2001 2005 2009");
    }
}
