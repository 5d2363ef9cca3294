//! `sheet.heading`

use crate::announced::{flag_named, minimum_named, scoring_named};
use crate::arbiter::{penalties, penalties_named, tally_named};
use crate::claims;
use crate::clocks::Sense;
use crate::date::PartialDate;
use crate::edition::EditionName;
use crate::finding::{Arg, Finding, Message};
use crate::record::Signals;
use crate::report::reason_named;
use crate::rule::{Context, Findings, Rule, Severity};
use crate::rules::result::unusual::is_unusual;
use crate::time_control::{TimeControl, class_named};
use crate::written_board::WrittenBoard;
use planilla_notation::language::player_named;
use planilla_notation::{Dialect, Key, Language, Score, Tag, read_score, reason_of, result_of_heading, unescape};

/// A heading whose value is not understood, so that the game is judged without it.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.heading",
    severity: Severity::Warning,
    articles: &[],
    summary: "a heading that would count and is not understood: date, laws, language, side, result, reason, flag, least moves, points, thinking time, clock, claim, illegal moves, penalty",
    page: include_str!("heading.md"),
    wakes: Signals(Signals::HEADING.0 | Signals::TALLY.0),
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for tag in context.score.tags.iter().filter(|tag| is_odd(tag, context.text, context.dialect)) {
        let message = match tag.key {
            Key::Date => Message::new("heading-date").with("laws", context.laws.name.as_str()),
            Key::Laws => Message::new("heading-laws").with("laws", context.laws.name.as_str()),
            Key::Lang => Message::new("heading-lang"),
            Key::Side => Message::new("heading-side"),
            Key::Result => Message::new("heading-result"),
            Key::Flag => Message::new("heading-flag"),
            Key::MinimumMoves => Message::new("heading-minimum-moves"),
            Key::Scoring => Message::new("heading-scoring"),
            Key::Clock => Message::new("heading-clock"),
            Key::TimeControl => Message::new("heading-time-control"),
            Key::Illegal => Message::new("heading-illegal"),
            Key::Penalty => Message::new("heading-penalty"),
            Key::ClaimPosition => Message::new("heading-claim-position"),
            Key::Claim => Message::new("heading-claim").with("word", claims::fault_of(context.text_of(tag.value))),
            _ => Message::new("heading-reason"),
        };
        let finding = Finding::new(&RULE, tag.value, message.with("written", context.text_of(tag.value)));
        findings.push(match tag.key {
            Key::Date => finding.or_pgn(context, "PGN 8.1.1.3"),
            Key::TimeControl => finding.or_pgn(context, "PGN 9.6.1"),
            _ => finding,
        });
    }
    points(context, findings);
}

/// Penalties at points that are not in the game.
fn points(context: &Context<'_>, findings: &mut Findings) {
    for (penalty, span) in penalties(context.score, context.text) {
        let missing = penalty.at.and_then(|at| at.find(context.record).err()).filter(|_| context.refused.is_none());
        let Some(missing) = missing else { continue };
        let message = Message::new("heading-penalty-point").with("written", context.text_of(span));
        findings.push(Finding::new(&RULE, span, message.with("why", Arg::Sentences(vec![missing.why]))));
    }
}

/// What the headings of a score have to say: whether one is not understood, or gives a result that is unusual.
pub(crate) fn signals(score: &Score, text: &str) -> Signals {
    score.tags.iter().fold(Signals::NONE, |signals, tag| {
        if is_odd(tag, text, score.dialect) {
            signals | Signals::HEADING
        } else if let Some(told) = signal_of(tag.key) {
            signals | told
        } else if matches!(tag.key, Key::Reason | Key::Flag | Key::Termination) && !tag.value.is_empty() {
            signals | Signals::TOLD
        } else if tag.key == Key::Result && is_unusual(tag.value.of(text)) {
            signals | Signals::RESULT_UNUSUAL
        } else {
            signals
        }
    })
}

