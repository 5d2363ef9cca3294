//! `move.illegal_tally`

use crate::arbiter::{Tally, penalties, tally};
use crate::edition::EditionName::{E1997, E2001, E2009, E2014, E2017, E2018, E2023};
use crate::edition::{Edition, IllegalMove};
use crate::fast_play::{articles_of, supervised};
use crate::finding::{Finding, Message};
use crate::record::{Signals, Status};
use crate::report::end_reason;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::wanted;
use crate::rules::result;
use crate::time_control::TimeClass;
use planilla_board::{Color, Effort, MatingChance};
use planilla_notation::{EndReason, Outcome, Span};

/// The completed illegal moves that an arbiter counted, against the result.
pub(crate) static RULE: Rule = Rule {
    name: "move.illegal_tally",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["7.4", "10.3", "C3"] },
        Cited { from: E2001, to: E2009, numbers: &["7.4b"] },
        Cited { from: E2014, to: E2014, numbers: &["7.5b"] },
        Cited { from: E2017, to: E2017, numbers: &["7.5", "7.7", "7.8"] },
        Cited { from: E2018, to: E2018, numbers: &["7.5.5"] },
        Cited { from: E2023, to: E2023, numbers: &["7.5.5", "A.3", "B.3"] },
    ],
    summary: "the arbiter's count of completed illegal moves, against the result and the time given for them",
    page: include_str!("illegal_tally.md"),
    wakes: Signals::TALLY,
    notes_in_pgn: Signals::NONE,
    check,
};

/// How much is done to find out who can still mate.
const CHANCES: Effort = Effort::Full { nodes: 200_000 };

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.refused.is_some() {
        return;
    }
    let (told, span) = told(context);
    let Some(span) = span else { return };
    let rules = rules_of(context);
    for (player, count) in [(Color::White, told[0]), (Color::Black, told[1])] {
        if count > 0 {
            look(context, findings, &rules, player, count, span, told);
        }
    }
    times(context, findings, &rules);
}

/// The completed illegal moves of White and Black: those of the heading, or those on the sheet that were penalised, if these are more.
fn told(context: &Context<'_>) -> ([u32; 2], Option<Span>) {
    let heading = tally(context.score, context.text);
    let counted: Tally = heading.map_or([None; 2], |(tally, _)| tally);
    let penalised = penalised(context);
    let seen = [Color::White, Color::Black].map(|color| {
        let mut entries: Vec<usize> =
            penalised.iter().filter(|(entry, ..)| is_of(context, *entry, color)).map(|one| one.0).collect();
        entries.dedup();
        entries.len() as u32
    });
    let span = heading.map(|(_, span)| span).or_else(|| penalised.first().map(|(_, span, _)| *span));
    ([0, 1].map(|at| counted[at].unwrap_or(0).max(seen[at])), span)
}

fn is_of(context: &Context<'_>, entry: usize, color: Color) -> bool {
    context.record.plies[entry].color == color
}

/// The illegal moves on the sheet for which the opponent was given time: the entry, where that is noted, and the seconds.
fn penalised(context: &Context<'_>) -> Vec<(usize, Span, i32)> {
    let told = penalties(context.score, context.text).into_iter().filter_map(|(penalty, span)| {
        let entry = penalty.at?.find(context.record).ok()??;
        let ply = &context.record.plies[entry];
        let illegal = ply.status == Status::Illegal && ply.color != penalty.player && penalty.seconds > 0;
        illegal.then_some((entry, span, penalty.seconds))
    });
    told.collect()
}

/// One set of rules that may hold: which completed illegal move loses (0: none by rule), whether that is a draw where the opponent
/// cannot mate, and how many minutes the opponent gets for those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rules {
    loses: u8,
    draw_exception: bool,
    minutes: u8,
}

