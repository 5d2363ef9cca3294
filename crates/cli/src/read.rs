//! `planilla move`: reads one written move.

use crate::args::{Common, Move};
use crate::console::{Console, Exit};
use crate::human::articles;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{MoveReadRow, languages_in_short};
use planilla::{Edition, EditionName, Message, Reading, read_in};
use planilla_board::Position;
use planilla_notation::Language;
use std::io;

/// So many languages are listed in full.
const MOST_CODES: usize = 8;

/// Reads the move in the position, in the languages named or in all.
pub(crate) fn run(args: &Move, common: &Common, console: &mut Console<'_>) -> io::Result<Exit> {
    let position = match Position::from_fen(&args.fen) {
        Ok(position) => position,
        Err(error) => {
            let why = console.messages.format(&Message::of_fen_faults(error.faults()));
            console.tell("bad-fen", &[("more", normalize_untrusted_str(&why).into())]);
            return Ok(Exit::Misuse);
        }
    };
    let languages: Vec<&'static Language> = common.lang.iter().filter_map(|language| language.given()).collect();
    let laws = common.laws.given().unwrap_or(EditionName::newest());
    let reading = read_in(&args.text, &position, &languages, Edition::of(laws));
    let row = MoveReadRow::new(&args.text, &reading, &position, laws, console.messages);
    if console.is_human() {
        console.print(sentences(&row, &reading, laws, console.words))?;
    } else {
        console.print_json(&row)?;
    }
    Ok(if reading.status.is_read() { Exit::Clean } else { Exit::Findings })
}

/// What the move is; or why it is none, and what it rests on.
fn sentences(row: &MoveReadRow, reading: &Reading, laws: EditionName, words: &Words) -> String {
    let mut lines = Vec::new();
    if let [only] = row.candidates.as_slice() {
        let args = [("written", row.written.as_str().into()), ("san", only.san.as_str().into())];
        lines.push(words.say(&format!("move-{}", row.status), &args));
        let languages = match reading.candidates.as_slice() {
            [rival] if only.languages.len() > MOST_CODES => languages_in_short(rival.languages),
            _ => only.languages.join(", "),
        };
        lines.push(words.say("move-languages", &[("languages", languages.into())]));
    } else if row.findings.is_empty() {
        let blank = row.written.trim().is_empty();
        let said = words.say("move-missing", &[("written", row.written.as_str().into())]);
        lines.push(if blank { words.word("move-blank") } else { said });
    }
    for finding in &row.findings {
        lines.push(format!("{}[{}]: {}", words.word(finding.severity), finding.rule, finding.message));
        lines.extend(articles(&finding.articles, laws.as_str(), words).iter().map(|articles| format!("  {articles}")));
    }
    lines.iter().map(|line| normalize_untrusted_str(line) + "\n").collect()
}
