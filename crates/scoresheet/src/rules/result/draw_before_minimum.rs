//! `result.draw_before_minimum`

use super::account::{Account, is_open};
use super::draw_without_moves::moves_of;
use crate::announced::minimum_named;
use crate::edition::EditionName::{E2009, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_notation::{EndReason, Key, Outcome, Score};
use std::num::NonZeroU16;

/// A draw was agreed before the move that the event asks for.
pub(crate) static RULE: Rule = Rule {
    name: "result.draw_before_minimum",
    severity: Severity::Error,
    articles: &[
        Cited { from: E2009, to: E2014, numbers: &["9.1a"] },
        Cited { from: E2017, to: E2023, numbers: &["9.1.1"] },
    ],
    summary: "a draw was agreed before both players had made the moves that the event asks for",
    page: include_str!("draw_before_minimum.md"),
    wakes: Signals::SHORT_DRAW,
    notes_in_pgn: Signals::NONE,
    check,
};

/// The moves that both players must have made before they may agree on a draw: those of the settings, else of a heading.
pub(crate) fn limit(settings: Option<NonZeroU16>, score: &Score, text: &str) -> Option<NonZeroU16> {
    settings.or_else(|| score.tag(Key::MinimumMoves, text).and_then(minimum_named))
}

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((Outcome::Draw, span)) = super::written(context) else { return };
    let limit = limit(context.minimum_moves, context.score, context.text);
    let Some(limit) = limit.filter(|_| context.laws.event_may_limit_offers) else { return };
    let record = context.record;
    let reason = Account::of(context).why();
    let agreed = match reason {
        Some(EndReason::Agreement) => true,
        // Where a draw could be claimed, it may have been.
        None => record.history().repetitions.is_empty() && record.history().fifty.is_empty(),
        Some(_) => false,
    };
    let [white, black] = moves_of(record);
    let before = usize::from(record.start.fullmove_number()).saturating_sub(1);
    let made = before + white.min(black);
    if context.refused.is_some() || !agreed || !is_open(context) || made >= usize::from(limit.get()) {
        return;
    }
    let told = reason.is_some();
    let message = Message::new("draw-before-minimum").with("count", made).with("least", usize::from(limit.get()));
    let message = message.with("told", if told { "yes" } else { "no" });
    let severity = if told { Severity::Error } else { Severity::Warning };
    findings.push(Finding::new(&RULE, span, message).severity(severity));
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, graded_in};
    use crate::{Checker, Settings};
    use std::num::NonZeroU16;

    const RULE: &str = "result.draw_before_minimum";
    const MOVES: &str = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6";

    #[test]
    fn by_edition_and_limit() {
        let sheet = |headings: &str, end: &str| format!("lang: en\n{headings}\n\n{MOVES} {end}");
        for (headings, end, expected) in [
            ("reason: agreement\nminimum_moves: 30", "½-½", "error error error error error"),
            ("minimum_moves: 30", "½-½", "warning warning warning warning warning"),
            ("reason: agreement\nminimum_moves: 3", "½-½", ""),
            ("reason: agreement\nminimum_moves: 4", "½-½", "error error error error error"),
            ("reason: agreement", "½-½", ""),
            ("reason: repetition\nminimum_moves: 30", "½-½", ""),
            ("minimum_moves: 30", "1-0", ""),
        ] {
            assert_eq!(graded_in(&sheet(headings, end), RULE), expected, "{headings} {end}");
        }
        let repeated = "lang: en\nminimum_moves: 30\n\n1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 ½-½";
        assert_eq!(graded_in(repeated, RULE), "");
    }

    #[test]
    fn the_limit_as_an_option() {
        let pgn = format!("[Result \"1/2-1/2\"]\n\n{} 1/2-1/2\n", MOVES.replace('.', ". "));
        for (limit, expected) in [(30, 1), (3, 0)] {
            let settings = Settings { minimum_moves: NonZeroU16::new(limit), ..Settings::default() };
            let mut checker = Checker::new(settings);
            assert_eq!(checker.check(pgn.as_bytes()).findings.list.len(), expected, "{limit}");
        }
    }

    #[test]
    fn what_is_said() {
        check(
            &format!("lang: en\nreason: agreement\nminimum_moves: 30\n\n{MOVES} ½-½"),
            RULE,
            &["the draw was agreed after 3 moves; the event allows none before 30"],
            &["las tablas se acordaron tras 3 jugadas; el torneo no las admite antes de la 30"],
        );
        check(
            &format!("lang: en\nminimum_moves: 30\n\n{MOVES} ½-½"),
            RULE,
            &["the game was drawn after 3 moves and nothing says why; the event allows no agreed draw before 30"],
            &[
                "la partida terminó en tablas tras 3 jugadas y nada dice por qué; el torneo no admite tablas acordadas antes \
               de la 30",
            ],
        );
    }
}
