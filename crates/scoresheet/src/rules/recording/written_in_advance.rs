//! `record.written_in_advance`

use crate::clocks::beside;
use crate::edition::EditionName::{E2005, E2014, E2017, E2023};
use crate::finding::Message;
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};
use planilla_notation::{ItemKind, Key, TimeKind, WrittenTime, written_time};

/// A move that an electronic scoresheet had before it was made.
pub(crate) static RULE: Rule = Rule {
    name: "record.written_in_advance",
    severity: Severity::Error,
    articles: &[
        Cited { from: E2005, to: E2014, numbers: &["8.1"] },
        Cited { from: E2017, to: E2023, numbers: &["8.1.2"] },
    ],
    summary: "a move was entered on an electronic scoresheet before it was made",
    page: include_str!("written_in_advance.md"),
    wakes: Signals::SHEET,
    notes_in_pgn: Signals::NONE,
    check,
};

/// Times of day that lie further apart are of two days.
const HALF_A_DAY: i64 = 12 * 3600;

fn check(context: &Context<'_>, findings: &mut Findings) {
    if !context.laws.advance_ban {
        return;
    }
    // A move is written before it is made to claim a draw with it (9.2, 9.3).
    let claimed = context.score.tags.iter().any(|tag| tag.key == Key::Claim);
    let last = context.record.plies.len().saturating_sub(1);
    for (entry, entered, made) in times(context) {
        let ahead = (made.0 - entered.0 + HALF_A_DAY).rem_euclid(2 * HALF_A_DAY) - HALF_A_DAY;
        if ahead <= 0 || (claimed && entry == last) {
            continue;
        }
        let ply = &context.record.plies[entry];
        let message = Message::new("written-in-advance")
            .with("written", written(context, ply))
            .with("time", entered.1)
            .with("before", made.1);
        findings.push(about(context, &RULE, entry, message));
    }
}

/// A time of day in seconds, and as it is written.
type TimeOfDay<'a> = (i64, &'a str);

/// The entries of which both times are told: when each was entered, and when it was made.
fn times<'a>(context: &Context<'a>) -> Vec<(usize, TimeOfDay<'a>, TimeOfDay<'a>)> {
    let mut list: Vec<(usize, [Option<TimeOfDay<'a>>; 2])> = Vec::new();
    for (entry, item) in beside(context.score, context.record) {
        let Some(entry) = entry else { continue };
        let text = item.span.of(context.text);
        let which = match item.kind {
            ItemKind::Time(TimeKind::Entered) => 0,
            ItemKind::Time(TimeKind::Made) => 1,
            _ => continue,
        };
        let Some(time) = time_of_day(text) else { continue };
        match list.last_mut() {
            Some((last, times)) if *last == entry => times[which] = Some((time, text)),
            _ => {
                let mut times = [None; 2];
                times[which] = Some((time, text));
                list.push((entry, times));
            }
        }
    }
    list.into_iter().filter_map(|(entry, [entered, made])| Some((entry, entered?, made?))).collect()
}

fn time_of_day(text: &str) -> Option<i64> {
    let seconds = match written_time(text)? {
        WrittenTime::Seconds(seconds) => i64::from(seconds),
        WrittenTime::Two(hours, minutes) => i64::from(hours * 3600 + minutes * 60),
        WrittenTime::Bare(_) => return None,
    };
    (seconds < 2 * HALF_A_DAY).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "record.written_in_advance";

    #[test]
    fn entered_before_it_was_made() {
        let table = |entered: &str, made: &str| {
            format!("lang: en\n\nNo,White,Entered,Made,Black\n1,e4,14:00:05,14:00:04,e5\n2,Nf3,{entered},{made},Nc6\n")
        };
        let early = table("14:03:10", "14:03:40");
        check(
            &early,
            RULE,
            &["`Nf3` was entered at `14:03:10` and made at `14:03:40`: it was written in advance"],
            &["`Nf3` se anotó a las `14:03:10` y se hizo a las `14:03:40`: se anotó por adelantado"],
        );
        assert_eq!(editions(&early, RULE), "2005 2009 2014 2017 2018 2023");
        for (entered, made) in
            [("14:03:41", "14:03:40"), ("14:03:40", "14:03:40"), ("0:00:02", "23:59:58"), ("14:03", "x")]
        {
            assert_eq!(editions(&table(entered, made), RULE), "", "{entered} {made}");
        }
        assert_ne!(editions(&table("23:59:58", "0:00:02"), RULE), "");
    }

    #[test]
    fn a_move_that_is_claimed_with() {
        let sheet = |claim: &str| {
            format!(
                "lang: en\n{claim}\n\nNo,White,Entered,Made,Black\n1,e4,14:00:05,14:00:04,e5\n2,Nf3,14:03:10,14:03:40,\n"
            )
        };
        assert_eq!(editions(&sheet("claim: threefold"), RULE), "");
        assert_ne!(editions(&sheet("round: 3"), RULE), "");
    }
}
