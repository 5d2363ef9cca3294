//! `result.missing_or_unsigned`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::end_of_moves;
use planilla_board::Color;
use planilla_notation::language::player_named;
use planilla_notation::{ItemKind, Key, Outcome, Tag, read_result, read_score, reason_of, result_of_heading};

/// A sheet without a result, or with one signature where two belong.
pub(crate) static RULE: Rule = Rule {
    name: "result.missing_or_unsigned",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.7"] }],
    summary: "the result is left open, or a player has not signed",
    page: include_str!("missing_or_unsigned.md"),
    wakes: Signals::SHEET,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.refused.is_none() {
        findings.list.extend(result(context));
        findings.list.extend(signature(context));
    }
}

/// The result that is left open: by a heading with nothing in it, or on a sheet that names both players.
fn result(context: &Context<'_>) -> Option<Finding> {
    let items = &context.score.items;
    let told = |kind| !matches!(kind, ItemKind::Cell) && says_how_it_ended(kind);
    let last = items.iter().rev().find(|item| item.kind == ItemKind::Cell);
    if items.iter().any(|item| told(item.kind))
        || context.record.result.is_some_and(|(outcome, _)| outcome != Outcome::Unknown)
        || last.is_some_and(|cell| read_score(context.text_of(cell.span)).is_some())
    {
        return None;
    }
    let mut headings = context.score.tags.iter().filter(|tag| tag.key == Key::Result).peekable();
    if headings.peek().is_some() {
        // One heading that says how the game ended is enough; what is not understood, another rule tells.
        let mut open = None;
        for tag in headings {
            let written = context.text_of(tag.value);
            let is_open = read_result(written) == Some(Outcome::Unknown) || !written.contains(char::is_alphanumeric);
            if !is_open
                || reason_of(written).is_some()
                || read_result(written).is_some_and(|read| !read.is_usual())
                || result_of_heading(written).is_some_and(|read| read != Outcome::Unknown)
            {
                return None;
            }
            open = open.or(Some(if tag.value.is_empty() { tag.span } else { tag.value }));
        }
        return open.map(|span| Finding::new(&RULE, span, Message::new("result-open")));
    }
    let named = |key| context.score.tag(key, context.text).is_some_and(|name| name.contains(char::is_alphanumeric));
    (named(Key::White) && named(Key::Black))
        .then(|| Finding::new(&RULE, end_of_moves(context), Message::new("result-nowhere")))
}

/// A resignation is one even if it does not say whose.
fn says_how_it_ended(kind: ItemKind) -> bool {
    match kind {
        ItemKind::Result(outcome) => outcome != Outcome::Unknown,
        ItemKind::Resignation => true,
        _ => false,
    }
}

/// Words for that nobody has signed.
const NOBODY: [&str; 17] = [
    "no", "none", "nobody", "neither", "no one", "not", "false", "nadie", "ninguno", "ninguna", "personne", "aucun",
    "aucune", "non", "nein", "niemand", "keiner",
];

/// The signature that is missing where the other is there, or both.
fn signature(context: &Context<'_>) -> Option<Finding> {
    let tags: Vec<&Tag> = context.score.tags.iter().filter(|tag| tag.key == Key::Signed).collect();
    let span = tags.first()?.span;
    if let [one, other] = tags[..] {
        // Two lines to sign on.
        let blank = |tag: &&Tag| !context.text_of(tag.value).contains(char::is_alphanumeric);
        return match [one, other].map(|tag| blank(&tag)) {
            [true, false] => Some(Finding::new(&RULE, one.span, Message::new("signature-one"))),
            [false, true] => Some(Finding::new(&RULE, other.span, Message::new("signature-one"))),
            _ => None,
        };
    }
    if NOBODY.contains(&context.text_of(tags.first()?.value).trim().to_lowercase().as_str()) {
        return Some(Finding::new(&RULE, span, Message::new("signature-none")));
    }
    let mut signed = [false; 2];
    for part in parts(context.text_of(tags.first()?.value)) {
        for (color, signs) in [Color::White, Color::Black].into_iter().zip(&mut signed) {
            *signs |= is_player(context, part, color);
        }
        // A name or word that tells of neither: nothing is known.
        if ![Color::White, Color::Black].into_iter().any(|color| is_player(context, part, color)) {
            return None;
        }
    }
    let missing = match signed {
        [true, false] => Color::Black,
        [false, true] => Color::White,
        _ => return None,
    };
    Some(Finding::new(&RULE, span, Message::new("signature-missing").with("color", missing)))
}