/// The sets of rules that may hold, as far as class and supervision are known.
fn rules_of(context: &Context<'_>) -> Vec<Rules> {
    let laws = context.laws;
    let standard = Rules {
        loses: laws.illegal_loss_on,
        draw_exception: laws.illegal_draw_exception,
        minutes: if laws.illegal_loss_on == 0 { 0 } else { 2 },
    };
    let watched = match supervised(context.score, context.text) {
        _ if !laws.supervision => vec![false],
        Some(watched) => vec![watched],
        None => vec![false, true],
    };
    let fast =
        |class| watched.iter().map(move |watched| of_fast(laws, class, *watched, standard)).collect::<Vec<Rules>>();
    let mut list = match context.time_class() {
        Some(TimeClass::Standard) => vec![standard],
        Some(class) => fast(class),
        None => [vec![standard], fast(TimeClass::Rapid), fast(TimeClass::Blitz)].concat(),
    };
    list.dedup();
    list
}

fn of_fast(laws: &Edition, class: TimeClass, watched: bool, standard: Rules) -> Rules {
    let blitz = class == TimeClass::Blitz;
    let minutes = match (blitz, watched) {
        (false, false) => laws.illegal_minutes_rapid,
        (false, true) => laws.illegal_minutes_rapid_supervised,
        (true, false) => laws.illegal_minutes_blitz,
        (true, true) => laws.illegal_minutes_blitz_supervised,
    };
    let rules = Rules { minutes: minutes.unwrap_or(standard.minutes), ..standard };
    if watched {
        return rules;
    }
    match if blitz { laws.illegal_blitz } else { laws.illegal_rapid } {
        IllegalMove::Standard | IllegalMove::StandsUnlessClaimed => rules,
        IllegalMove::WinIfClaimed => Rules { loses: 1, draw_exception: laws.illegal_blitz_draw_claim, ..rules },
        IllegalMove::LossIfSeenOrClaimed => Rules { loses: 1, ..rules },
        IllegalMove::SecondLosesElseStands => Rules { loses: 2, ..rules },
    }
}

/// What becomes of a game in which a player has made so many illegal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It goes on.
    GoesOn,
    /// The player loses.
    Lost,
    /// It is a draw, for the opponent cannot mate.
    Drawn,
    /// One or the other: whether the opponent can mate is not known.
    LostOrDrawn,
}

fn fate(context: &Context<'_>, rules: Rules, player: Color, count: u32) -> Fate {
    if rules.loses == 0 || count < u32::from(rules.loses) {
        return Fate::GoesOn;
    }
    if !rules.draw_exception {
        return Fate::Lost;
    }
    match context.record.end.map(|end| end.mating_chance(!player, CHANCES)) {
        Some(MatingChance::Winnable { .. }) => Fate::Lost,
        Some(MatingChance::Unwinnable { .. }) => Fate::Drawn,
        Some(MatingChance::Undecided { .. }) | None => Fate::LostOrDrawn,
    }
}

