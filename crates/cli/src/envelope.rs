//! The file of an envelope: read whole, with what is wrong in it said in the user's language.

use crate::args::{Common, Sealed, Standard};
use crate::console::{Console, Exit};
use crate::human::articles;
use crate::sealed;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{EnvelopeJudgedRow, SealedMoveRow};
use planilla::{EnvelopeCase, EnvelopeJudgement, EnvelopeSheet, SealedJudgement, Severity, judge_envelope};
use planilla_envelope::{Envelope, Expected, Fault, FaultKind, MOST_BYTES, MOST_MOVE_BYTES, Read};
use planilla_files::read_whole;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use zeroize::Zeroizing;

/// The bytes of a file, one more than an envelope may have at the most; none if it cannot be read, which is said.
pub(crate) fn bytes(path: &Path, console: &mut Console<'_>) -> Option<Zeroizing<Vec<u8>>> {
    let read = || {
        let mut bytes = Zeroizing::new(Vec::with_capacity(MOST_BYTES + 1));
        File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        io::Result::Ok(bytes)
    };
    match read() {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            let id = match error.kind() {
                io::ErrorKind::NotFound => "unreadable-not-found",
                io::ErrorKind::PermissionDenied => "unreadable-denied",
                _ => "seal-system",
            };
            let name = path.display().to_string();
            console.tell(id, &[("file", shown(&name).into()), ("more", error.to_string().into())]);
            None
        }
    }
}

/// Reads an envelope and says what is wrong in its file; none if it cannot be read at all.
pub(crate) fn read(path: &Path, console: &mut Console<'_>) -> Option<Read> {
    let bytes = bytes(path, console)?;
    let read = Envelope::read(&bytes);
    tell_faults(path, &read, console);
    Some(read)
}

fn tell_faults(path: &Path, read: &Read, console: &mut Console<'_>) {
    let name = path.display().to_string();
    for fault in &read.faults {
        let sentence = format!("{name}:{}: {}", fault.line, fault_said(fault, console.words));
        console.say(&format!("planilla: {}", shown(&sentence)));
    }
}

/// The case of an envelope, with what the options say.
pub(crate) fn case<'e>(read: &'e Read, standard: Option<Standard>, common: &Common) -> EnvelopeCase<'e> {
    EnvelopeCase {
        laws: common.laws.given(),
        languages: common.lang.iter().filter_map(|language| language.given()).collect(),
        standard: standard.map(Standard::of_library),
        ..EnvelopeCase::new(read)
    }
}

/// `planilla sealed ENVELOPE [SHEET]...`: what is to be said of the envelope, and then of its move.
pub(crate) fn judge(path: &Path, args: &Sealed, common: &Common, console: &mut Console<'_>) -> io::Result<Exit> {
    let Some(bytes) = bytes(path, console) else { return Ok(Exit::Misuse) };
    let read = Envelope::read(&bytes);
    tell_faults(path, &read, console);
    let (mut sheets, mut faults) = (Vec::new(), Vec::new());
    for sheet in &args.sheets {
        let name = sheet.display().to_string();
        match read_whole(sheet, MOST_SHEET) {
            Ok(bytes) => sheets.push((name, bytes)),
            Err(fault) => faults.push((name, fault)),
        }
    }
    console.tell_unreadable(&faults);
    let misused = !read.faults.is_empty() || !faults.is_empty();
    let list: Vec<_> = sheets.iter().map(|(name, bytes)| EnvelopeSheet { name, bytes }).collect();
    let case = case(&read, args.standard, common);
    let judged = judge_envelope(&case, &list);
    let text = std::str::from_utf8(&bytes).unwrap_or_default().trim_start_matches('\u{FEFF}');
    let row = EnvelopeJudgedRow::new(&case, &judged, Some(path.display().to_string()), text, console.messages);
    if console.is_human() {
        console.print(envelope_said(&row, console.words))?;
        let closed = if read.sealed { "envelope-closed" } else { "envelope-no-move" };
        match of_move(&judged, row.sealed.as_ref(), console) {
            Some(said) => console.print(said)?,
            None => console.print_line(&console.words.word(closed))?,
        }
    } else {
        console.print_json(&row)?;
    }
    let errors = judged.findings.iter().any(|finding| finding.severity == Severity::Error);
    let settled = judged.sealed.as_ref().is_none_or(SealedJudgement::is_settled);
    Ok(match (misused, errors || !settled) {
        (true, _) => Exit::Misuse,
        (_, true) => Exit::Findings,
        _ => Exit::Clean,
    })
}

