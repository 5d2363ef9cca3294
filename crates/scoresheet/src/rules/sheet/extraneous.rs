//! `sheet.extraneous`

use crate::claims::is_claim_comment;
use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_notation::language::{mark_phrase, offer_told, resigns_phrase};
use planilla_notation::{ItemKind, Marks, Span, commands, reason_of, result_phrase};

/// What stands on a sheet beside moves, times, offers, claims and other relevant data. One finding for all of it.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.extraneous",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2001, numbers: &["12.2"] },
        Cited { from: E2005, to: E2005, numbers: &["12.3"] },
        Cited { from: E2009, to: E2009, numbers: &["12.4"] },
        Cited { from: E2014, to: E2014, numbers: &["8.1b"] },
        Cited { from: E2017, to: E2023, numbers: &["8.1.4"] },
    ],
    summary: "signs of praise or evaluation, lines of analysis and remarks on a scoresheet",
    page: include_str!("extraneous.md"),
    wakes: Signals::EXTRANEOUS,
    notes_in_pgn: Signals::NONE,
    check,
};

/// What does not belong on a sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    /// A sign at a move.
    Mark,
    /// An evaluation, or a line that was not played.
    Analysis,
    /// Words. They may tell what is relevant all the same.
    Words,
    /// An offer of a draw that is joined with no move, as the player named had not just moved.
    Offer,
}

fn check(context: &Context<'_>, findings: &mut Findings) {
    let mut places: Vec<(Span, Beside)> = all(context).collect();
    places.sort_by_key(|(span, beside)| (matches!(beside, Beside::Words | Beside::Offer), span.start));
    let Some(&(first, beside)) = places.first() else { return };
    let (message, severity) = match beside {
        Beside::Mark => (Message::new("extraneous-mark"), Severity::Warning),
        Beside::Analysis => (Message::new("extraneous-analysis"), Severity::Warning),
        Beside::Words => (Message::new("extraneous-words"), Severity::Note),
        Beside::Offer => (Message::new("extraneous-offer"), Severity::Note),
    };
    let message = message.with("written", context.text_of(first)).with("others", places.len() - 1);
    findings.push(Finding::new(&RULE, first, message).severity(severity));
}

/// Whether anything of that kind stands on a sheet.
pub(crate) fn any(context: &Context<'_>) -> bool {
    all(context).next().is_some()
}

/// All that does not belong on a sheet. PGN has its own signs and comments for it (PGN 8.2.4).
fn all<'a>(context: &Context<'a>) -> impl Iterator<Item = (Span, Beside)> + use<'a> {
    let (text, sheet) = (context.text, !context.is_pgn());
    let plies = if sheet { &context.record.plies[..] } else { &[] };
    let marked = plies.iter().filter(|ply| ply.written.marks.has(Marks::ANNOTATION));
    let marked = marked.filter_map(|ply| Some((ply.span?, Beside::Mark)));
    let mut depth = 0_usize;
    let items = if sheet { &context.score.items[..] } else { &[] };
    let others = items.iter().filter_map(move |item| {
        let outside = depth == 0;
        let beside = match item.kind {
            ItemKind::VariationStart => {
                depth += 1;
                Beside::Analysis
            }
            ItemKind::VariationEnd => {
                depth = depth.saturating_sub(1);
                return None;
            }
            ItemKind::Nag => Beside::Mark,
            ItemKind::Comment => of_comment(item.span.of(text))?,
            _ => return None,
        };
        outside.then_some((item.span, beside))
    });
    marked.chain(others)
}

/// What a comment is, if it does not belong on a sheet.
fn of_comment(comment: &str) -> Option<Beside> {
    let inner = comment.trim_matches(['{', '}', ';', '(', ')', ' ']).trim();
    if offer_told(inner).is_some_and(|(_, told)| !told.declined && told.by.is_some())
        && !comment.starts_with(['{', ';'])
    {
        return Some(Beside::Offer);
    }
    if commands(comment).any(|command| command.name == "eval") || is_evaluation(inner) {
        return Some(Beside::Analysis);
    }
    // Clock times, and a letter or two that tick a column.
    let words = inner.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2);
    if !words || inner.starts_with("[%") {
        return None;
    }
    let starts = inner.char_indices().filter(|&(at, _)| !inner[..at].ends_with(char::is_alphanumeric));
    let said =
        |rest: &str| mark_phrase(rest).is_some() || resigns_phrase(rest).is_some() || result_phrase(rest).is_some();
    let relevant =
        is_claim_comment(comment) || reason_of(inner).is_some() || starts.map(|(at, _)| &inner[at..]).any(said);
    (!relevant).then_some(Beside::Words)
}

