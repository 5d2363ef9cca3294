//! Opening: both files are read, written again in the one form and compared byte by byte, and the commitment is made anew.

use super::refused::{File, OpenError, Reason, Refused};
use super::{Commitment, MOST_MOVE_BYTES, NONCE_BYTES, PUBLIC_FORMAT, SECRET_FORMAT, hex, public_text, secret_text};
use crate::fault::Fault;
use crate::fields::{Envelope, Field};
use crate::read::{Pair, SEAL_KEYS, fill, json, line_at, text};
use crate::value::{MoveText, Raw};
use zeroize::{Zeroize, Zeroizing};

/// An envelope that was opened, and holds what was sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The envelope, with its move.
    pub envelope: Envelope,
    /// The commitment that was kept.
    pub commitment: Commitment,
}

impl Opened {
    /// The move as it was written.
    pub fn move_text(&self) -> &str {
        self.envelope.sealed_move.as_ref().map_or("", |text| &text.0)
    }
}

/// Opens a sealed envelope: proves that the move in the secret file is the one that the public file commits to. Bytes that
/// are not exactly those that [`seal`](crate::seal) writes are refused.
///
/// # Errors
///
/// With the reason, if a file is not as it was made or the two do not belong together.
pub fn open(public: &[u8], secret: &[u8]) -> Result<Opened, OpenError> {
    let public = Open::public(public).map_err(OpenError::File)?;
    let secret = Closed::secret(secret).map_err(OpenError::File)?;
    let made = Commitment::to(&public_text(&public.envelope, None), &secret.move_text, &secret.nonce);
    if public.commitment != secret.commitment {
        let wrong = match made {
            _ if made == secret.commitment => Some(File::Public),
            _ if made == public.commitment => Some(File::Secret),
            _ => None,
        };
        let (public_line, secret_line) = (public.commitment_line, secret.commitment_line);
        return Err(OpenError::OtherCommitment { wrong, public_line, secret_line });
    }
    if made != public.commitment {
        return Err(OpenError::NotCommitted);
    }
    let mut envelope = public.envelope;
    envelope.sealed_move = Some(MoveText(secret.move_text.to_string()));
    Ok(Opened { envelope, commitment: made })
}

/// An envelope in its one form without a commitment, as it is read back.
pub(super) fn envelope(canonical: &str) -> Result<Envelope, Fault> {
    let fault = |line| Fault { line, key: None, kind: crate::FaultKind::NotText };
    text(canonical.as_bytes())?;
    let (pairs, faults) = json::pairs(canonical);
    let mut envelope = Envelope::default();
    let own = pairs.iter().filter(|pair| pair.key != "format");
    match faults.into_iter().chain(fill(&mut envelope, own)).next() {
        Some(fault) => Err(fault),
        None => match differing(canonical, &public_text(&envelope, None)) {
            Some(line) => Err(fault(line)),
            None => Ok(envelope),
        },
    }
}

/// A public file as it is read.
struct Open {
    envelope: Envelope,
    commitment: Commitment,
    commitment_line: usize,
}

impl Open {
    fn public(bytes: &[u8]) -> Result<Open, Refused> {
        let file = File::Public;
        let (text, pairs) = read(file, bytes)?;
        let keys = Keys { file, pairs: &pairs };
        keys.format(PUBLIC_FORMAT)?;
        let (commitment, commitment_line) = keys.digits("commitment")?;
        let mut envelope = Envelope::default();
        let own = pairs.iter().filter(|pair| !SEAL_KEYS.contains(&pair.key.as_str()));
        if let Some(fault) = fill(&mut envelope, own).into_iter().next() {
            return Err(Refused { file, line: fault.line, reason: Reason::Fault(fault) });
        }
        if let Some(pair) = pairs.iter().find(|pair| pair.key == Field::Move.key()) {
            return Err(Refused { file, line: pair.line, reason: Reason::MoveInEnvelope });
        }
        let commitment = Commitment(*commitment);
        same(file, text, &public_text(&envelope, Some(commitment)))?;
        Ok(Open { envelope, commitment, commitment_line })
    }
}

/// A secret file as it is read.
struct Closed {
    move_text: Zeroizing<String>,
    nonce: Zeroizing<[u8; NONCE_BYTES]>,
    commitment: Commitment,
    commitment_line: usize,
}

