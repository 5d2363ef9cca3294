//! `start.colours_reversed`

use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::federation::named;
use crate::finding::{Arg, Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_notation::{Key, Outcome};
use planilla_trf::Code;

/// The player who was to have Black has White.
pub(crate) static RULE: Rule = Rule {
    name: "start.colours_reversed",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["7.2"] },
        Cited { from: E2017, to: E2023, numbers: &["7.3"] },
    ],
    summary: "the game has White and Black the other way round than the tournament report",
    page: include_str!("colours_reversed.md"),
    wakes: Signals::FEDERATION,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((federation, joined)) = context.federation else { return };
    let Some(pairing) = joined.pairing().filter(|pairing| pairing.reversed) else { return };
    let players = &federation.report().players;
    let round = players[pairing.black].rounds.get(usize::from(pairing.round) - 1);
    // A forfeit is no game, and whose pieces nobody moved says nothing.
    if round.and_then(|round| round.code).is_some_and(Code::is_forfeit) {
        return;
    }
    let place = context.score.tags.iter().find(|tag| tag.key == Key::White).map(|tag| tag.value).unwrap_or_default();
    let message = Message::new("colours-reversed")
        .with("white", named(&players[pairing.black]))
        .with("round", Arg::Ordinal(pairing.round.into()));
    let made = context.record.plies.iter().filter(|ply| ply.played.is_some()).count();
    let ended = context.record.result.is_some_and(|(outcome, _)| outcome != Outcome::Unknown);
    // The limit is passed with Black's move of that number; a game that ended before it stands.
    let (severity, what) = match context.laws.colours_moves {
        0 => (Severity::Warning, Message::new("colours-arbiter")),
        limit if made >= 2 * usize::from(limit) => {
            (Severity::Warning, Message::new("colours-stand").with("count", usize::from(limit)))
        }
        limit if ended => (Severity::Warning, Message::new("colours-ended").with("count", usize::from(limit))),
        limit => (Severity::Error, Message::new("colours-again").with("count", usize::from(limit))),
    };
    findings.push(Finding::new(&RULE, place, message).severity(severity).label(place, what));
}

#[cfg(test)]
mod tests {
    use crate::{Checker, EditionName, Federation, Messages, Settings};
    use std::sync::Arc;

    const REPORT: &str = "\
012 Open
001    1      Gruber,Eva                        2210 AUT     1600001             1.0    1     2 w 1
001    2      Novak,Jan                         1950 CZE      300002             0.0    2     1 b 0
";

    /// What is said of a game in each edition: its grade and the first word that tells which clause it is.
    fn said(white: &str, black: &str, moves: &str) -> Vec<String> {
        let trf = Some(Arc::new(Federation::read("open.trf", REPORT.as_bytes(), None)));
        let sheet = format!("lang: en\nwhite: {white}\nblack: {black}\nround: 1\n\n{moves}");
        let of = |laws: &EditionName| {
            let settings = Settings { trf: trf.clone(), laws: Some(*laws), ..Settings::default() };
            let mut checker = Checker::new(settings);
            let checked = checker.check(sheet.as_bytes());
            let found = checked.findings.list.iter().find(|finding| finding.rule.name == super::RULE.name)?;
            let clause = Messages::english().format(&found.labels[0].message);
            let articles = found.articles_in(*laws).join(" ");
            Some(format!("{} {articles} {}", found.severity.as_str(), clause.rsplit(' ').next().unwrap_or_default()))
        };
        EditionName::ALL.iter().map(|laws| of(laws).unwrap_or_default()).collect()
    }

    #[test]
    fn by_edition() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
        let nine = format!("{}Nf3 Nf6", shuffle.repeat(4));
        let ten = format!("{nine} Nc3 Nc6");
        for (moves, from_2017) in [
            (format!("{nine} *"), "error 7.3 colours"),
            (format!("{nine} 1-0"), "warning 7.3 2017)"),
            (format!("{ten} *"), "warning 7.3 on"),
        ] {
            let mut expected = vec!["warning 7.2 otherwise".to_owned(); 5];
            expected.extend(vec![from_2017.to_owned(); 3]);
            assert_eq!(said("Novak, Jan", "Gruber, Eva", &moves), expected, "{moves}");
            assert_eq!(said("Gruber, Eva", "Novak, Jan", &moves), [""; 8], "{moves}");
        }
    }
}
