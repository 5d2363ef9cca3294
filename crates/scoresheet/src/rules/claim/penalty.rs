//! `claim.penalty`

use crate::arbiter::{Penalty, penalties, penalties_named};
use crate::claims::{Claim, Verdict};
use crate::edition::EditionName::{E1997, E2009, E2014, E2017, E2018, E2023};
use crate::edition::{ClaimCost, Edition};
use crate::fast_play::{articles_of, supervised};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::wanted;
use crate::time_control::{TimeClass, TimeControl};
use planilla_board::Color;
use planilla_notation::{ClaimOutcome, Score, Span};
use std::time::Duration;

/// A wrong claim, and times that are not those it leads to.
pub(crate) static RULE: Rule = Rule {
    name: "claim.penalty",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2009, numbers: &["9.5b"] },
        Cited { from: E2014, to: E2014, numbers: &["9.5b", "B.2"] },
        Cited { from: E2017, to: E2018, numbers: &["9.5.3", "B.2"] },
        Cited { from: E2023, to: E2023, numbers: &["9.5.3", "A.3", "B.3"] },
    ],
    summary: "the time that a wrong claim gives and takes, against the times and penalties recorded",
    page: include_str!("penalty.md"),
    wakes: Signals::CLAIM,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let claims = context.claims();
    let wrong = |claim: &&Claim| matches!(claim.verdict, Verdict::Wrong | Verdict::IntendedIllegal);
    let wrong: Vec<&Claim> =
        claims.iter().filter(wrong).filter(|claim| claim.outcome != ClaimOutcome::Accepted).collect();
    for claim in &wrong {
        let (Some(place), Some(player)) = (claim.place, claim.player) else { continue };
        if claim.outcome == ClaimOutcome::Rejected || context.played().went_on(place, claim.intended) {
            Look { context, claim, place, player, alone: wrong.len() == 1 }.look(findings);
        }
    }
}

struct Look<'c, 'a> {
    context: &'c Context<'a>,
    claim: &'c Claim,
    place: u32,
    player: Color,
    /// It is the only wrong claim of the game, so that a penalty without a place is its.
    alone: bool,
}

impl Look<'_, '_> {
    fn look(&self, findings: &mut Findings) {
        let due = minutes(self.context.time_class(), self.context.score, self.context.text, self.context.laws);
        let (mut told, mut open) = (false, false);
        for (penalty, span) in penalties(self.context.score, self.context.text) {
            if self.is_its(&penalty) {
                told = true;
                open |= self.noted(&penalty, span, &due, findings);
            }
        }
        if let Some(span) = self.claim.penalty {
            for penalty in penalties_named(self.context.text_of(span)).unwrap_or_default() {
                told = true;
                open |= self.noted(&penalty, span, &due, findings);
            }
        }
        match self.clocks(&due, findings) {
            Some(undecided) => open |= undecided,
            None if !told => findings.undecided(&RULE, Message::new("claim-penalty-untold")),
            None => {}
        }
        if open {
            findings.undecided(&RULE, Message::new("claim-penalty-open"));
        }
        if let [minutes] = due[..]
            && wanted(self.context, Severity::Note)
            && !findings.list.iter().any(|finding| finding.rule.name == RULE.name && finding.span == self.claim.span)
        {
            let message =
                Message::new("claim-penalty-due").with("color", !self.player).with("count", usize::from(minutes));
            findings.push(self.finding(self.claim.span, message).severity(Severity::Note));
        }
    }

    fn finding(&self, span: Span, message: Message) -> Finding {
        // What blitz changes does not hold in rapid play.
        let rapid = self.context.time_class() == Some(TimeClass::Rapid);
        let mut articles = articles_of(self.context, &RULE);
        articles.retain(|number| !rapid || !number.starts_with('B'));
        Finding::new(&RULE, span, message).articles(articles)
    }

    /// How grave it is that the time of a player is another: no error where what is due is not verified.
    fn severity(&self, color: Color) -> Severity {
        let laws = self.context.laws;
        let keys: &[&str] = match self.context.time_class() {
            _ if color == self.player => &["claim_self"],
            Some(TimeClass::Standard) => &["claim_opponent"],
            Some(TimeClass::Rapid) => &["claim_opponent", "claim_opponent_rapid"],
            Some(TimeClass::Blitz) => &["claim_opponent", "claim_opponent_blitz", "claim_opponent_blitz_supervised"],
            None => {
                &["claim_opponent", "claim_opponent_rapid", "claim_opponent_blitz", "claim_opponent_blitz_supervised"]
            }
        };
        if keys.iter().any(|key| laws.is_unverified(key)) { Severity::Warning } else { Severity::Error }
    }