/// Whether a text is an evaluation: a number with a sign, or signs. No clock shows either.
fn is_evaluation(text: &str) -> bool {
    let digits = |rest: &str| {
        rest.starts_with(|c: char| c.is_ascii_digit())
            && rest.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
    };
    let sign = |c: char| matches!(c, '±' | '∓' | '⩲' | '⩱' | '∞' | '!' | '?' | '+' | '-' | '−' | '/' | '=');
    let signed = text.strip_prefix(['+', '-', '−']).is_some_and(digits);
    signed || (text.chars().count() > 1 && text.chars().all(sign)) || matches!(text, "±" | "∓" | "⩲" | "⩱" | "∞" | "!")
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, graded};

    const RULE: &str = "sheet.extraneous";

    #[test]
    fn signs_and_analysis() {
        check(
            "lang: en\n\n1.e4! e5 2.Nf3 Nc6!? 3.Bb5 a6",
            RULE,
            &[
                "`e4!` carries a sign that is no part of the move, and so does another: a scoresheet is for moves, times, \
               offers, claims and other relevant data",
            ],
            &[
                "`e4!` lleva un signo que no es parte de la jugada, y otra también: la planilla es para jugadas, tiempos, \
               ofertas, reclamaciones y otros datos relevantes",
            ],
        );
        check(
            "lang: en\n\n1.e4 e5 2.Nf3 (2.f4 exf4) Nc6",
            RULE,
            &[
                "`(` begins what was not played or evaluates it: a scoresheet is for moves, times, offers, claims and other \
               relevant data",
            ],
            &["`(` introduce algo que no se jugó o lo valora: la planilla es para jugadas, tiempos, ofertas, \
               reclamaciones y otros datos relevantes"],
        );
        check(
            "lang: en\n\n1.e4 e5 2.Nf3 {I like this} Nc6",
            RULE,
            &["`{I like this}` stands on the sheet beside the moves; it belongs there only if it is relevant data"],
            &["`{I like this}` está en la planilla junto a las jugadas; solo debe constar ahí si es un dato relevante"],
        );
    }

    #[test]
    fn grades() {
        for (moves, expected) in [
            ("1.e4 e5 2.Nf3 Nc6!!", "warning"),
            ("1.e4 e5 2.Nf3 Nc6 3.Bb5±", "warning"),
            ("1.e4 e5 2.Nf3 {+0.35} Nc6", "warning"),
            ("1.e4 e5 2.Nf3 {what else} Nc6!?", "warning"),
            ("1.e4 e5 2.Nf3 ;what else\nNc6", "note"),
            // Times, offers, claims, results, and what explains them.
            ("1.e4 e5 2.Nf3 Nc6", ""),
            ("1.e4 (1:23) e5 (1:22) 2.Nf3 {0:59:58} Nc6", ""),
            ("1.e4 {[%clk 1:29:58]} e5 2.Nf3 Nc6", ""),
            ("1.e4 e5 2.Nf3 (=) Nc6", ""),
            ("1.e4 e5 2.Nf3 Nc6 = draw agreed", ""),
            ("1.e4 e5 2.Nf3 Nc6 {draw?} 3.Bb5", ""),
            ("1.e4 e5 2.Nf3 Nc6 {Black resigns} 1-0", ""),
            ("1.e4 e5 2.Nf3 Nc6 1-0 time", ""),
            ("1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6 4.Qxf7++", ""),
            ("1.e4 e5 2.? Nc6", ""),
        ] {
            assert_eq!(graded(&format!("lang: en\n\n{moves}"), RULE), expected, "{moves}");
        }
        assert_eq!(graded("[White \"A\"]\n\n1. e4! e5 $2 {what} (1... c5) 1-0", RULE), "");
        assert_eq!(graded("Move,White,Black,Note\n1,e4,e5,0:59\n2,Nf3,Nc6,+0.4\n3,Bb5,a6,-0.2", RULE), "warning");
        assert_eq!(graded("Move,White,Black,Time\n1,e4,e5,59\n2,Nf3,Nc6,1:02\n3,Bb5,a6,58.5", RULE), "");
    }
}