/// The players that a heading names: `white, black`, `blancas y negras`, `A. Bee / C. Dee`.
fn parts(value: &str) -> impl Iterator<Item = &str> {
    const JOINING: [&str; 4] = [" and ", " y ", " et ", " und "];
    let at_sign = value.split([',', ';', '/', '&', '+']);
    at_sign
        .flat_map(|part| {
            let joined = JOINING.iter().find_map(|word| part.split_once(word));
            let (first, second) = joined.map_or((part, ""), |(first, second)| (first, second));
            [first, second]
        })
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

/// Whether a word stands for a player: the name of the side in any language, its letter, or the player's own name.
fn is_player(context: &Context<'_>, part: &str, color: Color) -> bool {
    let key = if color == Color::White { Key::White } else { Key::Black };
    let name = context.score.tag(key, context.text).map(str::trim).filter(|name| !name.is_empty());
    player_named(part) == Some(color) || name.is_some_and(|name| name.to_lowercase() == part.to_lowercase())
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;

    const RULE: &str = "result.missing_or_unsigned";
    const OPEN: ([&str; 1], [&str; 1]) = (["the result is left open"], ["el resultado está en blanco"]);
    const NOWHERE: ([&str; 1], [&str; 1]) = (
        ["both players are named, but nothing says how the game ended"],
        ["constan los dos jugadores, pero nada dice cómo terminó la partida"],
    );

    #[test]
    fn a_result_that_is_left_open() {
        for result in ["result:", "result: *", "Resultado: ____", "result: ?", "Ergebnis: -"] {
            let sheet = format!("{result}\nlang: en\n\n1.e4 e5 2.Nf3 Nc6");
            check(&sheet, RULE, &OPEN.0, &OPEN.1);
            check(&format!("{result}\nlang: en\n\n1.e4 e5 2.Nf3 Nc6 *"), RULE, &OPEN.0, &OPEN.1);
            check(&format!("{result}\nlang: en\n\n1.e4 e5 2.Nf3 Nc6 1-0"), RULE, &[], &[]);
        }
        for laws in ["1997", "2005", "2014", "2023"] {
            let sheet = format!("laws: {laws}\nlang: en\nwhite: A Bee\nblack: C Dee\n\n1.e4 e5 2.Nf3 Nc6");
            check(&sheet, RULE, &NOWHERE.0, &NOWHERE.1);
        }
    }

    #[test]
    fn results_that_are_there_and_lists_of_moves() {
        for sheet in [
            "lang: en\n1.e4 e5 2.Nf3 Nc6",
            "lang: en\nwhite: A Bee\n\n1.e4 e5 2.Nf3 Nc6",
            "lang: en\nwhite: A Bee\nblack: ____\n\n1.e4 e5 2.Nf3 Nc6",
            "lang: en\nwhite: A Bee\nblack: C Dee\n\n1.e4 e5 2.Nf3 Nc6 1/2-1/2",
            "lang: en\nwhite: A Bee\nblack: C Dee\n\n1.e4 e5 2.Nf3 Nc6 resigns",
            "lang: en\nwhite: A Bee\nblack: C Dee\nresult: White resigns\n\n1.e4 e5 2.Nf3 Nc6",
            "lang: en\nwhite: A Bee\nblack: C Dee\nresult: won\n\n1.e4 e5 2.Nf3 Nc6",
            "lang: en\nwhite: A Bee\nblack: C Dee\nresult: -/-\n\n1.e4 e5 2.Nf3 Nc6",
            "[White \"A Bee\"]\n[Black \"C Dee\"]\n[Result \"*\"]\n\n1. e4 e5 *\n",
        ] {
            check(sheet, RULE, &[], &[]);
        }
    }

    #[test]
    fn signatures() {
        let white = (["Black has not signed"], ["no han firmado las negras"]);
        let black = (["White has not signed"], ["no han firmado las blancas"]);
        let one = (["one of the two signatures is missing"], ["falta una de las dos firmas"]);
        let none = (["neither player has signed"], ["no ha firmado ninguno de los dos jugadores"]);
        for (heading, (english, spanish)) in [
            ("signed: white", white),
            ("Firma: blancas", white),
            ("Unterschrift: Weiß", white),
            ("signed: w", white),
            ("signed: Bee, Anna", (["Black has not signed"], ["no han firmado las negras"])),
            ("signed: black", black),
            ("Signature: les Noirs", black),
            ("signed: x\nsigned: ____", one),
            ("signed: none", none),
            ("Firmas: ninguno", none),
            ("Unterschrift: niemand", none),
        ] {
            let sheet = format!("lang: en\nwhite: Bee\nblack: C Dee\n{heading}\n\n1.e4 e5 2.Nf3 Nc6 1-0");
            if heading.contains("Anna") {
                check(&sheet, RULE, &[], &[]); // no word is sure to be a player
            } else {
                check(&sheet, RULE, &english, &spanish);
            }
        }
        for heading in [
            "signed: white, black",
            "signed: both",
            "Firma: blancas y negras",
            "signed: Bee / C Dee",
            "signed: W+B",
            "signed:",
            "signed: x\nsigned: y",
            "signed: ____\nsigned: ____",
            "signed: the arbiter",
        ] {
            let sheet = format!("lang: en\nwhite: Bee\nblack: C Dee\n{heading}\n\n1.e4 e5 2.Nf3 Nc6 1-0");
            check(&sheet, RULE, &[], &[]);
        }
        check("lang: en\nwhite: Bee\nblack: Dee\nsigned: bee\n\n1.e4 e5 1-0", RULE, &white.0, &white.1);
    }
}
