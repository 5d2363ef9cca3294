//! `planilla open`: proves that a move is the one that was sealed.

use crate::args::{Common, Open};
use crate::console::{Console, Exit};
use crate::envelope::{self, fault_said, shown};
use crate::words::Words;
use planilla::report::{EnvelopeJudgedRow, OpenedRow};
use planilla::{SealedJudgement, judge_envelope};
use planilla_envelope::{FaultKind, File, MOST_MOVE_BYTES, OpenError, Opened, Read, Reason, Refused, open};
use std::io;

/// Opens an envelope with its secret.
pub(crate) fn run(args: &Open, common: &Common, console: &mut Console<'_>) -> io::Result<Exit> {
    let (public, secret) = (envelope::bytes(&args.envelope, console), envelope::bytes(&args.secret, console));
    let (Some(public), Some(secret)) = (public, secret) else { return Ok(Exit::Misuse) };
    match open(&public, &secret) {
        Ok(opened) => show(&opened, common, console),
        Err(error) => {
            let sentence = shown(&said(&error, args, console.words));
            console.say(&format!("planilla: {sentence}"));
            Ok(Exit::Misuse)
        }
    }
}

/// Says that the move is the one that was sealed, and judges it as the envelope has it.
fn show(opened: &Opened, common: &Common, console: &mut Console<'_>) -> io::Result<Exit> {
    let read = Read { envelope: opened.envelope.clone(), ..Read::default() };
    let case = envelope::case(&read, None, common);
    let judged = judge_envelope(&case, &[]);
    let row = EnvelopeJudgedRow::new(&case, &judged, None, "", console.messages).sealed;
    if console.is_human() {
        let commitment = opened.commitment.to_string();
        let args = [("written", opened.move_text().into()), ("commitment", commitment.into())];
        let blank = opened.move_text().trim().is_empty();
        let id = if blank { "open-proved-blank" } else { "open-proved" };
        console.print_line(&shown(&console.words.say(id, &args)))?;
        match envelope::of_move(&judged, row.as_ref(), console) {
            Some(said) => console.print(said)?,
            None => console.print_line(&console.words.word("open-not-judged"))?,
        }
    } else {
        console.print_json(&OpenedRow::new(opened, row))?;
    }
    let settled = judged.sealed.as_ref().is_none_or(SealedJudgement::is_settled);
    Ok(if settled { Exit::Clean } else { Exit::Findings })
}

/// Why the envelope is not opened: file and line, and what is wrong there.
fn said(error: &OpenError, args: &Open, words: &Words) -> String {
    let name = |file| if file == File::Public { &args.envelope } else { &args.secret }.display().to_string();
    let (public, secret) = (name(File::Public), name(File::Secret));
    match error {
        OpenError::File(refused) => {
            format!("{}:{}: {}", name(refused.file), refused.line, reason_said(refused, words))
        }
        OpenError::OtherCommitment { wrong: Some(file), public_line, secret_line } => {
            let (id, line) = match file {
                File::Public => ("open-commitment-public", public_line),
                File::Secret => ("open-commitment-secret", secret_line),
            };
            format!("{}:{line}: {}", name(*file), words.word(id))
        }
        OpenError::OtherCommitment { wrong: None, .. } => {
            words.say("open-not-together", &[("file", public.into()), ("other", secret.into())])
        }
        OpenError::NotCommitted => {
            words.say("open-not-committed", &[("file", public.into()), ("other", secret.into())])
        }
    }
}

fn reason_said(refused: &Refused, words: &Words) -> String {
    let keyed = |id: &str, key: &str| words.say(id, &[("key", key.into())]);
    match &refused.reason {
        // What the reader of JSON says may quote what it met.
        Reason::Fault(fault) => match &fault.kind {
            FaultKind::Syntax { .. } if refused.file == File::Secret => words.word("open-no-json"),
            _ => fault_said(fault, words),
        },
        Reason::MissingKey { key } => keyed("open-missing-key", key),
        Reason::ForeignKey => words.word("open-foreign-key"),
        Reason::Twice { key } => keyed("envelope-twice", key),
        Reason::MoveInEnvelope => words.word("open-move-in-envelope"),
        Reason::Format { found: Some(_) } => words.word("open-swapped"),
        Reason::Format { found: None } => words.word("open-format"),
        Reason::Digits { key } => keyed("open-digits", key),
        Reason::Move => words.say("open-move", &[("most", MOST_MOVE_BYTES.into())]),
        Reason::Form => words.word("open-form"),
    }
}
