//! What is different in rapid play and blitz: whether a game was supervised, and whether an illegal move that was answered
//! stands (Appendices A and B). What fast play is, is told by the thinking time.

use crate::edition::Edition;
use crate::rule::{Context, Rule};
use crate::time_control::{TimeClass, class_of};
use planilla_notation::{Key, Score};

/// Whether an illegal move that the opponent has answered is part of the game. `None`: that depends on whether the game was
/// supervised, and nothing says so. What a tournament report says of the class counts where the headings tell nothing.
pub(crate) fn illegal_stands(score: &Score, text: &str, laws: &Edition, reported: Option<TimeClass>) -> Option<bool> {
    let rule = match class_of(&score.tags, score.dialect, text, laws).or(reported) {
        Some(TimeClass::Rapid) => laws.illegal_rapid,
        Some(TimeClass::Blitz) => laws.illegal_blitz,
        Some(TimeClass::Standard) | None => return Some(false),
    };
    match supervised(score, text) {
        _ if !rule.stands_if_answered() => Some(false),
        _ if !laws.supervision => Some(true),
        Some(supervised) => Some(!supervised),
        None => None,
    }
}

/// The articles of a rule in an edition, without those of rapid play and blitz (Appendices A and B) if a game is known to be neither.
pub(crate) fn articles_of(context: &Context<'_>, rule: &'static Rule) -> Vec<&'static str> {
    let class = context.time_class();
    let applies = |number: &&'static str| class != Some(TimeClass::Standard) || !number.starts_with(['A', 'B', 'C']);
    rule.articles_in(context.laws.name).filter(applies).collect()
}

/// Whether a heading says that a game was supervised as its Laws ask for.
pub(crate) fn supervised(score: &Score, text: &str) -> Option<bool> {
    const YES: [&str; 6] = ["yes", "true", "sí", "si", "oui", "ja"];
    const NO: [&str; 5] = ["no", "false", "non", "nein", "not"];
    let written = score.tag(Key::Supervised, text)?.trim().to_lowercase();
    match written.as_str() {
        word if YES.contains(&word) => Some(true),
        word if NO.contains(&word) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::EditionName;
    use planilla_notation::parse_sheet;

    #[test]
    fn by_class_edition_and_supervision() {
        // For 1997, 2001, 2005, 2009, 2014, 2017, 2018 and 2023: it stands, it does not, or that is open.
        for (headings, expected) in [
            ("time_control: 90+30", "--------"),
            ("time_control: 90 min\nsupervised: no", "--------"),
            ("time_control: 5 min\nsupervised: no", "++++++++"),
            ("time_control: 5 min\nsupervised: yes", "+++-----"),
            ("time_control: 5 min\nsupervised: sí", "+++-----"),
            ("time_control: 5 min", "+++?????"),
            ("time_control: 5 min\nsupervised: perhaps", "+++?????"),
            ("time_control: 25 min\nsupervised: nein", "---+++++"),
            ("time_control: 25 min\nsupervised: yes", "--------"),
            ("time_control: 25 min", "---?????"),
            ("supervised: no", "--------"),
        ] {
            let text = format!("{headings}\n\n1.e4 e5");
            let mut score = Score::default();
            parse_sheet(&text, &mut score);
            let answer = |laws| match illegal_stands(&score, &text, Edition::of(laws), None) {
                Some(true) => '+',
                Some(false) => '-',
                None => '?',
            };
            assert_eq!(EditionName::ALL.map(answer).iter().collect::<String>(), expected, "{headings}");
        }
    }
}
