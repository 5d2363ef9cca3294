//! The blocks of facts behind the positions: repetitions, runs of quiet moves, claims, offers, clocks.

use super::text::Page;
use crate::words::Words;
use planilla::report::{
    AutomaticDrawRow, ClaimMadeRow, ClaimRow, ClockRow, ControlRow, ControlSideRow, DrawOfferRow, QuietRunRow,
    RepetitionRow,
};
use serde_json::Number;

/// So many positions that stood on the board but twice are listed; the others are counted.
const MOST_TWICE: usize = 5;
/// So many claims are listed.
const MOST_CLAIMS: usize = 40;
/// So many moves are named of those that could be announced.
const MOST_MOVES: usize = 6;

/// The blocks.
pub(super) fn lists(page: &Page<'_>) -> Vec<Vec<String>> {
    vec![
        repetitions(page),
        titled(page, "show-runs", page.facts.quiet_runs.iter().map(|run| quiet_run(page, run)).collect()),
        claims(page),
        claims_made(page),
        automatic(page),
        titled(page, "show-offers", page.facts.draw_offers.iter().map(|row| offer(page, row)).collect()),
        controls(page),
        clocks(page),
    ]
}

/// A block under its title, with a line that says that there is nothing.
fn titled(page: &Page<'_>, id: &str, mut lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        return vec![page.words.word(&format!("{id}-none"))];
    }
    for line in &mut lines {
        line.insert_str(0, "  ");
    }
    lines.insert(0, page.words.word(id));
    lines
}

fn repetitions(page: &Page<'_>) -> Vec<String> {
    let rows = &page.facts.repetitions;
    let often = rows.iter().filter(|row| row.times > 2).count();
    let shown = rows.len().min(often + MOST_TWICE);
    let mut lines: Vec<String> = rows[..shown].iter().flat_map(|row| repetition(page, row)).collect();
    if shown < rows.len() {
        lines.push(page.words.say("show-repetitions-more", &[("count", (rows.len() - shown).into())]));
    }
    titled(page, "show-repetitions", lines)
}

fn repetition(page: &Page<'_>, row: &RepetitionRow) -> Vec<String> {
    let words = page.words;
    let args = [("times", row.times.into()), ("points", page.points(&row.points).into())];
    let mut lines = vec![words.say("show-repetition", &args), format!("  {}", row.fen)];
    for (id, point) in [("show-third", &row.third), ("show-fifth", &row.fifth)] {
        let point = point.as_ref().map(|point| words.say(id, &[("point", page.point(point).into())]));
        lines.extend(point.map(|said| format!("  {said}")));
    }
    lines.extend(page.rests_on(row.rests_on.as_ref()).map(|said| format!("  {said}")));
    lines
}

fn quiet_run(page: &Page<'_>, run: &QuietRunRow) -> String {
    let words = page.words;
    let args =
        [("count", run.halfmoves.into()), ("from", page.point(&run.from).into()), ("to", page.point(&run.to).into())];
    let id = if run.from == run.to { "show-run-of-one" } else { "show-run" };
    let mut said = vec![words.say(id, &args)];
    if u32::from(run.halfmove_clock) > run.halfmoves {
        said.push(words.say("show-run-clock", &[("clock", run.halfmove_clock.into())]));
    }
    for (moves, point) in [(50, &run.fifty), (75, &run.seventyfive)] {
        let args = |point| [("moves", moves.into()), ("point", page.point(point).into())];
        said.extend(point.as_ref().map(|point| words.say("show-run-reached", &args(point))));
    }
    said.extend(page.rests_on(run.rests_on.as_ref()));
    said.join("; ")
}

fn claims(page: &Page<'_>) -> Vec<String> {
    let rows = &page.facts.claims;
    let mut lines: Vec<String> = rows.iter().take(MOST_CLAIMS).map(|row| claim(page, row)).collect();
    if rows.len() > MOST_CLAIMS {
        lines.push(page.words.say("show-claims-more", &[("count", (rows.len() - MOST_CLAIMS).into())]));
    }
    titled(page, "show-claims", lines)
}