    /// Whether a penalty was given at this claim: at its place or beside the moves next to it.
    fn is_its(&self, penalty: &Penalty) -> bool {
        let Some(at) = penalty.at else { return self.alone };
        let played = self.context.played();
        let Ok(entry) = at.find(self.context.record) else { return false };
        played.place_of(entry).is_some_and(|place| place.abs_diff(self.place) <= 1)
    }

    /// Compares a penalty that is noted; whether the answer is open.
    fn noted(&self, penalty: &Penalty, span: Span, due: &[u8], findings: &mut Findings) -> bool {
        let color = penalty.player;
        let push = |findings: &mut Findings, message: Message| {
            let message = message.with("color", color).with("noted", signed(penalty.seconds));
            findings.push(self.finding(span, message).severity(self.severity(color)));
        };
        if color != self.player {
            let fits = due.iter().any(|minutes| penalty.seconds == i32::from(*minutes) * 60);
            if !fits {
                push(findings, Message::new("claim-penalty-noted").with("due", listed(due)).with("count", most(due)));
            }
            return fits && due.len() > 1;
        }
        if penalty.seconds > 0 {
            push(findings, Message::new("claim-penalty-gift"));
            return false;
        }
        let taken = f64::from(-penalty.seconds);
        let before = self.before();
        let most = match self.context.laws.claim_self {
            ClaimCost::None => 0.0,
            _ => before.map_or(180.0, |before| most_taken(self.context.laws.claim_self, before)),
        };
        if taken > most + 1.0 {
            push(findings, Message::new("claim-penalty-taken").with("most", time(most)));
        }
        false
    }

    /// The time that the claimant had left before his turn, or what he had more than.
    fn before(&self) -> Option<f64> {
        self.context.clocks().last_before(self.player, self.next_entry()).and_then(|time| time.left)
    }

    fn next_entry(&self) -> usize {
        self.context.record.history().entry_of(self.place).map_or(0, |entry| entry as usize + 1)
    }

    /// Compares the times on the clocks before and after; whether the answer is open. `None`: no times are told.
    fn clocks(&self, due: &[u8], findings: &mut Findings) -> Option<bool> {
        let clocks = self.context.clocks();
        let at = self.next_entry();
        let around = |color: Color| {
            let before = clocks.last_before(color, at).filter(|time| near(time.entry as usize, at))?;
            let after = clocks.first_from(color, at).filter(|time| near(time.entry as usize, at))?;
            Some(Around {
                color,
                numbers: [before.number, after.number],
                before: before.left?,
                after: after.left?,
                span: after.span,
            })
        };
        let sides = [self.player, !self.player].map(around);
        if sides.iter().all(Option::is_none) {
            return None;
        }
        // What each move adds has to be known, and no new period may begin.
        let Some(control) = self.context.time_control() else { return Some(true) };
        if sides.iter().flatten().any(|side| side.may_begin_a_period(&control)) {
            findings.undecided(&RULE, Message::new("claim-penalty-period"));
            return Some(false);
        }
        let increment = f64::from(control.increment());
        let [claimant, opponent] = sides.map(|side| side.map(|side| (side.before, side.after, side.span)));
        let most = due.iter().copied().max().unwrap_or_default();
        if let Some((before, after, span)) = opponent
            && after > before + increment + f64::from(most) * 60.0 + 1.0
        {
            let message = Message::new("claim-penalty-clock").with("color", !self.player).with("due", listed(due));
            let message =
                message.with("count", usize::from(most)).with("before", time(before)).with("after", time(after));
            findings.push(self.finding(span, message).severity(self.severity(!self.player)));
        }
        if let Some((before, after, span)) = claimant {
            let most = left_after(self.context.laws.claim_self, before) + increment;
            if after > most + 1.0 {
                let message = Message::new("claim-penalty-kept").with("color", self.player).with("most", time(most));
                let message = message.with("before", time(before)).with("after", time(after));
                findings.push(self.finding(span, message).severity(self.severity(self.player)));
            }
        }
        let between = due.len() > 1 && opponent.is_some_and(|(before, after, _)| after > before + increment);
        Some(between)
    }
}

/// The times of a player around a claim.
#[derive(Clone, Copy)]
struct Around {
    color: Color,
    /// The numbers of the moves that they stand beside.
    numbers: [u16; 2],
    before: f64,
    after: f64,
    /// Where the later one is told.
    span: Span,
}