fn look(
    context: &Context<'_>,
    findings: &mut Findings,
    rules: &[Rules],
    player: Color,
    count: u32,
    span: Span,
    told: [u32; 2],
) {
    let mut fates: Vec<Fate> = rules.iter().map(|rules| fate(context, *rules, player, count)).collect();
    fates.dedup();
    let written = result::written(context).map(|(outcome, _)| outcome).filter(|outcome| *outcome != Outcome::Unknown);
    let lost = if player == Color::White { Outcome::BlackWins } else { Outcome::WhiteWins };
    let allows = |fate: &Fate| match (fate, written) {
        (_, None) | (Fate::GoesOn, _) => true,
        (Fate::Lost, Some(outcome)) => outcome == lost,
        (Fate::Drawn, Some(outcome)) => outcome == Outcome::Draw,
        (Fate::LostOrDrawn, Some(outcome)) => outcome == lost || outcome == Outcome::Draw,
    };
    // Both may have come to the end of what is allowed, and nobody says who first.
    let other = told[usize::from(player == Color::White)];
    let both =
        rules.iter().any(|rules| rules.loses > 0 && other >= u32::from(rules.loses)) && !fates.contains(&Fate::GoesOn);
    if both {
        return findings.undecided(&RULE, Message::new("tally-both"));
    }
    let message = |message: Message| message.with("color", player).with("count", count as usize);
    let due = match fates[..] {
        [Fate::Lost] => Some(message(Message::new("tally-lost"))),
        [Fate::Drawn] => Some(message(Message::new("tally-drawn"))),
        [Fate::GoesOn] => Some(message(Message::new("tally-goes-on"))),
        _ => None,
    };
    if !fates.iter().any(allows) {
        let due = due.unwrap_or_else(|| message(Message::new("tally-over")));
        let outcome = written.unwrap_or(Outcome::Unknown).as_str();
        let contradicts = Message::new("tally-contradicts").with("written", outcome);
        let said = Message::new("claim-said").with("why", crate::Arg::Sentences(vec![due, contradicts]));
        findings.push(finding(context, span, said));
    } else if fates == [Fate::GoesOn] && written == Some(lost) && by_arbiter(context) {
        let due = due.unwrap_or_else(|| message(Message::new("tally-goes-on")));
        let said = vec![due, Message::new("tally-contradicts").with("written", lost.as_str())];
        let said = Message::new("claim-said").with("why", crate::Arg::Sentences(said));
        findings.push(finding(context, span, said).severity(Severity::Warning));
    } else if let Some(due) = due {
        if wanted(context, Severity::Note) {
            findings.push(finding(context, span, due).severity(Severity::Note));
        }
    } else if !fates.iter().all(allows) || written.is_none() {
        findings.undecided(&RULE, Message::new("tally-open"));
    }
}

/// Whether the arbiter is said to have decided the game.
fn by_arbiter(context: &Context<'_>) -> bool {
    end_reason(context.score, context.record, context.text) == Some(EndReason::Arbiter)
}

/// The time given for illegal moves that stand on the sheet.
fn times(context: &Context<'_>, findings: &mut Findings, rules: &[Rules]) {
    for (entry, span, seconds) in penalised(context) {
        let mut minutes: Vec<u8> = rules.iter().map(|rules| rules.minutes).collect();
        minutes.sort_unstable();
        minutes.dedup();
        // Where no time is set, the arbiter may have given some all the same.
        if minutes.iter().all(|minutes| *minutes > 0 && i32::from(*minutes) * 60 != seconds) {
            let due = minutes.iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
            let ply = &context.record.plies[entry];
            let written = ply.span.map_or("", |span| context.text_of(span));
            let message = Message::new("tally-time").with("written", written).with("due", due);
            findings.push(finding(context, span, message).entry(entry));
        }
    }
}

fn finding(context: &Context<'_>, span: Span, message: Message) -> Finding {
    Finding::new(&RULE, span, message).articles(articles_of(context, &RULE))
}

#[cfg(test)]
mod tests {
    use super::RULE;
    use crate::rules::said::check;
    use crate::{Checker, EditionName, Settings, Severity};

    /// For each edition: `e` an error, `w` a warning, `n` a note, `?` undecided, `-` nothing.
    fn graded(sheet: &str) -> String {
        let of = |name: EditionName| {
            let settings = Settings { notes: true, laws: Some(name), ..Settings::default() };
            let mut checker = Checker::new(settings);
            let checked = checker.check(sheet.as_bytes());
            let its = checked.findings.list.iter().filter(|finding| finding.rule.name == RULE.name);
            match its.map(|finding| finding.severity).max() {
                Some(Severity::Error) => 'e',
                Some(Severity::Warning) => 'w',
                Some(Severity::Note) => 'n',
                None if checked.findings.undecided.iter().any(|one| one.rule.name == RULE.name) => '?',
                None => '-',
            }
        };
        EditionName::ALL.map(of).iter().collect()
    }

    fn sheet(headings: &str, result: &str) -> String {
        format!("lang: en\n{headings}\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 {result}")
    }