/// The signal of a heading that some rule looks at.
fn signal_of(key: Key) -> Option<Signals> {
    match key {
        Key::Claim => Some(Signals::CLAIM),
        Key::Illegal | Key::Penalty => Some(Signals::TALLY),
        Key::ClaimPosition => Some(Signals::CLAIM_POSITION),
        _ => None,
    }
}

/// Whether a thinking time is one of the plainest of PGN, as nearly all are: seconds and an increment.
fn is_plain(value: &str, dialect: Dialect) -> bool {
    dialect == Dialect::Pgn && value.len() < 10 && value.bytes().all(|byte| byte.is_ascii_digit() || byte == b'+')
}

/// Whether a thinking time is understood, or names the class of play.
fn is_time(value: &str, dialect: Dialect) -> bool {
    let value = if dialect == Dialect::Pgn { unescape(value) } else { value.into() };
    TimeControl::read(&value, dialect).is_some() || class_named(&value).is_some()
}

/// Whether a heading says that there is nothing to tell.
fn is_none(value: &str) -> bool {
    const NONE: [&str; 9] = ["none", "no", "0", "ninguna", "ninguno", "aucun", "aucune", "keine", "nein"];
    NONE.iter().any(|none| none.eq_ignore_ascii_case(value.trim()))
}