impl Around {
    /// Whether the clock may have been put forward for a new period between the two: at the move that ends a period, or by a
    /// clock that does not count moves and adds the time when the other has run out.
    fn may_begin_a_period(&self, control: &TimeControl) -> bool {
        let periods = control.of(self.color);
        let Some(shortest) = periods.iter().skip(1).map(|period| period.seconds).min() else { return false };
        let [before, after] = self.numbers.map(|moves| control.given(self.color, moves));
        let other_increments = periods.iter().any(|period| period.increment != periods[0].increment);
        let told = control.is_whole() && self.numbers[0] > 0 && !other_increments;
        !told || before != after || self.after - self.before > f64::from(shortest) / 2.0
    }
}

/// Whether a time stands beside the moves next to an entry: those of three turns.
fn near(entry: usize, at: usize) -> bool {
    entry.abs_diff(at) <= 3
}

/// The minutes that a wrong claim may give the opponent, as far as class and supervision are known.
fn minutes(class: Option<TimeClass>, score: &Score, text: &str, laws: &Edition) -> Vec<u8> {
    let standard = laws.claim_opponent;
    let rapid = laws.claim_opponent_rapid.unwrap_or(standard);
    let blitz = laws.claim_opponent_blitz.unwrap_or(standard);
    let watched = laws.claim_opponent_blitz_supervised.unwrap_or(blitz);
    let blitz = match supervised(score, text) {
        Some(true) => vec![watched],
        Some(false) => vec![blitz],
        None => vec![blitz, watched],
    };
    let mut list = match class {
        Some(TimeClass::Standard) => vec![standard],
        Some(TimeClass::Rapid) => vec![rapid],
        Some(TimeClass::Blitz) => blitz,
        None => [vec![standard, rapid], blitz].concat(),
    };
    list.sort_unstable();
    list.dedup();
    list
}

/// What is left to a claimant of a time after what a wrong claim takes; more time before never leaves less.
fn left_after(cost: ClaimCost, before: f64) -> f64 {
    match cost {
        ClaimCost::None => before,
        ClaimCost::HalfMax3 => before - (before / 2.0).min(180.0),
        ClaimCost::Ladder if before > 120.0 => before - (before / 2.0).min(180.0),
        ClaimCost::Ladder => before.min(60.0),
    }
}

/// The most that a wrong claim takes of a time, or of less.
fn most_taken(cost: ClaimCost, before: f64) -> f64 {
    match cost {
        ClaimCost::None => 0.0,
        ClaimCost::HalfMax3 => (before / 2.0).min(180.0),
        // Of two minutes one is taken, and of a little more half.
        ClaimCost::Ladder if before > 120.0 => (before / 2.0).min(180.0),
        ClaimCost::Ladder => (before - 60.0).max(0.0),
    }
}

