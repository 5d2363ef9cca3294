//! The claims of a draw that a sheet tells of, each with what becomes of it. What could be claimed is told by `claims`.

use super::articles::of_claim;
use super::points::Points;
use super::rows::ClaimMadeRow;
use crate::checked::Checked;
use crate::claims::{Claim, Verdict};
use crate::messages::Messages;
use crate::report::reason_row::player;
use planilla_notation::ClaimKind;

/// The claims, in the order in which they are written.
pub(super) fn claims_made(checked: &Checked<'_>, points: &Points<'_>, messages: &Messages) -> Vec<ClaimMadeRow> {
    let text = &checked.source.text;
    let history = checked.record.history();
    let row = |claim: Claim| ClaimMadeRow {
        written: claim.span.of(text).to_owned(),
        kind: claim.kind.map(ClaimKind::as_str),
        player: claim.player.map(player),
        point: claim.place.map(|place| points.row(history.entry_of(place).map(|entry| entry as usize))),
        intended: claim.intended.map(|intended| intended.span.of(text).to_owned()),
        outcome: claim.outcome.as_str(),
        verdict: claim.verdict.as_str(),
        why: match &claim.verdict {
            Verdict::Undecided(why) => Some(messages.format(why)),
            _ => None,
        },
        articles: of_claim(&claim, checked.laws),
    };
    checked.claims().into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use crate::report::{FactsRow, Place};
    use crate::{Checker, EditionName, Messages, Settings};

    #[test]
    fn claims_with_what_becomes_of_them() {
        let game = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.h3 h6";
        for (claim, laws, expected) in [
            ("threefold, white, after 4...", "2023", "threefold white 4b - open right 9.2.2"),
            ("threefold, black, with 4...Ng8, rejected", "2018", "threefold black 4w Ng8 rejected right 9.2.1.1"),
            ("threefold, white, after 5.h3", "2005", "threefold white 5w - open right_lost 9.4"),
            ("fifty, white, after 4...", "2014", "fifty white 4b - open wrong 9.3b"),
            ("fivefold, white, after 4...", "2009", "fivefold white 4b - open right 9.2b"),
            ("fivefold, white, after 4...", "2017", "fivefold white 4b - open wrong 9.6.1"),
            ("no_effort, white, after 4...", "2009", "no_effort white 4b - open arbiter 10.2"),
            ("threefold, white, because I say so", "2023", "threefold white - - open undecided 9.2.2"),
            ("threefold", "2023", "threefold - - - open undecided 9.2.2"),
        ] {
            let sheet = format!("lang: en\nclaim: {claim}\n\n{game}");
            let laws = laws.parse::<EditionName>().ok();
            let mut checker = Checker::new(Settings { laws, ..Settings::default() });
            let checked = checker.check(sheet.as_bytes());
            let place = Place { file: "", game: 1, line: 1, offset: 0 };
            let facts = FactsRow::new(&checked, &place, Messages::english(), &[]).unwrap();
            let [row] = facts.claims_made.as_slice() else { panic!("{claim}: {:?}", facts.claims_made) };
            let point = row.point.as_ref().map_or("-", |point| point.at.as_str());
            let parts = [
                row.kind.unwrap_or("-"),
                row.player.unwrap_or("-"),
                point,
                row.intended.as_deref().unwrap_or("-"),
                row.outcome,
                row.verdict,
                &row.articles.join(","),
            ];
            assert_eq!(parts.join(" "), expected, "{claim} {laws:?}");
            assert_eq!((row.written.as_str(), row.why.is_some()), (claim, row.verdict == "undecided"));
        }
    }
}