fn is_odd(tag: &Tag, text: &str, dialect: Dialect) -> bool {
    let value = || tag.value.of(text);
    let understood = match tag.key {
        Key::Date => value().parse::<PartialDate>().is_ok(),
        Key::Laws => EditionName::named_in(value()).is_some(),
        Key::Lang => Language::named(value()).is_some(),
        Key::Side => player_named(value()).is_some(),
        Key::Result => {
            result_of_heading(value()).is_some() || reason_of(value()).is_some() || read_score(value()).is_some()
        }
        Key::Reason => reason_named(value()).is_some(),
        Key::Flag => flag_named(value()).is_some(),
        Key::MinimumMoves => minimum_named(value()).is_some(),
        Key::Scoring => scoring_named(value()).is_some(),
        Key::TimeControl => is_plain(value(), dialect) || is_time(value(), dialect),
        // A number may be that of the clock itself.
        Key::Clock => Sense::named(value()).is_some() || !value().contains(char::is_alphabetic),
        Key::Claim => claims::value_of(value()),
        Key::Illegal => tally_named(value()).is_some() || is_none(value()),
        Key::Penalty => penalties_named(value()).is_some() || is_none(value()),
        Key::ClaimPosition => WrittenBoard::read(value()).is_some(),
        _ => return false,
    };
    // A heading that was left open has nothing to be understood: `-`, `?`, `____`.
    !understood && value().contains(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;

    #[test]
    fn headings_that_are_not_understood() {
        for (heading, english, spanish) in [
            (
                "date: the day after",
                "the date `the day after` is not understood; the Laws of 2023 are used",
                "no se entiende la fecha `the day after`; se aplican las Leyes de 2023",
            ),
            (
                "date: 30.02.2004",
                "the date `30.02.2004` is not understood; the Laws of 2023 are used",
                "no se entiende la fecha `30.02.2004`; se aplican las Leyes de 2023",
            ),
            (
                "laws: 2015",
                "no edition of the Laws is called `2015`; the Laws of 2023 are used",
                "no hay ninguna edición de las Leyes llamada `2015`; se aplican las Leyes de 2023",
            ),
            (
                "date: 12 de marzo de 2004\nlaws: FIDO",
                "no edition of the Laws is called `FIDO`; the Laws of 2001 are used",
                "no hay ninguna edición de las Leyes llamada `FIDO`; se aplican las Leyes de 2001",
            ),
            (
                "lang: klingon",
                "the language `klingon` is not known; this heading does not count",
                "no se conoce el idioma `klingon`; este encabezamiento no cuenta",
            ),
            (
                "clock: running",
                "`clock: running` does not say what the times beside the moves are: `left` and `used` do",
                "`clock: running` no dice qué son los tiempos junto a las jugadas: `restante` y `usado` sí",
            ),
            ("result: won", "the result `won` is not understood", "no se entiende el resultado `won`"),
            (
                "reason: hunger",
                "the reason `hunger` for the end of the game is not understood",
                "no se entiende el motivo `hunger` del final de la partida",
            ),
            (
                "side: north",
                "the side `north` is neither White's nor Black's",
                "el bando `north` no es ni el de las blancas ni el de las negras",
            ),
            (
                "flag: red",
                "`red` does not say whose flag fell: `white`, `black`, `both` or `none`",
                "`red` no dice qué bandera cayó: `white`, `black`, `both` o `none`",
            ),
            (
                "Mínimo de jugadas: muchas",
                "`muchas` is no number of moves before which no draw may be agreed",
                "`muchas` no es un número de jugadas antes del cual no se pueden acordar tablas",
            ),
            (
                "time_control: foo bar",
                "the thinking time `foo bar` is not understood, and the game is judged without it; `90 min + 30 s`, `40/2h, 1h`, `15+10` and `blitz` are understood",
                "no se entiende el ritmo de juego `foo bar`, y la partida se juzga sin él; se entienden `90 min + 30 s`, `40/2h, 1h`, `15+10` y `blitz`",
            ),
            (
                "Bedenkzeit: 90 min und ein Bier",
                "the thinking time `90 min und ein Bier` is not understood, and the game is judged without it; `90 min + 30 s`, `40/2h, 1h`, `15+10` and `blitz` are understood",
                "no se entiende el ritmo de juego `90 min und ein Bier`, y la partida se juzga sin él; se entienden `90 min + 30 s`, `40/2h, 1h`, `15+10` y `blitz`",
            ),
            (
                "penalty: black +2 at 999999999b",
                "`black +2 at 999999999b` names a point that is not there: the game goes to `2b`",
                "`black +2 at 999999999b` nombra un punto que no existe: la partida llega hasta `2b`",
            ),
            (
                "scoring: football",
                "`football` does not give the points for a win, a draw and a loss, as `3-1-0` does",
                "`football` no da los puntos de una victoria, unas tablas y una derrota, como hace `3-1-0`",
            ),
        ] {
            check(&format!("{heading}\n\n1.e4 e5 2.Nf3 Nc6"), "sheet.heading", &[english], &[spanish]);
        }
        let pgn = "[Date \"soon\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";
        let said = ["the date `soon` is not understood; the Laws of 2023 are used"];
        check(pgn, "sheet.heading", &said, &["no se entiende la fecha `soon`; se aplican las Leyes de 2023"]);
    }

    #[test]
    fn headings_that_are_understood_or_left_open() {
        for heading in [
            "date:",
            "date: -",
            "date: ?",
            "date: ____",
            "date: ????.??.??",
            "date: 12-3-04",
            "Fecha: 1 de mayo de 2004",
            "laws: 2005",
            "lang: es-MX",
            "time_control: 40/2h, 1h",
            "time_control: ____",
            "Ritmo de juego: ajedrez rápido",
            "penalty: black +2 at 2w",
            "clock: left",
            "Reloj: usado",
            "Pendule: restant",
            "Uhr: 14",
            "side: white",
            "side: Negras",
            "side: b",
            "event: the day after",
            "result: 1-0 (time)",
            "result: Black resigns",
            "result: *",
            "flag: white",
            "Bandera: negras",
            "Drapeau: les deux",
            "Blättchen: Weiß",
            "minimum_moves: 30",
            "Mindestzügezahl: 30 Züge",
            "scoring: 3-1-0",
            "Barème: 1-½-0",
            "reason: dead position",
            "reason: de común acuerdo",
        ] {
            check(&format!("{heading}\n\n1.e4 e5 2.h3 h6"), "sheet.heading", &[], &[]);
        }
        check("[Date \"????.??.??\"]\n[Result \"*\"]\n\n1. e4 e5 *\n", "sheet.heading", &[], &[]);
    }
}