    #[test]
    fn by_edition_class_and_supervision() {
        let standard = "time_control: 90 min\n";
        for (headings, result, expected) in [
            // White's second: goes on to 2009, lost since 2014.
            (format!("{standard}illegal: white 2"), "0-1", "nnnnnnnn"),
            (format!("{standard}illegal: white 2"), "1-0", "nnnneeee"),
            (format!("{standard}illegal: white 2"), "1/2-1/2", "nnnneeee"),
            (format!("{standard}illegal: white 2\nreason: arbiter"), "0-1", "wwwwnnnn"),
            (format!("{standard}illegal: white 3"), "1-0", "neeeeeee"),
            (format!("{standard}illegal: black 3"), "1-0", "nnnnnnnn"),
            (format!("{standard}illegal: black 1"), "0-1", "nnnnnnnn"),
            (format!("{standard}illegal: white 0, black 0"), "0-1", "--------"),
            (format!("{standard}illegal: white 2"), "", "nnnnnnnn"),
            // Rapid play: the first one loses in 2014 and 2017.
            ("time_control: 25 min\nsupervised: no\nillegal: white 1".to_owned(), "1-0", "nnnneenn"),
            ("time_control: 25 min\nsupervised: yes\nillegal: white 1".to_owned(), "1-0", "nnnnnnnn"),
            ("time_control: 25 min\nillegal: white 1".to_owned(), "1-0", "nnnn??nn"),
            ("time_control: 25 min\nsupervised: no\nillegal: white 2".to_owned(), "1-0", "nnnneeee"),
            // Blitz: a claim wins at once until 2009.
            ("time_control: 5 min\nsupervised: no\nillegal: white 1".to_owned(), "1-0", "eeeeeenn"),
            ("time_control: 5 min\nsupervised: yes\nillegal: white 1".to_owned(), "1-0", "eeennnnn"),
            // Nobody says what was played.
            ("illegal: white 2".to_owned(), "1-0", "????eeee"),
            ("illegal: white 1".to_owned(), "0-1", "------nn"),
        ] {
            assert_eq!(graded(&sheet(&headings, result)), expected, "{headings} {result}");
        }
    }

    #[test]
    fn a_draw_where_the_opponent_cannot_mate() {
        let bare = |result: &str| {
            format!(
                "lang: en\ntime_control: 90 min\nillegal: white 3\nfen: 8/8/8/4k3/8/8/8/4K2Q w - - 0 60\n\n60.Qh5+ Kd4 {result}"
            )
        };
        // A loss before 2009, a draw since.
        assert_eq!(graded(&bare("0-1")), "nnneeeee");
        assert_eq!(graded(&bare("1/2-1/2")), "neennnnn");
        assert_eq!(graded(&bare("1-0")), "neeeeeee");
    }

    #[test]
    fn illegal_moves_that_were_penalised() {
        let sheet = |penalty: &str| {
            format!(
                "lang: en\ntime_control: 90 min\npenalty: {penalty}\n\n1.e4 e5 2.Nf3 Nc6 3.Bb6 a6 4.d3 d6 5.h3 h6 1-0"
            )
        };
        assert_eq!(graded(&sheet("black +2 at 3w")), "nnnnnnnn");
        assert_eq!(graded(&sheet("black +3 at 3w")), "neeeeeee");
        assert_eq!(graded(&sheet("black +2 at 4w")), "--------");
    }

    #[test]
    fn what_is_said() {
        check(
            &sheet("laws: 2018\ntime_control: 90 min\nillegal: white 2", "1-0"),
            RULE.name,
            &["White has completed 2 illegal moves and loses the game; the result is `1-0`"],
            &["las blancas han completado 2 jugadas ilegales y pierden la partida; el resultado es `1-0`"],
        );
        check(
            &sheet("laws: 2009\ntime_control: 90 min\nillegal: white 2", "1-0"),
            RULE.name,
            &["White has completed 2 illegal moves, and the game goes on"],
            &["las blancas han completado 2 jugadas ilegales, y la partida sigue"],
        );
    }
}