/// A time as clocks show it: `0:07:00`.
fn time(seconds: f64) -> String {
    let seconds = Duration::try_from_secs_f64(seconds).unwrap_or_default().as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

fn signed(seconds: i32) -> String {
    let (sign, seconds) = (if seconds < 0 { '-' } else { '+' }, seconds.unsigned_abs());
    if seconds % 60 == 0 {
        format!("{sign}{}", seconds / 60)
    } else {
        format!("{sign}{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// The most minutes that it may be.
fn most(minutes: &[u8]) -> usize {
    minutes.iter().copied().max().unwrap_or_default().into()
}

/// Minutes that it may be, in their order: `1–2`.
fn listed(minutes: &[u8]) -> String {
    match minutes {
        [first, .., last] => format!("{first}–{last}"),
        minutes => minutes.iter().map(ToString::to_string).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{left_after, listed, minutes};
    use crate::edition::{ClaimCost, Edition, EditionName};
    use crate::rules::said::{check, editions};

    const RULE: &str = "claim.penalty";

    #[test]
    fn what_is_left_to_the_claimant() {
        // Ten minutes, five, one and a half, and forty seconds.
        let before = [600.0, 300.0, 90.0, 40.0];
        for (laws, expected) in [
            ("1997", [420.0, 150.0, 45.0, 20.0]),
            ("2001", [420.0, 150.0, 60.0, 40.0]),
            ("2005", [420.0, 150.0, 60.0, 40.0]),
            ("2009", before),
            ("2014", before),
            ("2017", before),
            ("2018", before),
            ("2023", before),
        ] {
            let cost = Edition::of(laws.parse::<EditionName>().unwrap()).claim_self;
            for (before, expected) in before.into_iter().zip(expected) {
                let left = left_after(cost, before);
                assert!((left - expected).abs() < 1e-9, "{laws}: {before} -> {left}");
            }
        }
        let ladder: Vec<f64> = (0..900).map(|seconds| left_after(ClaimCost::Ladder, f64::from(seconds))).collect();
        assert!(ladder.is_sorted());
    }

    #[test]
    fn what_the_opponent_gets() {
        for (headings, expected) in [
            ("time_control: 90 min", "3 3 3 3 2 2 2 2"),
            ("time_control: 25 min", "3 3 3 3 2 2 2 1"),
            ("time_control: 5 min\nsupervised: no", "3 3 3 3 1 1 1 1"),
            ("time_control: 5 min\nsupervised: yes", "3 3 3 3 1 1 1 2"),
            ("time_control: 5 min", "3 3 3 3 1 1 1 1–2"),
            ("event: x", "3 3 3 3 1–2 1–2 1–2 1–2"),
        ] {
            assert_eq!(minutes_of(headings), expected, "{headings}");
        }
    }

    /// A wrong claim of White, with the clocks before and after it.
    fn clocked(headings: &str, white: [&str; 2], black: [&str; 2]) -> String {
        let clk = |time: &str| format!("{{[%clk {time}]}}");
        format!(
            "[Claim \"threefold, white, 1b, rejected\"]\n{headings}\n1. Nf3 {} Nf6 {} 2. Ng1 {} Ng8 {} *\n",
            clk(white[0]),
            clk(black[0]),
            clk(white[1]),
            clk(black[1])
        )
    }

    #[test]
    fn against_the_clocks() {
        let standard = "[TimeControl \"5400\"]\n";
        // Three minutes added, of which a second is used.
        let three = clocked(standard, ["0:40:00", "0:36:30"], ["0:40:00", "0:42:59"]);
        assert_eq!(errors(&three), "2014 2017 2018 2023");
        let two = clocked(standard, ["0:40:00", "0:36:30"], ["0:40:00", "0:41:59"]);
        assert_eq!(errors(&two), "");
        // The claimant kept what the Laws took.
        for (before, after, expected) in [
            ("0:10:00", "0:09:50", "2001 2005"),
            ("0:10:00", "0:07:00", ""),
            ("0:05:00", "0:02:30", ""),
            ("0:05:00", "0:02:40", "2001 2005"),
            ("0:01:30", "0:01:10", "2001 2005"),
            ("0:01:30", "0:00:59", ""),
            ("0:00:40", "0:00:39", ""),
        ] {
            let sheet = clocked(standard, [before, after], ["0:40:00", "0:40:00"]);
            assert_eq!(errors(&sheet), expected, "{before} {after}");
        }
        // Blitz and rapid: one minute in 2023, in blitz since 2014.
        let rapid = clocked("[TimeControl \"1500\"]\n", ["0:10:00", "0:05:00"], ["0:10:00", "0:11:59"]);
        assert_eq!(errors(&rapid), "2023");
        let blitz =
            clocked("[TimeControl \"300\"]\n[Supervised \"no\"]\n", ["0:02:00", "0:00:50"], ["0:02:00", "0:03:59"]);
        assert_eq!(errors(&blitz), "2017 2018 2023"); // that of 2014 is not verified
        let watched =
            clocked("[TimeControl \"300\"]\n[Supervised \"yes\"]\n", ["0:02:00", "0:00:50"], ["0:02:00", "0:03:59"]);
        assert_eq!(errors(&watched), "2017 2018");
    }

    /// The editions under which an error is found.
    fn errors(sheet: &str) -> String {
        let finds = |name: &EditionName| {
            let settings = crate::Settings { laws: Some(*name), ..crate::Settings::default() };
            let mut checker = crate::Checker::new(settings);
            checker
                .check(sheet.as_bytes())
                .findings
                .list
                .iter()
                .any(|finding| finding.rule.name == RULE && finding.severity == crate::rule::Severity::Error)
        };
        EditionName::ALL.iter().filter(|name| finds(name)).map(|name| name.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_new_period_may_explain_the_times() {
        let sheet = |control: &str, black: &str| {
            format!(
                "lang: en\ntime_control: {control}\nclock: left\nclaim: threefold, white, after 2..., rejected\n\n1.Nf3 0:12:00 Nf6 \
                 0:12:00 2.Ng1 0:10:00 Ng8 0:11:00 3.e4 0:06:30 e5 {black} 4.d4 0:06:00 d5 0:10:00"
            )
        };
        // Black had eleven minutes, and three come to them at the most.
        for (control, black, expected) in [
            ("2h", "0:15:00", "1997 2001 2005 2009 2014 2017 2018 2023"),
            ("40/2h, 1h", "0:15:00", "1997 2001 2005 2009 2014 2017 2018 2023"),
            ("40/2h, 1h", "0:13:30", "2014 2017 2018 2023"),
            // The time of the second period, added when the first has run out or at its last move.
            ("40/2h, 30 min", "0:40:00", ""),
            ("3/2h, 1h", "0:15:00", ""),
        ] {
            assert_eq!(errors(&sheet(control, black)), expected, "{control}, {black}");
        }
        let mut checker = crate::Checker::new(crate::Settings::default());
        let sheet = sheet("3/2h, 1h", "0:15:00");
        let checked = checker.check(sheet.as_bytes());
        let undecided = checked.findings.undecided.iter().find(|undecided| undecided.rule.name == RULE).unwrap();
        assert_eq!(undecided.why.id, "claim-penalty-period");
    }

    #[test]
    fn against_what_is_noted() {
        let noted = |penalty: &str| {
            let headings = "lang: en\ntime_control: 90 min\nclaim: threefold, white, 1b, rejected";
            format!("{headings}\npenalty: {penalty}\n\n1.Nf3 Nf6 2.Ng1 Ng8")
        };
        for (penalty, expected) in [
            ("black +2", "1997 2001 2005 2009"),
            ("black +3", "2014 2017 2018 2023"),
            ("black +3, white -3 at 1b", "2009 2014 2017 2018 2023"),
            ("black +2 at 40b", ""),
            ("white +2", "2001 2005 2009 2014 2017 2018 2023"),
            ("white -4", "2001 2005 2009 2014 2017 2018 2023"),
        ] {
            assert_eq!(errors(&noted(penalty)), expected, "{penalty}");
        }
        check(
            &noted("black +3 at 1b"),
            RULE,
            &[
                "for the wrong claim Black gets 2 minutes",
                "`+3` is noted for Black, and the wrong claim gives `2` minutes",
            ],
            &[
                "por la reclamación incorrecta las negras reciben 2 minutos",
                "consta `+3` para las negras, y la reclamación incorrecta da `2` minutos",
            ],
        );
        assert_eq!(editions(&noted("black +3").replace("rejected", "accepted"), RULE), "");
    }

    #[test]
    fn against_what_the_claim_tells() {
        for (words, expected) in [
            ("2 minutes for Black", "1997 2001 2005 2009"),
            ("3 minutos a las negras", "2014 2017 2018 2023"),
            ("3 Minuten für Schwarz", "2014 2017 2018 2023"),
            ("les Noirs reçoivent 3 minutes", "2014 2017 2018 2023"),
        ] {
            let headings = "lang: en\ntime_control: 90 min";
            let sheet = format!("{headings}\nclaim: threefold, white, 1b, rejected, {words}\n\n1.Nf3 Nf6 2.Ng1 Ng8");
            assert_eq!(errors(&sheet), expected, "{words}");
            let sheet = format!("{headings}\n\n1.Nf3 Nf6 White claims threefold, rejected, {words} 2.Ng1 Ng8");
            assert_eq!(errors(&sheet), expected, "{words}");
        }
    }

    #[test]
    fn the_articles_of_a_class() {
        use EditionName::{E2009, E2014, E2018, E2023};
        let articles = |control: &str, laws: EditionName| {
            let sheet = format!(
                "lang: en\ntime_control: {control}\nclaim: threefold, white, 1b, rejected\npenalty: black +9\n\n1.Nf3 Nf6"
            );
            let settings = crate::Settings { laws: Some(laws), ..crate::Settings::default() };
            let mut checker = crate::Checker::new(settings);
            let checked = checker.check(sheet.as_bytes());
            let found = checked.findings.list.iter().find(|finding| finding.rule.name == RULE).unwrap();
            found.articles_in(laws).join(" ")
        };
        for (control, expected) in [
            ("90 min", ["9.5b", "9.5b", "9.5.3", "9.5.3"]),
            ("25 min", ["9.5b", "9.5b", "9.5.3", "9.5.3 A.3"]),
            ("5 min", ["9.5b", "9.5b B.2", "9.5.3 B.2", "9.5.3 A.3 B.3"]),
        ] {
            assert_eq!([E2009, E2014, E2018, E2023].map(|laws| articles(control, laws)), expected, "{control}");
        }
    }

    /// The minutes for the opponent in each edition.
    fn minutes_of(headings: &str) -> String {
        let sheet = format!("lang: en\n{headings}\n\n1.Nf3 Nf6 2.Ng1 Ng8");
        let of = |name: EditionName| {
            let settings = crate::Settings { laws: Some(name), ..crate::Settings::default() };
            let mut checker = crate::Checker::new(settings);
            let checked = checker.check(sheet.as_bytes());
            listed(&minutes(checked.time_class(), checked.score, &checked.source.text, checked.laws))
        };
        EditionName::ALL.map(of).join(" ")
    }
}
