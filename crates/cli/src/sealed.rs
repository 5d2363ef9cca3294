//! `planilla sealed`: judges a sealed move.

use crate::args::{Common, Sealed, Standard};
use crate::console::{Console, Exit};
use crate::envelope::{self, shown as shown_name};
use crate::human::articles;
use crate::output::is_pipe;
use crate::position::chance_line;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{SealedMoveRow, languages_in_short};
use planilla::{EditionName, Message, SealedJudgement, SealedMove, SealedStandard, judge_sealed};
use planilla_board::{Color, Effort, Position};
use planilla_envelope::Envelope;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// Judges the move in the position, by the Laws of one edition or by other rules.
pub(crate) fn run(args: &Sealed, common: &Common, console: &mut Console<'_>) -> io::Result<Exit> {
    if args.new {
        return new(args.output.as_deref(), console);
    }
    if let Some(path) = &args.envelope {
        return envelope::judge(path, args, common, console);
    }
    let (Some(text), Some(fen)) = (&args.text, &args.fen) else { return Ok(Exit::Misuse) };
    let position = match Position::from_fen(fen) {
        Ok(position) => position,
        Err(error) => {
            let why = console.messages.format(&Message::of_fen_faults(error.faults()));
            console.tell("bad-fen", &[("more", normalize_untrusted_str(&why).into())]);
            return Ok(Exit::Misuse);
        }
    };
    let sealed = SealedMove {
        text,
        languages: common.lang.iter().filter_map(|language| language.given()).collect(),
        laws: common.laws.given().unwrap_or(EditionName::newest()),
        standard: args.standard.map_or(SealedStandard::Fide, Standard::of_library),
        effort: Effort::FULL,
    };
    let judged = judge_sealed(&position, &[], &sealed);
    let row = SealedMoveRow::new(&position, &sealed, &judged, console.messages);
    if console.is_human() {
        console.print(sentences(&row, &judged, position.turn(), console.words))?;
    } else {
        console.print_json(&row)?;
    }
    Ok(if judged.is_settled() { Exit::Clean } else { Exit::Findings })
}

/// Prints the template of an envelope, or writes it to a file that is not there yet.
fn new(path: Option<&Path>, console: &mut Console<'_>) -> io::Result<Exit> {
    let template = Envelope::template(console.words.code).or(Envelope::template("en")).unwrap_or_default();
    let Some(path) = path.filter(|path| !is_pipe(path)) else {
        console.hand_over(template.as_bytes())?;
        return Ok(Exit::Clean);
    };
    let made = OpenOptions::new().write(true).create_new(true).open(path);
    if let Err(error) = made.and_then(|mut file| file.write_all(template.as_bytes())) {
        let file = shown_name(&path.display().to_string());
        let id = if error.kind() == io::ErrorKind::AlreadyExists { "seal-exists" } else { "seal-system" };
        console.tell(id, &[("file", file.into()), ("option", "-o".into()), ("more", error.to_string().into())]);
        return Ok(Exit::Misuse);
    }
    Ok(Exit::Clean)
}

/// The verdict, the moves that fit, what follows and why, and what else stands on the paper.
pub(crate) fn sentences(row: &SealedMoveRow, judged: &SealedJudgement, sealer: Color, words: &Words) -> String {
    let id = if row.written.trim().is_empty() { "sealed-blank".to_owned() } else { format!("sealed-{}", row.verdict) };
    let mut lines = vec![words.say(&id, &[("written", shown(&row.written).into())])];
    let fits = judged.moves.iter().zip(&row.moves);
    lines.extend(fits.map(|(rival, row)| format!("  {} ({})", row.san, languages_in_short(rival.languages))));
    lines.push(outcome(row, words));
    lines.extend(indented(&articles(&row.outcome.articles, row.laws, words)));
    if !row.reasonable.is_empty() {
        let moves: Vec<&str> = row.reasonable.iter().map(|one| one.san.as_str()).collect();
        lines.push(words.say("sealed-reasonable", &[("moves", moves.join(" ").into())]));
    }
    for finding in &row.findings {
        lines.push(format!("{}[{}]: {}", words.word(finding.severity), finding.rule, finding.message));
        lines.extend(finding.labels.iter().map(|label| format!("  {}", label.message)));
        lines.extend(indented(&articles(&finding.articles, row.laws, words)));
    }
    if let Some(chance) = &row.opponent_can_mate {
        lines.extend(chance_line(!sealer, chance, words).into_iter().take(1));
    }
    for remark in &row.also {
        lines.push(words.say("sealed-also", &[("what", remark.message.as_str().into())]));
        lines.extend(indented(&articles(&remark.articles, row.laws, words)));
    }
    for open in &row.undecided {
        lines.push(words.say("sealed-undecided", &[("rule", open.rule.into()), ("why", open.why.as_str().into())]));
    }
    lines.iter().map(|line| normalize_untrusted_str(line) + "\n").collect()
}

/// What follows, in a sentence.
fn outcome(row: &SealedMoveRow, words: &Words) -> String {
    let player = row.outcome.player.unwrap_or("none");
    let id = match row.outcome.chooses {
        Some(chooses) => format!("sealed-chooses-{chooses}"),
        None => format!("sealed-outcome-{}", row.outcome.kind),
    };
    words.say(&id, &[("player", player.into())])
}

fn indented(lines: &[String]) -> impl Iterator<Item = String> {
    lines.iter().map(|line| format!("  {line}"))
}

/// The longest text that is quoted in the first line, in characters.
const LONGEST: usize = 60;

/// The text as it is quoted.
fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