/// No scoresheet is longer.
const MOST_SHEET: u64 = 4 * 1024 * 1024;

/// What is said to people of the move of an envelope, if it was judged.
pub(crate) fn of_move(
    judged: &EnvelopeJudgement,
    row: Option<&SealedMoveRow>,
    console: &Console<'_>,
) -> Option<String> {
    let (sealed, position) = (judged.sealed.as_ref()?, judged.position?);
    Some(sealed::sentences(row?, sealed, position.turn(), console.words))
}

/// What is found in an envelope, what follows, and what is not decided.
fn envelope_said(row: &EnvelopeJudgedRow, words: &Words) -> String {
    let mut lines = Vec::new();
    let laws = |cited: &[&str]| {
        let cited = if row.standard == "fide" { articles(cited, row.laws, words) } else { Vec::new() };
        cited.into_iter().map(|line| format!("  {line}")).collect::<Vec<_>>()
    };
    for finding in &row.findings {
        lines.push(format!("{}[{}]: {}", words.word(finding.severity), finding.rule, finding.message));
        lines.extend(laws(&finding.articles));
    }
    for follows in &row.follows {
        lines.push(words.say("envelope-follows", &[("what", follows.message.as_str().into())]));
        lines.extend(laws(&follows.articles.iter().map(String::as_str).collect::<Vec<_>>()));
    }
    for open in &row.undecided {
        lines.push(words.say("sealed-undecided", &[("rule", open.rule.into()), ("why", open.why.as_str().into())]));
    }
    if row.findings.is_empty() {
        lines.push(words.word("envelope-in-order"));
    }
    lines.iter().map(|line| normalize_untrusted_str(line) + "\n").collect()
}

/// A text from outside, as a terminal can show it.
pub(crate) fn shown(text: &str) -> String {
    normalize_untrusted_str(text)
}

/// What is wrong, and what to write instead.
pub(crate) fn fault_said(fault: &Fault, words: &Words) -> String {
    let key = fault.key.as_deref().unwrap_or_default();
    let keyed = |id: &str, more: &[(&str, &str)]| {
        let mut args = vec![("key", key.into())];
        args.extend(more.iter().map(|(name, value)| (*name, (*value).into())));
        words.say(id, &args)
    };
    match &fault.kind {
        FaultKind::TooLong { .. } => words.say("envelope-too-long", &[("most", MOST_BYTES.into())]),
        FaultKind::NotText => words.word("envelope-not-text"),
        FaultKind::Syntax { format, message } => keyed("envelope-syntax", &[("format", format), ("more", message)]),
        FaultKind::UnknownKey { nearest: Some(nearest) } => keyed("envelope-unknown-key-near", &[("nearest", nearest)]),
        FaultKind::UnknownKey { nearest: None } => keyed("envelope-unknown-key", &[]),
        FaultKind::Twice => keyed("envelope-twice", &[]),
        FaultKind::Value { written, expected } => {
            keyed("envelope-value", &[("written", written), ("expected", &expected_said(*expected, words))])
        }
    }
}

/// What can stand behind a key.
fn expected_said(expected: Expected, words: &Words) -> String {
    match expected {
        Expected::Text => words.word("envelope-expected-text"),
        Expected::Fen => words.word("envelope-expected-fen"),
        Expected::Move => words.say("envelope-expected-move", &[("most", MOST_MOVE_BYTES.into())]),
        Expected::ClockTime => words.word("envelope-expected-clock"),
        Expected::Date => words.word("envelope-expected-date"),
        Expected::DayTime => words.word("envelope-expected-time"),
        Expected::When => words.word("envelope-expected-when"),
        Expected::Number { least, most } => {
            let (least, most) = (least.to_string(), most.to_string());
            words.say("envelope-expected-number", &[("least", least.into()), ("most", most.into())])
        }
        Expected::OneOf(list) => {
            let list: Vec<_> = list.iter().map(|word| format!("`{word}`")).collect();
            words.say("envelope-expected-word", &[("words", list.join(" ").into())])
        }
    }
}