/// The claims that the sheet tells of, if there are any.
fn claims_made(page: &Page<'_>) -> Vec<String> {
    let rows = &page.facts.claims_made;
    let mut lines: Vec<String> = rows.iter().take(MOST_CLAIMS).map(|row| claim_made(page, row)).collect();
    if rows.len() > MOST_CLAIMS {
        lines.push(page.words.say("show-claims-more", &[("count", (rows.len() - MOST_CLAIMS).into())]));
    }
    if lines.is_empty() { lines } else { titled(page, "show-claims-made", lines) }
}

/// A claim that was made: by whom, when, of what, and what becomes of it.
fn claim_made(page: &Page<'_>, row: &ClaimMadeRow) -> String {
    let words = page.words;
    let when = match &row.point {
        Some(point) => words.say("show-claim-after", &[("point", page.point(point).into())]),
        None => words.word("show-claim-nowhere"),
    };
    let kind = row.kind.unwrap_or("unsaid");
    let mut said = vec![words.word(&format!("show-claim-of-{kind}"))];
    said.extend(row.intended.as_deref().map(|written| {
        let written = super::score::shortened(written);
        words.say("show-claim-with", &[("written", written.into())])
    }));
    if row.outcome != "open" {
        said.push(words.word(&format!("show-claim-{}", row.outcome)));
    }
    let verdict = words.word(&format!("show-verdict-{}", row.verdict));
    said.push(match &row.why {
        Some(why) => format!("{verdict}: {why}"),
        None => verdict,
    });
    let args =
        [("player", row.player.unwrap_or("none").into()), ("when", when.into()), ("why", said.join("; ").into())];
    let line = words.say("show-claim-made", &args);
    if row.articles.is_empty() {
        return line;
    }
    let args =
        [("said", line.into()), ("edition", page.facts.laws.into()), ("articles", row.articles.join(", ").into())];
    words.say("show-claim-under", &args)
}

/// Where the game was drawn without a claim, if it was.
fn automatic(page: &Page<'_>) -> Vec<String> {
    let line = |row: &AutomaticDrawRow| {
        let args = [
            ("point", page.point(&row.point).into()),
            ("edition", page.facts.laws.into()),
            ("articles", row.articles.join(", ").into()),
        ];
        page.with_rest(page.words.say(&format!("show-automatic-{}", row.kind), &args), row.rests_on.as_ref())
    };
    let lines: Vec<String> = page.facts.automatic_draws.iter().map(line).collect();
    if lines.is_empty() { lines } else { titled(page, "show-automatic", lines) }
}

/// A claim that could be made: by whom, from when to when, on what, under which articles.
pub(super) fn claim(page: &Page<'_>, row: &ClaimRow) -> String {
    let words = page.words;
    let when = if row.from == row.to {
        words.say("show-claim-after", &[("point", page.point(&row.from).into())])
    } else {
        words.say("show-claim-between", &[("from", page.point(&row.from).into()), ("to", page.point(&row.to).into())])
    };
    let mut moves: Vec<&str> = row.moves.iter().take(MOST_MOVES).map(|played| played.written.as_str()).collect();
    if row.moves.len() > MOST_MOVES {
        moves.push("…");
    }
    let why = words.say(&format!("show-claim-{}-{}", row.kind, row.way), &[("moves", moves.join(", ").into())]);
    let args = [
        ("player", row.player.into()),
        ("when", when.into()),
        ("why", why.into()),
        ("edition", page.facts.laws.into()),
        ("articles", row.articles.join(", ").into()),
    ];
    page.with_rest(words.say("show-claim", &args), row.rests_on.as_ref())
}

