//! `offer.missing`

use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::report::end_reason;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{end_of_moves, wanted};
use planilla_notation::language::offer_told;
use planilla_notation::{EndReason, Item, ItemKind, Key};

/// A draw by agreement, and no offer on the sheet.
pub(crate) static RULE: Rule = Rule {
    name: "offer.missing",
    severity: Severity::Note,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["8.1", "9.1", "E12"] },
        Cited { from: E2005, to: E2005, numbers: &["8.1", "9.1", "E13"] },
        Cited { from: E2009, to: E2009, numbers: &["8.1", "9.1", "C.13"] },
        Cited { from: E2014, to: E2023, numbers: &["8.1", "9.1", "C.12"] },
    ],
    summary: "a draw was agreed, and no offer is recorded",
    page: include_str!("missing.md"),
    wakes: Signals::SHEET,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Context { score, record, text, .. } = *context;
    if !wanted(context, Severity::Note) || end_reason(score, record, text) != Some(EndReason::Agreement) {
        return;
    }
    let told = |item: &Item| item.kind == ItemKind::Comment && offer_told(item.span.of(text)).is_some();
    let offered =
        record.signals.any(Signals::OFFER) || score.items.iter().any(|item| item.kind == ItemKind::Offer || told(item));
    if !offered {
        let tag = score.tags.iter().find(|tag| tag.key == Key::Reason && !tag.value.is_empty());
        let span = tag.map(|tag| tag.value).or(record.result.map(|(_, span)| span));
        let span = span.unwrap_or_else(|| end_of_moves(context));
        findings.push(Finding::new(&RULE, span, Message::new("offer-missing")));
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;

    const RULE: &str = "offer.missing";

    #[test]
    fn an_agreed_draw_without_its_offer() {
        let said = ["the draw was agreed, but no offer `(=)` is recorded"];
        let dicho = ["las tablas se acordaron, pero no consta ninguna oferta `(=)`"];
        for edition in ["1997", "2005", "2009", "2014", "2023"] {
            let sheet = format!("laws: {edition}\nlang: en\nreason: agreement\n\n1.e4 e5 2.Nf3 Nc6 1/2-1/2");
            check(&sheet, RULE, &said, &dicho);
        }
        check("lang: es\n1.e4 e5 2.Cf3 Cc6 tablas por acuerdo", RULE, &said, &dicho);
    }

    #[test]
    fn an_offer_or_another_end() {
        for sheet in [
            "lang: en\nreason: agreement\n\n1.e4 e5 2.Nf3 (=) Nc6 1/2-1/2",
            "lang: en\nreason: agreement\n\n1.e4 e5 2.Nf3 Nc6 (=)\n1/2-1/2",
            "lang: en\nreason: repetition\n\n1.e4 e5 2.Nf3 Nc6 1/2-1/2",
            "lang: en\n1.e4 e5 2.Nf3 Nc6 1/2-1/2",
            "[Result \"1/2-1/2\"]\n[Reason \"agreement\"]\n\n1. e4 e5 1/2-1/2\n",
        ] {
            check(sheet, RULE, &[], &[]);
        }
    }
}
