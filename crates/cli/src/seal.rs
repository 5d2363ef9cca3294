//! `planilla seal`: seals a move, so that everybody can have the envelope and nobody can read it. The move and its nonce are
//! in memory and in the secret file, and nowhere else: they are never printed, and no other file is made on the way.

mod ask;
mod pair;

use crate::args::{Common, Seal};
use crate::console::{Console, Exit};
use crate::envelope::{self, fault_said, shown};
use crate::surroundings::Surroundings;
use ask::Ask;
use pair::Pair;
use planilla::report::SealRow;
use planilla::{EnvelopeCase, judge_sealed};
use planilla_board::{Effort, Position};
use planilla_envelope::{MOST_MOVE_BYTES, SealError, SystemNonces, seal};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Seals a move into the envelope of a file.
pub(crate) fn run(
    args: &Seal,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let Some(read) = envelope::read(&args.envelope, console) else { return Ok(Exit::Misuse) };
    let file = shown(&args.envelope.display().to_string());
    if read.sealed {
        console.tell("seal-sealed", &[("file", file.into())]);
        return Ok(Exit::Misuse);
    }
    if !read.faults.is_empty() {
        return Ok(Exit::Misuse);
    }
    // Before anybody writes a move down.
    if read.envelope.sealed_move.is_some() {
        console.tell("seal-move-in-envelope", &[("file", file.into())]);
        return Ok(Exit::Misuse);
    }
    let public = args.public.clone().unwrap_or_else(|| beside(&args.envelope, "public"));
    let secret = args.secret.clone().unwrap_or_else(|| beside(&args.envelope, "secret"));
    for (path, option) in [(&public, "--public"), (&secret, "--secret")] {
        if path.symlink_metadata().is_ok() {
            let path = shown(&path.display().to_string());
            console.tell("seal-exists", &[("file", path.into()), ("option", option.into())]);
            return Ok(Exit::Misuse);
        }
    }
    let mut ask = Ask { terminal: around.terminals.stdin, visible: args.visible, stdin: io::BufReader::new(stdin) };
    let case = EnvelopeCase { effort: Effort::Fast, ..envelope::case(&read, None, common) };
    let position = read.envelope.fen.as_ref().and_then(|fen| Position::from_fen(&fen.0).ok());
    if position.is_none() && !args.no_warn {
        console.tell("seal-not-judged", &[("file", file.clone().into())]);
    }
    let warned = |text: &str| {
        let judged = judge_sealed(&position.filter(|_| !args.no_warn)?, &[], &case.sealed(text));
        (!judged.verdict.is_one_move()).then_some(judged.verdict)
    };
    let text = match ask.the_move(args.text.as_deref(), &warned, console) {
        Ok(text) => text,
        Err(told) if told.warned => return Ok(Exit::Findings),
        Err(told) => {
            console.tell(told.id, &[("most", MOST_MOVE_BYTES.into()), ("more", told.more.into())]);
            return Ok(Exit::Misuse);
        }
    };
    let sealed = match seal(&read.envelope, &text, &mut SystemNonces) {
        Ok(sealed) => sealed,
        Err(error) => {
            let (id, more) = match error {
                SealError::MoveInEnvelope => ("seal-move-in-envelope", String::new()),
                SealError::MoveTooLong { .. } => ("seal-too-long", String::new()),
                SealError::Nonce(error) => ("seal-no-nonce", error.0),
                SealError::Unfit(fault) => ("seal-unfit", fault_said(&fault, console.words)),
            };
            console.tell(id, &[("file", file.into()), ("most", MOST_MOVE_BYTES.into()), ("more", more.into())]);
            return Ok(Exit::Misuse);
        }
    };
    let (public_text, secret_text) = (sealed.0.to_text(), sealed.1.to_text());
    let written =
        Pair::begin(&public, &secret).and_then(|pair| pair.write(public_text.as_bytes(), secret_text.as_bytes()));
    if let Err((path, error)) = written {
        let file = shown(&path.display().to_string());
        let id = if error.kind() == io::ErrorKind::AlreadyExists { "seal-exists" } else { "seal-not-written" };
        let option = if path == public { "--public" } else { "--secret" };
        console.tell(id, &[("file", file.into()), ("option", option.into()), ("more", error.to_string().into())]);
        return Ok(Exit::Misuse);
    }
    let commitment = sealed.0.commitment.to_string();
    let (public, secret) = (public.display().to_string(), secret.display().to_string());
    if console.is_human() {
        console.print_line(&console.words.say("seal-public", &[("file", shown(&public).into())]))?;
        console.print_line(&console.words.say("seal-secret", &[("file", shown(&secret).into())]))?;
        console.print_line(&console.words.say("seal-commitment", &[("commitment", commitment.into())]))?;
    } else {
        console.print_json(&SealRow::new(public, secret, commitment))?;
    }
    Ok(Exit::Clean)
}

/// `game.toml` becomes `game.public.json`.
fn beside(envelope: &Path, kind: &str) -> PathBuf {
    envelope.with_extension(format!("{kind}.json"))
}