fn offer(page: &Page<'_>, row: &DrawOfferRow) -> String {
    let answered = row.answered.as_ref().map(|point| page.point(point)).unwrap_or_default();
    let answer = page.words.say(&format!("show-offer-{}", row.answer), &[("point", answered.into())]);
    let args = [("player", row.player.into()), ("point", page.point(&row.point).into()), ("answer", answer.into())];
    page.words.say("show-offer", &args)
}

/// The periods in which a move was made, and the first.
fn controls(page: &Page<'_>) -> Vec<String> {
    let rows = &page.facts.controls;
    if let (Some(written), []) = (&page.facts.time_control, rows.as_slice()) {
        return vec![page.words.say("show-controls-unread", &[("written", written.as_str().into())])];
    }
    let used = |row: &&ControlRow| row.first_move == rows[0].first_move || row.white.moves + row.black.moves > 0;
    titled(page, "show-controls", rows.iter().filter(used).flat_map(|row| control(page, row)).collect())
}

/// A period of the time control, and a line for each player.
fn control(page: &Page<'_>, row: &ControlRow) -> Vec<String> {
    let words = page.words;
    let moves = match row.last_move {
        Some(last) => words.say("show-period", &[("first", row.first_move.into()), ("last", last.into())]),
        None => words.say("show-period-rest", &[("first", row.first_move.into())]),
    };
    let mut title = format!("{moves}: {}", time(&row.seconds));
    if row.increment.as_f64() > Some(0.0) {
        title = words.say("show-increment", &[("time", title.into()), ("seconds", row.increment.to_string().into())]);
    }
    let side = |player: &str, side: &ControlSideRow| {
        let mut said =
            vec![words.say("show-made", &[("player", player.to_owned().into()), ("moves", side.moves.into())])];
        if row.last_move.is_some() {
            said.push(match &side.completed {
                Some(point) => words.say("show-completed", &[("point", page.point(point).into())]),
                None => words.word("show-not-completed"),
            });
        }
        said.extend(side.clock.as_ref().map(|clock| words.say("show-clock", &[("time", time(clock).into())])));
        format!("  {}", said.join("; "))
    };
    vec![title, side("white", &row.white), side("black", &row.black)]
}

fn clocks(page: &Page<'_>) -> Vec<String> {
    let clocks = &page.facts.clocks;
    let sides = [("white", &clocks.white), ("black", &clocks.black)];
    let lines: Vec<String> =
        sides.into_iter().filter_map(|(player, row)| Some(clock(page, player, row.as_ref()?, page.words))).collect();
    if lines.is_empty() { lines } else { titled(page, "show-clocks", lines) }
}

fn clock(page: &Page<'_>, player: &str, row: &ClockRow, words: &Words) -> String {
    let args = [
        ("player", player.to_owned().into()),
        ("count", row.told.into()),
        ("last", time(&row.last).into()),
        ("point", page.point(&row.last_point).into()),
        ("lowest", time(&row.lowest).into()),
        ("lowestpoint", page.point(&row.lowest_point).into()),
    ];
    words.say("show-clock-of", &args)
}

/// A time as clocks show it: `1:05:07`, with tenths where they are told.
fn time(seconds: &Number) -> String {
    let told = seconds.to_string();
    let (whole, fraction) = told.split_once('.').unwrap_or((&told, ""));
    let Ok(whole) = whole.parse::<u64>() else { return told };
    let tenths = fraction.chars().next().filter(|digit| *digit != '0').map(|digit| format!(".{digit}"));
    format!("{}:{:02}:{:02}{}", whole / 3600, whole / 60 % 60, whole % 60, tenths.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_as_clocks_show_them() {
        for (seconds, shown) in [("0", "0:00:00"), ("307", "0:05:07"), ("36000", "10:00:00"), ("9.5", "0:00:09.5")] {
            let seconds: Number = serde_json::from_str(seconds).unwrap();
            assert_eq!(time(&seconds), shown);
        }
    }
}