impl Closed {
    fn secret(bytes: &[u8]) -> Result<Closed, Refused> {
        let file = File::Secret;
        let (text, mut pairs) = read(file, bytes)?;
        let closed = Closed::of(text, &pairs);
        for pair in &mut pairs {
            if let Raw::Text(text) | Raw::Number(text) | Raw::Other(text) = &mut pair.value {
                text.zeroize();
            }
        }
        closed
    }

    fn of(text: &str, pairs: &[Pair]) -> Result<Closed, Refused> {
        let file = File::Secret;
        let keys = Keys { file, pairs };
        keys.format(SECRET_FORMAT)?;
        let known = ["commitment", "format", "move", "nonce"];
        if let Some(pair) = pairs.iter().find(|pair| !known.contains(&pair.key.as_str())) {
            return Err(Refused { file, line: pair.line, reason: Reason::ForeignKey });
        }
        let (commitment, commitment_line) = keys.digits("commitment")?;
        let (nonce, _) = keys.digits("nonce")?;
        let pair = keys.one("move")?;
        let move_text = match &pair.value {
            Raw::Text(text) if text.len() <= MOST_MOVE_BYTES => Zeroizing::new(text.clone()),
            _ => return Err(Refused { file, line: pair.line, reason: Reason::Move }),
        };
        let commitment = Commitment(*commitment);
        same(file, text, &secret_text(&move_text, &nonce, commitment))?;
        Ok(Closed { move_text, nonce, commitment, commitment_line })
    }
}

/// The text of a file, and its keys.
fn read(file: File, bytes: &[u8]) -> Result<(&str, Vec<Pair>), Refused> {
    let refused = |fault: Fault| Refused { file, line: fault.line, reason: Reason::Fault(fault) };
    text(bytes).map_err(refused)?;
    // The mark of the encoding is a change like any other, and is found when the bytes are compared.
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    if text.starts_with('\u{FEFF}') {
        return Err(Refused { file, line: 1, reason: Reason::Form });
    }
    let (pairs, faults) = json::pairs(text);
    faults.into_iter().next().map_or(Ok((text, pairs)), |fault| Err(refused(fault)))
}

/// The keys of a file.
struct Keys<'a> {
    file: File,
    pairs: &'a [Pair],
}

impl<'a> Keys<'a> {
    /// The one pair of a key.
    fn one(&self, key: &'static str) -> Result<&'a Pair, Refused> {
        let mut found = self.pairs.iter().filter(|pair| pair.key == key);
        let refused = |line, reason| Err(Refused { file: self.file, line, reason });
        match (found.next(), found.next()) {
            (None, _) => refused(1, Reason::MissingKey { key }),
            (_, Some(again)) => refused(again.line, Reason::Twice { key }),
            (Some(pair), None) => Ok(pair),
        }
    }

    fn format(&self, wanted: &str) -> Result<(), Refused> {
        let pair = self.one("format")?;
        let found = match &pair.value {
            Raw::Text(text) if text == wanted => return Ok(()),
            Raw::Text(text) if text == PUBLIC_FORMAT => Some(File::Public),
            Raw::Text(text) if text == SECRET_FORMAT => Some(File::Secret),
            _ => None,
        };
        Err(Refused { file: self.file, line: pair.line, reason: Reason::Format { found } })
    }

    /// The 32 bytes behind a key, and its line.
    fn digits(&self, key: &'static str) -> Result<(Zeroizing<[u8; 32]>, usize), Refused> {
        let pair = self.one(key)?;
        match &pair.value {
            Raw::Text(text) => hex::read(text).map(|bytes| (Zeroizing::new(bytes), pair.line)),
            _ => None,
        }
        .ok_or(Refused { file: self.file, line: pair.line, reason: Reason::Digits { key } })
    }
}

/// Compares a file with its one form.
fn same(file: File, text: &str, canonical: &str) -> Result<(), Refused> {
    differing(text, canonical).map_or(Ok(()), |line| Err(Refused { file, line, reason: Reason::Form }))
}

/// The line of the first byte that differs.
fn differing(text: &str, other: &str) -> Option<usize> {
    let (text, other) = (text.as_bytes(), other.as_bytes());
    let same = text.iter().zip(other).take_while(|(a, b)| a == b).count();
    (text != other).then(|| line_at(text, same))
}
